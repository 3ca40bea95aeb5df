<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AsOthersView</name>
    <message>
        <source>BLEU in other programs</source>
        <translation>其他程序的 BLEU</translation>
    </message>
    <message>
        <source>{candidate}: BLEU {score} here. Each program scores the same segments by its own rules, with default options. In parentheses: the points each rule adds or takes away.</source>
        <translation>{candidate}：本程序算得的 BLEU 为 {score}。各程序以默认选项、按各自的规则为同样的句段评分。括号内为每条规则增减的分数。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>BandScale</name>
    <message>
        <source>BLEU {score} on a scale from 0 to 100</source>
        <translation>BLEU {score}（0～100）</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>segments: {count}</source>
        <translation>{count} 个句段</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Add a later version…</source>
        <translation>添加后续版本…</translation>
    </message>
    <message>
        <source>Versions that are compared</source>
        <translation>所比较的版本</translation>
    </message>
    <message>
        <source>Suggestions and final texts</source>
        <translation>建议译文和最终译文</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>建议译文</translation>
    </message>
    <message>
        <source>Final texts</source>
        <translation>最终译文</translation>
    </message>
    <message>
        <source>Comparing suggestions with final texts…</source>
        <translation>正在比较建议译文与最终译文…</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>费率…</translation>
    </message>
    <message>
        <source>Most changed segments</source>
        <translation>改动最多的句段</translation>
    </message>
    <message>
        <source>Show in Segments</source>
        <translation>在“句段”页查看</translation>
    </message>
    <message>
        <source>Choose a segment to check it by hand, character by character.</source>
        <translation>选择一个句段，即可逐个字符手工核对。</translation>
    </message>
    <message>
        <source>Show {count} more</source>
        <translation>再显示 {count} 个</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>建议译文</translation>
    </message>
    <message>
        <source>Final text</source>
        <translation>最终译文</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>Check by hand</source>
        <translation>手工核对</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>inserted</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>One of the texts is missing, so nothing was compared.</source>
        <translation>缺少其中一方的文字，因此没有比较。</translation>
    </message>
    <message>
        <source>{changed} of {all} characters changed: similarity {percent}</source>
        <translation>{all} 个字符中改动 {changed} 个：相似度 {percent}</translation>
    </message>
    <message>
        <source>What are these origins?</source>
        <translation>这些来源属于什么类型？</translation>
    </message>
    <message>
        <source>The file does not state their kind. As long as it is open, they have the weights of any origin.</source>
        <translation>文件没有注明其类型。在确定之前，它们采用适用于所有来源的权重。</translation>
    </message>
    <message>
        <source>kind not stated</source>
        <translation>类型未注明</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>ChecksPage</name>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>正在检查文件…</translation>
    </message>
    <message>
        <source>Effect on BLEU</source>
        <translation>对 BLEU 的影响</translation>
    </message>
    <message>
        <source>Possible problems in the files</source>
        <translation>文件中可能存在的问题</translation>
    </message>
    <message>
        <source>No problems were found in the characters, languages, lengths and alignment of the texts, and no traces of other programs.</source>
        <translation>文本的字符、语言、长度和对齐均未发现问题，也没有其他程序留下的痕迹。</translation>
    </message>
    <message>
        <source>Applied fixes</source>
        <translation>已应用的修正</translation>
    </message>
    <message>
        <source>Fixes applied to all texts affect the score and are recorded in the signature. The files themselves are never changed.</source>
        <translation>应用于所有文本的修正会影响得分，并记录在签名中。文件本身始终不会改动。</translation>
    </message>
    <message>
        <source>Show {count} in Segments</source>
        <translation>在“句段”中显示 {count} 个</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>95% CI, lower end</source>
        <translation>95% 置信区间下限</translation>
    </message>
    <message>
        <source>95% CI, upper end</source>
        <translation>95% 置信区间上限</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Not the baseline</source>
        <translation>不是基准</translation>
    </message>
    <message>
        <source>Compare all pairs again (space bar)</source>
        <translation>恢复两两比较（空格键）</translation>
    </message>
    <message>
        <source>Compare the others with this candidate (space bar)</source>
        <translation>以此候选译文为基准（空格键）</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>The baseline: the candidate with which the others are compared.</source>
        <translation>基准：用来与其他各份候选译文比较的那一份。</translation>
    </message>
    <message>
        <source>Show segments</source>
        <translation>显示句段</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>比较依据</translation>
    </message>
    <message>
        <source>Compare all pairs</source>
        <translation>两两比较</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>Matrix of candidates</source>
        <translation>候选译文矩阵</translation>
    </message>
    <message>
        <source>Compute the confidence interval</source>
        <translation>计算置信区间</translation>
    </message>
    <message>
        <source>Compute intervals and significance</source>
        <translation>计算置信区间和显著性</translation>
    </message>
    <message>
        <source>Each cell is the row’s score minus the column’s.</source>
        <translation>每个单元格的值为所在行的得分减去所在列的得分。</translation>
    </message>
    <message>
        <source>Only differences from the baseline have been tested.</source>
        <translation>仅检验了与基准之间的差值。</translation>
    </message>
    <message>
        <source>Differences are measured from the best candidate. Click ☆ to choose another baseline.</source>
        <translation>差值相对于得分最佳的候选译文。单击 ☆ 可另选基准。</translation>
    </message>
    <message>
        <source>{candidate} against {rival}</source>
        <translation>{candidate} 与 {rival} 相比</translation>
    </message>
    <message>
        <source>Show all segments of both</source>
        <translation>显示两者的全部句段</translation>
    </message>
    <message>
        <source>Comparing segments…</source>
        <translation>正在比较句段…</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Where {name} is furthest ahead</source>
        <translation>{name} 领先最多的句段</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>句段 {number}</translation>
    </message>
    <message>
        <source>Segments with the higher sentence BLEU</source>
        <translation>句级 BLEU 较高的句段</translation>
    </message>
    <message>
        <source>Below each number, the points of BLEU that the segment adds to the difference between the two scores; the most come first. The average of sentence BLEU is not the BLEU of the text.</source>
        <translation>每个编号下方是该句段在两个得分之差中所占的 BLEU 分数，占得最多的排在前面。句级 BLEU 的平均值并不是全文的 BLEU。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>Sentence BLEU</source>
        <translation>句级 BLEU</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Scoring the references against each other…</source>
        <translation>正在计算参考译文之间的得分…</translation>
    </message>
    <message>
        <source>{name}: {score} (best candidate against the same references: {best})</source>
        <translation>{name}：{score}（最佳候选译文以同样的参考译文为参照：{best}）</translation>
    </message>
    <message>
        <source>Dashed lines show how far apart the references are: each is scored against the others, that is, with one reference fewer than the candidates have.</source>
        <translation>虚线显示参考译文彼此相差多远：每份参考译文都以其余各份为参照评分，因此所用的参考译文比候选译文少一份。</translation>
    </message>
    <message>
        <source>Agreement with external scores</source>
        <translation>与外部得分的一致程度</translation>
    </message>
    <message>
        <source>External score</source>
        <translation>外部得分</translation>
    </message>
    <message>
        <source>Computed score</source>
        <translation>本程序计算的得分</translation>
    </message>
    <message>
        <source>Each point is a segment. Click one to open it.</source>
        <translation>每个点是一个句段。单击即可打开。</translation>
    </message>
    <message>
        <source>{candidate} has no external scores.</source>
        <translation>{candidate} 没有外部得分。</translation>
    </message>
    <message>
        <source>{candidate}, {metric}: {note}</source>
        <translation>{candidate}，{metric}：{note}</translation>
    </message>
    <message>
        <source>{given} against {metric}, by segment</source>
        <translation>各句段的 {given} 与 {metric}</translation>
    </message>
    <message>
        <source>Use the arrow keys to move between points and Enter to open the segment.</source>
        <translation>用方向键在各点之间移动，按 Enter 键打开句段。</translation>
    </message>
    <message>
        <source>Segment {number}: {metric} {score}, {given} {other}</source>
        <translation>句段 {number}：{metric} {score}，{given} {other}</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy without headings</source>
        <translation>复制（不含标题行）</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>程序出错</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>发生意外错误。</translation>
    </message>
    <message>
        <source>Your files and settings are safe, and you can keep working. The report below helps to fix the problem. It contains none of your text, but it may contain names of files and folders. It is not sent anywhere; copy it if you want to pass it on.</source>
        <translation>您的文件和设置均完好，可以继续工作。下面的报告有助于修复此问题。报告不含您的文本内容，但可能含有文件名和文件夹名。本程序不会将报告发送到任何地方；如需转交他人，请自行复制。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>错误报告</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
</context>
<context>
    <name>FieldChooser</name>
    <message>
        <source>None (the first row is text)</source>
        <translation>无（第一行就是文本）</translation>
    </message>
    <message>
        <source>Detected in each sheet</source>
        <translation>在各工作表中自动检测</translation>
    </message>
    <message>
        <source>Row {row}: {texts}</source>
        <translation>第 {row} 行：{texts}</translation>
    </message>
    <message>
        <source>Choose at least one text.</source>
        <translation>请至少选择一份文本。</translation>
    </message>
    <message>
        <source>Texts in “{file}”</source>
        <translation>“{file}”中的文本</translation>
    </message>
    <message>
        <source>This file contains several texts. Choose how each of them is used.</source>
        <translation>此文件包含多份文本。请选择每份文本的用途。</translation>
    </message>
    <message>
        <source>These roles were chosen automatically. Change any that are wrong.</source>
        <translation>用途由程序自动选定，如有不当，请更改。</translation>
    </message>
    <message>
        <source>&amp;Direction of the scores</source>
        <translation>得分的优劣方向(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Grades, the best first</source>
        <translation>等级，从最好的开始(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>工作表(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Headings</source>
        <translation>标题行(&amp;H)</translation>
    </message>
    <message>
        <source>All: {names}</source>
        <translation>全部：{names}</translation>
    </message>
    <message>
        <source>{name}, hidden</source>
        <translation>{name}（已隐藏）</translation>
    </message>
    <message>
        <source>{name} (rows: {count})</source>
        <translation>{name}（{count} 行）</translation>
    </message>
    <message>
        <source>Use as</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>First segments</source>
        <translation>开头的句段</translation>
    </message>
    <message>
        <source>Showing {shown} of {count}.</source>
        <translation>显示 {shown} 项，共 {count} 项。</translation>
    </message>
    <message>
        <source>References: {count}</source>
        <translation>{count} 份参考译文</translation>
    </message>
    <message>
        <source>Candidates: {count}</source>
        <translation>{count} 份候选译文</translation>
    </message>
    <message>
        <source>Source text: {name}</source>
        <translation>原文：{name}</translation>
    </message>
    <message>
        <source>Key: {name}</source>
        <translation>键：{name}</translation>
    </message>
    <message>
        <source>Role of “{name}”</source>
        <translation>“{name}”的用途</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>A good translation that others are compared with</source>
        <translation>质量可靠的译文，其他译文与之比较</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>A translation to be scored</source>
        <translation>要评分的译文</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>The text that was translated</source>
        <translation>翻译所依据的文本</translation>
    </message>
    <message>
        <source>Identifies each row and pairs it with the same row of another file</source>
        <translation>用于区分各行，并与另一文件中的同一行配对</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Score of “{name}”</source>
        <translation>“{name}”的得分</translation>
    </message>
    <message>
        <source>Suggestions: {count}</source>
        <translation>{count} 份建议译文</translation>
    </message>
    <message>
        <source>No text in the first rows</source>
        <translation>开头几行没有文本</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Reference translations</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>Candidate translations</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>Source text (optional)</source>
        <translation>原文（可选）</translation>
    </message>
    <message>
        <source>Drop reference files here</source>
        <translation>将参考译文文件拖放到此处</translation>
    </message>
    <message>
        <source>Drop candidate files here</source>
        <translation>将候选译文文件拖放到此处</translation>
    </message>
    <message>
        <source>Drop the source file here</source>
        <translation>将原文文件拖放到此处</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段数</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The project does not keep this text.</source>
        <translation>项目不保留此文本。</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Reload scores</source>
        <translation>重新加载得分</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Choose texts…</source>
        <translation>选择文本…</translation>
    </message>
    <message>
        <source>Add scores…</source>
        <translation>添加得分…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Use the file’s name</source>
        <translation>使用文件名</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>用作参考译文</translation>
    </message>
    <message>
        <source>Use as candidate</source>
        <translation>用作候选译文</translation>
    </message>
    <message>
        <source>Use as source</source>
        <translation>用作原文</translation>
    </message>
    <message>
        <source>Instead of “{name}”</source>
        <translation>替换“{name}”</translation>
    </message>
    <message>
        <source>As a second reference</source>
        <translation>作为第二份参考译文</translation>
    </message>
    <message>
        <source>Instead of all references</source>
        <translation>替换所有参考译文</translation>
    </message>
    <message>
        <source>As a further reference</source>
        <translation>作为另一份参考译文</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>{encoding}?</source>
        <translation>{encoding}？</translation>
    </message>
    <message>
        <source>Segments whose text in the file differs from the candidate’s: {count}</source>
        <translation>文件中与候选译文内容不同的句段：{count} 个</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>All files ({count})</source>
        <translation>所有文件（{count}）</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>上一个文件</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>下一个文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Unpaired files: {count}</source>
        <translation>未配对的文件：{count} 个</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Files scored: {scored} of {files}.</source>
        <translation>已评分的文件：{scored} 个（共 {files} 个）。</translation>
    </message>
    <message>
        <source>Missing from at least one candidate, so not in “All files”: {count}.</source>
        <translation>至少一份候选译文缺少、因而未计入“所有文件”的文件：{count} 个。</translation>
    </message>
    <message>
        <source>All segments of these files as one text.</source>
        <translation>这些文件的所有句段合并计算。</translation>
    </message>
    <message>
        <source>{candidate}: no such file</source>
        <translation>{candidate}：没有此文件</translation>
    </message>
</context>
<context>
    <name>FoldersPage</name>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>Paired files</source>
        <translation>已配对的文件</translation>
    </message>
    <message>
        <source>None of these files could be scored</source>
        <translation>这些文件都无法评分</translation>
    </message>
    <message>
        <source>Are these the right pairs? Files to score: {count}</source>
        <translation>这样配对是否正确？待评分的文件：{count} 个</translation>
    </message>
    <message>
        <source>Score these files</source>
        <translation>为这些文件评分</translation>
    </message>
    <message>
        <source>Unpaired, so not scored: {count}.</source>
        <translation>因未配对而不评分的文件：{count} 个。</translation>
    </message>
    <message>
        <source>Missing from at least one candidate: {count}.</source>
        <translation>至少一份候选译文缺少的文件：{count} 个。</translation>
    </message>
    <message>
        <source>Other types of files, skipped: {count}.</source>
        <translation>已跳过的其他类型文件：{count} 个。</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>… and {count} more</source>
        <translation>……另有 {count} 项</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>What changed</source>
        <translation>有何变化</translation>
    </message>
    <message>
        <source>Earlier:</source>
        <translation>较早：</translation>
    </message>
    <message>
        <source>Later:</source>
        <translation>较晚：</translation>
    </message>
    <message>
        <source>Earlier run</source>
        <translation>较早的评分</translation>
    </message>
    <message>
        <source>Later run</source>
        <translation>较晚的评分</translation>
    </message>
    <message>
        <source>Show segments that got worse</source>
        <translation>显示变差的句段</translation>
    </message>
    <message>
        <source>Current result (not saved)</source>
        <translation>当前结果（未保存）</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>较早</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>较晚</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Scores refer to the whole runs; difference, interval and verdict refer to the segments in common.</source>
        <translation>得分针对整次评分；差值、置信区间和结论只针对共有的句段。</translation>
    </message>
    <message>
        <source>Only for the current result</source>
        <translation>仅适用于当前结果</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Rename run</source>
        <translation>重命名此次评分</translation>
    </message>
    <message>
        <source>Delete run…</source>
        <translation>删除此次评分…</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>When you save the project, the current result is recorded as a run.</source>
        <translation>保存项目时，当前结果会记录为一次评分。</translation>
    </message>
    <message>
        <source>Runs with different settings are not connected.</source>
        <translation>设置不同的评分之间不连线。</translation>
    </message>
    <message>
        <source>Scores of all runs</source>
        <translation>各次评分的得分</translation>
    </message>
    <message>
        <source>Each delivery is a different text, so a difference may also be due to the text. Differences are not tested.</source>
        <translation>每次交付的文本不同，因此差异也可能来自文本本身。不对差异进行检验。</translation>
    </message>
    <message>
        <source>{score}, unchanged since run {number}</source>
        <translation>{score}，较第 {number} 次评分没有变化</translation>
    </message>
    <message>
        <source>{score} ({difference} since run {number})</source>
        <translation>{score}（较第 {number} 次评分 {difference}）</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>95% confidence interval</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>评分记录</translation>
    </message>
    <message>
        <source>Delete {run}?</source>
        <translation>要删除“{run}”吗？</translation>
    </message>
    <message>
        <source>The scores of this run cannot be recovered. Your files are not changed.</source>
        <translation>删除后，此次评分的得分无法恢复。您的文件不受影响。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>还没有评分记录</translation>
    </message>
</context>
<context>
    <name>KeptTexts</name>
    <message>
        <source>This project keeps numbers only, not the texts.</source>
        <translation>此项目仅保留数据，不保留文本。</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Understand BLEU</source>
        <translation>了解 BLEU</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一节(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一节(&amp;N)</translation>
    </message>
    <message>
        <source>What BLEU measures</source>
        <translation>BLEU 衡量什么</translation>
    </message>
    <message>
        <source>BLEU measures how closely a candidate translation agrees with one or more reference translations, over a whole text. The scale runs from 0 to 100. Some publications write the same scores from 0 to 1.</source>
        <translation>BLEU 衡量候选译文与一份或多份参考译文在整篇文本上的一致程度，得分范围为 0～⁠100。有些文献把同样的得分写成 0～⁠1。</translation>
    </message>
    <message>
        <source>No agreement: no word matches. Without smoothing, the score is also 0 if no sequence of four words matches.</source>
        <translation>完全不一致：没有一个词匹配。如果不作平滑，只要没有连续四个词匹配，得分就是 0。</translation>
    </message>
    <message>
        <source>Full agreement: each segment is word for word the same as a reference. Good translations score far lower, because two people rarely translate alike.</source>
        <translation>完全一致：每个句段都与某份参考译文逐词相同。好译文的得分也远低于 100，因为两个人很少会译得一模一样。</translation>
    </message>
    <message>
        <source>The text is split into tokens: words and punctuation marks. A sequence of n tokens is called an n-gram, and n is its order.</source>
        <translation>首先将文本切分为词元，即词和标点符号。由 n 个连续词元组成的序列称为 n 元语法（n-gram），n 称为阶。</translation>
    </message>
    <message>
        <source>The precision of an order is the share of the candidate’s n-grams that also occur in a reference:</source>
        <translation>某一阶的精确率，是指候选译文的 n 元语法中在参考译文里也出现的比例：</translation>
    </message>
    <message>
        <source>Each word may count as often as in the reference that contains it most often: for “the” this is reference 1, for “a” reference 2.</source>
        <translation>每个词最多可以计入它在出现次数最多的那份参考译文中的次数：“the”以参考译文 1 为准，“a”以参考译文 2 为准。</translation>
    </message>
    <message>
        <source>Words and word sequences</source>
        <translation>词与词串</translation>
    </message>
    <message>
        <source>Single words that match suggest that the meaning is there (adequacy). Longer sequences that match suggest that it reads naturally (fluency). BLEU counts sequences of one to four words and combines them into one number.</source>
        <translation>单个词匹配，说明意思译到了（忠实度）；较长的词串匹配，说明行文自然（流畅度）。BLEU 统计由一到四个词组成的词串，并合并成一个数值。</translation>
    </message>
    <message>
        <source>Counting matches</source>
        <translation>如何统计匹配</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>n-grams that match</source>
        <translation>匹配的 n 元语法数</translation>
    </message>
    <message>
        <source>n-grams of the candidate</source>
        <translation>候选译文的 n 元语法总数</translation>
    </message>
    <message>
        <source>Precision of order n: n-grams that match, added up over all segments, divided by all n-grams of the candidate, added up over all segments.</source>
        <translation>n 阶精确率：所有句段中匹配的 n 元语法数之和，除以所有句段中候选译文的 n 元语法总数之和。</translation>
    </message>
    <message>
        <source>Both counts are added up over all segments before they are divided. So the score of a text is not the average of its segments’ scores: long segments weigh more.</source>
        <translation>两个数都先在所有句段上求和，然后才相除。因此整篇文本的得分并不是各句段得分的平均值：长句段的影响更大。</translation>
    </message>
    <message>
        <source>Capitalization</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>Case counts: “The” and “the” are different words, unless you choose to ignore case.</source>
        <translation>区分大小写：“The”和“the”是不同的词，除非您选择不区分大小写。</translation>
    </message>
    <message>
        <source>Repeated words are clipped</source>
        <translation>重复的词计数有上限</translation>
    </message>
    <message>
        <source>If every repetition counted, a candidate could collect matches by repeating common words. So a word counts at most as often as it occurs in the reference that contains it most often. The same goes for longer n-grams.</source>
        <translation>假如每次重复都算数，候选译文只要重复常用词就能积累匹配。因此，一个词计入的次数设有上限：以包含该词最多的那份参考译文中的次数为准。更长的 n 元语法也是如此。</translation>
    </message>
    <message>
        <source>N-grams of “{text}”</source>
        <translation>“{text}”的 n 元语法</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>With several references: the largest count</source>
        <translation>多份参考译文：取最大次数</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>参考译文 {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>The precision of order 1 is {matched} of {total}, which is {share}.</source>
        <translation>1 阶精确率为 {matched}/{total}，即 {share}。</translation>
    </message>
    <message>
        <source>reference length</source>
        <translation>参考译文长度</translation>
    </message>
    <message>
        <source>candidate length</source>
        <translation>候选译文长度</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Brevity penalty: 1, or e to the power of 1 minus reference length divided by candidate length if that is less.</source>
        <translation>简短惩罚：用 1 减去参考译文长度与候选译文长度之比，以此为指数求 e 的幂；幂小于 1 时取该幂，否则取 1。</translation>
    </message>
    <message>
        <source>Both lengths are counted in tokens and added up over all segments. A candidate that is too long needs no penalty, because the extra tokens already lower its precision.</source>
        <translation>两个长度都以词元计，并在所有句段上求和。候选译文过长时无需惩罚，因为多出来的词元已经降低了精确率。</translation>
    </message>
    <message>
        <source>Candidate / reference</source>
        <translation>候选／参考</translation>
    </message>
    <message>
        <source>BP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>Why there is no recall</source>
        <translation>为什么没有召回率</translation>
    </message>
    <message>
        <source>Recall would measure how much of the reference the candidate contains. With several references, no good translation contains the words of all of them. So BLEU is based on precision alone, and the brevity penalty takes the place of recall: it makes omissions costly.</source>
        <translation>召回率要问的是：参考译文的内容有多少出现在候选译文中。参考译文有多份时，好译文也不会包含所有参考译文的用词。所以 BLEU 只以精确率为基础，由简短惩罚代替召回率：漏译就会扣分。</translation>
    </message>
    <message>
        <source>With several references: the closest length</source>
        <translation>多份参考译文：取最接近的长度</translation>
    </message>
    <message>
        <source>Example: the candidate has {candidate} tokens, the references have {references}. The closest length is {closest}, the shortest {shortest}.</source>
        <translation>示例：候选译文有 {candidate} 个词元，参考译文分别有 {references} 个。最接近的长度是 {closest}，最短的是 {shortest}。</translation>
    </message>
    <message>
        <source>The whole formula</source>
        <translation>完整公式</translation>
    </message>
    <message>
        <source>BLEU is the brevity penalty times the geometric mean of the four precisions. If one precision is 0 and nothing is smoothed, the whole score is 0.</source>
        <translation>BLEU 等于简短惩罚乘以四个精确率的几何平均数。如果有一个精确率为 0 且未作平滑，则整体得分为 0。</translation>
    </message>
    <message>
        <source>BLEU: 100 times the brevity penalty times the fourth root of the product of the four precisions.</source>
        <translation>BLEU：100 乘以简短惩罚，再乘以四个精确率之积的四次方根。</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>代入数值</translation>
    </message>
    <message>
        <source>BLEU of the example: {score}</source>
        <translation>此例的 BLEU：{score}</translation>
    </message>
    <message>
        <source>In general</source>
        <translation>一般形式</translation>
    </message>
    <message>
        <source>BLEU: 100 times the brevity penalty times e to the power of the sum, over all orders, of weight times logarithm of the precision.</source>
        <translation>BLEU：100 乘以简短惩罚，再乘以 e 的幂；指数是各阶的权重与精确率对数之积的总和。</translation>
    </message>
    <message>
        <source>Precision alone would reward a candidate that omits things. The brevity penalty BP lowers the score of a candidate that is shorter than the reference.</source>
        <translation>如果只看精确率，漏译反而会占便宜。因此，候选译文短于参考译文时，会用简短惩罚（brevity penalty，BP，也译“简洁惩罚”）降低得分。</translation>
    </message>
    <message>
        <source>In each segment, the reference length is that of the reference whose length is closest to the candidate’s or, if two are equally close, the shorter. Some programs take the shortest reference instead, which lowers the penalty.</source>
        <translation>在每个句段中，参考译文长度取与候选译文长度最接近的那一份；若有两份同样接近，取较短的一份。有些程序则取最短的一份，惩罚因此较轻。</translation>
    </message>
    <message>
        <source>Each order n has a weight w, and the weights add up to 1. Nearly everywhere, N is 4 and all weights are 1/4, which gives the formula above. With another maximum n-gram order N, all weights are 1/N.</source>
        <translation>每一阶 n 都有权重 w，所有权重之和为 1。通常 N 为 4，各权重均为 1/4，由此得到上面的公式。如果 n 元语法采用其他最高阶数 N，则各权重均为 1/N。</translation>
    </message>
    <message>
        <source>Split both texts into tokens</source>
        <translation>将两份文本切分为词元</translation>
    </message>
    <message>
        <source>List the candidate’s n-grams</source>
        <translation>候选译文的 n 元语法</translation>
    </message>
    <message>
        <source>Count matches, clipped</source>
        <translation>计匹配数（设上限）</translation>
    </message>
    <message>
        <source>Divide: precisions</source>
        <translation>相除：精确率</translation>
    </message>
    <message>
        <source>Geometric mean</source>
        <translation>几何平均数</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>简短惩罚</translation>
    </message>
    <message>
        <source>Multiply: BLEU</source>
        <translation>相乘：BLEU</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>In a short text, it is common that no sequence of four words matches. This makes one precision 0, and so the whole score 0, however well the rest agrees. Smoothing replaces the 0 with a small value. In a single sentence, smoothing decides the score; in a long text, it changes next to nothing.</source>
        <translation>短文本中，常常没有任何连续四个词匹配。这会使一个精确率为 0，于是无论其余部分多么一致，整体得分都是 0。平滑就是用一个很小的值代替 0。对单个句子来说，平滑决定得分；对长文本来说，几乎没有影响。</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Scores with different smoothing cannot be compared. The signature says which one was used.</source>
        <translation>平滑方式不同的得分不能比较。所用的平滑方式记录在签名中。</translation>
    </message>
    <message>
        <source>Nothing: BLEU as it was defined.</source>
        <translation>不作处理：BLEU 的原始定义。</translation>
    </message>
    <message>
        <source>The first order without a match counts as half a match, the next as a quarter, and so on. sacreBLEU’s default.</source>
        <translation>第一个没有匹配的阶按半个匹配计，下一个按四分之一计，依此类推。这是 sacreBLEU 的默认方式。</translation>
    </message>
    <message>
        <source>An order without a match counts as {value} matches.</source>
        <translation>没有匹配的阶按 {value} 个匹配计。</translation>
    </message>
    <message>
        <source>From order 2 on, {value} is added to matches and n-grams, even where there are matches.</source>
        <translation>从 2 阶起，匹配数和 n 元语法总数都加 {value}，有匹配时也加。</translation>
    </message>
    <message>
        <source>In every order, 1 is added to matches and n-grams, even where there are matches.</source>
        <translation>各阶的匹配数和 n 元语法总数都加 1，有匹配时也加。</translation>
    </message>
    <message>
        <source>What a score means</source>
        <translation>得分的含义</translation>
    </message>
    <message>
        <source>Google’s guide to interpreting BLEU scores has seven bands. It describes what texts with such scores are usually like, not how good a particular text is.</source>
        <translation>Google 的 BLEU 得分解读指南分为七个区间。它说明得分落在各区间的文本通常是什么样，并不判定某篇文本的好坏。</translation>
    </message>
    <message>
        <source>The bands apply to words. Chinese scores far higher by characters than by words, so there is no band where the two do not agree.</source>
        <translation>这些区间针对的是词。中文按字计算的得分远高于按词计算的得分，两者的区间不一致时，就不给出区间。</translation>
    </message>
    <message>
        <source>Formula recognition</source>
        <translation>公式识别</translation>
    </message>
    <message>
        <source>BLEU also scores programs that read formulas from pictures and write them in LaTeX. The bands do not apply there: all published models score far higher.</source>
        <translation>BLEU 也用来评价从图片中识别公式并写成 LaTeX 的程序。上述区间在此不适用：所有已发表模型的得分都高得多。</translation>
    </message>
    <message>
        <source>Omitting an article costs as much as writing ESA instead of NASA.</source>
        <translation>漏掉一个“的”字，与把 NASA 写成 ESA，扣分一样多。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Picture of a formula to LaTeX</source>
        <translation>公式图片转 LaTeX</translation>
    </message>
    <message>
        <source>Only known approximately</source>
        <translation>仅知大致数值</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>公布的数值</translation>
    </message>
    <message>
        <source>What BLEU cannot see</source>
        <translation>BLEU 的局限</translation>
    </message>
    <message>
        <source>It needs a whole text</source>
        <translation>需要整篇文本</translation>
    </message>
    <message>
        <source>BLEU says little about a single sentence: a good one can score near zero. The score of a text is not the average of its sentences’ scores.</source>
        <translation>单个句子的 BLEU 得分参考价值很低：译得好的句子，得分也可能接近零。整篇文本的得分也不是各句得分的平均值。</translation>
    </message>
    <message>
        <source>All words weigh the same</source>
        <translation>所有词的权重相同</translation>
    </message>
    <message>
        <source>It does not understand the text</source>
        <translation>BLEU 不理解内容</translation>
    </message>
    <message>
        <source>BLEU ignores meaning and grammar. A missing “not” costs little, and BLEU does not look beyond four words in a row.</source>
        <translation>BLEU 不看含义，也不看语法。漏掉一个“不”字扣分很少；超出连续四个词的部分，它一概看不到。</translation>
    </message>
    <message>
        <source>It depends on preprocessing</source>
        <translation>受预处理影响</translation>
    </message>
    <message>
        <source>How the text is normalized and split into tokens affects the score. Publish the signature along with the score.</source>
        <translation>文本如何规范化、如何切分为词元，都会影响得分。公布得分时，请一并公布签名。</translation>
    </message>
    <message>
        <source>Scores are comparable only for the same text, language, word segmentation and number of references.</source>
        <translation>只有文本、语言、分词方式和参考译文数量都相同时，得分才可以相互比较。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>计算示例</translation>
    </message>
    <message>
        <source>Computed on this computer with the word segmentation 13a. Single sentences show how BLEU works, not how good a translation is.</source>
        <translation>由本机按分词方式 13a 计算得出。单个句子只用来演示 BLEU 的计算方法，不能说明译文的好坏。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>阶数</translation>
    </message>
    <message>
        <source>Order 3 of the last example is 1/4, because “on the mat” matches. Some pages print 0/4.</source>
        <translation>最后一个示例的 3 阶为 1/4，因为“on the mat”匹配。有些网页写成 0/4。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Brevity penalty: {penalty}</source>
        <translation>简短惩罚：{penalty}</translation>
    </message>
    <message>
        <source>Smoothing {smoothing}: BLEU {score}</source>
        <translation>平滑方式 {smoothing}：BLEU {score}</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>Words of Chinese</source>
        <translation>中文的词</translation>
    </message>
    <message>
        <source>Chinese is written without spaces, so the words have to be found first. This is called word segmentation. Here are a reference and a candidate that lacks one character, split in three ways:</source>
        <translation>中文书写时不用空格，因此要先找出词，这叫作分词。下面的候选比参考少一个字，按三种方式切分：</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>分词方式</translation>
    </message>
    <message>
        <source>Reference and candidate</source>
        <translation>参考和候选</translation>
    </message>
    <message>
        <source>By a dictionary, the reference contains a word that the candidate does not have, although only one of its characters is missing. By characters, more matches, and the score is higher. Without segmentation, the whole sentence is one word, and nothing matches.</source>
        <translation>按词典切分，参考中有一个词是候选没有的，其实只少了其中一个字。按字切分，匹配更多，得分更高。不切分时，整句就是一个词，什么都不匹配。</translation>
    </message>
    <message>
        <source>So a score of Chinese means nothing without its word segmentation. Publications mostly split Chinese into characters (zh). Compare only scores with the same one.</source>
        <translation>因此，中文的得分离开分词方式就没有意义。论文大多按字切分（zh）。请只比较分词方式相同的得分。</translation>
    </message>
    <message>
        <source>Try this example</source>
        <translation>试试这个示例</translation>
    </message>
</context>
<context>
    <name>Licenses</name>
    <message>
        <source>Licenses</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>BLEU Desktop includes third-party software and data. Each item is listed with its license.</source>
        <translation>BLEU Desktop 包含第三方软件和数据，每一项及其许可证如下。</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>License text</source>
        <translation>许可证全文</translation>
    </message>
    <message>
        <source>Source: {address}</source>
        <translation>源代码：{address}</translation>
    </message>
    <message>
        <source>This package does not include its license text.</source>
        <translation>此软件包未附带许可证文本。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Save pa&amp;ired texts…</source>
        <translation>保存配对的文本(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Type or paste text</source>
        <translation>输入或粘贴文本(&amp;T)</translation>
    </message>
    <message>
        <source>Add &amp;references…</source>
        <translation>添加参考译文(&amp;R)…</translation>
    </message>
    <message>
        <source>Add &amp;candidates…</source>
        <translation>添加候选译文(&amp;C)…</translation>
    </message>
    <message>
        <source>Reload &amp;all files</source>
        <translation>重新加载所有文件(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;New evaluation</source>
        <translation>新建评估(&amp;N)</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>打开示例(&amp;M)</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>最近打开(&amp;E)</translation>
    </message>
    <message>
        <source>Pro&amp;ject</source>
        <translation>项目(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>保存项目(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve project as…</source>
        <translation>项目另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Keep texts in the project</source>
        <translation>在项目中保留文本(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Numbers only</source>
        <translation>仅数据(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Verify recorded scores</source>
        <translation>验证已记录的得分(&amp;V)</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>打开文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Add source te&amp;xt…</source>
        <translation>添加原文(&amp;D)…</translation>
    </message>
    <message>
        <source>Re&amp;port…</source>
        <translation>报告(&amp;P)…</translation>
    </message>
    <message>
        <source>Numbers only, &amp;without names of files</source>
        <translation>仅数据，不含文件名(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Known text…</source>
        <translation>已知文本(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find in segments</source>
        <translation>在句段中查找(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;score</source>
        <translation>复制得分(&amp;S)</translation>
    </message>
    <message>
        <source>Copy s&amp;ignature</source>
        <translation>复制签名(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Files and settings</source>
        <translation>文件和设置(&amp;F)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>放大文字(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>得分(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;egments</source>
        <translation>句段(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pairing</source>
        <translation>配对(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;hecks</source>
        <translation>检查(&amp;H)</translation>
    </message>
    <message>
        <source>Hist&amp;ory</source>
        <translation>历史记录(&amp;O)</translation>
    </message>
    <message>
        <source>Files in fol&amp;ders</source>
        <translation>文件夹中的文件(&amp;D)</translation>
    </message>
    <message>
        <source>Ch&amp;anges</source>
        <translation>改动(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>使用手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Understand BLEU</source>
        <translation>了解 BLEU(&amp;U)</translation>
    </message>
    <message>
        <source>Check for a new &amp;version</source>
        <translation>检查新版本(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;About BLEU Desktop</source>
        <translation>关于 BLEU Desktop(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Open reference and candidate translations</source>
        <translation>打开参考译文和候选译文</translation>
    </message>
    <message>
        <source>Add reference translations</source>
        <translation>添加参考译文</translation>
    </message>
    <message>
        <source>Add candidate translations</source>
        <translation>添加候选译文</translation>
    </message>
    <message>
        <source>Add the source text</source>
        <translation>添加原文</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>文件夹：</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>文件名：</translation>
    </message>
    <message>
        <source>File type:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>暂无记录</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>Choose the earlier version</source>
        <translation>选择编辑前的版本</translation>
    </message>
    <message>
        <source>Choose the later version</source>
        <translation>选择后续版本</translation>
    </message>
    <message>
        <source>Changed on disk and reloaded: {names}</source>
        <translation>文件有改动，已重新加载：{names}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>About BLEU Desktop</source>
        <translation>关于 BLEU Desktop</translation>
    </message>
    <message>
        <source>Scores translations with BLEU. Nothing leaves your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>用 BLEU 为译文评分。任何内容都不会离开您的计算机。

自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>新版本</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>无法打开浏览器。</translation>
    </message>
    <message>
        <source>This is version {version}. All versions are at this address:
{address}</source>
        <translation>当前版本为 {version}。所有版本见以下网址：
{address}</translation>
    </message>
    <message>
        <source>Choose known text, such as a translation memory</source>
        <translation>选择已知文本，例如翻译记忆库</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>This installation has no manual.</source>
        <translation>此安装未包含使用手册。</translation>
    </message>
    <message>
        <source>In a copy of the source code, this command builds it:
{command}</source>
        <translation>在源代码副本中，可用此命令生成：
{command}</translation>
    </message>
    <message>
        <source>The manual is in this file:
{path}</source>
        <translation>使用手册位于此文件：
{path}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>使用手册</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>“{token}”: {note}</source>
        <translation>“{token}”：{note}</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>NgramLists</name>
    <message>
        <source>Length in tokens</source>
        <translation>词元数</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Missing from the candidate</source>
        <translation>候选译文中没有</translation>
    </message>
    <message>
        <source>Added by the candidate</source>
        <translation>候选译文中多出的</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Missing: {ngram}</source>
        <translation>缺少：{ngram}</translation>
    </message>
    <message>
        <source>Not in the reference: {ngram}</source>
        <translation>参考译文中没有：{ngram}</translation>
    </message>
    <message>
        <source>N-gram</source>
        <translation>n 元语法</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段数</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} 次（共 {total} 次）</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Bookmark this segment</source>
        <translation>为此句段加书签</translation>
    </message>
    <message>
        <source>Assessment of this segment</source>
        <translation>对此句段的评定</translation>
    </message>
    <message>
        <source>Comment on this segment</source>
        <translation>对此句段的批注</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>No assessment</source>
        <translation>未评定</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Segment {number}</source>
        <translation>句段 {number}</translation>
    </message>
    <message>
        <source>Segment {number}: sentence BLEU {score}</source>
        <translation>句段 {number}：句级 BLEU {score}</translation>
    </message>
    <message>
        <source>{name}: sentence BLEU {score}</source>
        <translation>{name}：句级 BLEU {score}</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>正在评分…</translation>
    </message>
    <message>
        <source>Lines: {first_count} in “{first}”, {second_count} in “{second}”. Only the first {common} are scored.</source>
        <translation>行数：“{first}”有 {first_count} 行，“{second}”有 {second_count} 行。仅对前 {common} 行评分。</translation>
    </message>
    <message>
        <source>Segments: {count}.</source>
        <translation>{count} 个句段。</translation>
    </message>
    <message>
        <source>Word segmentation: {name}.</source>
        <translation>分词方式：{name}。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>Second reference</source>
        <translation>第二份参考译文</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>Second candidate</source>
        <translation>第二份候选译文</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Pasted reference</source>
        <translation>粘贴的参考译文</translation>
    </message>
    <message>
        <source>Pasted second reference</source>
        <translation>粘贴的第二份参考译文</translation>
    </message>
    <message>
        <source>Pasted candidate</source>
        <translation>粘贴的候选译文</translation>
    </message>
    <message>
        <source>Pasted second candidate</source>
        <translation>粘贴的第二份候选译文</translation>
    </message>
    <message>
        <source>Type or paste text</source>
        <translation>输入或粘贴文本</translation>
    </message>
    <message>
        <source>One segment per line. The score updates as you type. Nothing is saved.</source>
        <translation>每行一个句段。得分随输入即时更新，不保存任何内容。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A translation you trust</source>
        <translation>您信赖的译文</translation>
    </message>
    <message>
        <source>The translation to score</source>
        <translation>要评分的译文</translation>
    </message>
    <message>
        <source>Turn into an evaluation</source>
        <translation>转为评估</translation>
    </message>
</context>
<context>
    <name>PairingPage</name>
    <message>
        <source>Needs attention</source>
        <translation>需要注意的句段</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句段对</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>全部句段对</translation>
    </message>
    <message>
        <source>Excluded: {concern}</source>
        <translation>排除：{concern}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Pair by content</source>
        <translation>按内容配对</translation>
    </message>
    <message>
        <source>Place {number} of {count}</source>
        <translation>第 {number} 处，共 {count} 处</translation>
    </message>
    <message>
        <source>Join these lines</source>
        <translation>合并这几行</translation>
    </message>
    <message>
        <source>Exclude the empty line</source>
        <translation>排除空行</translation>
    </message>
    <message>
        <source>The last line of “{first}” is empty; “{second}” ends one line earlier.</source>
        <translation>“{first}”的最后一行是空行；“{second}”早一行结束。</translation>
    </message>
    <message>
        <source>The last line of “{second}” is empty; “{first}” ends one line earlier.</source>
        <translation>“{second}”的最后一行是空行；“{first}”早一行结束。</translation>
    </message>
    <message>
        <source>Line {second_line} of “{second}” is {count} lines in “{first}”, from line {first_line}.</source>
        <translation>“{second}”的第 {second_line} 行在“{first}”中分为 {count} 行，从第 {first_line} 行起。</translation>
    </message>
    <message>
        <source>Line {first_line} of “{first}” is {count} lines in “{second}”, from line {second_line}.</source>
        <translation>“{first}”的第 {first_line} 行在“{second}”中分为 {count} 行，从第 {second_line} 行起。</translation>
    </message>
    <message>
        <source>Joins these lines of “{first}”.</source>
        <translation>合并“{first}”中的这几行。</translation>
    </message>
    <message>
        <source>Joins these lines of “{second}”.</source>
        <translation>合并“{second}”中的这几行。</translation>
    </message>
    <message>
        <source>Insert an empty line here</source>
        <translation>在此处插入空行</translation>
    </message>
    <message>
        <source>Or pair all lines by content, here and everywhere else. Unmatched lines are excluded. The files themselves are never changed.</source>
        <translation>也可以按内容配对所有的行，不限于此处。找不到对应内容的行会被排除。文件本身始终不会改动。</translation>
    </message>
    <message>
        <source>Line {first_line} of “{first}” has no match in “{second}”.</source>
        <translation>“{first}”的第 {first_line} 行在“{second}”中没有对应的行。</translation>
    </message>
    <message>
        <source>Line {second_line} of “{second}” has no match in “{first}”.</source>
        <translation>“{second}”的第 {second_line} 行在“{first}”中没有对应的行。</translation>
    </message>
    <message>
        <source>Inserts an empty line in “{second}”.</source>
        <translation>在“{second}”中插入一个空行。</translation>
    </message>
    <message>
        <source>Inserts an empty line in “{first}”.</source>
        <translation>在“{first}”中插入一个空行。</translation>
    </message>
    <message>
        <source>Excludes the empty last line of “{first}”.</source>
        <translation>排除“{first}”末尾的空行。</translation>
    </message>
    <message>
        <source>Excludes the empty last line of “{second}”.</source>
        <translation>排除“{second}”末尾的空行。</translation>
    </message>
    <message>
        <source>The file itself is not changed.</source>
        <translation>文件本身不会改动。</translation>
    </message>
    <message>
        <source>Nearby lines</source>
        <translation>附近的行</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>(in the line above)</source>
        <translation>（在上一行中）</translation>
    </message>
    <message>
        <source>Pair by</source>
        <translation>配对方式</translation>
    </message>
    <message>
        <source>Save texts…</source>
        <translation>保存文本…</translation>
    </message>
    <message>
        <source>Saves the texts as they are compared, without excluded pairs. The files themselves are never changed.</source>
        <translation>按比较时的状态保存文本，不含已排除的句段对。文件本身始终不会改动。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>How segments are matched up. “Automatic” uses keys or times where all files have them, otherwise the position; it also shifts subtitle times that do not match.</source>
        <translation>句段的配对方式。选择“自动”时，若所有文件都有键或时间，就据此配对，否则按位置配对；字幕时间对不上时，还会平移时间。</translation>
    </message>
    <message>
        <source>Key or time</source>
        <translation>键或时间</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Segments in {name}: {count}</source>
        <translation>{name}：{count} 个句段</translation>
    </message>
    <message>
        <source>The files are misaligned</source>
        <translation>文件之间存在错位</translation>
    </message>
    <message>
        <source>The files do not match</source>
        <translation>文件互不对应</translation>
    </message>
    <message>
        <source>One file has an empty line at the end</source>
        <translation>有一个文件末尾多了空行</translation>
    </message>
    <message>
        <source>Pairs compared: {compared} · excluded: {left_out}</source>
        <translation>已比较的句段对：{compared} · 已排除：{left_out}</translation>
    </message>
    <message>
        <source>Open in Segments</source>
        <translation>在“句段”中打开</translation>
    </message>
    <message>
        <source>See what matches in this pair, and why</source>
        <translation>查看此句段对中匹配的内容及原因</translation>
    </message>
    <message>
        <source>No pairs to check.</source>
        <translation>没有需要检查的配对。</translation>
    </message>
    <message>
        <source>Manual fixes: {count}</source>
        <translation>手动修正：{count} 处</translation>
    </message>
    <message>
        <source>Manual fixes in {name}: {count}</source>
        <translation>{name}：手动修正 {count} 处</translation>
    </message>
    <message>
        <source>Undo the last fix</source>
        <translation>撤销上一次修正</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>（缺失）</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空白）</translation>
    </message>
    <message>
        <source>The selected pair in full</source>
        <translation>所选句段对的完整内容</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>键：{key}</translation>
    </message>
    <message>
        <source>{kind} · {name}</source>
        <translation>{kind} · {name}</translation>
    </message>
    <message>
        <source>{kind} · {name}, line {line}</source>
        <translation>{kind} · {name}，第 {line} 行</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>BLEU projects ({endings})</source>
        <translation>BLEU 项目 ({endings})</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Open the other version</source>
        <translation>打开另一版本</translation>
    </message>
    <message>
        <source>Nothing is lost: your work is still here.</source>
        <translation>没有丢失任何内容：您的工作仍在此处。</translation>
    </message>
    <message>
        <source>A crash would lose your unsaved work, because no copy of it can be kept. Save the project, or free some space on the disk.</source>
        <translation>如果程序意外退出，未保存的工作将会丢失，因为无法保留其副本。请保存项目，或清理磁盘空间。</translation>
    </message>
    <message>
        <source>Not saved when the program ended on {date}: {names}.</source>
        <translation>程序于 {date} 退出时未保存：{names}。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Showing the recorded result.</source>
        <translation>显示的是已记录的结果。</translation>
    </message>
    <message>
        <source>Changed since they were scored: {files}.</source>
        <translation>评分后已更改：{files}。</translation>
    </message>
    <message>
        <source>Not found: {files}.</source>
        <translation>未找到：{files}。</translation>
    </message>
    <message>
        <source>Using the recorded texts.</source>
        <translation>使用的是已记录的文本。</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>重新评分</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>指定位置…</translation>
    </message>
    <message>
        <source>comments and bookmarks</source>
        <translation>批注和书签</translation>
    </message>
    <message>
        <source>comments on texts that were removed</source>
        <translation>对已移除译文的批注</translation>
    </message>
    <message>
        <source>1 line inserted</source>
        <translation>插入的 1 行</translation>
    </message>
    <message>
        <source>{count} lines inserted</source>
        <translation>插入的 {count} 行</translation>
    </message>
    <message>
        <source>1 line joined with the next</source>
        <translation>与下一行合并的 1 行</translation>
    </message>
    <message>
        <source>{count} lines joined with the next</source>
        <translation>与下一行合并的 {count} 行</translation>
    </message>
    <message>
        <source>excluded and kept segments</source>
        <translation>已排除和已保留的句段</translation>
    </message>
    <message>
        <source>names of texts</source>
        <translation>文本名称</translation>
    </message>
    <message>
        <source>pasted texts</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>What should the project keep?</source>
        <translation>项目要保留哪些内容？</translation>
    </message>
    <message>
        <source>&amp;Texts and numbers</source>
        <translation>文本和数据(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Numbers only</source>
        <translation>仅数据(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Without names of files</source>
        <translation>不含文件名(&amp;W)</translation>
    </message>
    <message>
        <source>For confidential texts: keeps scores, settings, names and comments, but no texts. To show texts, the project needs the original files.</source>
        <translation>适合机密文本：保留得分、设置、名称和批注，不保留任何文本。要显示文本，项目需要原来的文件。</translation>
    </message>
    <message>
        <source>Pasted text will not be kept.</source>
        <translation>粘贴的文本不会保留。</translation>
    </message>
    <message>
        <source>Everything can be shown and scored again, even without the files. Anyone who receives the project can read the texts.</source>
        <translation>即使没有文件，也能显示全部内容并重新评分。任何收到项目的人都能看到文本。</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save project as</source>
        <translation>项目另存为</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Texts are only known as numbered candidates and references, also when the project is opened again. To score them again, add the files again.</source>
        <translation>文本只以编号的候选和参考来称呼，再次打开项目时也是如此。要重新评分，请重新添加文件。</translation>
    </message>
    <message>
        <source>Where is “{name}”?</source>
        <translation>“{name}”在哪里？</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>要保存对“{name}”的更改吗？</translation>
    </message>
    <message>
        <source>Save your work in a project?</source>
        <translation>要保存到项目中吗？</translation>
    </message>
    <message>
        <source>Not saved yet: {work}.</source>
        <translation>尚未保存：{work}。</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Remove all texts from “{name}”?</source>
        <translation>要从“{name}”中移除所有文本吗？</translation>
    </message>
    <message>
        <source>Scores, settings, names and comments stay. The texts of all recorded results are removed from the file. This cannot be undone.</source>
        <translation>得分、设置、名称和批注会保留。所有已记录结果的文本将从文件中移除。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Remove all texts and all names of files from “{name}”?</source>
        <translation>要从“{name}”中移除所有文本和所有文件名吗？</translation>
    </message>
    <message>
        <source>Scores, settings and comments stay. The texts and names of all recorded results are removed from the file. This cannot be undone.</source>
        <translation>得分、设置和批注会保留。所有已记录结果的文本和名称将从文件中移除。此操作无法撤销。</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
</context>
<context>
    <name>Rates</name>
    <message>
        <source>Rates</source>
        <translation>费率</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>单位(&amp;U)</translation>
    </message>
    <message>
        <source>Each word or character counts with the weight of its band. With the weight {weight}, ten words count as three.</source>
        <translation>每个字或字符按所在区间的权重计算。权重为 {weight} 时，十个字算作三个。</translation>
    </message>
    <message>
        <source>&amp;Price per unit</source>
        <translation>单价(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Currency (ISO code)</source>
        <translation>货币（ISO 代码）(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Decimals of amounts</source>
        <translation>金额的小数位数(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Minimum fee</source>
        <translation>最低收费(&amp;M)</translation>
    </message>
    <message>
        <source>Add band</source>
        <translation>添加区间</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Save file…</source>
        <translation>保存文件…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Example: per word, repetitions apart</source>
        <translation>示例：按字计价，重复句段单独计算</translation>
    </message>
    <message>
        <source>Example: per word, with a minimum fee</source>
        <translation>示例：按字计价，设最低收费</translation>
    </message>
    <message>
        <source>Example: per character</source>
        <translation>示例：按字符计价</translation>
    </message>
    <message>
        <source>As usual: {count}</source>
        <translation>按惯例：{count}</translation>
    </message>
    <message>
        <source>Similarity from</source>
        <translation>相似度下限</translation>
    </message>
    <message>
        <source>Remove this band</source>
        <translation>删除此区间</translation>
    </message>
    <message>
        <source>Two bands begin at {percent}.</source>
        <translation>有两个区间都从 {percent} 开始。</translation>
    </message>
    <message>
        <source>A currency is an ISO code of three letters, such as EUR.</source>
        <translation>货币为三个字母的 ISO 代码，例如 EUR。</translation>
    </message>
    <message>
        <source>Open rates</source>
        <translation>打开费率</translation>
    </message>
    <message>
        <source>Save rates</source>
        <translation>保存费率</translation>
    </message>
    <message>
        <source>Rates ({endings})</source>
        <translation>费率 ({endings})</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>Word document (DOCX)</source>
        <translation>Word 文档（DOCX）</translation>
    </message>
    <message>
        <source>For editing: changes are tracked, and can be accepted or rejected.</source>
        <translation>供编辑：改动以修订标记显示，可以接受或拒绝。</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>网页（HTML）</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <translation>电子表格（XLSX）</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格（CSV）</translation>
    </message>
    <message>
        <source>Table (TSV)</source>
        <translation>表格（TSV）</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>For a paper; needs the package booktabs.</source>
        <translation>用于插入论文，需要 booktabs 宏包。</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>To print, or to send to people without this program.</source>
        <translation>用于打印，或发送给没有本程序的人。</translation>
    </message>
    <message>
        <source>One file that opens in any browser, also on a phone; light or dark.</source>
        <translation>单个文件，可用任何浏览器打开，手机上也可以；支持浅色和深色。</translation>
    </message>
    <message>
        <source>The {count} most changed</source>
        <translation>改动最多的 {count} 个句段</translation>
    </message>
    <message>
        <source>The {count} with the lowest sentence BLEU</source>
        <translation>句级 BLEU 最低的 {count} 个句段</translation>
    </message>
    <message>
        <source>The {count} that lower the score most</source>
        <translation>拉低得分最多的 {count} 个句段</translation>
    </message>
    <message>
        <source>The {count} where the two best candidates differ most</source>
        <translation>两份最佳候选译文相差最大的 {count} 个句段</translation>
    </message>
    <message>
        <source>For wikis, issues and merge requests.</source>
        <translation>用于 Wiki、议题和合并请求。</translation>
    </message>
    <message>
        <source>The segments as one table, for spreadsheets and scripts.</source>
        <translation>句段合为一个表格，用于电子表格和脚本。</translation>
    </message>
    <message>
        <source>Three sheets: to read, to sort and filter, and to check.</source>
        <translation>三张工作表：供阅读、供排序和筛选、供核对。</translation>
    </message>
    <message>
        <source>The segments as one table, separated by tabs.</source>
        <translation>句段合为一个表格，各列以制表符分隔。</translation>
    </message>
    <message>
        <source>Everything in full precision, for other programs. Always in English.</source>
        <translation>完整精度的全部数据，供其他程序使用。始终为英文。</translation>
    </message>
    <message>
        <source>No Chinese font is installed, so Chinese characters in a PDF would be empty boxes. Install a font such as Noto Sans CJK.</source>
        <translation>未安装中文字体，PDF 中的汉字会显示为空白方框。请安装 Noto Sans CJK 等字体。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Shown on the Segments page</source>
        <translation>“句段”页上显示的句段</translation>
    </message>
    <message>
        <source>With a comment, an assessment or a bookmark</source>
        <translation>有批注、评定或书签的句段</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>纸张(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;egments</source>
        <translation>句段(&amp;E)</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>标题(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Client</source>
        <translation>客户(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;roject</source>
        <translation>项目(&amp;R)</translation>
    </message>
    <message>
        <source>Include the &amp;texts</source>
        <translation>包含文本(&amp;T)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Order &amp;number</source>
        <translation>订单号(&amp;N)</translation>
    </message>
    <message>
        <source>Computed &amp;by</source>
        <translation>计算人(&amp;B)</translation>
    </message>
    <message>
        <source>Open fol&amp;der</source>
        <translation>打开文件夹(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Numbers, names and assessments only: no texts and no comments.</source>
        <translation>仅包含数据、名称和评定，不含文本和批注。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>{format} ({endings})</source>
        <translation>{format} ({endings})</translation>
    </message>
    <message>
        <source>BLEU report</source>
        <translation>BLEU 报告</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Creating report…</source>
        <translation>正在生成报告…</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>已保存：{name}</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Add reference…</source>
        <translation>添加参考译文…</translation>
    </message>
    <message>
        <source>Add candidates…</source>
        <translation>添加候选译文…</translation>
    </message>
    <message>
        <source>Choose texts…</source>
        <translation>选择文本…</translation>
    </message>
    <message>
        <source>Pair automatically</source>
        <translation>自动配对</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>重新评分</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>粘贴文本</translation>
    </message>
    <message>
        <source>What is BLEU?</source>
        <translation>什么是 BLEU？</translation>
    </message>
    <message>
        <source>Choose the earlier version…</source>
        <translation>选择编辑前的版本…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>试用示例</translation>
    </message>
    <message>
        <source>Choose one of these…</source>
        <translation>从中选择…</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>选择其他文件夹…</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>选择其他文件…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Now add the folder of candidate translations</source>
        <translation>现在请添加候选译文的文件夹</translation>
    </message>
    <message>
        <source>Now add the folder of reference translations</source>
        <translation>现在请添加参考译文的文件夹</translation>
    </message>
    <message>
        <source>The files are paired by name before they are scored.</source>
        <translation>评分前，文件会先按名称配对。</translation>
    </message>
    <message>
        <source>How close is a translation to one you trust?</source>
        <translation>译文与您信赖的译文有多接近？</translation>
    </message>
    <message>
        <source>Open a reference translation and one or more candidates, or drop them anywhere in this window: XLIFF, TMX, PO, spreadsheets, subtitles, Word, plain text and more. Your files stay on this computer.</source>
        <translation>打开参考译文和一份或多份候选译文，或将文件拖放到此窗口的任意位置：支持 XLIFF、TMX、PO、电子表格、字幕、Word、纯文本等格式。您的文件不会离开这台计算机。</translation>
    </message>
    <message>
        <source>Now add a candidate translation</source>
        <translation>现在请添加候选译文</translation>
    </message>
    <message>
        <source>It will be scored as soon as you add it.</source>
        <translation>添加后立即评分。</translation>
    </message>
    <message>
        <source>Now add a reference translation</source>
        <translation>现在请添加参考译文</translation>
    </message>
    <message>
        <source>The candidates are compared with the reference.</source>
        <translation>候选译文将与参考译文比较。</translation>
    </message>
    <message>
        <source>To see what was changed in the suggestions, add the version before editing: “{name}” does not contain their text.</source>
        <translation>要查看建议译文的改动，请添加编辑前的版本：“{name}”不含建议译文的内容。</translation>
    </message>
    <message>
        <source>Which text should be used?</source>
        <translation>要使用哪份文本？</translation>
    </message>
    <message>
        <source>If they belong together all the same, pair them by content.</source>
        <translation>如果文件确实相互对应，请按内容配对。</translation>
    </message>
    <message>
        <source>These files cannot be scored</source>
        <translation>无法评分</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>正在评分…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近打开</translation>
    </message>
</context>
<context>
    <name>ResultTabs</name>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>The runs of the project over time</source>
        <translation>项目历次评分</translation>
    </message>
    <message>
        <source>What was compared, and what was excluded</source>
        <translation>哪些句段相互比较，哪些句段被排除</translation>
    </message>
    <message>
        <source>Show or hide files and settings (F9)</source>
        <translation>显示或隐藏文件和设置（F9）</translation>
    </message>
    <message>
        <source>Files and settings</source>
        <translation>文件和设置</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Save the result as a report</source>
        <translation>将结果保存为报告</translation>
    </message>
    <message>
        <source>The score, and what it means</source>
        <translation>得分及其含义</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Every segment, and why it scores as it does</source>
        <translation>每个句段及其得分原因</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>The candidates side by side</source>
        <translation>并排比较各候选译文</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Possible problems in the files</source>
        <translation>文件中可能存在的问题</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The score of each file</source>
        <translation>每个文件的得分</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>What was changed in the suggestions</source>
        <translation>对建议译文做了哪些改动</translation>
    </message>
    <message>
        <source>The files use different word segmentations. Choose a single file.</source>
        <translation>各文件的分词方式不同。请选择一个文件。</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选译文</translation>
    </message>
</context>
<context>
    <name>RoleQuestion</name>
    <message>
        <source>Which of these is the reference?</source>
        <translation>哪一份是参考译文？</translation>
    </message>
    <message>
        <source>These are the first segments that differ:</source>
        <translation>以下是最先出现差异的句段：</translation>
    </message>
    <message>
        <source>“{name}” differs most from the others. If the others are machine translations, it is usually the reference.</source>
        <translation>“{name}”与其他译文差异最大。如果其他译文是机器翻译的，它通常就是参考译文。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The reference is the translation you trust: the others are measured by it. The names do not show which one it is.</source>
        <translation>参考译文是您信得过的译文，其他译文以它为准来衡量。从名称看不出是哪一份。</translation>
    </message>
    <message>
        <source>This is the reference</source>
        <translation>这是参考译文</translation>
    </message>
    <message>
        <source>Segments: {count}</source>
        <translation>{count} 个句段</translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>{matched} of {total}</source>
        <translation>{matched}/{total}</translation>
    </message>
    <message>
        <source>Tokens: {count}, reference: {expected}</source>
        <translation>{count} 个词元，参考译文 {expected} 个</translation>
    </message>
    <message>
        <source>Tokens: {count}, reference {number}: {expected}</source>
        <translation>{count} 个词元，参考译文 {number} 有 {expected} 个</translation>
    </message>
    <message>
        <source>N-gram precision</source>
        <translation>n 元语法精确率</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 个词元</translation>
    </message>
    <message>
        <source>{order} tokens</source>
        <translation>{order} 个词元</translation>
    </message>
    <message>
        <source>BLEU, from 0 to 100</source>
        <translation>BLEU（0 到 100）</translation>
    </message>
    <message>
        <source>BLEU from 0 to 1: {score}</source>
        <translation>0 到 1 范围的 BLEU：{score}</translation>
    </message>
    <message>
        <source>Length ratio: {ratio}</source>
        <translation>长度比：{ratio}</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>复制签名</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU</source>
        <translation>用 sacreBLEU 复现此得分</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>{tokenizer}, as in most papers: {score}</source>
        <translation>{tokenizer}（多数论文的算法）：{score}</translation>
    </message>
    <message>
        <source>BLEU (0–100)</source>
        <translation>BLEU（0～100）</translation>
    </message>
    <message>
        <source>Other metrics</source>
        <translation>其他指标</translation>
    </message>
    <message>
        <source>For publication</source>
        <translation>用于发表</translation>
    </message>
    <message>
        <source>Understand BLEU</source>
        <translation>了解 BLEU</translation>
    </message>
    <message>
        <source>Segments: {segments} · References: {references}</source>
        <translation>{segments} 个句段 · {references} 份参考译文</translation>
    </message>
    <message>
        <source>Target language: {language}</source>
        <translation>目标语言：{language}</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>简短惩罚</translation>
    </message>
    <message>
        <source>Copy the signatures</source>
        <translation>复制全部签名</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>复制全部命令</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>越低越好</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Change language and segmentation</source>
        <translation>更改语言和分词方式</translation>
    </message>
    <message>
        <source>{count} references</source>
        <translation>{count} 份参考译文</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Excluded segments: {count}</source>
        <translation>已排除 {count} 个句段</translation>
    </message>
    <message>
        <source>Empty lines inserted: {count}</source>
        <translation>已插入 {count} 个空行</translation>
    </message>
    <message>
        <source>Lines joined: {count}</source>
        <translation>已合并 {count} 处换行</translation>
    </message>
    <message>
        <source>Case ignored</source>
        <translation>不区分大小写</translation>
    </message>
    <message>
        <source>Look at these first</source>
        <translation>先看这些句段</translation>
    </message>
    <message>
        <source>points of BLEU</source>
        <translation>BLEU 分数</translation>
    </message>
    <message>
        <source>All segments, those that lower the score most first</source>
        <translation>全部句段，拉低得分最多的排在最前</translation>
    </message>
    <message>
        <source>reference {number}</source>
        <translation>参考译文 {number}</translation>
    </message>
    <message>
        <source>Show {count}</source>
        <translation>查看 {count} 个</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Add scores</source>
        <translation>添加得分</translation>
    </message>
    <message>
        <source>Scores for “{candidate}”</source>
        <translation>“{candidate}”的得分</translation>
    </message>
    <message>
        <source>“{file}” contains external scores. BLEU Desktop shows them as they are and does not compute them.</source>
        <translation>“{file}”含有外部得分。BLEU Desktop 按原样显示外部得分，不重新计算。</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>字段(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>指标(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>优劣方向(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Number of the first segment</source>
        <translation>第一个句段的编号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Grades, the best first</source>
        <translation>等级，从最好的开始(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add as candidate</source>
        <translation>添加为候选译文</translation>
    </message>
    <message>
        <source>Higher is better</source>
        <translation>越高越好</translation>
    </message>
    <message>
        <source>Lower is better</source>
        <translation>越低越好</translation>
    </message>
    <message>
        <source>Give the metric a name.</source>
        <translation>请为指标取一个名称。</translation>
    </message>
    <message>
        <source>Scores: {scores} · Segments: {segments} · Mean: {mean}</source>
        <translation>{scores} 个得分 · {segments} 个句段 · 平均值：{mean}</translation>
    </message>
    <message>
        <source>Segments whose text in the file differs from the candidate’s: {count}</source>
        <translation>文件中与候选译文内容不同的句段：{count} 个</translation>
    </message>
</context>
<context>
    <name>SegmentDetail</name>
    <message>
        <source>Why this score</source>
        <translation>得分原因</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>What the candidate shares with a reference</source>
        <translation>候选译文与参考译文相同之处</translation>
    </message>
    <message>
        <source>What an editor would have to change</source>
        <translation>译文需要修改之处</translation>
    </message>
    <message>
        <source>Where words begin and end for BLEU</source>
        <translation>对 BLEU 而言，每个词的起止位置</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>句段 {number}</translation>
    </message>
    <message>
        <source>Previous segment</source>
        <translation>上一句段</translation>
    </message>
    <message>
        <source>Next segment</source>
        <translation>下一句段</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Other candidates</source>
        <translation>其他候选译文</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show all {count} candidates</source>
        <translation>显示全部 {count} 份候选译文</translation>
    </message>
    <message>
        <source>Reference · {name}</source>
        <translation>参考译文 · {name}</translation>
    </message>
    <message>
        <source>Reference {number} · {name}</source>
        <translation>参考译文 {number} · {name}</translation>
    </message>
    <message>
        <source>Matches taken from this reference: {count}</source>
        <translation>取自此参考译文的匹配：{count} 处</translation>
    </message>
    <message>
        <source>(text not kept)</source>
        <translation>（未保留文本）</translation>
    </message>
    <message>
        <source>{difference} compared with the selected candidate</source>
        <translation>与选定的候选译文相比 {difference}</translation>
    </message>
</context>
<context>
    <name>SegmentsPage</name>
    <message>
        <source>Segment</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Reference / candidate</source>
        <translation>参考译文／候选译文</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>贡献</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Order of the text</source>
        <translation>文本顺序</translation>
    </message>
    <message>
        <source>BLEU of this segment on its own, from 0 to 100, smoothed as in sacreBLEU. N-grams longer than the segment are ignored.</source>
        <translation>仅此句段的 BLEU（0～100），平滑方式与 sacreBLEU 相同。比句段更长的 n 元语法不计入。</translation>
    </message>
    <message>
        <source>Points of the difference from “{name}” that come from this segment. Negative means that “{name}” is better here.</source>
        <translation>与“{name}”的分差中来自此句段的分数。负值表示“{name}”在此处更好。</translation>
    </message>
    <message>
        <source>Edits per 100 words of the reference: lower is better.</source>
        <translation>参考译文每 100 词的编辑次数：越低越好。</translation>
    </message>
    <message>
        <source>Tokens of the candidate per token of the reference.</source>
        <translation>候选译文的词元数与参考译文的词元数之比。</translation>
    </message>
    <message>
        <source>BLEU of the whole text minus BLEU without this segment, in points. Negative means that the segment lowers the score.</source>
        <translation>全文的 BLEU 减去不含此句段时的 BLEU，单位为分。负值表示此句段拉低得分。</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空白）</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>The 10% of segments with the worst external scores</source>
        <translation>外部得分最差的 10% 句段</translation>
    </message>
    <message>
        <source>Biggest losses</source>
        <translation>拉低得分最多</translation>
    </message>
    <message>
        <source>The 10% of segments that lower the overall BLEU most</source>
        <translation>拉低全文 BLEU 最多的 10% 句段</translation>
    </message>
    <message>
        <source>Biggest differences</source>
        <translation>差异最大</translation>
    </message>
    <message>
        <source>One text is at least one and a half times as long as the other and at least four tokens longer</source>
        <translation>一方的长度至少为另一方的 1.5 倍，且至少多出四个词元</translation>
    </message>
    <message>
        <source>Segments with a warning</source>
        <translation>有警告的句段</translation>
    </message>
    <message>
        <source>The candidate or the reference is empty</source>
        <translation>候选译文或参考译文为空</translation>
    </message>
    <message>
        <source>The candidate is still the source text; the reference is not</source>
        <translation>候选译文仍与原文相同，而参考译文不同</translation>
    </message>
    <message>
        <source>Segments with a comment, an assessment or a bookmark</source>
        <translation>有批注、评定或书签的句段</translation>
    </message>
    <message>
        <source>Worse since run {number}</source>
        <translation>比第 {number} 次评分差</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Lowest scores</source>
        <translation>得分最低</translation>
    </message>
    <message>
        <source>Worst external scores</source>
        <translation>外部得分最差</translation>
    </message>
    <message>
        <source>The 10% of segments with the lowest sentence BLEU</source>
        <translation>句级 BLEU 最低的 10% 句段</translation>
    </message>
    <message>
        <source>The 10% of segments that account for most of the difference between two candidates</source>
        <translation>对两份候选译文的差距影响最大的 10% 句段</translation>
    </message>
    <message>
        <source>Segments whose sentence BLEU is lower than in an earlier run of the project</source>
        <translation>句级 BLEU 低于项目中较早一次评分的句段</translation>
    </message>
    <message>
        <source>Only the segments of this row</source>
        <translation>仅此行的句段</translation>
    </message>
    <message>
        <source>Unusual length</source>
        <translation>长度异常</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Untranslated</source>
        <translation>未翻译</translation>
    </message>
    <message>
        <source>Annotated</source>
        <translation>有标注</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find in segments</source>
        <translation>在句段中查找</translation>
    </message>
    <message>
        <source>Case matters only if you type a capital letter.</source>
        <translation>仅当您输入大写字母时才区分大小写。</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>查找范围</translation>
    </message>
    <message>
        <source>In all texts</source>
        <translation>在全部文本中</translation>
    </message>
    <message>
        <source>In the source</source>
        <translation>在原文中</translation>
    </message>
    <message>
        <source>In the references</source>
        <translation>在参考译文中</translation>
    </message>
    <message>
        <source>In the candidate</source>
        <translation>在候选译文中</translation>
    </message>
    <message>
        <source>Searching: {percent}</source>
        <translation>正在查找：{percent}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>Reference: {reference}
Candidate: {candidate}</source>
        <translation>参考译文：{reference}
候选译文：{candidate}</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Next segment that differs</source>
        <translation>下一个有差异的句段</translation>
    </message>
    <message>
        <source>Previous segment that differs</source>
        <translation>上一个有差异的句段</translation>
    </message>
    <message>
        <source>Segments: {count}</source>
        <translation>{count} 个句段</translation>
    </message>
    <message>
        <source>Shown: {count} of {total}</source>
        <translation>显示 {count} 个，共 {total} 个</translation>
    </message>
    <message>
        <source>Computing: {percent}</source>
        <translation>正在计算：{percent}</translation>
    </message>
    <message>
        <source>Copied: {count}</source>
        <translation>已复制：{count}</translation>
    </message>
    <message>
        <source>Copied: the first {count} of {total}</source>
        <translation>已复制前 {count} 个，共 {total} 个</translation>
    </message>
    <message>
        <source>What the candidate most often omits or adds</source>
        <translation>候选译文最常遗漏和多出的内容</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>返回列表（Esc）</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>The selected segment in full (Enter)</source>
        <translation>完整显示所选句段（Enter）</translation>
    </message>
    <message>
        <source>Words missing or added</source>
        <translation>遗漏和多出的词语</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} / {total}</translation>
    </message>
    <message>
        <source>The average of their scores is not BLEU.</source>
        <translation>其得分的平均值不是 BLEU。</translation>
    </message>
    <message>
        <source>{found} found, none among the {count} shown.</source>
        <translation>找到 {found} 个，但都不在当前显示的 {count} 个之中。</translation>
    </message>
    <message>
        <source>No segment matches all filters.</source>
        <translation>没有符合全部筛选条件的句段。</translation>
    </message>
    <message>
        <source>Second candidate</source>
        <translation>第二份候选译文</translation>
    </message>
    <message>
        <source>Shows how far apart the two candidates are in each segment</source>
        <translation>逐句段显示两份候选译文相差多少</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>与…比较</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Reverse order</source>
        <translation>倒序</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Scoring</source>
        <translation>评分设置</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细设置</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
    <message>
        <source>Metrics and significance</source>
        <translation>指标与显著性</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>语言：{language}</translation>
    </message>
    <message>
        <source>Word segmentation: {segmentation}</source>
        <translation>分词方式：{segmentation}</translation>
    </message>
    <message>
        <source>Profile: {profile}</source>
        <translation>预设方案：{profile}</translation>
    </message>
    <message>
        <source>Language and word segmentation are detected from the texts.</source>
        <translation>语言和分词方式根据文本确定。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>至少 {number}</translation>
    </message>
    <message>
        <source>Metrics besides BLEU</source>
        <translation>BLEU 以外的指标</translation>
    </message>
    <message>
        <source>Split punctuation and Chinese text</source>
        <translation>拆分标点和中文字符</translation>
    </message>
    <message>
        <source>TER compares the units between spaces. This treats punctuation marks and single Chinese and Japanese characters as words.</source>
        <translation>TER 比较的是以空格隔开的单位。选中后，每个标点符号、每个中文或日文字符各算一个词。</translation>
    </message>
    <message>
        <source>Confidence and significance</source>
        <translation>置信区间与显著性</translation>
    </message>
    <message>
        <source>Default: {number}</source>
        <translation>默认：{number}</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Opens the window. Files named in the command are scored right away.</source>
        <translation>打开图形窗口；如命令中指定了文件，则立即评分。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>save a screenshot (PNG) of the scored window and exit</source>
        <translation>将评分后的窗口保存为截图（PNG），然后退出</translation>
    </message>
    <message>
        <source>page shown in the screenshot: {choices}</source>
        <translation>截图中显示的页面：{choices}</translation>
    </message>
    <message>
        <source>segment shown in the screenshot</source>
        <translation>截图中显示的句段编号</translation>
    </message>
    <message>
        <source>size of the window in pixels, such as 1200x800</source>
        <translation>窗口大小（像素），例如 1200x800</translation>
    </message>
    <message>
        <source>{choices} (default: last used)</source>
        <translation>{choices}（默认：上次的选择）</translation>
    </message>
    <message>
        <source>write a report and exit; the extension sets the format (PDF included); can be repeated</source>
        <translation>生成报告后退出；格式由扩展名决定（含 PDF）；可重复使用</translation>
    </message>
    <message>
        <source>paper size of the PDF: {choices} (default: that of your region)</source>
        <translation>PDF 的纸张大小：{choices}（默认：按所在地区）</translation>
    </message>
    <message>
        <source>--size needs a width and a height, such as 1200x800; got “{value}”.</source>
        <translation>--size 需要宽度和高度，例如 1200x800；输入的是“{value}”。</translation>
    </message>
    <message>
        <source>--segment needs a segment number, such as 12; got “{value}”.</source>
        <translation>--segment 需要句段编号，例如 12；输入的是“{value}”。</translation>
    </message>
    <message>
        <source>--scores needs candidates after -i.</source>
        <translation>--scores 需要在 -i 后给出候选译文。</translation>
    </message>
    <message>
        <source>Qt needs system packages that are not installed: {packages} (Debian and Ubuntu: sudo apt install {packages}).</source>
        <translation>缺少 Qt 所需的系统软件包：{packages}（Debian 和 Ubuntu：sudo apt install {packages}）。</translation>
    </message>
    <message>
        <source>No display is available. Without one, bleu-desktop --report FILE saves a report, --screenshot FILE a picture of the window, and bleu-score works in the terminal.</source>
        <translation>没有图形显示环境。此时可用 bleu-desktop --report 文件 保存报告，用 --screenshot 文件 保存窗口截图；bleu-score 可在终端中使用。</translation>
    </message>
    <message>
        <source>“{path}” cannot be written. Save it somewhere else.</source>
        <translation>无法写入“{path}”。请保存到其他位置。</translation>
    </message>
</context>
<context>
    <name>TextLabel</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>TextSaver</name>
    <message>
        <source>Table with all texts (*.tsv)</source>
        <translation>包含所有文本的表格 (*.tsv)</translation>
    </message>
    <message>
        <source>Translation memory: source and reference (*.tmx)</source>
        <translation>翻译记忆库：原文和参考译文 (*.tmx)</translation>
    </message>
    <message>
        <source>Translation memory: source and {name} (*.tmx)</source>
        <translation>翻译记忆库：原文和 {name} (*.tmx)</translation>
    </message>
    <message>
        <source>A file for each text, one segment per line (*.txt)</source>
        <translation>每份文本一个文件，每行一个句段 (*.txt)</translation>
    </message>
    <message>
        <source>Segments to judge, at random: {count} (*.tsv)</source>
        <translation>供评价的句段，随机抽取：{count} 个 (*.tsv)</translation>
    </message>
    <message>
        <source>Segments to judge, of those that differ most: {count} (*.tsv)</source>
        <translation>供评价的句段，选自差异最大的：{count} 个 (*.tsv)</translation>
    </message>
    <message>
        <source>Save paired texts</source>
        <translation>保存配对的文本</translation>
    </message>
    <message>
        <source>Files with these names already exist: {names}</source>
        <translation>已有同名文件：{names}</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>The texts were not saved.</source>
        <translation>文本未保存。</translation>
    </message>
</context>
<context>
    <name>TokenizersView</name>
    <message>
        <source>{tokenizer} · in use</source>
        <translation>{tokenizer} · 使用中</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>分词方式</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Google’s guide</source>
        <translation>Google 指南</translation>
    </message>
    <message>
        <source>By word segmentation</source>
        <translation>按分词方式</translation>
    </message>
    <message>
        <source>{candidate}: the text is the same; only how it is split into tokens differs. Scores under different word segmentations cannot be compared.</source>
        <translation>{candidate}：文本不变，只是切分成词元的方式不同。不同分词方式下的得分不能相互比较。</translation>
    </message>
    <message>
        <source>No other word segmentation fits this language.</source>
        <translation>没有其他适合该语言的分词方式。</translation>
    </message>
    <message>
        <source>BLEU: {range}, depending on the word segmentation.</source>
        <translation>BLEU 因分词方式而异，范围为 {range}。</translation>
    </message>
    <message>
        <source>The order of the candidates is always the same.</source>
        <translation>候选译文的名次始终相同。</translation>
    </message>
    <message>
        <source>The order of the candidates also depends on the word segmentation.</source>
        <translation>候选译文的名次也随分词方式而变化。</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>added texts: {count}</source>
        <translation>添加 {count} 个文件</translation>
    </message>
    <message>
        <source>{name} added</source>
        <translation>添加“{name}”</translation>
    </message>
    <message>
        <source>removed texts: {count}</source>
        <translation>移除 {count} 个文件</translation>
    </message>
    <message>
        <source>{name} removed</source>
        <translation>移除“{name}”</translation>
    </message>
    <message>
        <source>other texts</source>
        <translation>更换文件</translation>
    </message>
    <message>
        <source>other roles of texts</source>
        <translation>更改译文的角色</translation>
    </message>
    <message>
        <source>other order of texts</source>
        <translation>更改文件顺序</translation>
    </message>
    <message>
        <source>name {name}</source>
        <translation>命名为“{name}”</translation>
    </message>
    <message>
        <source>encoding of {name}</source>
        <translation>更改“{name}”的编码</translation>
    </message>
    <message>
        <source>correction of {name}</source>
        <translation>更正“{name}”</translation>
    </message>
    <message>
        <source>external scores of {name}</source>
        <translation>“{name}”的外部得分</translation>
    </message>
    <message>
        <source>choice of the earlier version</source>
        <translation>选择先前版本</translation>
    </message>
    <message>
        <source>pairing</source>
        <translation>配对方式</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>规范化</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>weights and rates</source>
        <translation>权重和费率</translation>
    </message>
    <message>
        <source>known text</source>
        <translation>已知文本</translation>
    </message>
    <message>
        <source>kind of an origin</source>
        <translation>来源的类型</translation>
    </message>
    <message>
        <source>comment on line {line}</source>
        <translation>对第 {line} 行的批注</translation>
    </message>
    <message>
        <source>assessment of line {line}</source>
        <translation>对第 {line} 行的评定</translation>
    </message>
    <message>
        <source>bookmark on line {line}</source>
        <translation>第 {line} 行的书签</translation>
    </message>
</context>
</TS>

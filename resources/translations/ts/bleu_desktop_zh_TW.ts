<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AsOthersView</name>
    <message>
        <source>BLEU in other programs</source>
        <translation>其他程式的 BLEU</translation>
    </message>
    <message>
        <source>{candidate}: BLEU {score} here. Each program scores the same segments by its own rules, with default options. In parentheses: the points each rule adds or takes away.</source>
        <translation>{candidate}：本程式算出的 BLEU 為 {score}。其他程式依各自的規則和預設選項為相同的句段評分；括號內是每條規則增減的分數。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程式</translation>
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
        <translation>{count} 個句段</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Add a later version…</source>
        <translation>新增後續版本…</translation>
    </message>
    <message>
        <source>Versions that are compared</source>
        <translation>所比較的版本</translation>
    </message>
    <message>
        <source>Suggestions and final texts</source>
        <translation>建議譯文與最終譯文</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>建議譯文</translation>
    </message>
    <message>
        <source>Final texts</source>
        <translation>最終譯文</translation>
    </message>
    <message>
        <source>Comparing suggestions with final texts…</source>
        <translation>正在比較建議譯文與最終譯文…</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>費率…</translation>
    </message>
    <message>
        <source>Most changed segments</source>
        <translation>改動最多的句段</translation>
    </message>
    <message>
        <source>Show in Segments</source>
        <translation>在「句段」頁檢視</translation>
    </message>
    <message>
        <source>Choose a segment to check it by hand, character by character.</source>
        <translation>選擇一個句段，即可逐個字元手動核對。</translation>
    </message>
    <message>
        <source>Show {count} more</source>
        <translation>再顯示 {count} 個</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>建議譯文</translation>
    </message>
    <message>
        <source>Final text</source>
        <translation>最終譯文</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>改動</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>累計</translation>
    </message>
    <message>
        <source>Check by hand</source>
        <translation>手動核對</translation>
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
        <translation>取代</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>One of the texts is missing, so nothing was compared.</source>
        <translation>缺少其中一方的文字，因此沒有比較。</translation>
    </message>
    <message>
        <source>{changed} of {all} characters changed: similarity {percent}</source>
        <translation>{all} 個字元中改動 {changed} 個：相似度 {percent}</translation>
    </message>
    <message>
        <source>What are these origins?</source>
        <translation>這些來源屬於什麼類型？</translation>
    </message>
    <message>
        <source>The file does not state their kind. As long as it is open, they have the weights of any origin.</source>
        <translation>檔案沒有註明其類型。在確定之前，它們採用適用於所有來源的權重。</translation>
    </message>
    <message>
        <source>kind not stated</source>
        <translation>類型未註明</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>類型</translation>
    </message>
</context>
<context>
    <name>ChecksPage</name>
    <message>
        <source>Not checked</source>
        <translation>未檢查</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>正在檢查檔案…</translation>
    </message>
    <message>
        <source>Effect on BLEU</source>
        <translation>對 BLEU 的影響</translation>
    </message>
    <message>
        <source>Possible problems in the files</source>
        <translation>檔案中可能存在的問題</translation>
    </message>
    <message>
        <source>No problems were found in the characters, languages, lengths and alignment of the texts, and no traces of other programs.</source>
        <translation>內容的字元、語言、長度與對齊皆未發現問題，也沒有其他程式留下的痕跡。</translation>
    </message>
    <message>
        <source>Applied fixes</source>
        <translation>已套用的修正</translation>
    </message>
    <message>
        <source>Fixes applied to all texts affect the score and are recorded in the signature. The files themselves are never changed.</source>
        <translation>套用至所有檔案的修正會影響分數，並會記錄在簽章中。檔案本身一律不會變更。</translation>
    </message>
    <message>
        <source>Show {count} in Segments</source>
        <translation>在「句段」中顯示 {count} 個</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>95% CI, lower end</source>
        <translation>95% 信賴區間下限</translation>
    </message>
    <message>
        <source>95% CI, upper end</source>
        <translation>95% 信賴區間上限</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Not the baseline</source>
        <translation>非基準</translation>
    </message>
    <message>
        <source>Compare all pairs again (space bar)</source>
        <translation>恢復兩兩比較（空白鍵）</translation>
    </message>
    <message>
        <source>Compare the others with this candidate (space bar)</source>
        <translation>以此候選翻譯為基準（空白鍵）</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在計算…</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>The baseline: the candidate with which the others are compared.</source>
        <translation>基準：其他候選翻譯都與這份候選翻譯比較。</translation>
    </message>
    <message>
        <source>Show segments</source>
        <translation>顯示句段</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序依據</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>List</source>
        <translation>清單</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩陣</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>比較依據</translation>
    </message>
    <message>
        <source>Compare all pairs</source>
        <translation>兩兩比較</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>Matrix of candidates</source>
        <translation>候選翻譯矩陣</translation>
    </message>
    <message>
        <source>Compute the confidence interval</source>
        <translation>計算信賴區間</translation>
    </message>
    <message>
        <source>Compute intervals and significance</source>
        <translation>計算信賴區間與顯著性</translation>
    </message>
    <message>
        <source>Each cell is the row’s score minus the column’s.</source>
        <translation>每一格的值為所在列的分數減去所在欄的分數。</translation>
    </message>
    <message>
        <source>Only differences from the baseline have been tested.</source>
        <translation>僅檢定了與基準之間的差值。</translation>
    </message>
    <message>
        <source>Differences are measured from the best candidate. Click ☆ to choose another baseline.</source>
        <translation>差值以分數最佳的候選翻譯為準。按一下 ☆ 可另選基準。</translation>
    </message>
    <message>
        <source>{candidate} against {rival}</source>
        <translation>{candidate} 與 {rival} 相比</translation>
    </message>
    <message>
        <source>Show all segments of both</source>
        <translation>顯示兩者的所有句段</translation>
    </message>
    <message>
        <source>Comparing segments…</source>
        <translation>正在比較句段…</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Where {name} is furthest ahead</source>
        <translation>{name} 領先最多的句段</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>句段 {number}</translation>
    </message>
    <message>
        <source>Segments with the higher sentence BLEU</source>
        <translation>句級 BLEU 較高的句段</translation>
    </message>
    <message>
        <source>Below each number, the points of BLEU that the segment adds to the difference between the two scores; the most come first. The average of sentence BLEU is not the BLEU of the text.</source>
        <translation>每個編號下方是該句段在兩個分數的差距中所佔的 BLEU 分數，佔得最多的排在前面。句級 BLEU 的平均值並不是全文的 BLEU。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>Sentence BLEU</source>
        <translation>句級 BLEU</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Scoring the references against each other…</source>
        <translation>正在計算參考翻譯之間的分數…</translation>
    </message>
    <message>
        <source>{name}: {score} (best candidate against the same references: {best})</source>
        <translation>{name}：{score}（以同樣的參考翻譯為參照，最佳候選翻譯為 {best}）</translation>
    </message>
    <message>
        <source>Dashed lines show how far apart the references are: each is scored against the others, that is, with one reference fewer than the candidates have.</source>
        <translation>虛線顯示參考翻譯彼此相差多遠：每份參考翻譯都以其餘各份為參照評分，因此所用的參考翻譯比候選翻譯少一份。</translation>
    </message>
    <message>
        <source>Agreement with external scores</source>
        <translation>與外部分數的一致程度</translation>
    </message>
    <message>
        <source>External score</source>
        <translation>外部分數</translation>
    </message>
    <message>
        <source>Computed score</source>
        <translation>本程式計算的分數</translation>
    </message>
    <message>
        <source>Each point is a segment. Click one to open it.</source>
        <translation>每個點是一個句段。按一下即可開啟。</translation>
    </message>
    <message>
        <source>{candidate} has no external scores.</source>
        <translation>{candidate} 沒有外部分數。</translation>
    </message>
    <message>
        <source>{candidate}, {metric}: {note}</source>
        <translation>{candidate}，{metric}：{note}</translation>
    </message>
    <message>
        <source>{given} against {metric}, by segment</source>
        <translation>各句段的 {given} 與 {metric}</translation>
    </message>
    <message>
        <source>Use the arrow keys to move between points and Enter to open the segment.</source>
        <translation>使用方向鍵在各點之間移動，按 Enter 鍵開啟句段。</translation>
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
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy without headings</source>
        <translation>複製（不含標題列）</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>程式發生錯誤</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>發生未預期的錯誤。</translation>
    </message>
    <message>
        <source>Your files and settings are safe, and you can keep working. The report below helps to fix the problem. It contains none of your text, but it may contain names of files and folders. It is not sent anywhere; copy it if you want to pass it on.</source>
        <translation>您的檔案和設定沒有受到影響，可以繼續工作。下方的報告有助於修正此問題。報告不含您的文字內容，但可能含有檔案和資料夾的名稱。本程式不會將報告傳送到任何地方；如需轉交他人，請自行複製。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>錯誤報告</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>複製報告</translation>
    </message>
</context>
<context>
    <name>FieldChooser</name>
    <message>
        <source>None (the first row is text)</source>
        <translation>無（第一列就是文字）</translation>
    </message>
    <message>
        <source>Detected in each sheet</source>
        <translation>依各工作表自動偵測</translation>
    </message>
    <message>
        <source>Row {row}: {texts}</source>
        <translation>第 {row} 列：{texts}</translation>
    </message>
    <message>
        <source>Choose at least one text.</source>
        <translation>請至少選擇一項內容。</translation>
    </message>
    <message>
        <source>Texts in “{file}”</source>
        <translation>「{file}」中的文字內容</translation>
    </message>
    <message>
        <source>This file contains several texts. Choose how each of them is used.</source>
        <translation>此檔案包含多項內容。請選擇每項內容的用途。</translation>
    </message>
    <message>
        <source>These roles were chosen automatically. Change any that are wrong.</source>
        <translation>以下用途為自動選擇，如有錯誤請變更。</translation>
    </message>
    <message>
        <source>&amp;Direction of the scores</source>
        <translation>分數的優劣方向(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Grades, the best first</source>
        <translation>等級，從最好的開始(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>工作表(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Headings</source>
        <translation>標題列(&amp;H)</translation>
    </message>
    <message>
        <source>All: {names}</source>
        <translation>全部：{names}</translation>
    </message>
    <message>
        <source>{name}, hidden</source>
        <translation>{name}（已隱藏）</translation>
    </message>
    <message>
        <source>{name} (rows: {count})</source>
        <translation>{name}（{count} 列）</translation>
    </message>
    <message>
        <source>Use as</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>欄</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>First segments</source>
        <translation>開頭的句段</translation>
    </message>
    <message>
        <source>Showing {shown} of {count}.</source>
        <translation>顯示 {shown} 項，共 {count} 項。</translation>
    </message>
    <message>
        <source>References: {count}</source>
        <translation>{count} 份參考翻譯</translation>
    </message>
    <message>
        <source>Candidates: {count}</source>
        <translation>{count} 份候選翻譯</translation>
    </message>
    <message>
        <source>Source text: {name}</source>
        <translation>原文：{name}</translation>
    </message>
    <message>
        <source>Key: {name}</source>
        <translation>索引鍵：{name}</translation>
    </message>
    <message>
        <source>Role of “{name}”</source>
        <translation>「{name}」的用途</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>A good translation that others are compared with</source>
        <translation>品質可靠的譯文，供其他譯文與之比較</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>A translation to be scored</source>
        <translation>要評分的譯文</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>The text that was translated</source>
        <translation>翻譯所依據的文字</translation>
    </message>
    <message>
        <source>Identifies each row and pairs it with the same row of another file</source>
        <translation>用來區分各列，並與另一個檔案中的同一列配對</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>索引鍵</translation>
    </message>
    <message>
        <source>Score of “{name}”</source>
        <translation>「{name}」的分數</translation>
    </message>
    <message>
        <source>Suggestions: {count}</source>
        <translation>{count} 份建議譯文</translation>
    </message>
    <message>
        <source>No text in the first rows</source>
        <translation>開頭幾列沒有文字</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Reference translations</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>Candidate translations</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>Source text (optional)</source>
        <translation>原文（選填）</translation>
    </message>
    <message>
        <source>Drop reference files here</source>
        <translation>將參考翻譯檔案拖放到這裡</translation>
    </message>
    <message>
        <source>Drop candidate files here</source>
        <translation>將候選翻譯檔案拖放到這裡</translation>
    </message>
    <message>
        <source>Drop the source file here</source>
        <translation>將原文檔案拖放到這裡</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段數</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>編碼</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>The project does not keep this text.</source>
        <translation>專案不保留這段文字內容。</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>加入檔案…</translation>
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
        <translation>貼上的文字</translation>
    </message>
    <message>
        <source>Reload scores</source>
        <translation>重新載入分數</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新載入</translation>
    </message>
    <message>
        <source>Choose texts…</source>
        <translation>選擇內容…</translation>
    </message>
    <message>
        <source>Add scores…</source>
        <translation>加入分數…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重新命名…</translation>
    </message>
    <message>
        <source>Use the file’s name</source>
        <translation>使用檔案名稱</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>作為參考翻譯</translation>
    </message>
    <message>
        <source>Use as candidate</source>
        <translation>作為候選翻譯</translation>
    </message>
    <message>
        <source>Use as source</source>
        <translation>作為原文</translation>
    </message>
    <message>
        <source>Instead of “{name}”</source>
        <translation>取代「{name}」</translation>
    </message>
    <message>
        <source>As a second reference</source>
        <translation>作為第二份參考翻譯</translation>
    </message>
    <message>
        <source>Instead of all references</source>
        <translation>取代所有參考翻譯</translation>
    </message>
    <message>
        <source>As a further reference</source>
        <translation>作為另一份參考翻譯</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>自動偵測</translation>
    </message>
    <message>
        <source>{encoding}?</source>
        <translation>{encoding}？</translation>
    </message>
    <message>
        <source>Segments whose text in the file differs from the candidate’s: {count}</source>
        <translation>檔案中與候選翻譯內容不同的句段：{count} 個</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>All files ({count})</source>
        <translation>所有檔案（{count}）</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>上一個檔案</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>下一個檔案</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
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
        <translation>問題</translation>
    </message>
    <message>
        <source>Unpaired files: {count}</source>
        <translation>未配對的檔案：{count} 個</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Files scored: {scored} of {files}.</source>
        <translation>已評分的檔案：{scored} 個（共 {files} 個）。</translation>
    </message>
    <message>
        <source>Missing from at least one candidate, so not in “All files”: {count}.</source>
        <translation>至少一份候選翻譯缺少、因此未計入「所有檔案」的檔案：{count} 個。</translation>
    </message>
    <message>
        <source>All segments of these files as one text.</source>
        <translation>這些檔案的所有句段合併計算。</translation>
    </message>
    <message>
        <source>{candidate}: no such file</source>
        <translation>{candidate}：沒有此檔案</translation>
    </message>
</context>
<context>
    <name>FoldersPage</name>
    <message>
        <source>(none)</source>
        <translation>（無）</translation>
    </message>
    <message>
        <source>Paired files</source>
        <translation>已配對的檔案</translation>
    </message>
    <message>
        <source>None of these files could be scored</source>
        <translation>這些檔案都無法評分</translation>
    </message>
    <message>
        <source>Are these the right pairs? Files to score: {count}</source>
        <translation>這樣配對是否正確？待評分的檔案：{count} 個</translation>
    </message>
    <message>
        <source>Score these files</source>
        <translation>為這些檔案評分</translation>
    </message>
    <message>
        <source>Unpaired, so not scored: {count}.</source>
        <translation>因未配對而不評分的檔案：{count} 個。</translation>
    </message>
    <message>
        <source>Missing from at least one candidate: {count}.</source>
        <translation>至少一份候選翻譯缺少的檔案：{count} 個。</translation>
    </message>
    <message>
        <source>Other types of files, skipped: {count}.</source>
        <translation>已略過的其他類型檔案：{count} 個。</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>… and {count} more</source>
        <translation>……另有 {count} 項</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>What changed</source>
        <translation>有何變化</translation>
    </message>
    <message>
        <source>Earlier:</source>
        <translation>較早：</translation>
    </message>
    <message>
        <source>Later:</source>
        <translation>較晚：</translation>
    </message>
    <message>
        <source>Earlier run</source>
        <translation>較早的評分</translation>
    </message>
    <message>
        <source>Later run</source>
        <translation>較晚的評分</translation>
    </message>
    <message>
        <source>Show segments that got worse</source>
        <translation>顯示變差的句段</translation>
    </message>
    <message>
        <source>Current result (not saved)</source>
        <translation>目前結果（未儲存）</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>較早</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>較晚</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>95% 信賴區間</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>結論</translation>
    </message>
    <message>
        <source>Scores refer to the whole runs; difference, interval and verdict refer to the segments in common.</source>
        <translation>分數以整次評分計；差值、信賴區間和結論則以兩次共同的句段計。</translation>
    </message>
    <message>
        <source>Only for the current result</source>
        <translation>僅適用於目前的結果</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比較…</translation>
    </message>
    <message>
        <source>Rename run</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Delete run…</source>
        <translation>刪除此次評分…</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>When you save the project, the current result is recorded as a run.</source>
        <translation>儲存專案時，目前的結果會記錄為一次評分。</translation>
    </message>
    <message>
        <source>Runs with different settings are not connected.</source>
        <translation>設定不同的評分之間不以線連接。</translation>
    </message>
    <message>
        <source>Scores of all runs</source>
        <translation>各次評分的分數</translation>
    </message>
    <message>
        <source>Each delivery is a different text, so a difference may also be due to the text. Differences are not tested.</source>
        <translation>每次交付的內容不同，因此差異也可能來自內容本身。不對差異進行檢定。</translation>
    </message>
    <message>
        <source>{score}, unchanged since run {number}</source>
        <translation>{score}，較第 {number} 次評分沒有變化</translation>
    </message>
    <message>
        <source>{score} ({difference} since run {number})</source>
        <translation>{score}（較第 {number} 次評分 {difference}）</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>95% confidence interval</source>
        <translation>95% 信賴區間</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>變化</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>評分紀錄</translation>
    </message>
    <message>
        <source>Delete {run}?</source>
        <translation>要刪除「{run}」嗎？</translation>
    </message>
    <message>
        <source>The scores of this run cannot be recovered. Your files are not changed.</source>
        <translation>此次評分的分數將無法復原。您的檔案不受影響。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>還沒有評分紀錄</translation>
    </message>
</context>
<context>
    <name>KeptTexts</name>
    <message>
        <source>This project keeps numbers only, not the texts.</source>
        <translation>此專案僅保留數據，不保留文字內容。</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Understand BLEU</source>
        <translation>認識 BLEU</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一節(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一節(&amp;N)</translation>
    </message>
    <message>
        <source>What BLEU measures</source>
        <translation>BLEU 衡量什麼</translation>
    </message>
    <message>
        <source>BLEU measures how closely a candidate translation agrees with one or more reference translations, over a whole text. The scale runs from 0 to 100. Some publications write the same scores from 0 to 1.</source>
        <translation>BLEU 衡量整篇候選翻譯與一份或多份參考翻譯的一致程度，分數範圍為 0 到 100。有些論文把同樣的分數寫成 0 到 1。</translation>
    </message>
    <message>
        <source>No agreement: no word matches. Without smoothing, the score is also 0 if no sequence of four words matches.</source>
        <translation>完全不一致：沒有一個詞相符。如果不做平滑，只要沒有連續四個詞相符，分數就是 0。</translation>
    </message>
    <message>
        <source>Full agreement: each segment is word for word the same as a reference. Good translations score far lower, because two people rarely translate alike.</source>
        <translation>完全一致：每個句段都與某份參考翻譯逐詞相同。好譯文的分數也遠低於 100，因為兩個人很少會譯得一模一樣。</translation>
    </message>
    <message>
        <source>The text is split into tokens: words and punctuation marks. A sequence of n tokens is called an n-gram, and n is its order.</source>
        <translation>首先將文字切分為詞元，也就是字詞和標點符號。由 n 個連續詞元組成的序列稱為 n 元語法（n-gram），n 稱為階。</translation>
    </message>
    <message>
        <source>The precision of an order is the share of the candidate’s n-grams that also occur in a reference:</source>
        <translation>某一階的精確率（也譯「查準率」），是指候選翻譯的 n 元語法中在參考翻譯裡也出現的比例：</translation>
    </message>
    <message>
        <source>Each word may count as often as in the reference that contains it most often: for “the” this is reference 1, for “a” reference 2.</source>
        <translation>每個詞最多可計入它在出現次數最多的那份參考翻譯中的次數：「the」以參考翻譯 1 為準，「a」以參考翻譯 2 為準。</translation>
    </message>
    <message>
        <source>Words and word sequences</source>
        <translation>字詞與詞串</translation>
    </message>
    <message>
        <source>Single words that match suggest that the meaning is there (adequacy). Longer sequences that match suggest that it reads naturally (fluency). BLEU counts sequences of one to four words and combines them into one number.</source>
        <translation>單一字詞相符，表示意思有譯到（忠實度）；較長的詞串相符，表示行文自然（流暢度）。BLEU 統計由一到四個詞組成的詞串，並合併成一個數值。</translation>
    </message>
    <message>
        <source>Counting matches</source>
        <translation>如何計算相符數</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>n-grams that match</source>
        <translation>相符的 n 元語法數</translation>
    </message>
    <message>
        <source>n-grams of the candidate</source>
        <translation>候選翻譯的 n 元語法總數</translation>
    </message>
    <message>
        <source>Precision of order n: n-grams that match, added up over all segments, divided by all n-grams of the candidate, added up over all segments.</source>
        <translation>n 階精確率：所有句段中相符的 n 元語法數之和，除以所有句段中候選翻譯的 n 元語法總數之和。</translation>
    </message>
    <message>
        <source>Both counts are added up over all segments before they are divided. So the score of a text is not the average of its segments’ scores: long segments weigh more.</source>
        <translation>兩個數都先就所有句段加總，再相除。因此整篇譯文的分數並不是各句段分數的平均值：長句段的影響較大。</translation>
    </message>
    <message>
        <source>Capitalization</source>
        <translation>大小寫</translation>
    </message>
    <message>
        <source>Case counts: “The” and “the” are different words, unless you choose to ignore case.</source>
        <translation>區分大小寫：「The」和「the」是不同的詞，除非您選擇不區分大小寫。</translation>
    </message>
    <message>
        <source>Repeated words are clipped</source>
        <translation>重複的詞計數有上限</translation>
    </message>
    <message>
        <source>If every repetition counted, a candidate could collect matches by repeating common words. So a word counts at most as often as it occurs in the reference that contains it most often. The same goes for longer n-grams.</source>
        <translation>假如每次重複都算數，候選翻譯只要重複常用詞就能累積相符數。因此，一個詞計入的次數，最多等於它在單一參考翻譯中出現的最高次數。更長的 n 元語法也是如此。</translation>
    </message>
    <message>
        <source>N-grams of “{text}”</source>
        <translation>「{text}」的 n 元語法</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>數量</translation>
    </message>
    <message>
        <source>With several references: the largest count</source>
        <translation>多份參考翻譯：取最大次數</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>參考翻譯 {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>計入</translation>
    </message>
    <message>
        <source>The precision of order 1 is {matched} of {total}, which is {share}.</source>
        <translation>1 階精確率為 {total} 分之 {matched}，即 {share}。</translation>
    </message>
    <message>
        <source>reference length</source>
        <translation>參考翻譯長度</translation>
    </message>
    <message>
        <source>candidate length</source>
        <translation>候選翻譯長度</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Brevity penalty: 1, or e to the power of 1 minus reference length divided by candidate length if that is less.</source>
        <translation>簡短懲罰：以 1 減去參考翻譯長度與候選翻譯長度之比，並以此為指數求 e 的冪；冪小於 1 時取該冪，否則取 1。</translation>
    </message>
    <message>
        <source>Both lengths are counted in tokens and added up over all segments. A candidate that is too long needs no penalty, because the extra tokens already lower its precision.</source>
        <translation>兩個長度都以詞元計，並就所有句段加總。候選翻譯過長時不必懲罰，因為多出來的詞元已經降低了精確率。</translation>
    </message>
    <message>
        <source>Candidate / reference</source>
        <translation>候選／參考</translation>
    </message>
    <message>
        <source>BP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>Why there is no recall</source>
        <translation>為什麼沒有召回率</translation>
    </message>
    <message>
        <source>Recall would measure how much of the reference the candidate contains. With several references, no good translation contains the words of all of them. So BLEU is based on precision alone, and the brevity penalty takes the place of recall: it makes omissions costly.</source>
        <translation>召回率要問的是：參考翻譯的內容有多少出現在候選翻譯中。參考翻譯有多份時，好譯文也不會包含所有參考翻譯的用詞。所以 BLEU 只以精確率為基礎，由簡短懲罰代替召回率：漏譯就會扣分。</translation>
    </message>
    <message>
        <source>With several references: the closest length</source>
        <translation>多份參考翻譯：取最接近的長度</translation>
    </message>
    <message>
        <source>Example: the candidate has {candidate} tokens, the references have {references}. The closest length is {closest}, the shortest {shortest}.</source>
        <translation>範例：候選翻譯有 {candidate} 個詞元，參考翻譯分別有 {references} 個。最接近的長度是 {closest}，最短的是 {shortest}。</translation>
    </message>
    <message>
        <source>The whole formula</source>
        <translation>完整公式</translation>
    </message>
    <message>
        <source>BLEU is the brevity penalty times the geometric mean of the four precisions. If one precision is 0 and nothing is smoothed, the whole score is 0.</source>
        <translation>BLEU 等於簡短懲罰乘以四個精確率的幾何平均數。如果有一個精確率為 0 且未做平滑，則整體分數為 0。</translation>
    </message>
    <message>
        <source>BLEU: 100 times the brevity penalty times the fourth root of the product of the four precisions.</source>
        <translation>BLEU：100 乘以簡短懲罰，再乘以四個精確率之積的四次方根。</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>代入數值</translation>
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
        <translation>BLEU：100 乘以簡短懲罰，再乘以 e 的冪；指數是各階的權重與精確率對數之積的總和。</translation>
    </message>
    <message>
        <source>Precision alone would reward a candidate that omits things. The brevity penalty BP lowers the score of a candidate that is shorter than the reference.</source>
        <translation>如果只看精確率，漏譯反而會佔便宜。因此，候選翻譯短於參考翻譯時，會以簡短懲罰（brevity penalty，BP，也譯「簡潔處罰」或「短句懲罰」）降低分數。</translation>
    </message>
    <message>
        <source>In each segment, the reference length is that of the reference whose length is closest to the candidate’s or, if two are equally close, the shorter. Some programs take the shortest reference instead, which lowers the penalty.</source>
        <translation>在每個句段中，參考翻譯長度取與候選翻譯長度最接近的那一份；若有兩份同樣接近，取較短的一份。有些程式則取最短的一份，懲罰因此較輕。</translation>
    </message>
    <message>
        <source>Each order n has a weight w, and the weights add up to 1. Nearly everywhere, N is 4 and all weights are 1/4, which gives the formula above. With another maximum n-gram order N, all weights are 1/N.</source>
        <translation>每一階 n 都有權重 w，所有權重之和為 1。通常 N 為 4，各權重均為 1/4，由此得到上面的公式。如果 n 元語法改用其他最高階數 N，各權重均為 1/N。</translation>
    </message>
    <message>
        <source>Split both texts into tokens</source>
        <translation>將兩者切分為詞元</translation>
    </message>
    <message>
        <source>List the candidate’s n-grams</source>
        <translation>候選翻譯的 n 元語法</translation>
    </message>
    <message>
        <source>Count matches, clipped</source>
        <translation>計相符數（設上限）</translation>
    </message>
    <message>
        <source>Divide: precisions</source>
        <translation>相除：精確率</translation>
    </message>
    <message>
        <source>Geometric mean</source>
        <translation>幾何平均數</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>簡短懲罰</translation>
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
        <translation>短文中經常沒有任何連續四個詞相符。這會使其中一個精確率為 0，於是無論其他部分多麼一致，整體分數也是 0。平滑就是以一個很小的值取代 0。對單一句子來說，平滑決定分數；對長文來說，則幾乎沒有影響。</translation>
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
        <translation>平滑方式不同的分數不能比較。所用的平滑方式記錄在簽章中。</translation>
    </message>
    <message>
        <source>Nothing: BLEU as it was defined.</source>
        <translation>不做處理：BLEU 的原始定義。</translation>
    </message>
    <message>
        <source>The first order without a match counts as half a match, the next as a quarter, and so on. sacreBLEU’s default.</source>
        <translation>第一個沒有相符的階以半個相符項計，下一個以四分之一個計，依此類推。這是 sacreBLEU 的預設方式。</translation>
    </message>
    <message>
        <source>An order without a match counts as {value} matches.</source>
        <translation>沒有相符的階以 {value} 個相符項計。</translation>
    </message>
    <message>
        <source>From order 2 on, {value} is added to matches and n-grams, even where there are matches.</source>
        <translation>從 2 階起，相符數和 n 元語法總數都加 {value}，有相符時也加。</translation>
    </message>
    <message>
        <source>In every order, 1 is added to matches and n-grams, even where there are matches.</source>
        <translation>各階的相符數和 n 元語法總數都加 1，有相符時也加。</translation>
    </message>
    <message>
        <source>What a score means</source>
        <translation>分數的意義</translation>
    </message>
    <message>
        <source>Google’s guide to interpreting BLEU scores has seven bands. It describes what texts with such scores are usually like, not how good a particular text is.</source>
        <translation>Google 的 BLEU 分數解讀指南分為七個區間。它說明分數落在各區間的譯文通常是什麼樣子，而不是判定某篇譯文的好壞。</translation>
    </message>
    <message>
        <source>The bands apply to words. Chinese scores far higher by characters than by words, so there is no band where the two do not agree.</source>
        <translation>這些區間針對的是詞。中文依字計算的分數遠高於依詞計算的分數，兩者的區間不一致時，就不給出區間。</translation>
    </message>
    <message>
        <source>Formula recognition</source>
        <translation>公式辨識</translation>
    </message>
    <message>
        <source>BLEU also scores programs that read formulas from pictures and write them in LaTeX. The bands do not apply there: all published models score far higher.</source>
        <translation>BLEU 也用來評量從圖片辨識公式並寫成 LaTeX 的程式。上述區間在此不適用：所有已發表模型的分數都高得多。</translation>
    </message>
    <message>
        <source>Omitting an article costs as much as writing ESA instead of NASA.</source>
        <translation>漏掉一個「的」字，與把 NASA 寫成 ESA，扣分一樣多。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任務</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Picture of a formula to LaTeX</source>
        <translation>公式圖片轉 LaTeX</translation>
    </message>
    <message>
        <source>Only known approximately</source>
        <translation>僅知大致數值</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>公布的數值</translation>
    </message>
    <message>
        <source>What BLEU cannot see</source>
        <translation>BLEU 的侷限</translation>
    </message>
    <message>
        <source>It needs a whole text</source>
        <translation>需要整篇譯文</translation>
    </message>
    <message>
        <source>BLEU says little about a single sentence: a good one can score near zero. The score of a text is not the average of its sentences’ scores.</source>
        <translation>單一句子的 BLEU 分數參考價值很低：譯得好的句子，分數也可能接近零。整篇譯文的分數也不是各句分數的平均值。</translation>
    </message>
    <message>
        <source>All words weigh the same</source>
        <translation>所有字詞的權重相同</translation>
    </message>
    <message>
        <source>It does not understand the text</source>
        <translation>BLEU 不理解內容</translation>
    </message>
    <message>
        <source>BLEU ignores meaning and grammar. A missing “not” costs little, and BLEU does not look beyond four words in a row.</source>
        <translation>BLEU 不看語意，也不看文法。漏掉一個「不」字扣分很少；超出連續四個詞的部分，BLEU 一概看不到。</translation>
    </message>
    <message>
        <source>It depends on preprocessing</source>
        <translation>受前處理影響</translation>
    </message>
    <message>
        <source>How the text is normalized and split into tokens affects the score. Publish the signature along with the score.</source>
        <translation>文字如何正規化、如何切分為詞元，都會影響分數。公布分數時，請一併公布簽章。</translation>
    </message>
    <message>
        <source>Scores are comparable only for the same text, language, word segmentation and number of references.</source>
        <translation>只有在譯文內容、語言、斷詞方式和參考翻譯數量都相同時，分數才能互相比較。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>計算範例</translation>
    </message>
    <message>
        <source>Computed on this computer with the word segmentation 13a. Single sentences show how BLEU works, not how good a translation is.</source>
        <translation>由本機以斷詞方式 13a 計算得出。單一句子只用來示範 BLEU 的計算方式，不能說明譯文的好壞。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>階數</translation>
    </message>
    <message>
        <source>Order 3 of the last example is 1/4, because “on the mat” matches. Some pages print 0/4.</source>
        <translation>最後一個範例的 3 階為 1/4，因為「on the mat」相符。有些網頁寫成 0/4。</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>相符數</translation>
    </message>
    <message>
        <source>Brevity penalty: {penalty}</source>
        <translation>簡短懲罰：{penalty}</translation>
    </message>
    <message>
        <source>Smoothing {smoothing}: BLEU {score}</source>
        <translation>平滑方式 {smoothing}：BLEU {score}</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>Words of Chinese</source>
        <translation>中文的詞</translation>
    </message>
    <message>
        <source>Chinese is written without spaces, so the words have to be found first. This is called word segmentation. Here are a reference and a candidate that lacks one character, split in three ways:</source>
        <translation>中文寫作時不用空格，因此要先找出詞，這稱為斷詞。下面的候選比參考少一個字，依三種方式切分：</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>斷詞方式</translation>
    </message>
    <message>
        <source>Reference and candidate</source>
        <translation>參考和候選</translation>
    </message>
    <message>
        <source>By a dictionary, the reference contains a word that the candidate does not have, although only one of its characters is missing. By characters, more matches, and the score is higher. Without segmentation, the whole sentence is one word, and nothing matches.</source>
        <translation>依詞典切分，參考中有一個詞是候選沒有的，其實只少了其中一個字。依字切分，相符的更多，分數更高。不切分時，整句就是一個詞，什麼都不相符。</translation>
    </message>
    <message>
        <source>So a score of Chinese means nothing without its word segmentation. Publications mostly split Chinese into characters (zh). Compare only scores with the same one.</source>
        <translation>因此，中文的分數離開斷詞方式就沒有意義。論文大多依字切分（zh）。請只比較斷詞方式相同的分數。</translation>
    </message>
    <message>
        <source>Try this example</source>
        <translation>試試這個範例</translation>
    </message>
</context>
<context>
    <name>Licenses</name>
    <message>
        <source>Licenses</source>
        <translation>授權條款</translation>
    </message>
    <message>
        <source>BLEU Desktop includes third-party software and data. Each item is listed with its license.</source>
        <translation>BLEU Desktop 內含第三方軟體與資料，每一項及其授權條款如下。</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>License text</source>
        <translation>授權條款全文</translation>
    </message>
    <message>
        <source>Source: {address}</source>
        <translation>原始碼：{address}</translation>
    </message>
    <message>
        <source>This package does not include its license text.</source>
        <translation>此套件未附授權條款全文。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>Save pa&amp;ired texts…</source>
        <translation>儲存配對的文字(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Type or paste text</source>
        <translation>輸入或貼上文字(&amp;T)</translation>
    </message>
    <message>
        <source>Add &amp;references…</source>
        <translation>加入參考翻譯(&amp;R)…</translation>
    </message>
    <message>
        <source>Add &amp;candidates…</source>
        <translation>加入候選翻譯(&amp;C)…</translation>
    </message>
    <message>
        <source>Reload &amp;all files</source>
        <translation>重新載入所有檔案(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;New evaluation</source>
        <translation>新增評估(&amp;N)</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>開啟範例(&amp;M)</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>最近開啟(&amp;E)</translation>
    </message>
    <message>
        <source>Pro&amp;ject</source>
        <translation>專案(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>儲存專案(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve project as…</source>
        <translation>專案另存為(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Keep texts in the project</source>
        <translation>在專案中保留文字內容(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Numbers only</source>
        <translation>僅數據(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Verify recorded scores</source>
        <translation>驗證已記錄的分數(&amp;V)</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>開啟資料夾(&amp;F)…</translation>
    </message>
    <message>
        <source>Add source te&amp;xt…</source>
        <translation>加入原文(&amp;D)…</translation>
    </message>
    <message>
        <source>Re&amp;port…</source>
        <translation>報告(&amp;P)…</translation>
    </message>
    <message>
        <source>Numbers only, &amp;without names of files</source>
        <translation>僅數據，不含檔名(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Known text…</source>
        <translation>已知內容(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find in segments</source>
        <translation>在句段中尋找(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;score</source>
        <translation>複製分數(&amp;S)</translation>
    </message>
    <message>
        <source>Copy s&amp;ignature</source>
        <translation>複製簽章(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Files and settings</source>
        <translation>檔案與設定(&amp;F)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>放大文字(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>縮小文字(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>分數(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;egments</source>
        <translation>句段(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pairing</source>
        <translation>配對(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;hecks</source>
        <translation>檢查(&amp;H)</translation>
    </message>
    <message>
        <source>Hist&amp;ory</source>
        <translation>歷史紀錄(&amp;O)</translation>
    </message>
    <message>
        <source>Files in fol&amp;ders</source>
        <translation>資料夾中的檔案(&amp;D)</translation>
    </message>
    <message>
        <source>Ch&amp;anges</source>
        <translation>改動(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>使用手冊(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Understand BLEU</source>
        <translation>認識 BLEU(&amp;U)</translation>
    </message>
    <message>
        <source>Check for a new &amp;version</source>
        <translation>檢查新版本(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;About BLEU Desktop</source>
        <translation>關於 BLEU Desktop(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>關於 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>依照系統設定</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
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
        <translation>進度</translation>
    </message>
    <message>
        <source>Open reference and candidate translations</source>
        <translation>開啟參考翻譯和候選翻譯</translation>
    </message>
    <message>
        <source>Add reference translations</source>
        <translation>加入參考翻譯</translation>
    </message>
    <message>
        <source>Add candidate translations</source>
        <translation>加入候選翻譯</translation>
    </message>
    <message>
        <source>Add the source text</source>
        <translation>加入原文</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>開啟資料夾</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>資料夾：</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>檔案名稱：</translation>
    </message>
    <message>
        <source>File type:</source>
        <translation>檔案類型：</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚無紀錄</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清除清單</translation>
    </message>
    <message>
        <source>Choose the earlier version</source>
        <translation>選擇編輯前的版本</translation>
    </message>
    <message>
        <source>Choose the later version</source>
        <translation>選擇後續版本</translation>
    </message>
    <message>
        <source>Changed on disk and reloaded: {names}</source>
        <translation>檔案已變更，並已重新載入：{names}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已儲存</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>About BLEU Desktop</source>
        <translation>關於 BLEU Desktop</translation>
    </message>
    <message>
        <source>Scores translations with BLEU. Nothing leaves your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>以 BLEU 為譯文評分，任何內容都不會離開您的電腦。

自由軟體，依 GNU 通用公共授權條款第 3 版或更新版本發布。</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>授權條款</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>新版本</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>無法開啟瀏覽器。</translation>
    </message>
    <message>
        <source>This is version {version}. All versions are at this address:
{address}</source>
        <translation>目前版本為 {version}。所有版本請見以下網址：
{address}</translation>
    </message>
    <message>
        <source>Choose known text, such as a translation memory</source>
        <translation>選擇已知內容，例如翻譯記憶庫</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>This installation has no manual.</source>
        <translation>此安裝未包含使用手冊。</translation>
    </message>
    <message>
        <source>In a copy of the source code, this command builds it:
{command}</source>
        <translation>在原始碼副本中，可用此指令產生：
{command}</translation>
    </message>
    <message>
        <source>The manual is in this file:
{path}</source>
        <translation>使用手冊位於此檔案：
{path}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>使用手冊</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>“{token}”: {note}</source>
        <translation>「{token}」：{note}</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>圖例</translation>
    </message>
</context>
<context>
    <name>NgramLists</name>
    <message>
        <source>Length in tokens</source>
        <translation>詞元數</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Missing from the candidate</source>
        <translation>候選翻譯中沒有</translation>
    </message>
    <message>
        <source>Added by the candidate</source>
        <translation>候選翻譯中多出的</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在統計…</translation>
    </message>
    <message>
        <source>Missing: {ngram}</source>
        <translation>缺少：{ngram}</translation>
    </message>
    <message>
        <source>Not in the reference: {ngram}</source>
        <translation>參考翻譯中沒有：{ngram}</translation>
    </message>
    <message>
        <source>N-gram</source>
        <translation>n 元語法</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次數</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段數</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>共 {total} 次，其中 {count} 次</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Bookmark</source>
        <translation>書籤</translation>
    </message>
    <message>
        <source>Bookmark this segment</source>
        <translation>為此句段加上書籤</translation>
    </message>
    <message>
        <source>Assessment of this segment</source>
        <translation>對此句段的評定</translation>
    </message>
    <message>
        <source>Comment on this segment</source>
        <translation>對此句段的註解</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>No assessment</source>
        <translation>未評定</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
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
        <translation>句段 {number}：句級 BLEU {score}</translation>
    </message>
    <message>
        <source>{name}: sentence BLEU {score}</source>
        <translation>{name}：句級 BLEU {score}</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>正在評分…</translation>
    </message>
    <message>
        <source>Lines: {first_count} in “{first}”, {second_count} in “{second}”. Only the first {common} are scored.</source>
        <translation>行數：「{first}」有 {first_count} 行，「{second}」有 {second_count} 行。僅對前 {common} 行評分。</translation>
    </message>
    <message>
        <source>Segments: {count}.</source>
        <translation>{count} 個句段。</translation>
    </message>
    <message>
        <source>Word segmentation: {name}.</source>
        <translation>斷詞方式：{name}。</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>Second reference</source>
        <translation>第二份參考翻譯</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>Second candidate</source>
        <translation>第二份候選翻譯</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>Pasted reference</source>
        <translation>貼上的參考翻譯</translation>
    </message>
    <message>
        <source>Pasted second reference</source>
        <translation>貼上的第二份參考翻譯</translation>
    </message>
    <message>
        <source>Pasted candidate</source>
        <translation>貼上的候選翻譯</translation>
    </message>
    <message>
        <source>Pasted second candidate</source>
        <translation>貼上的第二份候選翻譯</translation>
    </message>
    <message>
        <source>Type or paste text</source>
        <translation>輸入或貼上文字</translation>
    </message>
    <message>
        <source>One segment per line. The score updates as you type. Nothing is saved.</source>
        <translation>每行一個句段。分數隨輸入即時更新，不會儲存任何內容。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>A translation you trust</source>
        <translation>您信賴的譯文</translation>
    </message>
    <message>
        <source>The translation to score</source>
        <translation>要評分的譯文</translation>
    </message>
    <message>
        <source>Turn into an evaluation</source>
        <translation>轉為評估</translation>
    </message>
</context>
<context>
    <name>PairingPage</name>
    <message>
        <source>Needs attention</source>
        <translation>需要留意的句段</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句段對</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>數量</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>所有句段對</translation>
    </message>
    <message>
        <source>Excluded: {concern}</source>
        <translation>排除：{concern}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一處</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一處</translation>
    </message>
    <message>
        <source>Pair by content</source>
        <translation>依內容配對</translation>
    </message>
    <message>
        <source>Place {number} of {count}</source>
        <translation>第 {number} 處，共 {count} 處</translation>
    </message>
    <message>
        <source>Join these lines</source>
        <translation>合併這幾行</translation>
    </message>
    <message>
        <source>Exclude the empty line</source>
        <translation>排除空行</translation>
    </message>
    <message>
        <source>The last line of “{first}” is empty; “{second}” ends one line earlier.</source>
        <translation>「{first}」的最後一行是空行；「{second}」早一行結束。</translation>
    </message>
    <message>
        <source>The last line of “{second}” is empty; “{first}” ends one line earlier.</source>
        <translation>「{second}」的最後一行是空行；「{first}」早一行結束。</translation>
    </message>
    <message>
        <source>Line {second_line} of “{second}” is {count} lines in “{first}”, from line {first_line}.</source>
        <translation>「{second}」的第 {second_line} 行在「{first}」中分為 {count} 行，從第 {first_line} 行起。</translation>
    </message>
    <message>
        <source>Line {first_line} of “{first}” is {count} lines in “{second}”, from line {second_line}.</source>
        <translation>「{first}」的第 {first_line} 行在「{second}」中分為 {count} 行，從第 {second_line} 行起。</translation>
    </message>
    <message>
        <source>Joins these lines of “{first}”.</source>
        <translation>合併「{first}」中的這幾行。</translation>
    </message>
    <message>
        <source>Joins these lines of “{second}”.</source>
        <translation>合併「{second}」中的這幾行。</translation>
    </message>
    <message>
        <source>Insert an empty line here</source>
        <translation>在這裡插入空行</translation>
    </message>
    <message>
        <source>Or pair all lines by content, here and everywhere else. Unmatched lines are excluded. The files themselves are never changed.</source>
        <translation>也可以依內容配對所有的行，不限於此處。找不到對應內容的行會被排除。檔案本身一律不會變更。</translation>
    </message>
    <message>
        <source>Line {first_line} of “{first}” has no match in “{second}”.</source>
        <translation>「{first}」的第 {first_line} 行在「{second}」中沒有對應的行。</translation>
    </message>
    <message>
        <source>Line {second_line} of “{second}” has no match in “{first}”.</source>
        <translation>「{second}」的第 {second_line} 行在「{first}」中沒有對應的行。</translation>
    </message>
    <message>
        <source>Inserts an empty line in “{second}”.</source>
        <translation>在「{second}」中插入一個空行。</translation>
    </message>
    <message>
        <source>Inserts an empty line in “{first}”.</source>
        <translation>在「{first}」中插入一個空行。</translation>
    </message>
    <message>
        <source>Excludes the empty last line of “{first}”.</source>
        <translation>排除「{first}」末尾的空行。</translation>
    </message>
    <message>
        <source>Excludes the empty last line of “{second}”.</source>
        <translation>排除「{second}」末尾的空行。</translation>
    </message>
    <message>
        <source>The file itself is not changed.</source>
        <translation>檔案本身不會變更。</translation>
    </message>
    <message>
        <source>Nearby lines</source>
        <translation>附近的行</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此處</translation>
    </message>
    <message>
        <source>(in the line above)</source>
        <translation>（在上一行中）</translation>
    </message>
    <message>
        <source>Pair by</source>
        <translation>配對方式</translation>
    </message>
    <message>
        <source>Save texts…</source>
        <translation>儲存文字…</translation>
    </message>
    <message>
        <source>Saves the texts as they are compared, without excluded pairs. The files themselves are never changed.</source>
        <translation>依比較時的狀態儲存文字內容，不含已排除的句段對。檔案本身一律不會變更。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>索引鍵</translation>
    </message>
    <message>
        <source>How segments are matched up. “Automatic” uses keys or times where all files have them, otherwise the position; it also shifts subtitle times that do not match.</source>
        <translation>決定句段如何配對。「自動」會在所有檔案都有索引鍵或時間時採用索引鍵或時間，否則依位置配對；字幕時間不符時也會平移時間。</translation>
    </message>
    <message>
        <source>Key or time</source>
        <translation>索引鍵或時間</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>Segments in {name}: {count}</source>
        <translation>{name}：{count} 個句段</translation>
    </message>
    <message>
        <source>The files are misaligned</source>
        <translation>檔案之間有錯位</translation>
    </message>
    <message>
        <source>The files do not match</source>
        <translation>檔案互不對應</translation>
    </message>
    <message>
        <source>One file has an empty line at the end</source>
        <translation>有一個檔案末尾多了空行</translation>
    </message>
    <message>
        <source>Pairs compared: {compared} · excluded: {left_out}</source>
        <translation>已比較的句段對：{compared} · 已排除：{left_out}</translation>
    </message>
    <message>
        <source>Open in Segments</source>
        <translation>在「句段」中開啟</translation>
    </message>
    <message>
        <source>See what matches in this pair, and why</source>
        <translation>查看此句段對中相符的內容及原因</translation>
    </message>
    <message>
        <source>No pairs to check.</source>
        <translation>沒有需要檢查的配對。</translation>
    </message>
    <message>
        <source>Manual fixes: {count}</source>
        <translation>手動修正：{count} 處</translation>
    </message>
    <message>
        <source>Manual fixes in {name}: {count}</source>
        <translation>{name}：手動修正 {count} 處</translation>
    </message>
    <message>
        <source>Undo the last fix</source>
        <translation>復原上一次修正</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行號</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>（缺少）</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空白）</translation>
    </message>
    <message>
        <source>The selected pair in full</source>
        <translation>所選句段對的完整內容</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>索引鍵：{key}</translation>
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
        <translation>BLEU 專案 ({endings})</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>評估</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存為…</translation>
    </message>
    <message>
        <source>Open the other version</source>
        <translation>開啟另一個版本</translation>
    </message>
    <message>
        <source>Nothing is lost: your work is still here.</source>
        <translation>沒有遺失任何內容：您的工作仍在此處。</translation>
    </message>
    <message>
        <source>A crash would lose your unsaved work, because no copy of it can be kept. Save the project, or free some space on the disk.</source>
        <translation>如果程式意外結束，未儲存的工作將會遺失，因為無法保留其複本。請儲存專案，或清出磁碟空間。</translation>
    </message>
    <message>
        <source>Not saved when the program ended on {date}: {names}.</source>
        <translation>程式於 {date} 結束時尚未儲存：{names}。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Showing the recorded result.</source>
        <translation>目前顯示已記錄的結果。</translation>
    </message>
    <message>
        <source>Changed since they were scored: {files}.</source>
        <translation>評分後已變更：{files}。</translation>
    </message>
    <message>
        <source>Not found: {files}.</source>
        <translation>找不到：{files}。</translation>
    </message>
    <message>
        <source>Using the recorded texts.</source>
        <translation>目前使用已記錄的文字內容。</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>重新評分</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>指定位置…</translation>
    </message>
    <message>
        <source>comments and bookmarks</source>
        <translation>註解和書籤</translation>
    </message>
    <message>
        <source>comments on texts that were removed</source>
        <translation>對已移除譯文的註解</translation>
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
        <translation>與下一行合併的 1 行</translation>
    </message>
    <message>
        <source>{count} lines joined with the next</source>
        <translation>與下一行合併的 {count} 行</translation>
    </message>
    <message>
        <source>excluded and kept segments</source>
        <translation>排除與保留的句段</translation>
    </message>
    <message>
        <source>names of texts</source>
        <translation>內容名稱</translation>
    </message>
    <message>
        <source>pasted texts</source>
        <translation>貼上的文字</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>儲存專案</translation>
    </message>
    <message>
        <source>What should the project keep?</source>
        <translation>專案要保留哪些內容？</translation>
    </message>
    <message>
        <source>&amp;Texts and numbers</source>
        <translation>內容和數據(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Numbers only</source>
        <translation>僅數據(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Without names of files</source>
        <translation>不含檔名(&amp;W)</translation>
    </message>
    <message>
        <source>For confidential texts: keeps scores, settings, names and comments, but no texts. To show texts, the project needs the original files.</source>
        <translation>適合機密內容：保留分數、設定、名稱和註解，但不保留文字內容。若要顯示文字內容，專案需要原始檔案。</translation>
    </message>
    <message>
        <source>Pasted text will not be kept.</source>
        <translation>貼上的文字不會保留。</translation>
    </message>
    <message>
        <source>Everything can be shown and scored again, even without the files. Anyone who receives the project can read the texts.</source>
        <translation>即使沒有檔案，也能顯示全部內容並重新評分。任何拿到專案的人都能看到文字內容。</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>儲存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save project as</source>
        <translation>專案另存為</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Texts are only known as numbered candidates and references, also when the project is opened again. To score them again, add the files again.</source>
        <translation>文字內容只以編號的候選和參考來稱呼，再次開啟專案時也是如此。若要重新評分，請重新加入檔案。</translation>
    </message>
    <message>
        <source>Where is “{name}”?</source>
        <translation>「{name}」在哪裡？</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>要儲存對「{name}」的變更嗎？</translation>
    </message>
    <message>
        <source>Save your work in a project?</source>
        <translation>要將工作儲存到專案中嗎？</translation>
    </message>
    <message>
        <source>Not saved yet: {work}.</source>
        <translation>尚未儲存：{work}。</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>捨棄(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Remove all texts from “{name}”?</source>
        <translation>要從「{name}」中移除所有文字內容嗎？</translation>
    </message>
    <message>
        <source>Scores, settings, names and comments stay. The texts of all recorded results are removed from the file. This cannot be undone.</source>
        <translation>分數、設定、名稱和註解會保留。所有已記錄結果的文字內容將從檔案中移除，且無法復原。</translation>
    </message>
    <message>
        <source>Remove all texts and all names of files from “{name}”?</source>
        <translation>要從「{name}」中移除所有文字內容和所有檔名嗎？</translation>
    </message>
    <message>
        <source>Scores, settings and comments stay. The texts and names of all recorded results are removed from the file. This cannot be undone.</source>
        <translation>分數、設定和註解會保留。所有已記錄結果的文字內容和名稱將從檔案中移除，且無法復原。</translation>
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
        <translation>費率</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>字</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字元</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>單位(&amp;U)</translation>
    </message>
    <message>
        <source>Each word or character counts with the weight of its band. With the weight {weight}, ten words count as three.</source>
        <translation>每個字或字元依所在區間的權重計算。權重為 {weight} 時，十個字算作三個。</translation>
    </message>
    <message>
        <source>&amp;Price per unit</source>
        <translation>單價(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Currency (ISO code)</source>
        <translation>幣別（ISO 代碼）(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Decimals of amounts</source>
        <translation>金額的小數位數(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Minimum fee</source>
        <translation>最低收費(&amp;M)</translation>
    </message>
    <message>
        <source>Add band</source>
        <translation>新增區間</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Save file…</source>
        <translation>儲存檔案…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重設</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>Example: per word, repetitions apart</source>
        <translation>範例：依字計價，重複句段另計</translation>
    </message>
    <message>
        <source>Example: per word, with a minimum fee</source>
        <translation>範例：依字計價，設最低收費</translation>
    </message>
    <message>
        <source>Example: per character</source>
        <translation>範例：依字元計價</translation>
    </message>
    <message>
        <source>As usual: {count}</source>
        <translation>依慣例：{count}</translation>
    </message>
    <message>
        <source>Similarity from</source>
        <translation>相似度下限</translation>
    </message>
    <message>
        <source>Remove this band</source>
        <translation>移除此區間</translation>
    </message>
    <message>
        <source>Two bands begin at {percent}.</source>
        <translation>有兩個區間都從 {percent} 開始。</translation>
    </message>
    <message>
        <source>A currency is an ISO code of three letters, such as EUR.</source>
        <translation>幣別為三個字母的 ISO 代碼，例如 EUR。</translation>
    </message>
    <message>
        <source>Open rates</source>
        <translation>開啟費率</translation>
    </message>
    <message>
        <source>Save rates</source>
        <translation>儲存費率</translation>
    </message>
    <message>
        <source>Rates ({endings})</source>
        <translation>費率 ({endings})</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>PDF document</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>Word document (DOCX)</source>
        <translation>Word 文件（DOCX）</translation>
    </message>
    <message>
        <source>For editing: changes are tracked, and can be accepted or rejected.</source>
        <translation>供編輯：改動以追蹤修訂顯示，可以接受或拒絕。</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>網頁（HTML）</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <translation>試算表（XLSX）</translation>
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
        <translation>用於插入論文，需要 booktabs 套件。</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>To print, or to send to people without this program.</source>
        <translation>用於列印，或傳送給沒有本程式的人。</translation>
    </message>
    <message>
        <source>One file that opens in any browser, also on a phone; light or dark.</source>
        <translation>單一檔案，可用任何瀏覽器開啟，手機上也可以；支援淺色與深色。</translation>
    </message>
    <message>
        <source>The {count} most changed</source>
        <translation>改動最多的 {count} 個句段</translation>
    </message>
    <message>
        <source>The {count} with the lowest sentence BLEU</source>
        <translation>句級 BLEU 最低的 {count} 個句段</translation>
    </message>
    <message>
        <source>The {count} that lower the score most</source>
        <translation>拉低分數最多的 {count} 個句段</translation>
    </message>
    <message>
        <source>The {count} where the two best candidates differ most</source>
        <translation>兩份最佳候選翻譯相差最大的 {count} 個句段</translation>
    </message>
    <message>
        <source>For wikis, issues and merge requests.</source>
        <translation>用於 Wiki、議題與合併請求。</translation>
    </message>
    <message>
        <source>The segments as one table, for spreadsheets and scripts.</source>
        <translation>句段合為一個表格，適用於試算表和指令碼。</translation>
    </message>
    <message>
        <source>Three sheets: to read, to sort and filter, and to check.</source>
        <translation>三張工作表：供閱讀、供排序與篩選、供核對。</translation>
    </message>
    <message>
        <source>The segments as one table, separated by tabs.</source>
        <translation>句段合為一個表格，各欄以定位字元分隔。</translation>
    </message>
    <message>
        <source>Everything in full precision, for other programs. Always in English.</source>
        <translation>完整精度的全部資料，供其他程式使用。一律為英文。</translation>
    </message>
    <message>
        <source>No Chinese font is installed, so Chinese characters in a PDF would be empty boxes. Install a font such as Noto Sans CJK.</source>
        <translation>未安裝中文字型，因此 PDF 中的漢字會顯示為空白方框。請安裝 Noto Sans CJK 等字型。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Shown on the Segments page</source>
        <translation>「句段」頁面上顯示的句段</translation>
    </message>
    <message>
        <source>With a comment, an assessment or a bookmark</source>
        <translation>有註解、評定或書籤的句段</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>紙張(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;egments</source>
        <translation>句段(&amp;E)</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>標題(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Client</source>
        <translation>客戶(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;roject</source>
        <translation>專案(&amp;R)</translation>
    </message>
    <message>
        <source>Include the &amp;texts</source>
        <translation>包含文字內容(&amp;T)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>Order &amp;number</source>
        <translation>訂單編號(&amp;N)</translation>
    </message>
    <message>
        <source>Computed &amp;by</source>
        <translation>計算人(&amp;B)</translation>
    </message>
    <message>
        <source>Open fol&amp;der</source>
        <translation>開啟資料夾(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>儲存(&amp;S)…</translation>
    </message>
    <message>
        <source>Numbers, names and assessments only: no texts and no comments.</source>
        <translation>僅含數據、名稱和評定，不含文字內容和註解。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>儲存報告</translation>
    </message>
    <message>
        <source>{format} ({endings})</source>
        <translation>{format} ({endings})</translation>
    </message>
    <message>
        <source>BLEU report</source>
        <translation>BLEU 報告</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Creating report…</source>
        <translation>正在產生報告…</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>已儲存：{name}</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Add reference…</source>
        <translation>加入參考翻譯…</translation>
    </message>
    <message>
        <source>Add candidates…</source>
        <translation>加入候選翻譯…</translation>
    </message>
    <message>
        <source>Choose texts…</source>
        <translation>選擇內容…</translation>
    </message>
    <message>
        <source>Pair automatically</source>
        <translation>自動配對</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>重新評分</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>貼上文字</translation>
    </message>
    <message>
        <source>What is BLEU?</source>
        <translation>什麼是 BLEU？</translation>
    </message>
    <message>
        <source>Choose the earlier version…</source>
        <translation>選擇編輯前的版本…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>加入資料夾…</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>試用範例</translation>
    </message>
    <message>
        <source>Choose one of these…</source>
        <translation>從中選擇…</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>選擇其他資料夾…</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>選擇其他檔案…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Now add the folder of candidate translations</source>
        <translation>現在請加入候選翻譯的資料夾</translation>
    </message>
    <message>
        <source>Now add the folder of reference translations</source>
        <translation>現在請加入參考翻譯的資料夾</translation>
    </message>
    <message>
        <source>The files are paired by name before they are scored.</source>
        <translation>評分前會先依名稱為檔案配對。</translation>
    </message>
    <message>
        <source>How close is a translation to one you trust?</source>
        <translation>譯文與您信賴的譯文有多接近？</translation>
    </message>
    <message>
        <source>Open a reference translation and one or more candidates, or drop them anywhere in this window: XLIFF, TMX, PO, spreadsheets, subtitles, Word, plain text and more. Your files stay on this computer.</source>
        <translation>開啟參考翻譯和一或多份候選翻譯，或將檔案拖放到此視窗的任何位置：支援 XLIFF、TMX、PO、試算表、字幕、Word、純文字等格式。您的檔案不會離開這部電腦。</translation>
    </message>
    <message>
        <source>Now add a candidate translation</source>
        <translation>接著請加入候選翻譯</translation>
    </message>
    <message>
        <source>It will be scored as soon as you add it.</source>
        <translation>加入後立即評分。</translation>
    </message>
    <message>
        <source>Now add a reference translation</source>
        <translation>接著請加入參考翻譯</translation>
    </message>
    <message>
        <source>The candidates are compared with the reference.</source>
        <translation>候選翻譯會與參考翻譯比較。</translation>
    </message>
    <message>
        <source>To see what was changed in the suggestions, add the version before editing: “{name}” does not contain their text.</source>
        <translation>要檢視建議譯文的改動，請加入編輯前的版本：「{name}」不含建議譯文的內容。</translation>
    </message>
    <message>
        <source>Which text should be used?</source>
        <translation>要使用哪一項內容？</translation>
    </message>
    <message>
        <source>If they belong together all the same, pair them by content.</source>
        <translation>如果檔案確實互相對應，請依內容配對。</translation>
    </message>
    <message>
        <source>These files cannot be scored</source>
        <translation>無法為這些檔案評分</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>正在評分…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近開啟</translation>
    </message>
</context>
<context>
    <name>ResultTabs</name>
    <message>
        <source>Score</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>History</source>
        <translation>歷史紀錄</translation>
    </message>
    <message>
        <source>The runs of the project over time</source>
        <translation>專案歷次評分</translation>
    </message>
    <message>
        <source>What was compared, and what was excluded</source>
        <translation>哪些句段互相比較，哪些句段已排除</translation>
    </message>
    <message>
        <source>Show or hide files and settings (F9)</source>
        <translation>顯示或隱藏檔案與設定（F9）</translation>
    </message>
    <message>
        <source>Files and settings</source>
        <translation>檔案與設定</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>報告…</translation>
    </message>
    <message>
        <source>Save the result as a report</source>
        <translation>將結果儲存為報告</translation>
    </message>
    <message>
        <source>The score, and what it means</source>
        <translation>分數及其意義</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Every segment, and why it scores as it does</source>
        <translation>每個句段及其分數的原因</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>The candidates side by side</source>
        <translation>並排比較各候選翻譯</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>配對</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>檢查</translation>
    </message>
    <message>
        <source>Possible problems in the files</source>
        <translation>檔案中可能存在的問題</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>The score of each file</source>
        <translation>每個檔案的分數</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>改動</translation>
    </message>
    <message>
        <source>What was changed in the suggestions</source>
        <translation>對建議譯文做了哪些改動</translation>
    </message>
    <message>
        <source>The files use different word segmentations. Choose a single file.</source>
        <translation>各檔案的斷詞方式不同。請選擇單一檔案。</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候選翻譯</translation>
    </message>
</context>
<context>
    <name>RoleQuestion</name>
    <message>
        <source>Which of these is the reference?</source>
        <translation>哪一份是參考翻譯？</translation>
    </message>
    <message>
        <source>These are the first segments that differ:</source>
        <translation>以下是最先出現差異的句段：</translation>
    </message>
    <message>
        <source>“{name}” differs most from the others. If the others are machine translations, it is usually the reference.</source>
        <translation>「{name}」與其他譯文差異最大。如果其他譯文是機器翻譯，它通常就是參考翻譯。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The reference is the translation you trust: the others are measured by it. The names do not show which one it is.</source>
        <translation>參考翻譯是您信賴的翻譯，其他翻譯以它為準來衡量。從名稱看不出是哪一份。</translation>
    </message>
    <message>
        <source>This is the reference</source>
        <translation>這是參考翻譯</translation>
    </message>
    <message>
        <source>Segments: {count}</source>
        <translation>{count} 個句段</translation>
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
        <translation>{count} 個詞元，參考翻譯 {expected} 個</translation>
    </message>
    <message>
        <source>Tokens: {count}, reference {number}: {expected}</source>
        <translation>{count} 個詞元，參考翻譯 {number} 有 {expected} 個</translation>
    </message>
    <message>
        <source>N-gram precision</source>
        <translation>n 元語法精確率</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 個詞元</translation>
    </message>
    <message>
        <source>{order} tokens</source>
        <translation>{order} 個詞元</translation>
    </message>
    <message>
        <source>BLEU, from 0 to 100</source>
        <translation>BLEU（0 到 100）</translation>
    </message>
    <message>
        <source>BLEU from 0 to 1: {score}</source>
        <translation>0 到 1 範圍的 BLEU：{score}</translation>
    </message>
    <message>
        <source>Length ratio: {ratio}</source>
        <translation>長度比：{ratio}</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>複製簽章</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU</source>
        <translation>以 sacreBLEU 重現此分數</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>複製指令</translation>
    </message>
    <message>
        <source>{tokenizer}, as in most papers: {score}</source>
        <translation>{tokenizer}（多數論文的算法）：{score}</translation>
    </message>
    <message>
        <source>BLEU (0–100)</source>
        <translation>BLEU（0～100）</translation>
    </message>
    <message>
        <source>Other metrics</source>
        <translation>其他指標</translation>
    </message>
    <message>
        <source>For publication</source>
        <translation>供發表使用</translation>
    </message>
    <message>
        <source>Understand BLEU</source>
        <translation>認識 BLEU</translation>
    </message>
    <message>
        <source>Segments: {segments} · References: {references}</source>
        <translation>{segments} 個句段 · {references} 份參考翻譯</translation>
    </message>
    <message>
        <source>Target language: {language}</source>
        <translation>目標語言：{language}</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>簡短懲罰</translation>
    </message>
    <message>
        <source>Copy the signatures</source>
        <translation>複製全部簽章</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>複製全部指令</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>正在計算…</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>越低越好</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>簽章</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>對照</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>變更</translation>
    </message>
    <message>
        <source>Change language and segmentation</source>
        <translation>變更語言和斷詞方式</translation>
    </message>
    <message>
        <source>{count} references</source>
        <translation>{count} 份參考翻譯</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Excluded segments: {count}</source>
        <translation>已排除 {count} 個句段</translation>
    </message>
    <message>
        <source>Empty lines inserted: {count}</source>
        <translation>已插入 {count} 個空行</translation>
    </message>
    <message>
        <source>Lines joined: {count}</source>
        <translation>已合併 {count} 處換行</translation>
    </message>
    <message>
        <source>Case ignored</source>
        <translation>不區分大小寫</translation>
    </message>
    <message>
        <source>Look at these first</source>
        <translation>先看這些句段</translation>
    </message>
    <message>
        <source>points of BLEU</source>
        <translation>BLEU 分數</translation>
    </message>
    <message>
        <source>All segments, those that lower the score most first</source>
        <translation>全部句段，拉低分數最多的排在最前</translation>
    </message>
    <message>
        <source>reference {number}</source>
        <translation>參考翻譯 {number}</translation>
    </message>
    <message>
        <source>Show {count}</source>
        <translation>檢視 {count} 個</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Add scores</source>
        <translation>加入分數</translation>
    </message>
    <message>
        <source>Scores for “{candidate}”</source>
        <translation>「{candidate}」的分數</translation>
    </message>
    <message>
        <source>“{file}” contains external scores. BLEU Desktop shows them as they are and does not compute them.</source>
        <translation>「{file}」含有外部分數。BLEU Desktop 會依原樣顯示外部分數，不會自行計算。</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>欄位(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>欄(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>指標(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系統(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>優劣方向(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Number of the first segment</source>
        <translation>第一個句段的編號(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Grades, the best first</source>
        <translation>等級，從最好的開始(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add as candidate</source>
        <translation>加為候選翻譯</translation>
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
        <translation>請為指標取一個名稱。</translation>
    </message>
    <message>
        <source>Scores: {scores} · Segments: {segments} · Mean: {mean}</source>
        <translation>{scores} 個分數 · {segments} 個句段 · 平均值：{mean}</translation>
    </message>
    <message>
        <source>Segments whose text in the file differs from the candidate’s: {count}</source>
        <translation>檔案中與候選翻譯內容不同的句段：{count} 個</translation>
    </message>
</context>
<context>
    <name>SegmentDetail</name>
    <message>
        <source>Why this score</source>
        <translation>分數原因</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>相符處</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>詞元</translation>
    </message>
    <message>
        <source>What the candidate shares with a reference</source>
        <translation>候選翻譯與參考翻譯相同之處</translation>
    </message>
    <message>
        <source>What an editor would have to change</source>
        <translation>編輯者需要修改之處</translation>
    </message>
    <message>
        <source>Where words begin and end for BLEU</source>
        <translation>對 BLEU 而言，每個詞的起訖位置</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>句段 {number}</translation>
    </message>
    <message>
        <source>Previous segment</source>
        <translation>上一個句段</translation>
    </message>
    <message>
        <source>Next segment</source>
        <translation>下一個句段</translation>
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
        <translation>其他候選翻譯</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>收合</translation>
    </message>
    <message>
        <source>Show all {count} candidates</source>
        <translation>顯示全部 {count} 份候選翻譯</translation>
    </message>
    <message>
        <source>Reference · {name}</source>
        <translation>參考翻譯 · {name}</translation>
    </message>
    <message>
        <source>Reference {number} · {name}</source>
        <translation>參考翻譯 {number} · {name}</translation>
    </message>
    <message>
        <source>Matches taken from this reference: {count}</source>
        <translation>來自此參考翻譯的相符處：{count} 處</translation>
    </message>
    <message>
        <source>(text not kept)</source>
        <translation>（未保留文字）</translation>
    </message>
    <message>
        <source>{difference} compared with the selected candidate</source>
        <translation>與選取的候選翻譯相比 {difference}</translation>
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
        <translation>參考翻譯／候選翻譯</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>貢獻</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Order of the text</source>
        <translation>句段順序</translation>
    </message>
    <message>
        <source>BLEU of this segment on its own, from 0 to 100, smoothed as in sacreBLEU. N-grams longer than the segment are ignored.</source>
        <translation>此句段單獨計算的 BLEU（0～100），平滑方式與 sacreBLEU 相同。長度超過句段的 n 元語法不計入。</translation>
    </message>
    <message>
        <source>Points of the difference from “{name}” that come from this segment. Negative means that “{name}” is better here.</source>
        <translation>與「{name}」的差距中來自此句段的分數。負值表示「{name}」在此處較好。</translation>
    </message>
    <message>
        <source>Edits per 100 words of the reference: lower is better.</source>
        <translation>參考翻譯每 100 詞的編輯次數：越低越好。</translation>
    </message>
    <message>
        <source>Tokens of the candidate per token of the reference.</source>
        <translation>候選翻譯的詞元數與參考翻譯的詞元數之比。</translation>
    </message>
    <message>
        <source>BLEU of the whole text minus BLEU without this segment, in points. Negative means that the segment lowers the score.</source>
        <translation>全文的 BLEU 減去不含此句段時的 BLEU，單位為分。負值表示此句段拉低分數。</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空白）</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>篩選</translation>
    </message>
    <message>
        <source>The 10% of segments with the worst external scores</source>
        <translation>外部分數最差的 10% 句段</translation>
    </message>
    <message>
        <source>Biggest losses</source>
        <translation>拉低分數最多</translation>
    </message>
    <message>
        <source>The 10% of segments that lower the overall BLEU most</source>
        <translation>拉低全文 BLEU 最多的 10% 句段</translation>
    </message>
    <message>
        <source>Biggest differences</source>
        <translation>差異最大</translation>
    </message>
    <message>
        <source>One text is at least one and a half times as long as the other and at least four tokens longer</source>
        <translation>候選翻譯與參考翻譯中，較長者至少為較短者的 1.5 倍，且至少多四個詞元</translation>
    </message>
    <message>
        <source>Segments with a warning</source>
        <translation>有警告的句段</translation>
    </message>
    <message>
        <source>The candidate or the reference is empty</source>
        <translation>候選翻譯或參考翻譯是空白的</translation>
    </message>
    <message>
        <source>The candidate is still the source text; the reference is not</source>
        <translation>候選翻譯仍與原文相同，而參考翻譯不同</translation>
    </message>
    <message>
        <source>Segments with a comment, an assessment or a bookmark</source>
        <translation>有註解、評定或書籤的句段</translation>
    </message>
    <message>
        <source>Worse since run {number}</source>
        <translation>比第 {number} 次評分差</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>篩選</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>檢查結果</translation>
    </message>
    <message>
        <source>Lowest scores</source>
        <translation>分數最低</translation>
    </message>
    <message>
        <source>Worst external scores</source>
        <translation>外部分數最差</translation>
    </message>
    <message>
        <source>The 10% of segments with the lowest sentence BLEU</source>
        <translation>句級 BLEU 最低的 10% 句段</translation>
    </message>
    <message>
        <source>The 10% of segments that account for most of the difference between two candidates</source>
        <translation>對兩份候選翻譯的差距影響最大的 10% 句段</translation>
    </message>
    <message>
        <source>Segments whose sentence BLEU is lower than in an earlier run of the project</source>
        <translation>句級 BLEU 低於專案中較早一次評分的句段</translation>
    </message>
    <message>
        <source>Only the segments of this row</source>
        <translation>僅此列的句段</translation>
    </message>
    <message>
        <source>Unusual length</source>
        <translation>長度異常</translation>
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
        <translation>未翻譯</translation>
    </message>
    <message>
        <source>Annotated</source>
        <translation>有標註</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>尋找</translation>
    </message>
    <message>
        <source>Find in segments</source>
        <translation>在句段中尋找</translation>
    </message>
    <message>
        <source>Case matters only if you type a capital letter.</source>
        <translation>只有在您輸入大寫字母時才區分大小寫。</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>規則運算式</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>尋找範圍</translation>
    </message>
    <message>
        <source>In all texts</source>
        <translation>在所有內容中</translation>
    </message>
    <message>
        <source>In the source</source>
        <translation>在原文中</translation>
    </message>
    <message>
        <source>In the references</source>
        <translation>在參考翻譯中</translation>
    </message>
    <message>
        <source>In the candidate</source>
        <translation>在候選翻譯中</translation>
    </message>
    <message>
        <source>Searching: {percent}</source>
        <translation>正在尋找：{percent}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>找不到</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>Reference: {reference}
Candidate: {candidate}</source>
        <translation>參考翻譯：{reference}
候選翻譯：{candidate}</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Next segment that differs</source>
        <translation>下一個有差異的句段</translation>
    </message>
    <message>
        <source>Previous segment that differs</source>
        <translation>上一個有差異的句段</translation>
    </message>
    <message>
        <source>Segments: {count}</source>
        <translation>{count} 個句段</translation>
    </message>
    <message>
        <source>Shown: {count} of {total}</source>
        <translation>顯示 {count} 個，共 {total} 個</translation>
    </message>
    <message>
        <source>Computing: {percent}</source>
        <translation>正在計算：{percent}</translation>
    </message>
    <message>
        <source>Copied: {count}</source>
        <translation>已複製：{count}</translation>
    </message>
    <message>
        <source>Copied: the first {count} of {total}</source>
        <translation>已複製前 {count} 個，共 {total} 個</translation>
    </message>
    <message>
        <source>What the candidate most often omits or adds</source>
        <translation>候選翻譯最常遺漏與多出的內容</translation>
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
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>The selected segment in full (Enter)</source>
        <translation>完整顯示所選句段（Enter）</translation>
    </message>
    <message>
        <source>Words missing or added</source>
        <translation>遺漏與多出的字詞</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>顯示全部</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} / {total}</translation>
    </message>
    <message>
        <source>The average of their scores is not BLEU.</source>
        <translation>其分數的平均值不是 BLEU。</translation>
    </message>
    <message>
        <source>{found} found, none among the {count} shown.</source>
        <translation>找到 {found} 個，但都不在目前顯示的 {count} 個之中。</translation>
    </message>
    <message>
        <source>No segment matches all filters.</source>
        <translation>沒有符合所有篩選條件的句段。</translation>
    </message>
    <message>
        <source>Second candidate</source>
        <translation>第二份候選翻譯</translation>
    </message>
    <message>
        <source>Shows how far apart the two candidates are in each segment</source>
        <translation>逐句段顯示兩份候選翻譯相差多少</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>與…比較</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Reverse order</source>
        <translation>反向排序</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Scoring</source>
        <translation>評分設定</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>變更</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>更多選項</translation>
    </message>
    <message>
        <source>Metrics and significance</source>
        <translation>指標與顯著性</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>語言：{language}</translation>
    </message>
    <message>
        <source>Word segmentation: {segmentation}</source>
        <translation>斷詞方式：{segmentation}</translation>
    </message>
    <message>
        <source>Profile: {profile}</source>
        <translation>設定組合：{profile}</translation>
    </message>
    <message>
        <source>Language and word segmentation are detected from the texts.</source>
        <translation>語言和斷詞方式依文字內容決定。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>至少 {number}</translation>
    </message>
    <message>
        <source>Metrics besides BLEU</source>
        <translation>BLEU 以外的指標</translation>
    </message>
    <message>
        <source>Split punctuation and Chinese text</source>
        <translation>拆開標點和中文字</translation>
    </message>
    <message>
        <source>TER compares the units between spaces. This treats punctuation marks and single Chinese and Japanese characters as words.</source>
        <translation>TER 比較的是以空格隔開的單位。勾選後，每個標點符號、每個中文字或日文字元各算一個詞。</translation>
    </message>
    <message>
        <source>Confidence and significance</source>
        <translation>信賴區間與顯著性</translation>
    </message>
    <message>
        <source>Default: {number}</source>
        <translation>預設：{number}</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Opens the window. Files named in the command are scored right away.</source>
        <translation>開啟視窗。如果指令中指定了檔案，會立即評分。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>視窗</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>save a screenshot (PNG) of the scored window and exit</source>
        <translation>將評分後的視窗儲存為螢幕擷圖（PNG），然後結束</translation>
    </message>
    <message>
        <source>page shown in the screenshot: {choices}</source>
        <translation>螢幕擷圖中顯示的頁面：{choices}</translation>
    </message>
    <message>
        <source>segment shown in the screenshot</source>
        <translation>螢幕擷圖中顯示的句段編號</translation>
    </message>
    <message>
        <source>size of the window in pixels, such as 1200x800</source>
        <translation>視窗大小（像素），例如 1200x800</translation>
    </message>
    <message>
        <source>{choices} (default: last used)</source>
        <translation>{choices}（預設：上次的選擇）</translation>
    </message>
    <message>
        <source>write a report and exit; the extension sets the format (PDF included); can be repeated</source>
        <translation>產生報告後結束；格式由副檔名決定（包括 PDF）；可重複指定</translation>
    </message>
    <message>
        <source>paper size of the PDF: {choices} (default: that of your region)</source>
        <translation>PDF 的紙張大小：{choices}（預設：依所在地區）</translation>
    </message>
    <message>
        <source>--size needs a width and a height, such as 1200x800; got “{value}”.</source>
        <translation>--size 需要寬度和高度，例如 1200x800；輸入的是「{value}」。</translation>
    </message>
    <message>
        <source>--segment needs a segment number, such as 12; got “{value}”.</source>
        <translation>--segment 需要句段編號，例如 12；輸入的是「{value}」。</translation>
    </message>
    <message>
        <source>--scores needs candidates after -i.</source>
        <translation>--scores 需要在 -i 後給出候選翻譯。</translation>
    </message>
    <message>
        <source>Qt needs system packages that are not installed: {packages} (Debian and Ubuntu: sudo apt install {packages}).</source>
        <translation>缺少 Qt 所需的系統套件：{packages}（Debian 和 Ubuntu：sudo apt install {packages}）。</translation>
    </message>
    <message>
        <source>No display is available. Without one, bleu-desktop --report FILE saves a report, --screenshot FILE a picture of the window, and bleu-score works in the terminal.</source>
        <translation>沒有圖形顯示環境。此時可用 bleu-desktop --report 檔案 儲存報告，用 --screenshot 檔案 儲存視窗截圖；bleu-score 可在終端機中使用。</translation>
    </message>
    <message>
        <source>“{path}” cannot be written. Save it somewhere else.</source>
        <translation>無法寫入「{path}」。請儲存到其他位置。</translation>
    </message>
</context>
<context>
    <name>TextLabel</name>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全選</translation>
    </message>
</context>
<context>
    <name>TextSaver</name>
    <message>
        <source>Table with all texts (*.tsv)</source>
        <translation>包含所有文字內容的表格 (*.tsv)</translation>
    </message>
    <message>
        <source>Translation memory: source and reference (*.tmx)</source>
        <translation>翻譯記憶庫：原文和參考翻譯 (*.tmx)</translation>
    </message>
    <message>
        <source>Translation memory: source and {name} (*.tmx)</source>
        <translation>翻譯記憶庫：原文和 {name} (*.tmx)</translation>
    </message>
    <message>
        <source>A file for each text, one segment per line (*.txt)</source>
        <translation>每項內容各存一個檔案，每行一個句段 (*.txt)</translation>
    </message>
    <message>
        <source>Segments to judge, at random: {count} (*.tsv)</source>
        <translation>供評價的句段，隨機抽取：{count} 個 (*.tsv)</translation>
    </message>
    <message>
        <source>Segments to judge, of those that differ most: {count} (*.tsv)</source>
        <translation>供評價的句段，選自差異最大的：{count} 個 (*.tsv)</translation>
    </message>
    <message>
        <source>Save paired texts</source>
        <translation>儲存配對的文字</translation>
    </message>
    <message>
        <source>Files with these names already exist: {names}</source>
        <translation>已有同名檔案：{names}</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>全部取代</translation>
    </message>
    <message>
        <source>The texts were not saved.</source>
        <translation>未儲存文字內容。</translation>
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
        <translation>斷詞方式</translation>
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
        <translation>依斷詞方式</translation>
    </message>
    <message>
        <source>{candidate}: the text is the same; only how it is split into tokens differs. Scores under different word segmentations cannot be compared.</source>
        <translation>{candidate}：文字不變，只是切分成詞元的方式不同。不同斷詞方式下的分數不能互相比較。</translation>
    </message>
    <message>
        <source>No other word segmentation fits this language.</source>
        <translation>沒有其他適合此語言的斷詞方式。</translation>
    </message>
    <message>
        <source>BLEU: {range}, depending on the word segmentation.</source>
        <translation>BLEU 因斷詞方式而異：{range}。</translation>
    </message>
    <message>
        <source>The order of the candidates is always the same.</source>
        <translation>候選翻譯的名次始終相同。</translation>
    </message>
    <message>
        <source>The order of the candidates also depends on the word segmentation.</source>
        <translation>候選翻譯的名次也會因斷詞方式而異。</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>added texts: {count}</source>
        <translation>加入 {count} 個檔案</translation>
    </message>
    <message>
        <source>{name} added</source>
        <translation>加入「{name}」</translation>
    </message>
    <message>
        <source>removed texts: {count}</source>
        <translation>移除 {count} 個檔案</translation>
    </message>
    <message>
        <source>{name} removed</source>
        <translation>移除「{name}」</translation>
    </message>
    <message>
        <source>other texts</source>
        <translation>更換檔案</translation>
    </message>
    <message>
        <source>other roles of texts</source>
        <translation>變更譯文的角色</translation>
    </message>
    <message>
        <source>other order of texts</source>
        <translation>變更檔案順序</translation>
    </message>
    <message>
        <source>name {name}</source>
        <translation>命名為「{name}」</translation>
    </message>
    <message>
        <source>encoding of {name}</source>
        <translation>變更「{name}」的編碼</translation>
    </message>
    <message>
        <source>correction of {name}</source>
        <translation>更正「{name}」</translation>
    </message>
    <message>
        <source>external scores of {name}</source>
        <translation>「{name}」的外部分數</translation>
    </message>
    <message>
        <source>choice of the earlier version</source>
        <translation>選擇先前版本</translation>
    </message>
    <message>
        <source>pairing</source>
        <translation>配對方式</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>weights and rates</source>
        <translation>權重和費率</translation>
    </message>
    <message>
        <source>known text</source>
        <translation>已知內容</translation>
    </message>
    <message>
        <source>kind of an origin</source>
        <translation>來源的類型</translation>
    </message>
    <message>
        <source>comment on line {line}</source>
        <translation>對第 {line} 行的註解</translation>
    </message>
    <message>
        <source>assessment of line {line}</source>
        <translation>對第 {line} 行的評定</translation>
    </message>
    <message>
        <source>bookmark on line {line}</source>
        <translation>第 {line} 行的書籤</translation>
    </message>
</context>
</TS>

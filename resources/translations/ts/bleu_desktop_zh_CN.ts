<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BandScale</name>
    <message>
        <source>BLEU {score} on a scale from 0 to 100</source>
        <translation>BLEU {score}，满分 100</translation>
    </message>
</context>
<context>
    <name>Bands</name>
    <message>
        <source>Almost useless</source>
        <translation>几乎不可用</translation>
    </message>
    <message>
        <source>Hard to get the gist</source>
        <translation>难以看懂大意</translation>
    </message>
    <message>
        <source>Gist clear, serious errors</source>
        <translation>大意清楚，错误严重</translation>
    </message>
    <message>
        <source>Understandable to good</source>
        <translation>可理解至良好</translation>
    </message>
    <message>
        <source>High quality</source>
        <translation>高质量</translation>
    </message>
    <message>
        <source>Very high quality</source>
        <translation>极高质量</translation>
    </message>
    <message>
        <source>Often better than human</source>
        <translation>往往优于人工翻译</translation>
    </message>
    <message>
        <source>Hardly anything agrees with the reference.</source>
        <translation>译文与参考译文几乎没有重合之处。</translation>
    </message>
    <message>
        <source>A reader can hardly tell what the text is about.</source>
        <translation>读者几乎看不出译文在讲什么。</translation>
    </message>
    <message>
        <source>The gist is clear, but there are serious grammar errors.</source>
        <translation>大意清楚，但有严重的语法错误。</translation>
    </message>
    <message>
        <source>The text can be understood, and parts of it are good.</source>
        <translation>译文可以看懂，部分内容译得不错。</translation>
    </message>
    <message>
        <source>A translation of high quality.</source>
        <translation>译文质量高。</translation>
    </message>
    <message>
        <source>A translation of very high quality, adequate and fluent.</source>
        <translation>译文质量极高，忠实而流畅。</translation>
    </message>
    <message>
        <source>Translations that score this high are often better than human ones.</source>
        <translation>得分达到这一水平的译文，往往优于人工翻译。</translation>
    </message>
    <message>
        <source>above {start}</source>
        <translation>高于 {start}</translation>
    </message>
    <message>
        <source>{start}–{end}</source>
        <translation>{start}～{end}</translation>
    </message>
    <message>
        <source>Band {range}, for the segmentation {segmentation}; another segmentation may lead to another band.</source>
        <translation>解读区间：{range}（分词方式：{segmentation}）。换用其他分词方式，得分可能落入别的区间。</translation>
    </message>
    <message>
        <source>No interpretation: BLEU describes a whole text. A single segment can be well translated and still score near zero.</source>
        <translation>不作解读：BLEU 衡量的是整篇文本。单个句段即使译得很好，得分也可能接近零。</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>13a: words and punctuation</source>
        <translation>13a（单词和标点）</translation>
    </message>
    <message>
        <source>intl: words, Unicode punctuation</source>
        <translation>intl（单词、Unicode 标点）</translation>
    </message>
    <message>
        <source>zh: Chinese characters</source>
        <translation>zh（汉字）</translation>
    </message>
    <message>
        <source>char: every character</source>
        <translation>char（逐字符）</translation>
    </message>
    <message>
        <source>none: text is already cut</source>
        <translation>none（文本已分词）</translation>
    </message>
    <message>
        <source>jieba: Chinese words</source>
        <translation>jieba（中文词语）</translation>
    </message>
    <message>
        <source>jieba-t2s: Traditional Chinese words</source>
        <translation>jieba-t2s（繁体中文词语）</translation>
    </message>
    <message>
        <source>ja-mecab: Japanese words</source>
        <translation>ja-mecab（日文词语）</translation>
    </message>
    <message>
        <source>ko-mecab: Korean words</source>
        <translation>ko-mecab（韩文词语）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none（不平滑）</translation>
    </message>
    <message>
        <source>exp: exponential decay</source>
        <translation>exp（指数衰减）</translation>
    </message>
    <message>
        <source>floor: a small value</source>
        <translation>floor（以小值代替 0）</translation>
    </message>
    <message>
        <source>add-k: from order 2</source>
        <translation>add-k（从 2 阶起加 k）</translation>
    </message>
    <message>
        <source>add-one-all: every order</source>
        <translation>add-one-all（各阶均加 1）</translation>
    </message>
    <message>
        <source>closest</source>
        <translation>最接近</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>one token each</source>
        <translation>各计为一个词元</translation>
    </message>
    <message>
        <source>kept as text</source>
        <translation>保留为文本</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>标准定义</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>LaTeX formulas</source>
        <translation>LaTeX 公式</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>正在读取文件</translation>
    </message>
    <message>
        <source>Reading texts</source>
        <translation>正在读取文本</translation>
    </message>
    <message>
        <source>Pairing segments</source>
        <translation>正在配对句段</translation>
    </message>
    <message>
        <source>Checking texts</source>
        <translation>正在检查文本</translation>
    </message>
    <message>
        <source>Counting matches</source>
        <translation>正在统计匹配数</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>正在重采样</translation>
    </message>
    <message>
        <source>not detected</source>
        <translation>未检测到</translation>
    </message>
    <message>
        <source>{language}, as the file says</source>
        <translation>{language}，依据文件中的标注</translation>
    </message>
    <message>
        <source>{language}, from the file name</source>
        <translation>{language}，依据文件名</translation>
    </message>
    <message>
        <source>{language}, from the script of the text</source>
        <translation>{language}，依据文本所用文字</translation>
    </message>
</context>
<context>
    <name>Comparisons</name>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>The candidate&apos;s score less that of the one it is compared with, in points.</source>
        <translation>候选译文得分减去比较对象得分，以分为单位。</translation>
    </message>
    <message>
        <source>What 95% of the differences lie between when segments are redrawn.</source>
        <translation>反复重新抽取句段时，95% 的差值落在此范围内。</translation>
    </message>
    <message>
        <source>p corrected for the number of comparisons in this metric. Below {limit} a difference counts as significant.</source>
        <translation>按该指标的比较次数校正后的 p 值；低于 {limit} 时，差异视为显著。</translation>
    </message>
    <message>
        <source>How probable so large a difference is if the two are equally good.</source>
        <translation>假如两者同样好，出现如此大差异的概率。</translation>
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
        <source>Your files and settings are still here, and you can go on working. The report below helps to mend the fault. It contains no text of yours, but it may contain names of files and folders. It is sent nowhere; copy it if you want to pass it on.</source>
        <translation>您的文件和设置都还在，可以继续工作。下面的报告有助于修复此问题。报告不含您的文本内容，但可能含有文件名和文件夹名。本程序不会将报告发送到任何地方；如需转交他人，请自行复制。</translation>
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
    <name>Errors</name>
    <message>
        <source>“{path}” does not exist.</source>
        <translation>“{path}”不存在。</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Choose the files in it.</source>
        <translation>“{path}”是文件夹。请选择其中的文件。</translation>
    </message>
    <message>
        <source>You have no permission to read “{path}”.</source>
        <translation>您没有读取“{path}”的权限。</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}</source>
        <translation>无法读取“{path}”：{reason}</translation>
    </message>
    <message>
        <source>“{path}” is empty.</source>
        <translation>“{path}”是空文件。</translation>
    </message>
    <message>
        <source>“{path}” is not a text file: byte {offset} is binary data. Save the text as plain text (.txt), one segment per line.</source>
        <translation>“{path}”不是文本文件：字节偏移 {offset} 处为二进制数据。请将文本另存为纯文本（.txt），每行一个句段。</translation>
    </message>
    <message>
        <source>“{path}” is not {encoding}: line {line} (byte {offset}) cannot be decoded. Choose another encoding.</source>
        <translation>“{path}”不是 {encoding} 编码：第 {line} 行（字节偏移 {offset}）无法解码。请选择其他编码。</translation>
    </message>
    <message>
        <source>“{path}” is called {format}, but its content is something else. Check the file, or correct the ending of its name.</source>
        <translation>“{path}”的内容与扩展名所示的格式（{format}）不符。请检查文件，或更正扩展名。</translation>
    </message>
    <message>
        <source>“{path}” is of a kind that cannot be read here ({kind}). Export its text as XLIFF, XLSX, DOCX or plain text.</source>
        <translation>本程序无法读取“{path}”这类文件（{kind}）。请将其中的文本导出为 XLIFF、XLSX、DOCX 或纯文本。</translation>
    </message>
    <message>
        <source>“{path}” is protected by a password. Save a copy without one.</source>
        <translation>“{path}”受密码保护。请另存一份不带密码的副本。</translation>
    </message>
    <message>
        <source>Unpacked, “{path}” takes more than {limit}; it is not read. Check that it is what it should be, or split it.</source>
        <translation>“{path}”解压后超过 {limit}，因此未读取。请检查文件是否有误，或将其拆分。</translation>
    </message>
    <message>
        <source>Line {line} of “{path}” has more than {limit} characters, too many for one segment. Check the line ends and the format.</source>
        <translation>“{path}”的第 {line} 行超过 {limit} 个字符，作为一个句段过长。请检查换行符和文件格式。</translation>
    </message>
    <message>
        <source>Row {line} of “{path}” has more than {limit} columns. Check the delimiter.</source>
        <translation>“{path}”的第 {line} 行超过 {limit} 列。请检查分隔符。</translation>
    </message>
    <message>
        <source>“{path}” declares XML entities (line {line}). They are never resolved, because they can hide other files or endless text. Save the file without them.</source>
        <translation>“{path}”声明了 XML 实体（第 {line} 行）。实体可能暗中引入其他文件或无限膨胀的文本，因此本程序一律不予展开。请去除实体后重新保存文件。</translation>
    </message>
    <message>
        <source>“{path}” changed while it was read. Read it again once it is saved.</source>
        <translation>“{path}”在读取过程中发生了更改。请待文件保存完毕后重新读取。</translation>
    </message>
    <message>
        <source>There is no text in “{path}” ({format}).</source>
        <translation>“{path}”（{format}）中没有文本。</translation>
    </message>
    <message>
        <source>“{path}” has no “{wanted}”. Available: {available}.</source>
        <translation>“{path}”中没有“{wanted}”。可选项：{available}。</translation>
    </message>
    <message>
        <source>“{path}” holds several texts. Choose the one that is meant: {available}.</source>
        <translation>“{path}”包含多份文本。请选择要使用的一份：{available}。</translation>
    </message>
    <message>
        <source>No segment is left to compare. Left out: {reasons}.</source>
        <translation>没有可比较的句段。已排除的句段：{reasons}。</translation>
    </message>
    <message>
        <source>These files have no keys in common: {names}. Pair them by position, or choose another column of keys.</source>
        <translation>以下文件没有共同的键：{names}。请改为按位置配对，或选择其他列作为键。</translation>
    </message>
    <message>
        <source>There is no encoding “{name}”.</source>
        <translation>没有名为“{name}”的编码。</translation>
    </message>
    <message>
        <source>“{tag}” is not a known language code. Examples: es, id, zh-CN, zh-TW.</source>
        <translation>“{tag}”不是已知的语言代码。示例：es、id、zh-CN、zh-TW。</translation>
    </message>
    <message>
        <source>“{tag}” can be read as a language pair. Give the target language alone ({target}), or write a region in capitals.</source>
        <translation>“{tag}”可能被理解为语言对。请只写目标语言（{target}），或将地区代码写成大写。</translation>
    </message>
    <message>
        <source>There is no reference translation.</source>
        <translation>缺少参考译文。</translation>
    </message>
    <message>
        <source>There is no candidate translation.</source>
        <translation>缺少候选译文。</translation>
    </message>
    <message>
        <source>The segmentation {segmentation} is not installed. It comes with the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not have.</source>
        <translation>分词方式 {segmentation} 尚未安装，需要 Python 包的可选依赖“{extra}”（pip install &quot;bleu-desktop[{extra}]&quot;），独立版程序不含此依赖。</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: the {format} breaks off in line {line}. Copy or export the file again.</source>
        <translation>“{path}”（{format}）不完整：内容在第 {line} 行中断。请重新复制或导出该文件。</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: the {format} breaks off too soon. Copy or export the file again.</source>
        <translation>“{path}”（{format}）不完整：内容提前中断。请重新复制或导出该文件。</translation>
    </message>
    <message>
        <source>“{path}” is damaged: line {line} is not correct {format}. Mend that line, or export the file again.</source>
        <translation>“{path}”已损坏：第 {line} 行不符合格式要求（{format}）。请修正该行，或重新导出文件。</translation>
    </message>
    <message>
        <source>“{path}” is damaged and cannot be read as {format}. Export the file again.</source>
        <translation>“{path}”已损坏，无法按其格式（{format}）读取。请重新导出文件。</translation>
    </message>
    <message>
        <source>The files do not have the same number of segments: “{first}” has {first_count}, “{second}” has {second_count}.</source>
        <translation>文件的句段数不同：“{first}”有 {first_count} 个，“{second}”有 {second_count} 个。</translation>
    </message>
    <message>
        <source>Line 1 of each file must translate the same text, and so on; look for missing or extra lines.</source>
        <translation>各文件的第 1 行必须译自同一内容，其余各行依此类推；请查找缺少或多余的行。</translation>
    </message>
    <message>
        <source>They drift apart at line {first_line} of “{first}”, which “{second}” lacks (near its line {second_line}).</source>
        <translation>错位始于“{first}”的第 {first_line} 行，“{second}”缺少这一行（应在其第 {second_line} 行附近）。</translation>
    </message>
    <message>
        <source>They drift apart at line {second_line} of “{second}”, which “{first}” lacks (near its line {first_line}).</source>
        <translation>错位始于“{second}”的第 {second_line} 行，“{first}”缺少这一行（应在其第 {first_line} 行附近）。</translation>
    </message>
    <message>
        <source>They drift apart at line {second_line} of “{second}”, which joins two lines of “{first}” (from line {first_line}).</source>
        <translation>错位始于“{second}”的第 {second_line} 行，该行合并了“{first}”的两行（从第 {first_line} 行起）。</translation>
    </message>
    <message>
        <source>They drift apart at line {first_line} of “{first}”, which is two lines in “{second}” (from line {second_line}).</source>
        <translation>错位始于“{first}”的第 {first_line} 行，该行在“{second}”中分成了两行（从第 {second_line} 行起）。</translation>
    </message>
    <message>
        <source>Such places in all: {count}.</source>
        <translation>此类错位共 {count} 处。</translation>
    </message>
    <message>
        <source>The smoothing value {value} is not between {low} and {high}.</source>
        <translation>平滑值 {value} 不在 {low} 到 {high} 之间。</translation>
    </message>
    <message>
        <source>The maximum n-gram order {value} is not between {low} and {high}.</source>
        <translation>n 元语法的最高阶数 {value} 不在 {low} 到 {high} 之间。</translation>
    </message>
    <message>
        <source>{setting}: “{value}” is not one of {allowed}.</source>
        <translation>{setting}：“{value}”无效，可选值为 {allowed}。</translation>
    </message>
</context>
<context>
    <name>FieldChooser</name>
    <message>
        <source>Choose at least one text.</source>
        <translation>请至少选择一份文本。</translation>
    </message>
    <message>
        <source>Texts of “{file}”</source>
        <translation>“{file}”中的文本</translation>
    </message>
    <message>
        <source>This file holds several texts. Choose what each of them is used as.</source>
        <translation>此文件包含多份文本。请选择每份文本的用途。</translation>
    </message>
    <message>
        <source>The choices below are suggested. Change what is not right.</source>
        <translation>以下为建议的选择，如有不妥，请更改。</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>工作表(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>{name} (rows: {count})</source>
        <translation>{name}（行数：{count}）</translation>
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
        <source>{shown} of {count} are shown.</source>
        <translation>共 {count} 项，仅显示 {shown} 项。</translation>
    </message>
    <message>
        <source>References: {count}</source>
        <translation>参考译文：{count}</translation>
    </message>
    <message>
        <source>Candidates: {count}</source>
        <translation>候选译文：{count}</translation>
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
        <translation>质量可靠的译文，供其他译文与之比较</translation>
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
        <source>Tells the rows apart, and pairs them with those of another file</source>
        <translation>用于区分各行，并与另一文件中的行配对</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>译文</translation>
    </message>
    <message>
        <source>Alternative translation</source>
        <translation>备选译文</translation>
    </message>
    <message>
        <source>System</source>
        <translation>翻译系统</translation>
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
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Choose texts…</source>
        <translation>选择文本…</translation>
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
        <source>Detect automatically</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>{encoding}?</source>
        <translation>{encoding}?</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>spreadsheet</source>
        <translation>电子表格</translation>
    </message>
    <message>
        <source>Android strings</source>
        <translation>Android 字符串</translation>
    </message>
    <message>
        <source>iOS strings</source>
        <translation>iOS 字符串</translation>
    </message>
    <message>
        <source>subtitles</source>
        <translation>字幕</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Checking the files…</source>
        <translation>正在检查文件…</translation>
    </message>
    <message>
        <source>What is odd in the files</source>
        <translation>文件中的异常之处</translation>
    </message>
    <message>
        <source>Nothing odd was found.</source>
        <translation>未发现异常。</translation>
    </message>
    <message>
        <source>Applied to all texts</source>
        <translation>已应用于所有文本</translation>
    </message>
    <message>
        <source>What is applied to all texts counts for the score and stands in its signature. The files themselves are never changed.</source>
        <translation>应用于所有文本的处理会影响得分，并记录在签名中。文件本身始终不会改动。</translation>
    </message>
    <message>
        <source>Apply to all texts</source>
        <translation>应用于所有文本</translation>
    </message>
    <message>
        <source>Also in: {names}</source>
        <translation>另见于：{names}</translation>
    </message>
    <message>
        <source>{normalisation}: {effect}</source>
        <translation>{normalisation}：{effect}</translation>
    </message>
    <message>
        <source>{effect} for {candidate}</source>
        <translation>{candidate} 的 {effect}</translation>
    </message>
</context>
<context>
    <name>Health</name>
    <message>
        <source>Simplified against Traditional Chinese</source>
        <translation>简体与繁体不一致</translation>
    </message>
    <message>
        <source>Lines that seem shifted</source>
        <translation>疑似错位的行</translation>
    </message>
    <message>
        <source>Lost characters</source>
        <translation>丢失的字符</translation>
    </message>
    <message>
        <source>Garbled characters</source>
        <translation>乱码</translation>
    </message>
    <message>
        <source>The encoding is a guess</source>
        <translation>编码是推测的</translation>
    </message>
    <message>
        <source>Lines ended by a carriage return alone</source>
        <translation>仅以回车符（CR）结尾的行</translation>
    </message>
    <message>
        <source>Different scripts</source>
        <translation>文字体系不一致</translation>
    </message>
    <message>
        <source>Unusual lengths</source>
        <translation>长度异常</translation>
    </message>
    <message>
        <source>Empty segments</source>
        <translation>空句段</translation>
    </message>
    <message>
        <source>Text that is already tokenised</source>
        <translation>已分词的文本</translation>
    </message>
    <message>
        <source>Tags in the text</source>
        <translation>文本中的标签</translation>
    </message>
    <message>
        <source>HTML entities</source>
        <translation>HTML 实体</translation>
    </message>
    <message>
        <source>Line breaks within segments</source>
        <translation>句段内的换行符</translation>
    </message>
    <message>
        <source>Invisible characters</source>
        <translation>不可见字符</translation>
    </message>
    <message>
        <source>Letters in several parts</source>
        <translation>拆成多个字符的字母</translation>
    </message>
    <message>
        <source>Full-width signs</source>
        <translation>全角字符</translation>
    </message>
    <message>
        <source>Half-width signs</source>
        <translation>半角字符</translation>
    </message>
    <message>
        <source>Curly quotation marks</source>
        <translation>弯引号</translation>
    </message>
    <message>
        <source>Straight quotation marks</source>
        <translation>直引号</translation>
    </message>
    <message>
        <source>Unusual spaces</source>
        <translation>特殊空白字符</translation>
    </message>
    <message>
        <source>Repeated segments</source>
        <translation>重复的句段</translation>
    </message>
    <message>
        <source>Mixed line ends</source>
        <translation>换行符不统一</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>字节顺序标记（BOM）</translation>
    </message>
    <message>
        <source>Most characters differ, so the score is far too low. Compare texts in the same script, or convert both for the comparison.</source>
        <translation>大部分字不同，得分因此严重偏低。请比较使用同一种文字的文本，或在比较时将两者转换为同一种文字。</translation>
    </message>
    <message>
        <source>There are spaces between Chinese characters. BLEU cuts text into words itself; load it as a reader would see it.</source>
        <translation>汉字之间有空格。BLEU 会自行分词；请加载读者实际看到的文本。</translation>
    </message>
    <message>
        <source>From about here on, lines seem to belong to other lines of the first reference than those beside them. One may be missing here, and another one too many later. Compare them under “Pairs”, or pair by content.</source>
        <translation>大约从这里开始，各行对应的似乎是第一份参考译文中的其他行，而不是并排的那一行。可能这里少了一行，后面又多了一行。请在“句段对”中核对，或改为按内容配对。</translation>
    </message>
    <message>
        <source>“�” stands where a character was lost when the file was made. Take the text from an intact file; nothing can bring it back here.</source>
        <translation>“�”表示此处的字符在生成文件时已经丢失。请改用完好的文件；本程序无法恢复这些字符。</translation>
    </message>
    <message>
        <source>The text was once read in a wrong encoding and saved like that: “Ã©” was “é”. Such words match nothing. Export the file again as UTF-8.</source>
        <translation>文本曾以错误的编码读取并保存：“Ã©”原本是“é”。这样的词无法匹配。请以 UTF-8 编码重新导出文件。</translation>
    </message>
    <message>
        <source>The file does not tell how its characters are written. If they look wrong in the example, choose another encoding for the file.</source>
        <translation>文件没有注明所用的编码。如果示例中的字符显示不正确，请为该文件选择其他编码。</translation>
    </message>
    <message>
        <source>Each is a segment here; other programs read on. Save the file with uniform line ends.</source>
        <translation>本程序将每一行计为一个句段，其他程序则不会在此断行。请统一换行符后重新保存文件。</translation>
    </message>
    <message>
        <source>The texts can hardly match. Check that these are the right files.</source>
        <translation>两份文本几乎不可能匹配。请检查文件是否正确。</translation>
    </message>
    <message>
        <source>Some segments are far longer or shorter than the first reference. Lines may have slipped, or text may be missing.</source>
        <translation>部分句段比第一份参考译文长得多或短得多。可能有行发生错位，也可能有文本缺失。</translation>
    </message>
    <message>
        <source>Nothing can be seen in them. Check whether a translation is missing.</source>
        <translation>这些句段中没有可见的内容。请检查是否漏译。</translation>
    </message>
    <message>
        <source>There are spaces before full stops or commas, or marks that a tokeniser left. BLEU cuts text into words itself; load it as a reader would see it.</source>
        <translation>句号或逗号前有空格，或留有分词工具的标记。BLEU 会自行分词；请加载读者实际看到的文本。</translation>
    </message>
    <message>
        <source>Tags such as &lt;b&gt; are compared as if they were words.</source>
        <translation>&lt;b&gt; 等标签会被当作词来比较。</translation>
    </message>
    <message>
        <source>Codes such as &amp;amp; stand for characters. They match only where the other text has the same code.</source>
        <translation>&amp;amp; 等代码代表字符，只有另一份文本也使用相同的代码时才能匹配。</translation>
    </message>
    <message>
        <source>Other programs take these characters for the end of a segment.</source>
        <translation>其他程序会将这些字符视为句段的结尾。</translation>
    </message>
    <message>
        <source>Words that look the same do not match if one of them holds such a character.</source>
        <translation>看起来相同的词，只要其中一个含有这类字符，就无法匹配。</translation>
    </message>
    <message>
        <source>Here an accent is a character of its own, in the other text it is part of its letter. Both look the same and do not match.</source>
        <translation>这里的重音符号是单独的字符，在另一份文本中则与字母合为一个字符。两者看起来相同，却无法匹配。</translation>
    </message>
    <message>
        <source>The first reference has half-width ones in the same segments. They do not match.</source>
        <translation>第一份参考译文在相同句段中使用半角字符，两者无法匹配。</translation>
    </message>
    <message>
        <source>The first reference has full-width ones in the same segments. They do not match.</source>
        <translation>第一份参考译文在相同句段中使用全角字符，两者无法匹配。</translation>
    </message>
    <message>
        <source>The first reference has straight ones in the same segments. They do not match, nor do words with an apostrophe.</source>
        <translation>第一份参考译文在相同句段中使用直引号，两者无法匹配，带撇号的词也是如此。</translation>
    </message>
    <message>
        <source>The first reference has curly ones in the same segments. They do not match, nor do words with an apostrophe.</source>
        <translation>第一份参考译文在相同句段中使用弯引号，两者无法匹配，带撇号的词也是如此。</translation>
    </message>
    <message>
        <source>There are tabs, or no-break spaces and the like that the other text does not have. They may keep words from matching.</source>
        <translation>含有制表符，或另一份文本中没有的不间断空格等字符，可能使词无法匹配。</translation>
    </message>
    <message>
        <source>They stand in the reference more than once and count each time.</source>
        <translation>这些句段在参考译文中不止出现一次，每次都会计入得分。</translation>
    </message>
    <message>
        <source>Segments are counted correctly here; other programs may count more or fewer.</source>
        <translation>本程序的句段计数不受影响；其他程序可能会多计或少计句段。</translation>
    </message>
    <message>
        <source>It is no part of the text here; other programs may take it for one.</source>
        <translation>本程序不会将其视为文本的一部分，其他程序则可能会。</translation>
    </message>
    <message>
        <source>From segment {first} on</source>
        <translation>从第 {first} 个句段开始</translation>
    </message>
    <message>
        <source>Lines: {count}</source>
        <translation>行数：{count}</translation>
    </message>
    <message>
        <source>Segments: {count} of {segments}, the first is number {first}</source>
        <translation>{segments} 个句段中有 {count} 个，第一个是第 {first} 个</translation>
    </message>
    <message>
        <source>Read as {encoding}</source>
        <translation>按 {encoding} 读取</translation>
    </message>
    <message>
        <source>{script}; the first reference: {reference}</source>
        <translation>{script}；第一份参考译文：{reference}</translation>
    </message>
    <message>
        <source>{length} characters for {reference}</source>
        <translation>{length} 个字符，参考译文为 {reference} 个字符</translation>
    </message>
    <message>
        <source>{character}: {count}</source>
        <translation>{character}：{count}</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>vertical tab</source>
        <translation>垂直制表符</translation>
    </message>
    <message>
        <source>form feed</source>
        <translation>换页符</translation>
    </message>
    <message>
        <source>next line</source>
        <translation>下一行控制符</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>不间断空格</translation>
    </message>
    <message>
        <source>soft hyphen</source>
        <translation>软连字符</translation>
    </message>
    <message>
        <source>zero-width space</source>
        <translation>零宽空格</translation>
    </message>
    <message>
        <source>left-to-right mark</source>
        <translation>从左到右标记</translation>
    </message>
    <message>
        <source>right-to-left mark</source>
        <translation>从右到左标记</translation>
    </message>
    <message>
        <source>line separator</source>
        <translation>行分隔符</translation>
    </message>
    <message>
        <source>paragraph separator</source>
        <translation>段落分隔符</translation>
    </message>
    <message>
        <source>narrow no-break space</source>
        <translation>窄不间断空格</translation>
    </message>
    <message>
        <source>word joiner</source>
        <translation>单词连接符</translation>
    </message>
    <message>
        <source>full-width space</source>
        <translation>全角空格</translation>
    </message>
    <message>
        <source>byte order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>{name} ({code_point})</source>
        <translation>{name}（{code_point}）</translation>
    </message>
    <message>
        <source>Entities resolved</source>
        <translation>还原 HTML 实体</translation>
    </message>
    <message>
        <source>Tags removed</source>
        <translation>移除标签</translation>
    </message>
    <message>
        <source>Letters composed (NFC)</source>
        <translation>将字母合成为单个字符（NFC）</translation>
    </message>
    <message>
        <source>Invisible characters removed</source>
        <translation>移除不可见字符</translation>
    </message>
    <message>
        <source>Full-width signs as ASCII</source>
        <translation>全角字符转为 ASCII</translation>
    </message>
    <message>
        <source>Quotation marks made straight</source>
        <translation>引号转为直引号</translation>
    </message>
    <message>
        <source>Traditional as Simplified</source>
        <translation>繁体转为简体</translation>
    </message>
    <message>
        <source>Tokenisation undone</source>
        <translation>还原为分词前的文本</translation>
    </message>
    <message>
        <source>Single plain spaces</source>
        <translation>空白统一为单个普通空格</translation>
    </message>
    <message>
        <source>BLEU stays {score}</source>
        <translation>BLEU 保持 {score} 不变</translation>
    </message>
    <message>
        <source>BLEU {before} → {after} ({difference})</source>
        <translation>BLEU {before} → {after}（{difference}）</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Understand BLEU</source>
        <translation>了解 BLEU</translation>
    </message>
    <message>
        <source>BLEU measures how much a candidate translation overlaps one or more reference translations, over a whole text. It is a number from 0 to 1, usually shown from 0 to 100.</source>
        <translation>BLEU 衡量候选译文与一份或多份参考译文在整篇文本上的重合程度。其值介于 0 到 1 之间，通常以 0 到 100 表示。</translation>
    </message>
    <message>
        <source>How it is computed</source>
        <translation>计算方法</translation>
    </message>
    <message>
        <source>The text is cut into tokens: words and punctuation marks. For runs of one, two, three and four tokens (n-grams), the precision is the share of the candidate’s n-grams that also occur in a reference. No n-gram counts more often than it occurs in one reference.</source>
        <translation>首先将文本切分为词元，即词和标点符号。由一个、两个、三个或四个连续词元组成的序列称为 n 元语法；精确率是指候选译文的 n 元语法中，在参考译文里也出现的比例。每个 n 元语法计为匹配的次数，不超过它在单份参考译文中出现的最多次数。</translation>
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
        <source>Precision of order n: n-grams that match, divided by all n-grams.</source>
        <translation>n 阶精确率：匹配的 n 元语法数除以 n 元语法总数。</translation>
    </message>
    <message>
        <source>Precision alone would reward a candidate that leaves things out. The brevity penalty BP lowers the score of a candidate that is shorter than the reference.</source>
        <translation>如果只看精确率，漏译反而会占便宜。因此，候选译文短于参考译文时，会用简短惩罚 BP 降低得分。</translation>
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
        <source>Brevity penalty: 1, or e to the power of 1 minus reference length divided by candidate length if that is less.</source>
        <translation>简短惩罚：用 1 减去参考译文长度与候选译文长度之比，以此为指数求 e 的幂；幂小于 1 时取该幂，否则取 1。</translation>
    </message>
    <message>
        <source>BLEU is the brevity penalty times the geometric mean of the four precisions. If one precision is 0 and nothing is smoothed, the whole score is 0.</source>
        <translation>BLEU 等于简短惩罚乘以四个精确率的几何平均数。如果有一个精确率为 0 且未作平滑，则整体得分为 0。</translation>
    </message>
    <message>
        <source>BLEU: brevity penalty times the fourth root of the product of the four precisions.</source>
        <translation>BLEU：简短惩罚乘以四个精确率之积的四次方根。</translation>
    </message>
    <message>
        <source>What a score means</source>
        <translation>得分的含义</translation>
    </message>
    <message>
        <source>A band belongs to the segmentation it was computed with: the same Chinese file can fall into three bands under three segmentations.</source>
        <translation>解读区间只适用于计算时所用的分词方式：同一份中文文件用三种分词方式评分，可能落入三个不同的区间。</translation>
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
        <source>On a single sentence BLEU says little: a good one can score near zero. The score of a text is not the average of its sentences’ scores.</source>
        <translation>单个句子的 BLEU 得分参考价值很低：译得好的句子，得分也可能接近零。整篇文本的得分也不是各句得分的平均值。</translation>
    </message>
    <message>
        <source>All words weigh the same</source>
        <translation>所有词的权重相同</translation>
    </message>
    <message>
        <source>Leaving out an article costs as much as writing ESA instead of NASA.</source>
        <translation>漏掉一个冠词，与把 NASA 写成 ESA，扣分一样多。</translation>
    </message>
    <message>
        <source>It does not understand</source>
        <translation>不理解内容</translation>
    </message>
    <message>
        <source>Meaning and grammar are out of its sight. A missing “not” costs little, and nothing beyond four words in a row is seen.</source>
        <translation>BLEU 不看含义，也不看语法。漏掉一个“不”字扣分很少；超出连续四个词的部分，它一概看不到。</translation>
    </message>
    <message>
        <source>It depends on the preparation</source>
        <translation>受预处理影响</translation>
    </message>
    <message>
        <source>How the text is normalised and cut into tokens moves the score. Publish the signature with it.</source>
        <translation>文本如何规范化、如何切分为词元，都会影响得分。公布得分时，请一并公布签名。</translation>
    </message>
    <message>
        <source>Scores compare only for the same text, language, segmentation and number of references.</source>
        <translation>只有文本、语言、分词方式和参考译文数量都相同时，得分才可以相互比较。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>计算示例</translation>
    </message>
    <message>
        <source>Computed on this computer with the segmentation 13a. Single sentences show how it works, not how good a translation is.</source>
        <translation>由本机按分词方式 13a 计算得出。单个句子只用来演示计算方法，不能说明译文的好坏。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Reference: {text}</source>
        <translation>参考译文：{text}</translation>
    </message>
    <message>
        <source>Candidate: {text}</source>
        <translation>候选译文：{text}</translation>
    </message>
    <message>
        <source>Smoothing {smoothing}: BLEU {score}</source>
        <translation>平滑方式 {smoothing}：BLEU {score}</translation>
    </message>
    <message>
        <source>Matches: {pairs}   Brevity penalty: {penalty}</source>
        <translation>匹配：{pairs}   简短惩罚：{penalty}</translation>
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
        <source>Open &amp;sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;ecent files</source>
        <translation>最近使用的文件(&amp;F)</translation>
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
        <source>Add &amp;references…</source>
        <translation>添加参考译文(&amp;R)…</translation>
    </message>
    <message>
        <source>Add &amp;candidates…</source>
        <translation>添加候选译文(&amp;C)…</translation>
    </message>
    <message>
        <source>Add s&amp;ource text…</source>
        <translation>添加原文(&amp;O)…</translation>
    </message>
    <message>
        <source>Read all files &amp;again</source>
        <translation>重新读取所有文件(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;New evaluation</source>
        <translation>新建评估(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;X)</translation>
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
        <source>&amp;Understand BLEU</source>
        <translation>了解 BLEU(&amp;U)</translation>
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
        <source>As the system</source>
        <translation>跟随系统</translation>
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
        <source>Translation files ({endings})</source>
        <translation>翻译文件 ({endings})</translation>
    </message>
    <message>
        <source>Spreadsheets and tables ({endings})</source>
        <translation>电子表格与数据表 ({endings})</translation>
    </message>
    <message>
        <source>Software strings ({endings})</source>
        <translation>软件字符串 ({endings})</translation>
    </message>
    <message>
        <source>Subtitles ({endings})</source>
        <translation>字幕 ({endings})</translation>
    </message>
    <message>
        <source>Word documents ({endings})</source>
        <translation>Word 文档 ({endings})</translation>
    </message>
    <message>
        <source>Text files ({endings})</source>
        <translation>文本文件 ({endings})</translation>
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
        <source>Changed on disk and read again: {names}</source>
        <translation>文件有改动，已重新读取：{names}</translation>
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
        <source>Scores translations with BLEU on this computer; nothing leaves it.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>在本机上用 BLEU 为译文评分，任何内容都不会外传。

自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。</translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <source>Compares sequences of up to four tokens.</source>
        <translation>比较最多四个连续词元的序列。</translation>
    </message>
    <message>
        <source>Compares sequences of up to six characters. Higher is better.</source>
        <translation>比较最多六个连续字符的序列。得分越高越好。</translation>
    </message>
    <message>
        <source>Compares sequences of up to six characters and of one and two words. Higher is better.</source>
        <translation>比较最多六个连续字符的序列，以及一个词和两个连续词的序列。得分越高越好。</translation>
    </message>
    <message>
        <source>Counts the edits that would turn the candidate into the reference, per 100 words of the reference. Lower is better.</source>
        <translation>统计将候选译文改成参考译文所需的编辑次数，折算为参考译文每 100 个词的次数。得分越低越好。</translation>
    </message>
    <message>
        <source>95% interval: between {low} and {high}</source>
        <translation>95% 置信区间：{low}～{high}</translation>
    </message>
    <message>
        <source>Between {low} and {high} (95% interval): all of it within one band.</source>
        <translation>95% 置信区间为 {low}～{high}，完全落在同一个解读区间内。</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>Between {low} and {high} (95% interval): this straddles two bands, {bands}.</source>
        <translation>95% 置信区间为 {low}～{high}，横跨两个解读区间：{bands}。</translation>
    </message>
    <message>
        <source>Between {low} and {high} (95% interval): this reaches over {count} bands, from “{first}” to “{last}”.</source>
        <translation>95% 置信区间为 {low}～{high}，横跨 {count} 个解读区间，从“{first}”到“{last}”。</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>不比较</translation>
    </message>
    <message>
        <source>Paired bootstrap</source>
        <translation>配对自助法（bootstrap）</translation>
    </message>
    <message>
        <source>Approximate randomisation</source>
        <translation>近似随机化</translation>
    </message>
    <message>
        <source>Comparison by paired approximate randomisation ({trials} trials, seed {seed})</source>
        <translation>配对近似随机化比较（随机化 {trials} 次，随机种子 {seed}）</translation>
    </message>
    <message>
        <source>Comparison by paired bootstrap ({resamples} resamples, seed {seed})</source>
        <translation>配对自助法比较（重采样 {resamples} 次，随机种子 {seed}）</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>May be chance</source>
        <translation>可能出于偶然</translation>
    </message>
    <message>
        <source>Significantly better</source>
        <translation>显著更好</translation>
    </message>
    <message>
        <source>Significantly worse</source>
        <translation>显著更差</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>Pairs</name>
    <message>
        <source>Only in the reference</source>
        <translation>仅见于参考译文</translation>
    </message>
    <message>
        <source>Only in the candidate</source>
        <translation>仅见于候选译文</translation>
    </message>
    <message>
        <source>Key occurs more than once</source>
        <translation>键重复</translation>
    </message>
    <message>
        <source>Empty in the reference</source>
        <translation>参考译文为空</translation>
    </message>
    <message>
        <source>Empty in the candidate</source>
        <translation>候选译文为空</translation>
    </message>
    <message>
        <source>Untranslated (the candidate is the source text)</source>
        <translation>未翻译（候选译文与原文相同）</translation>
    </message>
    <message>
        <source>Reference marked as not translated</source>
        <translation>参考译文标记为未翻译</translation>
    </message>
    <message>
        <source>Marked as not to be translated</source>
        <translation>标记为无需翻译</translation>
    </message>
    <message>
        <source>Reference marked for review</source>
        <translation>参考译文标记为待审校</translation>
    </message>
    <message>
        <source>{concern}: {count}</source>
        <translation>{concern}：{count}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}；{second}</translation>
    </message>
    <message>
        <source>Paired by key</source>
        <translation>配对依据：键</translation>
    </message>
    <message>
        <source>Paired by source text</source>
        <translation>配对依据：原文</translation>
    </message>
    <message>
        <source>Paired by time</source>
        <translation>配对依据：时间</translation>
    </message>
    <message>
        <source>Paired by position</source>
        <translation>配对依据：位置</translation>
    </message>
    <message>
        <source>Paired by content</source>
        <translation>配对依据：内容</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>What stands out</source>
        <translation>需要注意的句段</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句段对</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>全部句段对</translation>
    </message>
    <message>
        <source>Left out: {concern}</source>
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
        <source>The two files hardly have anything in common. Check that they belong together.</source>
        <translation>两份文件几乎没有共同之处。请检查它们是否相互对应。</translation>
    </message>
    <message>
        <source>If they do, they can be paired by content. What finds no counterpart is left out.</source>
        <translation>如果确实对应，可以按内容配对。找不到对应内容的句段会被排除。</translation>
    </message>
    <message>
        <source>Place {number} of {count}</source>
        <translation>第 {number} 处，共 {count} 处</translation>
    </message>
    <message>
        <source>Join these two lines</source>
        <translation>合并这两行</translation>
    </message>
    <message>
        <source>Insert an empty line here</source>
        <translation>在此处插入空行</translation>
    </message>
    <message>
        <source>Or have all lines paired by what they say, here and everywhere else. What finds no counterpart is left out. The files themselves are never changed.</source>
        <translation>也可以按内容配对所有的行，不限于此处。找不到对应内容的行会被排除。文件本身始终不会改动。</translation>
    </message>
    <message>
        <source>“{second}” lacks line {first_line} of “{first}”.</source>
        <translation>“{second}”缺少“{first}”的第 {first_line} 行。</translation>
    </message>
    <message>
        <source>“{first}” lacks line {second_line} of “{second}”.</source>
        <translation>“{first}”缺少“{second}”的第 {second_line} 行。</translation>
    </message>
    <message>
        <source>Line {second_line} of “{second}” is two lines in “{first}”, from line {first_line}.</source>
        <translation>“{second}”的第 {second_line} 行在“{first}”中分为两行，从第 {first_line} 行起。</translation>
    </message>
    <message>
        <source>Line {first_line} of “{first}” is two lines in “{second}”, from line {second_line}.</source>
        <translation>“{first}”的第 {first_line} 行在“{second}”中分为两行，从第 {second_line} 行起。</translation>
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
        <source>Joins the two lines of “{first}”.</source>
        <translation>合并“{first}”中的这两行。</translation>
    </message>
    <message>
        <source>Joins the two lines of “{second}”.</source>
        <translation>合并“{second}”中的这两行。</translation>
    </message>
    <message>
        <source>The file itself is not changed.</source>
        <translation>文件本身不会改动。</translation>
    </message>
    <message>
        <source>Lines around this place</source>
        <translation>此处前后的行</translation>
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
        <source>What tells which segments belong together. “Automatic” goes by keys or times where all files have them, and by position elsewhere.</source>
        <translation>判断哪些句段相互对应的依据。选择“自动”时，如果所有文件都有键或时间，则以其为准，否则以位置为准。</translation>
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
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>{name}: {count} segments</source>
        <translation>{name}：{count} 个句段</translation>
    </message>
    <message>
        <source>The files drift apart</source>
        <translation>文件之间存在错位</translation>
    </message>
    <message>
        <source>The files do not fit together</source>
        <translation>文件互不对应</translation>
    </message>
    <message>
        <source>Pairs compared: {compared} · left out: {left_out}</source>
        <translation>已比较的句段对：{compared} · 已排除：{left_out}</translation>
    </message>
    <message>
        <source>Nothing stands out.</source>
        <translation>没有需要注意的句段。</translation>
    </message>
    <message>
        <source>Candidate shown</source>
        <translation>显示的候选译文</translation>
    </message>
    <message>
        <source>Mended places: {count}</source>
        <translation>已修正 {count} 处</translation>
    </message>
    <message>
        <source>Mended places in {name}: {count}</source>
        <translation>{name}：已修正 {count} 处</translation>
    </message>
    <message>
        <source>Undo the last</source>
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
        <translation>（空）</translation>
    </message>
    <message>
        <source>The chosen pair in full</source>
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
    <name>PrecisionTable</name>
    <message>
        <source>N-gram precision</source>
        <translation>n 元语法精确率</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>阶数</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>匹配数</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>{precision} (smoothed)</source>
        <translation>{precision}（已平滑）</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Candidates, best first</source>
        <translation>候选译文，按得分从高到低排列</translation>
    </message>
    <message>
        <source>Candidate, best first</source>
        <translation>候选译文（得分从高到低）</translation>
    </message>
    <message>
        <source>Interpretation</source>
        <translation>解读</translation>
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
        <source>Open the sample</source>
        <translation>打开示例</translation>
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
        <source>Drop reference and candidate files here</source>
        <translation>将参考译文和候选译文文件拖放到此处</translation>
    </message>
    <message>
        <source>XLIFF, TMX, PO, spreadsheets, subtitles, Word, plain text and more. Your files stay on this computer.</source>
        <translation>支持 XLIFF、TMX、PO、电子表格、字幕、Word、纯文本等格式。您的文件只留在本机。</translation>
    </message>
    <message>
        <source>Now add a candidate translation</source>
        <translation>现在请添加候选译文</translation>
    </message>
    <message>
        <source>It is scored as soon as it is here.</source>
        <translation>添加后立即评分。</translation>
    </message>
    <message>
        <source>Now add a reference translation</source>
        <translation>现在请添加参考译文</translation>
    </message>
    <message>
        <source>The candidates are compared with it.</source>
        <translation>候选译文将与它比较。</translation>
    </message>
    <message>
        <source>Which text is meant?</source>
        <translation>要使用哪份文本？</translation>
    </message>
    <message>
        <source>This cannot be scored</source>
        <translation>无法评分</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>正在评分…</translation>
    </message>
</context>
<context>
    <name>ResultTabs</name>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句段对</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>{page} ({count})</source>
        <translation>{page}（{count}）</translation>
    </message>
    <message>
        <source>What was compared with what, and what was left out</source>
        <translation>哪些句段相互比较，哪些句段被排除</translation>
    </message>
    <message>
        <source>What is odd in the files</source>
        <translation>文件中的异常之处</translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>N-gram precision</source>
        <translation>n 元语法精确率</translation>
    </message>
    <message>
        <source>Signature: publish it with the score</source>
        <translation>签名：请随得分一并公布</translation>
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
        <source>BLEU, of 100</source>
        <translation>BLEU（满分 100）</translation>
    </message>
    <message>
        <source>Further metrics</source>
        <translation>其他指标</translation>
    </message>
    <message>
        <source>Understand BLEU</source>
        <translation>了解 BLEU</translation>
    </message>
    <message>
        <source>Segments: {segments} · References: {references}</source>
        <translation>句段：{segments} · 参考译文：{references}</translation>
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
        <source>Candidate length</source>
        <translation>候选译文长度</translation>
    </message>
    <message>
        <source>Reference length</source>
        <translation>参考译文长度</translation>
    </message>
    <message>
        <source>Length ratio</source>
        <translation>长度比</translation>
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
        <source>Warnings: {count}</source>
        <translation>警告：{count}</translation>
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
</context>
<context>
    <name>Scripts</name>
    <message>
        <source>Arabic script</source>
        <translation>阿拉伯字母</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>西里尔字母</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>天城文</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>希腊字母</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>汉字</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体中文</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>希伯来字母</translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation>韩文</translation>
    </message>
    <message>
        <source>Latin script</source>
        <translation>拉丁字母</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>泰文</translation>
    </message>
    <message>
        <source>another script ({code})</source>
        <translation>其他文字（{code}）</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Scoring</source>
        <translation>评分设置</translation>
    </message>
    <message>
        <source>Target &amp;language</source>
        <translation>目标语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Segmentation</source>
        <translation>分词方式(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>方案(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;moothing</source>
        <translation>平滑方式(&amp;M)</translation>
    </message>
    <message>
        <source>Smoothing val&amp;ue</source>
        <translation>平滑值(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Reference length</source>
        <translation>参考译文长度(&amp;R)</translation>
    </message>
    <message>
        <source>Longest &amp;n-grams</source>
        <translation>n 元语法最高阶数(&amp;N)</translation>
    </message>
    <message>
        <source>Inline tags</source>
        <translation>内联标签</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>占位符</translation>
    </message>
    <message>
        <source>What becomes of bold, links and other tags in XLIFF, TMX and the like</source>
        <translation>如何处理 XLIFF、TMX 等文件中的粗体、链接及其他标签</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细设置</translation>
    </message>
    <message>
        <source>Metrics and certainty</source>
        <translation>指标与可靠性</translation>
    </message>
    <message>
        <source>Ignore upper and lower &amp;case</source>
        <translation>不区分大小写(&amp;C)</translation>
    </message>
    <message>
        <source>Leave out orders longer than the &amp;text</source>
        <translation>不计超出文本长度的阶数(&amp;T)</translation>
    </message>
    <message>
        <source>How the text is cut into tokens. It moves the score.</source>
        <translation>文本切分为词元的方式，会影响得分。</translation>
    </message>
    <message>
        <source>Smoothing and reference length together, as other programs set them.</source>
        <translation>同时设定平滑方式和参考译文长度，与其他程序的做法一致。</translation>
    </message>
    <message>
        <source>What becomes of {example} and the like in the text</source>
        <translation>如何处理文本中的 {example} 等占位符</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>Language: {language}.</source>
        <translation>检测结果：{language}。</translation>
    </message>
    <message>
        <source>Chosen segmentation: {segmentation}.</source>
        <translation>采用的分词方式：{segmentation}。</translation>
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
        <source>TER compares what stands between spaces. This makes words of punctuation marks and of single Chinese and Japanese characters.</source>
        <translation>TER 比较的是以空格隔开的单位。选中后，每个标点符号、每个中文或日文字符各算一个词。</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>95% &amp;interval of each score</source>
        <translation>各得分的 95% 置信区间(&amp;I)</translation>
    </message>
    <message>
        <source>How far the score could move if other segments of the same kind had been translated.</source>
        <translation>假如翻译的是另一批同类句段，得分可能在多大范围内变动。</translation>
    </message>
    <message>
        <source>C&amp;omparison</source>
        <translation>比较方式(&amp;O)</translation>
    </message>
    <message>
        <source>Res&amp;amples</source>
        <translation>重采样次数(&amp;A)</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>随机种子(&amp;D)</translation>
    </message>
    <message>
        <source>Whether the difference between two candidates may be chance. It needs two candidates or more.</source>
        <translation>检验两份候选译文之间的差异是否可能出于偶然。至少需要两份候选译文。</translation>
    </message>
    <message>
        <source>How many times segments are drawn for intervals and the bootstrap, or exchanged for approximate randomisation.</source>
        <translation>计算置信区间或使用自助法时，重新抽取句段的次数；使用近似随机化时，随机交换句段的次数。</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers again.</source>
        <translation>使用同一种子，每次得到的数值都相同。</translation>
    </message>
    <message>
        <source>Default: {number}</source>
        <translation>默认：{number}</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>{option} needs a number, with a decimal point: “{value}”.</source>
        <translation>{option} 需要一个数字，小数点须用“.”；收到的是“{value}”。</translation>
    </message>
    <message>
        <source>{option} needs a whole number: “{value}”.</source>
        <translation>{option} 需要一个整数；收到的是“{value}”。</translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation>用法: </translation>
    </message>
    <message>
        <source>REFERENCE</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>CANDIDATE</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>There is no option {option}; {program} --help lists all.</source>
        <translation>未知选项 {option}；运行 {program} --help 可查看所有选项。</translation>
    </message>
    <message>
        <source>Standard input (-) can be read only once.</source>
        <translation>标准输入（-）只能读取一次。</translation>
    </message>
    <message>
        <source>The option {option} is used wrongly; see {program} --help.</source>
        <translation>选项 {option} 用法有误；请参阅 {program} --help。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>candidate translations; each gets a score of its own</source>
        <translation>候选译文；每份单独评分</translation>
    </message>
    <message>
        <source>encoding of all files (default: detected)</source>
        <translation>所有文件的编码（默认：自动检测）</translation>
    </message>
    <message>
        <source>target language, such as es or zh-TW (default: detected)</source>
        <translation>目标语言，例如 es 或 zh-TW（默认：自动检测）</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>A file name is empty.</source>
        <translation>有一个文件名为空。</translation>
    </message>
    <message>
        <source>reference translation in any format; “-” is standard input</source>
        <translation>参考译文，格式不限；“-”表示标准输入</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>source text; shows what was left untranslated</source>
        <translation>原文；用于找出未翻译的句段</translation>
    </message>
    <message>
        <source>score a bundled sample: {names}</source>
        <translation>为自带示例评分：{names}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>评分设置</translation>
    </message>
    <message>
        <source>segmentation: {choices} (default: auto)</source>
        <translation>分词方式：{choices}（默认：auto）</translation>
    </message>
    <message>
        <source>smoothing and reference length together: {choices} (default: definition)</source>
        <translation>同时设定平滑方式和参考译文长度的方案：{choices}（默认：definition）</translation>
    </message>
    <message>
        <source>smoothing: {choices} (default: none)</source>
        <translation>平滑方式：{choices}（默认：none）</translation>
    </message>
    <message>
        <source>value of floor (default: 0.1) and add-k (default: 1)</source>
        <translation>floor（默认：0.1）和 add-k（默认：1）的平滑值</translation>
    </message>
    <message>
        <source>which of several references: {choices} (default: closest)</source>
        <translation>有多份参考译文时采用哪个长度：{choices}（默认：closest）</translation>
    </message>
    <message>
        <source>ignore upper and lower case</source>
        <translation>不区分大小写</translation>
    </message>
    <message>
        <source>longest n-grams, 1 to 8 (default: 4)</source>
        <translation>n 元语法最高阶数，1 到 8（默认：4）</translation>
    </message>
    <message>
        <source>leave out orders longer than the candidate</source>
        <translation>不计超出候选译文长度的阶数</translation>
    </message>
    <message>
        <source>Pairs and text</source>
        <translation>配对与文本</translation>
    </message>
    <message>
        <source>what segments are paired by: {choices} (default: auto)</source>
        <translation>句段的配对依据：{choices}（默认：auto）</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>segments to leave out: {choices}</source>
        <translation>要排除的句段：{choices}</translation>
    </message>
    <message>
        <source>segments to keep that would be left out (the same names)</source>
        <translation>默认会排除、但要保留的句段（名称同上）</translation>
    </message>
    <message>
        <source>inline tags: {choices} (default: remove)</source>
        <translation>内联标签：{choices}（默认：remove）</translation>
    </message>
    <message>
        <source>placeholders such as {example}: {choices} (default: text)</source>
        <translation>{example} 等占位符：{choices}（默认：text）</translation>
    </message>
    <message>
        <source>make equal before comparing: {choices}</source>
        <translation>比较前的规范化处理：{choices}</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>metrics: {choices} (bleu is always among them)</source>
        <translation>指标：{choices}（始终包含 bleu）</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>longest character n-grams (default: 6)</source>
        <translation>字符 n 元语法的最高阶数（默认：6）</translation>
    </message>
    <message>
        <source>longest word n-grams of chrf (default: 0; chrf++ has 2)</source>
        <translation>chrf 的词 n 元语法最高阶数（默认：0；chrf++ 为 2）</translation>
    </message>
    <message>
        <source>how many times recall counts as much (default: 2)</source>
        <translation>召回率的重要性是精确率的几倍（默认：2）</translation>
    </message>
    <message>
        <source>count white space among the characters</source>
        <translation>空白也计为字符</translation>
    </message>
    <message>
        <source>ignore upper and lower case in chrF</source>
        <translation>chrF 不区分大小写</translation>
    </message>
    <message>
        <source>count orders too that no segment is long enough for</source>
        <translation>即使所有句段都不够长，也计入相应阶数</translation>
    </message>
    <message>
        <source>resolve XML entities and separate punctuation in TER</source>
        <translation>TER 还原 XML 实体并拆分标点</translation>
    </message>
    <message>
        <source>with --ter-normalized: separate Chinese and Japanese characters</source>
        <translation>与 --ter-normalized 同用：拆分中文和日文字符</translation>
    </message>
    <message>
        <source>leave out punctuation in TER</source>
        <translation>TER 不计标点</translation>
    </message>
    <message>
        <source>distinguish upper and lower case in TER</source>
        <translation>TER 区分大小写</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>95% interval of each score, by bootstrap</source>
        <translation>用自助法计算各得分的 95% 置信区间</translation>
    </message>
    <message>
        <source>compare the candidates by paired bootstrap</source>
        <translation>用配对自助法（bootstrap）比较各候选译文</translation>
    </message>
    <message>
        <source>compare the candidates by paired approximate randomisation</source>
        <translation>用配对近似随机化比较各候选译文</translation>
    </message>
    <message>
        <source>compare with this candidate only (default: all pairs)</source>
        <translation>只与这份候选译文比较（默认：两两比较）</translation>
    </message>
    <message>
        <source>resamples (default: 1000), or trials of --paired-ar (default: 10000)</source>
        <translation>重采样次数（默认：1000），或 --paired-ar 的随机化次数（默认：10000）</translation>
    </message>
    <message>
        <source>seed of the random numbers (default: 12345)</source>
        <translation>随机种子（默认：12345）</translation>
    </message>
    <message>
        <source>language of the program: {choices}</source>
        <translation>程序的界面语言：{choices}</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>显示此帮助</translation>
    </message>
    <message>
        <source>--sample brings its own files; give no others with it.</source>
        <translation>--sample 自带文件，请勿同时指定其他文件。</translation>
    </message>
    <message>
        <source>--paired-bs and --paired-ar cannot be used together.</source>
        <translation>--paired-bs 和 --paired-ar 不能同时使用。</translation>
    </message>
    <message>
        <source>A comparison needs at least two candidates.</source>
        <translation>至少要有两份候选译文才能比较。</translation>
    </message>
    <message>
        <source>--baseline needs --paired-bs or --paired-ar.</source>
        <translation>--baseline 须与 --paired-bs 或 --paired-ar 同用。</translation>
    </message>
    <message>
        <source>--baseline has to be one of the candidates: “{name}”.</source>
        <translation>--baseline 必须是候选译文之一；收到的是“{name}”。</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}</source>
        <translation>无法写入输出：{reason}</translation>
    </message>
    <message>
        <source>bleu-score: {text}</source>
        <translation>bleu-score: {text}</translation>
    </message>
    <message>
        <source>Scores translations with BLEU. Everything stays on this computer.</source>
        <translation>用 BLEU 为译文评分。所有内容都留在本机。</translation>
    </message>
    <message>
        <source>Exit code: 0 scored, 1 below --fail-under, 2 wrong use or input.
Numbers always have a decimal point.</source>
        <translation>退出码：0 评分完成，1 得分低于 --fail-under，2 用法或输入有误。
小数点一律用“.”。</translation>
    </message>
    <message>
        <source>--check needs --format text or json.</source>
        <translation>使用 --check 时，--format 须为 text 或 json。</translation>
    </message>
    <message>
        <source>A comparison needs --format text or json.</source>
        <translation>如需比较，--format 须为 text 或 json。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>say what is odd in the files, and what it does to BLEU, instead of scoring</source>
        <translation>不评分，而是列出文件中的异常之处及其对 BLEU 的影响</translation>
    </message>
    <message>
        <source>{choices} (default: text)</source>
        <translation>{choices}（默认：text）</translation>
    </message>
    <message>
        <source>each segment&apos;s own score too, with effective order; they do not average to the score of the text</source>
        <translation>同时给出每个句段的得分（采用有效阶数）；其平均值不等于整篇文本的得分</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>百分数</translation>
    </message>
    <message>
        <source>exit code 1 if a candidate scores less</source>
        <translation>如有候选译文得分低于此值，退出码为 1</translation>
    </message>
    <message>
        <source>only the score: no warnings, no progress</source>
        <translation>只输出得分，不显示警告和进度</translation>
    </message>
    <message>
        <source>{pairing}: {compared} of {segments} segments compared.</source>
        <translation>{pairing}。共 {segments} 个句段，比较了 {compared} 个。</translation>
    </message>
    <message>
        <source>{concern}: {count}, left out</source>
        <translation>{concern}：{count}，已排除</translation>
    </message>
    <message>
        <source>{concern}: {count}, kept</source>
        <translation>{concern}：{count}，已保留</translation>
    </message>
    <message>
        <source>Target language: {language}. Segmentation: {segmentation}. Segments: {segments}. References: {references}.</source>
        <translation>目标语言：{language}。分词方式：{segmentation}。句段：{segments}。参考译文：{references}。</translation>
    </message>
    <message>
        <source>Each segment&apos;s own score (they do not average to BLEU):</source>
        <translation>各句段的得分（其平均值不等于 BLEU）：</translation>
    </message>
    <message>
        <source>{metric}: {candidate} against {baseline}</source>
        <translation>{metric}：{candidate} 与 {baseline} 相比</translation>
    </message>
    <message>
        <source>Difference {difference} (95% interval {interval}), p = {p}, Holm-corrected p = {corrected}. {verdict}.</source>
        <translation>差值 {difference}（95% 置信区间 {interval}），p = {p}，Holm 校正后 p = {corrected}。{verdict}。</translation>
    </message>
    <message>
        <source>{band}: {sentence}</source>
        <translation>{band}：{sentence}</translation>
    </message>
    <message>
        <source>Order {order}: {matched} of {total} n-grams match, precision {precision}</source>
        <translation>{order} 阶：{total} 个 n 元语法中有 {matched} 个匹配，精确率 {precision}</translation>
    </message>
    <message>
        <source>{line} (smoothed)</source>
        <translation>{line}（已平滑）</translation>
    </message>
    <message>
        <source>Brevity penalty {penalty}, candidate length {candidate}, reference length {reference}, ratio {ratio}</source>
        <translation>简短惩罚 {penalty}，候选译文长度 {candidate}，参考译文长度 {reference}，长度比 {ratio}</translation>
    </message>
    <message>
        <source>Signature: {signature}</source>
        <translation>签名：{signature}</translation>
    </message>
    <message>
        <source>The same with sacreBLEU: {command}</source>
        <translation>用 sacreBLEU 复现：{command}</translation>
    </message>
    <message>
        <source>Warning: {title}. {advice}</source>
        <translation>警告：{title}。{advice}</translation>
    </message>
    <message>
        <source>Opens the window. Files given are scored at once.</source>
        <translation>打开窗口。如果指定了文件，则立即评分。</translation>
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
        <source>write a picture (PNG) of the scored window, and end</source>
        <translation>将评分后的窗口保存为图片（PNG），然后退出</translation>
    </message>
    <message>
        <source>size of the window in pixels, such as 1200x800</source>
        <translation>窗口大小（像素），例如 1200x800</translation>
    </message>
    <message>
        <source>{choices} (default: as chosen last)</source>
        <translation>{choices}（默认：上次的选择）</translation>
    </message>
    <message>
        <source>--size needs width and height, such as 1200x800: “{value}”.</source>
        <translation>--size 需要宽度和高度，例如 1200x800；收到的是“{value}”。</translation>
    </message>
    <message>
        <source>Qt needs system packages that are not installed: {packages} (Debian and Ubuntu: sudo apt install {packages}).</source>
        <translation>缺少 Qt 所需的系统软件包：{packages}（Debian 和 Ubuntu：sudo apt install {packages}）。</translation>
    </message>
    <message>
        <source>There is no display. Without one, bleu-desktop --screenshot FILE draws the window into a file, and bleu-score works in the terminal.</source>
        <translation>没有图形显示环境。此时可用“bleu-desktop --screenshot 文件”将窗口绘制到文件中，也可在终端使用 bleu-score。</translation>
    </message>
    <message>
        <source>“{path}” cannot be written.</source>
        <translation>无法写入“{path}”。</translation>
    </message>
    <message>
        <source>Nothing odd was found in the texts.</source>
        <translation>未在文本中发现异常。</translation>
    </message>
    <message>
        <source>{document}: {finding}</source>
        <translation>{document}：{finding}</translation>
    </message>
    <message>
        <source>What making the texts equal does to BLEU:</source>
        <translation>规范化处理对 BLEU 的影响：</translation>
    </message>
    <message>
        <source>--normalize {name} ({meaning}), {candidate}: {effect}</source>
        <translation>--normalize {name}（{meaning}），{candidate}：{effect}</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>Below about {recommended} segments the score depends a lot on chance. Add more text, or take the score as a rough indication.</source>
        <translation>句段少于约 {recommended} 个时，得分受偶然因素影响很大。请增加文本，或仅将得分作为粗略参考。</translation>
    </message>
    <message>
        <source>Many very short segments</source>
        <translation>许多句段过短</translation>
    </message>
    <message>
        <source>{count} of {segments} references have fewer than {tokens} tokens, too few for an n-gram of the highest order. BLEU says little about headings, buttons and single words; score running text where you can.</source>
        <translation>{segments} 个句段中，有 {count} 个的参考译文不足 {tokens} 个词元，连一个最高阶的 n 元语法都构不成。标题、按钮和单个词的 BLEU 得分参考价值很低；请尽量用连贯的文本评分。</translation>
    </message>
    <message>
        <source>The first one is line {line}. An empty segment matches nothing and makes the candidate shorter, which costs brevity penalty. Check whether the translation is missing there.</source>
        <translation>第一个在第 {line} 行。空句段没有任何匹配，还会缩短候选译文，加重简短惩罚。请检查该处是否漏译。</translation>
    </message>
    <message>
        <source>“{document}” is the same as the reference</source>
        <translation>“{document}”与参考译文相同</translation>
    </message>
    <message>
        <source>Every segment is equal to a reference. Check that you did not load the same file twice.</source>
        <translation>每个句段都与某份参考译文完全一致。请检查是否重复加载了同一个文件。</translation>
    </message>
    <message>
        <source>Mixed line ends in “{document}”</source>
        <translation>“{document}”的换行符不统一</translation>
    </message>
    <message>
        <source>Without smoothing, one order without a match makes the whole score 0. Check that the files belong together; for a small text, choose a smoothing.</source>
        <translation>如果不作平滑，只要有一阶没有匹配，整体得分就为 0。请检查各文件是否相互对应；文本较短时，请选择一种平滑方式。</translation>
    </message>
    <message>
        <source>No matching n-grams of order {orders}</source>
        <translation>{orders} 阶没有匹配的 n 元语法</translation>
    </message>
    <message>
        <source>Words of {language} need the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not have. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>要切分 {language} 的词语，需要 Python 包的可选依赖“{extra}”（pip install &quot;bleu-desktop[{extra}]&quot;），独立版程序不含此依赖。按字符比较的得分高于按词比较的得分，只能与同样按字符比较的得分相比。</translation>
    </message>
    <message>
        <source>Few segments: {count}</source>
        <translation>句段较少：{count}</translation>
    </message>
    <message>
        <source>Left out: {count} of {segments} segments</source>
        <translation>{segments} 个句段中有 {count} 个被排除</translation>
    </message>
    <message>
        <source>{reasons}. They do not count. Under “Pairs” you see them and can keep them (in the terminal: --keep).</source>
        <translation>{reasons}。这些句段不计入得分。可在“句段对”中查看，也可改为保留（在终端使用 --keep）。</translation>
    </message>
    <message>
        <source>Empty candidate segments: {count}</source>
        <translation>候选译文中的空句段：{count}</translation>
    </message>
    <message>
        <source>The languages differ</source>
        <translation>语言不一致</translation>
    </message>
    <message>
        <source>The reference is in {reference}, “{document}” in {candidate}, as the files themselves say. Check that you chose the right files.</source>
        <translation>根据文件自身的标注，参考译文的语言为 {reference}，“{document}”的语言为 {candidate}。请检查是否选对了文件。</translation>
    </message>
    <message>
        <source>The references are in different scripts</source>
        <translation>各参考译文的文字不同</translation>
    </message>
    <message>
        <source>The first reference is in {first}, “{document}” is in {other}. A candidate can match only the references in its own script.</source>
        <translation>第一份参考译文使用{first}，“{document}”使用{other}。候选译文只能与使用同一种文字的参考译文匹配。</translation>
    </message>
    <message>
        <source>The encoding of “{document}” is a guess</source>
        <translation>“{document}”的编码是推测的</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. If that is not right, choose its encoding, or save the file as UTF-8.</source>
        <translation>该文件按 {encoding} 读取。如果不对，请选择正确的编码，或将文件另存为 UTF-8。</translation>
    </message>
    <message>
        <source>Lines that end with a carriage return alone: {count}. The first one is line {line}. Each is a segment here; sacreBLEU would read on. Save the file with uniform line ends.</source>
        <translation>有 {count} 行仅以回车符（CR）结尾，第一处在第 {line} 行。本程序将每一行计为一个句段，sacreBLEU 则不会在此断行。请统一换行符后重新保存文件。</translation>
    </message>
    <message>
        <source>No smoothing helps here: nothing matches at all, or the candidate is too short for n-grams of this order. Check that the files belong together.</source>
        <translation>平滑在这里不起作用：要么完全没有匹配，要么候选译文太短，没有这一阶的 n 元语法。请检查各文件是否互相对应。</translation>
    </message>
    <message>
        <source>Smoothing put a value in the place of each missing match, and the score rests on it. Check that the files belong together.</source>
        <translation>没有匹配的各阶均由平滑补上了一个值，得分正是建立在这些值之上。请检查各文件是否相互对应。</translation>
    </message>
    <message>
        <source>Empty reference segments: {count}</source>
        <translation>参考译文中的空句段：{count}</translation>
    </message>
    <message>
        <source>The first one is line {line}. Segments without any reference: {unmatched}. Whatever the candidate says there counts as wrong. Complete the references, or delete these lines from all files.</source>
        <translation>第一个在第 {line} 行。没有任何参考译文的句段：{unmatched}。这些句段无论候选译文怎么译，都会算错。请补全参考译文，或从所有文件中删除这些行。</translation>
    </message>
    <message>
        <source>The first one is line {line}. Empty references are left out; the other references of the segment count.</source>
        <translation>第一个在第 {line} 行。空的参考译文不计入，该句段仍以其他参考译文为准。</translation>
    </message>
    <message>
        <source>{count} of {segments} segments have spaces between Chinese characters. Load the text as it was before it was cut into words, or choose the segmentation “none” if all files are cut in the same way.</source>
        <translation>{segments} 个句段中，有 {count} 个在汉字之间有空格。请加载分词之前的文本；如果所有文件的分词做法相同，也可将分词方式设为“none”。</translation>
    </message>
    <message>
        <source>{count} of {segments} segments have a space before full stops or commas, or marks that a tokeniser left. Load the text as a reader would see it, or choose the segmentation “none” if all files are tokenised in the same way.</source>
        <translation>{segments} 个句段中，有 {count} 个在句号或逗号前有空格，或留有分词工具的标记。请加载读者实际看到的文本；如果所有文件的分词做法相同，也可将分词方式设为“none”。</translation>
    </message>
    <message>
        <source>“{document}” looks already tokenised</source>
        <translation>“{document}”似乎已经分过词</translation>
    </message>
    <message>
        <source>Simplified against Traditional Chinese</source>
        <translation>简体与繁体不一致</translation>
    </message>
    <message>
        <source>One text is in {reference}, the other in {candidate}. Most characters differ, so the score is far too low. Compare texts in the same script.</source>
        <translation>一份文本使用{reference}，另一份使用{candidate}。大部分字不同，得分因此严重偏低。请比较使用同一种文字的文本。</translation>
    </message>
    <message>
        <source>The scripts differ</source>
        <translation>文字体系不一致</translation>
    </message>
    <message>
        <source>One text is in {reference}, the other in {candidate}. They can hardly match. Check that you chose the right files.</source>
        <translation>一份文本使用{reference}，另一份使用{candidate}，几乎不可能匹配。请检查是否选对了文件。</translation>
    </message>
    <message>
        <source>{language} puts no spaces between words, and there is no word segmentation for it here. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>{language} 的词与词之间没有空格，而本程序没有适用的分词方式。按字符比较的得分高于按词比较的得分，只能与同样按字符比较的得分相比。</translation>
    </message>
    <message>
        <source>Characters are compared, not words</source>
        <translation>比较的是字符，而不是词</translation>
    </message>
    <message>
        <source>TER compares what stands between spaces, and {language} puts none between words. Let TER split the text into characters (in the terminal: --ter-normalized --ter-asian-support), or go by chrF2.</source>
        <translation>TER 比较的是以空格隔开的单位，而 {language} 的词与词之间没有空格。请让 TER 将文本拆分为单个字符（在终端使用 --ter-normalized --ter-asian-support），或以 chrF2 为准。</translation>
    </message>
    <message>
        <source>TER compares what stands between spaces, and {language} puts none between words. Go by chrF2.</source>
        <translation>TER 比较的是以空格隔开的单位，而 {language} 的词与词之间没有空格。请以 chrF2 为准。</translation>
    </message>
    <message>
        <source>TER says little here</source>
        <translation>TER 在此参考价值很低</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Assumptions</name>
    <message>
        <source>“{document}”: read as {encoding}, not as {declared}</source>
        <translation>“{document}”：按 {encoding} 读取，而非 {declared}</translation>
    </message>
    <message>
        <source>“{document}”: headings in row {row}</source>
        <translation>“{document}”：列标题在第 {row} 行</translation>
    </message>
    <message>
        <source>This row and the rows above it are not compared.</source>
        <translation>该行及其上方各行不参与比较。</translation>
    </message>
    <message>
        <source>“{document}”: several versions in the rows</source>
        <translation>“{document}”：行中有多个版本</translation>
    </message>
    <message>
        <source>The column “{column}” divides the rows into texts: {labels}. Each of them is compared on its own.</source>
        <translation>“{column}”列把各行分为多份文本：{labels}。各份文本分别比较。</translation>
    </message>
    <message>
        <source>“{document}”: several sheets, one text</source>
        <translation>“{document}”：多个工作表合为一份文本</translation>
    </message>
    <message>
        <source>Sheets with the same columns are compared as one text, in this order: {sheets}.</source>
        <translation>列相同的工作表按以下顺序作为一份文本比较：{sheets}。</translation>
    </message>
    <message>
        <source>“{document}”: several files, one text</source>
        <translation>“{document}”：多个文件合为一份文本</translation>
    </message>
    <message>
        <source>The files inside are compared as one text, in this order: {files}.</source>
        <translation>其中的文件按以下顺序作为一份文本比较：{files}。</translation>
    </message>
    <message>
        <source>“{document}”: units with split or merged segments: {count}</source>
        <translation>“{document}”：句段经拆分或合并的单元：{count} 个</translation>
    </message>
    <message>
        <source>These units are segmented differently from the reference. Their segments are joined until both sides translate the same text.</source>
        <translation>其句段划分与参考译文不同，因此将句段合并到两边所译原文一致为止。</translation>
    </message>
    <message>
        <source>“{document}”: translation in column “{column}”</source>
        <translation>“{document}”：译文在“{column}”列</translation>
    </message>
    <message>
        <source>No heading of this bilingual table names the translation. The text to the right of the source is compared.</source>
        <translation>此双语表格没有标明译文的列标题，因此比较原文右侧的文本。</translation>
    </message>
    <message>
        <source>“{document}”: only its table is compared</source>
        <translation>“{document}”：只比较其中的表格</translation>
    </message>
    <message>
        <source>The document consists mostly of a table with one segment in each row. The IDs and the text around the table are not compared.</source>
        <translation>文档主要由一个表格组成，每行一个句段。编号和表格以外的文本不参与比较。</translation>
    </message>
    <message>
        <source>“{document}”: sheet “{sheet}”</source>
        <translation>“{document}”：工作表“{sheet}”</translation>
    </message>
    <message>
        <source>Sheets that could be compared: {count}. Only this one is used.</source>
        <translation>可以比较的工作表：{count} 个。只使用这一个。</translation>
    </message>
    <message>
        <source>“{document}”: units with several suggestions: {count}</source>
        <translation>“{document}”：有多条建议译文的单元：{count} 个</translation>
    </message>
    <message>
        <source>The suggestion with the highest match rate is compared, or the first one if the file has no match rates.</source>
        <translation>比较匹配率最高的建议译文；文件没有匹配率时，比较第一条。</translation>
    </message>
    <message>
        <source>“{document}”: suggestions from one origin: {origin}</source>
        <translation>“{document}”：只含一个来源的建议译文：{origin}</translation>
    </message>
    <message>
        <source>For other segments, the file contains suggestions from other origins: {others}. Choose a different origin to compare those.</source>
        <translation>对于其他句段，文件中还有其他来源的建议译文：{others}。要比较这些建议译文，请选择其他来源。</translation>
    </message>
    <message>
        <source>This makes subtitles that belong together appear at the same time. To use the times as they are in the files, pair by key.</source>
        <translation>这样，相互对应的字幕会同时出现。如需按文件中的原始时间配对，请选择按“键”配对。</translation>
    </message>
    <message>
        <source>“{document}”: paired by content, not by time</source>
        <translation>“{document}”：按内容而非时间配对</translation>
    </message>
    <message>
        <source>Subtitles that appear at the same time do not belong together. To use the times anyway, pair by key.</source>
        <translation>同时出现的字幕并不对应。如仍需按时间配对，请选择按“键”配对。</translation>
    </message>
    <message>
        <source>“{document}”: paired by content, not by key</source>
        <translation>“{document}”：按内容配对，未按键配对</translation>
    </message>
    <message>
        <source>Segments with the same key do not belong together. To use the keys anyway, pair by key.</source>
        <translation>键相同的句段并不对应。如仍需使用键，请选择按“键”配对。</translation>
    </message>
    <message>
        <source>“{document}”: paired by position, not by key</source>
        <translation>“{document}”：按位置配对，未按键配对</translation>
    </message>
    <message>
        <source>“{document}”: {own} matched with {first} in the reference</source>
        <translation>“{document}”：{own}与参考译文的{first}对应</translation>
    </message>
    <message>
        <source>Their values identify the same segments. If that is wrong, choose the key columns, or pair by position.</source>
        <translation>两者的值标识相同的句段。如果不对，请选择作为键的列，或按位置配对。</translation>
    </message>
    <message>
        <source>“{document}”: keys matched without {parts}</source>
        <translation>“{document}”：比较键时忽略{parts}</translation>
    </message>
    <message>
        <source>Apart from that, the keys are those of the reference. If they do not belong together, pair by position.</source>
        <translation>除此之外，这些键与参考译文的键相同。如果它们并不对应，请按位置配对。</translation>
    </message>
    <message>
        <source>“{document}”: hidden rows: {count}</source>
        <translation>“{document}”：隐藏的行：{count} 行</translation>
    </message>
    <message>
        <source>Hidden rows are compared like the others.</source>
        <translation>隐藏的行与其他行一样参与比较。</translation>
    </message>
    <message>
        <source>“{document}”: totals in row {row}</source>
        <translation>“{document}”：合计在第 {row} 行</translation>
    </message>
    <message>
        <source>This row is not compared.</source>
        <translation>该行不参与比较。</translation>
    </message>
    <message>
        <source>“{document}”: translation in “{text}”</source>
        <translation>“{document}”：译文取自“{text}”</translation>
    </message>
    <message>
        <source>“{document}”: each line is a segment</source>
        <translation>“{document}”：每行为一个句段</translation>
    </message>
    <message>
        <source>The file has neither headings nor empty lines, so its lines are not joined into paragraphs as in other Markdown files.</source>
        <translation>该文件没有标题，也没有空行，因此不像其他 Markdown 文件那样将各行合并为段落。</translation>
    </message>
    <message>
        <source>The keys are not those of the reference.</source>
        <translation>这些键与参考译文的键不同。</translation>
    </message>
    <message>
        <source>The keys are not those of the reference: for example, “{own}” and “{first}”.</source>
        <translation>这些键与参考译文的键不同，例如“{own}”和“{first}”。</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
    <message>
        <source>their first or last part</source>
        <translation>其首段或末段</translation>
    </message>
    <message>
        <source>upper and lower case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>separators</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>leading zeros</source>
        <translation>前导零</translation>
    </message>
    <message>
        <source>It is the only text that can be the translation.</source>
        <translation>只有这份文本可能是译文。</translation>
    </message>
    <message>
        <source>The file declares one encoding but is in another. If characters look wrong, choose the encoding for the file.</source>
        <translation>文件注明的编码与实际编码不同。如果字符显示不正确，请为该文件选择编码。</translation>
    </message>
    <message>
        <source>It is in the same language as the other files.</source>
        <translation>其语言与其他文件相同。</translation>
    </message>
    <message>
        <source>Reference and candidate differ in this text and agree in the others.</source>
        <translation>参考译文与候选译文只有这份文本不同，其余都相同。</translation>
    </message>
    <message>
        <source>The file declares its other language as that of the source.</source>
        <translation>文件标明另一种语言为原文的语言。</translation>
    </message>
    <message>
        <source>{rate} ({own} → {expected} fps)</source>
        <translation>{rate}（{own} → {expected} fps）</translation>
    </message>
    <message>
        <source>“{document}”: times shifted by {shifts}</source>
        <translation>“{document}”：时间平移 {shifts}</translation>
    </message>
    <message>
        <source>“{document}”: times stretched {rate} and shifted by {shifts}</source>
        <translation>“{document}”：时间缩放 {rate}，并平移 {shifts}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{seconds} s from {time} on</source>
        <translation>{seconds} 秒（从 {time} 起）</translation>
    </message>
    <message>
        <source>“{document}”: times stretched {rate}</source>
        <translation>“{document}”：时间缩放 {rate}</translation>
    </message>
    <message>
        <source>To compare the first one, write &amp;quality=first after #alt-trans in the file name.</source>
        <translation>要比较第一条，请在文件名的 #alt-trans 后加上 &amp;quality=first。</translation>
    </message>
</context>
<context>
    <name>Bands</name>
    <message>
        <source>Almost useless</source>
        <translation>几乎没有用处</translation>
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
        <translation>介于看得懂与良好之间</translation>
    </message>
    <message>
        <source>High quality</source>
        <translation>质量高</translation>
    </message>
    <message>
        <source>Very high quality</source>
        <translation>质量非常高</translation>
    </message>
    <message>
        <source>Often better than human</source>
        <translation>往往优于人工翻译</translation>
    </message>
    <message>
        <source>A translation with this score is of little use to a reader.</source>
        <translation>得分处于这一水平的译文，对读者没有多大用处。</translation>
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
        <source>The translation is adequate and fluent.</source>
        <translation>译文忠实而流畅。</translation>
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
        <source>Google’s guide to BLEU scores {range}: “{name}”.</source>
        <translation>按 Google 的指南，这一 BLEU 得分区间（{range}）表示“{name}”。</translation>
    </message>
    <message>
        <source>No interpretation: BLEU describes a whole text. A single segment can be well translated and still score near zero.</source>
        <translation>不作解读：BLEU 衡量的是整篇文本。单个句段即使译得很好，得分也可能接近零。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on sequences of up to 4 tokens, not {order}.</source>
        <translation>Google 的 BLEU 得分指南在此不适用：该指南针对的是最长 4 个词元的序列，而不是 {order} 个。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on words, and single characters match far more often.</source>
        <translation>Google 的 BLEU 得分指南在此不适用：该指南针对的是词，而单个字符匹配的机会要大得多。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: the files are in different languages, or were split into words in different ways.</source>
        <translation>Google 的 BLEU 得分指南在此不适用：这些文件的语言不同，或分词方式不同。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied with several references: they raise the score.</source>
        <translation>有多份参考译文时不采用 Google 的 BLEU 得分指南，因为得分会因此偏高。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: the reference was made from this candidate, which raises the score.</source>
        <translation>Google 的 BLEU 得分指南不适用：参考译文由该候选译文修改而成，得分会因此偏高。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied before the texts have been checked.</source>
        <translation>在文本检查完毕之前，不采用 Google 的 BLEU 得分指南。</translation>
    </message>
    <message>
        <source>These are formulas, and Google’s guide to BLEU scores covers only translations. Published results of formula recognition: {models}.</source>
        <translation>这些是公式，而 Google 的 BLEU 得分指南只适用于译文。公式识别的已发表结果：{models}。</translation>
    </message>
    <message>
        <source>This is a general guide, not a judgment of this text.</source>
        <translation>这是通用的指南，并不是对这篇译文的评判。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied: by words and by characters, the score lies in different bands.</source>
        <translation>不采用 Google 的 BLEU 得分指南：按词和按字计算的得分落在不同区间。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied because of the problems listed.</source>
        <translation>由于列出的问题，不采用 Google 的 BLEU 得分指南。</translation>
    </message>
    <message>
        <source>{model} {score}</source>
        <translation>{model} {score}</translation>
    </message>
    <message>
        <source>~{score}</source>
        <translation>约 {score}</translation>
    </message>
    <message>
        <source>Checking the texts…</source>
        <translation>正在检查文本…</translation>
    </message>
    <message>
        <source>{shares} match the reference.</source>
        <translation>{shares} 与参考译文匹配。</translation>
    </message>
    <message>
        <source>{shares} match a reference.</source>
        <translation>{shares} 与某一参考译文匹配。</translation>
    </message>
    <message>
        <source>The candidate is {share} longer than the reference.</source>
        <translation>候选译文比参考译文长 {share}。</translation>
    </message>
    <message>
        <source>The candidate is {share} shorter than the reference.</source>
        <translation>候选译文比参考译文短 {share}。</translation>
    </message>
    <message>
        <source>two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>七</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>八</translation>
    </message>
    <message>
        <source>{single}, and {sequences},</source>
        <translation>{single}、{sequences}</translation>
    </message>
    <message>
        <source>{share} of the words and punctuation marks</source>
        <translation>词和标点有 {share}</translation>
    </message>
    <message>
        <source>BLEU says nothing here: every reference has fewer than {order} tokens, too few for a sequence of {order}, so even an identical text would get 0. Use chrF instead.</source>
        <translation>BLEU 在此没有意义：所有参考译文都不足 {order} 个词元，连一个 {order} 词元的序列都构不成，因此即使译文与参考完全相同，得分也是 0。请改用 chrF。</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order}</source>
        <translation>连续{order}个词或标点的片段有 {share}</translation>
    </message>
    <message>
        <source>{share} of the characters</source>
        <translation>字有 {share}</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on words, and pieces of words match more often.</source>
        <translation>Google 的 BLEU 得分指南在此不适用：该指南针对的是词，而子词匹配的机会更大。</translation>
    </message>
    <message>
        <source>{share} of the tokens</source>
        <translation>词元有 {share}</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order} characters</source>
        <translation>连续{order}字的片段有 {share}</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order} tokens</source>
        <translation>连续{order}个词元的片段有 {share}</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>What was changed</source>
        <translation>改动了什么</translation>
    </message>
    <message>
        <source>No segment had a suggestion.</source>
        <translation>没有句段带有建议译文。</translation>
    </message>
    <message>
        <source>New (no suggestion)</source>
        <translation>新句段（无建议译文）</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>No final text</source>
        <translation>无最终译文</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>below {percent}</source>
        <translation>低于 {percent}</translation>
    </message>
    <message>
        <source>from {percent}</source>
        <translation>{percent} 起</translation>
    </message>
    <message>
        <source>Weighted words</source>
        <translation>加权字数</translation>
    </message>
    <message>
        <source>Weighted characters</source>
        <translation>加权字符数</translation>
    </message>
    <message>
        <source>the sum of the bands, each rounded</source>
        <translation>各区间分别四舍五入后的总和</translation>
    </message>
    <message>
        <source>words: {count}</source>
        <translation>字数：{count}</translation>
    </message>
    <message>
        <source>characters: {count}</source>
        <translation>字符数：{count}</translation>
    </message>
    <message>
        <source>weighted: {count}</source>
        <translation>加权：{count}</translation>
    </message>
    <message>
        <source>segments: {count}</source>
        <translation>{count} 个句段</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Kinds of origins, as stated by the user: {origins}.</source>
        <translation>来源类型（由用户指定）：{origins}。</translation>
    </message>
    <message>
        <source>Minimum fee</source>
        <translation>最低收费</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>重写</translation>
    </message>
    <message>
        <source>The kind of these origins is not stated: {origins}. The weights for all origins apply.</source>
        <translation>以下来源的类型未注明：{origins}。按适用于所有来源的权重计算。</translation>
    </message>
    <message>
        <source>Each Chinese or Japanese character counts as one word.</source>
        <translation>每个汉字或假名计为一个字。</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>未改动</translation>
    </message>
    <message>
        <source>Only inline tags</source>
        <translation>仅内联标签</translation>
    </message>
    <message>
        <source>Only spaces</source>
        <translation>仅空格</translation>
    </message>
    <message>
        <source>Only upper or lower case</source>
        <translation>仅大小写</translation>
    </message>
    <message>
        <source>Only punctuation</source>
        <translation>仅标点</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词语</translation>
    </message>
    <message>
        <source>Translation memory</source>
        <translation>翻译记忆库</translation>
    </message>
    <message>
        <source>Translation memory, match in context</source>
        <translation>翻译记忆库，上下文匹配</translation>
    </message>
    <message>
        <source>Translation memory, match {matches}</source>
        <translation>翻译记忆库，匹配率 {matches}</translation>
    </message>
    <message>
        <source>kind not stated</source>
        <translation>类型未注明</translation>
    </message>
    <message>
        <source>Machine translation</source>
        <translation>机器翻译</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Other origin</source>
        <translation>其他来源</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>无建议译文</translation>
    </message>
    <message>
        <source>Unknown origin</source>
        <translation>来源不明</translation>
    </message>
    <message>
        <source>{unchanged} of the suggestions were left unchanged, and {rewritten} were rewritten (similarity below {limit}).</source>
        <translation>建议译文中，未改动的占 {unchanged}，被重写的（相似度低于 {limit}）占 {rewritten}。</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{all} 条中的 {count} 条</translation>
    </message>
    <message>
        <source>the minimum fee, which is more than the sum of the bands</source>
        <translation>最低收费，高于各区间的总和</translation>
    </message>
    <message>
        <source>of the characters changed ({changed} of {all})</source>
        <translation>的字符有改动（{all} 个中的 {changed} 个）</translation>
    </message>
    <message>
        <source>{changed} of {all} characters</source>
        <translation>{all} 个字符中的 {changed} 个</translation>
    </message>
    <message>
        <source>Price per weighted word</source>
        <translation>每加权字单价</translation>
    </message>
    <message>
        <source>Price per weighted character</source>
        <translation>每加权字符单价</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Translators</source>
        <translation>译员</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>译员</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>None of these differences is significant.</source>
        <translation>这些差异均不显著。</translation>
    </message>
    <message>
        <source>{second} compared with {first}: {difference} points, significant (p {p}).</source>
        <translation>{second} 与 {first} 相比：{difference} 分，差异显著（p {p}）。</translation>
    </message>
    <message>
        <source>Each row covers different segments, so a difference may also be due to the segments.</source>
        <translation>各行涉及的句段不同，因此差异也可能来自句段本身。</translation>
    </message>
    <message>
        <source>Similarity: 1 − (characters changed ÷ characters of the longer text). Only identical texts reach {percent}.</source>
        <translation>相似度：1 −（改动的字符数 ÷ 较长一方的字符数）。只有完全相同才是 {percent}。</translation>
    </message>
    <message>
        <source>There are no source texts, so the words of the target are counted.</source>
        <translation>没有原文，因此按译文计字。</translation>
    </message>
    <message>
        <source>The inserted suggestion is compared or, if the file does not name it, the best match. An unused suggestion appears rewritten.</source>
        <translation>比较的是插入的建议译文；文件没有注明时，比较匹配率最高的。未被采用的建议译文看上去会像重写过一样。</translation>
    </message>
    <message>
        <source>A segment whose source text occurred before is a repetition, whether it was edited or not.</source>
        <translation>原文已出现过的句段为重复句段，无论是否修改过。</translation>
    </message>
    <message>
        <source>Each repetition has the weight of its own similarity.</source>
        <translation>每个重复句段按其自身相似度的权重计算。</translation>
    </message>
    <message>
        <source>The amount of a row is its weighted words or characters times {price}, rounded half up to {decimals} decimals in each row; the total is the sum of the rows. Amounts of single segments are not rounded.</source>
        <translation>每行金额为加权字数或字符数乘以 {price}，逐行四舍五入到 {decimals} 位小数；总额为各行之和。单个句段的金额不舍入。</translation>
    </message>
    <message>
        <source>The total is less than the minimum fee, which is paid instead.</source>
        <translation>总额低于最低收费，因此按最低收费支付。</translation>
    </message>
    <message>
        <source>Amounts are without tax.</source>
        <translation>金额不含税。</translation>
    </message>
    <message>
        <source>Words are counted by Unicode boundaries.</source>
        <translation>字数依据 Unicode 的词边界计算。</translation>
    </message>
    <message>
        <source>In Thai, Lao, Khmer and Burmese, six characters count as one word.</source>
        <translation>泰语、老挝语、高棉语和缅甸语每六个字符计为一个字。</translation>
    </message>
    <message>
        <source>That makes {words} words; counted by white space, as in Microsoft Word, it would be {spaced}.</source>
        <translation>合计 {words} 字；按空白分隔计算（与 Microsoft Word 相同）则为 {spaced} 字。</translation>
    </message>
    <message>
        <source>The keys of “{key}” must be percentages from 0 to 100.</source>
        <translation>“{key}”的键必须是 0 到 100 的百分比。</translation>
    </message>
    <message>
        <source>“{key}” must be &quot;machine&quot;, &quot;memory&quot;, &quot;repeated&quot; or &quot;other&quot;.</source>
        <translation>“{key}”必须是 &quot;machine&quot;、&quot;memory&quot;、&quot;repeated&quot; 或 &quot;other&quot;。</translation>
    </message>
    <message>
        <source>The time spent is not measured.</source>
        <translation>不测量所用时间。</translation>
    </message>
    <message>
        <source>“{path}” names the origins of its suggestions but does not contain their text. Add the version before editing.</source>
        <translation>“{path}”注明了建议译文的来源，但不含其内容。请添加编辑前的版本。</translation>
    </message>
    <message>
        <source>“{path}” contains no suggestions. Add the file with the machine translation, or the version before editing.</source>
        <translation>“{path}”不含建议译文。请添加机器翻译的文件，或编辑前的版本。</translation>
    </message>
    <message>
        <source>“{key}” must be a table.</source>
        <translation>“{key}”必须是表。</translation>
    </message>
    <message>
        <source>a rate scheme has no key “{key}”.</source>
        <translation>费率方案没有键“{key}”。</translation>
    </message>
    <message>
        <source>“{key}” must be a number of 0 or more.</source>
        <translation>“{key}”必须是不小于 0 的数字。</translation>
    </message>
    <message>
        <source>“{key}” must be an ISO code of three letters, such as EUR.</source>
        <translation>“{key}”必须是三个字母的 ISO 代码，例如 EUR。</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number from 0 to {most}.</source>
        <translation>“{key}”必须是 0 到 {most} 之间的整数。</translation>
    </message>
    <message>
        <source>“{key}” must be &quot;words&quot; or &quot;characters&quot;.</source>
        <translation>“{key}”必须是 &quot;words&quot; 或 &quot;characters&quot;。</translation>
    </message>
    <message>
        <source>“{key}” must begin with the highest percentage.</source>
        <translation>“{key}”必须从最高的百分比开始。</translation>
    </message>
    <message>
        <source>there is no band for the weight “{key}”.</source>
        <translation>权重“{key}”没有对应的区间。</translation>
    </message>
    <message>
        <source>the weight “{key}” of a band is missing.</source>
        <translation>缺少区间的权重“{key}”。</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Source words</source>
        <translation>原文字数</translation>
    </message>
    <message>
        <source>Source characters</source>
        <translation>原文字符数</translation>
    </message>
    <message>
        <source>Target words</source>
        <translation>译文字数</translation>
    </message>
    <message>
        <source>Target characters</source>
        <translation>译文字符数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Segments with a suggestion and a final text: {count}</source>
        <translation>既有建议译文又有最终译文的句段：{count} 个</translation>
    </message>
    <message>
        <source>Levenshtein distance: {distance} of {length} characters of the longer texts</source>
        <translation>编辑距离（Levenshtein）：{distance}，较长一方共 {length} 个字符</translation>
    </message>
    <message>
        <source>Levenshtein distance: {distance} of {length} tokens of the longer texts</source>
        <translation>编辑距离（Levenshtein）：{distance}，较长一方共 {length} 个词元</translation>
    </message>
    <message>
        <source>Characters changed</source>
        <translation>字符改动率</translation>
    </message>
    <message>
        <source>Words changed</source>
        <translation>词语改动率</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>费率</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>HTER: edits and shifts of words and Chinese characters, as sacreBLEU counts TER with --ter-normalized and --ter-asian-support</source>
        <translation>HTER：词和汉字的编辑与移位，与 sacreBLEU 使用 --ter-normalized 和 --ter-asian-support 时计算的 TER 相同</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>HTER: edits and shifts of words, as sacreBLEU counts TER</source>
        <translation>HTER：词语的编辑和移位，按 sacreBLEU 的 TER 统计</translation>
    </message>
    <message>
        <source>Changed characters</source>
        <translation>改动字符数</translation>
    </message>
    <message>
        <source>Characters of the longer text</source>
        <translation>较长一方的字符数</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>建议译文</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Suggestions scored against the final texts</source>
        <translation>以最终译文为准给建议译文评分</translation>
    </message>
    <message>
        <source>Kinds of change</source>
        <translation>改动类型</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Origins</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>最终</translation>
    </message>
    <message>
        <source>Words often replaced</source>
        <translation>经常被替换的词语</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>区间</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>13a (words and punctuation)</source>
        <translation>13a（词和标点）</translation>
    </message>
    <message>
        <source>intl (words, Unicode punctuation)</source>
        <translation>intl（词、Unicode 标点）</translation>
    </message>
    <message>
        <source>zh (Chinese characters)</source>
        <translation>zh（汉字）</translation>
    </message>
    <message>
        <source>char (every character)</source>
        <translation>char（逐字符）</translation>
    </message>
    <message>
        <source>none (text is already tokenized)</source>
        <translation>none（文本已分词）</translation>
    </message>
    <message>
        <source>jieba (Chinese words)</source>
        <translation>jieba（中文分词）</translation>
    </message>
    <message>
        <source>jieba-t2s (Traditional Chinese words)</source>
        <translation>jieba-t2s（繁体中文分词）</translation>
    </message>
    <message>
        <source>ja-mecab (Japanese words)</source>
        <translation>ja-mecab（日文分词）</translation>
    </message>
    <message>
        <source>ko-mecab (Korean words)</source>
        <translation>ko-mecab（韩文分词）</translation>
    </message>
    <message>
        <source>flores101 (pieces of words, as in spBLEU)</source>
        <translation>flores101（子词，与 spBLEU 相同）</translation>
    </message>
    <message>
        <source>flores200 (pieces of words, as in spBLEU)</source>
        <translation>flores200（子词，与 spBLEU 相同）</translation>
    </message>
    <message>
        <source>different for each file</source>
        <translation>因文件而异</translation>
    </message>
    <message>
        <source>split into characters</source>
        <translation>按字切分</translation>
    </message>
    <message>
        <source>characters split by {tokenizer}</source>
        <translation>用 {tokenizer} 按字切分</translation>
    </message>
    <message>
        <source>split at spaces</source>
        <translation>按空格切分</translation>
    </message>
    <message>
        <source>split in different ways</source>
        <translation>切分方式不一</translation>
    </message>
    <message>
        <source>pieces of words split by {tokenizer}</source>
        <translation>用 {tokenizer} 切分为子词</translation>
    </message>
    <message>
        <source>words split by {tokenizer}</source>
        <translation>用 {tokenizer} 分词</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none（不平滑）</translation>
    </message>
    <message>
        <source>exp (exponential decay)</source>
        <translation>exp（指数衰减）</translation>
    </message>
    <message>
        <source>floor (a small value)</source>
        <translation>floor（以小值代替 0）</translation>
    </message>
    <message>
        <source>add-k (from order 2)</source>
        <translation>add-k（从 2 阶起加 k）</translation>
    </message>
    <message>
        <source>add-one-all (every order)</source>
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
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>{language}, from the words of the text</source>
        <translation>{language}，依据文本中的词语</translation>
    </message>
    <message>
        <source>Custom</source>
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
        <source>Searching</source>
        <translation>正在查找</translation>
    </message>
    <message>
        <source>Saving the project</source>
        <translation>正在保存项目</translation>
    </message>
    <message>
        <source>Opening the project</source>
        <translation>正在打开项目</translation>
    </message>
    <message>
        <source>Scoring files</source>
        <translation>正在为文件评分</translation>
    </message>
    <message>
        <source>not detected</source>
        <translation>未检测到</translation>
    </message>
    <message>
        <source>{language}, stated in the file</source>
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
    <name>Compare</name>
    <message>
        <source>▲ significantly better, ▼ significantly worse, ≈ neither.</source>
        <translation>▲ 显著更好，▼ 显著更差，≈ 差异不显著。</translation>
    </message>
    <message>
        <source>Difference: {difference}</source>
        <translation>差值：{difference}</translation>
    </message>
    <message>
        <source>Holm-corrected p {p}</source>
        <translation>Holm 校正后 p {p}</translation>
    </message>
    <message>
        <source>sacreBLEU’s p = {p}</source>
        <translation>sacreBLEU 的 p = {p}</translation>
    </message>
    <message>
        <source>Below {name} ({score}), the highest of {count}</source>
        <translation>低于 {name}（{score}，{count} 份中最高）</translation>
    </message>
    <message>
        <source>Highest of {count}, tied</source>
        <translation>{count} 份中并列最高</translation>
    </message>
    <message>
        <source>Highest of {count}</source>
        <translation>{count} 份中最高</translation>
    </message>
    <message>
        <source>differences not tested</source>
        <translation>差异未经检验</translation>
    </message>
    <message>
        <source>Add more candidates to see which is best: how much they differ, whether that is significant, and which segments make the difference.</source>
        <translation>添加更多候选译文即可比较优劣：相差多少、是否显著，以及差别出在哪些句段。</translation>
    </message>
    <message>
        <source>Equal best scores by {metric}: {names}</source>
        <translation>按 {metric} 并列最佳：{names}</translation>
    </message>
    <message>
        <source>{name} scores best by {metric}</source>
        <translation>按 {metric}，{name} 得分最佳</translation>
    </message>
    <message>
        <source>In texts like this, a difference of {difference} is significant in half of the cases with about {even} segments, and in four out of five with about {most}; here, there are {count}.</source>
        <translation>在这类文本中，{difference} 的差异约需 {even} 个句段才会在一半情况下显著，约需 {most} 个才会在五次中有四次显著；此处有 {count} 个。</translation>
    </message>
    <message>
        <source>If {name} and {other} are machine translations by different systems: in news and similar texts at WMT 2023–24 ({pairs} pairs, {languages} languages), people rated the system with the higher BLEU better in {share} ({interval}) of the pairs {points} points apart.</source>
        <translation>如果 {name} 和 {other} 是不同系统的机器翻译：在 WMT 2023–24 的新闻及类似文本中（{pairs} 对系统，{languages} 种语言），相差 {points} 分的系统对里，有 {share}（{interval}）是 BLEU 较高的系统得到了人们更高的评价。</translation>
    </message>
    <message>
        <source>By {metric}, {name} is significantly better than {other}.</source>
        <translation>按 {metric}，{name} 显著优于 {other}。</translation>
    </message>
    <message>
        <source>Significantly better by {metric} than every other candidate.</source>
        <translation>按 {metric}，显著优于其他所有候选译文。</translation>
    </message>
    <message>
        <source>Not significantly better by {metric} than {names}.</source>
        <translation>按 {metric}，并未显著优于 {names}。</translation>
    </message>
    <message>
        <source>Compared with the baseline {name} by {metric}: {better} significantly better, {worse} significantly worse, {neither} neither.</source>
        <translation>按 {metric} 与基准 {name} 相比：{better} 份显著更好，{worse} 份显著更差，{neither} 份差异不显著。</translation>
    </message>
    <message>
        <source>Testing whether the differences are significant…</source>
        <translation>正在检验差值是否显著…</translation>
    </message>
    <message>
        <source>The differences have not been tested for significance.</source>
        <translation>尚未检验差值的显著性。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另外 {count} 份</translation>
    </message>
    <message>
        <source>Rank. Equal scores share a rank.</source>
        <translation>名次。得分相同则名次并列。</translation>
    </message>
    <message>
        <source>Possible problems with the score.</source>
        <translation>得分可能存在的问题。</translation>
    </message>
    <message>
        <source>The candidate’s score minus the baseline’s score, in points.</source>
        <translation>候选译文的得分减去基准的得分，单位为分。</translation>
    </message>
    <message>
        <source>The candidate’s score minus the best score, in points.</source>
        <translation>候选译文的得分减去最佳得分，单位为分。</translation>
    </message>
    <message>
        <source>95% confidence interval: the range that holds 95% of the differences when segments are resampled.</source>
        <translation>95% 置信区间：对句段重采样时，95% 的差值所在的范围。</translation>
    </message>
    <message>
        <source>Probability of a difference at least this large if both were equally good, corrected for the number of comparisons.</source>
        <translation>假设两者一样好，出现至少这么大差值的概率，已按比较次数校正。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>{candidate} against {rival}</source>
        <translation>{candidate} 与 {rival} 相比</translation>
    </message>
</context>
<context>
    <name>Config</name>
    <message>
        <source>--config and --no-config cannot be used together.</source>
        <translation>--config 和 --no-config 不能同时使用。</translation>
    </message>
    <message>
        <source>“{file}” is not read: it is a pipe, a device, or a link that leads out of its folder. Replace it with a file, or use --config FILE or --no-config.</source>
        <translation>未读取“{file}”：它是管道、设备或指向文件夹外部的链接。请用文件替换它，或使用 --config 文件 或 --no-config。</translation>
    </message>
    <message>
        <source>“{key}” needs an earlier result: set “against” under [gate], or use --against FILE.</source>
        <translation>“{key}”需要先前的结果：请设置 [gate] 下的“against”，或使用 --against 文件。</translation>
    </message>
    <message>
        <source>“{file}”, line {line}: {problem}</source>
        <translation>“{file}”，第 {line} 行：{problem}</translation>
    </message>
    <message>
        <source>this is not valid TOML.</source>
        <translation>这不是有效的 TOML。</translation>
    </message>
    <message>
        <source>“{key}” is already defined.</source>
        <translation>“{key}”重复定义。</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>缺少“{key}”。</translation>
    </message>
    <message>
        <source>“{key}” must be a file in the folder of “{file}”, or below it.</source>
        <translation>“{key}”必须是“{file}”所在文件夹或其子文件夹中的文件。</translation>
    </message>
    <message>
        <source>“{key}” can only be set on the command line.</source>
        <translation>“{key}”只能在命令行中指定。</translation>
    </message>
    <message>
        <source>the first table</source>
        <translation>第一个表</translation>
    </message>
    <message>
        <source>“{key}” belongs under {table}.</source>
        <translation>“{key}”应放在 {table} 之下。</translation>
    </message>
    <message>
        <source>“{key}” belongs before {table}.</source>
        <translation>“{key}”应放在{table}之前。</translation>
    </message>
    <message>
        <source>there is no option “{key}”.</source>
        <translation>没有“{key}”这个选项。</translation>
    </message>
    <message>
        <source>Did you mean “{key}”?</source>
        <translation>是否应为“{key}”？</translation>
    </message>
    <message>
        <source>“{key}” must be a table: {table}</source>
        <translation>“{key}”必须是一个表：{table}</translation>
    </message>
    <message>
        <source>“{key}” must be true or false.</source>
        <translation>“{key}”必须是 true 或 false。</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number.</source>
        <translation>“{key}”必须是整数。</translation>
    </message>
    <message>
        <source>“{key}” must be a number.</source>
        <translation>“{key}”必须是数字。</translation>
    </message>
    <message>
        <source>“{key}” must be a number, or false for no limit.</source>
        <translation>“{key}”必须是数字；若不设限值，请用 false。</translation>
    </message>
    <message>
        <source>“{key}” must be a string in quotation marks.</source>
        <translation>“{key}”必须是用引号括起的字符串。</translation>
    </message>
    <message>
        <source>“{key}” must be a list of strings, as in {example}.</source>
        <translation>“{key}”必须是字符串列表，如 {example}。</translation>
    </message>
    <message>
        <source>“{key}” is empty.</source>
        <translation>“{key}”为空。</translation>
    </message>
    <message>
        <source>“{key}” cannot be negative.</source>
        <translation>“{key}”不能为负数。</translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message>
        <source>Simplified versus Traditional Chinese</source>
        <translation>简体与繁体不一致</translation>
    </message>
    <message>
        <source>Lost characters</source>
        <translation>丢失的字符</translation>
    </message>
    <message>
        <source>The encoding is a guess</source>
        <translation>编码为推测结果</translation>
    </message>
    <message>
        <source>Lines that end with only a carriage return</source>
        <translation>仅以回车符（CR）结尾的行</translation>
    </message>
    <message>
        <source>Different scripts</source>
        <translation>文字系统不一致</translation>
    </message>
    <message>
        <source>Segments in a different language</source>
        <translation>使用其他语言的句段</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>Refusals by a language model</source>
        <translation>语言模型的拒答</translation>
    </message>
    <message>
        <source>In these segments, a language model declines to translate, for example “I cannot translate this text”. Translate them again, or have them translated by a person.</source>
        <translation>在这些句段中，语言模型拒绝翻译，例如“我无法翻译这段文本”。请重新翻译这些句段，或请人工翻译。</translation>
    </message>
    <message>
        <source>“{document}” contains refusals by a language model</source>
        <translation>“{document}”包含语言模型的拒答</translation>
    </message>
    <message>
        <source>Traditional and Simplified Chinese mixed</source>
        <translation>繁体与简体混用</translation>
    </message>
    <message>
        <source>There, texts seem to belong to other segments of the first reference, such as the one before. A text may be missing here, and there may be an extra one later. Pair the segments by content, or correct the file.</source>
        <translation>从那里起，各文本似乎对应于第一份参考译文的其他句段，例如前一个句段。此处可能缺了一段，后面可能又多出一段。请按内容配对，或更正文件。</translation>
    </message>
    <message>
        <source>From about segment {first} on</source>
        <translation>大约从第 {first} 个句段开始</translation>
    </message>
    <message>
        <source>“{document}” is in {script}, the first reference in {reference}</source>
        <translation>“{document}”为{script}，第一份参考译文为{reference}</translation>
    </message>
    <message>
        <source>Truncated segments</source>
        <translation>被截断的句段</translation>
    </message>
    <message>
        <source>These segments end in the middle of a sentence and are much shorter than in the other text. A length limit may have cut them off. Export or translate the segments again.</source>
        <translation>这些句段在句子中间结束，并且比另一份文本中的短得多，可能因长度限制而被截断。请重新导出或重新翻译这些句段。</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be truncated</source>
        <translation>“{document}”的部分句段似乎被截断</translation>
    </message>
    <message>
        <source>More than the translation</source>
        <translation>不只是译文</translation>
    </message>
    <message>
        <source>Besides the translation, these segments contain text that the other file does not have: a key, a number, the source text, or words such as “Here is the translation:”, for example. It is scored as part of the translation. Compare only the translations.</source>
        <translation>除译文外，这些句段还含有另一个文件没有的文字，例如键、编号、原文，或“以下是翻译：”之类的话。这些文字会被当作译文的一部分评分。请只比较译文。</translation>
    </message>
    <message>
        <source>Segments of “{document}” contain more than the translation</source>
        <translation>“{document}”的句段不只包含译文</translation>
    </message>
    <message>
        <source>Different numbers</source>
        <translation>数字不同</translation>
    </message>
    <message>
        <source>The numbers in these segments differ from those in the first reference. Check whether the translation is wrong, or whether the lines are misaligned.</source>
        <translation>这些句段中的数字与第一份参考译文中的不同。请检查是译文有误，还是行错位。</translation>
    </message>
    <message>
        <source>Segments with numbers in both texts: {numbers}</source>
        <translation>两份文本都有数字的句段：{numbers}</translation>
    </message>
    <message>
        <source>Numbers in “{document}” differ from the reference</source>
        <translation>“{document}”中的数字与参考译文不同</translation>
    </message>
    <message>
        <source>Unusual lengths</source>
        <translation>长度异常</translation>
    </message>
    <message>
        <source>Identical to the reference</source>
        <translation>与参考译文完全相同</translation>
    </message>
    <message>
        <source>Check that you did not load the same file twice.</source>
        <translation>请检查是否将同一个文件加载了两次。</translation>
    </message>
    <message>
        <source>Many segments identical to the reference</source>
        <translation>许多句段与参考译文完全相同</translation>
    </message>
    <message>
        <source>They may be copied references, identifiers or untranslated names, which make the score too high. Check these segments. If one text is the post-edited version of the other, identical segments are normal.</source>
        <translation>它们可能是复制的参考译文、标识符或未翻译的名称，会使得分偏高。请检查这些句段。如果其中一份文本是另一份的译后编辑版本，则出现相同句段是正常的。</translation>
    </message>
    <message>
        <source>Identical segments: {count} of {segments}, the first is number {first}</source>
        <translation>完全相同的句段：{count} 个（共 {segments} 个），首个为第 {first} 个</translation>
    </message>
    <message>
        <source>No match with the reference</source>
        <translation>与参考译文不匹配</translation>
    </message>
    <message>
        <source>The lines may be in a different order, the times of subtitles may not fit, or the files may not belong together.</source>
        <translation>行的顺序可能不同，字幕的时间可能不符，文件也可能互不对应。</translation>
    </message>
    <message>
        <source>Segments that have no more words in common with their own reference than with those of other segments: {count} of {segments}, the first is number {first}</source>
        <translation>与自身参考译文的共同词语并不比与其他句段的参考译文更多的句段有 {count} 个（共 {segments} 个），首个为第 {first} 个</translation>
    </message>
    <message>
        <source>Source text instead of a translation</source>
        <translation>是原文而非译文</translation>
    </message>
    <message>
        <source>Check that you chose the right files.</source>
        <translation>请检查是否选对了文件。</translation>
    </message>
    <message>
        <source>Segments that are still the source text: {count} of {segments}</source>
        <translation>仍为原文的句段有 {count} 个（共 {segments} 个）</translation>
    </message>
    <message>
        <source>A different language</source>
        <translation>语言不同</translation>
    </message>
    <message>
        <source>No matching n-grams (order {orders}); identical: {identical} of {all}, {metric}: {score}</source>
        <translation>第 {orders} 阶没有匹配的 n 元语法；完全相同的句段：{identical} 个（共 {all} 个），{metric}：{score}</translation>
    </message>
    <message>
        <source>Known text</source>
        <translation>已知文本</translation>
    </message>
    <message>
        <source>Known text: {count} of {segments} segments</source>
        <translation>已知文本：{segments} 个句段中有 {count} 个</translation>
    </message>
    <message>
        <source>Segments: {count} of {segments}</source>
        <translation>句段：{segments} 个中有 {count} 个</translation>
    </message>
    <message>
        <source>Known text: {count} of {segments} segments, BLEU {known} in these and {other} in the others</source>
        <translation>已知文本：{segments} 个句段中有 {count} 个，其 BLEU 为 {known}，其余句段为 {other}</translation>
    </message>
    <message>
        <source>References with fewer than {tokens} tokens, too few for an n-gram of the highest order: {count} of {segments}. BLEU says little about headings, buttons and single words. chrF compares characters and says more about them.</source>
        <translation>{segments} 个句段中，有 {count} 个的参考译文不足 {tokens} 个词元，连一个最高阶的 n 元语法都构不成。标题、按钮和单个词的 BLEU 得分参考价值很低。chrF 比较的是字符，更能反映这类文本的情况。</translation>
    </message>
    <message>
        <source>Many very short segments; identical: {identical} of {all}, {metric}: {score}</source>
        <translation>许多句段过短；完全相同：{identical} 个（共 {all} 个），{metric}：{score}</translation>
    </message>
    <message>
        <source>Empty segments</source>
        <translation>空句段</translation>
    </message>
    <message>
        <source>Labels, or special tokens of a translation model</source>
        <translation>标记或翻译模型的特殊词元</translation>
    </message>
    <message>
        <source>These segments contain a label, such as “__es__” or “[MT]”, or a token of a model, such as “&lt;unk&gt;”, that the other text does not have. It is scored as part of the translation. Check how the translation was exported, or remove it from the file.</source>
        <translation>这些句段含有另一份文本没有的标记（例如“__es__”或“[MT]”）或模型的词元（例如“&lt;unk&gt;”），它们会作为译文的一部分计分。请检查译文的导出方式，或从文件中将其删除。</translation>
    </message>
    <message>
        <source>“{document}” contains labels or special tokens</source>
        <translation>“{document}”包含标记或特殊词元</translation>
    </message>
    <message>
        <source>Already tokenized text</source>
        <translation>已分词的文本</translation>
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
        <source>Words are not separated</source>
        <translation>没有切分成词</translation>
    </message>
    <message>
        <source>{language} is written without spaces between words, and this word segmentation compares whole phrases instead. The score says nothing about the translation. Choose another word segmentation.</source>
        <translation>{language}的词与词之间没有空格，而这种分词方式不切分词语，比较的是整句或整个短语。得分不能说明译文的质量。请选择其他分词方式。</translation>
    </message>
    <message>
        <source>Untranslated segments</source>
        <translation>未翻译的句段</translation>
    </message>
    <message>
        <source>Their scores say nothing about the translation. Translate these segments, or exclude them.</source>
        <translation>其得分不能反映译文质量。请翻译这些句段，或将其排除。</translation>
    </message>
    <message>
        <source>Segments that are still the source text: {count} of {segments}, the first is number {first}</source>
        <translation>仍为原文的句段有 {count} 个（共 {segments} 个），首个为第 {first} 个</translation>
    </message>
    <message>
        <source>A translation of a different source text</source>
        <translation>译自不同的原文</translation>
    </message>
    <message>
        <source>Only their keys match. Check that both files come from the same version, or exclude these segments.</source>
        <translation>它们仅键相同。请检查两个文件是否为同一版本，或排除这些句段。</translation>
    </message>
    <message>
        <source>Segments whose source text is not that of the reference: {count} of {segments}, the first is number {first}</source>
        <translation>原文与参考译文的原文不同的句段有 {count} 个（共 {segments} 个），首个为第 {first} 个</translation>
    </message>
    <message>
        <source>Segments that may not be translations ({count})</source>
        <translation>可能不是译文的句段（{count}）</translation>
    </message>
    <message>
        <source>In “{document}”, the segments named {members} are identical to the reference, while the segments next to them differ: {count} of {segments}, the first is number {first}. If they are notes or IDs, exclude them: they make the score too high.</source>
        <translation>在“{document}”中，名为{members}的句段与参考译文相同，而相邻的句段不同：{count} 个（共 {segments} 个），首个为第 {first} 个。如果这些句段是备注或 ID，得分就会虚高；请将其排除。</translation>
    </message>
    <message>
        <source>These segments are in a different language or script from the first reference. They may not have been translated.</source>
        <translation>这些句段的语言或文字系统与第一份参考译文不同，可能尚未翻译。</translation>
    </message>
    <message>
        <source>Judging by their words, these segments are in a different language from the first reference. They may not have been translated.</source>
        <translation>从用词来看，这些句段的语言与第一份参考译文不同，可能尚未翻译。</translation>
    </message>
    <message>
        <source>These segments use a different Chinese script from the same segments of the first reference. Many of their characters do not match.</source>
        <translation>这些句段与第一份参考译文的对应句段繁简不同，许多字符无法匹配。</translation>
    </message>
    <message>
        <source>There are spaces between Chinese characters. BLEU splits text into words itself; load the text as a reader would see it, or choose the word segmentation “none” if all files are split in the same way.</source>
        <translation>汉字之间有空格。BLEU 会自行分词，请加载读者实际看到的文本；如果所有文件的分词做法相同，也可将分词方式设为“none”。</translation>
    </message>
    <message>
        <source>The file does not declare its encoding. If characters look wrong, choose another encoding for the file, or save it as UTF-8.</source>
        <translation>文件没有注明所用的编码。如果字符显示不正确，请为该文件选择其他编码，或将文件另存为 UTF-8。</translation>
    </message>
    <message>
        <source>There are spaces before periods or commas, or marks left by a tokenizer. BLEU splits text into words itself; load the text as a reader would see it, or choose the word segmentation “none” if all files are tokenized in the same way.</source>
        <translation>句号或逗号前有空格，或留有分词器的标记。BLEU 会自行分词，请加载读者实际看到的文本；如果所有文件的分词做法相同，也可将分词方式设为“none”。</translation>
    </message>
    <message>
        <source>Lines: {count}, the first is line {line}</source>
        <translation>涉及 {count} 行，第一处在第 {line} 行</translation>
    </message>
    <message>
        <source>“�” marks where a character was lost when the file was created. Take the text from an intact file; it cannot be restored here.</source>
        <translation>“�”表示此处的字符在生成文件时已经丢失。请改用完好的文件；本程序无法恢复这些字符。</translation>
    </message>
    <message>
        <source>Each of these lines is a segment here; other programs do not split there. Save the file with uniform line endings.</source>
        <translation>本程序将每一行计为一个句段，其他程序则不会在此断行。请统一换行符后重新保存文件。</translation>
    </message>
    <message>
        <source>Texts in different scripts are unlikely to match. Check that these are the right files.</source>
        <translation>文字系统不同的文本几乎不可能匹配。请检查文件是否正确。</translation>
    </message>
    <message>
        <source>“{meant}” is missing</source>
        <translation>缺少“{meant}”</translation>
    </message>
    <message>
        <source>“{written}” is added</source>
        <translation>多出“{written}”</translation>
    </message>
    <message>
        <source>“{meant}” is written “{written}”</source>
        <translation>“{meant}”写成了“{written}”</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>还有 {count} 种</translation>
    </message>
    <message>
        <source>Some segments are far longer or shorter than the first reference. Lines may be misaligned, or text may be missing.</source>
        <translation>部分句段比第一份参考译文长得多或短得多。可能有行发生错位，也可能有文本缺失。</translation>
    </message>
    <message>
        <source>Translations of the same text have similar lengths. Check whether the lines contain more than the translation, such as the source text, or whether text is missing.</source>
        <translation>同一原文的不同译文长度相近。请检查各行是否含有译文以外的内容（例如原文），或者是否有文本缺失。</translation>
    </message>
    <message>
        <source>“{document}” is far longer than the reference</source>
        <translation>“{document}”比参考译文长得多</translation>
    </message>
    <message>
        <source>“{document}” is far shorter than the reference</source>
        <translation>“{document}”比参考译文短得多</translation>
    </message>
    <message>
        <source>About every third character differs, so the score is far too low. Compare texts in the same script, or convert both for the comparison.</source>
        <translation>约有三分之一的字不同，因此得分过低。请比较同一种字体（简体或繁体）的译文，或在比较时将两者统一转换。</translation>
    </message>
    <message>
        <source>In a reference in a different script, a candidate can match only what both scripts write in the same way.</source>
        <translation>如果参考使用另一种文字，候选只能匹配两种文字写法相同的部分。</translation>
    </message>
    <message>
        <source>Judging by what the files state or by their words, it is in {language}, but the first reference is in {reference}. Check that you chose the right files.</source>
        <translation>从文件中的说明或用词来看，它的语言为{language}，而第一份参考译文的语言为{reference}。请检查是否选对了文件。</translation>
    </message>
    <message>
        <source>Segments without any reference: {unmatched}. Whatever the candidate contains there counts as wrong. Complete the references, or exclude these segments.</source>
        <translation>没有任何参考译文的句段：{unmatched}。这些句段无论候选译文怎么译，都会算错。请补全参考译文，或排除这些句段。</translation>
    </message>
    <message>
        <source>Empty references are ignored; the other references of the segment count.</source>
        <translation>空的参考译文不计入，该句段仍以其他参考译文为准。</translation>
    </message>
    <message>
        <source>“{document}” contains empty segments</source>
        <translation>“{document}”包含空句段</translation>
    </message>
    <message>
        <source>They mostly use sacreBLEU’s segmentation into characters. The score of words found by a dictionary cannot be compared with theirs.</source>
        <translation>论文大多采用 sacreBLEU 的按字切分。按词典切分成词的得分不能与之比较。</translation>
    </message>
    <message>
        <source>The dictionary has the words of Mandarin, and cuts Cantonese in the wrong places: the segmentation into characters suits this text better.</source>
        <translation>词典只收普通话的词，会把粤语切错：按字切分更适合这篇文字。</translation>
    </message>
    <message>
        <source>Publications split Chinese into characters ({tokenizer})</source>
        <translation>论文中的中文按字切分（{tokenizer}）</translation>
    </message>
    <message>
        <source>Possibly misaligned segments</source>
        <translation>疑似错位的句段</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be misaligned</source>
        <translation>“{document}”的句段似乎错位</translation>
    </message>
    <message>
        <source>Characters of “{document}” are lost</source>
        <translation>“{document}”的部分字符已丢失</translation>
    </message>
    <message>
        <source>Repeated text</source>
        <translation>重复的文本</translation>
    </message>
    <message>
        <source>These segments repeat a word or a phrase many times, or have the same text as other segments, such as an error message or the line before; the other text does not. Check how the file was created, and translate these segments again.</source>
        <translation>这些句段多次重复某个词或短语，或者与其他句段的文本相同（例如错误消息或上一行），而另一份文本没有这种情况。请检查文件的生成方式，并重新翻译这些句段。</translation>
    </message>
    <message>
        <source>Segments of “{document}” contain repeated text</source>
        <translation>“{document}”的部分句段包含重复的文本</translation>
    </message>
    <message>
        <source>Text that both files share</source>
        <translation>两个文件共有的文本</translation>
    </message>
    <message>
        <source>Besides the translation, these lines contain text that the reference has, too: a key, a name, a time or the source text, for example. It always matches, so the score is too high. Compare only the translations.</source>
        <translation>除译文外，这些行还含有参考译文中也有的文本，例如键、人名、时间或原文。这些文本总是匹配，因此得分偏高。请只比较译文。</translation>
    </message>
    <message>
        <source>“{document}” shares text with the reference</source>
        <translation>“{document}”与参考译文有共有的文本</translation>
    </message>
    <message>
        <source>Unresolved conflicts</source>
        <translation>未解决的冲突</translation>
    </message>
    <message>
        <source>These segments contain several versions, with the marks that gettext or Git puts between them. All of them are scored as one text. Keep one version in the file.</source>
        <translation>这些句段包含多个版本，版本之间有 gettext 或 Git 添加的标记。所有版本会作为一份文本评分。请在文件中只保留一个版本。</translation>
    </message>
    <message>
        <source>“{document}” contains unresolved conflicts</source>
        <translation>“{document}”包含未解决的冲突</translation>
    </message>
    <message>
        <source>Different capitals</source>
        <translation>大小写不同</translation>
    </message>
    <message>
        <source>These segments have words of the first reference with other capitals: all, none, or one at the start of each word. Such words do not match unless case is ignored.</source>
        <translation>这些句段中的词与第一份参考译文相同，但大小写不同：全部大写、没有大写，或每个词首字母大写。除非不区分大小写，否则这些词不会匹配。</translation>
    </message>
    <message>
        <source>The capitals of “{document}” differ</source>
        <translation>“{document}”的大小写不同</translation>
    </message>
    <message>
        <source>These segments occur in the reference more than once, and every repetition counts.</source>
        <translation>这些句段在参考译文中不止出现一次，每次重复都会计入得分。</translation>
    </message>
    <message>
        <source>There are spaces between Chinese characters, but not in all files. BLEU splits text into words itself; load the text as a reader would see it.</source>
        <translation>汉字之间有空格，但并非所有文件都如此。BLEU 会自行分词，请加载读者实际看到的文本。</translation>
    </message>
    <message>
        <source>There are spaces before periods or commas, or marks left by a tokenizer, but not in all files. BLEU splits text into words itself; load the text as a reader would see it.</source>
        <translation>句号或逗号前有空格，或留有分词器的标记，但并非所有文件都如此。BLEU 会自行分词，请加载读者实际看到的文本。</translation>
    </message>
    <message>
        <source>Segments: {count} of {segments}, the first is number {first}</source>
        <translation>涉及 {count} 个句段（共 {segments} 个），首个为第 {first} 个</translation>
    </message>
    <message>
        <source>Probably {language}</source>
        <translation>可能是{language}</translation>
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
        <source>Characters: {length}, in the reference: {reference}</source>
        <translation>{length} 个字符，参考译文为 {reference} 个字符</translation>
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
        <source>CSV quoting removed</source>
        <translation>移除 CSV 引号</translation>
    </message>
    <message>
        <source>Numbered tags removed</source>
        <translation>移除带编号的标签</translation>
    </message>
    <message>
        <source>Numbers at the start removed</source>
        <translation>移除开头的编号</translation>
    </message>
    <message>
        <source>Only translations compared</source>
        <translation>仅比较译文</translation>
    </message>
    <message>
        <source>Characters restored</source>
        <translation>字符已还原</translation>
    </message>
    <message>
        <source>Markdown removed</source>
        <translation>移除 Markdown 标记</translation>
    </message>
    <message>
        <source>Typography made uniform</source>
        <translation>标点形式已统一</translation>
    </message>
    <message>
        <source>Introductions removed</source>
        <translation>移除开头的说明语</translation>
    </message>
    <message>
        <source>Tags removed</source>
        <translation>移除标签</translation>
    </message>
    <message>
        <source>Traditional to Simplified</source>
        <translation>繁体转为简体</translation>
    </message>
    <message>
        <source>Tokenization undone</source>
        <translation>还原为分词前的文本</translation>
    </message>
    <message>
        <source>BLEU unchanged ({score})</source>
        <translation>BLEU 保持 {score} 不变</translation>
    </message>
    <message>
        <source>BLEU {before} → {after} ({difference})</source>
        <translation>BLEU {before} → {after}（{difference}）</translation>
    </message>
    <message>
        <source>With fewer than about {recommended} segments, chance has a large effect on the score. Add more text, or take the score as a rough indication.</source>
        <translation>句段少于约 {recommended} 个时，得分受偶然因素影响很大。请增加文本，或仅将得分作为粗略参考。</translation>
    </message>
    <message>
        <source>Many very short segments</source>
        <translation>许多句段过短</translation>
    </message>
    <message>
        <source>“{document}” is identical to the reference</source>
        <translation>“{document}”与参考译文相同</translation>
    </message>
    <message>
        <source>Mixed line endings in “{document}”</source>
        <translation>“{document}”的换行符不统一</translation>
    </message>
    <message>
        <source>Without smoothing, one order without a match makes the whole score 0. Check that the files belong together; for a short text, choose a smoothing method.</source>
        <translation>如果不作平滑，只要有一阶没有匹配，整体得分就为 0。请检查各文件是否相互对应；文本较短时，请选择一种平滑方式。</translation>
    </message>
    <message>
        <source>No matching n-grams (order {orders})</source>
        <translation>第 {orders} 阶没有匹配的 n 元语法</translation>
    </message>
    <message>
        <source>“{document}” is not in the script of the first reference</source>
        <translation>“{document}”与第一份参考译文的文字系统不一致</translation>
    </message>
    <message>
        <source>Splitting {language} into words requires the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not include. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>要对{language}分词，需要 Python 包的可选依赖“{extra}”（pip install &quot;bleu-desktop[{extra}]&quot;），独立版程序不含此依赖。按字符比较的得分高于按词比较的得分，只能与同样按字符比较的得分相比。</translation>
    </message>
    <message>
        <source>Marks of a file format</source>
        <translation>文件格式的标记</translation>
    </message>
    <message>
        <source>Tags such as &lt;b&gt;, Markdown, or the quotation marks of a CSV file are compared as if they were words.</source>
        <translation>&lt;b&gt; 之类的标签、Markdown 标记或 CSV 文件的引号会被当作词来比较。</translation>
    </message>
    <message>
        <source>“{document}” contains marks of a file format</source>
        <translation>“{document}”含有文件格式的标记</translation>
    </message>
    <message>
        <source>Wrong or encoded characters</source>
        <translation>字符有误或写成了代码</translation>
    </message>
    <message>
        <source>The other text has the same words in other characters. These are codes, letters of another script or encoding, or signs for lost letters, and such words do not match. Take the text from an intact file, or export it again as UTF-8.</source>
        <translation>另一文本用其他字符写了相同的词。这里出现的是转义代码、其他文字系统或其他编码的字母，或代替丢失字母的符号，这样的词无法匹配。请从完好的文件中取得文本，或重新导出为 UTF-8。</translation>
    </message>
    <message>
        <source>“{document}” contains wrong or encoded characters</source>
        <translation>“{document}”中有错误的字符或代码</translation>
    </message>
    <message>
        <source>Different typography</source>
        <translation>标点形式不同</translation>
    </message>
    <message>
        <source>The first reference has the same signs in another form. This is a choice of style, but signs in different forms do not match.</source>
        <translation>第一份参考译文中相同的符号采用了另一种形式。这只是风格选择，但形式不同的符号无法匹配。</translation>
    </message>
    <message>
        <source>The typography of “{document}” differs</source>
        <translation>“{document}”的标点形式不同</translation>
    </message>
    <message>
        <source>There are tabs, no-break spaces, line breaks or similar characters that the other text does not have. Other programs may split words or segments at other places.</source>
        <translation>有另一文本中没有的制表符、不间断空格、换行符或类似字符。其他程序可能会在别处切分词或句段。</translation>
    </message>
    <message>
        <source>Mixed line endings, or a byte order mark</source>
        <translation>换行符不统一，或有字节顺序标记</translation>
    </message>
    <message>
        <source>The file is read correctly here. Other programs may count more or fewer segments, or treat the byte order mark (BOM) as text.</source>
        <translation>本程序能正确读取该文件。其他程序可能会多计或少计句段，或者将字节顺序标记（BOM）视为文本。</translation>
    </message>
    <message>
        <source>Too few segments ({count})</source>
        <translation>句段过少（{count} 个）</translation>
    </message>
    <message>
        <source>Excluded segments ({count} of {segments})</source>
        <translation>{segments} 个句段中有 {count} 个被排除</translation>
    </message>
    <message>
        <source>The encoding of “{document}” is a guess</source>
        <translation>“{document}”的编码为推测结果</translation>
    </message>
    <message>
        <source>No smoothing helps here: nothing matches at all, or the candidate is too short for n-grams of this order. Check that the files belong together.</source>
        <translation>平滑在这里不起作用：要么完全没有匹配，要么候选译文太短，没有这一阶的 n 元语法。请检查各文件是否相互对应。</translation>
    </message>
    <message>
        <source>In these files: {files}.</source>
        <translation>出现在这些文件中：{files}。</translation>
    </message>
    <message>
        <source>Untranslated segments in “{document}” ({count})</source>
        <translation>“{document}”中有未翻译的句段（{count} 个）</translation>
    </message>
    <message>
        <source>“{document}” is a translation of a different source text</source>
        <translation>“{document}”译的是另一份原文</translation>
    </message>
    <message>
        <source>“{document}” does not match the reference</source>
        <translation>“{document}”与参考译文不对应</translation>
    </message>
    <message>
        <source>Many segments of “{document}” are identical to the reference</source>
        <translation>“{document}”的许多句段与参考译文完全相同</translation>
    </message>
    <message>
        <source>“{document}” is the source text</source>
        <translation>“{document}”就是原文</translation>
    </message>
    <message>
        <source>Blank lines</source>
        <translation>空行</translation>
    </message>
    <message>
        <source>Lines that are blank in all files and are ignored: {count}.</source>
        <translation>在所有文件中均为空并被忽略的行：{count} 行。</translation>
    </message>
    <message>
        <source>The source text of these segments is in {files}. A system that was trained on this text, or has it as a memory, has seen them before.</source>
        <translation>这些句段的原文出现在{files}中。用该文本训练过的系统，或以其作为记忆库的系统，已经见过这些句段。</translation>
    </message>
    <message>
        <source>The reference of these segments is in {files}. A system that was trained on this text, or has it as a memory, has seen them before.</source>
        <translation>这些句段的参考译文出现在{files}中。用该文本训练过的系统，或以其作为记忆库的系统，已经见过这些句段。</translation>
    </message>
    <message>
        <source>BLEU {known} in these and {other} in the others</source>
        <translation>这些句段的 BLEU 为 {known}，其余句段为 {other}</translation>
    </message>
    <message>
        <source>The score of the others says more about new texts.</source>
        <translation>其余句段的得分更能说明系统对新文本的表现。</translation>
    </message>
    <message>
        <source>BLEU {known}</source>
        <translation>BLEU {known}</translation>
    </message>
    <message>
        <source>None of these segments is in {files}.</source>
        <translation>这些句段均未出现在{files}中。</translation>
    </message>
    <message>
        <source>An empty segment matches nothing and shortens the candidate, which lowers the score (brevity penalty). Check whether the translation is missing there.</source>
        <translation>空句段没有任何匹配，还会缩短候选译文，从而降低得分（简短惩罚）。请检查该处是否漏译。</translation>
    </message>
    <message>
        <source>A heading counts as a segment</source>
        <translation>标题行被当作句段计分</translation>
    </message>
    <message>
        <source>Segment {first} of “{document}” seems to be the heading of a column, not a translation: “{example}”. Exclude it.</source>
        <translation>“{document}”的第 {first} 个句段似乎是列标题，而不是译文：“{example}”。请将其排除。</translation>
    </message>
    <message>
        <source>From about here on, suggestions and final texts seem to belong to different segments, so their similarities would be too low. Pair the segments by content, or correct the file.</source>
        <translation>大约从这里开始，建议译文和最终译文似乎不属于同一句段，因此相似度会偏低。请按内容配对句段，或更正文件。</translation>
    </message>
    <message>
        <source>Little in common with the final texts</source>
        <translation>与最终译文几无相同之处</translation>
    </message>
    <message>
        <source>“{document}” has little in common with the final texts</source>
        <translation>“{document}”与最终译文几无相同之处</translation>
    </message>
    <message>
        <source>Check that each suggestion is paired with its own final text.</source>
        <translation>请检查每条建议译文是否与其最终译文对应。</translation>
    </message>
    <message>
        <source>Segments that have no more words in common with their own final text than with others: {count} of {segments}, the first is number {first}</source>
        <translation>与自身最终译文的相同词语不多于与其他最终译文的句段有 {count} 个（共 {segments} 个），首个为第 {first} 个</translation>
    </message>
    <message>
        <source>Different source texts</source>
        <translation>原文不同</translation>
    </message>
    <message>
        <source>Only their keys match. Check that both files come from the same version.</source>
        <translation>只有键一致。请检查两个文件是否来自同一版本。</translation>
    </message>
    <message>
        <source>Segments whose source text is not that of the final text: {count} of {segments}, the first is number {first}</source>
        <translation>原文与最终译文的原文不同的句段有 {count} 个（共 {segments} 个），首个为第 {first} 个</translation>
    </message>
    <message>
        <source>“{document}” has different source texts</source>
        <translation>“{document}”的原文不同</translation>
    </message>
    <message>
        <source>Files that are not counted: {count}</source>
        <translation>未计入的文件：{count} 个</translation>
    </message>
    <message>
        <source>Could not be read or compared: {count}.</source>
        <translation>无法读取或无法比较的文件：{count} 个。</translation>
    </message>
    <message>
        <source>Missing from at least one candidate: {count}.</source>
        <translation>至少一份候选译文缺少的文件：{count} 个。</translation>
    </message>
    <message>
        <source>Unpaired files: {count}.</source>
        <translation>未配对的文件：{count} 个。</translation>
    </message>
    <message>
        <source>Files that are not in this score: {count}</source>
        <translation>未计入此得分的文件：{count} 个</translation>
    </message>
    <message>
        <source>It contains hardly any of the words that are common in the first reference. Check that you chose the right files.</source>
        <translation>第一份参考译文中的常用词在这里几乎没有出现。请检查是否选对了文件。</translation>
    </message>
    <message>
        <source>“{document}” seems to be in a different language</source>
        <translation>“{document}”的语言似乎不同</translation>
    </message>
    <message>
        <source>Smoothing filled in a value for each order without a match, so the score depends on these values. Check that the files belong together.</source>
        <translation>没有匹配的各阶均由平滑补上了一个值，因此得分取决于这些补上的值。请检查各文件是否相互对应。</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be in a different language</source>
        <translation>“{document}”中有些句段的语言似乎不同</translation>
    </message>
    <message>
        <source>“{document}” seems to be tokenized already</source>
        <translation>“{document}”似乎已经分过词</translation>
    </message>
    <message>
        <source>{language} is written without spaces between words, and no word segmentation is available for it here. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>{language}的词与词之间没有空格，而本程序没有适用的分词方式。按字符比较的得分高于按词比较的得分，只能与同样按字符比较的得分相比。</translation>
    </message>
    <message>
        <source>Characters are compared, not words</source>
        <translation>比较的是字符，而不是词</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored.</source>
        <translation>{reasons}。这些句段不计入得分。</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored. The Pairing page lists them and lets you keep them.</source>
        <translation>{reasons}。这些句段不计入得分。可在“配对”页查看这些句段，也可选择保留。</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored. Use --keep to keep them.</source>
        <translation>{reasons}。这些句段不计入得分。如需保留，请使用 --keep。</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Let TER split the text into characters (--ter-normalized --ter-asian-support), or rely on chrF2.</source>
        <translation>TER 比较的是以空格隔开的单位，而{language}的词与词之间没有空格。请让 TER 将文本拆分为单个字符（--ter-normalized --ter-asian-support），或以 chrF2 为准。</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Turn on “{option}”, or rely on chrF2.</source>
        <translation>TER 比较的是以空格隔开的单位，而{language}的词与词之间没有空格。请启用“{option}”，或以 chrF2 为准。</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Rely on chrF2 instead.</source>
        <translation>TER 比较的是以空格隔开的单位，而{language}的词与词之间没有空格。请以 chrF2 为准。</translation>
    </message>
    <message>
        <source>TER is unreliable for this language</source>
        <translation>TER 对这种语言不可靠</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“{path}” does not exist. Check the name and the folder.</source>
        <translation>“{path}”不存在。请检查文件名和所在文件夹。</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Choose the files in it.</source>
        <translation>“{path}”是文件夹。请选择其中的文件。</translation>
    </message>
    <message>
        <source>You do not have permission to read “{path}”. Change its permissions, or choose another file.</source>
        <translation>您没有读取“{path}”的权限。请更改其权限，或选择其他文件。</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}. Check the file and its drive, or choose another file.</source>
        <translation>无法读取“{path}”：{reason}。请检查该文件及其所在驱动器，或选择其他文件。</translation>
    </message>
    <message>
        <source>You do not have permission to write “{path}”. Save it somewhere else.</source>
        <translation>您没有写入“{path}”的权限。请保存到其他位置。</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}. Save it somewhere else.</source>
        <translation>无法写入“{path}”：{reason}。请保存到其他位置。</translation>
    </message>
    <message>
        <source>“{path}” is empty. Choose another file.</source>
        <translation>“{path}”是空文件。请选择其他文件。</translation>
    </message>
    <message>
        <source>“{path}” is not a text file: byte {offset} is binary data. Save the text as plain text (.txt), one segment per line.</source>
        <translation>“{path}”不是文本文件：字节偏移 {offset} 处为二进制数据。请将文本另存为纯文本（.txt），每行一个句段。</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} (byte {offset}) cannot be decoded. Choose another encoding.</source>
        <translation>“{path}”不是 {encoding} 编码：第 {line} 行（字节偏移 {offset}）无法解码。请选择其他编码。</translation>
    </message>
    <message>
        <source>The content of “{path}” does not match its extension ({format}). Check the file, or correct the extension.</source>
        <translation>“{path}”的内容与扩展名所示的格式（{format}）不符。请检查文件，或更正扩展名。</translation>
    </message>
    <message>
        <source>“{path}” is protected by a password. Save a copy without one.</source>
        <translation>“{path}”受密码保护。请另存一份不带密码的副本。</translation>
    </message>
    <message>
        <source>“{path}” was not read: unpacked, it is larger than {limit}. Check that it is the right file, or split it.</source>
        <translation>未读取“{path}”：解压后大于 {limit}。请检查文件是否正确，或将其拆分。</translation>
    </message>
    <message>
        <source>Line {line} of “{path}” has more than {limit} characters, too many for one segment. Check the line endings and the format.</source>
        <translation>“{path}”的第 {line} 行超过 {limit} 个字符，作为一个句段过长。请检查换行符和文件格式。</translation>
    </message>
    <message>
        <source>Row {line} of “{path}” has more than {limit} columns. Check the delimiter.</source>
        <translation>“{path}”的第 {line} 行超过 {limit} 列。请检查分隔符。</translation>
    </message>
    <message>
        <source>“{path}” declares XML entities (line {line}). They are never expanded, because they can pull in other files or endless text. Save the file without them.</source>
        <translation>“{path}”声明了 XML 实体（第 {line} 行）。实体可能暗中引入其他文件或无限膨胀的文本，因此本程序一律不予展开。请去除实体后重新保存文件。</translation>
    </message>
    <message>
        <source>“{path}” changed while it was being read. Reload it once it has been saved.</source>
        <translation>“{path}”在读取过程中发生了更改。请待文件保存完毕后重新加载。</translation>
    </message>
    <message>
        <source>There is no text in “{path}” ({format}). Choose another file.</source>
        <translation>“{path}”（{format}）中没有文本。请选择其他文件。</translation>
    </message>
    <message>
        <source>“{path}” has no “{wanted}”. Available: {available}.</source>
        <translation>“{path}”中没有“{wanted}”。可选项：{available}。</translation>
    </message>
    <message>
        <source>“{path}” contains several texts. Choose one: {available}.</source>
        <translation>“{path}”包含多份文本。请选择其中一份：{available}。</translation>
    </message>
    <message>
        <source>No segments are left to compare. Excluded: {reasons}. Keep some of these segments, or choose other files.</source>
        <translation>没有可比较的句段。已排除：{reasons}。请保留其中一些句段，或选择其他文件。</translation>
    </message>
    <message>
        <source>Unknown encoding “{name}”. Examples: utf-8, gb18030, big5, windows-1252.</source>
        <translation>未知的编码“{name}”。示例：utf-8、gb18030、big5、windows-1252。</translation>
    </message>
    <message>
        <source>“{tag}” is not a known language code. Examples: es, id, zh-CN, zh-TW.</source>
        <translation>“{tag}”不是已知的语言代码。示例：es、id、zh-CN、zh-TW。</translation>
    </message>
    <message>
        <source>“{tag}” looks like a language pair. Write only the target language ({target}), or a region in capitals.</source>
        <translation>“{tag}”看起来像语言对。请只写目标语言（{target}），或将地区代码写成大写。</translation>
    </message>
    <message>
        <source>The reference translation is missing. Add one; on the command line, put it first.</source>
        <translation>缺少参考译文。请添加一份；在命令行中，请放在最前面。</translation>
    </message>
    <message>
        <source>The candidate translation is missing. Add one; on the command line, put it after -i.</source>
        <translation>缺少候选译文。请添加一份；在命令行中，请放在 -i 之后。</translation>
    </message>
    <message>
        <source>“{path}” is a device, not a file. Choose a file with text.</source>
        <translation>“{path}”是设备，不是文件。请选择含有文本的文件。</translation>
    </message>
    <message>
        <source>“{path}” is a pipe, and no program wrote to it within {seconds} seconds. Start the program that writes to it, or choose a file.</source>
        <translation>“{path}”是管道，{seconds} 秒内没有程序向其中写入内容。请启动写入该管道的程序，或选择一个文件。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} files and folders. Choose the folder that contains only the translations.</source>
        <translation>未读取“{path}”：其中的文件和文件夹超过 {limit} 个。请选择只包含译文的文件夹。</translation>
    </message>
    <message>
        <source>“{path}” is a file. Choose either folders or files, not both.</source>
        <translation>“{path}”是文件。请只选择文件夹，或只选择文件。</translation>
    </message>
    <message>
        <source>The names of the files in “{path}” do not show which are references and which are candidates. Rename them, for example app.ref.po and app.mt.po, or choose two folders.</source>
        <translation>从“{path}”中的文件名看不出哪些是参考译文，哪些是候选译文。请重命名文件（例如 app.ref.po 和 app.mt.po），或选择两个文件夹。</translation>
    </message>
    <message>
        <source>No files in these folders can be paired by name: {folders} (files: {count}; links to other places, which are not followed: {links}). Replace the links with copies of the files, or choose other folders.</source>
        <translation>这些文件夹中没有可按名称配对的文件：{folders}（{count} 个文件；{links} 个指向其他位置的链接，不会跟随）。请用文件副本替换这些链接，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>No files in these folders can be paired by name: {folders} (files: {count}). Give matching files the same name, or choose other folders.</source>
        <translation>按文件名判断，这些文件夹中没有可以配对的文件：{folders}（{count} 个文件）。请为对应的文件取相同的名称，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>“{path}”: the name of a report must end in one of {endings}.</source>
        <translation>“{path}”：报告的文件名应以下列扩展名之一结尾：{endings}。</translation>
    </message>
    <message>
        <source>Nothing could be scored, so there is nothing to report. Correct the files and score them again.</source>
        <translation>没有可评分的内容，因此无法生成报告。请更正文件后重新评分。</translation>
    </message>
    <message>
        <source>“{path}” was not read as plain text: its lines look like “{kind}”, and their keys must not be scored. Change its extension to that of its format, such as .properties, .ini, .ftl or .yml.</source>
        <translation>“{path}”未按纯文本读取：其中的行形如“{kind}”，而键不应计入得分。请将扩展名改为对应格式的扩展名，例如 .properties、.ini、.ftl 或 .yml。</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: this kind of file ({kind}) is not supported.</source>
        <translation>无法读取“{path}”：不支持此类文件（{kind}）。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it is larger than {limit}. Check that it is the right file, or split it.</source>
        <translation>未读取“{path}”：文件大于 {limit}。请检查文件是否正确，或将其拆分。</translation>
    </message>
    <message>
        <source>“{path}” was not read: up to row {line}, it has more than {limit} cells, counting empty ones. Split it, or remove columns that are not needed.</source>
        <translation>未读取“{path}”：到第 {line} 行为止，单元格（含空单元格）已超过 {limit} 个。请拆分文件，或删除不需要的列。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it takes more than {limit} seconds. Check that it is not damaged, or split it.</source>
        <translation>未读取“{path}”：所需时间超过 {limit} 秒。请检查文件是否已损坏，或将其拆分。</translation>
    </message>
    <message>
        <source>Line {line} of “{path}” has more cells ({cells}) than the table has columns ({columns}). Put texts that contain the delimiter in quotation marks, or save the table with a delimiter that does not occur in its texts.</source>
        <translation>“{path}”的第 {line} 行有 {cells} 个单元格，多于表格的列数（{columns}）。请为包含分隔符的文本加上引号，或者用文本中没有出现的分隔符保存表格。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} languages. Check that it is not damaged.</source>
        <translation>未读取“{path}”：其中的语言超过 {limit} 种。请检查文件是否损坏。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} files. Unpack it, and choose the folder or the files in it.</source>
        <translation>未读取“{path}”：其中的文件超过 {limit} 个。请将其解压，然后选择其中的文件夹或文件。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it has more than {limit} segments. Split it.</source>
        <translation>未读取“{path}”：其中的句段超过 {limit} 个。请将其拆分。</translation>
    </message>
    <message>
        <source>“{path}” was not read: a sheet has more than {limit} rows, empty ones included. Split it, or delete the rows below the last text.</source>
        <translation>未读取“{path}”：有一个工作表超过 {limit} 行（含空行）。请拆分文件，或删除最后一行文本之后的行。</translation>
    </message>
    <message>
        <source>“{path}” was not read: up to line {line}, it has more than {limit} translations, counting missing ones. Split it, or export fewer languages.</source>
        <translation>未读取“{path}”：到第 {line} 行为止，译文（含缺失的译文）已超过 {limit} 条。请拆分文件，或减少导出的语言。</translation>
    </message>
    <message>
        <source>“{path}” was not read: its elements are nested in more than {limit} levels. Check that it is not damaged, or export it again.</source>
        <translation>未读取“{path}”：其中的元素嵌套超过 {limit} 层。请检查文件是否损坏，或重新导出。</translation>
    </message>
    <message>
        <source>“{path}” was not read: its aliases repeat more than {limit} texts. Write these texts out, or export the file again.</source>
        <translation>未读取“{path}”：其中的别名重复了超过 {limit} 条文本。请写出这些文本，或重新导出文件。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it has more than {limit} elements. Check that it is not damaged, or split it.</source>
        <translation>未读取“{path}”：其中的元素超过 {limit} 个。请检查文件是否损坏，或将其拆分。</translation>
    </message>
    <message>
        <source>“{path}” was not read: line {line} contains something other than text (“{found}”). Code in files is never run. Correct the line, or export the texts alone.</source>
        <translation>未读取“{path}”：第 {line} 行有文本以外的内容（“{found}”）。本程序绝不运行文件中的代码。请更正该行，或只导出文本。</translation>
    </message>
    <message>
        <source>There is not enough memory for these files. Close other programs, or split the files.</source>
        <translation>内存不足，无法处理这些文件。请关闭其他程序，或拆分文件。</translation>
    </message>
    <message>
        <source>“{path}” is one of the files that are compared. Choose another file as known text.</source>
        <translation>“{path}”是正在比较的文件之一。请选择其他文件作为已知文本。</translation>
    </message>
    <message>
        <source>Column “{column}” of “{path}” has formulas without stored values (row {line}). Open and save the file in a spreadsheet program, then reload it.</source>
        <translation>“{path}”的“{column}”列中有未存储计算结果的公式（第 {line} 行）。请用电子表格软件打开并保存该文件，然后重新加载。</translation>
    </message>
    <message>
        <source>“{name}” has no translations. Choose another file.</source>
        <translation>“{name}”中没有译文。请选择其他文件。</translation>
    </message>
    <message>
        <source>These files have no keys in common: {names}. Pair them by position, or choose another key column.</source>
        <translation>以下文件没有共同的键：{names}。请改为按位置配对，或选择其他列作为键。</translation>
    </message>
    <message>
        <source>“{path}” contains no scores. Choose a file with one number for each segment.</source>
        <translation>“{path}”中没有得分。请选择为每个句段提供一个数值的文件。</translation>
    </message>
    <message>
        <source>“{path}” numbers the segments, but does not say whether the first is 0 or 1. Add #first=0 or #first=1 after the file name.</source>
        <translation>“{path}”为句段编了号，但无法确定首个句段是 0 还是 1。请在文件名后加上 #first=0 或 #first=1。</translation>
    </message>
    <message>
        <source>“{path}” contains scores for several systems ({systems}), but none has the name of a candidate ({candidates}). Choose one of the systems.</source>
        <translation>“{path}”含有多个系统的得分（{systems}），但没有一个系统与候选译文（{candidates}）同名。请选择一个系统。</translation>
    </message>
    <message>
        <source>Each segment needs one score. Scores in “{path}”: {scores}. Segments of “{candidate}”: {segments}. Check that both files belong together.</source>
        <translation>每个句段需要一个得分。“{path}”中有 {scores} 个得分，而“{candidate}”有 {segments} 个句段。请检查两个文件是否相互对应。</translation>
    </message>
    <message>
        <source>Nothing in “{path}” says to which files the scores belong. Scores: {scores}. Files of “{candidate}”: {files}, with segments: {segments}. Add a column “file” with the names of the files.</source>
        <translation>“{path}”没有说明得分属于哪些文件。得分数：{scores}。“{candidate}”的文件数：{files}，句段数：{segments}。请添加“文件名”列，写明各行所属的文件。</translation>
    </message>
    <message>
        <source>The scores in “{path}” belong to a different text, not to “{candidate}”. Segments that differ: {differing} of {segments}. The first one, in line {line}: “{text}”, not “{expected}”. Check that you chose the right files.</source>
        <translation>“{path}”中的得分属于其他文本，而不是“{candidate}”。不同的句段有 {differing} 个（共 {segments} 个）。第一个在第 {line} 行：是“{text}”，而不是“{expected}”。请检查是否选对了文件。</translation>
    </message>
    <message>
        <source>This program computes “{name}” itself. Give these scores a different name.</source>
        <translation>“{name}”由本程序自行计算。请为这些得分另取名称。</translation>
    </message>
    <message>
        <source>{metric}: add #better=higher or #better=lower after the file name, to show whether higher or lower scores are better.</source>
        <translation>{metric}：请在文件名后加上 #better=higher 或 #better=lower，说明得分越高越好还是越低越好。</translation>
    </message>
    <message>
        <source>“{candidate}” has {metric} scores from two files. Remove one of the files.</source>
        <translation>“{candidate}”有来自两个文件的 {metric} 得分。请移除其中一个。</translation>
    </message>
    <message>
        <source>A translation memory (TMX) needs the source text, and there is none. Add the source text, or save as .tsv or .txt.</source>
        <translation>翻译记忆库（TMX）需要原文，但未提供原文。请添加原文，或另存为 .tsv 或 .txt。</translation>
    </message>
    <message>
        <source>The word segmentation {segmentation} is not installed. Choose a different word segmentation, or install the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not include.</source>
        <translation>分词方式 {segmentation} 尚未安装。请选择其他分词方式，或安装 Python 包的可选依赖“{extra}”（pip install &quot;bleu-desktop[{extra}]&quot;）；独立版程序不含此依赖。</translation>
    </message>
    <message>
        <source>The word segmentation {segmentation} needs its SentencePiece model at “{path}”. Copy it there; nothing is downloaded.</source>
        <translation>分词方式 {segmentation} 需要位于“{path}”的 SentencePiece 模型。请将模型复制到该处；本程序不下载任何内容。</translation>
    </message>
    <message>
        <source>“{path}” is not a SentencePiece model. Choose another file.</source>
        <translation>“{path}”不是 SentencePiece 模型。请选择其他文件。</translation>
    </message>
    <message>
        <source>The system reports an error: {reason}. Check your disks, and try again.</source>
        <translation>系统报告了错误：{reason}。请检查磁盘后重试。</translation>
    </message>
    <message>
        <source>Correct the lines, or pair by content (--pair content).</source>
        <translation>请更正这些行，或按内容配对（--pair content）。</translation>
    </message>
    <message>
        <source>Not a valid regular expression (at character {position}).</source>
        <translation>正则表达式无效（第 {position} 个字符处）。</translation>
    </message>
    <message>
        <source>The names of the files in “{path}” do not show which one is the reference and which are candidates. Rename the reference, for example to ref.txt.</source>
        <translation>从“{path}”中的文件名看不出哪份是参考译文，哪些是候选译文。请重命名参考译文的文件，例如 ref.txt。</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} (byte {offset}) cannot be decoded. It may be in {likely}: choose this encoding, or export the file again.</source>
        <translation>“{path}”不是 {encoding} 编码：第 {line} 行（字节偏移 {offset}）无法解码。可能是 {likely}：请选择此编码，或重新导出文件。</translation>
    </message>
    <message>
        <source>“{path}” contains files of several formats: {formats}. Extract the archive, and choose the folder or the files in it.</source>
        <translation>“{path}”含有多种格式的文件：{formats}。请解压该压缩包，然后选择其中的文件夹或文件。</translation>
    </message>
    <message>
        <source>“{path}” has subtitles in two languages, and it is not clear in which line the second one begins (line {line}). Save each language as a file of its own.</source>
        <translation>“{path}”中的字幕含两种语言，无法确定第二种语言从哪一行开始（第 {line} 行）。请将每种语言分别保存为单独的文件。</translation>
    </message>
    <message>
        <source>“{path}” contains grades: {grades}. Add their order after the file name, the best first, as in #order=A,B,C.</source>
        <translation>“{path}”包含等级：{grades}。请在文件名后注明从优到劣的顺序，例如 #order=A,B,C。</translation>
    </message>
    <message>
        <source>“{path}” contains several sets of scores. Choose one: {available}.</source>
        <translation>“{path}”包含多组得分。请选择一组：{available}。</translation>
    </message>
    <message>
        <source>{metric}: no segment of “{candidate}” that is compared has a score. Check that both files belong together.</source>
        <translation>{metric}：“{candidate}”参与比较的句段都没有得分。请检查两个文件是否对应。</translation>
    </message>
    <message>
        <source>Not a valid regular expression.</source>
        <translation>正则表达式无效。</translation>
    </message>
    <message>
        <source>This regular expression takes too long. Make it more specific.</source>
        <translation>此正则表达式耗时过长，请写得更具体。</translation>
    </message>
    <message>
        <source>“{path}” already exists. Choose another name.</source>
        <translation>“{path}”已存在。请另选名称。</translation>
    </message>
    <message>
        <source>“{path}” is not a project of this program. Choose a file saved by BLEU Desktop (.bleu).</source>
        <translation>“{path}”不是本程序的项目文件。请选择由 BLEU Desktop 保存的文件（.bleu）。</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged. Open a copy of it if you have one.</source>
        <translation>项目“{path}”已损坏。如有副本，请打开副本。</translation>
    </message>
    <message>
        <source>The project “{path}” was saved by a newer version of this program. Update the program to open it.</source>
        <translation>项目“{path}”由本程序的较新版本保存。请更新程序后再打开。</translation>
    </message>
    <message>
        <source>The project “{path}” is in use by another window or program. Try again in a moment.</source>
        <translation>项目“{path}”正被另一个窗口或程序使用。请稍后重试。</translation>
    </message>
    <message>
        <source>Another window or program has saved the project “{path}” in the meantime. Open the project again, or save yours under another name.</source>
        <translation>在此期间，项目“{path}”已被另一个窗口或程序保存。请重新打开该项目，或以其他名称另存您的项目。</translation>
    </message>
    <message>
        <source>There is no run {number} in “{path}”. Choose one of the runs that the History page lists.</source>
        <translation>“{path}”中没有第 {number} 次评分。请从“历史记录”页列出的评分记录中选择。</translation>
    </message>
    <message>
        <source>Only numbers were kept for these texts: {names}. Add the files again to score or check them.</source>
        <translation>以下文本只保留了数据：{names}。要评分或检查，请重新添加文件。</translation>
    </message>
    <message>
        <source>The two runs have no candidate in common. Old: {old}. New: {new}. Rename the candidates so that their names match.</source>
        <translation>两次评分没有共同的候选译文。旧：{old}。新：{new}。请重命名候选译文，使名称一致。</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the disk is full. Free some space and save again. Everything saved earlier is intact.</source>
        <translation>无法保存“{path}”：磁盘已满。请清理空间后重新保存。之前保存的内容完好无损。</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the file or its folder is read-only. Save it somewhere else.</source>
        <translation>无法保存“{path}”：文件或其文件夹为只读。请保存到其他位置。</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: its folder or drive is no longer there. Save it somewhere else.</source>
        <translation>无法保存“{path}”：其文件夹或驱动器已不存在。请保存到其他位置。</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: it is a device or a pipe, not a file. Save it somewhere else.</source>
        <translation>无法保存“{path}”：它是设备或管道，不是文件。请保存到其他位置。</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the disk or the network reports an error. Save it somewhere else.</source>
        <translation>无法保存“{path}”：磁盘或网络出错。请保存到其他位置。</translation>
    </message>
    <message>
        <source>Choose the PO file that it was compiled from.</source>
        <translation>请选择编译前的 PO 文件。</translation>
    </message>
    <message>
        <source>Choose the TS file that it was compiled from.</source>
        <translation>请选择编译前的 TS 文件。</translation>
    </message>
    <message>
        <source>Export it as SRT, WebVTT or TTML.</source>
        <translation>请将其导出为 SRT、WebVTT 或 TTML。</translation>
    </message>
    <message>
        <source>Export it as CSV, XLSX or JSON Lines.</source>
        <translation>请将其导出为 CSV、XLSX 或 JSON Lines。</translation>
    </message>
    <message>
        <source>Extract the archive, and choose the folder or the files in it.</source>
        <translation>请解压该压缩包，然后选择其中的文件夹或文件。</translation>
    </message>
    <message>
        <source>Choose a file that contains the text itself.</source>
        <translation>请选择包含文本本身的文件。</translation>
    </message>
    <message>
        <source>Save it as DOCX in a word processor.</source>
        <translation>请在文字处理软件中将其另存为 DOCX。</translation>
    </message>
    <message>
        <source>Export its text as XLIFF, XLSX, DOCX or plain text.</source>
        <translation>请将其中的文本导出为 XLIFF、XLSX、DOCX 或纯文本。</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: its content ({format}) ends unexpectedly in line {line}. Copy or export the file again.</source>
        <translation>“{path}”（{format}）不完整：内容在第 {line} 行中断。请重新复制或导出该文件。</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: its content ({format}) ends unexpectedly. Copy or export the file again.</source>
        <translation>“{path}”（{format}）不完整：内容提前中断。请重新复制或导出该文件。</translation>
    </message>
    <message>
        <source>“{path}” is damaged: line {line} does not follow the format ({format}). Fix that line, or export the file again.</source>
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
        <source>Line 1 must translate the same text in every file, line 2 as well, and so on. Look for missing or extra lines.</source>
        <translation>各文件的第 1 行必须译自同一内容，第 2 行也是如此，依此类推。请查找缺少或多余的行。</translation>
    </message>
    <message>
        <source>The misalignment starts at line {first_line} of “{first}”, which has no match in “{second}” (expected near line {second_line}).</source>
        <translation>错位始于“{first}”的第 {first_line} 行，“{second}”缺少这一行（应在其第 {second_line} 行附近）。</translation>
    </message>
    <message>
        <source>The misalignment starts at line {second_line} of “{second}”, which has no match in “{first}” (expected near line {first_line}).</source>
        <translation>错位始于“{second}”的第 {second_line} 行，“{first}”缺少这一行（应在其第 {first_line} 行附近）。</translation>
    </message>
    <message>
        <source>The misalignment starts at line {second_line} of “{second}”, which joins {count} lines of “{first}” (from line {first_line}).</source>
        <translation>错位始于“{second}”的第 {second_line} 行，该行合并了“{first}”的 {count} 行（从第 {first_line} 行起）。</translation>
    </message>
    <message>
        <source>The last line of “{first}”, line {first_line}, is empty. Delete it: “{second}” ends one line earlier.</source>
        <translation>“{first}”的最后一行（第 {first_line} 行）是空行。请删除该行：“{second}”早一行结束。</translation>
    </message>
    <message>
        <source>The last line of “{second}”, line {second_line}, is empty. Delete it: “{first}” ends one line earlier.</source>
        <translation>“{second}”的最后一行（第 {second_line} 行）是空行。请删除该行：“{first}”早一行结束。</translation>
    </message>
    <message>
        <source>The misalignment starts at line {first_line} of “{first}”, which is {count} lines in “{second}” (from line {second_line}).</source>
        <translation>错位始于“{first}”的第 {first_line} 行，该行在“{second}”中分成了 {count} 行（从第 {second_line} 行起）。</translation>
    </message>
    <message>
        <source>Total misalignments: {count}.</source>
        <translation>错位共 {count} 处。</translation>
    </message>
    <message>
        <source>{setting}: {value} is outside the range {range}.</source>
        <translation>{setting}：{value} 不在 {range} 的范围内。</translation>
    </message>
    <message>
        <source>{setting}: “{value}” is not one of {allowed}.</source>
        <translation>{setting}：“{value}”无效；可选值：{allowed}。</translation>
    </message>
    <message>
        <source>Line {line} of “{path}”: “{text}” is ambiguous. Use a decimal point in scores.</source>
        <translation>“{path}”的第 {line} 行：“{text}”有歧义。得分请使用小数点。</translation>
    </message>
    <message>
        <source>Line {line} of “{path}”: “{text}” is not a score. Write a number, such as 0.85.</source>
        <translation>“{path}”的第 {line} 行：“{text}”不是得分。请写一个数字，例如 0.85。</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>文件或文件夹不存在</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>the network connection was lost</source>
        <translation>网络连接已断开</translation>
    </message>
    <message>
        <source>the device is not available</source>
        <translation>设备不可用</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>文件正被其他程序使用</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>the device reported an error</source>
        <translation>设备报告了错误</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>磁盘为只读</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>the links form a loop</source>
        <translation>链接形成了循环</translation>
    </message>
</context>
<context>
    <name>FieldChooser</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>原文</translation>
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
        <source>Reference</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>System</source>
        <translation>翻译系统</translation>
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
        <source>XLIFF or ZIP archive</source>
        <translation>XLIFF 或 ZIP 压缩包</translation>
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
        <source>String Catalog</source>
        <translation>字符串目录</translation>
    </message>
    <message>
        <source>subtitles</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Translation files</source>
        <translation>翻译文件</translation>
    </message>
    <message>
        <source>Spreadsheets and tables</source>
        <translation>电子表格与数据表</translation>
    </message>
    <message>
        <source>Software strings</source>
        <translation>软件字符串</translation>
    </message>
    <message>
        <source>Subtitles</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Text files</source>
        <translation>文本文件</translation>
    </message>
    <message>
        <source>WMT test sets</source>
        <translation>WMT 测试集</translation>
    </message>
    <message>
        <source>Moses n-best list</source>
        <translation>Moses n-best 列表</translation>
    </message>
    <message>
        <source>fairseq output</source>
        <translation>fairseq 输出</translation>
    </message>
    <message>
        <source>source code</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>resource script</source>
        <translation>资源脚本</translation>
    </message>
    <message>
        <source>property list</source>
        <translation>属性列表</translation>
    </message>
    <message>
        <source>template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>Fixes</name>
    <message>
        <source>Undo tokenization</source>
        <translation>还原分词前的文本</translation>
    </message>
    <message>
        <source>Compare as Simplified Chinese</source>
        <translation>转换为简体后比较</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>不区分大小写</translation>
    </message>
    <message>
        <source>Word segmentation: {tokenizer}</source>
        <translation>分词方式：{tokenizer}</translation>
    </message>
    <message>
        <source>Pair by content</source>
        <translation>按内容配对</translation>
    </message>
    <message>
        <source>Pair by key</source>
        <translation>按“键”配对</translation>
    </message>
    <message>
        <source>Pair automatically</source>
        <translation>自动配对</translation>
    </message>
    <message>
        <source>Pair by position</source>
        <translation>按位置配对</translation>
    </message>
    <message>
        <source>Keep these segments</source>
        <translation>保留这些句段</translation>
    </message>
    <message>
        <source>Exclude the heading</source>
        <translation>排除标题行</translation>
    </message>
    <message>
        <source>Exclude untranslated segments</source>
        <translation>排除未翻译的句段</translation>
    </message>
    <message>
        <source>Exclude empty segments</source>
        <translation>排除空句段</translation>
    </message>
    <message>
        <source>Exclude these segments</source>
        <translation>排除这些句段</translation>
    </message>
    <message>
        <source>Show {metric}</source>
        <translation>显示 {metric}</translation>
    </message>
    <message>
        <source>Restore characters</source>
        <translation>还原字符</translation>
    </message>
    <message>
        <source>Remove CSV quoting</source>
        <translation>移除 CSV 引号</translation>
    </message>
    <message>
        <source>Ignore typography</source>
        <translation>忽略标点形式</translation>
    </message>
    <message>
        <source>Remove numbered tags</source>
        <translation>移除带编号的标签</translation>
    </message>
    <message>
        <source>Remove introductions</source>
        <translation>移除开头的说明语</translation>
    </message>
    <message>
        <source>Remove leading numbers</source>
        <translation>移除开头的编号</translation>
    </message>
    <message>
        <source>Remove Markdown</source>
        <translation>移除 Markdown 标记</translation>
    </message>
    <message>
        <source>Keep only the translations</source>
        <translation>只保留译文</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>移除标签</translation>
    </message>
</context>
<context>
    <name>Folders</name>
    <message>
        <source>reference</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>source</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>matches several files: {files}</source>
        <translation>有多个对应的文件：{files}</translation>
    </message>
    <message>
        <source>its name does not show whether it is a reference</source>
        <translation>从文件名看不出是否为参考译文</translation>
    </message>
    <message>
        <source>a link to a place outside the folder, which is not followed</source>
        <translation>指向文件夹外部的链接，不会跟随</translation>
    </message>
    <message>
        <source>no file matches</source>
        <translation>没有对应的文件</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>None of the candidates is in “{file}”, which contains {names}. Candidates are compared by name: give them the same names.</source>
        <translation>“{file}”中没有这些候选译文，其中只有 {names}。候选译文按名称比较，请使用相同的名称。</translation>
    </message>
    <message>
        <source>There is nothing to compare: no segment has the same reference as in “{file}”. Score both with the same references.</source>
        <translation>没有可比较的内容：没有任何句段的参考译文与“{file}”中的相同。请用相同的参考译文为两者评分。</translation>
    </message>
    <message>
        <source>“{file}” has no {metric} score to compare with.</source>
        <translation>“{file}”中没有可供比较的 {metric} 得分。</translation>
    </message>
    <message>
        <source>{metric} scores cannot be compared with “{file}”, because they were computed differently: {differences}. Score both with the same options.</source>
        <translation>{metric} 得分无法与“{file}”比较，因为计算方式不同：{differences}。请用相同的选项为两者评分。</translation>
    </message>
    <message>
        <source>The references have changed since “{file}”, which does not say which segments are still the same. Create it again with --format json -sl, or record it in a project that keeps texts.</source>
        <translation>参考译文自“{file}”以来已有变化，而其中没有记录哪些句段仍然相同。请用 --format json -sl 重新生成，或在保留文本的项目中重新记录。</translation>
    </message>
    <message>
        <source>“{file}” has no segment counts to compare with. Create it again with --format json -sl.</source>
        <translation>“{file}”中没有比较所需的句段计数。请用 --format json -sl 重新生成该文件。</translation>
    </message>
    <message>
        <source>“{file}” is damaged: its segment counts do not add up to its scores. Create it again with --format json -sl.</source>
        <translation>“{file}”已损坏：其中的句段计数与得分不符。请用 --format json -sl 重新生成该文件。</translation>
    </message>
    <message>
        <source>“{path}” has no runs to compare with. Record one with --record.</source>
        <translation>“{path}”中没有可供比较的评分记录。请用 --record 记录一次。</translation>
    </message>
    <message>
        <source>All runs in “{path}” failed. Name one to compare with: {path}#run=1</source>
        <translation>“{path}”中的评分全部未通过。请指定要比较的一次：{path}#run=1</translation>
    </message>
    <message>
        <source>“{path}” is not a result of bleu-score. Create one with --format json.</source>
        <translation>“{path}”不是 bleu-score 的结果。请用 --format json 生成。</translation>
    </message>
    <message>
        <source>--max-drop cannot be negative.</source>
        <translation>--max-drop 不能为负数。</translation>
    </message>
    <message>
        <source>--min-common must be between 0 and 100.</source>
        <translation>--min-common 必须介于 0 和 100 之间。</translation>
    </message>
    <message>
        <source>--against needs --max-drop or --no-significant-drop.</source>
        <translation>--against 需要与 --max-drop 或 --no-significant-drop 一起使用。</translation>
    </message>
    <message>
        <source>{option} needs an earlier result: --against FILE.</source>
        <translation>{option} 需要先前的结果：--against 文件。</translation>
    </message>
    <message>
        <source>Quality gate</source>
        <translation>质量门禁</translation>
    </message>
    <message>
        <source>read options and limits from this file (default: bleu.toml in the current folder)</source>
        <translation>从此文件读取选项和限值（默认：当前文件夹中的 bleu.toml）</translation>
    </message>
    <message>
        <source>do not read bleu.toml</source>
        <translation>不读取 bleu.toml</translation>
    </message>
    <message>
        <source>read only the options in bleu.toml, not the limits</source>
        <translation>只从 bleu.toml 读取选项，不读取限值</translation>
    </message>
    <message>
        <source>exit code 1 if a score is below this (for TER: above)</source>
        <translation>得分低于此值时，退出码为 1（TER 则为高于此值时）</translation>
    </message>
    <message>
        <source>the earlier result: a JSON file of bleu-score, or a project, as in project.bleu#run=3 (default: its last run that did not fail)</source>
        <translation>先前的结果：bleu-score 的 JSON 文件，或项目，如 project.bleu#run=3（默认：最后一次未失败的评分）</translation>
    </message>
    <message>
        <source>exit code 1 if a score is worse than the earlier one by more than this</source>
        <translation>得分比先前变差超过此值时，退出码为 1</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>分值</translation>
    </message>
    <message>
        <source>exit code 1 if a score is significantly worse than the earlier one, by a paired test of the segments in common</source>
        <translation>按共有句段的配对检验，得分比先前显著更差时，退出码为 1</translation>
    </message>
    <message>
        <source>exit code 1 if less than this percentage of the segments is in common with the earlier result (default: {default})</source>
        <translation>与先前结果共有的句段少于此比例时，退出码为 1（默认：{default}）</translation>
    </message>
    <message>
        <source>exit code 1 if a file in a folder is missing, has a different type or has no counterpart</source>
        <translation>文件夹中有文件缺失、类型不同或未配对时，退出码为 1</translation>
    </message>
    <message>
        <source>metrics these limits apply to (default: bleu)</source>
        <translation>这些限值适用的指标（默认：bleu）</translation>
    </message>
    <message>
        <source>write the result as JUnit XML</source>
        <translation>将结果写成 JUnit XML</translation>
    </message>
    <message>
        <source>write the result as Markdown; appended if the file is $GITHUB_STEP_SUMMARY</source>
        <translation>将结果写成 Markdown；写入 $GITHUB_STEP_SUMMARY 时追加到末尾</translation>
    </message>
    <message>
        <source>Quality gate passed.</source>
        <translation>质量门禁通过。</translation>
    </message>
    <message>
        <source>Quality gate failed.</source>
        <translation>质量门禁未通过。</translation>
    </message>
    <message>
        <source>Compared with “{name}”.</source>
        <translation>比较对象：“{name}”。</translation>
    </message>
    <message>
        <source>Passed: {what} – {why}</source>
        <translation>通过：{what}——{why}</translation>
    </message>
    <message>
        <source>Failed: {what} – {why}</source>
        <translation>未通过：{what}——{why}</translation>
    </message>
    <message>
        <source>Segments in common: {common} (now {segments}, previously {earlier}).</source>
        <translation>共有句段：{common}（现在 {segments}，先前 {earlier}）。</translation>
    </message>
    <message>
        <source>{metric} {score} is not compared: fewer than {limit} of the segments are in common.</source>
        <translation>{metric} {score} 未作比较：共有句段不足 {limit}。</translation>
    </message>
    <message>
        <source>{metric} {score} is within the limit of {limit}.</source>
        <translation>{metric} {score}，符合限值 {limit}。</translation>
    </message>
    <message>
        <source>{metric} {score} is {points} above the limit of {limit}.</source>
        <translation>{metric} {score}，比限值 {limit} 高 {points}。</translation>
    </message>
    <message>
        <source>{metric} {score} is {points} below the limit of {limit}.</source>
        <translation>{metric} {score}，比限值 {limit} 低 {points}。</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: not worse.</source>
        <translation>{metric} {score}，先前 {earlier}：没有变差。</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: significantly worse (p {p}).</source>
        <translation>{metric} {score}，先前 {earlier}：显著更差（p {p}）。</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: not significantly worse (p {p}).</source>
        <translation>{metric} {score}，先前 {earlier}：没有显著变差（p {p}）。</translation>
    </message>
    <message>
        <source>Failed: {why}</source>
        <translation>未通过：{why}</translation>
    </message>
    <message>
        <source>Checks passed: {passed} of {checks}.</source>
        <translation>通过的检查：{passed} 项（共 {checks} 项）。</translation>
    </message>
    <message>
        <source>Quality gate not passed: there were errors.</source>
        <translation>质量门禁未通过：出现错误。</translation>
    </message>
    <message>
        <source>Nothing could be judged by the quality gate.</source>
        <translation>质量门禁没有可判定的内容。</translation>
    </message>
    <message>
        <source>Judged: {judged} of {checks}.</source>
        <translation>已判定：{judged} 项（共 {checks} 项）。</translation>
    </message>
    <message>
        <source>Not judged: {what} – {why}</source>
        <translation>未判定：{what}——{why}</translation>
    </message>
    <message>
        <source>Too short to judge by {metric}: every reference has fewer tokens than the longest n-gram. --gate-metrics chrf judges such texts.</source>
        <translation>过短，无法用 {metric} 判定：所有参考译文的词元数都少于最长的 n 元语法。此类文本可用 --gate-metrics chrf 判定。</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: worse by {points} (allowed: {limit}).</source>
        <translation>{metric} {score}，先前 {earlier}：变差 {points}（允许 {limit}）。</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: worse by {points} (allowed: only {limit}).</source>
        <translation>{metric} {score}，先前 {earlier}：变差 {points}（只允许 {limit}）。</translation>
    </message>
    <message>
        <source>Nothing could be scored in the earlier result, so nothing was compared.</source>
        <translation>先前的结果中没有任何内容得到评分，因此未作比较。</translation>
    </message>
    <message>
        <source>New files, not compared: {names}.</source>
        <translation>新文件，未比较：{names}。</translation>
    </message>
    <message>
        <source>Files no longer present: {names}.</source>
        <translation>已不存在的文件：{names}。</translation>
    </message>
    <message>
        <source>New candidates, not compared: {names}.</source>
        <translation>新的候选译文，未比较：{names}。</translation>
    </message>
    <message>
        <source>Candidates no longer present: {names}.</source>
        <translation>已不存在的候选译文：{names}。</translation>
    </message>
    <message>
        <source>Not compared, because all their references have changed: {names}.</source>
        <translation>因参考译文全部改变而未比较：{names}。</translation>
    </message>
    <message>
        <source>Unpaired files: {names}.</source>
        <translation>未配对的文件：{names}。</translation>
    </message>
    <message>
        <source>Other types of files, skipped: {count}.</source>
        <translation>已跳过的其他类型文件：{count} 个。</translation>
    </message>
    <message>
        <source>Configuration: {file}</source>
        <translation>配置文件：{file}</translation>
    </message>
    <message>
        <source>--gate-metrics: “{candidate}” has no {metric} score, only scores in {names}.</source>
        <translation>--gate-metrics：“{candidate}”没有 {metric} 得分，只有 {names} 的得分。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>译文</translation>
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
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>{segments} ({common} in common)</source>
        <translation>{segments}（共有 {common}）</translation>
    </message>
    <message>
        <source>too short to judge</source>
        <translation>过短，无法判定</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>……另有 {count} 项</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Not in the reference</source>
        <translation>参考译文中没有</translation>
    </message>
    <message>
        <source>Only in the reference</source>
        <translation>仅参考译文中有</translation>
    </message>
    <message>
        <source>Later in the reference</source>
        <translation>在参考译文中位置更靠后</translation>
    </message>
    <message>
        <source>Earlier in the reference</source>
        <translation>在参考译文中位置更靠前</translation>
    </message>
    <message>
        <source>Longest match, in tokens:</source>
        <translation>最长匹配的词元数：</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <translation>{count} 及以上</translation>
    </message>
    <message>
        <source>repeated too often</source>
        <translation>重复过多</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>compared with the reference</source>
        <translation>与参考译文相比</translation>
    </message>
    <message>
        <source>compared with the most similar reference</source>
        <translation>与最相似的参考译文相比</translation>
    </message>
    <message>
        <source>added</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>→ moved</source>
        <translation>→ 移动</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>the unit that is counted; spaces between tokens are not</source>
        <translation>计数的单位（不含词元之间的空格）</translation>
    </message>
    <message>
        <source>Missing from the candidate</source>
        <translation>候选译文中没有</translation>
    </message>
    <message>
        <source>Compared as “{token}”</source>
        <translation>按“{token}”比较</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>参考译文 {number}</translation>
    </message>
    <message>
        <source>In none of the references</source>
        <translation>所有参考译文中都没有</translation>
    </message>
    <message>
        <source>Matches as a single token</source>
        <translation>仅单个词元匹配</translation>
    </message>
    <message>
        <source>Part of a match of {count} tokens</source>
        <translation>属于连续 {count} 个匹配的词元</translation>
    </message>
    <message>
        <source>Repeated: counted once, because the reference has it once</source>
        <translation>重复：只计一次，因为参考译文中只出现一次</translation>
    </message>
    <message>
        <source>Repeated: counted {count} times, because the reference has it {count} times</source>
        <translation>重复：只计 {count} 次，因为参考译文中只出现 {count} 次</translation>
    </message>
    <message>
        <source>from the suggestion to the final text</source>
        <translation>从建议译文到最终译文</translation>
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
        <source>External score, not computed here. Lower is better.</source>
        <translation>外部得分，非本程序计算。得分越低越好。</translation>
    </message>
    <message>
        <source>External score, not computed here. Higher is better.</source>
        <translation>外部得分，非本程序计算。得分越高越好。</translation>
    </message>
    <message>
        <source>External score, not computed here</source>
        <translation>外部得分，非本程序计算</translation>
    </message>
    <message>
        <source>– too short for BLEU</source>
        <translation>– 过短，不适用 BLEU</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
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
        <source>Approximate randomization</source>
        <translation>近似随机化</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>The segments of a document are alike, so the test swaps whole documents, and intervals are drawn from whole documents ({documents}). With fewer than {least} documents, no difference can be significant.</source>
        <translation>同一文档的句段彼此相似，因此检验以整个文档为单位交换，置信区间也以整个文档为单位抽取（{documents} 个）。少于 {least} 个文档时，任何差异都不可能显著。</translation>
    </message>
    <message>
        <source>If fewer than {few} segments differ, p comes from randomization.</source>
        <translation>有差异的句段不足 {few} 个时，p 由随机化得出。</translation>
    </message>
    <message>
        <source>With “{fix}”, the verdict by {metric} on “{candidate}” against “{baseline}” is “{verdict}”.</source>
        <translation>选择“{fix}”后，按 {metric} 比较“{candidate}”与“{baseline}”的结论是“{verdict}”。</translation>
    </message>
    <message>
        <source>An interval does not answer the same question as the test: it can exclude 0 where a difference is not significant, and contain 0 where it is.</source>
        <translation>置信区间与检验回答的是不同的问题：差异不显著时置信区间可能不含 0，差异显著时也可能包含 0。</translation>
    </message>
    <message>
        <source>Confidence intervals are not corrected for the number of comparisons.</source>
        <translation>置信区间未按比较次数校正。</translation>
    </message>
    <message>
        <source>p is not corrected for the number of metrics: if two candidates are equally good, one is significantly better by BLEU, chrF or TER in about {rate}% of cases.</source>
        <translation>p 未按指标的数量校正：两份同样好的候选译文，在大约 {rate}% 的情况下会有一份按 BLEU、chrF 或 TER 显著更好。</translation>
    </message>
    <message>
        <source>Verdicts are not based on sacreBLEU’s p-value, which ignores the sign of the resampled differences: at p ≤ {limit}, it usually finds a difference between equally good candidates in more than 10% of cases.</source>
        <translation>结论不以 sacreBLEU 的 p 值为依据。该 p 值忽略重采样差值的正负号：以 p ≤ {limit} 为标准时，通常会在 10% 以上的情况下把同样好的候选译文判为有差异。</translation>
    </message>
    <message>
        <source>Pairwise accuracy: pairs of candidates in the same order as by {human}</source>
        <translation>成对准确率：排序与 {human} 一致的候选译文对</translation>
    </message>
    <message>
        <source>{agreeing} of {pairs} ({share})</source>
        <translation>{agreeing}/{pairs}（{share}）</translation>
    </message>
    <message>
        <source>Pairs with equal {human}, not counted: {count}</source>
        <translation>{human} 相同而未计入的译文对：{count} 对</translation>
    </message>
    <message>
        <source>none, because all scores are equal</source>
        <translation>无，因为所有得分都相同</translation>
    </message>
    <message>
        <source>none, with fewer than two segments</source>
        <translation>无，因为不足两个句段</translation>
    </message>
    <message>
        <source>Pearson’s r {pearson}, Kendall’s τ-b {kendall}</source>
        <translation>Pearson r {pearson}，Kendall τ-b {kendall}</translation>
    </message>
    <message>
        <source>Correlation with {metric} by segment: {values}</source>
        <translation>与 {metric} 的句段级相关性：{values}</translation>
    </message>
    <message>
        <source>May be due to chance</source>
        <translation>可能只是偶然</translation>
    </message>
    <message>
        <source>Sentence BLEU</source>
        <translation>句级 BLEU</translation>
    </message>
    <message>
        <source>95% confidence interval: {interval}</source>
        <translation>95% 置信区间：{interval}</translation>
    </message>
    <message>
        <source>All of the confidence interval is in this band.</source>
        <translation>整个置信区间都落在这一解读区间内。</translation>
    </message>
    <message>
        <source>The confidence interval spans two bands: {bands}.</source>
        <translation>置信区间横跨两个解读区间：{bands}。</translation>
    </message>
    <message>
        <source>The confidence interval spans {count} bands, from “{first}” to “{last}”.</source>
        <translation>置信区间横跨 {count} 个解读区间，从“{first}”到“{last}”。</translation>
    </message>
    <message>
        <source>Comparison by {tests}</source>
        <translation>比较方法：{tests}</translation>
    </message>
    <message>
        <source>exact paired randomization</source>
        <translation>配对精确随机化</translation>
    </message>
    <message>
        <source>paired approximate randomization ({trials} trials, seed {seed})</source>
        <translation>配对近似随机化（随机化 {trials} 次，随机种子 {seed}）</translation>
    </message>
    <message>
        <source>paired bootstrap ({resamples} resamples, seed {seed})</source>
        <translation>配对自助法（重采样 {resamples} 次，随机种子 {seed}）</translation>
    </message>
    <message>
        <source>Significantly better</source>
        <translation>显著更好</translation>
    </message>
    <message>
        <source>Significantly worse</source>
        <translation>显著更差</translation>
    </message>
    <message>
        <source>Undecided: at the limit</source>
        <translation>无法判定：处于临界值</translation>
    </message>
    <message>
        <source>At the limit: p is so close to {limit} that other random numbers could change the verdict.</source>
        <translation>处于临界值：p 与 {limit} 非常接近，换用其他随机数可能会改变结论。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>earlier version</source>
        <translation>早先版本</translation>
    </message>
    <message>
        <source>unknown origin</source>
        <translation>来源未知</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>所有表格</translation>
    </message>
    <message>
        <source>as used</source>
        <translation>实际采用的</translation>
    </message>
    <message>
        <source>best match</source>
        <translation>匹配率最高</translation>
    </message>
    <message>
        <source>first match</source>
        <translation>第一个匹配</translation>
    </message>
    <message>
        <source>headings in row {row}</source>
        <translation>标题在第 {row} 行</translation>
    </message>
    <message>
        <source>no headings</source>
        <translation>没有标题行</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>No problem</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Wrong reference</source>
        <translation>参考译文有误</translation>
    </message>
    <message>
        <source>Problem in the source</source>
        <translation>原文有问题</translation>
    </message>
    <message>
        <source>Mistranslation</source>
        <translation>误译</translation>
    </message>
    <message>
        <source>Omission</source>
        <translation>漏译</translation>
    </message>
    <message>
        <source>Addition</source>
        <translation>增译</translation>
    </message>
    <message>
        <source>Terminology</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Grammar or spelling</source>
        <translation>语法或拼写</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}；{second}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}：{text}</translation>
    </message>
    <message>
        <source>{text} ({detail})</source>
        <translation>{text}（{detail}）</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}～{high}</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <translation>{low}～{high}</translation>
    </message>
    <message>
        <source>{heading}:</source>
        <translation>{heading}：</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}%～{high}%</translation>
    </message>
</context>
<context>
    <name>Others</name>
    <message>
        <source>BLEU in other programs:</source>
        <translation>其他程序的 BLEU：</translation>
    </message>
    <message>
        <source>Each reference scored against the others, with the candidates against the same others:</source>
        <translation>每份参考译文以其余各份为参照评分，候选译文也以同样的参考译文为参照：</translation>
    </message>
    <message>
        <source>References can be compared only if at least two have text in the same segment.</source>
        <translation>至少两份参考译文在同一句段中有文本时，才能相互比较。</translation>
    </message>
    <message>
        <source>no smoothing</source>
        <translation>无平滑</translation>
    </message>
    <message>
        <source>{tokens}, {smoothing}, {length}</source>
        <translation>{tokens}，{smoothing}，{length}</translation>
    </message>
    <message>
        <source>This is its choice for this language; without -l, it uses 13a.</source>
        <translation>这是它针对该语言的选择；不加 -l 时，分词方式为 13a。</translation>
    </message>
    <message>
        <source>It expects tokens instead of text; here, the text is split at spaces.</source>
        <translation>它需要词元而非文本：此处按空格切分文本。</translation>
    </message>
    <message>
        <source>Its log shows the average over batches or formulas, which is a different number.</source>
        <translation>其日志显示的是各批次或各公式的平均值，数值与此不同。</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>case-sensitive</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>n-grams up to order {order}</source>
        <translation>n 元语法最高 {order} 阶</translation>
    </message>
    <message>
        <source>empty references are counted</source>
        <translation>计入空的参考译文</translation>
    </message>
    <message>
        <source>segments too short for an order are counted as misses</source>
        <translation>句段过短、没有某阶 n 元语法时，记作一次未匹配</translation>
    </message>
    <message>
        <source>all orders are counted</source>
        <translation>各阶都计入</translation>
    </message>
    <message>
        <source>split at spaces only</source>
        <translation>仅按空格切分</translation>
    </message>
    <message>
        <source>word segmentation {name}</source>
        <translation>分词方式 {name}</translation>
    </message>
    <message>
        <source>smoothing {name}</source>
        <translation>平滑方式 {name}</translation>
    </message>
    <message>
        <source>closest reference length</source>
        <translation>最接近的参考译文长度</translation>
    </message>
    <message>
        <source>shortest reference length</source>
        <translation>最短的参考译文长度</translation>
    </message>
    <message>
        <source>No score here: word segmentation {name} is not installed.</source>
        <translation>此处没有得分：未安装分词方式 {name}。</translation>
    </message>
    <message>
        <source>No score: with an empty candidate, it divides by zero.</source>
        <translation>没有得分：候选译文为空，计算时会除以零。</translation>
    </message>
    <message>
        <source>No score: with a reference length of 0, it divides by zero.</source>
        <translation>没有得分：参考译文长度为 0，计算时会除以零。</translation>
    </message>
</context>
<context>
    <name>Pairs</name>
    <message>
        <source>Only in the reference</source>
        <translation>仅参考译文中有</translation>
    </message>
    <message>
        <source>Only in the candidate</source>
        <translation>仅候选译文中有</translation>
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
        <source>No suggestion in the file</source>
        <translation>文件中没有建议译文</translation>
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
        <source>Same key, but different source text</source>
        <translation>键相同，但原文不同</translation>
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
        <source>Reference marked for review or not confirmed</source>
        <translation>参考译文标记为需审校或未确认</translation>
    </message>
    <message>
        <source>Candidate marked for review or not confirmed</source>
        <translation>候选译文标记为需审校或未确认</translation>
    </message>
    <message>
        <source>Heading of a column</source>
        <translation>列标题</translation>
    </message>
    <message>
        <source>Notes, IDs or source texts (identical in all files)</source>
        <translation>备注、ID 或原文（在所有文件中相同）</translation>
    </message>
    <message>
        <source>Perhaps notes or IDs (identical in all files)</source>
        <translation>可能是备注或 ID（在所有文件中相同）</translation>
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
    <message>
        <source>Paired in different ways</source>
        <translation>配对依据：因文件而异</translation>
    </message>
    <message>
        <source>Only among the final texts</source>
        <translation>仅最终译文中有</translation>
    </message>
    <message>
        <source>Only among the suggestions</source>
        <translation>仅建议译文中有</translation>
    </message>
    <message>
        <source>Without a final text</source>
        <translation>没有最终译文</translation>
    </message>
    <message>
        <source>Without a suggestion</source>
        <translation>没有建议译文</translation>
    </message>
    <message>
        <source>Untranslated (the suggestion is the source text)</source>
        <translation>未翻译（建议译文即原文）</translation>
    </message>
    <message>
        <source>Marked as not translated</source>
        <translation>标记为未翻译</translation>
    </message>
    <message>
        <source>Marked for review or not confirmed</source>
        <translation>标记为需审校或未确认</translation>
    </message>
    <message>
        <source>Suggestion marked for review or not confirmed</source>
        <translation>建议译文标记为需审校或未确认</translation>
    </message>
</context>
<context>
    <name>Projects</name>
    <message>
        <source>Run {number} cannot be scored again: its texts are not kept, and files are missing or have changed: {files}.</source>
        <translation>第 {number} 次评分无法重新计算：未保留文本，且有文件缺失或已更改：{files}。</translation>
    </message>
    <message>
        <source>Run {number} was scored again: all numbers agree to the last digit.</source>
        <translation>第 {number} 次评分已重新计算：所有数值完全一致。</translation>
    </message>
    <message>
        <source>Run {number} was scored again, but {metric} of “{candidate}” is {computed} instead of {recorded}.</source>
        <translation>第 {number} 次评分已重新计算，但“{candidate}”的 {metric} 为 {computed}，而非 {recorded}。</translation>
    </message>
    <message>
        <source>Run {number} was scored again, but {part} do not match.</source>
        <translation>第 {number} 次评分已重新计算，但{part}不相符。</translation>
    </message>
    <message>
        <source>the candidates</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>the segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>the segment counts</source>
        <translation>各句段的计数</translation>
    </message>
    <message>
        <source>the confidence intervals</source>
        <translation>置信区间</translation>
    </message>
    <message>
        <source>the significance tests</source>
        <translation>显著性检验</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>Segments rated: {judged} of {segments}.</source>
        <translation>已评分的句段：{judged} 个（共 {segments} 个）。</translation>
    </message>
    <message>
        <source>{metric}, {name} and {other}:</source>
        <translation>{metric}，{name} 与 {other}：</translation>
    </message>
    <message>
        <source>{metric}: raters who rated only some of the candidates: {count} ({names}).</source>
        <translation>{metric}：只评过部分候选译文的评分者：{count} 人（{names}）。</translation>
    </message>
    <message>
        <source>Raters: {count}.</source>
        <translation>评分者：{count} 人。</translation>
    </message>
    <message>
        <source>No segment was rated for both.</source>
        <translation>没有两者都评过分的句段。</translation>
    </message>
    <message>
        <source>Segments rated for both: {judged} of {segments}.</source>
        <translation>两者都有评分的句段：{judged} 个（共 {segments} 个）。</translation>
    </message>
    <message>
        <source>BLEU on the same segments favors the same one, by {points} points.</source>
        <translation>在相同句段上，BLEU 也是同一份较高，相差 {points} 分。</translation>
    </message>
    <message>
        <source>BLEU on the same segments favors the other one, by {points} points.</source>
        <translation>在相同句段上，BLEU 却是另一份较高，相差 {points} 分。</translation>
    </message>
    <message>
        <source>Segments that two or more people rated for both: {segments}. In {agreeing} of them, they agree on which one is better.</source>
        <translation>由两人或更多人对两者都评过分的句段：{segments} 个。其中 {agreeing} 个，评分者对哪份更好看法一致。</translation>
    </message>
    <message>
        <source>{name} is significantly ahead by {difference} ({interval}).</source>
        <translation>{name} 显著高出 {difference}（{interval}）。</translation>
    </message>
    <message>
        <source>BLEU on the same segments differs by {points} points.</source>
        <translation>在相同句段上，BLEU 相差 {points} 分。</translation>
    </message>
    <message>
        <source>Both are rated equal.</source>
        <translation>两者评分相同。</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference}.</source>
        <translation>{name} 高出 {difference}。</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference} ({interval}); this may be chance.</source>
        <translation>{name} 高出 {difference}（{interval}），可能只是偶然。</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The candidate is empty here.</source>
        <translation>此处候选译文为空。</translation>
    </message>
    <message>
        <source>There is no reference text here, so nothing can match.</source>
        <translation>此处没有参考译文，因此无法匹配。</translation>
    </message>
    <message>
        <source>Not a single word is in the reference.</source>
        <translation>没有一个词出现在参考译文中。</translation>
    </message>
    <message>
        <source>Differ only in case: {words}</source>
        <translation>仅大小写不同：{words}</translation>
    </message>
    <message>
        <source>Repeated more often than in the reference: {words}</source>
        <translation>重复次数多于参考译文：{words}</translation>
    </message>
    <message>
        <source>Identical to reference {number}.</source>
        <translation>与参考译文 {number} 完全相同。</translation>
    </message>
    <message>
        <source>Identical to the reference.</source>
        <translation>与参考译文完全相同。</translation>
    </message>
    <message>
        <source>In both texts, but split differently: {passages}</source>
        <translation>两边都有，但切分不同：{passages}</translation>
    </message>
    <message>
        <source>Too short. Tokens: {candidate}, in the reference: {reference}. This lowers the score by {share}.</source>
        <translation>太短：{candidate} 个词元，参考译文有 {reference} 个。得分因此降低 {share}。</translation>
    </message>
    <message>
        <source>Long. Tokens: {candidate}, in the reference: {reference}. The extra ones cannot match.</source>
        <translation>偏长：{candidate} 个词元，参考译文有 {reference} 个。多出的词元无法匹配。</translation>
    </message>
    <message>
        <source>Many words match ({matched} of {total}), but few of them side by side ({pairs} of {all_pairs} pairs): they are in a different order or scattered.</source>
        <translation>匹配的词不少（{total} 个中有 {matched} 个），但相邻的很少（{all_pairs} 对中有 {pairs} 对）：语序不同，或分散在各处。</translation>
    </message>
    <message>
        <source>Missing, although reference {number} has them: {words}</source>
        <translation>缺少（参考译文 {number} 中有）：{words}</translation>
    </message>
    <message>
        <source>Missing: {words}</source>
        <translation>缺少：{words}</translation>
    </message>
    <message>
        <source>In no reference: {words}</source>
        <translation>任何参考译文中都没有：{words}</translation>
    </message>
    <message>
        <source>Not in the reference: {words}</source>
        <translation>参考译文中没有：{words}</translation>
    </message>
    <message>
        <source>No sequence of {order} tokens matches.</source>
        <translation>没有任何连续 {order} 个词元匹配。</translation>
    </message>
    <message>
        <source>Without smoothing, the segment would score 0.</source>
        <translation>若不作平滑，该句段的得分为 0。</translation>
    </message>
    <message>
        <source>“{reference}” / “{candidate}”</source>
        <translation>“{reference}” / “{candidate}”</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>{words} …</source>
        <translation>{words}……</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>BLEU report</source>
        <translation>BLEU 报告</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>订单号</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>计算人</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Computed on</source>
        <translation>计算时间</translation>
    </message>
    <message>
        <source>{candidate} compared with {references}</source>
        <translation>{candidate} 与 {references} 比较</translation>
    </message>
    <message>
        <source>{count} candidates compared with {references}</source>
        <translation>{count} 份候选译文与 {references} 比较</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Target language</source>
        <translation>目标语言</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>分词方式</translation>
    </message>
    <message>
        <source>BLEU {score} on a scale from 0 to 100</source>
        <translation>BLEU {score}（0～100）</translation>
    </message>
    <message>
        <source>{metric} of all candidates</source>
        <translation>所有候选译文的 {metric}</translation>
    </message>
    <message>
        <source>{metric} with 95% confidence intervals</source>
        <translation>{metric} 及其 95% 置信区间</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>贡献</translation>
    </message>
    <message>
        <source>Contribution: BLEU of the whole text minus BLEU without this segment, in points. Negative means that the segment lowers the score.</source>
        <translation>贡献：全文的 BLEU 减去不含此句段时的 BLEU，单位为分。负值表示此句段拉低得分。</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>全部句段</translation>
    </message>
    <message>
        <source>Sentence BLEU: BLEU of the segment on its own, smoothed. Its average is not the BLEU of the text.</source>
        <translation>句级 BLEU：仅此句段的 BLEU，经过平滑。其平均值并不是全文的 BLEU。</translation>
    </message>
    <message>
        <source>Segments with the lowest sentence BLEU</source>
        <translation>句级 BLEU 最低的句段</translation>
    </message>
    <message>
        <source>Segments that lower the score most</source>
        <translation>拉低得分最多的句段</translation>
    </message>
    <message>
        <source>Segments in which the two best candidates differ most</source>
        <translation>两份最佳候选译文相差最大的句段</translation>
    </message>
    <message>
        <source>Segments of unusual length</source>
        <translation>长度异常的句段</translation>
    </message>
    <message>
        <source>Segments with a warning</source>
        <translation>有警告的句段</translation>
    </message>
    <message>
        <source>Empty segments</source>
        <translation>空句段</translation>
    </message>
    <message>
        <source>Untranslated segments</source>
        <translation>未翻译的句段</translation>
    </message>
    <message>
        <source>Segments with a comment, an assessment or a bookmark</source>
        <translation>有批注、评定或书签的句段</translation>
    </message>
    <message>
        <source>Selected segments</source>
        <translation>所选句段</translation>
    </message>
    <message>
        <source>Most changed segments</source>
        <translation>改动最多的句段</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the {shown} most changed are listed.</source>
        <translation>句段：{chosen} 个（共 {count} 个）。仅列出改动最大的 {shown} 个。</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the {shown} with the lowest sentence BLEU are listed.</source>
        <translation>句段：{chosen} 个（共 {count} 个）。仅列出句级 BLEU 最低的 {shown} 个。</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the first {shown} are listed.</source>
        <translation>句段：{chosen} 个（共 {count} 个）。仅列出前 {shown} 个。</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}</source>
        <translation>句段：{chosen} 个（共 {count} 个）</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选译文</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Characters that a Word document cannot hold are shown by their codes, such as {example}.</source>
        <translation>Word 文档无法保存的字符以其代码显示，例如 {example}。</translation>
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
        <source>Edited by</source>
        <translation>编辑者</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>Time in and out</source>
        <translation>起止时间</translation>
    </message>
    <message>
        <source>BLEU Desktop (comparison)</source>
        <translation>BLEU Desktop（比较）</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU</source>
        <translation>用 sacreBLEU 复现此得分</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>参考译文 {number}</translation>
    </message>
    <message>
        <source>Only the first {shown} of {count} characters are shown.</source>
        <translation>共 {count} 个字符，仅显示前 {shown} 个。</translation>
    </message>
    <message>
        <source>{page} / {pages}</source>
        <translation>{page} / {pages}</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Time in</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation>评定</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>BP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>BP: brevity penalty. Below 1, the candidate is shorter than the reference.</source>
        <translation>BP：简短惩罚（brevity penalty）。小于 1 表示候选译文比参考译文短。</translation>
    </message>
    <message>
        <source>Each score with its 95% confidence interval ({resamples} resamples, seed {seed}).</source>
        <translation>各得分均附 95% 置信区间（重采样 {resamples} 次，随机种子 {seed}）。</translation>
    </message>
    <message>
        <source>{metric}: lower is better.</source>
        <translation>{metric}：越低越好。</translation>
    </message>
    <message>
        <source>Score by file</source>
        <translation>各文件得分</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>95% CI, lower end</source>
        <translation>95% 置信区间下限</translation>
    </message>
    <message>
        <source>95% CI, upper end</source>
        <translation>95% 置信区间上限</translation>
    </message>
    <message>
        <source>{column}: 95% CI, lower end</source>
        <translation>{column}：95% 置信区间下限</translation>
    </message>
    <message>
        <source>{column}: 95% CI, upper end</source>
        <translation>{column}：95% 置信区间上限</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>批注</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Difference: BLEU minus that of the baseline {name}, in points.</source>
        <translation>差值：BLEU 减去基准 {name} 的 BLEU，单位为分。</translation>
    </message>
    <message>
        <source>Difference: BLEU minus that of the best candidate, in points.</source>
        <translation>差值：BLEU 减去最佳候选译文的 BLEU，单位为分。</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p（Holm）</translation>
    </message>
    <message>
        <source>sacreBLEU’s p</source>
        <translation>sacreBLEU 的 p</translation>
    </message>
    <message>
        <source>Each cell is the row’s score minus the column’s.</source>
        <translation>每个单元格的值为所在行的得分减去所在列的得分。</translation>
    </message>
    <message>
        <source>{metric}: each candidate against the others</source>
        <translation>{metric}：各候选译文两两比较</translation>
    </message>
    <message>
        <source>Differences in {metric}</source>
        <translation>{metric} 差值</translation>
    </message>
    <message>
        <source>{order}-grams</source>
        <translation>{order} 元语法</translation>
    </message>
    <message>
        <source>Below each precision: the n-grams that match, of all.</source>
        <translation>各精确率下方：匹配的 n 元语法数及总数。</translation>
    </message>
    <message>
        <source>N-gram precision</source>
        <translation>n 元语法精确率</translation>
    </message>
    <message>
        <source>{matched} of {total}</source>
        <translation>{matched} / {total}</translation>
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
        <source>Brevity penalty</source>
        <translation>简短惩罚</translation>
    </message>
    <message>
        <source>Full names: {name}, where “…” is the name shown.</source>
        <translation>完整名称：{name}，其中“…”为所显示的名称。</translation>
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
        <source>{precision} (smoothed)</source>
        <translation>{precision}（已平滑）</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>未应用</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
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
        <source>All files as one text: {counted} of {files}</source>
        <translation>所有文件合并计算：{counted} 个（共 {files} 个）</translation>
    </message>
    <message>
        <source>BLEU by file</source>
        <translation>各文件的 BLEU</translation>
    </message>
    <message>
        <source>{file}: missing from {folder}</source>
        <translation>{file}：{folder} 中没有此文件</translation>
    </message>
    <message>
        <source>Unpaired files: {count}</source>
        <translation>未配对的文件：{count} 个</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>大小（字节）</translation>
    </message>
    <message>
        <source>changed or deleted since it was scored</source>
        <translation>评分后已更改或删除</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考译文</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>{pairing}. Segments compared: {compared} of {segments}.</source>
        <translation>{pairing}。共 {segments} 个句段，比较了 {compared} 个。</translation>
    </message>
    <message>
        <source>{pairing}. Segments counted: {counted} of {segments}.</source>
        <translation>{pairing}。共 {segments} 个句段，计入 {counted} 个。</translation>
    </message>
    <message>
        <source>{concern}: {count} (excluded)</source>
        <translation>{concern}：{count}（已排除）</translation>
    </message>
    <message>
        <source>{concern}: {count} (kept)</source>
        <translation>{concern}：{count}（已保留）</translation>
    </message>
    <message>
        <source>Manual fixes: {count}</source>
        <translation>手动修正：{count} 处</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置项</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>规范化</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>{metric} (external)</source>
        <translation>{metric}（外部）</translation>
    </message>
    <message>
        <source>BLEU (0–100)</source>
        <translation>BLEU（0～100）</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Distribution of sentence BLEU</source>
        <translation>句级 BLEU 的分布</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句段对</translation>
    </message>
    <message>
        <source>Signatures and commands</source>
        <translation>签名与命令</translation>
    </message>
    <message>
        <source>Signature: publish it with the score</source>
        <translation>签名：请随得分一并公布</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空白）</translation>
    </message>
    <message>
        <source>Numbers only: this report contains no texts.</source>
        <translation>仅含数据：本报告不包含任何文本。</translation>
    </message>
    <message>
        <source>Made with {program} on {date}</source>
        <translation>{date} 由 {program} 生成</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>句段 {number}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>Texts shortened to {most} characters, the most a cell can hold: {count}</source>
        <translation>因单元格最多容纳 {most} 个字符而截短的文本：{count} 份</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>Run {number}</source>
        <translation>第 {number} 次评分</translation>
    </message>
    <message>
        <source>Run {number}: {name}</source>
        <translation>第 {number} 次评分：{name}</translation>
    </message>
    <message>
        <source>The references are the same in both runs (segments: {count}).</source>
        <translation>两次评分的参考译文相同（{count} 个句段）。</translation>
    </message>
    <message>
        <source>The two runs have no segments in common. Scores of different texts cannot be compared.</source>
        <translation>两次评分没有共有的句段。不同文本的得分无法比较。</translation>
    </message>
    <message>
        <source>Segments in common: {common} of {segments}, matched by their references (added: {added}, removed: {removed}).</source>
        <translation>共有句段：{common} 个（共 {segments} 个），按参考译文比对（新增：{added}，移除：{removed}）。</translation>
    </message>
    <message>
        <source>Only these segments are tested.</source>
        <translation>仅对这些句段进行检验。</translation>
    </message>
    <message>
        <source>Only in one of the runs</source>
        <translation>仅见于其中一次评分</translation>
    </message>
    <message>
        <source>No segments in common</source>
        <translation>没有共有的句段</translation>
    </message>
    <message>
        <source>Fewer than half of the segments are in common</source>
        <translation>共有句段不足一半</translation>
    </message>
    <message>
        <source>Tokens of rare characters can differ, because another version of a package was used: {old} → {new}.</source>
        <translation>由于使用的软件包版本不同（{old} → {new}），生僻字符的词元可能有差异。</translation>
    </message>
    <message>
        <source>Different settings</source>
        <translation>设置不同</translation>
    </message>
    <message>
        <source>Different settings ({options})</source>
        <translation>设置不同（{options}）</translation>
    </message>
</context>
<context>
    <name>SavedTexts</name>
    <message>
        <source>Segments saved: {count}, in {names}</source>
        <translation>已保存 {count} 个句段：{names}</translation>
    </message>
    <message>
        <source>They were chosen at random with the seed {seed}. Fill in the column “{name}”, and add the file as scores.</source>
        <translation>这些句段以种子 {seed} 随机选取。请填写“{name}”列，再将该文件作为得分添加。</translation>
    </message>
    <message>
        <source>Line breaks inside segments that became spaces: {count}</source>
        <translation>句段内改为空格的换行：{count} 处</translation>
    </message>
    <message>
        <source>Characters that the format cannot hold, replaced by {sign}: {count}</source>
        <translation>因格式不支持而替换为 {sign} 的字符：{count}</translation>
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
        <source>Target &amp;language</source>
        <translation>目标语言(&amp;L)</translation>
    </message>
    <message>
        <source>Word &amp;segmentation</source>
        <translation>分词方式(&amp;S)</translation>
    </message>
    <message>
        <source>How the text is split into words (tokens). This affects the score.</source>
        <translation>决定如何将文本切分为词元，会影响得分。</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>预设方案(&amp;P)</translation>
    </message>
    <message>
        <source>Presets of smoothing and reference length that match other tools.</source>
        <translation>按其他程序的做法设定平滑方式和参考译文长度。</translation>
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
        <source>Ignore upper and lower &amp;case</source>
        <translation>不区分大小写(&amp;C)</translation>
    </message>
    <message>
        <source>Maximum &amp;n-gram order</source>
        <translation>n 元语法最高阶数(&amp;N)</translation>
    </message>
    <message>
        <source>Use effec&amp;tive order</source>
        <translation>采用有效阶数(&amp;T)</translation>
    </message>
    <message>
        <source>Ignores orders longer than the text.</source>
        <translation>不计超出文本长度的阶数。</translation>
    </message>
    <message>
        <source>Inline tags</source>
        <translation>内联标签</translation>
    </message>
    <message>
        <source>How bold text, links and other tags in XLIFF, TMX and similar files are treated</source>
        <translation>如何处理 XLIFF、TMX 等文件中的粗体、链接及其他标签</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>占位符</translation>
    </message>
    <message>
        <source>How {example} and similar placeholders in the text are treated</source>
        <translation>如何处理文本中的 {example} 等占位符</translation>
    </message>
    <message>
        <source>95% confidence &amp;interval of each score</source>
        <translation>各得分的 95% 置信区间(&amp;I)</translation>
    </message>
    <message>
        <source>How much the score might vary with a different set of similar segments.</source>
        <translation>换成另一批同类句段时，得分可能的变动幅度。</translation>
    </message>
    <message>
        <source>C&amp;omparison</source>
        <translation>比较方式(&amp;O)</translation>
    </message>
    <message>
        <source>Tests whether the difference between two candidates may be due to chance. Needs at least two candidates.</source>
        <translation>检验两份候选译文之间的差异是否可能只是偶然。至少需要两份候选译文。</translation>
    </message>
    <message>
        <source>Res&amp;amples</source>
        <translation>重采样次数(&amp;A)</translation>
    </message>
    <message>
        <source>How many times segments are resampled for intervals and the bootstrap, or exchanged for approximate randomization. By default, more are used when there are many comparisons.</source>
        <translation>计算置信区间或使用自助法时，对句段重采样的次数；使用近似随机化时，随机交换句段的次数。比较次数较多时，默认会增加次数。</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>随机种子(&amp;D)</translation>
    </message>
    <message>
        <source>The same seed always gives the same numbers.</source>
        <translation>使用同一种子，每次得到的数值都相同。</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>{option} needs a number with a decimal point; got “{value}”.</source>
        <translation>{option} 需要一个数字，小数点须用“.”；输入的是“{value}”。</translation>
    </message>
    <message>
        <source>{option} needs a whole number; got “{value}”.</source>
        <translation>{option} 需要一个整数；输入的是“{value}”。</translation>
    </message>
    <message>
        <source>Formats, also compressed (.gz)</source>
        <translation>格式（也可为 .gz 压缩文件）</translation>
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
        <source>Usage: {usage}</source>
        <translation>用法：{usage}</translation>
    </message>
    <message>
        <source>Unknown option {option}; {program} --help lists all options.</source>
        <translation>未知选项 {option}；运行 {program} --help 可查看所有选项。</translation>
    </message>
    <message>
        <source>Standard input (-) can be read only once.</source>
        <translation>标准输入（-）只能读取一次。</translation>
    </message>
    <message>
        <source>Invalid use of {option}; see {program} --help.</source>
        <translation>选项 {option} 用法有误；请参阅 {program} --help。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
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
        <source>--scheme needs --changes.</source>
        <translation>--scheme 需要 --changes。</translation>
    </message>
    <message>
        <source>{option} cannot be used with --changes.</source>
        <translation>{option} 不能与 --changes 一起使用。</translation>
    </message>
    <message>
        <source>--changes needs one delivered file, or two: the suggestions and the final text.</source>
        <translation>--changes 需要一个交付文件，或两个文件：建议译文和最终译文。</translation>
    </message>
    <message>
        <source>A file name is empty.</source>
        <translation>有一个文件名为空。</translation>
    </message>
    <message>
        <source>with --changes: the bands of similarity, the weight of each and the price of a word (default: [changes] in bleu.toml)</source>
        <translation>用于 --changes：相似度区间、各区间的权重和每字价格（默认：bleu.toml 中的 [changes]）</translation>
    </message>
    <message>
        <source>FILE.toml</source>
        <translation>文件.toml</translation>
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
        <source>reference translation in any format, or a folder; “-” is standard input. To select one of several texts in a file: FILE#column=NAME, #lang=TAG, #sheet=NAME (#sheet=* for all), #headings=ROW or #headings=none; joined with &amp;</source>
        <translation>参考译文（格式不限）或文件夹；“-”表示标准输入。要选择文件中多份文本之一：文件#column=列名、#lang=语言、#sheet=工作表（#sheet=* 表示全部）、#headings=行号或 #headings=none；用 &amp; 连接</translation>
    </message>
    <message>
        <source>smoothing and reference length together: {choices} (default: definition)</source>
        <translation>成套设定平滑方式和参考译文长度：{choices}（默认：definition）</translation>
    </message>
    <message>
        <source>smoothing: {choices} (default: {default})</source>
        <translation>平滑方式：{choices}（默认：{default}）</translation>
    </message>
    <message>
        <source>value of floor (default: 0.1) and add-k (default: 1)</source>
        <translation>floor（默认：0.1）和 add-k（默认：1）的平滑值</translation>
    </message>
    <message>
        <source>reference length where there are several references: {choices} (default: {default})</source>
        <translation>有多份参考译文时采用哪个长度：{choices}（默认：{default}）</translation>
    </message>
    <message>
        <source>ignore upper and lower case</source>
        <translation>不区分大小写</translation>
    </message>
    <message>
        <source>use effective order: ignore orders longer than the candidate</source>
        <translation>采用有效阶数：不计超出候选译文长度的阶数</translation>
    </message>
    <message>
        <source>convert XML entities and separate punctuation in TER</source>
        <translation>TER 还原 XML 实体并拆分标点</translation>
    </message>
    <message>
        <source>show how much of the suggestions was changed in the final text, instead of scoring: bleu-score --changes delivered.xliff, or with two files, suggestions first: bleu-score --changes mt.txt final.txt. With more versions, each is compared with the one before it, and the last also with the first. --source adds the source text, whose words are counted</source>
        <translation>显示建议译文到最终译文改动了多少，而不评分：bleu-score --changes delivered.xliff；或用两个文件，建议译文在前：bleu-score --changes mt.txt final.txt。如有更多版本，则每个版本与前一版本比较，最后一个再与第一个比较。--source 添加原文，以统计其字数</translation>
    </message>
    <message>
        <source>Pairs and text</source>
        <translation>配对与文本</translation>
    </message>
    <message>
        <source>how segments are paired: {choices} (default: {default})</source>
        <translation>句段的配对依据：{choices}（默认：{default}）</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>segments to exclude: {choices}</source>
        <translation>要排除的句段：{choices}</translation>
    </message>
    <message>
        <source>segments to keep that would otherwise be excluded (same names)</source>
        <translation>默认会排除、但要保留的句段（名称同上）</translation>
    </message>
    <message>
        <source>inline tags: {choices} (default: {default})</source>
        <translation>内联标签：{choices}（默认：{default}）</translation>
    </message>
    <message>
        <source>placeholders such as {example}: {choices} (default: {default})</source>
        <translation>{example} 等占位符：{choices}（默认：{default}）</translation>
    </message>
    <message>
        <source>normalize before comparing: {choices}</source>
        <translation>比较前的规范化处理：{choices}</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>candidate translations, or folders; each is scored separately</source>
        <translation>候选译文或文件夹；每份单独评分</translation>
    </message>
    <message>
        <source>external scores, one for each segment, as in comet=scores.txt; once for each candidate, in the order of the candidates or by name (comet@mt.txt=scores.txt). For folders, a column “file” names the file of each row. FILE can be followed by #column=NAME, #field=NAME, #system=NAME, #better=lower</source>
        <translation>外部得分，每个句段一个，例如 comet=scores.txt；每份候选译文一次，按候选译文的顺序或名称对应（comet@mt.txt=scores.txt）。对于文件夹，“文件名”列写明每一行属于哪个文件。文件后可加 #column=名称、#field=名称、#system=名称、#better=lower</translation>
    </message>
    <message>
        <source>word segmentation: {choices} (default: {default}); spm:FILE is a SentencePiece model</source>
        <translation>分词方式：{choices}（默认：{default}）；spm:文件 表示 SentencePiece 模型</translation>
    </message>
    <message>
        <source>maximum n-gram order, {low}–{high} (default: {default})</source>
        <translation>n 元语法最高阶数，{low}～{high}（默认：{default}）</translation>
    </message>
    <message>
        <source>metrics: {choices} (bleu is always among them)</source>
        <translation>指标：{choices}（始终包含 bleu）</translation>
    </message>
    <message>
        <source>maximum order of character n-grams (default: {default})</source>
        <translation>字符 n 元语法的最高阶数（默认：{default}）</translation>
    </message>
    <message>
        <source>maximum order of word n-grams in chrf (default: {default}; chrf++ uses 2)</source>
        <translation>chrf 的词 n 元语法最高阶数（默认：{default}；chrf++ 为 2）</translation>
    </message>
    <message>
        <source>weight of recall relative to precision (default: {default})</source>
        <translation>召回率相对于精确率的权重（默认：{default}）</translation>
    </message>
    <message>
        <source>count whitespace as characters</source>
        <translation>空白也计为字符</translation>
    </message>
    <message>
        <source>ignore upper and lower case in chrF</source>
        <translation>chrF 不区分大小写</translation>
    </message>
    <message>
        <source>also count orders that are longer than any segment</source>
        <translation>即使所有句段都不够长，也计入相应阶数</translation>
    </message>
    <message>
        <source>with --ter-normalized: separate Chinese and Japanese characters</source>
        <translation>与 --ter-normalized 同用：拆分中文和日文字符</translation>
    </message>
    <message>
        <source>ignore punctuation in TER</source>
        <translation>TER 不计标点</translation>
    </message>
    <message>
        <source>distinguish upper and lower case in TER</source>
        <translation>TER 区分大小写</translation>
    </message>
    <message>
        <source>resamples (default: 1000), or trials of --paired-ar (default: 10000); more by default for many comparisons</source>
        <translation>重采样次数（默认：1000），或 --paired-ar 的随机化次数（默认：10000）；比较次数较多时，默认会增加次数</translation>
    </message>
    <message>
        <source>name of the client in the report</source>
        <translation>报告中的客户名称</translation>
    </message>
    <message>
        <source>name of the project in the report</source>
        <translation>报告中的项目名称</translation>
    </message>
    <message>
        <source>order number in the report</source>
        <translation>报告中的订单号</translation>
    </message>
    <message>
        <source>who computed it, in the report</source>
        <translation>报告中的计算人</translation>
    </message>
    <message>
        <source>segments in the report: {choices} (default: costly; in CSV, TSV and Word, and with --changes, all)</source>
        <translation>报告中的句段：{choices}（默认：costly；CSV、TSV 和 Word，以及使用 --changes 时，为 all）</translation>
    </message>
    <message>
        <source>also how many segments are in these files, such as a translation memory or the text a system was trained on, with the score of these segments and of the others</source>
        <translation>另显示有多少句段出现在这些文件中（例如翻译记忆库或系统的训练语料），以及这些句段和其余句段各自的得分</translation>
    </message>
    <message>
        <source>save a table (.tsv) of segments for a person to judge, chosen at random, that names no system; read it back with --scores</source>
        <translation>保存一份供人工评分的表格（.tsv），句段随机选取，不含系统名称；用 --scores 读回</translation>
    </message>
    <message>
        <source>number of segments in this table (default: {default})</source>
        <translation>该表格的句段数（默认：{default}）</translation>
    </message>
    <message>
        <source>choose them from the half whose translations differ most</source>
        <translation>从译文差异最大的一半句段中选取</translation>
    </message>
    <message>
        <source>keep no names of files in the project, and no texts</source>
        <translation>项目中不保留文件名，也不保留文本</translation>
    </message>
    <message>
        <source>FILE.tsv</source>
        <translation>文件.tsv</translation>
    </message>
    <message>
        <source>Confidence and significance</source>
        <translation>置信区间与显著性</translation>
    </message>
    <message>
        <source>95% confidence interval of each score, by bootstrap</source>
        <translation>用自助法计算各得分的 95% 置信区间</translation>
    </message>
    <message>
        <source>compare the candidates by paired bootstrap</source>
        <translation>用配对自助法（bootstrap）比较各候选译文</translation>
    </message>
    <message>
        <source>compare the candidates by paired approximate randomization</source>
        <translation>用配对近似随机化比较各候选译文</translation>
    </message>
    <message>
        <source>compare with this candidate only (default: all pairs)</source>
        <translation>只与这份候选译文比较（默认：两两比较）</translation>
    </message>
    <message>
        <source>seed of the random numbers (default: {default})</source>
        <translation>随机种子（默认：{default}）</translation>
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
        <source>{option} concerns test sets that sacreBLEU downloads; this program downloads nothing and scores files.</source>
        <translation>{option} 用于 sacreBLEU 下载的测试集；本程序不下载任何内容，只对文件评分。</translation>
    </message>
    <message>
        <source>Unknown option {option}. Did you mean {meant}? {program} --help lists all options.</source>
        <translation>未知选项 {option}。是否应为 {meant}？运行 {program} --help 可查看所有选项。</translation>
    </message>
    <message>
        <source>--sample uses its own files; do not add others.</source>
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
        <source>{option} must name one of the candidates; “{name}” is not one of them.</source>
        <translation>{option} 必须指定候选译文之一；“{name}”不在其中。</translation>
    </message>
    <message>
        <source>{option} must name one of the candidates; “{name}” fits several. Write one of these: {names}.</source>
        <translation>{option} 必须指定候选译文之一；有多份候选译文与“{name}”相符。请写明其中一份：{names}。</translation>
    </message>
    <message>
        <source>--baseline needs --paired-bs or --paired-ar.</source>
        <translation>--baseline 须与 --paired-bs 或 --paired-ar 同用。</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}</source>
        <translation>无法写入输出：{reason}</translation>
    </message>
    <message>
        <source>These files have changed, so their fixes were not applied: {names}.</source>
        <translation>以下文件已更改，因此未应用对它们的修正：{names}。</translation>
    </message>
    <message>
        <source>For example: {address}</source>
        <translation>例如：{address}</translation>
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
        <source>--check needs --format text or json.</source>
        <translation>使用 --check 时，--format 须为 text 或 json。</translation>
    </message>
    <message>
        <source>Name the files to score: {program} {reference} -i {candidate}. {program} --sample scores an example, and {program} --help lists all options.</source>
        <translation>请指定要评分的文件：{program} {reference} -i {candidate}。{program} --sample 为示例评分，{program} --help 列出所有选项。</translation>
    </message>
    <message>
        <source>--format latex needs --as-sacrebleu; --report FILE.tex writes a report.</source>
        <translation>--format latex 需要 --as-sacrebleu；--report 文件.tex 可生成报告。</translation>
    </message>
    <message>
        <source>{option} needs --record.</source>
        <translation>{option} 需要 --record。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>METRIC=FILE</source>
        <translation>指标=文件</translation>
    </message>
    <message>
        <source>list possible problems in the files and their effect on BLEU, instead of scoring</source>
        <translation>不评分，而是列出文件中可能存在的问题及其对 BLEU 的影响</translation>
    </message>
    <message>
        <source>{option} cannot be used with --check.</source>
        <translation>{option} 不能与 --check 一起使用。</translation>
    </message>
    <message>
        <source>--format tsv writes one table: use only one of --by, --sentence-level and a comparison.</source>
        <translation>--format tsv 只输出一张表：--by、--sentence-level 和比较只能选用其一。</translation>
    </message>
    <message>
        <source>{choices} (default: text; with --as-sacrebleu, json)</source>
        <translation>{choices}（默认：text；使用 --as-sacrebleu 时为 json）</translation>
    </message>
    <message>
        <source>also the score of each segment (sentence BLEU) and its contribution; the average of these scores is not the score of the text</source>
        <translation>同时给出每个句段的得分（句级 BLEU）及其贡献；这些得分的平均值不等于整篇文本的得分</translation>
    </message>
    <message>
        <source>also the scores sacreBLEU, NLTK, TensorFlow NMT, Hugging Face evaluate and PaddleOCR would give, and why they differ</source>
        <translation>另外列出 sacreBLEU、NLTK、TensorFlow NMT、Hugging Face evaluate 和 PaddleOCR 会给出的得分及差异原因</translation>
    </message>
    <message>
        <source>also each reference’s score against the other references: how far apart human translations are</source>
        <translation>另外列出每份参考译文以其余各份为参照的得分：人工译文之间相差多少</translation>
    </message>
    <message>
        <source>also the scores of each document (--by document), or of all rows with the same text in another column of a table (--by Domain)</source>
        <translation>另外列出每个文档的得分（--by document），或表格中另一列内容相同的所有行的得分（--by Domain）</translation>
    </message>
    <message>
        <source>COLUMN</source>
        <translation>列名</translation>
    </message>
    <message>
        <source>save the texts as compared: all of them as a table (.tsv), source and reference as a translation memory (.tmx), or each in its own file, one segment per line (.txt)</source>
        <translation>按比较时的状态保存文本：全部存为表格（.tsv），原文与参考译文存为翻译记忆库（.tmx），或每份文本各存为一个文件，每行一个句段（.txt）</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Exit code: 0 scored and quality gate passed, 1 quality gate failed, 2 usage or input error, 3 bug in the program.
Numbers always have a decimal point.</source>
        <translation>退出码：0 评分完成且质量门禁通过，1 质量门禁未通过，2 用法或输入错误，3 程序错误。
数字始终使用小数点。</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>only the score: no warnings, no progress</source>
        <translation>只输出得分，不显示警告和进度</translation>
    </message>
    <message>
        <source>Target language: {language}. Word segmentation: {segmentation}. Segments: {segments}. References: {references}.</source>
        <translation>目标语言：{language}。分词方式：{segmentation}。{segments} 个句段，{references} 份参考译文。</translation>
    </message>
    <message>
        <source>Each segment’s own score (their average is not BLEU):</source>
        <translation>各句段的得分（其平均值不等于 BLEU）：</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>贡献</translation>
    </message>
    <message>
        <source>{metric}: {candidate} compared with {baseline}</source>
        <translation>{metric}：{candidate} 与 {baseline} 相比</translation>
    </message>
    <message>
        <source>Ranks by {metric}, where only significant differences count:</source>
        <translation>按 {metric} 的名次（只计显著的差异）：</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}). {verdict}.</source>
        <translation>差值 {difference}（95% 置信区间 {interval}）。{verdict}。</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}), p {p}, Holm-corrected p {corrected}. {verdict}.</source>
        <translation>差值 {difference}（95% 置信区间 {interval}），p {p}，Holm 校正后 p {corrected}。{verdict}。</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}), p {p}, Holm-corrected p {corrected}, sacreBLEU’s p = {sacrebleu}. {verdict}.</source>
        <translation>差值 {difference}（95% 置信区间 {interval}），p {p}，Holm 校正后 p {corrected}，sacreBLEU 的 p = {sacrebleu}。{verdict}。</translation>
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
        <source>Warning: segments whose text in “{file}” differs from the candidate’s: {count}</source>
        <translation>警告：“{file}”中与候选译文内容不同的句段：{count} 个</translation>
    </message>
    <message>
        <source>Note: {title}. {advice}</source>
        <translation>提示：{title}。{advice}</translation>
    </message>
    <message>
        <source>Options that can help: {flags}</source>
        <translation>可用的选项：{flags}</translation>
    </message>
    <message>
        <source>sacreBLEU’s signature: {signature}</source>
        <translation>sacreBLEU 签名：{signature}</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU: {command}</source>
        <translation>用 sacreBLEU 复现：{command}</translation>
    </message>
    <message>
        <source>Warning: {title}. {advice}</source>
        <translation>警告：{title}。{advice}</translation>
    </message>
    <message>
        <source>No problems found in the texts.</source>
        <translation>未在文本中发现问题。</translation>
    </message>
    <message>
        <source>Effect of normalization on BLEU:</source>
        <translation>规范化处理对 BLEU 的影响：</translation>
    </message>
    <message>
        <source>{flag} · {meaning} · {candidate}: {effect}</source>
        <translation>{flag} · {meaning} · {candidate}：{effect}</translation>
    </message>
    <message>
        <source>{reference}: {metric} = {score} (segments: {segments})</source>
        <translation>{reference}：{metric} = {score}（{segments} 个句段）</translation>
    </message>
    <message>
        <source>Unpaired files: {count}</source>
        <translation>未配对的文件：{count} 个</translation>
    </message>
    <message>
        <source>{file}: missing from {folder}</source>
        <translation>{file}：{folder} 中没有此文件</translation>
    </message>
    <message>
        <source>Files scored: {scored} of {files}</source>
        <translation>已评分的文件：{scored} 个（共 {files} 个）</translation>
    </message>
    <message>
        <source>Not scored: {count}</source>
        <translation>未能评分：{count} 个</translation>
    </message>
    <message>
        <source>None of the files could be scored for all candidates.</source>
        <translation>没有任何文件能为全部候选译文评分。</translation>
    </message>
    <message>
        <source>All files as one text ({counted} of {files}):</source>
        <translation>所有文件合并计算（{counted} 个，共 {files} 个）：</translation>
    </message>
    <message>
        <source>Scores by “{column}” (their average is not the score of the text):</source>
        <translation>按“{column}”分组的得分（其平均值不等于整篇文本的得分）：</translation>
    </message>
    <message>
        <source>Scores by document (their average is not the score of the text):</source>
        <translation>各文档的得分（其平均值不等于整篇文本的得分）：</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>--by document: the files do not say where a document begins.</source>
        <translation>--by document：文件未标明各文档从何处开始。</translation>
    </message>
    <message>
        <source>--by: none of the files has a column “{column}”.</source>
        <translation>--by：没有文件含有列“{column}”。</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>--as-others and --compare-references need files that are all split into words in the same way. Choose a word segmentation with --tokenize.</source>
        <translation>--as-others 和 --compare-references 要求所有文件的分词方式相同。请用 --tokenize 选择分词方式。</translation>
    </message>
    <message>
        <source>--scores needs a metric and a file, as in comet=scores.txt; got “{value}”.</source>
        <translation>--scores 需要指标和文件，例如 comet=scores.txt；输入的是“{value}”。</translation>
    </message>
    <message>
        <source>In “{value}”, #better= must be higher or lower.</source>
        <translation>“{value}”中的 #better= 只能是 higher 或 lower。</translation>
    </message>
    <message>
        <source>--scores {metric} is used more often than there are candidates.</source>
        <translation>--scores {metric} 的使用次数多于候选译文的数量。</translation>
    </message>
    <message>
        <source>{option} cannot be used with more than two versions.</source>
        <translation>{option} 不能用于两个以上的版本。</translation>
    </message>
    <message>
        <source>{option} needs --report FILE.</source>
        <translation>{option} 需要 --report 文件。</translation>
    </message>
    <message>
        <source>--check cannot be used with --report.</source>
        <translation>--check 不能与 --report 一起使用。</translation>
    </message>
    <message>
        <source>PDF reports are written by the desktop program: bleu-desktop … --report {path}</source>
        <translation>PDF 报告由图形界面程序生成：bleu-desktop … --report {path}</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>also write a report; the extension sets the format; can be repeated</source>
        <translation>同时生成报告；格式由扩展名决定；可重复使用</translation>
    </message>
    <message>
        <source>language of the report: {choices}</source>
        <translation>报告的语言：{choices}</translation>
    </message>
    <message>
        <source>title of the report</source>
        <translation>报告的标题</translation>
    </message>
    <message>
        <source>no texts in the report, only numbers and names</source>
        <translation>报告中不含文本，仅含数据和名称</translation>
    </message>
    <message>
        <source>add the result to a project, with texts and settings; the project is created if it does not exist. bleu-score FILE.bleu scores the project’s files again</source>
        <translation>将结果连同文本和设置加入项目；项目不存在时会新建。运行 bleu-score 文件.bleu 可对项目中的文件重新评分</translation>
    </message>
    <message>
        <source>FILE.bleu</source>
        <translation>文件.bleu</translation>
    </message>
    <message>
        <source>keep no texts in the project, only numbers</source>
        <translation>项目中不保留文本，只保留数据</translation>
    </message>
    <message>
        <source>Recorded as run {number} in {path}.</source>
        <translation>已在 {path} 中记录为第 {number} 次评分。</translation>
    </message>
    <message>
        <source>Recorded as run {number} in the new project {path}.</source>
        <translation>已在新建的项目 {path} 中记录为第 {number} 次评分。</translation>
    </message>
    <message>
        <source>Compared with run {number} from {date}:</source>
        <translation>与第 {number} 次评分（{date}）相比：</translation>
    </message>
    <message>
        <source>Segments: {old}, now {new}</source>
        <translation>句段：{old}，现为 {new}</translation>
    </message>
    <message>
        <source>{candidate}: not in that run</source>
        <translation>{candidate}：该次评分中没有</translation>
    </message>
    <message>
        <source>Compared with run {number} from {date}: unchanged suggestions {old}, now {new}</source>
        <translation>与第 {number} 次评分（{date}）相比，未改动的建议译文：原为 {old}，现为 {new}</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new}, with different options</source>
        <translation>{metric} {old}，现为 {new}，选项不同</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new}</source>
        <translation>{metric} {old}，现为 {new}</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new} ({difference})</source>
        <translation>{metric} {old}，现为 {new}（{difference}）</translation>
    </message>
    <message>
        <source>--num-refs needs a single file of references.</source>
        <translation>使用 --num-refs 时只能有一个参考译文文件。</translation>
    </message>
    <message>
        <source>{option} cannot be used with --as-sacrebleu.</source>
        <translation>{option} 不能与 --as-sacrebleu 一起使用。</translation>
    </message>
    <message>
        <source>In sacreBLEU, --sentence-level takes one candidate and one metric, without intervals and tests.</source>
        <translation>在 sacreBLEU 中，--sentence-level 只接受一份候选译文和一个指标，且不能同时计算置信区间或检验。</translation>
    </message>
    <message>
        <source>As sacreBLEU</source>
        <translation>与 sacreBLEU 相同</translation>
    </message>
    <message>
        <source>the same as --resamples, for {option}</source>
        <translation>同 --resamples，用于 {option}</translation>
    </message>
    <message>
        <source>accepted, but has no effect</source>
        <translation>可以使用，但不起作用</translation>
    </message>
    <message>
        <source>read, score and print as the program sacrebleu does, with its flags</source>
        <translation>读取、评分和输出都与程序 sacrebleu 相同，并使用它的选项</translation>
    </message>
    <message>
        <source>only the scores</source>
        <translation>只输出得分</translation>
    </message>
    <message>
        <source>decimals of the scores</source>
        <translation>得分的小数位数</translation>
    </message>
    <message>
        <source>sacreBLEU’s signature in its short form</source>
        <translation>sacreBLEU 签名的简短形式</translation>
    </message>
    <message>
        <source>no warning about text that looks tokenized</source>
        <translation>对似乎已经分过词的文本不显示警告</translation>
    </message>
    <message>
        <source>each line of the reference has N references, separated by tabs</source>
        <translation>参考译文文件的每一行含 N 份参考译文，以制表符分隔</translation>
    </message>
    <message>
        <source>The candidate “{name}” is named twice.</source>
        <translation>候选译文“{name}”出现了两次。</translation>
    </message>
    <message>
        <source>In sacreBLEU, {option} takes a single candidate.</source>
        <translation>在 sacreBLEU 中，{option} 只接受一份候选译文。</translation>
    </message>
    <message>
        <source>In line {line} of “{path}”, the number of texts separated by tabs is {found}, not {number}.</source>
        <translation>“{path}”的第 {line} 行中，以制表符分隔的文本数为 {found}，应为 {number}。</translation>
    </message>
    <message>
        <source>{option} cannot be used with --sets.</source>
        <translation>{option} 不能与 --sets 一起使用。</translation>
    </message>
    <message>
        <source>score the same candidates on several test sets, with their average: bleu-score --sets wmt/en-de wmt/en-zh. Each folder contains a reference (ref.txt) and the candidates, under the same names in all sets</source>
        <translation>在多个测试集上对相同的候选译文评分，并给出平均分：bleu-score --sets wmt/en-de wmt/en-zh。每个文件夹包含一份参考译文（ref.txt）和各候选译文，候选译文在所有测试集中使用相同的文件名</translation>
    </message>
    <message>
        <source>Average: the arithmetic mean of the scores of all sets, not the score of the combined texts.</source>
        <translation>平均分：各测试集得分的算术平均值，而不是把各测试集的文本合并后计算的得分。</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均分</translation>
    </message>
    <message>
        <source>Segments of a candidate that end with a space and a period: {count}. The text looks tokenized, which may lower the score. --force suppresses this warning.</source>
        <translation>候选译文中以空格加句点结尾的句段：{count} 个。文本似乎已分过词，得分可能因此偏低。使用 --force 可不显示此警告。</translation>
    </message>
</context>
</TS>

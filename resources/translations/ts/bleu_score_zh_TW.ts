<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>Assumptions</name>
    <message>
        <source>“{document}”: read as {encoding}, not as {declared}</source>
        <translation>「{document}」：以 {encoding} 讀取，而非 {declared}</translation>
    </message>
    <message>
        <source>“{document}”: headings in row {row}</source>
        <translation>「{document}」：欄位標題在第 {row} 列</translation>
    </message>
    <message>
        <source>This row and the rows above it are not compared.</source>
        <translation>此列及其上方各列不列入比較。</translation>
    </message>
    <message>
        <source>“{document}”: several versions in the rows</source>
        <translation>「{document}」：列中有多個版本</translation>
    </message>
    <message>
        <source>The column “{column}” divides the rows into texts: {labels}. Each of them is compared on its own.</source>
        <translation>「{column}」欄把各列分成多項內容：{labels}。各項內容會分別比較。</translation>
    </message>
    <message>
        <source>“{document}”: several sheets, one text</source>
        <translation>「{document}」：多個工作表合為一份內容</translation>
    </message>
    <message>
        <source>Sheets with the same columns are compared as one text, in this order: {sheets}.</source>
        <translation>欄位相同的工作表依下列順序當作一份內容比較：{sheets}。</translation>
    </message>
    <message>
        <source>“{document}”: several files, one text</source>
        <translation>「{document}」：多個檔案合為一份內容</translation>
    </message>
    <message>
        <source>The files inside are compared as one text, in this order: {files}.</source>
        <translation>其中的檔案依下列順序當作一份內容比較：{files}。</translation>
    </message>
    <message>
        <source>“{document}”: units with split or merged segments: {count}</source>
        <translation>「{document}」：句段經拆分或合併的單元：{count} 個</translation>
    </message>
    <message>
        <source>These units are segmented differently from the reference. Their segments are joined until both sides translate the same text.</source>
        <translation>這些單元的句段劃分與參考翻譯不同，因此句段會合併到兩邊所譯的原文一致為止。</translation>
    </message>
    <message>
        <source>“{document}”: translation in column “{column}”</source>
        <translation>「{document}」：譯文在「{column}」欄</translation>
    </message>
    <message>
        <source>No heading of this bilingual table names the translation. The text to the right of the source is compared.</source>
        <translation>此雙語表格沒有標明譯文的標題，因此比較原文右側的文字。</translation>
    </message>
    <message>
        <source>“{document}”: only its table is compared</source>
        <translation>「{document}」：只比較其中的表格</translation>
    </message>
    <message>
        <source>The document consists mostly of a table with one segment in each row. The IDs and the text around the table are not compared.</source>
        <translation>文件主要是一個表格，每列一個句段。編號和表格以外的文字不列入比較。</translation>
    </message>
    <message>
        <source>“{document}”: sheet “{sheet}”</source>
        <translation>「{document}」：工作表「{sheet}」</translation>
    </message>
    <message>
        <source>Sheets that could be compared: {count}. Only this one is used.</source>
        <translation>可比較的工作表：{count} 個。僅採用這一個。</translation>
    </message>
    <message>
        <source>“{document}”: units with several suggestions: {count}</source>
        <translation>「{document}」：有多則建議譯文的單元：{count} 個</translation>
    </message>
    <message>
        <source>The suggestion with the highest match rate is compared, or the first one if the file has no match rates.</source>
        <translation>比較相符率最高的建議譯文；檔案沒有相符率時，則比較第一則。</translation>
    </message>
    <message>
        <source>“{document}”: suggestions from one origin: {origin}</source>
        <translation>「{document}」：採用單一來源的建議譯文：{origin}</translation>
    </message>
    <message>
        <source>For other segments, the file contains suggestions from other origins: {others}. Choose a different origin to compare those.</source>
        <translation>對於其他句段，檔案中還有其他來源的建議譯文：{others}。若要比較這些建議譯文，請選擇其他來源。</translation>
    </message>
    <message>
        <source>This makes subtitles that belong together appear at the same time. To use the times as they are in the files, pair by key.</source>
        <translation>這樣，互相對應的字幕會同時出現。若要採用檔案中的原始時間，請依「索引鍵」配對。</translation>
    </message>
    <message>
        <source>“{document}”: paired by content, not by time</source>
        <translation>「{document}」：依內容而非時間配對</translation>
    </message>
    <message>
        <source>Subtitles that appear at the same time do not belong together. To use the times anyway, pair by key.</source>
        <translation>同時出現的字幕並不對應。若仍要採用字幕的時間，請依「索引鍵」配對。</translation>
    </message>
    <message>
        <source>“{document}”: paired by content, not by key</source>
        <translation>「{document}」：依內容配對，未依索引鍵配對</translation>
    </message>
    <message>
        <source>Segments with the same key do not belong together. To use the keys anyway, pair by key.</source>
        <translation>索引鍵相同的句段並不對應。若仍要使用索引鍵，請選擇依「索引鍵」配對。</translation>
    </message>
    <message>
        <source>“{document}”: paired by position, not by key</source>
        <translation>「{document}」：依位置配對，未依索引鍵配對</translation>
    </message>
    <message>
        <source>“{document}”: {own} matched with {first} in the reference</source>
        <translation>「{document}」：{own}與參考翻譯的{first}對應</translation>
    </message>
    <message>
        <source>Their values identify the same segments. If that is wrong, choose the key columns, or pair by position.</source>
        <translation>兩者的值標識相同的句段。如果不對，請選擇作為索引鍵的欄，或依位置配對。</translation>
    </message>
    <message>
        <source>“{document}”: keys matched without {parts}</source>
        <translation>「{document}」：比較索引鍵時忽略{parts}</translation>
    </message>
    <message>
        <source>Apart from that, the keys are those of the reference. If they do not belong together, pair by position.</source>
        <translation>除此之外，這些索引鍵與參考翻譯的索引鍵相同。如果它們並不對應，請依位置配對。</translation>
    </message>
    <message>
        <source>“{document}”: hidden rows: {count}</source>
        <translation>「{document}」：隱藏的列：{count} 列</translation>
    </message>
    <message>
        <source>Hidden rows are compared like the others.</source>
        <translation>隱藏的列與其他列一樣列入比較。</translation>
    </message>
    <message>
        <source>“{document}”: totals in row {row}</source>
        <translation>「{document}」：合計在第 {row} 列</translation>
    </message>
    <message>
        <source>This row is not compared.</source>
        <translation>此列不列入比較。</translation>
    </message>
    <message>
        <source>“{document}”: translation in “{text}”</source>
        <translation>「{document}」：譯文在「{text}」</translation>
    </message>
    <message>
        <source>“{document}”: each line is a segment</source>
        <translation>「{document}」：每行為一個句段</translation>
    </message>
    <message>
        <source>The file has neither headings nor empty lines, so its lines are not joined into paragraphs as in other Markdown files.</source>
        <translation>該檔案沒有標題，也沒有空行，因此不像其他 Markdown 檔案那樣將各行合併為段落。</translation>
    </message>
    <message>
        <source>The keys are not those of the reference.</source>
        <translation>這些索引鍵與參考翻譯的索引鍵不同。</translation>
    </message>
    <message>
        <source>The keys are not those of the reference: for example, “{own}” and “{first}”.</source>
        <translation>這些索引鍵與參考翻譯的索引鍵不同，例如「{own}」和「{first}」。</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>索引鍵</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>「{text}」</translation>
    </message>
    <message>
        <source>their first or last part</source>
        <translation>其首段或末段</translation>
    </message>
    <message>
        <source>upper and lower case</source>
        <translation>大小寫</translation>
    </message>
    <message>
        <source>separators</source>
        <translation>分隔符號</translation>
    </message>
    <message>
        <source>leading zeros</source>
        <translation>前導零</translation>
    </message>
    <message>
        <source>It is the only text that can be the translation.</source>
        <translation>只有這項內容可能是譯文。</translation>
    </message>
    <message>
        <source>The file declares one encoding but is in another. If characters look wrong, choose the encoding for the file.</source>
        <translation>檔案註明的編碼與實際編碼不同。如果字元顯示不正確，請為此檔案選擇編碼。</translation>
    </message>
    <message>
        <source>It is in the same language as the other files.</source>
        <translation>其語言與其他檔案相同。</translation>
    </message>
    <message>
        <source>Reference and candidate differ in this text and agree in the others.</source>
        <translation>參考翻譯與候選翻譯只有這項內容不同，其餘都相同。</translation>
    </message>
    <message>
        <source>The file declares its other language as that of the source.</source>
        <translation>檔案宣告另一種語言是原文的語言。</translation>
    </message>
    <message>
        <source>{rate} ({own} → {expected} fps)</source>
        <translation>{rate}（{own} → {expected} fps）</translation>
    </message>
    <message>
        <source>“{document}”: times shifted by {shifts}</source>
        <translation>「{document}」：時間平移 {shifts}</translation>
    </message>
    <message>
        <source>“{document}”: times stretched {rate} and shifted by {shifts}</source>
        <translation>「{document}」：時間縮放 {rate}，並平移 {shifts}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{seconds} s from {time} on</source>
        <translation>{seconds} 秒（從 {time} 起）</translation>
    </message>
    <message>
        <source>“{document}”: times stretched {rate}</source>
        <translation>「{document}」：時間縮放 {rate}</translation>
    </message>
    <message>
        <source>To compare the first one, write &amp;quality=first after #alt-trans in the file name.</source>
        <translation>要比較第一則，請在檔名的 #alt-trans 後加上 &amp;quality=first。</translation>
    </message>
</context>
<context>
    <name>Bands</name>
    <message>
        <source>Almost useless</source>
        <translation>幾乎毫無用處</translation>
    </message>
    <message>
        <source>Hard to get the gist</source>
        <translation>難以看懂大意</translation>
    </message>
    <message>
        <source>Gist clear, serious errors</source>
        <translation>大意清楚，錯誤嚴重</translation>
    </message>
    <message>
        <source>Understandable to good</source>
        <translation>介於看得懂與良好之間</translation>
    </message>
    <message>
        <source>High quality</source>
        <translation>品質高</translation>
    </message>
    <message>
        <source>Very high quality</source>
        <translation>品質非常高</translation>
    </message>
    <message>
        <source>Often better than human</source>
        <translation>往往優於人工翻譯</translation>
    </message>
    <message>
        <source>A translation with this score is of little use to a reader.</source>
        <translation>分數落在這個水準的譯文，對讀者幾乎沒有用處。</translation>
    </message>
    <message>
        <source>A reader can hardly tell what the text is about.</source>
        <translation>讀者幾乎看不出譯文在說什麼。</translation>
    </message>
    <message>
        <source>The gist is clear, but there are serious grammar errors.</source>
        <translation>大意清楚，但有嚴重的文法錯誤。</translation>
    </message>
    <message>
        <source>The text can be understood, and parts of it are good.</source>
        <translation>譯文可以看懂，部分內容譯得不錯。</translation>
    </message>
    <message>
        <source>The translation is adequate and fluent.</source>
        <translation>譯文忠實而流暢。</translation>
    </message>
    <message>
        <source>Translations that score this high are often better than human ones.</source>
        <translation>分數達到這個水準的譯文，往往優於人工翻譯。</translation>
    </message>
    <message>
        <source>above {start}</source>
        <translation>高於 {start}</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores {range}: “{name}”.</source>
        <translation>依 Google 的指南，這個 BLEU 分數區間（{range}）代表「{name}」。</translation>
    </message>
    <message>
        <source>No interpretation: BLEU describes a whole text. A single segment can be well translated and still score near zero.</source>
        <translation>不做解讀：BLEU 衡量的是整篇譯文。單一句段即使譯得很好，分數也可能接近零。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on sequences of up to 4 tokens, not {order}.</source>
        <translation>Google 的 BLEU 分數指南在此不適用：該指南以最長 4 個詞元的序列為準，而不是 {order} 個。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on words, and single characters match far more often.</source>
        <translation>Google 的 BLEU 分數指南在此不適用：該指南以詞為準，而單一字元相符的機率高得多。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: the files are in different languages, or were split into words in different ways.</source>
        <translation>Google 的 BLEU 分數指南在此不適用：這些檔案的語言不同，或斷詞方式不同。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied with several references: they raise the score.</source>
        <translation>有多份參考翻譯時，不採用 Google 的 BLEU 分數指南，因為分數會因此偏高。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: the reference was made from this candidate, which raises the score.</source>
        <translation>Google 的 BLEU 分數指南不適用：參考翻譯是由這份候選翻譯修改而成，分數會因此偏高。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied before the texts have been checked.</source>
        <translation>在文字檢查完畢之前，不採用 Google 的 BLEU 分數指南。</translation>
    </message>
    <message>
        <source>These are formulas, and Google’s guide to BLEU scores covers only translations. Published results of formula recognition: {models}.</source>
        <translation>這些是公式，而 Google 的 BLEU 分數指南只適用於譯文。公式辨識的已發表結果：{models}。</translation>
    </message>
    <message>
        <source>This is a general guide, not a judgment of this text.</source>
        <translation>這是通用的指南，並不是對這篇譯文的評斷。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied: by words and by characters, the score lies in different bands.</source>
        <translation>不採用 Google 的 BLEU 分數指南：以詞計算和以字計算的分數落在不同區間。</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied because of the problems listed.</source>
        <translation>由於列出的問題，不採用 Google 的 BLEU 分數指南。</translation>
    </message>
    <message>
        <source>{model} {score}</source>
        <translation>{model} {score}</translation>
    </message>
    <message>
        <source>~{score}</source>
        <translation>約 {score}</translation>
    </message>
    <message>
        <source>Checking the texts…</source>
        <translation>正在檢查文字…</translation>
    </message>
    <message>
        <source>{shares} match the reference.</source>
        <translation>{shares} 與參考翻譯相符。</translation>
    </message>
    <message>
        <source>{shares} match a reference.</source>
        <translation>{shares} 與某一參考翻譯相符。</translation>
    </message>
    <message>
        <source>The candidate is {share} longer than the reference.</source>
        <translation>候選翻譯比參考翻譯長 {share}。</translation>
    </message>
    <message>
        <source>The candidate is {share} shorter than the reference.</source>
        <translation>候選翻譯比參考翻譯短 {share}。</translation>
    </message>
    <message>
        <source>two</source>
        <translation>兩</translation>
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
        <translation>詞和標點有 {share}</translation>
    </message>
    <message>
        <source>BLEU says nothing here: every reference has fewer than {order} tokens, too few for a sequence of {order}, so even an identical text would get 0. Use chrF instead.</source>
        <translation>BLEU 在此沒有意義：所有參考翻譯都不足 {order} 個詞元，連一個 {order} 個詞元的序列都無法構成，因此即使翻譯與參考完全相同，分數也是 0。請改用 chrF。</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order}</source>
        <translation>連續{order}個詞或標點的片段有 {share}</translation>
    </message>
    <message>
        <source>{share} of the characters</source>
        <translation>字有 {share}</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on words, and pieces of words match more often.</source>
        <translation>Google 的 BLEU 分數指南在此不適用：該指南以詞為準，而子詞相符的機率更高。</translation>
    </message>
    <message>
        <source>{share} of the tokens</source>
        <translation>詞元有 {share}</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order} characters</source>
        <translation>連續{order}字的片段有 {share}</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order} tokens</source>
        <translation>連續{order}個詞元的片段有 {share}</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>What was changed</source>
        <translation>改動了什麼</translation>
    </message>
    <message>
        <source>No segment had a suggestion.</source>
        <translation>沒有句段帶有建議譯文。</translation>
    </message>
    <message>
        <source>New (no suggestion)</source>
        <translation>新句段（無建議譯文）</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已鎖定</translation>
    </message>
    <message>
        <source>No final text</source>
        <translation>無最終譯文</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>below {percent}</source>
        <translation>低於 {percent}</translation>
    </message>
    <message>
        <source>from {percent}</source>
        <translation>{percent} 起</translation>
    </message>
    <message>
        <source>Weighted words</source>
        <translation>加權字數</translation>
    </message>
    <message>
        <source>Weighted characters</source>
        <translation>加權字元數</translation>
    </message>
    <message>
        <source>the sum of the bands, each rounded</source>
        <translation>各區間分別四捨五入後的總和</translation>
    </message>
    <message>
        <source>words: {count}</source>
        <translation>字數：{count}</translation>
    </message>
    <message>
        <source>characters: {count}</source>
        <translation>字元數：{count}</translation>
    </message>
    <message>
        <source>weighted: {count}</source>
        <translation>加權：{count}</translation>
    </message>
    <message>
        <source>segments: {count}</source>
        <translation>{count} 個句段</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>Kinds of origins, as stated by the user: {origins}.</source>
        <translation>來源類型（由使用者指定）：{origins}。</translation>
    </message>
    <message>
        <source>Minimum fee</source>
        <translation>最低收費</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>重寫</translation>
    </message>
    <message>
        <source>The kind of these origins is not stated: {origins}. The weights for all origins apply.</source>
        <translation>以下來源的類型未註明：{origins}。依適用於所有來源的權重計算。</translation>
    </message>
    <message>
        <source>Each Chinese or Japanese character counts as one word.</source>
        <translation>每個漢字或假名計為一個字。</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>未改動</translation>
    </message>
    <message>
        <source>Only inline tags</source>
        <translation>僅內嵌標籤</translation>
    </message>
    <message>
        <source>Only spaces</source>
        <translation>僅空格</translation>
    </message>
    <message>
        <source>Only upper or lower case</source>
        <translation>僅大小寫</translation>
    </message>
    <message>
        <source>Only punctuation</source>
        <translation>僅標點</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>字詞</translation>
    </message>
    <message>
        <source>Translation memory</source>
        <translation>翻譯記憶庫</translation>
    </message>
    <message>
        <source>Translation memory, match in context</source>
        <translation>翻譯記憶庫，上下文相符</translation>
    </message>
    <message>
        <source>Translation memory, match {matches}</source>
        <translation>翻譯記憶庫，相符率 {matches}</translation>
    </message>
    <message>
        <source>kind not stated</source>
        <translation>類型未註明</translation>
    </message>
    <message>
        <source>Machine translation</source>
        <translation>機器翻譯</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Other origin</source>
        <translation>其他來源</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>無建議譯文</translation>
    </message>
    <message>
        <source>Unknown origin</source>
        <translation>來源不明</translation>
    </message>
    <message>
        <source>{unchanged} of the suggestions were left unchanged, and {rewritten} were rewritten (similarity below {limit}).</source>
        <translation>建議譯文中，未更動的佔 {unchanged}，經過重寫的（相似度低於 {limit}）佔 {rewritten}。</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{all} 條中的 {count} 條</translation>
    </message>
    <message>
        <source>the minimum fee, which is more than the sum of the bands</source>
        <translation>最低收費，高於各區間的總和</translation>
    </message>
    <message>
        <source>of the characters changed ({changed} of {all})</source>
        <translation>的字元有改動（{all} 個中的 {changed} 個）</translation>
    </message>
    <message>
        <source>{changed} of {all} characters</source>
        <translation>{all} 個字元中的 {changed} 個</translation>
    </message>
    <message>
        <source>Price per weighted word</source>
        <translation>每加權字單價</translation>
    </message>
    <message>
        <source>Price per weighted character</source>
        <translation>每加權字元單價</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未註明</translation>
    </message>
    <message>
        <source>Translators</source>
        <translation>譯者</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>譯者</translation>
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
        <translation>這些差異均不顯著。</translation>
    </message>
    <message>
        <source>{second} compared with {first}: {difference} points, significant (p {p}).</source>
        <translation>{second} 與 {first} 相比：{difference} 分，差異顯著（p {p}）。</translation>
    </message>
    <message>
        <source>Each row covers different segments, so a difference may also be due to the segments.</source>
        <translation>各列涵蓋的句段不同，因此差異也可能來自句段本身。</translation>
    </message>
    <message>
        <source>Similarity: 1 − (characters changed ÷ characters of the longer text). Only identical texts reach {percent}.</source>
        <translation>相似度：1 −（改動的字元數 ÷ 較長一方的字元數）。只有完全相同才是 {percent}。</translation>
    </message>
    <message>
        <source>There are no source texts, so the words of the target are counted.</source>
        <translation>沒有原文，因此依譯文計字。</translation>
    </message>
    <message>
        <source>The inserted suggestion is compared or, if the file does not name it, the best match. An unused suggestion appears rewritten.</source>
        <translation>比較的是插入的建議譯文；檔案沒有註明時，比較相符率最高的。未被採用的建議譯文看起來會像重寫過一樣。</translation>
    </message>
    <message>
        <source>A segment whose source text occurred before is a repetition, whether it was edited or not.</source>
        <translation>原文已出現過的句段為重複句段，無論是否修改過。</translation>
    </message>
    <message>
        <source>Each repetition has the weight of its own similarity.</source>
        <translation>每個重複句段依其自身相似度的權重計算。</translation>
    </message>
    <message>
        <source>The amount of a row is its weighted words or characters times {price}, rounded half up to {decimals} decimals in each row; the total is the sum of the rows. Amounts of single segments are not rounded.</source>
        <translation>每列金額為加權字數或字元數乘以 {price}，逐列四捨五入到 {decimals} 位小數；總額為各列之和。個別句段的金額不捨入。</translation>
    </message>
    <message>
        <source>The total is less than the minimum fee, which is paid instead.</source>
        <translation>總額低於最低收費，因此依最低收費支付。</translation>
    </message>
    <message>
        <source>Amounts are without tax.</source>
        <translation>金額未稅。</translation>
    </message>
    <message>
        <source>Words are counted by Unicode boundaries.</source>
        <translation>字數依據 Unicode 的單字邊界計算。</translation>
    </message>
    <message>
        <source>In Thai, Lao, Khmer and Burmese, six characters count as one word.</source>
        <translation>泰文、寮文、高棉文和緬甸文每六個字元計為一個字。</translation>
    </message>
    <message>
        <source>That makes {words} words; counted by white space, as in Microsoft Word, it would be {spaced}.</source>
        <translation>合計 {words} 字；依空白分隔計算（與 Microsoft Word 相同）則為 {spaced} 字。</translation>
    </message>
    <message>
        <source>The keys of “{key}” must be percentages from 0 to 100.</source>
        <translation>「{key}」的鍵必須是 0 到 100 的百分比。</translation>
    </message>
    <message>
        <source>“{key}” must be &quot;machine&quot;, &quot;memory&quot;, &quot;repeated&quot; or &quot;other&quot;.</source>
        <translation>「{key}」必須是 &quot;machine&quot;、&quot;memory&quot;、&quot;repeated&quot; 或 &quot;other&quot;。</translation>
    </message>
    <message>
        <source>The time spent is not measured.</source>
        <translation>不測量所花的時間。</translation>
    </message>
    <message>
        <source>“{path}” names the origins of its suggestions but does not contain their text. Add the version before editing.</source>
        <translation>「{path}」註明了建議譯文的來源，但不含其內容。請加入編輯前的版本。</translation>
    </message>
    <message>
        <source>“{path}” contains no suggestions. Add the file with the machine translation, or the version before editing.</source>
        <translation>「{path}」不含建議譯文。請加入機器翻譯的檔案，或編輯前的版本。</translation>
    </message>
    <message>
        <source>“{key}” must be a table.</source>
        <translation>「{key}」必須是資料表。</translation>
    </message>
    <message>
        <source>a rate scheme has no key “{key}”.</source>
        <translation>費率方案沒有鍵「{key}」。</translation>
    </message>
    <message>
        <source>“{key}” must be a number of 0 or more.</source>
        <translation>「{key}」必須是不小於 0 的數字。</translation>
    </message>
    <message>
        <source>“{key}” must be an ISO code of three letters, such as EUR.</source>
        <translation>「{key}」必須是三個字母的 ISO 代碼，例如 EUR。</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number from 0 to {most}.</source>
        <translation>「{key}」必須是 0 到 {most} 之間的整數。</translation>
    </message>
    <message>
        <source>“{key}” must be &quot;words&quot; or &quot;characters&quot;.</source>
        <translation>「{key}」必須是 &quot;words&quot; 或 &quot;characters&quot;。</translation>
    </message>
    <message>
        <source>“{key}” must begin with the highest percentage.</source>
        <translation>「{key}」必須從最高的百分比開始。</translation>
    </message>
    <message>
        <source>there is no band for the weight “{key}”.</source>
        <translation>權重「{key}」沒有對應的區間。</translation>
    </message>
    <message>
        <source>the weight “{key}” of a band is missing.</source>
        <translation>缺少區間的權重「{key}」。</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Source words</source>
        <translation>原文字數</translation>
    </message>
    <message>
        <source>Source characters</source>
        <translation>原文字元數</translation>
    </message>
    <message>
        <source>Target words</source>
        <translation>譯文字數</translation>
    </message>
    <message>
        <source>Target characters</source>
        <translation>譯文字元數</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定義</translation>
    </message>
    <message>
        <source>Segments with a suggestion and a final text: {count}</source>
        <translation>同時有建議譯文和最終譯文的句段：{count} 個</translation>
    </message>
    <message>
        <source>Levenshtein distance: {distance} of {length} characters of the longer texts</source>
        <translation>編輯距離（Levenshtein）：{distance}，較長的一方共 {length} 個字元</translation>
    </message>
    <message>
        <source>Levenshtein distance: {distance} of {length} tokens of the longer texts</source>
        <translation>編輯距離（Levenshtein）：{distance}，較長的一方共 {length} 個詞元</translation>
    </message>
    <message>
        <source>Characters changed</source>
        <translation>字元改動率</translation>
    </message>
    <message>
        <source>Words changed</source>
        <translation>字詞改動率</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>費率</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次數</translation>
    </message>
    <message>
        <source>HTER: edits and shifts of words and Chinese characters, as sacreBLEU counts TER with --ter-normalized and --ter-asian-support</source>
        <translation>HTER：詞和漢字的編輯與移位，與 sacreBLEU 使用 --ter-normalized 和 --ter-asian-support 時計算的 TER 相同</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>HTER: edits and shifts of words, as sacreBLEU counts TER</source>
        <translation>HTER：字詞的編輯與移位，依 sacreBLEU 的 TER 計算</translation>
    </message>
    <message>
        <source>Changed characters</source>
        <translation>改動字元數</translation>
    </message>
    <message>
        <source>Characters of the longer text</source>
        <translation>較長一方的字元數</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改動</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>建議譯文</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Suggestions scored against the final texts</source>
        <translation>以最終譯文為準為建議譯文評分</translation>
    </message>
    <message>
        <source>Kinds of change</source>
        <translation>改動類型</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 信賴區間</translation>
    </message>
    <message>
        <source>Origins</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>建議</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>最終</translation>
    </message>
    <message>
        <source>Words often replaced</source>
        <translation>經常被取代的字詞</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>區間</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>13a (words and punctuation)</source>
        <translation>13a（字詞與標點）</translation>
    </message>
    <message>
        <source>intl (words, Unicode punctuation)</source>
        <translation>intl（字詞、Unicode 標點）</translation>
    </message>
    <message>
        <source>zh (Chinese characters)</source>
        <translation>zh（漢字）</translation>
    </message>
    <message>
        <source>char (every character)</source>
        <translation>char（逐字元）</translation>
    </message>
    <message>
        <source>none (text is already tokenized)</source>
        <translation>none（文字已斷詞）</translation>
    </message>
    <message>
        <source>jieba (Chinese words)</source>
        <translation>jieba（中文斷詞）</translation>
    </message>
    <message>
        <source>jieba-t2s (Traditional Chinese words)</source>
        <translation>jieba-t2s（繁體中文斷詞）</translation>
    </message>
    <message>
        <source>ja-mecab (Japanese words)</source>
        <translation>ja-mecab（日文斷詞）</translation>
    </message>
    <message>
        <source>ko-mecab (Korean words)</source>
        <translation>ko-mecab（韓文斷詞）</translation>
    </message>
    <message>
        <source>flores101 (pieces of words, as in spBLEU)</source>
        <translation>flores101（子詞，與 spBLEU 相同）</translation>
    </message>
    <message>
        <source>flores200 (pieces of words, as in spBLEU)</source>
        <translation>flores200（子詞，與 spBLEU 相同）</translation>
    </message>
    <message>
        <source>different for each file</source>
        <translation>因檔案而異</translation>
    </message>
    <message>
        <source>split into characters</source>
        <translation>依字切分</translation>
    </message>
    <message>
        <source>characters split by {tokenizer}</source>
        <translation>用 {tokenizer} 依字切分</translation>
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
        <translation>用 {tokenizer} 切分為子詞</translation>
    </message>
    <message>
        <source>words split by {tokenizer}</source>
        <translation>用 {tokenizer} 斷詞</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none（不平滑）</translation>
    </message>
    <message>
        <source>exp (exponential decay)</source>
        <translation>exp（指數衰減）</translation>
    </message>
    <message>
        <source>floor (a small value)</source>
        <translation>floor（以小值代替 0）</translation>
    </message>
    <message>
        <source>add-k (from order 2)</source>
        <translation>add-k（從 2 階起加 k）</translation>
    </message>
    <message>
        <source>add-one-all (every order)</source>
        <translation>add-one-all（各階均加 1）</translation>
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
        <translation>各計為一個詞元</translation>
    </message>
    <message>
        <source>kept as text</source>
        <translation>保留為文字</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>{language}, from the words of the text</source>
        <translation>{language}，依據內容中的字詞</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>LaTeX formulas</source>
        <translation>LaTeX 公式</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>正在讀取檔案</translation>
    </message>
    <message>
        <source>Reading texts</source>
        <translation>正在讀取文字內容</translation>
    </message>
    <message>
        <source>Pairing segments</source>
        <translation>正在配對句段</translation>
    </message>
    <message>
        <source>Checking texts</source>
        <translation>正在檢查文字內容</translation>
    </message>
    <message>
        <source>Counting matches</source>
        <translation>正在計算相符數</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>正在重抽樣</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在尋找</translation>
    </message>
    <message>
        <source>Saving the project</source>
        <translation>正在儲存專案</translation>
    </message>
    <message>
        <source>Opening the project</source>
        <translation>正在開啟專案</translation>
    </message>
    <message>
        <source>Scoring files</source>
        <translation>正在為檔案評分</translation>
    </message>
    <message>
        <source>not detected</source>
        <translation>未偵測到</translation>
    </message>
    <message>
        <source>{language}, stated in the file</source>
        <translation>{language}，依據檔案中的標示</translation>
    </message>
    <message>
        <source>{language}, from the file name</source>
        <translation>{language}，依據檔名</translation>
    </message>
    <message>
        <source>{language}, from the script of the text</source>
        <translation>{language}，依據內容使用的文字</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>▲ significantly better, ▼ significantly worse, ≈ neither.</source>
        <translation>▲ 顯著較佳，▼ 顯著較差，≈ 差異不顯著。</translation>
    </message>
    <message>
        <source>Difference: {difference}</source>
        <translation>差值：{difference}</translation>
    </message>
    <message>
        <source>Holm-corrected p {p}</source>
        <translation>Holm 校正後 p {p}</translation>
    </message>
    <message>
        <source>sacreBLEU’s p = {p}</source>
        <translation>sacreBLEU 的 p = {p}</translation>
    </message>
    <message>
        <source>Below {name} ({score}), the highest of {count}</source>
        <translation>低於 {name}（{score}，{count} 份中最高）</translation>
    </message>
    <message>
        <source>Highest of {count}, tied</source>
        <translation>{count} 份中並列最高</translation>
    </message>
    <message>
        <source>Highest of {count}</source>
        <translation>{count} 份中最高</translation>
    </message>
    <message>
        <source>differences not tested</source>
        <translation>差異未經檢定</translation>
    </message>
    <message>
        <source>Add more candidates to see which is best: how much they differ, whether that is significant, and which segments make the difference.</source>
        <translation>加入更多候選翻譯，即可看出哪一份最好、相差多少、差異是否顯著，以及差異來自哪些句段。</translation>
    </message>
    <message>
        <source>Equal best scores by {metric}: {names}</source>
        <translation>依 {metric} 並列最佳：{names}</translation>
    </message>
    <message>
        <source>{name} scores best by {metric}</source>
        <translation>依 {metric}，{name} 分數最佳</translation>
    </message>
    <message>
        <source>In texts like this, a difference of {difference} is significant in half of the cases with about {even} segments, and in four out of five with about {most}; here, there are {count}.</source>
        <translation>在這類文字中，{difference} 的差異約需 {even} 個句段，才會在一半的情況下達到顯著，約需 {most} 個才會在五次中有四次達到顯著；此處有 {count} 個。</translation>
    </message>
    <message>
        <source>If {name} and {other} are machine translations by different systems: in news and similar texts at WMT 2023–24 ({pairs} pairs, {languages} languages), people rated the system with the higher BLEU better in {share} ({interval}) of the pairs {points} points apart.</source>
        <translation>如果 {name} 和 {other} 是不同系統的機器翻譯：在 WMT 2023–24 的新聞及類似文章中（{pairs} 對系統，{languages} 種語言），相差 {points} 分的系統對裡，有 {share}（{interval}）是 BLEU 較高的系統獲得較高的人工評價。</translation>
    </message>
    <message>
        <source>By {metric}, {name} is significantly better than {other}.</source>
        <translation>依 {metric}，{name} 顯著優於 {other}。</translation>
    </message>
    <message>
        <source>Significantly better by {metric} than every other candidate.</source>
        <translation>依 {metric}，顯著優於其他所有候選翻譯。</translation>
    </message>
    <message>
        <source>Not significantly better by {metric} than {names}.</source>
        <translation>依 {metric}，並未顯著優於 {names}。</translation>
    </message>
    <message>
        <source>Compared with the baseline {name} by {metric}: {better} significantly better, {worse} significantly worse, {neither} neither.</source>
        <translation>依 {metric} 與基準 {name} 相比：{better} 份顯著較佳，{worse} 份顯著較差，{neither} 份差異不顯著。</translation>
    </message>
    <message>
        <source>Testing whether the differences are significant…</source>
        <translation>正在檢定差值是否顯著…</translation>
    </message>
    <message>
        <source>The differences have not been tested for significance.</source>
        <translation>尚未檢定差值的顯著性。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另外 {count} 份</translation>
    </message>
    <message>
        <source>Rank. Equal scores share a rank.</source>
        <translation>名次。分數相同則名次並列。</translation>
    </message>
    <message>
        <source>Possible problems with the score.</source>
        <translation>分數可能存在的問題。</translation>
    </message>
    <message>
        <source>The candidate’s score minus the baseline’s score, in points.</source>
        <translation>候選翻譯的分數減去基準的分數，單位為分。</translation>
    </message>
    <message>
        <source>The candidate’s score minus the best score, in points.</source>
        <translation>候選翻譯的分數減去最佳分數，單位為分。</translation>
    </message>
    <message>
        <source>95% confidence interval: the range that holds 95% of the differences when segments are resampled.</source>
        <translation>95% 信賴區間：對句段重抽樣時，95% 的差值會落在此範圍內。</translation>
    </message>
    <message>
        <source>Probability of a difference at least this large if both were equally good, corrected for the number of comparisons.</source>
        <translation>假設兩者一樣好，出現至少這麼大差值的機率，已依比較次數校正。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在計算…</translation>
    </message>
    <message>
        <source>{candidate} against {rival}</source>
        <translation>{candidate} 與 {rival} 相比</translation>
    </message>
</context>
<context>
    <name>Config</name>
    <message>
        <source>--config and --no-config cannot be used together.</source>
        <translation>--config 和 --no-config 不能同時使用。</translation>
    </message>
    <message>
        <source>“{file}” is not read: it is a pipe, a device, or a link that leads out of its folder. Replace it with a file, or use --config FILE or --no-config.</source>
        <translation>未讀取「{file}」：它是管線、裝置或指向資料夾外部的連結。請用檔案取代它，或使用 --config 檔案 或 --no-config。</translation>
    </message>
    <message>
        <source>“{key}” needs an earlier result: set “against” under [gate], or use --against FILE.</source>
        <translation>「{key}」需要先前的結果：請在 [gate] 下設定「against」，或使用 --against 檔案。</translation>
    </message>
    <message>
        <source>“{file}”, line {line}: {problem}</source>
        <translation>「{file}」，第 {line} 行：{problem}</translation>
    </message>
    <message>
        <source>this is not valid TOML.</source>
        <translation>這不是有效的 TOML。</translation>
    </message>
    <message>
        <source>“{key}” is already defined.</source>
        <translation>「{key}」已經定義過。</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>缺少「{key}」。</translation>
    </message>
    <message>
        <source>“{key}” must be a file in the folder of “{file}”, or below it.</source>
        <translation>「{key}」必須是「{file}」所在資料夾或其子資料夾中的檔案。</translation>
    </message>
    <message>
        <source>“{key}” can only be set on the command line.</source>
        <translation>「{key}」只能在終端機的指令中設定。</translation>
    </message>
    <message>
        <source>the first table</source>
        <translation>第一個表格</translation>
    </message>
    <message>
        <source>“{key}” belongs under {table}.</source>
        <translation>「{key}」應放在 {table} 之下。</translation>
    </message>
    <message>
        <source>“{key}” belongs before {table}.</source>
        <translation>「{key}」應放在{table}之前。</translation>
    </message>
    <message>
        <source>there is no option “{key}”.</source>
        <translation>沒有「{key}」這個選項。</translation>
    </message>
    <message>
        <source>Did you mean “{key}”?</source>
        <translation>是否應為「{key}」？</translation>
    </message>
    <message>
        <source>“{key}” must be a table: {table}</source>
        <translation>「{key}」必須是表格：{table}</translation>
    </message>
    <message>
        <source>“{key}” must be true or false.</source>
        <translation>「{key}」必須是 true 或 false。</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number.</source>
        <translation>「{key}」必須是整數。</translation>
    </message>
    <message>
        <source>“{key}” must be a number.</source>
        <translation>「{key}」必須是數字。</translation>
    </message>
    <message>
        <source>“{key}” must be a number, or false for no limit.</source>
        <translation>「{key}」必須是數字；若不設限值，請用 false。</translation>
    </message>
    <message>
        <source>“{key}” must be a string in quotation marks.</source>
        <translation>「{key}」必須是以引號括住的字串。</translation>
    </message>
    <message>
        <source>“{key}” must be a list of strings, as in {example}.</source>
        <translation>「{key}」必須是字串清單，如 {example}。</translation>
    </message>
    <message>
        <source>“{key}” is empty.</source>
        <translation>「{key}」是空的。</translation>
    </message>
    <message>
        <source>“{key}” cannot be negative.</source>
        <translation>「{key}」不能是負數。</translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message>
        <source>Simplified versus Traditional Chinese</source>
        <translation>簡體與繁體不一致</translation>
    </message>
    <message>
        <source>Lost characters</source>
        <translation>遺失的字元</translation>
    </message>
    <message>
        <source>The encoding is a guess</source>
        <translation>編碼為推測結果</translation>
    </message>
    <message>
        <source>Lines that end with only a carriage return</source>
        <translation>僅以歸位字元（CR）結尾的行</translation>
    </message>
    <message>
        <source>Different scripts</source>
        <translation>文字系統不一致</translation>
    </message>
    <message>
        <source>Segments in a different language</source>
        <translation>語言不同的句段</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>「{name}」</translation>
    </message>
    <message>
        <source>Refusals by a language model</source>
        <translation>語言模型的拒答</translation>
    </message>
    <message>
        <source>In these segments, a language model declines to translate, for example “I cannot translate this text”. Translate them again, or have them translated by a person.</source>
        <translation>在這些句段中，語言模型拒絕翻譯，例如「我無法翻譯這段文字」。請重新翻譯這些句段，或請人工翻譯。</translation>
    </message>
    <message>
        <source>“{document}” contains refusals by a language model</source>
        <translation>「{document}」包含語言模型的拒答</translation>
    </message>
    <message>
        <source>Traditional and Simplified Chinese mixed</source>
        <translation>繁體與簡體混用</translation>
    </message>
    <message>
        <source>There, texts seem to belong to other segments of the first reference, such as the one before. A text may be missing here, and there may be an extra one later. Pair the segments by content, or correct the file.</source>
        <translation>從那裡起，各句段似乎對應到第一份參考翻譯的其他句段，例如前一個句段。此處可能缺了一段，後面可能又多出一段。請依內容配對，或修正檔案。</translation>
    </message>
    <message>
        <source>From about segment {first} on</source>
        <translation>大約從第 {first} 個句段開始</translation>
    </message>
    <message>
        <source>“{document}” is in {script}, the first reference in {reference}</source>
        <translation>「{document}」為{script}，第一份參考翻譯為{reference}</translation>
    </message>
    <message>
        <source>Truncated segments</source>
        <translation>被截斷的句段</translation>
    </message>
    <message>
        <source>These segments end in the middle of a sentence and are much shorter than in the other text. A length limit may have cut them off. Export or translate the segments again.</source>
        <translation>這些句段在句子中間結束，而且比另一個檔案中的短得多，可能因長度限制而被截斷。請重新匯出或重新翻譯這些句段。</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be truncated</source>
        <translation>「{document}」的部分句段似乎被截斷</translation>
    </message>
    <message>
        <source>More than the translation</source>
        <translation>不只是譯文</translation>
    </message>
    <message>
        <source>Besides the translation, these segments contain text that the other file does not have: a key, a number, the source text, or words such as “Here is the translation:”, for example. It is scored as part of the translation. Compare only the translations.</source>
        <translation>除譯文外，這些句段還含有另一個檔案沒有的文字，例如索引鍵、編號、原文，或「以下是翻譯：」之類的話。這些文字會視為譯文的一部分一併評分。請只比較譯文。</translation>
    </message>
    <message>
        <source>Segments of “{document}” contain more than the translation</source>
        <translation>「{document}」的句段不只包含譯文</translation>
    </message>
    <message>
        <source>Different numbers</source>
        <translation>數字不同</translation>
    </message>
    <message>
        <source>The numbers in these segments differ from those in the first reference. Check whether the translation is wrong, or whether the lines are misaligned.</source>
        <translation>這些句段中的數字與第一份參考翻譯中的不同。請檢查是譯文有誤，還是行錯位。</translation>
    </message>
    <message>
        <source>Segments with numbers in both texts: {numbers}</source>
        <translation>兩個檔案都有數字的句段：{numbers}</translation>
    </message>
    <message>
        <source>Numbers in “{document}” differ from the reference</source>
        <translation>「{document}」中的數字與參考翻譯不同</translation>
    </message>
    <message>
        <source>Unusual lengths</source>
        <translation>長度異常</translation>
    </message>
    <message>
        <source>Identical to the reference</source>
        <translation>與參考翻譯完全相同</translation>
    </message>
    <message>
        <source>Check that you did not load the same file twice.</source>
        <translation>請檢查是否載入了同一個檔案兩次。</translation>
    </message>
    <message>
        <source>Many segments identical to the reference</source>
        <translation>許多句段與參考翻譯完全相同</translation>
    </message>
    <message>
        <source>They may be copied references, identifiers or untranslated names, which make the score too high. Check these segments. If one text is the post-edited version of the other, identical segments are normal.</source>
        <translation>它們可能是複製的參考翻譯、識別碼或未翻譯的名稱，會使分數偏高。請檢查這些句段。如果其中一個檔案是另一個的譯後編輯版本，出現相同句段是正常的。</translation>
    </message>
    <message>
        <source>Identical segments: {count} of {segments}, the first is number {first}</source>
        <translation>完全相同的句段：{count} 個（共 {segments} 個），首見於第 {first} 個</translation>
    </message>
    <message>
        <source>No match with the reference</source>
        <translation>與參考翻譯不相符</translation>
    </message>
    <message>
        <source>The lines may be in a different order, the times of subtitles may not fit, or the files may not belong together.</source>
        <translation>可能是行的順序不同、字幕的時間不符，也可能是檔案並不對應。</translation>
    </message>
    <message>
        <source>Segments that have no more words in common with their own reference than with those of other segments: {count} of {segments}, the first is number {first}</source>
        <translation>與自身參考翻譯的共同字詞並不比與其他句段參考翻譯更多的句段：{count} 個（共 {segments} 個），首見於第 {first} 個</translation>
    </message>
    <message>
        <source>Source text instead of a translation</source>
        <translation>是原文而非譯文</translation>
    </message>
    <message>
        <source>Check that you chose the right files.</source>
        <translation>請檢查是否選對了檔案。</translation>
    </message>
    <message>
        <source>Segments that are still the source text: {count} of {segments}</source>
        <translation>共 {segments} 個句段，其中 {count} 個仍為原文</translation>
    </message>
    <message>
        <source>A different language</source>
        <translation>語言不同</translation>
    </message>
    <message>
        <source>No matching n-grams (order {orders}); identical: {identical} of {all}, {metric}: {score}</source>
        <translation>第 {orders} 階沒有相符的 n 元語法；完全相同的句段：{identical} 個（共 {all} 個），{metric}：{score}</translation>
    </message>
    <message>
        <source>Known text</source>
        <translation>已知內容</translation>
    </message>
    <message>
        <source>Known text: {count} of {segments} segments</source>
        <translation>已知內容：{segments} 個句段中有 {count} 個</translation>
    </message>
    <message>
        <source>Segments: {count} of {segments}</source>
        <translation>句段：{segments} 個中有 {count} 個</translation>
    </message>
    <message>
        <source>Known text: {count} of {segments} segments, BLEU {known} in these and {other} in the others</source>
        <translation>已知內容：{segments} 個句段中有 {count} 個，其 BLEU 為 {known}，其餘句段為 {other}</translation>
    </message>
    <message>
        <source>References with fewer than {tokens} tokens, too few for an n-gram of the highest order: {count} of {segments}. BLEU says little about headings, buttons and single words. chrF compares characters and says more about them.</source>
        <translation>{segments} 個句段中，有 {count} 個的參考翻譯不足 {tokens} 個詞元，連一個最高階的 n 元語法都無法構成。標題、按鈕和單一字詞的 BLEU 分數參考價值很低。chrF 比較的是字元，更能反映這類內容的情況。</translation>
    </message>
    <message>
        <source>Many very short segments; identical: {identical} of {all}, {metric}: {score}</source>
        <translation>許多句段過短；完全相同：{identical} 個（共 {all} 個），{metric}：{score}</translation>
    </message>
    <message>
        <source>Empty segments</source>
        <translation>空白句段</translation>
    </message>
    <message>
        <source>Labels, or special tokens of a translation model</source>
        <translation>標記或翻譯模型的特殊詞元</translation>
    </message>
    <message>
        <source>These segments contain a label, such as “__es__” or “[MT]”, or a token of a model, such as “&lt;unk&gt;”, that the other text does not have. It is scored as part of the translation. Check how the translation was exported, or remove it from the file.</source>
        <translation>這些句段含有另一個檔案沒有的標記（例如「__es__」或「[MT]」）或模型的詞元（例如「&lt;unk&gt;」），它們會作為譯文的一部分計分。請檢查譯文的匯出方式，或從檔案中將其刪除。</translation>
    </message>
    <message>
        <source>“{document}” contains labels or special tokens</source>
        <translation>「{document}」包含標記或特殊詞元</translation>
    </message>
    <message>
        <source>Already tokenized text</source>
        <translation>已斷詞的文字</translation>
    </message>
    <message>
        <source>Unusual spaces</source>
        <translation>特殊空白字元</translation>
    </message>
    <message>
        <source>Repeated segments</source>
        <translation>重複的句段</translation>
    </message>
    <message>
        <source>Words are not separated</source>
        <translation>沒有切分成詞</translation>
    </message>
    <message>
        <source>{language} is written without spaces between words, and this word segmentation compares whole phrases instead. The score says nothing about the translation. Choose another word segmentation.</source>
        <translation>{language}的詞與詞之間沒有空格，而這種斷詞方式不切分字詞，比較的是整句或整個片語。分數無法說明譯文的品質。請選擇其他斷詞方式。</translation>
    </message>
    <message>
        <source>Untranslated segments</source>
        <translation>未翻譯的句段</translation>
    </message>
    <message>
        <source>Their scores say nothing about the translation. Translate these segments, or exclude them.</source>
        <translation>這些句段的分數無法反映譯文品質。請翻譯這些句段，或將其排除。</translation>
    </message>
    <message>
        <source>Segments that are still the source text: {count} of {segments}, the first is number {first}</source>
        <translation>共 {segments} 個句段，其中 {count} 個仍為原文，首見於第 {first} 個</translation>
    </message>
    <message>
        <source>A translation of a different source text</source>
        <translation>譯自不同的原文</translation>
    </message>
    <message>
        <source>Only their keys match. Check that both files come from the same version, or exclude these segments.</source>
        <translation>它們僅索引鍵相同。請檢查兩個檔案是否來自同一版本，或排除這些句段。</translation>
    </message>
    <message>
        <source>Segments whose source text is not that of the reference: {count} of {segments}, the first is number {first}</source>
        <translation>原文與參考翻譯的原文不同的句段：{count} 個（共 {segments} 個），首見於第 {first} 個</translation>
    </message>
    <message>
        <source>Segments that may not be translations ({count})</source>
        <translation>可能不是翻譯的句段（{count}）</translation>
    </message>
    <message>
        <source>In “{document}”, the segments named {members} are identical to the reference, while the segments next to them differ: {count} of {segments}, the first is number {first}. If they are notes or IDs, exclude them: they make the score too high.</source>
        <translation>在「{document}」中，名為{members}的句段與參考翻譯相同，而相鄰的句段不同：{count} 個（共 {segments} 個），首見於第 {first} 個。如果這些句段是備註或 ID，分數就會過高。若是如此，請排除這些句段。</translation>
    </message>
    <message>
        <source>These segments are in a different language or script from the first reference. They may not have been translated.</source>
        <translation>這些句段的語言或文字系統與第一份參考翻譯不同，可能尚未翻譯。</translation>
    </message>
    <message>
        <source>Judging by their words, these segments are in a different language from the first reference. They may not have been translated.</source>
        <translation>從用詞來看，這些句段的語言與第一份參考翻譯不同，可能尚未翻譯。</translation>
    </message>
    <message>
        <source>These segments use a different Chinese script from the same segments of the first reference. Many of their characters do not match.</source>
        <translation>這些句段與第一份參考翻譯的對應句段繁簡不同，許多字元不會相符。</translation>
    </message>
    <message>
        <source>There are spaces between Chinese characters. BLEU splits text into words itself; load the text as a reader would see it, or choose the word segmentation “none” if all files are split in the same way.</source>
        <translation>漢字之間有空格。BLEU 會自行斷詞，請載入讀者實際看到的文字；如果所有檔案的斷詞做法相同，也可將斷詞方式設為「none」。</translation>
    </message>
    <message>
        <source>The file does not declare its encoding. If characters look wrong, choose another encoding for the file, or save it as UTF-8.</source>
        <translation>檔案沒有註明所用的編碼。如果字元顯示不正確，請為此檔案選擇其他編碼，或將檔案另存為 UTF-8。</translation>
    </message>
    <message>
        <source>There are spaces before periods or commas, or marks left by a tokenizer. BLEU splits text into words itself; load the text as a reader would see it, or choose the word segmentation “none” if all files are tokenized in the same way.</source>
        <translation>句號或逗號前有空格，或留有斷詞工具的標記。BLEU 會自行斷詞，請載入讀者實際看到的文字；如果所有檔案的斷詞做法相同，也可將斷詞方式設為「none」。</translation>
    </message>
    <message>
        <source>Lines: {count}, the first is line {line}</source>
        <translation>共 {count} 行，首見於第 {line} 行</translation>
    </message>
    <message>
        <source>“�” marks where a character was lost when the file was created. Take the text from an intact file; it cannot be restored here.</source>
        <translation>「�」表示該處的字元在產生檔案時已經遺失。請改用完好的檔案；本程式無法復原這些字元。</translation>
    </message>
    <message>
        <source>Each of these lines is a segment here; other programs do not split there. Save the file with uniform line endings.</source>
        <translation>本程式將每一行計為一個句段，其他程式則不會在此斷行。請統一換行字元後重新儲存檔案。</translation>
    </message>
    <message>
        <source>Texts in different scripts are unlikely to match. Check that these are the right files.</source>
        <translation>文字系統不同的內容幾乎不可能相符。請檢查檔案是否正確。</translation>
    </message>
    <message>
        <source>“{meant}” is missing</source>
        <translation>缺少「{meant}」</translation>
    </message>
    <message>
        <source>“{written}” is added</source>
        <translation>多出「{written}」</translation>
    </message>
    <message>
        <source>“{meant}” is written “{written}”</source>
        <translation>「{meant}」寫成「{written}」</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>還有 {count} 種</translation>
    </message>
    <message>
        <source>Some segments are far longer or shorter than the first reference. Lines may be misaligned, or text may be missing.</source>
        <translation>部分句段比第一份參考翻譯長得多或短得多。可能有行發生錯位，也可能有文字缺漏。</translation>
    </message>
    <message>
        <source>Translations of the same text have similar lengths. Check whether the lines contain more than the translation, such as the source text, or whether text is missing.</source>
        <translation>同一原文的不同譯文長度相近。請檢查各行是否含有譯文以外的內容（例如原文），或者是否有文字缺漏。</translation>
    </message>
    <message>
        <source>“{document}” is far longer than the reference</source>
        <translation>「{document}」比參考翻譯長得多</translation>
    </message>
    <message>
        <source>“{document}” is far shorter than the reference</source>
        <translation>「{document}」比參考翻譯短得多</translation>
    </message>
    <message>
        <source>About every third character differs, so the score is far too low. Compare texts in the same script, or convert both for the comparison.</source>
        <translation>約有三分之一的字不同，因此分數過低。請比較同一種字體（簡體或繁體）的譯文，或在比較時將兩者統一轉換。</translation>
    </message>
    <message>
        <source>In a reference in a different script, a candidate can match only what both scripts write in the same way.</source>
        <translation>如果參考使用另一種文字，候選只能比對到兩種文字寫法相同的部分。</translation>
    </message>
    <message>
        <source>Judging by what the files state or by their words, it is in {language}, but the first reference is in {reference}. Check that you chose the right files.</source>
        <translation>從檔案中的說明或用詞來看，其語言為{language}，但第一份參考翻譯的語言為{reference}。請檢查是否選對了檔案。</translation>
    </message>
    <message>
        <source>Segments without any reference: {unmatched}. Whatever the candidate contains there counts as wrong. Complete the references, or exclude these segments.</source>
        <translation>沒有任何參考翻譯的句段：{unmatched}。這些句段無論候選翻譯的內容為何，都會計為錯誤。請補齊參考翻譯，或排除這些句段。</translation>
    </message>
    <message>
        <source>Empty references are ignored; the other references of the segment count.</source>
        <translation>空白的參考翻譯不計入，該句段仍以其他參考翻譯為準。</translation>
    </message>
    <message>
        <source>“{document}” contains empty segments</source>
        <translation>「{document}」包含空白句段</translation>
    </message>
    <message>
        <source>They mostly use sacreBLEU’s segmentation into characters. The score of words found by a dictionary cannot be compared with theirs.</source>
        <translation>論文大多採用 sacreBLEU 的依字切分。依詞典切分成詞的分數不能與之比較。</translation>
    </message>
    <message>
        <source>The dictionary has the words of Mandarin, and cuts Cantonese in the wrong places: the segmentation into characters suits this text better.</source>
        <translation>詞典只收國語的詞，會把粵語切錯：依字切分更適合這篇文章。</translation>
    </message>
    <message>
        <source>Publications split Chinese into characters ({tokenizer})</source>
        <translation>論文中的中文依字切分（{tokenizer}）</translation>
    </message>
    <message>
        <source>Possibly misaligned segments</source>
        <translation>疑似錯位的句段</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be misaligned</source>
        <translation>「{document}」的句段似乎錯位</translation>
    </message>
    <message>
        <source>Characters of “{document}” are lost</source>
        <translation>「{document}」的部分字元已遺失</translation>
    </message>
    <message>
        <source>Repeated text</source>
        <translation>重複的文字</translation>
    </message>
    <message>
        <source>These segments repeat a word or a phrase many times, or have the same text as other segments, such as an error message or the line before; the other text does not. Check how the file was created, and translate these segments again.</source>
        <translation>這些句段多次重複某個詞或片語，或者與其他句段的文字相同（例如錯誤訊息或上一行），而另一個檔案沒有這種情況。請檢查檔案的產生方式，並重新翻譯這些句段。</translation>
    </message>
    <message>
        <source>Segments of “{document}” contain repeated text</source>
        <translation>「{document}」的部分句段包含重複的文字</translation>
    </message>
    <message>
        <source>Text that both files share</source>
        <translation>兩個檔案共有的文字</translation>
    </message>
    <message>
        <source>Besides the translation, these lines contain text that the reference has, too: a key, a name, a time or the source text, for example. It always matches, so the score is too high. Compare only the translations.</source>
        <translation>除譯文外，這些行還含有參考翻譯中也有的文字，例如索引鍵、人名、時間或原文。這些文字總是相符，因此分數偏高。請只比較譯文。</translation>
    </message>
    <message>
        <source>“{document}” shares text with the reference</source>
        <translation>「{document}」與參考翻譯有共有的文字</translation>
    </message>
    <message>
        <source>Unresolved conflicts</source>
        <translation>未解決的衝突</translation>
    </message>
    <message>
        <source>These segments contain several versions, with the marks that gettext or Git puts between them. All of them are scored as one text. Keep one version in the file.</source>
        <translation>這些句段包含多個版本，版本之間有 gettext 或 Git 加入的標記。所有版本會當作同一段文字評分。請在檔案中只保留一個版本。</translation>
    </message>
    <message>
        <source>“{document}” contains unresolved conflicts</source>
        <translation>「{document}」包含未解決的衝突</translation>
    </message>
    <message>
        <source>Different capitals</source>
        <translation>大小寫不同</translation>
    </message>
    <message>
        <source>These segments have words of the first reference with other capitals: all, none, or one at the start of each word. Such words do not match unless case is ignored.</source>
        <translation>這些句段中的詞與第一份參考翻譯相同，但大小寫不同：全部大寫、沒有大寫，或每個詞首字母大寫。除非不區分大小寫，否則這些詞不會相符。</translation>
    </message>
    <message>
        <source>The capitals of “{document}” differ</source>
        <translation>「{document}」的大小寫不同</translation>
    </message>
    <message>
        <source>These segments occur in the reference more than once, and every repetition counts.</source>
        <translation>這些句段在參考翻譯中不只出現一次，每次重複都會計入分數。</translation>
    </message>
    <message>
        <source>There are spaces between Chinese characters, but not in all files. BLEU splits text into words itself; load the text as a reader would see it.</source>
        <translation>漢字之間有空格，但並非所有檔案都如此。BLEU 會自行斷詞，請載入讀者實際看到的文字。</translation>
    </message>
    <message>
        <source>There are spaces before periods or commas, or marks left by a tokenizer, but not in all files. BLEU splits text into words itself; load the text as a reader would see it.</source>
        <translation>句號或逗號前有空格，或留有斷詞工具的標記，但並非所有檔案都如此。BLEU 會自行斷詞，請載入讀者實際看到的文字。</translation>
    </message>
    <message>
        <source>Segments: {count} of {segments}, the first is number {first}</source>
        <translation>共 {segments} 個句段，其中 {count} 個有此情形，首見於第 {first} 個</translation>
    </message>
    <message>
        <source>Probably {language}</source>
        <translation>可能是{language}</translation>
    </message>
    <message>
        <source>Read as {encoding}</source>
        <translation>以 {encoding} 讀取</translation>
    </message>
    <message>
        <source>{script}; the first reference: {reference}</source>
        <translation>{script}；第一份參考翻譯：{reference}</translation>
    </message>
    <message>
        <source>Characters: {length}, in the reference: {reference}</source>
        <translation>{length} 個字元，參考翻譯為 {reference} 個字元</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>定位字元</translation>
    </message>
    <message>
        <source>vertical tab</source>
        <translation>垂直定位字元</translation>
    </message>
    <message>
        <source>form feed</source>
        <translation>換頁字元</translation>
    </message>
    <message>
        <source>next line</source>
        <translation>下一行控制字元</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>不換行空格</translation>
    </message>
    <message>
        <source>soft hyphen</source>
        <translation>軟連字號</translation>
    </message>
    <message>
        <source>zero-width space</source>
        <translation>零寬空格</translation>
    </message>
    <message>
        <source>left-to-right mark</source>
        <translation>由左至右標記</translation>
    </message>
    <message>
        <source>right-to-left mark</source>
        <translation>由右至左標記</translation>
    </message>
    <message>
        <source>line separator</source>
        <translation>行分隔字元</translation>
    </message>
    <message>
        <source>paragraph separator</source>
        <translation>段落分隔字元</translation>
    </message>
    <message>
        <source>narrow no-break space</source>
        <translation>窄不換行空格</translation>
    </message>
    <message>
        <source>word joiner</source>
        <translation>字詞連接字元</translation>
    </message>
    <message>
        <source>full-width space</source>
        <translation>全形空格</translation>
    </message>
    <message>
        <source>byte order mark</source>
        <translation>位元組順序記號</translation>
    </message>
    <message>
        <source>CSV quoting removed</source>
        <translation>移除 CSV 引號</translation>
    </message>
    <message>
        <source>Numbered tags removed</source>
        <translation>移除帶編號的標籤</translation>
    </message>
    <message>
        <source>Numbers at the start removed</source>
        <translation>移除開頭的編號</translation>
    </message>
    <message>
        <source>Only translations compared</source>
        <translation>僅比較譯文</translation>
    </message>
    <message>
        <source>Characters restored</source>
        <translation>字元已還原</translation>
    </message>
    <message>
        <source>Markdown removed</source>
        <translation>移除 Markdown 標記</translation>
    </message>
    <message>
        <source>Typography made uniform</source>
        <translation>標點形式已統一</translation>
    </message>
    <message>
        <source>Introductions removed</source>
        <translation>移除開頭的說明語</translation>
    </message>
    <message>
        <source>Tags removed</source>
        <translation>移除標籤</translation>
    </message>
    <message>
        <source>Traditional to Simplified</source>
        <translation>繁體轉為簡體</translation>
    </message>
    <message>
        <source>Tokenization undone</source>
        <translation>還原為斷詞前的文字</translation>
    </message>
    <message>
        <source>BLEU unchanged ({score})</source>
        <translation>BLEU 維持 {score} 不變</translation>
    </message>
    <message>
        <source>BLEU {before} → {after} ({difference})</source>
        <translation>BLEU {before} → {after}（{difference}）</translation>
    </message>
    <message>
        <source>With fewer than about {recommended} segments, chance has a large effect on the score. Add more text, or take the score as a rough indication.</source>
        <translation>句段少於約 {recommended} 個時，分數受偶然因素影響很大。請增加內容，或僅將分數當作粗略參考。</translation>
    </message>
    <message>
        <source>Many very short segments</source>
        <translation>許多句段過短</translation>
    </message>
    <message>
        <source>“{document}” is identical to the reference</source>
        <translation>「{document}」與參考翻譯相同</translation>
    </message>
    <message>
        <source>Mixed line endings in “{document}”</source>
        <translation>「{document}」的換行字元不一致</translation>
    </message>
    <message>
        <source>Without smoothing, one order without a match makes the whole score 0. Check that the files belong together; for a short text, choose a smoothing method.</source>
        <translation>如果不做平滑，只要有一階沒有相符之處，整體分數就為 0。請檢查各檔案是否互相對應；如果是短文，請選擇一種平滑方式。</translation>
    </message>
    <message>
        <source>No matching n-grams (order {orders})</source>
        <translation>第 {orders} 階沒有相符的 n 元語法</translation>
    </message>
    <message>
        <source>“{document}” is not in the script of the first reference</source>
        <translation>「{document}」與第一份參考翻譯的文字系統不一致</translation>
    </message>
    <message>
        <source>Splitting {language} into words requires the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not include. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>要對{language}斷詞，需要 Python 套件的選用相依套件「{extra}」（pip install &quot;bleu-desktop[{extra}]&quot;），獨立版程式未包含此套件。以字元比較的分數高於以詞比較的分數，只能與同樣以字元比較的分數相比。</translation>
    </message>
    <message>
        <source>Marks of a file format</source>
        <translation>檔案格式的標記</translation>
    </message>
    <message>
        <source>Tags such as &lt;b&gt;, Markdown, or the quotation marks of a CSV file are compared as if they were words.</source>
        <translation>&lt;b&gt; 之類的標籤、Markdown 標記或 CSV 檔案的引號會當成詞來比較。</translation>
    </message>
    <message>
        <source>“{document}” contains marks of a file format</source>
        <translation>「{document}」含有檔案格式的標記</translation>
    </message>
    <message>
        <source>Wrong or encoded characters</source>
        <translation>字元有誤或寫成代碼</translation>
    </message>
    <message>
        <source>The other text has the same words in other characters. These are codes, letters of another script or encoding, or signs for lost letters, and such words do not match. Take the text from an intact file, or export it again as UTF-8.</source>
        <translation>對照的內容以其他字元寫了相同的詞。這裡出現的是跳脫代碼、其他文字系統或其他編碼的字母，或代替遺失字母的符號，這樣的詞無法相符。請從完好的檔案取得文字，或重新匯出為 UTF-8。</translation>
    </message>
    <message>
        <source>“{document}” contains wrong or encoded characters</source>
        <translation>「{document}」中有錯誤的字元或代碼</translation>
    </message>
    <message>
        <source>Different typography</source>
        <translation>標點形式不同</translation>
    </message>
    <message>
        <source>The first reference has the same signs in another form. This is a choice of style, but signs in different forms do not match.</source>
        <translation>第一份參考翻譯中相同的符號採用了另一種形式。這只是風格選擇，但形式不同的符號無法相符。</translation>
    </message>
    <message>
        <source>The typography of “{document}” differs</source>
        <translation>「{document}」的標點形式不同</translation>
    </message>
    <message>
        <source>There are tabs, no-break spaces, line breaks or similar characters that the other text does not have. Other programs may split words or segments at other places.</source>
        <translation>有對照內容所沒有的定位點、不換行空格、換行或類似字元。其他程式可能會在別處切開詞或句段。</translation>
    </message>
    <message>
        <source>Mixed line endings, or a byte order mark</source>
        <translation>換行字元不一致，或有位元組順序記號</translation>
    </message>
    <message>
        <source>The file is read correctly here. Other programs may count more or fewer segments, or treat the byte order mark (BOM) as text.</source>
        <translation>本程式能正確讀取該檔案。其他程式可能會多計或少計句段，或將位元組順序記號（BOM）視為文字。</translation>
    </message>
    <message>
        <source>Too few segments ({count})</source>
        <translation>句段太少（{count} 個）</translation>
    </message>
    <message>
        <source>Excluded segments ({count} of {segments})</source>
        <translation>{segments} 個句段中有 {count} 個被排除</translation>
    </message>
    <message>
        <source>The encoding of “{document}” is a guess</source>
        <translation>「{document}」的編碼為推測結果</translation>
    </message>
    <message>
        <source>No smoothing helps here: nothing matches at all, or the candidate is too short for n-grams of this order. Check that the files belong together.</source>
        <translation>平滑在這裡不起作用：可能完全沒有相符之處，也可能候選翻譯太短，沒有這一階的 n 元語法。請檢查各檔案是否互相對應。</translation>
    </message>
    <message>
        <source>In these files: {files}.</source>
        <translation>出現在這些檔案中：{files}。</translation>
    </message>
    <message>
        <source>Untranslated segments in “{document}” ({count})</source>
        <translation>「{document}」中有未翻譯的句段（{count} 個）</translation>
    </message>
    <message>
        <source>“{document}” is a translation of a different source text</source>
        <translation>「{document}」譯自不同的原文</translation>
    </message>
    <message>
        <source>“{document}” does not match the reference</source>
        <translation>「{document}」與參考翻譯不對應</translation>
    </message>
    <message>
        <source>Many segments of “{document}” are identical to the reference</source>
        <translation>「{document}」的許多句段與參考翻譯完全相同</translation>
    </message>
    <message>
        <source>“{document}” is the source text</source>
        <translation>「{document}」就是原文</translation>
    </message>
    <message>
        <source>Blank lines</source>
        <translation>空行</translation>
    </message>
    <message>
        <source>Lines that are blank in all files and are ignored: {count}.</source>
        <translation>在所有檔案中皆為空白並被忽略的行：{count} 行。</translation>
    </message>
    <message>
        <source>The source text of these segments is in {files}. A system that was trained on this text, or has it as a memory, has seen them before.</source>
        <translation>這些句段的原文出現在{files}中。用這份內容訓練過的系統，或以其作為記憶庫的系統，已經看過這些句段。</translation>
    </message>
    <message>
        <source>The reference of these segments is in {files}. A system that was trained on this text, or has it as a memory, has seen them before.</source>
        <translation>這些句段的參考翻譯出現在{files}中。用這份內容訓練過的系統，或以其作為記憶庫的系統，已經看過這些句段。</translation>
    </message>
    <message>
        <source>BLEU {known} in these and {other} in the others</source>
        <translation>這些句段的 BLEU 為 {known}，其餘句段為 {other}</translation>
    </message>
    <message>
        <source>The score of the others says more about new texts.</source>
        <translation>其餘句段的分數更能說明系統處理新內容的表現。</translation>
    </message>
    <message>
        <source>BLEU {known}</source>
        <translation>BLEU {known}</translation>
    </message>
    <message>
        <source>None of these segments is in {files}.</source>
        <translation>這些句段均未出現在{files}中。</translation>
    </message>
    <message>
        <source>An empty segment matches nothing and shortens the candidate, which lowers the score (brevity penalty). Check whether the translation is missing there.</source>
        <translation>空白句段沒有任何相符之處，還會縮短候選翻譯，因而降低分數（簡短懲罰）。請檢查該處是否漏譯。</translation>
    </message>
    <message>
        <source>A heading counts as a segment</source>
        <translation>標題列被當作句段計分</translation>
    </message>
    <message>
        <source>Segment {first} of “{document}” seems to be the heading of a column, not a translation: “{example}”. Exclude it.</source>
        <translation>「{document}」的第 {first} 個句段似乎是欄標題，而不是譯文：「{example}」。請將其排除。</translation>
    </message>
    <message>
        <source>From about here on, suggestions and final texts seem to belong to different segments, so their similarities would be too low. Pair the segments by content, or correct the file.</source>
        <translation>大約從這裡開始，建議譯文與最終譯文似乎不屬於同一個句段，因此相似度會偏低。請依內容配對句段，或更正檔案。</translation>
    </message>
    <message>
        <source>Little in common with the final texts</source>
        <translation>與最終譯文幾乎沒有相同之處</translation>
    </message>
    <message>
        <source>“{document}” has little in common with the final texts</source>
        <translation>「{document}」與最終譯文幾乎沒有相同之處</translation>
    </message>
    <message>
        <source>Check that each suggestion is paired with its own final text.</source>
        <translation>請檢查每則建議譯文是否與其最終譯文對應。</translation>
    </message>
    <message>
        <source>Segments that have no more words in common with their own final text than with others: {count} of {segments}, the first is number {first}</source>
        <translation>與自身最終譯文的相同字詞不多於與其他最終譯文的句段：{count} 個（共 {segments} 個），首見於第 {first} 個</translation>
    </message>
    <message>
        <source>Different source texts</source>
        <translation>原文不同</translation>
    </message>
    <message>
        <source>Only their keys match. Check that both files come from the same version.</source>
        <translation>只有鍵相符。請檢查兩個檔案是否來自同一版本。</translation>
    </message>
    <message>
        <source>Segments whose source text is not that of the final text: {count} of {segments}, the first is number {first}</source>
        <translation>原文與最終譯文的原文不同的句段：{count} 個（共 {segments} 個），首見於第 {first} 個</translation>
    </message>
    <message>
        <source>“{document}” has different source texts</source>
        <translation>「{document}」的原文不同</translation>
    </message>
    <message>
        <source>Files that are not counted: {count}</source>
        <translation>未計入的檔案：{count} 個</translation>
    </message>
    <message>
        <source>Could not be read or compared: {count}.</source>
        <translation>無法讀取或比較的檔案：{count} 個。</translation>
    </message>
    <message>
        <source>Missing from at least one candidate: {count}.</source>
        <translation>至少一份候選翻譯缺少的檔案：{count} 個。</translation>
    </message>
    <message>
        <source>Unpaired files: {count}.</source>
        <translation>未配對的檔案：{count} 個。</translation>
    </message>
    <message>
        <source>Files that are not in this score: {count}</source>
        <translation>未計入此分數的檔案：{count} 個</translation>
    </message>
    <message>
        <source>It contains hardly any of the words that are common in the first reference. Check that you chose the right files.</source>
        <translation>第一份參考翻譯中的常用詞，在這裡幾乎沒有出現。請檢查是否選對了檔案。</translation>
    </message>
    <message>
        <source>“{document}” seems to be in a different language</source>
        <translation>「{document}」的語言似乎不同</translation>
    </message>
    <message>
        <source>Smoothing filled in a value for each order without a match, so the score depends on these values. Check that the files belong together.</source>
        <translation>平滑為沒有相符之處的各階補上了一個值，因此分數取決於這些值。請檢查各檔案是否互相對應。</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be in a different language</source>
        <translation>「{document}」中的部分句段語言似乎不同</translation>
    </message>
    <message>
        <source>“{document}” seems to be tokenized already</source>
        <translation>「{document}」似乎已經斷過詞</translation>
    </message>
    <message>
        <source>{language} is written without spaces between words, and no word segmentation is available for it here. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>{language}的詞與詞之間沒有空格，而本程式沒有適用的斷詞方式。以字元比較的分數高於以詞比較的分數，只能與同樣以字元比較的分數相比。</translation>
    </message>
    <message>
        <source>Characters are compared, not words</source>
        <translation>比較的是字元，而不是詞</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored.</source>
        <translation>{reasons}。這些句段不計入分數。</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored. The Pairing page lists them and lets you keep them.</source>
        <translation>{reasons}。這些句段不計入分數。「配對」頁面會列出這些句段，您也可以在該頁面選擇保留。</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored. Use --keep to keep them.</source>
        <translation>{reasons}。這些句段不計入分數。如需保留，請使用 --keep。</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Let TER split the text into characters (--ter-normalized --ter-asian-support), or rely on chrF2.</source>
        <translation>TER 比較的是以空格隔開的單位，而{language}的詞與詞之間沒有空格。請讓 TER 將文字拆成單一字元（--ter-normalized --ter-asian-support），或以 chrF2 為準。</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Turn on “{option}”, or rely on chrF2.</source>
        <translation>TER 比較的是以空格隔開的單位，而{language}的詞與詞之間沒有空格。請啟用「{option}」，或以 chrF2 為準。</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Rely on chrF2 instead.</source>
        <translation>TER 比較的是以空格隔開的單位，而{language}的詞與詞之間沒有空格。請以 chrF2 為準。</translation>
    </message>
    <message>
        <source>TER is unreliable for this language</source>
        <translation>TER 對這種語言不可靠</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“{path}” does not exist. Check the name and the folder.</source>
        <translation>「{path}」不存在。請檢查檔名與所在資料夾。</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Choose the files in it.</source>
        <translation>「{path}」是資料夾。請選擇其中的檔案。</translation>
    </message>
    <message>
        <source>You do not have permission to read “{path}”. Change its permissions, or choose another file.</source>
        <translation>您沒有讀取「{path}」的權限。請變更其權限，或選擇其他檔案。</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}. Check the file and its drive, or choose another file.</source>
        <translation>無法讀取「{path}」：{reason}。請檢查檔案及其所在磁碟機，或選擇其他檔案。</translation>
    </message>
    <message>
        <source>You do not have permission to write “{path}”. Save it somewhere else.</source>
        <translation>您沒有寫入「{path}」的權限。請儲存到其他位置。</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}. Save it somewhere else.</source>
        <translation>無法寫入「{path}」：{reason}。請儲存到其他位置。</translation>
    </message>
    <message>
        <source>“{path}” is empty. Choose another file.</source>
        <translation>「{path}」是空的檔案。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>“{path}” is not a text file: byte {offset} is binary data. Save the text as plain text (.txt), one segment per line.</source>
        <translation>「{path}」不是文字檔：位元組位移 {offset} 處為二進位資料。請將內容另存為純文字檔（.txt），每行一個句段。</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} (byte {offset}) cannot be decoded. Choose another encoding.</source>
        <translation>「{path}」不是以 {encoding} 編碼：第 {line} 行（位元組位移 {offset}）無法解碼。請選擇其他編碼。</translation>
    </message>
    <message>
        <source>The content of “{path}” does not match its extension ({format}). Check the file, or correct the extension.</source>
        <translation>「{path}」的內容與副檔名所示的格式（{format}）不符。請檢查檔案，或更正副檔名。</translation>
    </message>
    <message>
        <source>“{path}” is protected by a password. Save a copy without one.</source>
        <translation>「{path}」受密碼保護。請另存一份不含密碼的複本。</translation>
    </message>
    <message>
        <source>“{path}” was not read: unpacked, it is larger than {limit}. Check that it is the right file, or split it.</source>
        <translation>未讀取「{path}」：檔案解壓縮後大於 {limit}。請檢查檔案是否正確，或將其分割。</translation>
    </message>
    <message>
        <source>Line {line} of “{path}” has more than {limit} characters, too many for one segment. Check the line endings and the format.</source>
        <translation>「{path}」的第 {line} 行超過 {limit} 個字元，作為一個句段過長。請檢查換行字元和檔案格式。</translation>
    </message>
    <message>
        <source>Row {line} of “{path}” has more than {limit} columns. Check the delimiter.</source>
        <translation>「{path}」的第 {line} 列超過 {limit} 欄。請檢查分隔符號。</translation>
    </message>
    <message>
        <source>“{path}” declares XML entities (line {line}). They are never expanded, because they can pull in other files or endless text. Save the file without them.</source>
        <translation>「{path}」宣告了 XML 實體（第 {line} 行）。實體可能暗中引入其他檔案或無限膨脹的文字，因此本程式一律不予展開。請移除實體後重新儲存檔案。</translation>
    </message>
    <message>
        <source>“{path}” changed while it was being read. Reload it once it has been saved.</source>
        <translation>「{path}」在讀取過程中有所變更。請待檔案儲存完成後重新載入。</translation>
    </message>
    <message>
        <source>There is no text in “{path}” ({format}). Choose another file.</source>
        <translation>「{path}」（{format}）中沒有文字。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>“{path}” has no “{wanted}”. Available: {available}.</source>
        <translation>「{path}」中沒有「{wanted}」。可用的選項：{available}。</translation>
    </message>
    <message>
        <source>“{path}” contains several texts. Choose one: {available}.</source>
        <translation>「{path}」包含多項內容。請選擇其中一項：{available}。</translation>
    </message>
    <message>
        <source>No segments are left to compare. Excluded: {reasons}. Keep some of these segments, or choose other files.</source>
        <translation>沒有可比較的句段。已排除：{reasons}。請保留其中部分句段，或選擇其他檔案。</translation>
    </message>
    <message>
        <source>Unknown encoding “{name}”. Examples: utf-8, gb18030, big5, windows-1252.</source>
        <translation>無法辨識的編碼「{name}」。範例：utf-8、gb18030、big5、windows-1252。</translation>
    </message>
    <message>
        <source>“{tag}” is not a known language code. Examples: es, id, zh-CN, zh-TW.</source>
        <translation>「{tag}」不是已知的語言代碼。範例：es、id、zh-CN、zh-TW。</translation>
    </message>
    <message>
        <source>“{tag}” looks like a language pair. Write only the target language ({target}), or a region in capitals.</source>
        <translation>「{tag}」看起來像語言組合。請只寫目標語言（{target}），或將地區代碼寫成大寫。</translation>
    </message>
    <message>
        <source>The reference translation is missing. Add one; on the command line, put it first.</source>
        <translation>缺少參考翻譯。請加入一份；在終端機中，請將參考翻譯寫在最前面。</translation>
    </message>
    <message>
        <source>The candidate translation is missing. Add one; on the command line, put it after -i.</source>
        <translation>缺少候選翻譯。請加入一份；在終端機中，請在 -i 後指定候選翻譯。</translation>
    </message>
    <message>
        <source>“{path}” is a device, not a file. Choose a file with text.</source>
        <translation>「{path}」是裝置，不是檔案。請選擇含有文字的檔案。</translation>
    </message>
    <message>
        <source>“{path}” is a pipe, and no program wrote to it within {seconds} seconds. Start the program that writes to it, or choose a file.</source>
        <translation>「{path}」是管線，{seconds} 秒內沒有程式寫入內容。請啟動寫入該管線的程式，或選擇一個檔案。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} files and folders. Choose the folder that contains only the translations.</source>
        <translation>未讀取「{path}」：其中的檔案和資料夾超過 {limit} 個。請選擇只包含翻譯的資料夾。</translation>
    </message>
    <message>
        <source>“{path}” is a file. Choose either folders or files, not both.</source>
        <translation>「{path}」是檔案。請只選擇資料夾，或只選擇檔案。</translation>
    </message>
    <message>
        <source>The names of the files in “{path}” do not show which are references and which are candidates. Rename them, for example app.ref.po and app.mt.po, or choose two folders.</source>
        <translation>從「{path}」中的檔名看不出哪些是參考翻譯、哪些是候選翻譯。請重新命名，例如 app.ref.po 和 app.mt.po，或選擇兩個資料夾。</translation>
    </message>
    <message>
        <source>No files in these folders can be paired by name: {folders} (files: {count}; links to other places, which are not followed: {links}). Replace the links with copies of the files, or choose other folders.</source>
        <translation>這些資料夾中沒有可依名稱配對的檔案：{folders}（{count} 個檔案；{links} 個指向其他位置的連結，不會跟隨）。請用檔案副本取代這些連結，或選擇其他資料夾。</translation>
    </message>
    <message>
        <source>No files in these folders can be paired by name: {folders} (files: {count}). Give matching files the same name, or choose other folders.</source>
        <translation>這些資料夾中沒有可依名稱配對的檔案：{folders}（{count} 個檔案）。請為對應的檔案取相同的名稱，或選擇其他資料夾。</translation>
    </message>
    <message>
        <source>“{path}”: the name of a report must end in one of {endings}.</source>
        <translation>「{path}」：報告的檔名須以下列副檔名之一結尾：{endings}。</translation>
    </message>
    <message>
        <source>Nothing could be scored, so there is nothing to report. Correct the files and score them again.</source>
        <translation>沒有可評分的內容，因此無法產生報告。請更正檔案後重新評分。</translation>
    </message>
    <message>
        <source>“{path}” was not read as plain text: its lines look like “{kind}”, and their keys must not be scored. Change its extension to that of its format, such as .properties, .ini, .ftl or .yml.</source>
        <translation>「{path}」未以純文字讀取：其中的行形如「{kind}」，而索引鍵不應計入分數。請將副檔名改為對應格式的副檔名，例如 .properties、.ini、.ftl 或 .yml。</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: this kind of file ({kind}) is not supported.</source>
        <translation>無法讀取「{path}」：不支援這類檔案（{kind}）。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it is larger than {limit}. Check that it is the right file, or split it.</source>
        <translation>未讀取「{path}」：檔案大於 {limit}。請檢查檔案是否正確，或將其分割。</translation>
    </message>
    <message>
        <source>“{path}” was not read: up to row {line}, it has more than {limit} cells, counting empty ones. Split it, or remove columns that are not needed.</source>
        <translation>未讀取「{path}」：到第 {line} 列為止，儲存格（含空白儲存格）已超過 {limit} 個。請分割檔案，或刪除不需要的欄。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it takes more than {limit} seconds. Check that it is not damaged, or split it.</source>
        <translation>未讀取「{path}」：所需時間超過 {limit} 秒。請檢查檔案是否已損毀，或將其分割。</translation>
    </message>
    <message>
        <source>Line {line} of “{path}” has more cells ({cells}) than the table has columns ({columns}). Put texts that contain the delimiter in quotation marks, or save the table with a delimiter that does not occur in its texts.</source>
        <translation>「{path}」的第 {line} 行有 {cells} 個儲存格，多於表格的欄數（{columns}）。請為包含分隔符號的文字加上引號，或者用文字中沒有出現的分隔符號儲存表格。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} languages. Check that it is not damaged.</source>
        <translation>未讀取「{path}」：其中的語言超過 {limit} 種。請檢查檔案是否損毀。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} files. Unpack it, and choose the folder or the files in it.</source>
        <translation>未讀取「{path}」：其中的檔案超過 {limit} 個。請將其解壓縮，然後選擇其中的資料夾或檔案。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it has more than {limit} segments. Split it.</source>
        <translation>未讀取「{path}」：其中的句段超過 {limit} 個。請將其分割。</translation>
    </message>
    <message>
        <source>“{path}” was not read: a sheet has more than {limit} rows, empty ones included. Split it, or delete the rows below the last text.</source>
        <translation>未讀取「{path}」：有一個工作表超過 {limit} 列（含空白列）。請分割檔案，或刪除最後一列文字之後的列。</translation>
    </message>
    <message>
        <source>“{path}” was not read: up to line {line}, it has more than {limit} translations, counting missing ones. Split it, or export fewer languages.</source>
        <translation>未讀取「{path}」：到第 {line} 行為止，翻譯（含缺少的翻譯）已超過 {limit} 筆。請分割檔案，或減少匯出的語言。</translation>
    </message>
    <message>
        <source>“{path}” was not read: its elements are nested in more than {limit} levels. Check that it is not damaged, or export it again.</source>
        <translation>未讀取「{path}」：其中的元素巢狀超過 {limit} 層。請檢查檔案是否損毀，或重新匯出。</translation>
    </message>
    <message>
        <source>“{path}” was not read: its aliases repeat more than {limit} texts. Write these texts out, or export the file again.</source>
        <translation>未讀取「{path}」：其中的別名重複了超過 {limit} 筆文字。請將這些文字完整寫出，或重新匯出檔案。</translation>
    </message>
    <message>
        <source>“{path}” was not read: it has more than {limit} elements. Check that it is not damaged, or split it.</source>
        <translation>未讀取「{path}」：其中的元素超過 {limit} 個。請檢查檔案是否損毀，或將其分割。</translation>
    </message>
    <message>
        <source>“{path}” was not read: line {line} contains something other than text (“{found}”). Code in files is never run. Correct the line, or export the texts alone.</source>
        <translation>未讀取「{path}」：第 {line} 行含有文字以外的內容（「{found}」）。本程式絕不執行檔案中的程式碼。請修正該行，或只匯出文字。</translation>
    </message>
    <message>
        <source>There is not enough memory for these files. Close other programs, or split the files.</source>
        <translation>記憶體不足，無法處理這些檔案。請關閉其他程式，或分割檔案。</translation>
    </message>
    <message>
        <source>“{path}” is one of the files that are compared. Choose another file as known text.</source>
        <translation>「{path}」是正在比較的檔案之一。請選擇其他檔案作為已知內容。</translation>
    </message>
    <message>
        <source>Column “{column}” of “{path}” has formulas without stored values (row {line}). Open and save the file in a spreadsheet program, then reload it.</source>
        <translation>「{path}」的「{column}」欄中有未儲存值的公式（第 {line} 列）。請用試算表軟體開啟並儲存該檔案，再重新載入。</translation>
    </message>
    <message>
        <source>“{name}” has no translations. Choose another file.</source>
        <translation>「{name}」中沒有譯文。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>These files have no keys in common: {names}. Pair them by position, or choose another key column.</source>
        <translation>以下檔案沒有共同的索引鍵：{names}。請改為依位置配對，或選擇其他欄作為索引鍵。</translation>
    </message>
    <message>
        <source>“{path}” contains no scores. Choose a file with one number for each segment.</source>
        <translation>「{path}」中沒有分數。請選擇為每個句段提供一個數字的檔案。</translation>
    </message>
    <message>
        <source>“{path}” numbers the segments, but does not say whether the first is 0 or 1. Add #first=0 or #first=1 after the file name.</source>
        <translation>「{path}」為句段編了號，但無法確定第一個句段是 0 還是 1。請在檔名後加上 #first=0 或 #first=1。</translation>
    </message>
    <message>
        <source>“{path}” contains scores for several systems ({systems}), but none has the name of a candidate ({candidates}). Choose one of the systems.</source>
        <translation>「{path}」含有多個系統的分數（{systems}），但沒有一個系統與候選翻譯（{candidates}）同名。請選擇其中一個。</translation>
    </message>
    <message>
        <source>Each segment needs one score. Scores in “{path}”: {scores}. Segments of “{candidate}”: {segments}. Check that both files belong together.</source>
        <translation>每個句段需要一個分數。「{path}」中有 {scores} 個分數，而「{candidate}」有 {segments} 個句段。請檢查兩個檔案是否互相對應。</translation>
    </message>
    <message>
        <source>Nothing in “{path}” says to which files the scores belong. Scores: {scores}. Files of “{candidate}”: {files}, with segments: {segments}. Add a column “file” with the names of the files.</source>
        <translation>「{path}」沒有說明分數屬於哪些檔案。分數的數量：{scores}。「{candidate}」的檔案數：{files}，句段數：{segments}。請加入一欄「檔名」，寫上檔案名稱。</translation>
    </message>
    <message>
        <source>The scores in “{path}” belong to a different text, not to “{candidate}”. Segments that differ: {differing} of {segments}. The first one, in line {line}: “{text}”, not “{expected}”. Check that you chose the right files.</source>
        <translation>「{path}」中的分數屬於其他譯文，而不是「{candidate}」。不同的句段：{differing} 個（共 {segments} 個）。第一個在第 {line} 行：是「{text}」，而不是「{expected}」。請檢查是否選對了檔案。</translation>
    </message>
    <message>
        <source>This program computes “{name}” itself. Give these scores a different name.</source>
        <translation>「{name}」由本程式自行計算。請為這些分數另取名稱。</translation>
    </message>
    <message>
        <source>{metric}: add #better=higher or #better=lower after the file name, to show whether higher or lower scores are better.</source>
        <translation>{metric}：請在檔名後加上 #better=higher 或 #better=lower，表明分數越高越好還是越低越好。</translation>
    </message>
    <message>
        <source>“{candidate}” has {metric} scores from two files. Remove one of the files.</source>
        <translation>「{candidate}」有來自兩個檔案的 {metric} 分數。請移除其中一個。</translation>
    </message>
    <message>
        <source>A translation memory (TMX) needs the source text, and there is none. Add the source text, or save as .tsv or .txt.</source>
        <translation>翻譯記憶庫（TMX）需要原文，但目前沒有原文。請加入原文，或另存為 .tsv 或 .txt。</translation>
    </message>
    <message>
        <source>The word segmentation {segmentation} is not installed. Choose a different word segmentation, or install the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not include.</source>
        <translation>斷詞方式 {segmentation} 尚未安裝。請選擇其他斷詞方式，或安裝 Python 套件的選用相依套件「{extra}」（pip install &quot;bleu-desktop[{extra}]&quot;）；獨立版程式未包含此套件。</translation>
    </message>
    <message>
        <source>The word segmentation {segmentation} needs its SentencePiece model at “{path}”. Copy it there; nothing is downloaded.</source>
        <translation>斷詞方式 {segmentation} 需要位於「{path}」的 SentencePiece 模型。請將模型複製到該處；本程式不會下載任何內容。</translation>
    </message>
    <message>
        <source>“{path}” is not a SentencePiece model. Choose another file.</source>
        <translation>「{path}」不是 SentencePiece 模型。請選擇其他檔案。</translation>
    </message>
    <message>
        <source>The system reports an error: {reason}. Check your disks, and try again.</source>
        <translation>系統回報錯誤：{reason}。請檢查磁碟後再試一次。</translation>
    </message>
    <message>
        <source>Correct the lines, or pair by content (--pair content).</source>
        <translation>請修正這些行，或依內容配對（--pair content）。</translation>
    </message>
    <message>
        <source>Not a valid regular expression (at character {position}).</source>
        <translation>規則運算式無效（第 {position} 個字元處）。</translation>
    </message>
    <message>
        <source>The names of the files in “{path}” do not show which one is the reference and which are candidates. Rename the reference, for example to ref.txt.</source>
        <translation>從「{path}」中的檔名看不出哪一份是參考翻譯、哪些是候選翻譯。請重新命名參考翻譯的檔案，例如 ref.txt。</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} (byte {offset}) cannot be decoded. It may be in {likely}: choose this encoding, or export the file again.</source>
        <translation>「{path}」不是以 {encoding} 編碼：第 {line} 行（位元組位移 {offset}）無法解碼。可能是 {likely}：請選擇此編碼，或重新匯出檔案。</translation>
    </message>
    <message>
        <source>“{path}” contains files of several formats: {formats}. Extract the archive, and choose the folder or the files in it.</source>
        <translation>「{path}」含有多種格式的檔案：{formats}。請解壓縮該檔案，然後選擇其中的資料夾或檔案。</translation>
    </message>
    <message>
        <source>“{path}” has subtitles in two languages, and it is not clear in which line the second one begins (line {line}). Save each language as a file of its own.</source>
        <translation>「{path}」中的字幕含兩種語言，無法確定第二種語言從哪一行開始（第 {line} 行）。請將每種語言分別儲存為單獨的檔案。</translation>
    </message>
    <message>
        <source>“{path}” contains grades: {grades}. Add their order after the file name, the best first, as in #order=A,B,C.</source>
        <translation>「{path}」包含等級：{grades}。請在檔名後註明由優到劣的順序，例如 #order=A,B,C。</translation>
    </message>
    <message>
        <source>“{path}” contains several sets of scores. Choose one: {available}.</source>
        <translation>「{path}」包含多組分數。請選擇一組：{available}。</translation>
    </message>
    <message>
        <source>{metric}: no segment of “{candidate}” that is compared has a score. Check that both files belong together.</source>
        <translation>{metric}：「{candidate}」參與比較的句段都沒有分數。請檢查兩個檔案是否對應。</translation>
    </message>
    <message>
        <source>Not a valid regular expression.</source>
        <translation>規則運算式無效。</translation>
    </message>
    <message>
        <source>This regular expression takes too long. Make it more specific.</source>
        <translation>此規則運算式耗時過長，請寫得更明確。</translation>
    </message>
    <message>
        <source>“{path}” already exists. Choose another name.</source>
        <translation>「{path}」已經存在。請另選名稱。</translation>
    </message>
    <message>
        <source>“{path}” is not a project of this program. Choose a file saved by BLEU Desktop (.bleu).</source>
        <translation>「{path}」不是本程式的專案。請選擇由 BLEU Desktop 儲存的檔案（.bleu）。</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged. Open a copy of it if you have one.</source>
        <translation>專案「{path}」已損毀。如有副本，請開啟副本。</translation>
    </message>
    <message>
        <source>The project “{path}” was saved by a newer version of this program. Update the program to open it.</source>
        <translation>專案「{path}」由本程式的較新版本儲存。請更新程式後再開啟。</translation>
    </message>
    <message>
        <source>The project “{path}” is in use by another window or program. Try again in a moment.</source>
        <translation>專案「{path}」正由另一個視窗或程式使用。請稍後再試。</translation>
    </message>
    <message>
        <source>Another window or program has saved the project “{path}” in the meantime. Open the project again, or save yours under another name.</source>
        <translation>在此期間，專案「{path}」已由另一個視窗或程式儲存。請重新開啟該專案，或將您的專案以其他名稱另存。</translation>
    </message>
    <message>
        <source>There is no run {number} in “{path}”. Choose one of the runs that the History page lists.</source>
        <translation>「{path}」中沒有第 {number} 次評分。請從「歷史紀錄」頁面列出的評分中選擇。</translation>
    </message>
    <message>
        <source>Only numbers were kept for these texts: {names}. Add the files again to score or check them.</source>
        <translation>以下內容只保留了數據：{names}。若要評分或檢查，請重新加入檔案。</translation>
    </message>
    <message>
        <source>The two runs have no candidate in common. Old: {old}. New: {new}. Rename the candidates so that their names match.</source>
        <translation>兩次評分沒有共同的候選翻譯。舊：{old}。新：{new}。請重新命名候選翻譯，讓名稱一致。</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the disk is full. Free some space and save again. Everything saved earlier is intact.</source>
        <translation>無法儲存「{path}」：磁碟已滿。請清出空間後重新儲存。先前儲存的內容完好無損。</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the file or its folder is read-only. Save it somewhere else.</source>
        <translation>無法儲存「{path}」：檔案或其資料夾為唯讀。請儲存到其他位置。</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: its folder or drive is no longer there. Save it somewhere else.</source>
        <translation>無法儲存「{path}」：其資料夾或磁碟機已不存在。請儲存到其他位置。</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: it is a device or a pipe, not a file. Save it somewhere else.</source>
        <translation>無法儲存「{path}」：它是裝置或管線，不是檔案。請儲存到其他位置。</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the disk or the network reports an error. Save it somewhere else.</source>
        <translation>無法儲存「{path}」：磁碟或網路發生錯誤。請儲存到其他位置。</translation>
    </message>
    <message>
        <source>Choose the PO file that it was compiled from.</source>
        <translation>請選擇編譯前的 PO 檔案。</translation>
    </message>
    <message>
        <source>Choose the TS file that it was compiled from.</source>
        <translation>請選擇編譯前的 TS 檔案。</translation>
    </message>
    <message>
        <source>Export it as SRT, WebVTT or TTML.</source>
        <translation>請將其匯出為 SRT、WebVTT 或 TTML。</translation>
    </message>
    <message>
        <source>Export it as CSV, XLSX or JSON Lines.</source>
        <translation>請將其匯出為 CSV、XLSX 或 JSON Lines。</translation>
    </message>
    <message>
        <source>Extract the archive, and choose the folder or the files in it.</source>
        <translation>請解壓縮該檔案，然後選擇其中的資料夾或檔案。</translation>
    </message>
    <message>
        <source>Choose a file that contains the text itself.</source>
        <translation>請選擇包含文字本身的檔案。</translation>
    </message>
    <message>
        <source>Save it as DOCX in a word processor.</source>
        <translation>請在 Word 等軟體中將其另存為 DOCX。</translation>
    </message>
    <message>
        <source>Export its text as XLIFF, XLSX, DOCX or plain text.</source>
        <translation>請將其中的文字匯出為 XLIFF、XLSX、DOCX 或純文字。</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: its content ({format}) ends unexpectedly in line {line}. Copy or export the file again.</source>
        <translation>「{path}」（{format}）不完整：內容在第 {line} 行中斷。請重新複製或匯出此檔案。</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: its content ({format}) ends unexpectedly. Copy or export the file again.</source>
        <translation>「{path}」（{format}）不完整：內容提前中斷。請重新複製或匯出此檔案。</translation>
    </message>
    <message>
        <source>“{path}” is damaged: line {line} does not follow the format ({format}). Fix that line, or export the file again.</source>
        <translation>「{path}」已損毀：第 {line} 行不符合格式要求（{format}）。請修正該行，或重新匯出檔案。</translation>
    </message>
    <message>
        <source>“{path}” is damaged and cannot be read as {format}. Export the file again.</source>
        <translation>「{path}」已損毀，無法依其格式（{format}）讀取。請重新匯出檔案。</translation>
    </message>
    <message>
        <source>The files do not have the same number of segments: “{first}” has {first_count}, “{second}” has {second_count}.</source>
        <translation>檔案的句段數不同：「{first}」有 {first_count} 個，「{second}」有 {second_count} 個。</translation>
    </message>
    <message>
        <source>Line 1 must translate the same text in every file, line 2 as well, and so on. Look for missing or extra lines.</source>
        <translation>各檔案的第 1 行必須譯自相同的內容，第 2 行亦然，依此類推。請找出缺少或多餘的行。</translation>
    </message>
    <message>
        <source>The misalignment starts at line {first_line} of “{first}”, which has no match in “{second}” (expected near line {second_line}).</source>
        <translation>錯位始於「{first}」的第 {first_line} 行，「{second}」缺少這一行（應在其第 {second_line} 行附近）。</translation>
    </message>
    <message>
        <source>The misalignment starts at line {second_line} of “{second}”, which has no match in “{first}” (expected near line {first_line}).</source>
        <translation>錯位始於「{second}」的第 {second_line} 行，「{first}」缺少這一行（應在其第 {first_line} 行附近）。</translation>
    </message>
    <message>
        <source>The misalignment starts at line {second_line} of “{second}”, which joins {count} lines of “{first}” (from line {first_line}).</source>
        <translation>錯位始於「{second}」的第 {second_line} 行，該行合併了「{first}」的 {count} 行（從第 {first_line} 行起）。</translation>
    </message>
    <message>
        <source>The last line of “{first}”, line {first_line}, is empty. Delete it: “{second}” ends one line earlier.</source>
        <translation>「{first}」的最後一行（第 {first_line} 行）是空行。請刪除該行：「{second}」早一行結束。</translation>
    </message>
    <message>
        <source>The last line of “{second}”, line {second_line}, is empty. Delete it: “{first}” ends one line earlier.</source>
        <translation>「{second}」的最後一行（第 {second_line} 行）是空行。請刪除該行：「{first}」早一行結束。</translation>
    </message>
    <message>
        <source>The misalignment starts at line {first_line} of “{first}”, which is {count} lines in “{second}” (from line {second_line}).</source>
        <translation>錯位始於「{first}」的第 {first_line} 行，該行在「{second}」中分成了 {count} 行（從第 {second_line} 行起）。</translation>
    </message>
    <message>
        <source>Total misalignments: {count}.</source>
        <translation>錯位共 {count} 處。</translation>
    </message>
    <message>
        <source>{setting}: {value} is outside the range {range}.</source>
        <translation>{setting}：{value} 不在 {range} 的範圍內。</translation>
    </message>
    <message>
        <source>{setting}: “{value}” is not one of {allowed}.</source>
        <translation>{setting}：「{value}」無效；可用的值：{allowed}。</translation>
    </message>
    <message>
        <source>Line {line} of “{path}”: “{text}” is ambiguous. Use a decimal point in scores.</source>
        <translation>「{path}」的第 {line} 行：「{text}」的意思不明確。分數請使用小數點。</translation>
    </message>
    <message>
        <source>Line {line} of “{path}”: “{text}” is not a score. Write a number, such as 0.85.</source>
        <translation>「{path}」的第 {line} 行：「{text}」不是分數。請寫成數字，例如 0.85。</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>權限不足</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>檔案或資料夾不存在</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>磁碟空間不足</translation>
    </message>
    <message>
        <source>the network connection was lost</source>
        <translation>網路連線已中斷</translation>
    </message>
    <message>
        <source>the device is not available</source>
        <translation>裝置無法使用</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>其他程式正在使用此檔案</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>開啟的檔案過多</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>已關閉</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>這是資料夾</translation>
    </message>
    <message>
        <source>the device reported an error</source>
        <translation>裝置回報錯誤</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>磁碟為唯讀</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>檔案過大</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>檔名過長</translation>
    </message>
    <message>
        <source>the links form a loop</source>
        <translation>連結形成循環</translation>
    </message>
</context>
<context>
    <name>FieldChooser</name>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>譯文</translation>
    </message>
    <message>
        <source>Alternative translation</source>
        <translation>替代譯文</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>System</source>
        <translation>翻譯系統</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>plain text</source>
        <translation>純文字</translation>
    </message>
    <message>
        <source>spreadsheet</source>
        <translation>試算表</translation>
    </message>
    <message>
        <source>XLIFF or ZIP archive</source>
        <translation>XLIFF 或 ZIP 壓縮檔</translation>
    </message>
    <message>
        <source>Android strings</source>
        <translation>Android 字串</translation>
    </message>
    <message>
        <source>iOS strings</source>
        <translation>iOS 字串</translation>
    </message>
    <message>
        <source>String Catalog</source>
        <translation>字串目錄</translation>
    </message>
    <message>
        <source>subtitles</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Translation files</source>
        <translation>翻譯檔案</translation>
    </message>
    <message>
        <source>Spreadsheets and tables</source>
        <translation>試算表與表格</translation>
    </message>
    <message>
        <source>Software strings</source>
        <translation>軟體字串</translation>
    </message>
    <message>
        <source>Subtitles</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Text files</source>
        <translation>文字檔</translation>
    </message>
    <message>
        <source>WMT test sets</source>
        <translation>WMT 測試集</translation>
    </message>
    <message>
        <source>Moses n-best list</source>
        <translation>Moses n-best 清單</translation>
    </message>
    <message>
        <source>fairseq output</source>
        <translation>fairseq 輸出</translation>
    </message>
    <message>
        <source>source code</source>
        <translation>原始碼</translation>
    </message>
    <message>
        <source>resource script</source>
        <translation>資源指令碼</translation>
    </message>
    <message>
        <source>property list</source>
        <translation>屬性清單</translation>
    </message>
    <message>
        <source>template</source>
        <translation>範本</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>圖片</translation>
    </message>
</context>
<context>
    <name>Fixes</name>
    <message>
        <source>Undo tokenization</source>
        <translation>還原為斷詞前的文字</translation>
    </message>
    <message>
        <source>Compare as Simplified Chinese</source>
        <translation>轉換為簡體後比較</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>不區分大小寫</translation>
    </message>
    <message>
        <source>Word segmentation: {tokenizer}</source>
        <translation>斷詞方式：{tokenizer}</translation>
    </message>
    <message>
        <source>Pair by content</source>
        <translation>依內容配對</translation>
    </message>
    <message>
        <source>Pair by key</source>
        <translation>依「索引鍵」配對</translation>
    </message>
    <message>
        <source>Pair automatically</source>
        <translation>自動配對</translation>
    </message>
    <message>
        <source>Pair by position</source>
        <translation>依位置配對</translation>
    </message>
    <message>
        <source>Keep these segments</source>
        <translation>保留這些句段</translation>
    </message>
    <message>
        <source>Exclude the heading</source>
        <translation>排除標題列</translation>
    </message>
    <message>
        <source>Exclude untranslated segments</source>
        <translation>排除未翻譯的句段</translation>
    </message>
    <message>
        <source>Exclude empty segments</source>
        <translation>排除空白句段</translation>
    </message>
    <message>
        <source>Exclude these segments</source>
        <translation>排除這些句段</translation>
    </message>
    <message>
        <source>Show {metric}</source>
        <translation>顯示 {metric}</translation>
    </message>
    <message>
        <source>Restore characters</source>
        <translation>還原字元</translation>
    </message>
    <message>
        <source>Remove CSV quoting</source>
        <translation>移除 CSV 引號</translation>
    </message>
    <message>
        <source>Ignore typography</source>
        <translation>忽略標點形式</translation>
    </message>
    <message>
        <source>Remove numbered tags</source>
        <translation>移除帶編號的標籤</translation>
    </message>
    <message>
        <source>Remove introductions</source>
        <translation>移除開頭的說明語</translation>
    </message>
    <message>
        <source>Remove leading numbers</source>
        <translation>移除開頭的編號</translation>
    </message>
    <message>
        <source>Remove Markdown</source>
        <translation>移除 Markdown 標記</translation>
    </message>
    <message>
        <source>Keep only the translations</source>
        <translation>只保留譯文</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>移除標籤</translation>
    </message>
</context>
<context>
    <name>Folders</name>
    <message>
        <source>reference</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>source</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>matches several files: {files}</source>
        <translation>對應到多個檔案：{files}</translation>
    </message>
    <message>
        <source>its name does not show whether it is a reference</source>
        <translation>從檔名看不出是否為參考翻譯</translation>
    </message>
    <message>
        <source>a link to a place outside the folder, which is not followed</source>
        <translation>指向資料夾外部的連結，不會跟隨</translation>
    </message>
    <message>
        <source>no file matches</source>
        <translation>未配對的檔案</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>None of the candidates is in “{file}”, which contains {names}. Candidates are compared by name: give them the same names.</source>
        <translation>「{file}」中沒有這些候選翻譯，其中只有 {names}。候選翻譯依名稱比較，請取相同的名稱。</translation>
    </message>
    <message>
        <source>There is nothing to compare: no segment has the same reference as in “{file}”. Score both with the same references.</source>
        <translation>沒有可比較的內容：沒有任何句段的參考翻譯與「{file}」中的相同。請以相同的參考翻譯為兩者評分。</translation>
    </message>
    <message>
        <source>“{file}” has no {metric} score to compare with.</source>
        <translation>「{file}」中沒有可供比較的 {metric} 分數。</translation>
    </message>
    <message>
        <source>{metric} scores cannot be compared with “{file}”, because they were computed differently: {differences}. Score both with the same options.</source>
        <translation>{metric} 分數無法與「{file}」比較，因為計算方式不同：{differences}。請用相同的選項為兩者評分。</translation>
    </message>
    <message>
        <source>The references have changed since “{file}”, which does not say which segments are still the same. Create it again with --format json -sl, or record it in a project that keeps texts.</source>
        <translation>參考翻譯自「{file}」以來已有變動，而其中沒有記錄哪些句段仍然相同。請用 --format json -sl 重新產生，或在保留文字內容的專案中重新記錄。</translation>
    </message>
    <message>
        <source>“{file}” has no segment counts to compare with. Create it again with --format json -sl.</source>
        <translation>「{file}」中沒有比較所需的各句段計數。請用 --format json -sl 重新產生該檔案。</translation>
    </message>
    <message>
        <source>“{file}” is damaged: its segment counts do not add up to its scores. Create it again with --format json -sl.</source>
        <translation>「{file}」已損毀：各句段計數與其中的分數不符。請用 --format json -sl 重新產生該檔案。</translation>
    </message>
    <message>
        <source>“{path}” has no runs to compare with. Record one with --record.</source>
        <translation>「{path}」中沒有可供比較的評分紀錄。請用 --record 記錄一次評分。</translation>
    </message>
    <message>
        <source>All runs in “{path}” failed. Name one to compare with: {path}#run=1</source>
        <translation>「{path}」中的評分全部未通過。請指定要比較的一次：{path}#run=1</translation>
    </message>
    <message>
        <source>“{path}” is not a result of bleu-score. Create one with --format json.</source>
        <translation>「{path}」不是 bleu-score 的結果。請用 --format json 產生。</translation>
    </message>
    <message>
        <source>--max-drop cannot be negative.</source>
        <translation>--max-drop 不能是負數。</translation>
    </message>
    <message>
        <source>--min-common must be between 0 and 100.</source>
        <translation>--min-common 必須介於 0 到 100 之間。</translation>
    </message>
    <message>
        <source>--against needs --max-drop or --no-significant-drop.</source>
        <translation>--against 需要與 --max-drop 或 --no-significant-drop 一起使用。</translation>
    </message>
    <message>
        <source>{option} needs an earlier result: --against FILE.</source>
        <translation>{option} 需要先前的結果：--against 檔案。</translation>
    </message>
    <message>
        <source>Quality gate</source>
        <translation>品質關卡</translation>
    </message>
    <message>
        <source>read options and limits from this file (default: bleu.toml in the current folder)</source>
        <translation>從此檔案讀取選項和限值（預設：目前資料夾中的 bleu.toml）</translation>
    </message>
    <message>
        <source>do not read bleu.toml</source>
        <translation>不讀取 bleu.toml</translation>
    </message>
    <message>
        <source>read only the options in bleu.toml, not the limits</source>
        <translation>只從 bleu.toml 讀取選項，不讀取限值</translation>
    </message>
    <message>
        <source>exit code 1 if a score is below this (for TER: above)</source>
        <translation>分數低於此值時，結束代碼為 1（TER 則為高於此值時）</translation>
    </message>
    <message>
        <source>the earlier result: a JSON file of bleu-score, or a project, as in project.bleu#run=3 (default: its last run that did not fail)</source>
        <translation>先前的結果：bleu-score 的 JSON 檔案，或專案，如 project.bleu#run=3（預設：最後一次沒有失敗的評分）</translation>
    </message>
    <message>
        <source>exit code 1 if a score is worse than the earlier one by more than this</source>
        <translation>分數比先前的結果差，且差距超過此值時，結束代碼為 1</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>分值</translation>
    </message>
    <message>
        <source>exit code 1 if a score is significantly worse than the earlier one, by a paired test of the segments in common</source>
        <translation>依共同句段的配對檢定，分數顯著差於先前的結果時，結束代碼為 1</translation>
    </message>
    <message>
        <source>exit code 1 if less than this percentage of the segments is in common with the earlier result (default: {default})</source>
        <translation>與先前結果共有的句段少於此比例時，結束代碼為 1（預設：{default}）</translation>
    </message>
    <message>
        <source>exit code 1 if a file in a folder is missing, has a different type or has no counterpart</source>
        <translation>資料夾中有檔案缺少、類型不同或未配對時，結束代碼為 1</translation>
    </message>
    <message>
        <source>metrics these limits apply to (default: bleu)</source>
        <translation>這些限值適用的指標（預設：bleu）</translation>
    </message>
    <message>
        <source>write the result as JUnit XML</source>
        <translation>將結果寫成 JUnit XML</translation>
    </message>
    <message>
        <source>write the result as Markdown; appended if the file is $GITHUB_STEP_SUMMARY</source>
        <translation>將結果寫成 Markdown；寫入 $GITHUB_STEP_SUMMARY 時附加到末尾</translation>
    </message>
    <message>
        <source>Quality gate passed.</source>
        <translation>品質關卡通過。</translation>
    </message>
    <message>
        <source>Quality gate failed.</source>
        <translation>品質關卡未通過。</translation>
    </message>
    <message>
        <source>Compared with “{name}”.</source>
        <translation>比較對象：「{name}」。</translation>
    </message>
    <message>
        <source>Passed: {what} – {why}</source>
        <translation>通過：{what}——{why}</translation>
    </message>
    <message>
        <source>Failed: {what} – {why}</source>
        <translation>未通過：{what}——{why}</translation>
    </message>
    <message>
        <source>Segments in common: {common} (now {segments}, previously {earlier}).</source>
        <translation>共同句段：{common}（現在 {segments}，先前 {earlier}）。</translation>
    </message>
    <message>
        <source>{metric} {score} is not compared: fewer than {limit} of the segments are in common.</source>
        <translation>{metric} {score} 未予比較：共同句段不到 {limit}。</translation>
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
        <translation>{metric} {score}，先前 {earlier}：沒有變差。</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: significantly worse (p {p}).</source>
        <translation>{metric} {score}，先前 {earlier}：顯著較差（p {p}）。</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: not significantly worse (p {p}).</source>
        <translation>{metric} {score}，先前 {earlier}：沒有顯著變差（p {p}）。</translation>
    </message>
    <message>
        <source>Failed: {why}</source>
        <translation>未通過：{why}</translation>
    </message>
    <message>
        <source>Checks passed: {passed} of {checks}.</source>
        <translation>通過的檢查：{passed} 項（共 {checks} 項）。</translation>
    </message>
    <message>
        <source>Quality gate not passed: there were errors.</source>
        <translation>品質關卡未通過：發生錯誤。</translation>
    </message>
    <message>
        <source>Nothing could be judged by the quality gate.</source>
        <translation>品質關卡沒有可判定的內容。</translation>
    </message>
    <message>
        <source>Judged: {judged} of {checks}.</source>
        <translation>已判定：{judged} 項（共 {checks} 項）。</translation>
    </message>
    <message>
        <source>Not judged: {what} – {why}</source>
        <translation>未判定：{what}——{why}</translation>
    </message>
    <message>
        <source>Too short to judge by {metric}: every reference has fewer tokens than the longest n-gram. --gate-metrics chrf judges such texts.</source>
        <translation>過短，無法以 {metric} 判定：所有參考翻譯的詞元數都少於最長的 n 元語法。這類內容可用 --gate-metrics chrf 判定。</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: worse by {points} (allowed: {limit}).</source>
        <translation>{metric} {score}，先前 {earlier}：變差 {points}（允許 {limit}）。</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: worse by {points} (allowed: only {limit}).</source>
        <translation>{metric} {score}，先前 {earlier}：變差 {points}（只允許 {limit}）。</translation>
    </message>
    <message>
        <source>Nothing could be scored in the earlier result, so nothing was compared.</source>
        <translation>先前的結果中沒有任何內容得到評分，因此未進行比較。</translation>
    </message>
    <message>
        <source>New files, not compared: {names}.</source>
        <translation>新檔案，未比較：{names}。</translation>
    </message>
    <message>
        <source>Files no longer present: {names}.</source>
        <translation>已不存在的檔案：{names}。</translation>
    </message>
    <message>
        <source>New candidates, not compared: {names}.</source>
        <translation>新的候選翻譯，未比較：{names}。</translation>
    </message>
    <message>
        <source>Candidates no longer present: {names}.</source>
        <translation>已不存在的候選翻譯：{names}。</translation>
    </message>
    <message>
        <source>Not compared, because all their references have changed: {names}.</source>
        <translation>因參考翻譯全部改變而未比較：{names}。</translation>
    </message>
    <message>
        <source>Unpaired files: {names}.</source>
        <translation>未配對的檔案：{names}。</translation>
    </message>
    <message>
        <source>Other types of files, skipped: {count}.</source>
        <translation>已略過的其他類型檔案：{count} 個。</translation>
    </message>
    <message>
        <source>Configuration: {file}</source>
        <translation>設定檔：{file}</translation>
    </message>
    <message>
        <source>--gate-metrics: “{candidate}” has no {metric} score, only scores in {names}.</source>
        <translation>--gate-metrics：「{candidate}」沒有 {metric} 分數，只有 {names} 的分數。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>譯文</translation>
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
        <source>Change</source>
        <translation>變化</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>{segments} ({common} in common)</source>
        <translation>{segments}（共同 {common}）</translation>
    </message>
    <message>
        <source>too short to judge</source>
        <translation>過短，無法判定</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通過</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通過</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>……另有 {count} 項</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Not in the reference</source>
        <translation>參考翻譯中沒有</translation>
    </message>
    <message>
        <source>Only in the reference</source>
        <translation>僅參考翻譯中有</translation>
    </message>
    <message>
        <source>Later in the reference</source>
        <translation>在參考翻譯中位置較後</translation>
    </message>
    <message>
        <source>Earlier in the reference</source>
        <translation>在參考翻譯中位置較前</translation>
    </message>
    <message>
        <source>Longest match, in tokens:</source>
        <translation>最長相符處的詞元數：</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <translation>{count} 個以上</translation>
    </message>
    <message>
        <source>repeated too often</source>
        <translation>重複次數過多</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>不相符</translation>
    </message>
    <message>
        <source>compared with the reference</source>
        <translation>與參考翻譯相比</translation>
    </message>
    <message>
        <source>compared with the most similar reference</source>
        <translation>與最相似的參考翻譯相比</translation>
    </message>
    <message>
        <source>added</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>→ moved</source>
        <translation>→ 移動</translation>
    </message>
    <message>
        <source>token</source>
        <translation>詞元</translation>
    </message>
    <message>
        <source>the unit that is counted; spaces between tokens are not</source>
        <translation>計數的單位（不含詞元之間的空格）</translation>
    </message>
    <message>
        <source>Missing from the candidate</source>
        <translation>候選翻譯中沒有</translation>
    </message>
    <message>
        <source>Compared as “{token}”</source>
        <translation>以「{token}」比較</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>參考翻譯 {number}</translation>
    </message>
    <message>
        <source>In none of the references</source>
        <translation>所有參考翻譯中都沒有</translation>
    </message>
    <message>
        <source>Matches as a single token</source>
        <translation>僅單一詞元相符</translation>
    </message>
    <message>
        <source>Part of a match of {count} tokens</source>
        <translation>屬於連續 {count} 個相符的詞元</translation>
    </message>
    <message>
        <source>Repeated: counted once, because the reference has it once</source>
        <translation>重複：只計一次，因為參考翻譯中只出現一次</translation>
    </message>
    <message>
        <source>Repeated: counted {count} times, because the reference has it {count} times</source>
        <translation>重複：只計 {count} 次，因為參考翻譯中只出現 {count} 次</translation>
    </message>
    <message>
        <source>from the suggestion to the final text</source>
        <translation>從建議譯文到最終譯文</translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <source>Compares sequences of up to four tokens.</source>
        <translation>比較最多四個連續詞元的序列。</translation>
    </message>
    <message>
        <source>Compares sequences of up to six characters. Higher is better.</source>
        <translation>比較最多六個連續字元的序列。分數越高越好。</translation>
    </message>
    <message>
        <source>Compares sequences of up to six characters and of one and two words. Higher is better.</source>
        <translation>比較最多六個連續字元的序列，以及一個詞和兩個連續詞的序列。分數越高越好。</translation>
    </message>
    <message>
        <source>Counts the edits that would turn the candidate into the reference, per 100 words of the reference. Lower is better.</source>
        <translation>計算將候選翻譯改成參考翻譯所需的編輯次數，換算為參考翻譯每 100 個詞的次數。分數越低越好。</translation>
    </message>
    <message>
        <source>External score, not computed here. Lower is better.</source>
        <translation>外部分數，非本程式計算。分數越低越好。</translation>
    </message>
    <message>
        <source>External score, not computed here. Higher is better.</source>
        <translation>外部分數，非本程式計算。分數越高越好。</translation>
    </message>
    <message>
        <source>External score, not computed here</source>
        <translation>外部分數，非本程式計算</translation>
    </message>
    <message>
        <source>– too short for BLEU</source>
        <translation>– 過短，不適用 BLEU</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>「{name}」</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>不比較</translation>
    </message>
    <message>
        <source>Paired bootstrap</source>
        <translation>配對拔靴法（bootstrap）</translation>
    </message>
    <message>
        <source>Approximate randomization</source>
        <translation>近似隨機化</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>無差異</translation>
    </message>
    <message>
        <source>The segments of a document are alike, so the test swaps whole documents, and intervals are drawn from whole documents ({documents}). With fewer than {least} documents, no difference can be significant.</source>
        <translation>同一份文件的句段彼此相似，因此檢定以整份文件為單位交換，信賴區間也以整份文件為單位抽取（{documents} 份）。少於 {least} 份時，任何差異都不可能顯著。</translation>
    </message>
    <message>
        <source>If fewer than {few} segments differ, p comes from randomization.</source>
        <translation>有差異的句段不到 {few} 個時，p 由隨機化得出。</translation>
    </message>
    <message>
        <source>With “{fix}”, the verdict by {metric} on “{candidate}” against “{baseline}” is “{verdict}”.</source>
        <translation>選擇「{fix}」後，依 {metric} 比較「{candidate}」與「{baseline}」的結論是「{verdict}」。</translation>
    </message>
    <message>
        <source>An interval does not answer the same question as the test: it can exclude 0 where a difference is not significant, and contain 0 where it is.</source>
        <translation>信賴區間與檢定回答的是不同的問題：差異不顯著時信賴區間可能不含 0，差異顯著時也可能包含 0。</translation>
    </message>
    <message>
        <source>Confidence intervals are not corrected for the number of comparisons.</source>
        <translation>信賴區間未依比較次數校正。</translation>
    </message>
    <message>
        <source>p is not corrected for the number of metrics: if two candidates are equally good, one is significantly better by BLEU, chrF or TER in about {rate}% of cases.</source>
        <translation>p 未依指標的數量校正：兩份一樣好的候選翻譯，在大約 {rate}% 的情況下，會有一份依 BLEU、chrF 或 TER 顯著較佳。</translation>
    </message>
    <message>
        <source>Verdicts are not based on sacreBLEU’s p-value, which ignores the sign of the resampled differences: at p ≤ {limit}, it usually finds a difference between equally good candidates in more than 10% of cases.</source>
        <translation>結論不以 sacreBLEU 的 p 值為依據，因為該 p 值忽略重抽樣差值的正負號：以 p ≤ {limit} 為標準時，通常會在 10% 以上的情況下把同樣好的候選翻譯判為有差異。</translation>
    </message>
    <message>
        <source>Pairwise accuracy: pairs of candidates in the same order as by {human}</source>
        <translation>成對準確率：排序與 {human} 一致的候選翻譯配對</translation>
    </message>
    <message>
        <source>{agreeing} of {pairs} ({share})</source>
        <translation>{agreeing}/{pairs}（{share}）</translation>
    </message>
    <message>
        <source>Pairs with equal {human}, not counted: {count}</source>
        <translation>{human} 相同而未計入的配對：{count} 對</translation>
    </message>
    <message>
        <source>none, because all scores are equal</source>
        <translation>無，因為所有分數都相同</translation>
    </message>
    <message>
        <source>none, with fewer than two segments</source>
        <translation>無，因為不足兩個句段</translation>
    </message>
    <message>
        <source>Pearson’s r {pearson}, Kendall’s τ-b {kendall}</source>
        <translation>Pearson r {pearson}，Kendall τ-b {kendall}</translation>
    </message>
    <message>
        <source>Correlation with {metric} by segment: {values}</source>
        <translation>與 {metric} 的句段層級相關性：{values}</translation>
    </message>
    <message>
        <source>May be due to chance</source>
        <translation>可能只是巧合</translation>
    </message>
    <message>
        <source>Sentence BLEU</source>
        <translation>句級 BLEU</translation>
    </message>
    <message>
        <source>95% confidence interval: {interval}</source>
        <translation>95% 信賴區間：{interval}</translation>
    </message>
    <message>
        <source>All of the confidence interval is in this band.</source>
        <translation>整個信賴區間都落在這個解讀區間內。</translation>
    </message>
    <message>
        <source>The confidence interval spans two bands: {bands}.</source>
        <translation>信賴區間橫跨兩個解讀區間：{bands}。</translation>
    </message>
    <message>
        <source>The confidence interval spans {count} bands, from “{first}” to “{last}”.</source>
        <translation>信賴區間橫跨 {count} 個解讀區間，從「{first}」到「{last}」。</translation>
    </message>
    <message>
        <source>Comparison by {tests}</source>
        <translation>比較方法：{tests}</translation>
    </message>
    <message>
        <source>exact paired randomization</source>
        <translation>配對精確隨機化</translation>
    </message>
    <message>
        <source>paired approximate randomization ({trials} trials, seed {seed})</source>
        <translation>配對近似隨機化（隨機化 {trials} 次，亂數種子 {seed}）</translation>
    </message>
    <message>
        <source>paired bootstrap ({resamples} resamples, seed {seed})</source>
        <translation>配對拔靴法（重抽樣 {resamples} 次，亂數種子 {seed}）</translation>
    </message>
    <message>
        <source>Significantly better</source>
        <translation>顯著較佳</translation>
    </message>
    <message>
        <source>Significantly worse</source>
        <translation>顯著較差</translation>
    </message>
    <message>
        <source>Undecided: at the limit</source>
        <translation>無法判定：處於臨界值</translation>
    </message>
    <message>
        <source>At the limit: p is so close to {limit} that other random numbers could change the verdict.</source>
        <translation>處於臨界值：p 與 {limit} 非常接近，換用其他亂數可能會改變結論。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>earlier version</source>
        <translation>先前版本</translation>
    </message>
    <message>
        <source>unknown origin</source>
        <translation>來源不明</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>所有表格</translation>
    </message>
    <message>
        <source>as used</source>
        <translation>實際採用的</translation>
    </message>
    <message>
        <source>best match</source>
        <translation>相符率最高</translation>
    </message>
    <message>
        <source>first match</source>
        <translation>第一個相符項</translation>
    </message>
    <message>
        <source>headings in row {row}</source>
        <translation>標題在第 {row} 列</translation>
    </message>
    <message>
        <source>no headings</source>
        <translation>沒有標題列</translation>
    </message>
    <message>
        <source>key</source>
        <translation>索引鍵</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>No problem</source>
        <translation>沒有問題</translation>
    </message>
    <message>
        <source>Wrong reference</source>
        <translation>參考翻譯有誤</translation>
    </message>
    <message>
        <source>Problem in the source</source>
        <translation>原文有問題</translation>
    </message>
    <message>
        <source>Mistranslation</source>
        <translation>誤譯</translation>
    </message>
    <message>
        <source>Omission</source>
        <translation>漏譯</translation>
    </message>
    <message>
        <source>Addition</source>
        <translation>增譯</translation>
    </message>
    <message>
        <source>Terminology</source>
        <translation>術語</translation>
    </message>
    <message>
        <source>Grammar or spelling</source>
        <translation>文法或拼字</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>風格</translation>
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
        <translation>其他程式的 BLEU：</translation>
    </message>
    <message>
        <source>Each reference scored against the others, with the candidates against the same others:</source>
        <translation>每份參考翻譯以其餘各份為參照評分，候選翻譯也以同樣的參考翻譯為參照：</translation>
    </message>
    <message>
        <source>References can be compared only if at least two have text in the same segment.</source>
        <translation>至少兩份參考翻譯在同一句段中有文字時，才能互相比較。</translation>
    </message>
    <message>
        <source>no smoothing</source>
        <translation>不做平滑</translation>
    </message>
    <message>
        <source>{tokens}, {smoothing}, {length}</source>
        <translation>{tokens}，{smoothing}，{length}</translation>
    </message>
    <message>
        <source>This is its choice for this language; without -l, it uses 13a.</source>
        <translation>這是該程式針對此語言的選擇；不加 -l 時，斷詞方式為 13a。</translation>
    </message>
    <message>
        <source>It expects tokens instead of text; here, the text is split at spaces.</source>
        <translation>該程式需要詞元而非文字：此處依空格切分文字。</translation>
    </message>
    <message>
        <source>Its log shows the average over batches or formulas, which is a different number.</source>
        <translation>其記錄檔顯示的是各批次或各公式的平均值，數值與此不同。</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>沒有差異</translation>
    </message>
    <message>
        <source>case-sensitive</source>
        <translation>區分大小寫</translation>
    </message>
    <message>
        <source>n-grams up to order {order}</source>
        <translation>n 元語法最高 {order} 階</translation>
    </message>
    <message>
        <source>empty references are counted</source>
        <translation>計入空白的參考翻譯</translation>
    </message>
    <message>
        <source>segments too short for an order are counted as misses</source>
        <translation>句段太短、沒有某階 n 元語法時，計為一次不相符</translation>
    </message>
    <message>
        <source>all orders are counted</source>
        <translation>各階都計入</translation>
    </message>
    <message>
        <source>split at spaces only</source>
        <translation>僅以空格斷詞</translation>
    </message>
    <message>
        <source>word segmentation {name}</source>
        <translation>斷詞方式 {name}</translation>
    </message>
    <message>
        <source>smoothing {name}</source>
        <translation>平滑方式 {name}</translation>
    </message>
    <message>
        <source>closest reference length</source>
        <translation>最接近的參考翻譯長度</translation>
    </message>
    <message>
        <source>shortest reference length</source>
        <translation>最短的參考翻譯長度</translation>
    </message>
    <message>
        <source>No score here: word segmentation {name} is not installed.</source>
        <translation>此處沒有分數：未安裝斷詞方式 {name}。</translation>
    </message>
    <message>
        <source>No score: with an empty candidate, it divides by zero.</source>
        <translation>沒有分數：候選翻譯是空的，計算時除以零。</translation>
    </message>
    <message>
        <source>No score: with a reference length of 0, it divides by zero.</source>
        <translation>沒有分數：參考翻譯長度為 0，計算時除以零。</translation>
    </message>
</context>
<context>
    <name>Pairs</name>
    <message>
        <source>Only in the reference</source>
        <translation>僅參考翻譯中有</translation>
    </message>
    <message>
        <source>Only in the candidate</source>
        <translation>僅候選翻譯中有</translation>
    </message>
    <message>
        <source>Key occurs more than once</source>
        <translation>索引鍵重複</translation>
    </message>
    <message>
        <source>Empty in the reference</source>
        <translation>參考翻譯為空白</translation>
    </message>
    <message>
        <source>No suggestion in the file</source>
        <translation>檔案中沒有建議譯文</translation>
    </message>
    <message>
        <source>Empty in the candidate</source>
        <translation>候選翻譯為空白</translation>
    </message>
    <message>
        <source>Untranslated (the candidate is the source text)</source>
        <translation>未翻譯（候選翻譯與原文相同）</translation>
    </message>
    <message>
        <source>Same key, but different source text</source>
        <translation>索引鍵相同，但原文不同</translation>
    </message>
    <message>
        <source>Reference marked as not translated</source>
        <translation>參考翻譯標記為未翻譯</translation>
    </message>
    <message>
        <source>Marked as not to be translated</source>
        <translation>標記為不需翻譯</translation>
    </message>
    <message>
        <source>Reference marked for review or not confirmed</source>
        <translation>參考翻譯標記為需審校或未確認</translation>
    </message>
    <message>
        <source>Candidate marked for review or not confirmed</source>
        <translation>候選翻譯標記為需審校或未確認</translation>
    </message>
    <message>
        <source>Heading of a column</source>
        <translation>欄標題</translation>
    </message>
    <message>
        <source>Notes, IDs or source texts (identical in all files)</source>
        <translation>備註、ID 或原文（在所有檔案中相同）</translation>
    </message>
    <message>
        <source>Perhaps notes or IDs (identical in all files)</source>
        <translation>可能是備註或 ID（在所有檔案中相同）</translation>
    </message>
    <message>
        <source>Paired by key</source>
        <translation>配對依據：索引鍵</translation>
    </message>
    <message>
        <source>Paired by source text</source>
        <translation>配對依據：原文</translation>
    </message>
    <message>
        <source>Paired by time</source>
        <translation>配對依據：時間</translation>
    </message>
    <message>
        <source>Paired by position</source>
        <translation>配對依據：位置</translation>
    </message>
    <message>
        <source>Paired by content</source>
        <translation>配對依據：內容</translation>
    </message>
    <message>
        <source>Paired in different ways</source>
        <translation>配對依據：因檔案而異</translation>
    </message>
    <message>
        <source>Only among the final texts</source>
        <translation>僅最終譯文中有</translation>
    </message>
    <message>
        <source>Only among the suggestions</source>
        <translation>僅建議譯文中有</translation>
    </message>
    <message>
        <source>Without a final text</source>
        <translation>沒有最終譯文</translation>
    </message>
    <message>
        <source>Without a suggestion</source>
        <translation>沒有建議譯文</translation>
    </message>
    <message>
        <source>Untranslated (the suggestion is the source text)</source>
        <translation>未翻譯（建議譯文即原文）</translation>
    </message>
    <message>
        <source>Marked as not translated</source>
        <translation>標記為未翻譯</translation>
    </message>
    <message>
        <source>Marked for review or not confirmed</source>
        <translation>標記為需審校或未確認</translation>
    </message>
    <message>
        <source>Suggestion marked for review or not confirmed</source>
        <translation>建議譯文標記為需審校或未確認</translation>
    </message>
</context>
<context>
    <name>Projects</name>
    <message>
        <source>Run {number} cannot be scored again: its texts are not kept, and files are missing or have changed: {files}.</source>
        <translation>第 {number} 次評分無法重新計算：未保留文字內容，且有檔案遺失或已變更：{files}。</translation>
    </message>
    <message>
        <source>Run {number} was scored again: all numbers agree to the last digit.</source>
        <translation>第 {number} 次評分已重新計算：所有數值完全一致。</translation>
    </message>
    <message>
        <source>Run {number} was scored again, but {metric} of “{candidate}” is {computed} instead of {recorded}.</source>
        <translation>第 {number} 次評分已重新計算，但「{candidate}」的 {metric} 為 {computed}，而非 {recorded}。</translation>
    </message>
    <message>
        <source>Run {number} was scored again, but {part} do not match.</source>
        <translation>第 {number} 次評分已重新計算，但{part}不相符。</translation>
    </message>
    <message>
        <source>the candidates</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>the segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>the segment counts</source>
        <translation>各句段的計數</translation>
    </message>
    <message>
        <source>the confidence intervals</source>
        <translation>信賴區間</translation>
    </message>
    <message>
        <source>the significance tests</source>
        <translation>顯著性檢定</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>Segments rated: {judged} of {segments}.</source>
        <translation>已評分的句段：{judged} 個（共 {segments} 個）。</translation>
    </message>
    <message>
        <source>{metric}, {name} and {other}:</source>
        <translation>{metric}，{name} 與 {other}：</translation>
    </message>
    <message>
        <source>{metric}: raters who rated only some of the candidates: {count} ({names}).</source>
        <translation>{metric}：只評過部分候選翻譯的評分者：{count} 人（{names}）。</translation>
    </message>
    <message>
        <source>Raters: {count}.</source>
        <translation>評分者：{count} 人。</translation>
    </message>
    <message>
        <source>No segment was rated for both.</source>
        <translation>沒有兩者都評過分的句段。</translation>
    </message>
    <message>
        <source>Segments rated for both: {judged} of {segments}.</source>
        <translation>兩者都有評分的句段：{judged} 個（共 {segments} 個）。</translation>
    </message>
    <message>
        <source>BLEU on the same segments favors the same one, by {points} points.</source>
        <translation>在相同句段上，BLEU 也是同一份較高，相差 {points} 分。</translation>
    </message>
    <message>
        <source>BLEU on the same segments favors the other one, by {points} points.</source>
        <translation>在相同句段上，BLEU 卻是另一份較高，相差 {points} 分。</translation>
    </message>
    <message>
        <source>Segments that two or more people rated for both: {segments}. In {agreeing} of them, they agree on which one is better.</source>
        <translation>由兩人以上對兩者都評過分的句段：{segments} 個。其中 {agreeing} 個，評分者對哪一份較好看法一致。</translation>
    </message>
    <message>
        <source>{name} is significantly ahead by {difference} ({interval}).</source>
        <translation>{name} 顯著高出 {difference}（{interval}）。</translation>
    </message>
    <message>
        <source>BLEU on the same segments differs by {points} points.</source>
        <translation>在相同句段上，BLEU 相差 {points} 分。</translation>
    </message>
    <message>
        <source>Both are rated equal.</source>
        <translation>兩者評分相同。</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference}.</source>
        <translation>{name} 高出 {difference}。</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference} ({interval}); this may be chance.</source>
        <translation>{name} 高出 {difference}（{interval}），可能只是巧合。</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The candidate is empty here.</source>
        <translation>此處候選翻譯是空的。</translation>
    </message>
    <message>
        <source>There is no reference text here, so nothing can match.</source>
        <translation>此處沒有參考翻譯，因此不會有任何相符之處。</translation>
    </message>
    <message>
        <source>Not a single word is in the reference.</source>
        <translation>沒有任何詞出現在參考翻譯中。</translation>
    </message>
    <message>
        <source>Differ only in case: {words}</source>
        <translation>僅大小寫不同：{words}</translation>
    </message>
    <message>
        <source>Repeated more often than in the reference: {words}</source>
        <translation>重複次數多於參考翻譯：{words}</translation>
    </message>
    <message>
        <source>Identical to reference {number}.</source>
        <translation>與參考翻譯 {number} 完全相同。</translation>
    </message>
    <message>
        <source>Identical to the reference.</source>
        <translation>與參考翻譯完全相同。</translation>
    </message>
    <message>
        <source>In both texts, but split differently: {passages}</source>
        <translation>兩邊都有，但切分不同：{passages}</translation>
    </message>
    <message>
        <source>Too short. Tokens: {candidate}, in the reference: {reference}. This lowers the score by {share}.</source>
        <translation>太短：{candidate} 個詞元，參考翻譯有 {reference} 個。分數因此降低 {share}。</translation>
    </message>
    <message>
        <source>Long. Tokens: {candidate}, in the reference: {reference}. The extra ones cannot match.</source>
        <translation>偏長：{candidate} 個詞元，參考翻譯有 {reference} 個。多出的部分不會相符。</translation>
    </message>
    <message>
        <source>Many words match ({matched} of {total}), but few of them side by side ({pairs} of {all_pairs} pairs): they are in a different order or scattered.</source>
        <translation>相符的詞不少（{total} 個中有 {matched} 個），但相鄰的很少（{all_pairs} 對中有 {pairs} 對）：語序不同，或分散在各處。</translation>
    </message>
    <message>
        <source>Missing, although reference {number} has them: {words}</source>
        <translation>缺少（參考翻譯 {number} 中有）：{words}</translation>
    </message>
    <message>
        <source>Missing: {words}</source>
        <translation>缺少：{words}</translation>
    </message>
    <message>
        <source>In no reference: {words}</source>
        <translation>任何參考翻譯中都沒有：{words}</translation>
    </message>
    <message>
        <source>Not in the reference: {words}</source>
        <translation>參考翻譯中沒有：{words}</translation>
    </message>
    <message>
        <source>No sequence of {order} tokens matches.</source>
        <translation>沒有任何連續 {order} 個詞元相符。</translation>
    </message>
    <message>
        <source>Without smoothing, the segment would score 0.</source>
        <translation>若不做平滑，此句段的分數為 0。</translation>
    </message>
    <message>
        <source>“{reference}” / “{candidate}”</source>
        <translation>「{reference}」/「{candidate}」</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>「{word}」</translation>
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
        <translation>BLEU 報告</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客戶</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>訂單編號</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>計算人</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Computed on</source>
        <translation>計算時間</translation>
    </message>
    <message>
        <source>{candidate} compared with {references}</source>
        <translation>{candidate} 與 {references} 比較</translation>
    </message>
    <message>
        <source>{count} candidates compared with {references}</source>
        <translation>{count} 份候選翻譯與 {references} 比較</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>Target language</source>
        <translation>目標語言</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>斷詞方式</translation>
    </message>
    <message>
        <source>BLEU {score} on a scale from 0 to 100</source>
        <translation>BLEU {score}（0～100）</translation>
    </message>
    <message>
        <source>{metric} of all candidates</source>
        <translation>所有候選翻譯的 {metric}</translation>
    </message>
    <message>
        <source>{metric} with 95% confidence intervals</source>
        <translation>{metric} 及其 95% 信賴區間</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>貢獻</translation>
    </message>
    <message>
        <source>Contribution: BLEU of the whole text minus BLEU without this segment, in points. Negative means that the segment lowers the score.</source>
        <translation>貢獻：全文的 BLEU 減去不含此句段時的 BLEU，單位為分。負值表示此句段拉低分數。</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>全部句段</translation>
    </message>
    <message>
        <source>Sentence BLEU: BLEU of the segment on its own, smoothed. Its average is not the BLEU of the text.</source>
        <translation>句級 BLEU：此句段單獨計算的 BLEU，經過平滑。其平均值並不是全文的 BLEU。</translation>
    </message>
    <message>
        <source>Segments with the lowest sentence BLEU</source>
        <translation>句級 BLEU 最低的句段</translation>
    </message>
    <message>
        <source>Segments that lower the score most</source>
        <translation>拉低分數最多的句段</translation>
    </message>
    <message>
        <source>Segments in which the two best candidates differ most</source>
        <translation>兩份最佳候選翻譯相差最大的句段</translation>
    </message>
    <message>
        <source>Segments of unusual length</source>
        <translation>長度異常的句段</translation>
    </message>
    <message>
        <source>Segments with a warning</source>
        <translation>有警告的句段</translation>
    </message>
    <message>
        <source>Empty segments</source>
        <translation>空白句段</translation>
    </message>
    <message>
        <source>Untranslated segments</source>
        <translation>未翻譯的句段</translation>
    </message>
    <message>
        <source>Segments with a comment, an assessment or a bookmark</source>
        <translation>有註解、評定或書籤的句段</translation>
    </message>
    <message>
        <source>Selected segments</source>
        <translation>所選句段</translation>
    </message>
    <message>
        <source>Most changed segments</source>
        <translation>改動最多的句段</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the {shown} most changed are listed.</source>
        <translation>句段：{chosen} 個（共 {count} 個）。僅列出改動最大的 {shown} 個。</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the {shown} with the lowest sentence BLEU are listed.</source>
        <translation>句段：{chosen} 個（共 {count} 個）。僅列出句級 BLEU 最低的 {shown} 個。</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the first {shown} are listed.</source>
        <translation>句段：{chosen} 個（共 {count} 個）。僅列出前 {shown} 個。</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}</source>
        <translation>句段：{chosen} 個（共 {count} 個）</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Characters that a Word document cannot hold are shown by their codes, such as {example}.</source>
        <translation>Word 文件無法儲存的字元以其代碼顯示，例如 {example}。</translation>
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
        <source>Edited by</source>
        <translation>編輯者</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>Time in and out</source>
        <translation>起訖時間</translation>
    </message>
    <message>
        <source>BLEU Desktop (comparison)</source>
        <translation>BLEU Desktop（比較）</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU</source>
        <translation>以 sacreBLEU 重現此分數</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>參考翻譯 {number}</translation>
    </message>
    <message>
        <source>Only the first {shown} of {count} characters are shown.</source>
        <translation>共 {count} 個字元，僅顯示前 {shown} 個。</translation>
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
        <translation>行號</translation>
    </message>
    <message>
        <source>Time in</source>
        <translation>開始時間</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>結束時間</translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation>評定</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>結論</translation>
    </message>
    <message>
        <source>BP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>BP: brevity penalty. Below 1, the candidate is shorter than the reference.</source>
        <translation>BP：簡短懲罰（brevity penalty）。小於 1 表示候選翻譯比參考翻譯短。</translation>
    </message>
    <message>
        <source>Each score with its 95% confidence interval ({resamples} resamples, seed {seed}).</source>
        <translation>各分數均附 95% 信賴區間（重抽樣 {resamples} 次，亂數種子 {seed}）。</translation>
    </message>
    <message>
        <source>{metric}: lower is better.</source>
        <translation>{metric}：越低越好。</translation>
    </message>
    <message>
        <source>Score by file</source>
        <translation>各檔案分數</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>95% CI, lower end</source>
        <translation>95% 信賴區間下限</translation>
    </message>
    <message>
        <source>95% CI, upper end</source>
        <translation>95% 信賴區間上限</translation>
    </message>
    <message>
        <source>{column}: 95% CI, lower end</source>
        <translation>{column}：95% 信賴區間下限</translation>
    </message>
    <message>
        <source>{column}: 95% CI, upper end</source>
        <translation>{column}：95% 信賴區間上限</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>索引鍵</translation>
    </message>
    <message>
        <source>Difference: BLEU minus that of the baseline {name}, in points.</source>
        <translation>差值：BLEU 減去基準 {name} 的 BLEU，單位為分。</translation>
    </message>
    <message>
        <source>Difference: BLEU minus that of the best candidate, in points.</source>
        <translation>差值：BLEU 減去最佳候選翻譯的 BLEU，單位為分。</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比較對象</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>95% 信賴區間</translation>
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
        <translation>每一格的值為所在列的分數減去所在欄的分數。</translation>
    </message>
    <message>
        <source>{metric}: each candidate against the others</source>
        <translation>{metric}：各候選翻譯兩兩比較</translation>
    </message>
    <message>
        <source>Differences in {metric}</source>
        <translation>{metric} 差值</translation>
    </message>
    <message>
        <source>{order}-grams</source>
        <translation>{order} 元語法</translation>
    </message>
    <message>
        <source>Below each precision: the n-grams that match, of all.</source>
        <translation>各精確率下方：相符的 n 元語法數及總數。</translation>
    </message>
    <message>
        <source>N-gram precision</source>
        <translation>n 元語法精確率</translation>
    </message>
    <message>
        <source>{matched} of {total}</source>
        <translation>{matched} / {total}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>階數</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>相符數</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總數</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精確率</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>簡短懲罰</translation>
    </message>
    <message>
        <source>Full names: {name}, where “…” is the name shown.</source>
        <translation>完整名稱：{name}，其中「…」為所顯示的名稱。</translation>
    </message>
    <message>
        <source>Candidate length</source>
        <translation>候選翻譯長度</translation>
    </message>
    <message>
        <source>Reference length</source>
        <translation>參考翻譯長度</translation>
    </message>
    <message>
        <source>Length ratio</source>
        <translation>長度比</translation>
    </message>
    <message>
        <source>{precision} (smoothed)</source>
        <translation>{precision}（已平滑）</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>未套用</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
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
        <source>All files as one text: {counted} of {files}</source>
        <translation>所有檔案合併計算：{counted} 個（共 {files} 個）</translation>
    </message>
    <message>
        <source>BLEU by file</source>
        <translation>各檔案的 BLEU</translation>
    </message>
    <message>
        <source>{file}: missing from {folder}</source>
        <translation>{file}：{folder} 中沒有此檔案</translation>
    </message>
    <message>
        <source>Unpaired files: {count}</source>
        <translation>未配對的檔案：{count} 個</translation>
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
        <translation>編碼</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>大小（位元組）</translation>
    </message>
    <message>
        <source>changed or deleted since it was scored</source>
        <translation>評分後已變更或刪除</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>{pairing}. Segments compared: {compared} of {segments}.</source>
        <translation>{pairing}。共 {segments} 個句段，比較了 {compared} 個。</translation>
    </message>
    <message>
        <source>{pairing}. Segments counted: {counted} of {segments}.</source>
        <translation>{pairing}。共 {segments} 個句段，計入 {counted} 個。</translation>
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
        <translation>手動修正：{count} 處</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指標</translation>
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
        <translation>目錄</translation>
    </message>
    <message>
        <source>Distribution of sentence BLEU</source>
        <translation>句級 BLEU 的分布</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>句段對</translation>
    </message>
    <message>
        <source>Signatures and commands</source>
        <translation>簽章與指令</translation>
    </message>
    <message>
        <source>Signature: publish it with the score</source>
        <translation>簽章：請隨分數一併公布</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>圖例</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>書籤</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空白）</translation>
    </message>
    <message>
        <source>Numbers only: this report contains no texts.</source>
        <translation>僅含數據：本報告不含任何文字內容。</translation>
    </message>
    <message>
        <source>Made with {program} on {date}</source>
        <translation>{date} 由 {program} 產生</translation>
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
        <translation>因儲存格最多容納 {most} 個字元而縮短的內容：{count} 項</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>Run {number}</source>
        <translation>第 {number} 次評分</translation>
    </message>
    <message>
        <source>Run {number}: {name}</source>
        <translation>第 {number} 次評分：{name}</translation>
    </message>
    <message>
        <source>The references are the same in both runs (segments: {count}).</source>
        <translation>兩次評分的參考翻譯相同（{count} 個句段）。</translation>
    </message>
    <message>
        <source>The two runs have no segments in common. Scores of different texts cannot be compared.</source>
        <translation>兩次評分沒有共同的句段。不同內容的分數無法比較。</translation>
    </message>
    <message>
        <source>Segments in common: {common} of {segments}, matched by their references (added: {added}, removed: {removed}).</source>
        <translation>兩次共同的句段：{segments} 個中有 {common} 個，依參考翻譯比對（新增：{added}，移除：{removed}）。</translation>
    </message>
    <message>
        <source>Only these segments are tested.</source>
        <translation>僅檢定這些句段。</translation>
    </message>
    <message>
        <source>Only in one of the runs</source>
        <translation>僅見於其中一次評分</translation>
    </message>
    <message>
        <source>No segments in common</source>
        <translation>沒有共同的句段</translation>
    </message>
    <message>
        <source>Fewer than half of the segments are in common</source>
        <translation>共同句段不到一半</translation>
    </message>
    <message>
        <source>Tokens of rare characters can differ, because another version of a package was used: {old} → {new}.</source>
        <translation>由於使用的套件版本不同（{old} → {new}），罕用字元的詞元可能有所差異。</translation>
    </message>
    <message>
        <source>Different settings</source>
        <translation>設定不同</translation>
    </message>
    <message>
        <source>Different settings ({options})</source>
        <translation>設定不同（{options}）</translation>
    </message>
</context>
<context>
    <name>SavedTexts</name>
    <message>
        <source>Segments saved: {count}, in {names}</source>
        <translation>已儲存 {count} 個句段：{names}</translation>
    </message>
    <message>
        <source>They were chosen at random with the seed {seed}. Fill in the column “{name}”, and add the file as scores.</source>
        <translation>這些句段以種子 {seed} 隨機選取。請填寫「{name}」欄，再將該檔案加為分數。</translation>
    </message>
    <message>
        <source>Line breaks inside segments that became spaces: {count}</source>
        <translation>句段內改為空格的換行：{count} 處</translation>
    </message>
    <message>
        <source>Characters that the format cannot hold, replaced by {sign}: {count}</source>
        <translation>因格式不支援而取代為 {sign} 的字元：{count}</translation>
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
        <translation>西里爾字母</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>天城文</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>希臘字母</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>漢字</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>簡體中文</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁體中文</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>希伯來字母</translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation>韓文</translation>
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
        <translation>目標語言(&amp;L)</translation>
    </message>
    <message>
        <source>Word &amp;segmentation</source>
        <translation>斷詞方式(&amp;S)</translation>
    </message>
    <message>
        <source>How the text is split into words (tokens). This affects the score.</source>
        <translation>決定如何將文字切分為詞元，會影響分數。</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>設定組合(&amp;P)</translation>
    </message>
    <message>
        <source>Presets of smoothing and reference length that match other tools.</source>
        <translation>依其他程式的做法設定平滑方式與參考翻譯長度。</translation>
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
        <translation>參考翻譯長度(&amp;R)</translation>
    </message>
    <message>
        <source>Ignore upper and lower &amp;case</source>
        <translation>不區分大小寫(&amp;C)</translation>
    </message>
    <message>
        <source>Maximum &amp;n-gram order</source>
        <translation>n 元語法最高階數(&amp;N)</translation>
    </message>
    <message>
        <source>Use effec&amp;tive order</source>
        <translation>採用有效階數(&amp;T)</translation>
    </message>
    <message>
        <source>Ignores orders longer than the text.</source>
        <translation>不計超出譯文長度的階數。</translation>
    </message>
    <message>
        <source>Inline tags</source>
        <translation>內嵌標籤</translation>
    </message>
    <message>
        <source>How bold text, links and other tags in XLIFF, TMX and similar files are treated</source>
        <translation>如何處理 XLIFF、TMX 等檔案中的粗體、連結及其他標籤</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>預留位置</translation>
    </message>
    <message>
        <source>How {example} and similar placeholders in the text are treated</source>
        <translation>如何處理文字中的 {example} 等預留位置</translation>
    </message>
    <message>
        <source>95% confidence &amp;interval of each score</source>
        <translation>各分數的 95% 信賴區間(&amp;I)</translation>
    </message>
    <message>
        <source>How much the score might vary with a different set of similar segments.</source>
        <translation>若換成另一批類似的句段，分數可能會有多大的變動。</translation>
    </message>
    <message>
        <source>C&amp;omparison</source>
        <translation>比較方式(&amp;O)</translation>
    </message>
    <message>
        <source>Tests whether the difference between two candidates may be due to chance. Needs at least two candidates.</source>
        <translation>檢定兩份候選翻譯之間的差異是否可能只是巧合。至少需要兩份候選翻譯。</translation>
    </message>
    <message>
        <source>Res&amp;amples</source>
        <translation>重抽樣次數(&amp;A)</translation>
    </message>
    <message>
        <source>How many times segments are resampled for intervals and the bootstrap, or exchanged for approximate randomization. By default, more are used when there are many comparisons.</source>
        <translation>計算信賴區間或使用拔靴法時，為句段重抽樣的次數；使用近似隨機化時，隨機交換句段的次數。比較次數較多時，預設會增加次數。</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>亂數種子(&amp;D)</translation>
    </message>
    <message>
        <source>The same seed always gives the same numbers.</source>
        <translation>使用相同的種子，得到的數值一律相同。</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>{option} needs a number with a decimal point; got “{value}”.</source>
        <translation>{option} 需要一個數字，小數點須用「.」；輸入的是「{value}」。</translation>
    </message>
    <message>
        <source>{option} needs a whole number; got “{value}”.</source>
        <translation>{option} 需要一個整數；輸入的是「{value}」。</translation>
    </message>
    <message>
        <source>Formats, also compressed (.gz)</source>
        <translation>格式（也可為 .gz 壓縮檔）</translation>
    </message>
    <message>
        <source>REFERENCE</source>
        <translation>參考翻譯</translation>
    </message>
    <message>
        <source>CANDIDATE</source>
        <translation>候選翻譯</translation>
    </message>
    <message>
        <source>options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Usage: {usage}</source>
        <translation>用法：{usage}</translation>
    </message>
    <message>
        <source>Unknown option {option}; {program} --help lists all options.</source>
        <translation>無法辨識的選項 {option}；執行 {program} --help 可檢視所有選項。</translation>
    </message>
    <message>
        <source>Standard input (-) can be read only once.</source>
        <translation>標準輸入（-）只能讀取一次。</translation>
    </message>
    <message>
        <source>Invalid use of {option}; see {program} --help.</source>
        <translation>選項 {option} 用法有誤；請參閱 {program} --help。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>encoding of all files (default: detected)</source>
        <translation>所有檔案的編碼（預設：自動偵測）</translation>
    </message>
    <message>
        <source>target language, such as es or zh-TW (default: detected)</source>
        <translation>目標語言，例如 es 或 zh-TW（預設：自動偵測）</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>--scheme needs --changes.</source>
        <translation>--scheme 需要 --changes。</translation>
    </message>
    <message>
        <source>{option} cannot be used with --changes.</source>
        <translation>{option} 不能與 --changes 一起使用。</translation>
    </message>
    <message>
        <source>--changes needs one delivered file, or two: the suggestions and the final text.</source>
        <translation>--changes 需要一個交付檔案，或兩個檔案：建議譯文和最終譯文。</translation>
    </message>
    <message>
        <source>A file name is empty.</source>
        <translation>有一個檔案名稱是空的。</translation>
    </message>
    <message>
        <source>with --changes: the bands of similarity, the weight of each and the price of a word (default: [changes] in bleu.toml)</source>
        <translation>用於 --changes：相似度區間、各區間的權重和每字價格（預設：bleu.toml 中的 [changes]）</translation>
    </message>
    <message>
        <source>FILE.toml</source>
        <translation>檔案.toml</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>source text; shows what was left untranslated</source>
        <translation>原文；用來找出未翻譯的句段</translation>
    </message>
    <message>
        <source>score a bundled sample: {names}</source>
        <translation>為內附範例評分：{names}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>評分設定</translation>
    </message>
    <message>
        <source>reference translation in any format, or a folder; “-” is standard input. To select one of several texts in a file: FILE#column=NAME, #lang=TAG, #sheet=NAME (#sheet=* for all), #headings=ROW or #headings=none; joined with &amp;</source>
        <translation>參考翻譯（格式不限）或資料夾；「-」表示標準輸入。若要選擇檔案中多項內容之一：檔案#column=欄名、#lang=語言、#sheet=工作表（#sheet=* 表示全部）、#headings=列號或 #headings=none；用 &amp; 連接</translation>
    </message>
    <message>
        <source>smoothing and reference length together: {choices} (default: definition)</source>
        <translation>平滑方式和參考翻譯長度的設定組合：{choices}（預設：definition）</translation>
    </message>
    <message>
        <source>smoothing: {choices} (default: {default})</source>
        <translation>平滑方式：{choices}（預設：{default}）</translation>
    </message>
    <message>
        <source>value of floor (default: 0.1) and add-k (default: 1)</source>
        <translation>floor（預設：0.1）和 add-k（預設：1）的平滑值</translation>
    </message>
    <message>
        <source>reference length where there are several references: {choices} (default: {default})</source>
        <translation>有多份參考翻譯時採用哪個長度：{choices}（預設：{default}）</translation>
    </message>
    <message>
        <source>ignore upper and lower case</source>
        <translation>不區分大小寫</translation>
    </message>
    <message>
        <source>use effective order: ignore orders longer than the candidate</source>
        <translation>採用有效階數：不計超出候選翻譯長度的階數</translation>
    </message>
    <message>
        <source>convert XML entities and separate punctuation in TER</source>
        <translation>TER 還原 XML 實體並拆開標點</translation>
    </message>
    <message>
        <source>show how much of the suggestions was changed in the final text, instead of scoring: bleu-score --changes delivered.xliff, or with two files, suggestions first: bleu-score --changes mt.txt final.txt. With more versions, each is compared with the one before it, and the last also with the first. --source adds the source text, whose words are counted</source>
        <translation>顯示建議譯文到最終譯文改動了多少，而不評分：bleu-score --changes delivered.xliff；或用兩個檔案，建議譯文在前：bleu-score --changes mt.txt final.txt。如有更多版本，則每個版本與前一版本比較，最後一個再與第一個比較。--source 加入原文，以計算其字數</translation>
    </message>
    <message>
        <source>Pairs and text</source>
        <translation>配對與文字</translation>
    </message>
    <message>
        <source>how segments are paired: {choices} (default: {default})</source>
        <translation>句段的配對依據：{choices}（預設：{default}）</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>類型</translation>
    </message>
    <message>
        <source>segments to exclude: {choices}</source>
        <translation>要排除的句段：{choices}</translation>
    </message>
    <message>
        <source>segments to keep that would otherwise be excluded (same names)</source>
        <translation>預設會排除、但要保留的句段（名稱同上）</translation>
    </message>
    <message>
        <source>inline tags: {choices} (default: {default})</source>
        <translation>內嵌標籤：{choices}（預設：{default}）</translation>
    </message>
    <message>
        <source>placeholders such as {example}: {choices} (default: {default})</source>
        <translation>{example} 等預留位置：{choices}（預設：{default}）</translation>
    </message>
    <message>
        <source>normalize before comparing: {choices}</source>
        <translation>比較前的正規化處理：{choices}</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>candidate translations, or folders; each is scored separately</source>
        <translation>候選翻譯或資料夾；每份各自評分</translation>
    </message>
    <message>
        <source>external scores, one for each segment, as in comet=scores.txt; once for each candidate, in the order of the candidates or by name (comet@mt.txt=scores.txt). For folders, a column “file” names the file of each row. FILE can be followed by #column=NAME, #field=NAME, #system=NAME, #better=lower</source>
        <translation>外部分數，每個句段一個，例如 comet=scores.txt；每份候選翻譯各指定一次，依候選翻譯的順序，或依名稱（comet@mt.txt=scores.txt）。若為資料夾，「檔名」欄寫明每一列屬於哪個檔案。檔案後可加 #column=名稱、#field=名稱、#system=名稱、#better=lower</translation>
    </message>
    <message>
        <source>word segmentation: {choices} (default: {default}); spm:FILE is a SentencePiece model</source>
        <translation>斷詞方式：{choices}（預設：{default}）；spm:檔案 表示 SentencePiece 模型</translation>
    </message>
    <message>
        <source>maximum n-gram order, {low}–{high} (default: {default})</source>
        <translation>n 元語法最高階數，{low}～{high}（預設：{default}）</translation>
    </message>
    <message>
        <source>metrics: {choices} (bleu is always among them)</source>
        <translation>指標：{choices}（一律包含 bleu）</translation>
    </message>
    <message>
        <source>maximum order of character n-grams (default: {default})</source>
        <translation>字元 n 元語法的最高階數（預設：{default}）</translation>
    </message>
    <message>
        <source>maximum order of word n-grams in chrf (default: {default}; chrf++ uses 2)</source>
        <translation>chrf 的字詞 n 元語法最高階數（預設：{default}；chrf++ 為 2）</translation>
    </message>
    <message>
        <source>weight of recall relative to precision (default: {default})</source>
        <translation>召回率相對於精確率的權重（預設：{default}）</translation>
    </message>
    <message>
        <source>count whitespace as characters</source>
        <translation>空白也計為字元</translation>
    </message>
    <message>
        <source>ignore upper and lower case in chrF</source>
        <translation>chrF 不區分大小寫</translation>
    </message>
    <message>
        <source>also count orders that are longer than any segment</source>
        <translation>即使所有句段都不夠長，也計入該階數</translation>
    </message>
    <message>
        <source>with --ter-normalized: separate Chinese and Japanese characters</source>
        <translation>與 --ter-normalized 併用：拆開中文和日文字元</translation>
    </message>
    <message>
        <source>ignore punctuation in TER</source>
        <translation>TER 不計標點</translation>
    </message>
    <message>
        <source>distinguish upper and lower case in TER</source>
        <translation>TER 區分大小寫</translation>
    </message>
    <message>
        <source>resamples (default: 1000), or trials of --paired-ar (default: 10000); more by default for many comparisons</source>
        <translation>重抽樣次數（預設：1000），或 --paired-ar 的隨機化次數（預設：10000）；比較次數較多時，預設會增加次數</translation>
    </message>
    <message>
        <source>name of the client in the report</source>
        <translation>報告中的客戶名稱</translation>
    </message>
    <message>
        <source>name of the project in the report</source>
        <translation>報告中的專案名稱</translation>
    </message>
    <message>
        <source>order number in the report</source>
        <translation>報告中的訂單編號</translation>
    </message>
    <message>
        <source>who computed it, in the report</source>
        <translation>報告中的計算人</translation>
    </message>
    <message>
        <source>segments in the report: {choices} (default: costly; in CSV, TSV and Word, and with --changes, all)</source>
        <translation>報告中的句段：{choices}（預設：costly；CSV、TSV 和 Word，以及使用 --changes 時，為 all）</translation>
    </message>
    <message>
        <source>also how many segments are in these files, such as a translation memory or the text a system was trained on, with the score of these segments and of the others</source>
        <translation>另顯示有多少句段出現在這些檔案中（例如翻譯記憶庫或系統的訓練語料），以及這些句段與其餘句段各自的分數</translation>
    </message>
    <message>
        <source>save a table (.tsv) of segments for a person to judge, chosen at random, that names no system; read it back with --scores</source>
        <translation>儲存一份供人工評分的表格（.tsv），句段隨機選取，不含系統名稱；用 --scores 讀回</translation>
    </message>
    <message>
        <source>number of segments in this table (default: {default})</source>
        <translation>該表格的句段數（預設：{default}）</translation>
    </message>
    <message>
        <source>choose them from the half whose translations differ most</source>
        <translation>從譯文差異最大的一半句段中選取</translation>
    </message>
    <message>
        <source>keep no names of files in the project, and no texts</source>
        <translation>專案中不保留檔名，也不保留文字內容</translation>
    </message>
    <message>
        <source>FILE.tsv</source>
        <translation>檔案.tsv</translation>
    </message>
    <message>
        <source>Confidence and significance</source>
        <translation>信賴區間與顯著性</translation>
    </message>
    <message>
        <source>95% confidence interval of each score, by bootstrap</source>
        <translation>以拔靴法計算各分數的 95% 信賴區間</translation>
    </message>
    <message>
        <source>compare the candidates by paired bootstrap</source>
        <translation>以配對拔靴法（bootstrap）比較各候選翻譯</translation>
    </message>
    <message>
        <source>compare the candidates by paired approximate randomization</source>
        <translation>以配對近似隨機化比較各候選翻譯</translation>
    </message>
    <message>
        <source>compare with this candidate only (default: all pairs)</source>
        <translation>只與這份候選翻譯比較（預設：兩兩比較）</translation>
    </message>
    <message>
        <source>seed of the random numbers (default: {default})</source>
        <translation>亂數種子（預設：{default}）</translation>
    </message>
    <message>
        <source>language of the program: {choices}</source>
        <translation>程式的介面語言：{choices}</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>顯示版本</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>顯示此說明</translation>
    </message>
    <message>
        <source>{option} concerns test sets that sacreBLEU downloads; this program downloads nothing and scores files.</source>
        <translation>{option} 用於 sacreBLEU 下載的測試集；本程式不會下載任何內容，只對檔案評分。</translation>
    </message>
    <message>
        <source>Unknown option {option}. Did you mean {meant}? {program} --help lists all options.</source>
        <translation>無法辨識的選項 {option}。是否應為 {meant}？執行 {program} --help 可檢視所有選項。</translation>
    </message>
    <message>
        <source>--sample uses its own files; do not add others.</source>
        <translation>--sample 使用內附檔案，請勿加入其他檔案。</translation>
    </message>
    <message>
        <source>--paired-bs and --paired-ar cannot be used together.</source>
        <translation>--paired-bs 和 --paired-ar 不能同時使用。</translation>
    </message>
    <message>
        <source>A comparison needs at least two candidates.</source>
        <translation>至少要有兩份候選翻譯才能比較。</translation>
    </message>
    <message>
        <source>{option} must name one of the candidates; “{name}” is not one of them.</source>
        <translation>{option} 必須指定候選翻譯之一；「{name}」不是候選翻譯。</translation>
    </message>
    <message>
        <source>{option} must name one of the candidates; “{name}” fits several. Write one of these: {names}.</source>
        <translation>{option} 必須指定候選翻譯之一；有多份候選翻譯與「{name}」相符。請寫明其中一份：{names}。</translation>
    </message>
    <message>
        <source>--baseline needs --paired-bs or --paired-ar.</source>
        <translation>--baseline 須與 --paired-bs 或 --paired-ar 併用。</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}</source>
        <translation>無法寫入輸出：{reason}</translation>
    </message>
    <message>
        <source>These files have changed, so their fixes were not applied: {names}.</source>
        <translation>以下檔案已變更，因此未套用其修正：{names}。</translation>
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
        <translation>以 BLEU 為譯文評分。所有內容都留在本機。</translation>
    </message>
    <message>
        <source>--check needs --format text or json.</source>
        <translation>使用 --check 時，--format 須為 text 或 json。</translation>
    </message>
    <message>
        <source>Name the files to score: {program} {reference} -i {candidate}. {program} --sample scores an example, and {program} --help lists all options.</source>
        <translation>請指定要評分的檔案：{program} {reference} -i {candidate}。{program} --sample 為範例評分，{program} --help 列出所有選項。</translation>
    </message>
    <message>
        <source>--format latex needs --as-sacrebleu; --report FILE.tex writes a report.</source>
        <translation>--format latex 需要 --as-sacrebleu；--report 檔案.tex 可產生報告。</translation>
    </message>
    <message>
        <source>{option} needs --record.</source>
        <translation>{option} 需要 --record。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>METRIC=FILE</source>
        <translation>指標=檔案</translation>
    </message>
    <message>
        <source>list possible problems in the files and their effect on BLEU, instead of scoring</source>
        <translation>不評分，而是列出檔案中可能的問題及其對 BLEU 的影響</translation>
    </message>
    <message>
        <source>{option} cannot be used with --check.</source>
        <translation>{option} 不能與 --check 一起使用。</translation>
    </message>
    <message>
        <source>--format tsv writes one table: use only one of --by, --sentence-level and a comparison.</source>
        <translation>--format tsv 只輸出一個表格：--by、--sentence-level 與比較只能擇一使用。</translation>
    </message>
    <message>
        <source>{choices} (default: text; with --as-sacrebleu, json)</source>
        <translation>{choices}（預設：text；使用 --as-sacrebleu 時為 json）</translation>
    </message>
    <message>
        <source>also the score of each segment (sentence BLEU) and its contribution; the average of these scores is not the score of the text</source>
        <translation>同時列出每個句段的分數（句級 BLEU）及其貢獻；這些分數的平均值不等於整篇譯文的分數</translation>
    </message>
    <message>
        <source>also the scores sacreBLEU, NLTK, TensorFlow NMT, Hugging Face evaluate and PaddleOCR would give, and why they differ</source>
        <translation>另外列出依 sacreBLEU、NLTK、TensorFlow NMT、Hugging Face evaluate 和 PaddleOCR 的做法計算的分數，以及差異原因</translation>
    </message>
    <message>
        <source>also each reference’s score against the other references: how far apart human translations are</source>
        <translation>另外列出每份參考翻譯以其餘各份為參照的分數：人工翻譯之間相差多少</translation>
    </message>
    <message>
        <source>also the scores of each document (--by document), or of all rows with the same text in another column of a table (--by Domain)</source>
        <translation>另外列出每份文件的分數（--by document），或表格中另一欄內容相同的所有列的分數（--by Domain）</translation>
    </message>
    <message>
        <source>COLUMN</source>
        <translation>欄名</translation>
    </message>
    <message>
        <source>save the texts as compared: all of them as a table (.tsv), source and reference as a translation memory (.tmx), or each in its own file, one segment per line (.txt)</source>
        <translation>依比較時的狀態儲存文字內容：全部存成表格（.tsv），原文與參考翻譯存成翻譯記憶庫（.tmx），或各存成單獨的檔案，每行一個句段（.txt）</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Exit code: 0 scored and quality gate passed, 1 quality gate failed, 2 usage or input error, 3 bug in the program.
Numbers always have a decimal point.</source>
        <translation>結束代碼：0 評分完成且品質關卡通過，1 品質關卡未通過，2 用法或輸入錯誤，3 程式錯誤。
數字一律使用小數點。</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>only the score: no warnings, no progress</source>
        <translation>只輸出分數，不顯示警告和進度</translation>
    </message>
    <message>
        <source>Target language: {language}. Word segmentation: {segmentation}. Segments: {segments}. References: {references}.</source>
        <translation>目標語言：{language}。斷詞方式：{segmentation}。{segments} 個句段，{references} 份參考翻譯。</translation>
    </message>
    <message>
        <source>Each segment’s own score (their average is not BLEU):</source>
        <translation>各句段的分數（其平均值不等於 BLEU）：</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>貢獻</translation>
    </message>
    <message>
        <source>{metric}: {candidate} compared with {baseline}</source>
        <translation>{metric}：{candidate} 與 {baseline} 相比</translation>
    </message>
    <message>
        <source>Ranks by {metric}, where only significant differences count:</source>
        <translation>依 {metric} 的名次（只計顯著的差異）：</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}). {verdict}.</source>
        <translation>差值 {difference}（95% 信賴區間 {interval}）。{verdict}。</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}), p {p}, Holm-corrected p {corrected}. {verdict}.</source>
        <translation>差值 {difference}（95% 信賴區間 {interval}），p {p}，Holm 校正後 p {corrected}。{verdict}。</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}), p {p}, Holm-corrected p {corrected}, sacreBLEU’s p = {sacrebleu}. {verdict}.</source>
        <translation>差值 {difference}（95% 信賴區間 {interval}），p {p}，Holm 校正後 p {corrected}，sacreBLEU 的 p = {sacrebleu}。{verdict}。</translation>
    </message>
    <message>
        <source>Order {order}: {matched} of {total} n-grams match, precision {precision}</source>
        <translation>{order} 階：{total} 個 n 元語法中有 {matched} 個相符，精確率 {precision}</translation>
    </message>
    <message>
        <source>{line} (smoothed)</source>
        <translation>{line}（已平滑）</translation>
    </message>
    <message>
        <source>Brevity penalty {penalty}, candidate length {candidate}, reference length {reference}, ratio {ratio}</source>
        <translation>簡短懲罰 {penalty}，候選翻譯長度 {candidate}，參考翻譯長度 {reference}，長度比 {ratio}</translation>
    </message>
    <message>
        <source>Signature: {signature}</source>
        <translation>簽章：{signature}</translation>
    </message>
    <message>
        <source>Warning: segments whose text in “{file}” differs from the candidate’s: {count}</source>
        <translation>警告：「{file}」中與候選翻譯內容不同的句段：{count} 個</translation>
    </message>
    <message>
        <source>Note: {title}. {advice}</source>
        <translation>提示：{title}。{advice}</translation>
    </message>
    <message>
        <source>Options that can help: {flags}</source>
        <translation>可能有幫助的選項：{flags}</translation>
    </message>
    <message>
        <source>sacreBLEU’s signature: {signature}</source>
        <translation>sacreBLEU 簽章：{signature}</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU: {command}</source>
        <translation>以 sacreBLEU 重現：{command}</translation>
    </message>
    <message>
        <source>Warning: {title}. {advice}</source>
        <translation>警告：{title}。{advice}</translation>
    </message>
    <message>
        <source>No problems found in the texts.</source>
        <translation>檔案內容中未發現問題。</translation>
    </message>
    <message>
        <source>Effect of normalization on BLEU:</source>
        <translation>正規化處理對 BLEU 的影響：</translation>
    </message>
    <message>
        <source>{flag} · {meaning} · {candidate}: {effect}</source>
        <translation>{flag} · {meaning} · {candidate}：{effect}</translation>
    </message>
    <message>
        <source>{reference}: {metric} = {score} (segments: {segments})</source>
        <translation>{reference}：{metric} = {score}（{segments} 個句段）</translation>
    </message>
    <message>
        <source>Unpaired files: {count}</source>
        <translation>未配對的檔案：{count} 個</translation>
    </message>
    <message>
        <source>{file}: missing from {folder}</source>
        <translation>{file}：{folder} 中沒有此檔案</translation>
    </message>
    <message>
        <source>Files scored: {scored} of {files}</source>
        <translation>已評分的檔案：{scored} 個（共 {files} 個）</translation>
    </message>
    <message>
        <source>Not scored: {count}</source>
        <translation>未能評分：{count} 個</translation>
    </message>
    <message>
        <source>None of the files could be scored for all candidates.</source>
        <translation>沒有一個檔案能為所有候選翻譯評分。</translation>
    </message>
    <message>
        <source>All files as one text ({counted} of {files}):</source>
        <translation>所有檔案合併計算（{counted} 個，共 {files} 個）：</translation>
    </message>
    <message>
        <source>Scores by “{column}” (their average is not the score of the text):</source>
        <translation>依「{column}」分組的分數（其平均值不等於整篇譯文的分數）：</translation>
    </message>
    <message>
        <source>Scores by document (their average is not the score of the text):</source>
        <translation>各份文件的分數（其平均值不等於整篇譯文的分數）：</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>句段</translation>
    </message>
    <message>
        <source>--by document: the files do not say where a document begins.</source>
        <translation>--by document：檔案未標明各份文件從何處開始。</translation>
    </message>
    <message>
        <source>--by: none of the files has a column “{column}”.</source>
        <translation>--by：沒有任何檔案含有「{column}」欄。</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>--as-others and --compare-references need files that are all split into words in the same way. Choose a word segmentation with --tokenize.</source>
        <translation>--as-others 和 --compare-references 要求所有檔案的斷詞方式相同。請用 --tokenize 選擇斷詞方式。</translation>
    </message>
    <message>
        <source>--scores needs a metric and a file, as in comet=scores.txt; got “{value}”.</source>
        <translation>--scores 需要指標和檔案，例如 comet=scores.txt；輸入的是「{value}」。</translation>
    </message>
    <message>
        <source>In “{value}”, #better= must be higher or lower.</source>
        <translation>「{value}」中的 #better= 只能是 higher 或 lower。</translation>
    </message>
    <message>
        <source>--scores {metric} is used more often than there are candidates.</source>
        <translation>--scores {metric} 的指定次數多於候選翻譯的數量。</translation>
    </message>
    <message>
        <source>{option} cannot be used with more than two versions.</source>
        <translation>{option} 不能用於兩個以上的版本。</translation>
    </message>
    <message>
        <source>{option} needs --report FILE.</source>
        <translation>{option} 需要 --report 檔案。</translation>
    </message>
    <message>
        <source>--check cannot be used with --report.</source>
        <translation>--check 不能與 --report 一起使用。</translation>
    </message>
    <message>
        <source>PDF reports are written by the desktop program: bleu-desktop … --report {path}</source>
        <translation>PDF 報告由視窗程式產生：bleu-desktop … --report {path}</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>also write a report; the extension sets the format; can be repeated</source>
        <translation>同時產生報告；格式由副檔名決定；可重複指定</translation>
    </message>
    <message>
        <source>language of the report: {choices}</source>
        <translation>報告的語言：{choices}</translation>
    </message>
    <message>
        <source>title of the report</source>
        <translation>報告的標題</translation>
    </message>
    <message>
        <source>no texts in the report, only numbers and names</source>
        <translation>報告中不含文字內容，僅含數據和名稱</translation>
    </message>
    <message>
        <source>add the result to a project, with texts and settings; the project is created if it does not exist. bleu-score FILE.bleu scores the project’s files again</source>
        <translation>將結果連同文字內容和設定加入專案；專案不存在時會新建。執行 bleu-score 檔案.bleu 可為專案中的檔案重新評分</translation>
    </message>
    <message>
        <source>FILE.bleu</source>
        <translation>檔案.bleu</translation>
    </message>
    <message>
        <source>keep no texts in the project, only numbers</source>
        <translation>專案中不保留文字內容，只保留數據</translation>
    </message>
    <message>
        <source>Recorded as run {number} in {path}.</source>
        <translation>已在 {path} 中記錄為第 {number} 次評分。</translation>
    </message>
    <message>
        <source>Recorded as run {number} in the new project {path}.</source>
        <translation>已在新專案 {path} 中記錄為第 {number} 次評分。</translation>
    </message>
    <message>
        <source>Compared with run {number} from {date}:</source>
        <translation>與第 {number} 次評分（{date}）相比：</translation>
    </message>
    <message>
        <source>Segments: {old}, now {new}</source>
        <translation>句段：{old}，現為 {new}</translation>
    </message>
    <message>
        <source>{candidate}: not in that run</source>
        <translation>{candidate}：該次評分中沒有</translation>
    </message>
    <message>
        <source>Compared with run {number} from {date}: unchanged suggestions {old}, now {new}</source>
        <translation>與第 {number} 次評分（{date}）相比，未改動的建議譯文：原為 {old}，現為 {new}</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new}, with different options</source>
        <translation>{metric} {old}，現為 {new}，選項不同</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new}</source>
        <translation>{metric} {old}，現為 {new}</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new} ({difference})</source>
        <translation>{metric} {old}，現為 {new}（{difference}）</translation>
    </message>
    <message>
        <source>--num-refs needs a single file of references.</source>
        <translation>使用 --num-refs 時只能有一個參考翻譯檔案。</translation>
    </message>
    <message>
        <source>{option} cannot be used with --as-sacrebleu.</source>
        <translation>{option} 不能與 --as-sacrebleu 一起使用。</translation>
    </message>
    <message>
        <source>In sacreBLEU, --sentence-level takes one candidate and one metric, without intervals and tests.</source>
        <translation>在 sacreBLEU 中，--sentence-level 只接受一份候選翻譯和一個指標，且不能同時計算信賴區間或檢定。</translation>
    </message>
    <message>
        <source>As sacreBLEU</source>
        <translation>與 sacreBLEU 相同</translation>
    </message>
    <message>
        <source>the same as --resamples, for {option}</source>
        <translation>同 --resamples，用於 {option}</translation>
    </message>
    <message>
        <source>accepted, but has no effect</source>
        <translation>可以使用，但沒有作用</translation>
    </message>
    <message>
        <source>read, score and print as the program sacrebleu does, with its flags</source>
        <translation>讀取、評分與輸出都和程式 sacrebleu 相同，並使用它的選項</translation>
    </message>
    <message>
        <source>only the scores</source>
        <translation>只輸出分數</translation>
    </message>
    <message>
        <source>decimals of the scores</source>
        <translation>分數的小數位數</translation>
    </message>
    <message>
        <source>sacreBLEU’s signature in its short form</source>
        <translation>sacreBLEU 簽章的簡短形式</translation>
    </message>
    <message>
        <source>no warning about text that looks tokenized</source>
        <translation>對似乎已經斷過詞的內容不顯示警告</translation>
    </message>
    <message>
        <source>each line of the reference has N references, separated by tabs</source>
        <translation>參考翻譯檔案的每一行含 N 份參考翻譯，以定位字元分隔</translation>
    </message>
    <message>
        <source>The candidate “{name}” is named twice.</source>
        <translation>候選翻譯「{name}」出現了兩次。</translation>
    </message>
    <message>
        <source>In sacreBLEU, {option} takes a single candidate.</source>
        <translation>在 sacreBLEU 中，{option} 只接受一份候選翻譯。</translation>
    </message>
    <message>
        <source>In line {line} of “{path}”, the number of texts separated by tabs is {found}, not {number}.</source>
        <translation>「{path}」的第 {line} 行中，以定位字元分隔的內容數為 {found}，應為 {number}。</translation>
    </message>
    <message>
        <source>{option} cannot be used with --sets.</source>
        <translation>{option} 不能與 --sets 一起使用。</translation>
    </message>
    <message>
        <source>score the same candidates on several test sets, with their average: bleu-score --sets wmt/en-de wmt/en-zh. Each folder contains a reference (ref.txt) and the candidates, under the same names in all sets</source>
        <translation>在多個測試集上為相同的候選翻譯評分，並列出平均分數：bleu-score --sets wmt/en-de wmt/en-zh。每個資料夾包含一份參考翻譯（ref.txt）和各份候選翻譯，候選翻譯在所有測試集中使用相同的檔名</translation>
    </message>
    <message>
        <source>Average: the arithmetic mean of the scores of all sets, not the score of the combined texts.</source>
        <translation>平均分數：各測試集分數的算術平均值，並非將各測試集的內容合併後計算的分數。</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均分數</translation>
    </message>
    <message>
        <source>Segments of a candidate that end with a space and a period: {count}. The text looks tokenized, which may lower the score. --force suppresses this warning.</source>
        <translation>候選翻譯中以空格加句點結尾的句段：{count} 個。內容似乎已斷過詞，分數可能因此偏低。使用 --force 可不顯示此警告。</translation>
    </message>
</context>
</TS>

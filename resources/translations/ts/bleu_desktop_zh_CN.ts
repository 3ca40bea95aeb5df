<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BandScale</name>
    <message>
        <source>BLEU {score} on a scale from 0 to 100</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bands</name>
    <message>
        <source>Almost useless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard to get the gist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gist clear, serious errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understandable to good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very high quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often better than human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly anything agrees with the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reader can hardly tell what the text is about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gist is clear, but there are serious grammar errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text can be understood, and parts of it are good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A translation of high quality.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A translation of very high quality, adequate and fluent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translations that score this high are often better than human ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above {start}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start}–{end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band {range}, for the segmentation {segmentation}; another segmentation may lead to another band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No interpretation: BLEU describes a whole text. A single segment can be well translated and still score near zero.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>13a: words and punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intl: words, Unicode punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zh: Chinese characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>char: every character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: text is already cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jieba: Chinese words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jieba-t2s: Traditional Chinese words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ja-mecab: Japanese words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ko-mecab: Korean words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp: exponential decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floor: a small value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add-k: from order 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add-one-all: every order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shortest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutting into tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting n-grams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not detected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language}, from the file name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language}, from the script of the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your files and settings are still here, and you can go on working. The report below helps to mend the fault. It contains no text of yours, but it may contain names of files and folders. It is sent nowhere; copy it if you want to pass it on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“{path}” does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” is a folder. Choose the files in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no permission to read “{path}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” is not a text file: byte {offset} is binary data. Save the text as plain text (.txt), one segment per line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” is not {encoding}: line {line} (byte {offset}) cannot be decoded. Choose another encoding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no encoding “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{tag}” is not a known language code. Examples: es, id, zh-CN, zh-TW.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{tag}” reads as a language pair. Give the target language alone: {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no reference translation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no candidate translation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files do not have the same number of segments: “{first}” has {first_count}, “{second}” has {second_count}. Line 1 of each file must translate the same text, and so on; look for missing or extra lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The segmentation {segmentation} is not installed. It comes with the extra “{extra}”: pip install &quot;bleu-desktop[{extra}]&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smoothing value {value} is not a number of 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum n-gram order {value} is not between {low} and {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{setting}: “{value}” is not one of {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Reference translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source text (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop reference files here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop candidate files here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the source file here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{encoding}?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Understand BLEU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU measures how much a candidate translation overlaps one or more reference translations, over a whole text. It is a number from 0 to 1, usually shown from 0 to 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is cut into tokens: words and punctuation marks. For runs of one, two, three and four tokens (n-grams), the precision is the share of the candidate’s n-grams that also occur in a reference. No n-gram counts more often than it occurs in one reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n-grams that match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n-grams of the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision of order n: n-grams that match, divided by all n-grams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision alone would reward a candidate that leaves things out. The brevity penalty BP lowers the score of a candidate that is shorter than the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidate length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brevity penalty: 1, or e to the power of 1 minus reference length divided by candidate length if that is less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU is the brevity penalty times the geometric mean of the four precisions. If one precision is 0 and nothing is smoothed, the whole score is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU: brevity penalty times the fourth root of the product of the four precisions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a score means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A band belongs to the segmentation it was computed with: the same Chinese file can fall into three bands under three segmentations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What BLEU cannot see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs a whole text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a single sentence BLEU says little: a good one can score near zero. The score of a text is not the average of its sentences’ scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All words weigh the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving out an article costs as much as writing ESA instead of NASA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not understand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning and grammar are out of its sight. A missing “not” costs little, and nothing beyond four words in a row is seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends on the preparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the text is normalised and cut into tokens moves the score. Publish the signature with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores compare only for the same text, language, segmentation and number of references.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed on this computer with the segmentation 13a. Single sentences show how it works, not how good a translation is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing {smoothing}: BLEU {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches: {pairs}   Brevity penalty: {penalty}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;references…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;candidates…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add s&amp;ource text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read all files &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy s&amp;ignature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Understand BLEU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About BLEU Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add reference translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add candidate translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the source text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text files (*.txt *.ref *.hyp *.out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed on disk and read again: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About BLEU Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores translations with BLEU on this computer; nothing leaves it.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrecisionTable</name>
    <message>
        <source>N-gram precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{precision} (smoothed)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Add reference…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add candidates…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop reference and candidate files here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain text, one segment per line. Your files stay on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now add a candidate translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is scored as soon as it is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now add a reference translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidates are compared with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates, best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate, best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interpretation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>N-gram precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature: publish it with the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same score with sacreBLEU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU, of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understand BLEU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments: {segments} · References: {references}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target language: {language}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scripts</name>
    <message>
        <source>Arabic script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latin script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another script ({code})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target &amp;language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Segmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;moothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing &amp;value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reference length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest &amp;n-grams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore upper and lower &amp;case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out orders longer than the &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the text is cut into tokens. It moves the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing and reference length together, as other programs set them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detected: {language}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen segmentation: {segmentation}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>{option} needs a number, with a decimal point: “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} needs a whole number: “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REFERENCE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CANDIDATE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option {option}; {program} --help lists all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard input (-) can be read only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option {option} is used wrongly; see {program} --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference translation, one segment per line; “-” is standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidate translations; each gets a score of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoding of all files (default: detected)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target language, such as es or zh-TW (default: detected)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score a bundled sample: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>segmentation: {choices} (default: auto)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smoothing and reference length together: {choices} (default: definition)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smoothing: {choices} (default: none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value of floor (default: 0.1) and add-k (default: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which of several references: {choices} (default: closest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignore upper and lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest n-grams, 1 to 8 (default: 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave out orders longer than the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language of the program: {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show this help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--sample brings its own files; give no others with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bleu-score: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores translations with BLEU. Everything stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code: 0 scored, 1 below --fail-under, 2 wrong use or input.
Numbers always have a decimal point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{choices} (default: text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each segment&apos;s own score too, with effective order; they do not average to the score of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exit code 1 if a candidate scores less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the score: no warnings, no progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target language: {language}. Segmentation: {segmentation}. Segments: {segments}. References: {references}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each segment&apos;s own score (they do not average to BLEU):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order {order}: {matched} of {total} n-grams match, precision {precision}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line} (smoothed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brevity penalty {penalty}, candidate length {candidate}, reference length {reference}, ratio {ratio}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature: {signature}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same with sacreBLEU: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: {title}. {advice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the window. Files given are scored at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a picture (PNG) of the scored window, and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size of the window in pixels, such as 1200x800</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{choices} (default: as chosen last)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size needs width and height, such as 1200x800: “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt needs system packages that are not installed: {packages} (Debian and Ubuntu: sudo apt install {packages}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display. Without one, bleu-desktop --screenshot FILE draws the window into a file, and bleu-score works in the terminal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{path}” cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>Below about {recommended} segments the score depends a lot on chance. Add more text, or take the score as a rough indication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many very short segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {segments} references have fewer than {tokens} tokens, too few for an n-gram of the highest order. BLEU says little about headings, buttons and single words; score running text where you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first one is line {line}. An empty segment matches nothing and makes the candidate shorter, which costs brevity penalty. Check whether the translation is missing there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{document}” is the same as the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every segment is equal to a reference. Check that you did not load the same file twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed line ends in “{document}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without smoothing, one order without a match makes the whole score 0. Check that the files belong together; for a small text, choose a smoothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing put a small value in the place of each missing match, and the score rests on it. Check that the files belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching n-grams of order {orders}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few segments: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty candidate segments: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that end with a carriage return alone: {count}. The first one is line {line}. Each is a segment here; sacreBLEU would read on. Save the file with uniform line ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty reference segments: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first one is line {line}. Segments without any reference: {unmatched}. Whatever the candidate says there counts as wrong. Complete the references, or delete these lines from all files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first one is line {line}. Empty references are left out; the other references of the segment count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {segments} segments have spaces between Chinese characters. Load the text as it was before it was cut into words, or choose the segmentation “none” if all files are cut in the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {segments} segments have a space before full stops or commas, or marks that a tokeniser left. Load the text as a reader would see it, or choose the segmentation “none” if all files are tokenised in the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{document}” looks already tokenised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simplified against Traditional Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text is in {reference}, the other in {candidate}. Most characters differ, so the score is far too low. Compare texts in the same script.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scripts differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text is in {reference}, the other in {candidate}. They can hardly match. Check that you chose the right files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of {language} need the extra “{extra}” of the Python package: pip install &quot;bleu-desktop[{extra}]&quot;. Character scores are higher than word scores; compare them only with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language} puts no spaces between words, and there is no word segmentation for it here. Character scores are higher than word scores; compare them only with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters are compared, not words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

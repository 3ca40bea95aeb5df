PRAGMA application_id = 1112294741;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE file (
    run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
    place INTEGER NOT NULL,
    summary TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (run, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE pack (
    id INTEGER PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    data BLOB NOT NULL
) STRICT;
INSERT INTO "pack" VALUES(1,X'C1484457FEFC939328F5BB368436BEE37EAC5467',X'78010DC8490100300803B0D20B9FF817B1E599DB6AEB46F64820F1A7613C161E139500D3');
INSERT INTO "pack" VALUES(2,X'C74FBC9A93FE4BC5BA2E9E3D7030EE6496B5C5B8',X'780105C1C901C0200C03B05F218763279405BBFF1095BEB939479CEC377A88761D5757CA384621B8AB7731BD16B45061787E6C3D0350');
INSERT INTO "pack" VALUES(3,X'FBB401F9BB53762DBCD9E9B5F16DA425F7602E1D',X'78018B560AC94855484E2C512806E2FC3C851220B7A8345D4F49072C93929FAE909458949D9AA2909893A39097999E510292F3CB4FCA4FA95428CE492D00F2630141F3175E');
INSERT INTO "pack" VALUES(4,X'0114CF6BA5FDA2B40459862CC827BCBD26552903',X'78018B560AC94855484E2C512806E2FC3C8512203737B1444F4947C95121253F5D2129B1283B354521312747212F333D032CE3979F949F52A9509C935A50A2509E9A93A3A7140B00806F1846');
INSERT INTO "pack" VALUES(5,X'F0A06F41BAEA5739273A0BF425273A93D1EFC386',X'78018B5FAFA06BC337C7E8DFA76BA531D52F9FAC50EC2B609D2B2A0E008B6F0AE8');
CREATE TABLE project (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    identity TEXT NOT NULL,
    program TEXT NOT NULL,
    keeps_texts INTEGER NOT NULL CHECK (keeps_texts IN (0, 1)),
    revision INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT;
INSERT INTO "project" VALUES(1,'bc47b3ede45d7c7f16c994be14ef1055','bleu-desktop 0.1.0',1,2,'{"is":"StoredState","inputs":[{"is":"StoredInput","role":"reference","path":"/data/ref.txt","relative":"../../data/ref.txt","selection":{"is":"Selection","kind":null,"name":"","sheet":"","key":""},"encoding":null,"given_name":"human","repairs":[],"is_folder":false,"in_memory":false,"fingerprint":null,"document":null},{"is":"StoredInput","role":"candidate","path":"mt","relative":null,"selection":{"is":"Selection","kind":null,"name":"","sheet":"","key":""},"encoding":null,"given_name":null,"repairs":[],"is_folder":false,"in_memory":true,"fingerprint":null,"document":{"is":"StoredDocument","name":"mt","path":null,"units":{"is":"StoredUnits","count":3,"segments":{"is":"Column","name":"input/1/segments","kind":"texts","length":3,"width":1,"type":"int64"},"tagged":null,"sources":null,"keys":null,"key_kind":null,"lines":{"is":"StoredList","range":null,"values":[],"column":null,"is_list":false},"times":null,"marks":null},"encoding":null,"line_ends":[],"lone_carriage_returns":[],"format":"text","selection":{"is":"Selection","kind":null,"name":"","sheet":"","key":""},"language":null,"compressed":false,"repairs":0,"has_texts":true}}],"settings":{"is":"Settings","target_language":null,"tokenizer":"auto","smoothing":"none","smoothing_value":null,"reference_length":"closest","lowercase":false,"max_order":4,"effective_order":false,"pairing":{"is":"PairingOptions","by":"auto","leave_out":[],"keep":[]},"tags":"remove","placeholders":"text","normalize":[],"metrics":["bleu","chrf"],"chrf":{"is":"ChrfOptions","char_order":6,"word_order":0,"beta":2,"whitespace":false,"lowercase":false,"eps_smoothing":false},"ter":{"is":"TerOptions","normalized":false,"asian_support":false,"no_punct":false,"case_sensitive":false},"resampling":{"is":"Resampling","confidence":false,"paired_test":"none","baseline":null,"resamples":null,"seed":12345}},"notes":[{"is":"ProjectNote","input":0,"line":2,"nth":0,"candidate":1,"note":{"is":"Note","verdict":"style","text":"Odd.","bookmarked":true},"file":""}]}');
CREATE TABLE run (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    date TEXT NOT NULL,
    program TEXT NOT NULL,
    label TEXT NOT NULL,
    has_texts INTEGER NOT NULL CHECK (has_texts IN (0, 1)),
    summary TEXT NOT NULL,
    content TEXT NOT NULL
) STRICT;
INSERT INTO "run" VALUES(1,'2026-11-22T11:36:34+00:00','bleu-desktop 0.1.0','first',1,'{"is":"RunSummary","candidates":[{"is":"RunCandidate","name":"mt","scores":[{"is":"RunScore","metric":"bleu","title":"BLEU","percent":63.41787678246323,"interval":{"is":"Interval","low":50.32468383515762,"high":75.98356856515926,"mean":62.182689515810324},"signature":"nrefs:1|bs:50|seed:12345|case:mixed|eff:no|ngram:4|tok:13a|smooth:none|reflen:closest|version:bleu-desktop-0.1.0","lower_is_better":false,"given":false,"decimals":2},{"is":"RunScore","metric":"chrf","title":"chrF2","percent":79.06702282358194,"interval":{"is":"Interval","low":70.2343297993119,"high":91.63189285361048,"mean":78.99524585458379},"signature":"nrefs:1|bs:50|seed:12345|case:mixed|eff:yes|nc:6|nw:0|space:no|version:bleu-desktop-0.1.0","lower_is_better":false,"given":false,"decimals":2}]}],"segments":3,"references":1,"warnings":1,"files":0,"failed":0}','{"is":"StoredEvaluation","target_language":{"is":"TargetLanguage","tag":"mt","source":"file_name","script":"Latn"},"tokenizer":{"is":"StoredTokenizer","name":"13a","signature":"13a","variant":null,"sacrebleu_name":"13a"},"settings":{"is":"Settings","target_language":null,"tokenizer":"auto","smoothing":"none","smoothing_value":null,"reference_length":"closest","lowercase":false,"max_order":4,"effective_order":false,"pairing":{"is":"PairingOptions","by":"auto","leave_out":[],"keep":[]},"tags":"remove","placeholders":"text","normalize":[],"metrics":["bleu","chrf"],"chrf":{"is":"ChrfOptions","char_order":6,"word_order":0,"beta":2,"whitespace":false,"lowercase":false,"eps_smoothing":false},"ter":{"is":"TerOptions","normalized":false,"asian_support":false,"no_punct":false,"case_sensitive":false},"resampling":{"is":"Resampling","confidence":true,"paired_test":"none","baseline":null,"resamples":50,"seed":12345}},"segments":3,"candidates":[{"is":"StoredCandidate","name":"mt","score":{"is":"BleuScore","percent":63.41787678246323,"precisions":[{"is":"NgramPrecision","order":1,"matched":14,"total":16,"precision":0.875,"smoothed":false},{"is":"NgramPrecision","order":2,"matched":9,"total":13,"precision":0.6923076923076923,"smoothed":false},{"is":"NgramPrecision","order":3,"matched":6,"total":10,"precision":0.6,"smoothed":false},{"is":"NgramPrecision","order":4,"matched":4,"total":7,"precision":0.5714285714285715,"smoothed":false}],"brevity_penalty":0.9394130628134758,"candidate_length":16,"reference_length":17,"signature":"nrefs:1|bs:50|seed:12345|case:mixed|eff:no|ngram:4|tok:13a|smooth:none|reflen:closest|version:bleu-desktop-0.1.0"},"band":{"is":"Band","id":"better_than_human","start":60,"end":100},"metrics":[{"is":"StoredMetric","name":"bleu","title":"BLEU","lower_is_better":false,"percent":63.41787678246323,"interval":{"is":"Interval","low":50.32468383515762,"high":75.98356856515926,"mean":62.182689515810324},"signature":"nrefs:1|bs:50|seed:12345|case:mixed|eff:no|ngram:4|tok:13a|smooth:none|reflen:closest|version:bleu-desktop-0.1.0","sacrebleu_command":null,"rows":{"is":"Column","name":"candidate/0/0","kind":"numbers","length":3,"width":10,"type":"int32"},"file":null,"given":false,"decimals":2},{"is":"StoredMetric","name":"chrf","title":"chrF2","lower_is_better":false,"percent":79.06702282358194,"interval":{"is":"Interval","low":70.2343297993119,"high":91.63189285361048,"mean":78.99524585458379},"signature":"nrefs:1|bs:50|seed:12345|case:mixed|eff:yes|nc:6|nw:0|space:no|version:bleu-desktop-0.1.0","sacrebleu_command":null,"rows":{"is":"Column","name":"candidate/0/1","kind":"numbers","length":3,"width":18,"type":"int32"},"file":null,"given":false,"decimals":2}],"warnings":[0],"resampling":{"is":"Resampling","confidence":true,"paired_test":"none","baseline":null,"resamples":50,"seed":12345},"outside_guide":[]}],"references":1,"aligned":{"is":"StoredAlignment","candidates":[{"is":"StoredDocument","name":"mt","path":null,"units":{"is":"StoredUnits","count":3,"segments":{"is":"Column","name":"candidate/0/segments","kind":"texts","length":3,"width":1,"type":"int64"},"tagged":null,"sources":null,"keys":null,"key_kind":null,"lines":{"is":"StoredList","range":null,"values":[],"column":null,"is_list":false},"times":null,"marks":null},"encoding":null,"line_ends":[],"lone_carriage_returns":[],"format":"text","selection":{"is":"Selection","kind":null,"name":"","sheet":"","key":""},"language":null,"compressed":false,"repairs":0,"has_texts":true}],"references":[{"is":"StoredDocument","name":"ref","path":null,"units":{"is":"StoredUnits","count":3,"segments":{"is":"Column","name":"reference/0/segments","kind":"texts","length":3,"width":1,"type":"int64"},"tagged":null,"sources":null,"keys":null,"key_kind":null,"lines":{"is":"StoredList","range":null,"values":[],"column":null,"is_list":false},"times":null,"marks":null},"encoding":null,"line_ends":[],"lone_carriage_returns":[],"format":"text","selection":{"is":"Selection","kind":null,"name":"","sheet":"","key":""},"language":null,"compressed":false,"repairs":0,"has_texts":true}],"source":null,"pairs":{"is":"StoredPairs","method":"position","length":3,"ambiguous":{"is":"StoredList","range":null,"values":[],"column":null,"is_list":false},"counts":null,"indices":null},"concerns":{},"own_concerns":[{}],"left_out":{},"kept":{"is":"StoredList","range":[0,3,1],"values":[],"column":null,"is_list":false}},"comparisons":[],"warnings":[{"is":"StoredWarning","kind":"few_segments","where":{"is":"Where","document":"","role":null,"segment":null,"line":null,"example":""},"rows":{"is":"StoredList","range":null,"values":[],"column":null,"is_list":false},"count":3,"segments":3,"fixes":[],"data":{"is":"Needed","count":100}}],"digests":{"reference":{"is":"Column","name":"reference/digests","kind":"bytes","length":3,"width":8,"type":"int64"}},"references_digest":"41547b32bdf274ada6f8ea256e269672bdc75356bfcb2d66ff3dcbcec59439d2","inputs":[]}');
CREATE TABLE run_part (
    run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    pack INTEGER NOT NULL REFERENCES pack,
    PRIMARY KEY (run, name, place)
) STRICT, WITHOUT ROWID;
INSERT INTO "run_part" VALUES(1,'candidate/0/0',0,1);
INSERT INTO "run_part" VALUES(1,'candidate/0/1',0,2);
INSERT INTO "run_part" VALUES(1,'candidate/0/segments',0,3);
INSERT INTO "run_part" VALUES(1,'reference/0/segments',0,4);
INSERT INTO "run_part" VALUES(1,'reference/digests',0,5);
CREATE TABLE state_part (
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    pack INTEGER NOT NULL REFERENCES pack,
    PRIMARY KEY (name, place)
) STRICT, WITHOUT ROWID;
INSERT INTO "state_part" VALUES('input/1/segments',0,3);
CREATE INDEX run_part_pack ON run_part (pack);
CREATE INDEX state_part_pack ON state_part (pack);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('run',1);
COMMIT;

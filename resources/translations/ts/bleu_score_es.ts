<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Assumptions</name>
    <message>
        <source>“{document}”: read as {encoding}, not as {declared}</source>
        <translation>«{document}»: leído como {encoding}, no como {declared}</translation>
    </message>
    <message>
        <source>“{document}”: headings in row {row}</source>
        <translation>«{document}»: encabezados en la fila {row}</translation>
    </message>
    <message>
        <source>This row and the rows above it are not compared.</source>
        <translation>Esta fila y las anteriores no se comparan.</translation>
    </message>
    <message>
        <source>“{document}”: several versions in the rows</source>
        <translation>«{document}»: varias versiones en las filas</translation>
    </message>
    <message>
        <source>The column “{column}” divides the rows into texts: {labels}. Each of them is compared on its own.</source>
        <translation>La columna «{column}» divide las filas en textos: {labels}. Cada uno de ellos se compara por separado.</translation>
    </message>
    <message>
        <source>“{document}”: several sheets, one text</source>
        <translation>«{document}»: varias hojas, un solo texto</translation>
    </message>
    <message>
        <source>Sheets with the same columns are compared as one text, in this order: {sheets}.</source>
        <translation>Las hojas con las mismas columnas se comparan como un solo texto, en este orden: {sheets}.</translation>
    </message>
    <message>
        <source>“{document}”: several files, one text</source>
        <translation>«{document}»: varios archivos, un solo texto</translation>
    </message>
    <message>
        <source>The files inside are compared as one text, in this order: {files}.</source>
        <translation>Los archivos que contiene se comparan como un solo texto, en este orden: {files}.</translation>
    </message>
    <message>
        <source>“{document}”: units with split or merged segments: {count}</source>
        <translation>«{document}»: unidades con segmentos divididos o unidos: {count}</translation>
    </message>
    <message>
        <source>These units are segmented differently from the reference. Their segments are joined until both sides translate the same text.</source>
        <translation>La segmentación de estas unidades no es la de la referencia. Sus segmentos se unen hasta que ambos lados corresponden al mismo texto.</translation>
    </message>
    <message>
        <source>“{document}”: translation in column “{column}”</source>
        <translation>«{document}»: traducción en la columna «{column}»</translation>
    </message>
    <message>
        <source>No heading of this bilingual table names the translation. The text to the right of the source is compared.</source>
        <translation>Ningún encabezado de esta tabla bilingüe indica la traducción. Se compara el texto situado a la derecha del texto de origen.</translation>
    </message>
    <message>
        <source>“{document}”: only its table is compared</source>
        <translation>«{document}»: solo se compara su tabla</translation>
    </message>
    <message>
        <source>The document consists mostly of a table with one segment in each row. The IDs and the text around the table are not compared.</source>
        <translation>El documento consta sobre todo de una tabla con un segmento en cada fila. No se comparan los identificadores ni el texto que rodea la tabla.</translation>
    </message>
    <message>
        <source>“{document}”: sheet “{sheet}”</source>
        <translation>«{document}»: hoja «{sheet}»</translation>
    </message>
    <message>
        <source>Sheets that could be compared: {count}. Only this one is used.</source>
        <translation>Hojas que podrían compararse: {count}. Solo se usa esta.</translation>
    </message>
    <message>
        <source>“{document}”: units with several suggestions: {count}</source>
        <translation>«{document}»: unidades con varias propuestas: {count}</translation>
    </message>
    <message>
        <source>The suggestion with the highest match rate is compared, or the first one if the file has no match rates.</source>
        <translation>Se compara la propuesta con el mayor grado de coincidencia o, si el archivo no lo indica, la primera.</translation>
    </message>
    <message>
        <source>“{document}”: suggestions from one origin: {origin}</source>
        <translation>«{document}»: propuestas de un solo origen: {origin}</translation>
    </message>
    <message>
        <source>For other segments, the file contains suggestions from other origins: {others}. Choose a different origin to compare those.</source>
        <translation>Para otros segmentos, el archivo contiene propuestas de otros orígenes: {others}. Para compararlas, elija otro origen.</translation>
    </message>
    <message>
        <source>This makes subtitles that belong together appear at the same time. To use the times as they are in the files, pair by key.</source>
        <translation>Así, los subtítulos que se corresponden aparecen al mismo tiempo. Para usar los tiempos tal como están en los archivos, empareje por clave.</translation>
    </message>
    <message>
        <source>“{document}”: paired by content, not by time</source>
        <translation>«{document}»: emparejado por contenido, no por tiempo</translation>
    </message>
    <message>
        <source>Subtitles that appear at the same time do not belong together. To use the times anyway, pair by key.</source>
        <translation>Los subtítulos que aparecen al mismo tiempo no se corresponden. Para usar los tiempos de todos modos, empareje por clave.</translation>
    </message>
    <message>
        <source>“{document}”: paired by content, not by key</source>
        <translation>«{document}»: emparejado por contenido, no por clave</translation>
    </message>
    <message>
        <source>Segments with the same key do not belong together. To use the keys anyway, pair by key.</source>
        <translation>Los segmentos con la misma clave no se corresponden. Para usar las claves de todos modos, empareje por clave.</translation>
    </message>
    <message>
        <source>“{document}”: paired by position, not by key</source>
        <translation>«{document}»: emparejado por posición, no por clave</translation>
    </message>
    <message>
        <source>“{document}”: {own} matched with {first} in the reference</source>
        <translation>«{document}»: {own} en correspondencia con {first} de la referencia</translation>
    </message>
    <message>
        <source>Their values identify the same segments. If that is wrong, choose the key columns, or pair by position.</source>
        <translation>Sus valores identifican los mismos segmentos. Si no es así, elija las columnas de claves o empareje por posición.</translation>
    </message>
    <message>
        <source>“{document}”: keys matched without {parts}</source>
        <translation>«{document}»: claves comparadas sin {parts}</translation>
    </message>
    <message>
        <source>Apart from that, the keys are those of the reference. If they do not belong together, pair by position.</source>
        <translation>Por lo demás, las claves son las de la referencia. Si no se corresponden, empareje por posición.</translation>
    </message>
    <message>
        <source>“{document}”: hidden rows: {count}</source>
        <translation>«{document}»: filas ocultas: {count}</translation>
    </message>
    <message>
        <source>Hidden rows are compared like the others.</source>
        <translation>Las filas ocultas se comparan como las demás.</translation>
    </message>
    <message>
        <source>“{document}”: totals in row {row}</source>
        <translation>«{document}»: totales en la fila {row}</translation>
    </message>
    <message>
        <source>This row is not compared.</source>
        <translation>Esta fila no se compara.</translation>
    </message>
    <message>
        <source>“{document}”: translation in “{text}”</source>
        <translation>«{document}»: traducción en «{text}»</translation>
    </message>
    <message>
        <source>“{document}”: each line is a segment</source>
        <translation>«{document}»: cada línea es un segmento</translation>
    </message>
    <message>
        <source>The file has neither headings nor empty lines, so its lines are not joined into paragraphs as in other Markdown files.</source>
        <translation>El archivo no tiene encabezados ni líneas en blanco, así que sus líneas no se unen en párrafos como en otros archivos Markdown.</translation>
    </message>
    <message>
        <source>The keys are not those of the reference.</source>
        <translation>Las claves no son las de la referencia.</translation>
    </message>
    <message>
        <source>The keys are not those of the reference: for example, “{own}” and “{first}”.</source>
        <translation>Las claves no son las de la referencia: por ejemplo, «{own}» y «{first}».</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>claves</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>their first or last part</source>
        <translation>su primera o última parte</translation>
    </message>
    <message>
        <source>upper and lower case</source>
        <translation>mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>separators</source>
        <translation>separadores</translation>
    </message>
    <message>
        <source>leading zeros</source>
        <translation>ceros iniciales</translation>
    </message>
    <message>
        <source>It is the only text that can be the translation.</source>
        <translation>Es el único texto que puede ser la traducción.</translation>
    </message>
    <message>
        <source>The file declares one encoding but is in another. If characters look wrong, choose the encoding for the file.</source>
        <translation>El archivo indica una codificación y está en otra. Si hay caracteres que no se ven bien, elija la codificación del archivo.</translation>
    </message>
    <message>
        <source>It is in the same language as the other files.</source>
        <translation>Está en el mismo idioma que los demás archivos.</translation>
    </message>
    <message>
        <source>Reference and candidate differ in this text and agree in the others.</source>
        <translation>La referencia y la candidata difieren en este texto y coinciden en los demás.</translation>
    </message>
    <message>
        <source>The file declares its other language as that of the source.</source>
        <translation>Según el archivo, su otro idioma es el del texto de origen.</translation>
    </message>
    <message>
        <source>{rate} ({own} → {expected} fps)</source>
        <translation>{rate} ({own} → {expected} fps)</translation>
    </message>
    <message>
        <source>“{document}”: times shifted by {shifts}</source>
        <translation>«{document}»: tiempos desplazados {shifts}</translation>
    </message>
    <message>
        <source>“{document}”: times stretched {rate} and shifted by {shifts}</source>
        <translation>«{document}»: tiempos escalados {rate} y desplazados {shifts}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{seconds} s from {time} on</source>
        <translation>{seconds} s a partir de {time}</translation>
    </message>
    <message>
        <source>“{document}”: times stretched {rate}</source>
        <translation>«{document}»: tiempos escalados {rate}</translation>
    </message>
    <message>
        <source>To compare the first one, write &amp;quality=first after #alt-trans in the file name.</source>
        <translation>Para comparar la primera, añada &amp;quality=first detrás de #alt-trans en el nombre del archivo.</translation>
    </message>
</context>
<context>
    <name>Bands</name>
    <message>
        <source>Almost useless</source>
        <translation>Casi inútil</translation>
    </message>
    <message>
        <source>Hard to get the gist</source>
        <translation>Idea general difícil de captar</translation>
    </message>
    <message>
        <source>Gist clear, serious errors</source>
        <translation>Idea general clara, errores graves</translation>
    </message>
    <message>
        <source>Understandable to good</source>
        <translation>De comprensible a buena</translation>
    </message>
    <message>
        <source>High quality</source>
        <translation>Alta calidad</translation>
    </message>
    <message>
        <source>Very high quality</source>
        <translation>Muy alta calidad</translation>
    </message>
    <message>
        <source>Often better than human</source>
        <translation>A menudo mejor que una traducción humana</translation>
    </message>
    <message>
        <source>A translation with this score is of little use to a reader.</source>
        <translation>Una traducción con esta puntuación resulta poco útil para quien la lee.</translation>
    </message>
    <message>
        <source>A reader can hardly tell what the text is about.</source>
        <translation>Cuesta saber de qué trata el texto.</translation>
    </message>
    <message>
        <source>The gist is clear, but there are serious grammar errors.</source>
        <translation>La idea general se entiende, pero hay errores gramaticales graves.</translation>
    </message>
    <message>
        <source>The text can be understood, and parts of it are good.</source>
        <translation>El texto se entiende y algunas partes están bien traducidas.</translation>
    </message>
    <message>
        <source>The translation is adequate and fluent.</source>
        <translation>La traducción es fiel y fluida.</translation>
    </message>
    <message>
        <source>Translations that score this high are often better than human ones.</source>
        <translation>Las traducciones con una puntuación tan alta a menudo superan a las humanas.</translation>
    </message>
    <message>
        <source>above {start}</source>
        <translation>más de {start}</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores {range}: “{name}”.</source>
        <translation>Guía de Google para puntuaciones BLEU de {range}: «{name}».</translation>
    </message>
    <message>
        <source>No interpretation: BLEU describes a whole text. A single segment can be well translated and still score near zero.</source>
        <translation>Sin interpretación: BLEU describe un texto completo. Un segmento aislado puede estar bien traducido y, aun así, obtener una puntuación cercana a cero.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on sequences of up to 4 tokens, not {order}.</source>
        <translation>La guía de Google para las puntuaciones BLEU no se aplica: se basa en secuencias de hasta 4 tokens, no de {order}.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on words, and single characters match far more often.</source>
        <translation>La guía de Google para las puntuaciones BLEU no se aplica: se basa en palabras, y los caracteres sueltos coinciden con mucha más frecuencia.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: the files are in different languages, or were split into words in different ways.</source>
        <translation>La guía de Google para las puntuaciones BLEU no se aplica: los archivos están en idiomas distintos o se han dividido en palabras de distinta manera.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied with several references: they raise the score.</source>
        <translation>La guía de Google para las puntuaciones BLEU no se aplica con varias referencias, porque aumentan la puntuación.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: the reference was made from this candidate, which raises the score.</source>
        <translation>La guía de Google para las puntuaciones BLEU no es aplicable: la referencia se hizo a partir de esta candidata, lo que aumenta la puntuación.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied before the texts have been checked.</source>
        <translation>La guía de Google para las puntuaciones BLEU no se aplica hasta que se hayan comprobado los textos.</translation>
    </message>
    <message>
        <source>These are formulas, and Google’s guide to BLEU scores covers only translations. Published results of formula recognition: {models}.</source>
        <translation>Se trata de fórmulas, y la guía de Google para las puntuaciones BLEU solo abarca traducciones. Resultados publicados de reconocimiento de fórmulas: {models}.</translation>
    </message>
    <message>
        <source>This is a general guide, not a judgment of this text.</source>
        <translation>Es una guía general, no un juicio sobre este texto.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied: by words and by characters, the score lies in different bands.</source>
        <translation>La guía de Google para las puntuaciones BLEU no se aplica: por palabras y por caracteres, la puntuación cae en tramos distintos.</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores is not applied because of the problems listed.</source>
        <translation>La guía de Google para las puntuaciones BLEU no se aplica por los problemas indicados.</translation>
    </message>
    <message>
        <source>{model} {score}</source>
        <translation>{model} {score}</translation>
    </message>
    <message>
        <source>~{score}</source>
        <translation>~{score}</translation>
    </message>
    <message>
        <source>Checking the texts…</source>
        <translation>Comprobando los textos…</translation>
    </message>
    <message>
        <source>{shares} match the reference.</source>
        <translation>Coinciden con la referencia {shares}.</translation>
    </message>
    <message>
        <source>{shares} match a reference.</source>
        <translation>Coinciden con alguna referencia {shares}.</translation>
    </message>
    <message>
        <source>The candidate is {share} longer than the reference.</source>
        <translation>La candidata es un {share} más larga que la referencia.</translation>
    </message>
    <message>
        <source>The candidate is {share} shorter than the reference.</source>
        <translation>La candidata es un {share} más corta que la referencia.</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>{single}, and {sequences},</source>
        <translation>{single}, y {sequences}</translation>
    </message>
    <message>
        <source>{share} of the words and punctuation marks</source>
        <translation>el {share} de las palabras y signos de puntuación</translation>
    </message>
    <message>
        <source>BLEU says nothing here: every reference has fewer than {order} tokens, too few for a sequence of {order}, so even an identical text would get 0. Use chrF instead.</source>
        <translation>Aquí BLEU no dice nada: todas las referencias tienen menos de {order} tokens, demasiado pocos para una secuencia de {order}, de modo que incluso un texto idéntico obtendría 0. Use chrF en su lugar.</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order}</source>
        <translation>el {share} de las secuencias de {order}</translation>
    </message>
    <message>
        <source>{share} of the characters</source>
        <translation>el {share} de los caracteres</translation>
    </message>
    <message>
        <source>Google’s guide to BLEU scores does not apply: it is based on words, and pieces of words match more often.</source>
        <translation>La guía de Google para las puntuaciones BLEU no se aplica: se basa en palabras, y los fragmentos de palabras coinciden con más frecuencia.</translation>
    </message>
    <message>
        <source>{share} of the tokens</source>
        <translation>el {share} de los tokens</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order} characters</source>
        <translation>el {share} de las secuencias de {order} caracteres</translation>
    </message>
    <message>
        <source>{share} of the sequences of {order} tokens</source>
        <translation>el {share} de las secuencias de {order} tokens</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>What was changed</source>
        <translation>Qué se cambió</translation>
    </message>
    <message>
        <source>No segment had a suggestion.</source>
        <translation>Ningún segmento tenía una propuesta.</translation>
    </message>
    <message>
        <source>New (no suggestion)</source>
        <translation>Nuevos (sin propuesta)</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Bloqueados</translation>
    </message>
    <message>
        <source>No final text</source>
        <translation>Sin texto final</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Repetidos</translation>
    </message>
    <message>
        <source>below {percent}</source>
        <translation>menos del {percent}</translation>
    </message>
    <message>
        <source>from {percent}</source>
        <translation>desde el {percent}</translation>
    </message>
    <message>
        <source>Weighted words</source>
        <translation>Palabras ponderadas</translation>
    </message>
    <message>
        <source>Weighted characters</source>
        <translation>Caracteres ponderados</translation>
    </message>
    <message>
        <source>the sum of the bands, each rounded</source>
        <translation>suma de los tramos, redondeado cada uno</translation>
    </message>
    <message>
        <source>words: {count}</source>
        <translation>palabras: {count}</translation>
    </message>
    <message>
        <source>characters: {count}</source>
        <translation>caracteres: {count}</translation>
    </message>
    <message>
        <source>weighted: {count}</source>
        <translation>ponderado: {count}</translation>
    </message>
    <message>
        <source>segments: {count}</source>
        <translation>segmentos: {count}</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Kinds of origins, as stated by the user: {origins}.</source>
        <translation>Tipos de origen, según indicó el usuario: {origins}.</translation>
    </message>
    <message>
        <source>Minimum fee</source>
        <translation>Importe mínimo</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>Reescritas</translation>
    </message>
    <message>
        <source>The kind of these origins is not stated: {origins}. The weights for all origins apply.</source>
        <translation>No se indica el tipo de estos orígenes: {origins}. Se aplican los pesos generales, válidos para cualquier origen.</translation>
    </message>
    <message>
        <source>Each Chinese or Japanese character counts as one word.</source>
        <translation>Cada carácter chino o japonés cuenta como una palabra.</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Only inline tags</source>
        <translation>Solo etiquetas en línea</translation>
    </message>
    <message>
        <source>Only spaces</source>
        <translation>Solo espacios</translation>
    </message>
    <message>
        <source>Only upper or lower case</source>
        <translation>Solo mayúsculas o minúsculas</translation>
    </message>
    <message>
        <source>Only punctuation</source>
        <translation>Solo puntuación</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Translation memory</source>
        <translation>Memoria de traducción</translation>
    </message>
    <message>
        <source>Translation memory, match in context</source>
        <translation>Memoria de traducción, coincidencia en contexto</translation>
    </message>
    <message>
        <source>Translation memory, match {matches}</source>
        <translation>Memoria de traducción, coincidencia del {matches}</translation>
    </message>
    <message>
        <source>kind not stated</source>
        <translation>tipo no indicado</translation>
    </message>
    <message>
        <source>Machine translation</source>
        <translation>Traducción automática</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Other origin</source>
        <translation>Otro origen</translation>
    </message>
    <message>
        <source>No suggestion</source>
        <translation>Sin propuesta</translation>
    </message>
    <message>
        <source>Unknown origin</source>
        <translation>Origen desconocido</translation>
    </message>
    <message>
        <source>{unchanged} of the suggestions were left unchanged, and {rewritten} were rewritten (similarity below {limit}).</source>
        <translation>El {unchanged} de las propuestas se dejó sin cambios y el {rewritten} se reescribió (similitud inferior al {limit}).</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} de {all}</translation>
    </message>
    <message>
        <source>the minimum fee, which is more than the sum of the bands</source>
        <translation>importe mínimo, superior a la suma de los tramos</translation>
    </message>
    <message>
        <source>of the characters changed ({changed} of {all})</source>
        <translation>de los caracteres cambiados ({changed} de {all})</translation>
    </message>
    <message>
        <source>{changed} of {all} characters</source>
        <translation>{changed} de {all} caracteres</translation>
    </message>
    <message>
        <source>Price per weighted word</source>
        <translation>Precio por palabra ponderada</translation>
    </message>
    <message>
        <source>Price per weighted character</source>
        <translation>Precio por carácter ponderado</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>No indicado</translation>
    </message>
    <message>
        <source>Translators</source>
        <translation>Traductores</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Traductor</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>None of these differences is significant.</source>
        <translation>Ninguna de estas diferencias es significativa.</translation>
    </message>
    <message>
        <source>{second} compared with {first}: {difference} points, significant (p {p}).</source>
        <translation>{second} en comparación con {first}: {difference} puntos, diferencia significativa (p {p}).</translation>
    </message>
    <message>
        <source>Each row covers different segments, so a difference may also be due to the segments.</source>
        <translation>Cada fila abarca segmentos distintos, así que una diferencia también puede deberse a los segmentos.</translation>
    </message>
    <message>
        <source>Similarity: 1 − (characters changed ÷ characters of the longer text). Only identical texts reach {percent}.</source>
        <translation>Similitud: 1 − (caracteres cambiados ÷ caracteres del texto más largo). Solo los textos idénticos alcanzan el {percent}.</translation>
    </message>
    <message>
        <source>There are no source texts, so the words of the target are counted.</source>
        <translation>No hay textos de origen, así que se cuentan las palabras del texto de destino.</translation>
    </message>
    <message>
        <source>The inserted suggestion is compared or, if the file does not name it, the best match. An unused suggestion appears rewritten.</source>
        <translation>Se compara la propuesta insertada o, si el archivo no la indica, la de mayor coincidencia. Una propuesta no utilizada aparece como reescrita.</translation>
    </message>
    <message>
        <source>A segment whose source text occurred before is a repetition, whether it was edited or not.</source>
        <translation>Un segmento cuyo texto de origen ya ha aparecido es una repetición, se haya editado o no.</translation>
    </message>
    <message>
        <source>Each repetition has the weight of its own similarity.</source>
        <translation>Cada repetición tiene el peso de su propia similitud.</translation>
    </message>
    <message>
        <source>The amount of a row is its weighted words or characters times {price}, rounded half up to {decimals} decimals in each row; the total is the sum of the rows. Amounts of single segments are not rounded.</source>
        <translation>El importe de una fila son sus palabras o caracteres ponderados por {price}, redondeado a {decimals} decimales en cada fila (la mitad, hacia arriba); el total es la suma de las filas. Los importes de cada segmento no se redondean.</translation>
    </message>
    <message>
        <source>The total is less than the minimum fee, which is paid instead.</source>
        <translation>El total es inferior al importe mínimo, que se paga en su lugar.</translation>
    </message>
    <message>
        <source>Amounts are without tax.</source>
        <translation>Importes sin impuestos.</translation>
    </message>
    <message>
        <source>Words are counted by Unicode boundaries.</source>
        <translation>Las palabras se cuentan según los límites de Unicode.</translation>
    </message>
    <message>
        <source>In Thai, Lao, Khmer and Burmese, six characters count as one word.</source>
        <translation>En tailandés, lao, jemer y birmano, seis caracteres cuentan como una palabra.</translation>
    </message>
    <message>
        <source>That makes {words} words; counted by white space, as in Microsoft Word, it would be {spaced}.</source>
        <translation>En total son {words} palabras; contadas por espacios, como en Microsoft Word, serían {spaced}.</translation>
    </message>
    <message>
        <source>The keys of “{key}” must be percentages from 0 to 100.</source>
        <translation>Las claves de «{key}» deben ser porcentajes de 0 a 100.</translation>
    </message>
    <message>
        <source>“{key}” must be &quot;machine&quot;, &quot;memory&quot;, &quot;repeated&quot; or &quot;other&quot;.</source>
        <translation>«{key}» debe ser &quot;machine&quot;, &quot;memory&quot;, &quot;repeated&quot; u &quot;other&quot;.</translation>
    </message>
    <message>
        <source>The time spent is not measured.</source>
        <translation>El tiempo empleado no se mide.</translation>
    </message>
    <message>
        <source>“{path}” names the origins of its suggestions but does not contain their text. Add the version before editing.</source>
        <translation>«{path}» indica el origen de sus propuestas, pero no contiene su texto. Añada la versión anterior a la edición.</translation>
    </message>
    <message>
        <source>“{path}” contains no suggestions. Add the file with the machine translation, or the version before editing.</source>
        <translation>«{path}» no contiene propuestas. Añada el archivo con la traducción automática o la versión anterior a la edición.</translation>
    </message>
    <message>
        <source>“{key}” must be a table.</source>
        <translation>«{key}» debe ser una tabla.</translation>
    </message>
    <message>
        <source>a rate scheme has no key “{key}”.</source>
        <translation>un baremo de tarifas no tiene la clave «{key}».</translation>
    </message>
    <message>
        <source>“{key}” must be a number of 0 or more.</source>
        <translation>«{key}» debe ser un número a partir de 0.</translation>
    </message>
    <message>
        <source>“{key}” must be an ISO code of three letters, such as EUR.</source>
        <translation>«{key}» debe ser un código ISO de tres letras, como EUR.</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number from 0 to {most}.</source>
        <translation>«{key}» debe ser un número entero de 0 a {most}.</translation>
    </message>
    <message>
        <source>“{key}” must be &quot;words&quot; or &quot;characters&quot;.</source>
        <translation>«{key}» debe ser &quot;words&quot; o &quot;characters&quot;.</translation>
    </message>
    <message>
        <source>“{key}” must begin with the highest percentage.</source>
        <translation>«{key}» debe empezar por el porcentaje más alto.</translation>
    </message>
    <message>
        <source>there is no band for the weight “{key}”.</source>
        <translation>no hay ningún tramo para el peso «{key}».</translation>
    </message>
    <message>
        <source>the weight “{key}” of a band is missing.</source>
        <translation>falta el peso «{key}» de un tramo.</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similitud</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Source words</source>
        <translation>Palabras de origen</translation>
    </message>
    <message>
        <source>Source characters</source>
        <translation>Caracteres de origen</translation>
    </message>
    <message>
        <source>Target words</source>
        <translation>Palabras de destino</translation>
    </message>
    <message>
        <source>Target characters</source>
        <translation>Caracteres de destino</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definición</translation>
    </message>
    <message>
        <source>Segments with a suggestion and a final text: {count}</source>
        <translation>Segmentos con propuesta y texto final: {count}</translation>
    </message>
    <message>
        <source>Levenshtein distance: {distance} of {length} characters of the longer texts</source>
        <translation>Distancia de Levenshtein: {distance} de {length} caracteres de los textos más largos</translation>
    </message>
    <message>
        <source>Levenshtein distance: {distance} of {length} tokens of the longer texts</source>
        <translation>Distancia de Levenshtein: {distance} de {length} tokens de los textos más largos</translation>
    </message>
    <message>
        <source>Characters changed</source>
        <translation>Caracteres cambiados</translation>
    </message>
    <message>
        <source>Words changed</source>
        <translation>Palabras cambiadas</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Tarifas</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>HTER: edits and shifts of words and Chinese characters, as sacreBLEU counts TER with --ter-normalized and --ter-asian-support</source>
        <translation>HTER: ediciones y desplazamientos de palabras y caracteres chinos, como sacreBLEU calcula TER con --ter-normalized y --ter-asian-support</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Métricas</translation>
    </message>
    <message>
        <source>HTER: edits and shifts of words, as sacreBLEU counts TER</source>
        <translation>HTER: ediciones y desplazamientos de palabras, contados como el TER de sacreBLEU</translation>
    </message>
    <message>
        <source>Changed characters</source>
        <translation>Caracteres cambiados</translation>
    </message>
    <message>
        <source>Characters of the longer text</source>
        <translation>Caracteres del texto más largo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Propuestas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Suggestions scored against the final texts</source>
        <translation>Propuestas evaluadas frente a los textos finales</translation>
    </message>
    <message>
        <source>Kinds of change</source>
        <translation>Tipos de cambios</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Origins</source>
        <translation>Orígenes</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>Propuesto</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Words often replaced</source>
        <translation>Palabras reemplazadas a menudo</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Tramo</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <source>13a (words and punctuation)</source>
        <translation>13a (palabras y signos de puntuación)</translation>
    </message>
    <message>
        <source>intl (words, Unicode punctuation)</source>
        <translation>intl (palabras y puntuación Unicode)</translation>
    </message>
    <message>
        <source>zh (Chinese characters)</source>
        <translation>zh (caracteres chinos)</translation>
    </message>
    <message>
        <source>char (every character)</source>
        <translation>char (carácter a carácter)</translation>
    </message>
    <message>
        <source>none (text is already tokenized)</source>
        <translation>none (texto ya tokenizado)</translation>
    </message>
    <message>
        <source>jieba (Chinese words)</source>
        <translation>jieba (palabras en chino)</translation>
    </message>
    <message>
        <source>jieba-t2s (Traditional Chinese words)</source>
        <translation>jieba-t2s (palabras en chino tradicional)</translation>
    </message>
    <message>
        <source>ja-mecab (Japanese words)</source>
        <translation>ja-mecab (palabras en japonés)</translation>
    </message>
    <message>
        <source>ko-mecab (Korean words)</source>
        <translation>ko-mecab (palabras en coreano)</translation>
    </message>
    <message>
        <source>flores101 (pieces of words, as in spBLEU)</source>
        <translation>flores101 (fragmentos de palabras, como en spBLEU)</translation>
    </message>
    <message>
        <source>flores200 (pieces of words, as in spBLEU)</source>
        <translation>flores200 (fragmentos de palabras, como en spBLEU)</translation>
    </message>
    <message>
        <source>different for each file</source>
        <translation>varía según el archivo</translation>
    </message>
    <message>
        <source>split into characters</source>
        <translation>separado en caracteres</translation>
    </message>
    <message>
        <source>characters split by {tokenizer}</source>
        <translation>caracteres separados con {tokenizer}</translation>
    </message>
    <message>
        <source>split at spaces</source>
        <translation>separado por espacios</translation>
    </message>
    <message>
        <source>split in different ways</source>
        <translation>separado de formas distintas</translation>
    </message>
    <message>
        <source>pieces of words split by {tokenizer}</source>
        <translation>partes de palabras separadas con {tokenizer}</translation>
    </message>
    <message>
        <source>words split by {tokenizer}</source>
        <translation>palabras separadas con {tokenizer}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>exp (exponential decay)</source>
        <translation>exp (decaimiento exponencial)</translation>
    </message>
    <message>
        <source>floor (a small value)</source>
        <translation>floor (un valor pequeño)</translation>
    </message>
    <message>
        <source>add-k (from order 2)</source>
        <translation>add-k (desde el orden 2)</translation>
    </message>
    <message>
        <source>add-one-all (every order)</source>
        <translation>add-one-all (todos los órdenes)</translation>
    </message>
    <message>
        <source>closest</source>
        <translation>la más cercana</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>la menor</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminar</translation>
    </message>
    <message>
        <source>one token each</source>
        <translation>un token por elemento</translation>
    </message>
    <message>
        <source>kept as text</source>
        <translation>conservar como texto</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>{language}, from the words of the text</source>
        <translation>{language}, según las palabras del texto</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>LaTeX formulas</source>
        <translation>Fórmulas de LaTeX</translation>
    </message>
    <message>
        <source>Reading files</source>
        <translation>Leyendo archivos</translation>
    </message>
    <message>
        <source>Reading texts</source>
        <translation>Leyendo textos</translation>
    </message>
    <message>
        <source>Pairing segments</source>
        <translation>Emparejando segmentos</translation>
    </message>
    <message>
        <source>Checking texts</source>
        <translation>Comprobando textos</translation>
    </message>
    <message>
        <source>Counting matches</source>
        <translation>Contando coincidencias</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>Remuestreando segmentos</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Saving the project</source>
        <translation>Guardando el proyecto</translation>
    </message>
    <message>
        <source>Opening the project</source>
        <translation>Abriendo el proyecto</translation>
    </message>
    <message>
        <source>Scoring files</source>
        <translation>Evaluando archivos</translation>
    </message>
    <message>
        <source>not detected</source>
        <translation>no detectado</translation>
    </message>
    <message>
        <source>{language}, stated in the file</source>
        <translation>{language}, según indica el archivo</translation>
    </message>
    <message>
        <source>{language}, from the file name</source>
        <translation>{language}, según el nombre del archivo</translation>
    </message>
    <message>
        <source>{language}, from the script of the text</source>
        <translation>{language}, según la escritura del texto</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>▲ significantly better, ▼ significantly worse, ≈ neither.</source>
        <translation>▲ significativamente mejor, ▼ significativamente peor, ≈ ni lo uno ni lo otro.</translation>
    </message>
    <message>
        <source>Difference: {difference}</source>
        <translation>Diferencia: {difference}</translation>
    </message>
    <message>
        <source>Holm-corrected p {p}</source>
        <translation>p&#xa0;(Holm)&#xa0;{p}</translation>
    </message>
    <message>
        <source>sacreBLEU’s p = {p}</source>
        <translation>p de sacreBLEU = {p}</translation>
    </message>
    <message>
        <source>Below {name} ({score}), the highest of {count}</source>
        <translation>Por debajo de {name} ({score}), la más alta de {count}</translation>
    </message>
    <message>
        <source>Highest of {count}, tied</source>
        <translation>La más alta de {count}, empatada con otras</translation>
    </message>
    <message>
        <source>Highest of {count}</source>
        <translation>La más alta de {count}</translation>
    </message>
    <message>
        <source>differences not tested</source>
        <translation>diferencias sin comprobar</translation>
    </message>
    <message>
        <source>Add more candidates to see which is best: how much they differ, whether that is significant, and which segments make the difference.</source>
        <translation>Añada más candidatas para ver cuál es la mejor, cuánto difieren, si la diferencia es significativa y a qué segmentos se debe.</translation>
    </message>
    <message>
        <source>Equal best scores by {metric}: {names}</source>
        <translation>Comparten la mejor puntuación según {metric}: {names}</translation>
    </message>
    <message>
        <source>{name} scores best by {metric}</source>
        <translation>{name} obtiene la mejor puntuación según {metric}</translation>
    </message>
    <message>
        <source>In texts like this, a difference of {difference} is significant in half of the cases with about {even} segments, and in four out of five with about {most}; here, there are {count}.</source>
        <translation>En textos como este, una diferencia de {difference} es significativa en la mitad de los casos con unos {even} segmentos, y en cuatro de cada cinco con unos {most}; aquí hay {count}.</translation>
    </message>
    <message>
        <source>If {name} and {other} are machine translations by different systems: in news and similar texts at WMT 2023–24 ({pairs} pairs, {languages} languages), people rated the system with the higher BLEU better in {share} ({interval}) of the pairs {points} points apart.</source>
        <translation>Si {name} y {other} son traducciones automáticas de sistemas distintos: en noticias y textos similares de WMT 2023–24 ({pairs} pares, {languages} idiomas), en el {share} ({interval}) de los pares con {points} puntos de diferencia las personas valoraron mejor el sistema con el BLEU más alto.</translation>
    </message>
    <message>
        <source>By {metric}, {name} is significantly better than {other}.</source>
        <translation>Según {metric}, {name} es significativamente mejor que {other}.</translation>
    </message>
    <message>
        <source>Significantly better by {metric} than every other candidate.</source>
        <translation>Según {metric}, significativamente mejor que todas las demás candidatas.</translation>
    </message>
    <message>
        <source>Not significantly better by {metric} than {names}.</source>
        <translation>Según {metric}, sin ventaja significativa sobre {names}.</translation>
    </message>
    <message>
        <source>Compared with the baseline {name} by {metric}: {better} significantly better, {worse} significantly worse, {neither} neither.</source>
        <translation>En comparación con la base {name} según {metric}: significativamente mejores, {better}; significativamente peores, {worse}; ni lo uno ni lo otro, {neither}.</translation>
    </message>
    <message>
        <source>Testing whether the differences are significant…</source>
        <translation>Comprobando si las diferencias son significativas…</translation>
    </message>
    <message>
        <source>The differences have not been tested for significance.</source>
        <translation>No se ha comprobado la significación de las diferencias.</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} más</translation>
    </message>
    <message>
        <source>Rank. Equal scores share a rank.</source>
        <translation>Puesto. Las puntuaciones iguales comparten puesto.</translation>
    </message>
    <message>
        <source>Possible problems with the score.</source>
        <translation>Posibles problemas con la puntuación.</translation>
    </message>
    <message>
        <source>The candidate’s score minus the baseline’s score, in points.</source>
        <translation>Puntuación de la candidata menos la de la base de comparación, en puntos.</translation>
    </message>
    <message>
        <source>The candidate’s score minus the best score, in points.</source>
        <translation>Puntuación de la candidata menos la mejor puntuación, en puntos.</translation>
    </message>
    <message>
        <source>95% confidence interval: the range that holds 95% of the differences when segments are resampled.</source>
        <translation>Intervalo de confianza del 95&#xa0;%: contiene el 95&#xa0;% de las diferencias que resultan al remuestrear los segmentos.</translation>
    </message>
    <message>
        <source>Probability of a difference at least this large if both were equally good, corrected for the number of comparisons.</source>
        <translation>Probabilidad de una diferencia al menos tan grande si ambas fueran igual de buenas, corregida según el número de comparaciones.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>{candidate} against {rival}</source>
        <translation>{candidate} frente a {rival}</translation>
    </message>
</context>
<context>
    <name>Config</name>
    <message>
        <source>--config and --no-config cannot be used together.</source>
        <translation>--config y --no-config no se pueden usar a la vez.</translation>
    </message>
    <message>
        <source>“{file}” is not read: it is a pipe, a device, or a link that leads out of its folder. Replace it with a file, or use --config FILE or --no-config.</source>
        <translation>«{file}» no se lee: es una tubería, un dispositivo o un enlace que lleva fuera de su carpeta. Sustitúyalo por un archivo o use --config ARCHIVO o --no-config.</translation>
    </message>
    <message>
        <source>“{key}” needs an earlier result: set “against” under [gate], or use --against FILE.</source>
        <translation>«{key}» requiere un resultado anterior: indique «against» en [gate] o use --against ARCHIVO.</translation>
    </message>
    <message>
        <source>“{file}”, line {line}: {problem}</source>
        <translation>«{file}», línea {line}: {problem}</translation>
    </message>
    <message>
        <source>this is not valid TOML.</source>
        <translation>esto no es TOML válido.</translation>
    </message>
    <message>
        <source>“{key}” is already defined.</source>
        <translation>«{key}» ya está definido.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>falta «{key}».</translation>
    </message>
    <message>
        <source>“{key}” must be a file in the folder of “{file}”, or below it.</source>
        <translation>«{key}» debe ser un archivo de la carpeta de «{file}» o de una de sus subcarpetas.</translation>
    </message>
    <message>
        <source>“{key}” can only be set on the command line.</source>
        <translation>«{key}» solo se puede indicar en la línea de comandos.</translation>
    </message>
    <message>
        <source>the first table</source>
        <translation>la primera tabla</translation>
    </message>
    <message>
        <source>“{key}” belongs under {table}.</source>
        <translation>«{key}» debe ir en {table}.</translation>
    </message>
    <message>
        <source>“{key}” belongs before {table}.</source>
        <translation>«{key}» debe ir antes de {table}.</translation>
    </message>
    <message>
        <source>there is no option “{key}”.</source>
        <translation>no existe la opción «{key}».</translation>
    </message>
    <message>
        <source>Did you mean “{key}”?</source>
        <translation>¿Se refiere a «{key}»?</translation>
    </message>
    <message>
        <source>“{key}” must be a table: {table}</source>
        <translation>«{key}» debe ser una tabla: {table}</translation>
    </message>
    <message>
        <source>“{key}” must be true or false.</source>
        <translation>«{key}» debe ser true o false.</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number.</source>
        <translation>«{key}» debe ser un número entero.</translation>
    </message>
    <message>
        <source>“{key}” must be a number.</source>
        <translation>«{key}» debe ser un número.</translation>
    </message>
    <message>
        <source>“{key}” must be a number, or false for no limit.</source>
        <translation>«{key}» debe ser un número, o false si no hay límite.</translation>
    </message>
    <message>
        <source>“{key}” must be a string in quotation marks.</source>
        <translation>«{key}» debe ser una cadena entre comillas.</translation>
    </message>
    <message>
        <source>“{key}” must be a list of strings, as in {example}.</source>
        <translation>«{key}» debe ser una lista de cadenas, como {example}.</translation>
    </message>
    <message>
        <source>“{key}” is empty.</source>
        <translation>«{key}» está vacío.</translation>
    </message>
    <message>
        <source>“{key}” cannot be negative.</source>
        <translation>«{key}» no puede ser negativo.</translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message>
        <source>Simplified versus Traditional Chinese</source>
        <translation>Chino simplificado frente a chino tradicional</translation>
    </message>
    <message>
        <source>Lost characters</source>
        <translation>Caracteres perdidos</translation>
    </message>
    <message>
        <source>The encoding is a guess</source>
        <translation>La codificación es una suposición</translation>
    </message>
    <message>
        <source>Lines that end with only a carriage return</source>
        <translation>Líneas que terminan solo con un retorno de carro</translation>
    </message>
    <message>
        <source>Different scripts</source>
        <translation>Sistemas de escritura distintos</translation>
    </message>
    <message>
        <source>Segments in a different language</source>
        <translation>Segmentos en otro idioma</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>Refusals by a language model</source>
        <translation>Negativas de un modelo de lenguaje</translation>
    </message>
    <message>
        <source>In these segments, a language model declines to translate, for example “I cannot translate this text”. Translate them again, or have them translated by a person.</source>
        <translation>En estos segmentos, un modelo de lenguaje se niega a traducir, por ejemplo: «No puedo traducir este texto». Vuelva a traducirlos o encargue su traducción a una persona.</translation>
    </message>
    <message>
        <source>“{document}” contains refusals by a language model</source>
        <translation>«{document}» contiene negativas de un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Traditional and Simplified Chinese mixed</source>
        <translation>Chino tradicional y simplificado mezclados</translation>
    </message>
    <message>
        <source>There, texts seem to belong to other segments of the first reference, such as the one before. A text may be missing here, and there may be an extra one later. Pair the segments by content, or correct the file.</source>
        <translation>Ahí, los textos parecen corresponder a otros segmentos de la primera referencia, como el anterior. Es posible que falte un texto y que sobre otro más adelante. Empareje los segmentos por contenido o corrija el archivo.</translation>
    </message>
    <message>
        <source>From about segment {first} on</source>
        <translation>Aproximadamente a partir del segmento {first}</translation>
    </message>
    <message>
        <source>“{document}” is in {script}, the first reference in {reference}</source>
        <translation>«{document}» está en {script}; la primera referencia, en {reference}</translation>
    </message>
    <message>
        <source>Truncated segments</source>
        <translation>Segmentos cortados</translation>
    </message>
    <message>
        <source>These segments end in the middle of a sentence and are much shorter than in the other text. A length limit may have cut them off. Export or translate the segments again.</source>
        <translation>Estos segmentos terminan en mitad de una frase y son mucho más cortos que en el otro texto. Es posible que un límite de longitud los haya cortado. Vuelva a exportar o a traducir los segmentos.</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be truncated</source>
        <translation>Parece que hay segmentos cortados en «{document}»</translation>
    </message>
    <message>
        <source>More than the translation</source>
        <translation>Más que la traducción</translation>
    </message>
    <message>
        <source>Besides the translation, these segments contain text that the other file does not have: a key, a number, the source text, or words such as “Here is the translation:”, for example. It is scored as part of the translation. Compare only the translations.</source>
        <translation>Además de la traducción, estos segmentos contienen texto que el otro archivo no tiene: por ejemplo, una clave, un número, el texto de origen o palabras como «Aquí está la traducción:». Se evalúa como parte de la traducción. Compare solo las traducciones.</translation>
    </message>
    <message>
        <source>Segments of “{document}” contain more than the translation</source>
        <translation>Hay segmentos de «{document}» que contienen más que la traducción</translation>
    </message>
    <message>
        <source>Different numbers</source>
        <translation>Números diferentes</translation>
    </message>
    <message>
        <source>The numbers in these segments differ from those in the first reference. Check whether the translation is wrong, or whether the lines are misaligned.</source>
        <translation>Los números de estos segmentos son diferentes de los de la primera referencia. Compruebe si la traducción es incorrecta o si las líneas están desfasadas.</translation>
    </message>
    <message>
        <source>Segments with numbers in both texts: {numbers}</source>
        <translation>Segmentos con números en ambos textos: {numbers}</translation>
    </message>
    <message>
        <source>Numbers in “{document}” differ from the reference</source>
        <translation>Hay números de «{document}» que difieren de la referencia</translation>
    </message>
    <message>
        <source>Unusual lengths</source>
        <translation>Longitudes inusuales</translation>
    </message>
    <message>
        <source>Identical to the reference</source>
        <translation>Igual que la referencia</translation>
    </message>
    <message>
        <source>Check that you did not load the same file twice.</source>
        <translation>Compruebe que no ha cargado el mismo archivo dos veces.</translation>
    </message>
    <message>
        <source>Many segments identical to the reference</source>
        <translation>Muchos segmentos idénticos a la referencia</translation>
    </message>
    <message>
        <source>They may be copied references, identifiers or untranslated names, which make the score too high. Check these segments. If one text is the post-edited version of the other, identical segments are normal.</source>
        <translation>Pueden ser referencias copiadas, identificadores o nombres sin traducir, que elevan demasiado la puntuación. Compruebe estos segmentos. Si un texto es la versión poseditada del otro, es normal que haya segmentos idénticos.</translation>
    </message>
    <message>
        <source>Identical segments: {count} of {segments}, the first is number {first}</source>
        <translation>Segmentos idénticos: {count} de {segments}; el primero es el número {first}</translation>
    </message>
    <message>
        <source>No match with the reference</source>
        <translation>No se corresponde con la referencia</translation>
    </message>
    <message>
        <source>The lines may be in a different order, the times of subtitles may not fit, or the files may not belong together.</source>
        <translation>Puede que las líneas estén en otro orden, que los tiempos de los subtítulos no coincidan o que los archivos no se correspondan.</translation>
    </message>
    <message>
        <source>Segments that have no more words in common with their own reference than with those of other segments: {count} of {segments}, the first is number {first}</source>
        <translation>Segmentos que no tienen más palabras en común con su propia referencia que con las de otros segmentos: {count} de {segments}; el primero es el número {first}</translation>
    </message>
    <message>
        <source>Source text instead of a translation</source>
        <translation>Texto de origen en lugar de una traducción</translation>
    </message>
    <message>
        <source>Check that you chose the right files.</source>
        <translation>Compruebe que ha elegido los archivos correctos.</translation>
    </message>
    <message>
        <source>Segments that are still the source text: {count} of {segments}</source>
        <translation>Segmentos que siguen siendo el texto de origen: {count} de {segments}</translation>
    </message>
    <message>
        <source>A different language</source>
        <translation>Un idioma distinto</translation>
    </message>
    <message>
        <source>No matching n-grams (order {orders}); identical: {identical} of {all}, {metric}: {score}</source>
        <translation>Sin n-gramas coincidentes (orden {orders}); segmentos idénticos: {identical} de {all}, {metric}: {score}</translation>
    </message>
    <message>
        <source>Known text</source>
        <translation>Texto conocido</translation>
    </message>
    <message>
        <source>Known text: {count} of {segments} segments</source>
        <translation>Texto conocido: {count} de {segments} segmentos</translation>
    </message>
    <message>
        <source>Segments: {count} of {segments}</source>
        <translation>Segmentos: {count} de {segments}</translation>
    </message>
    <message>
        <source>Known text: {count} of {segments} segments, BLEU {known} in these and {other} in the others</source>
        <translation>Texto conocido: {count} de {segments} segmentos; BLEU {known} en estos y {other} en los demás</translation>
    </message>
    <message>
        <source>References with fewer than {tokens} tokens, too few for an n-gram of the highest order: {count} of {segments}. BLEU says little about headings, buttons and single words. chrF compares characters and says more about them.</source>
        <translation>Referencias con menos de {tokens} tokens, demasiado pocos para un n-grama del orden máximo: {count} de {segments}. BLEU dice poco sobre títulos, botones y palabras sueltas. chrF compara caracteres y es más informativo en estos casos.</translation>
    </message>
    <message>
        <source>Many very short segments; identical: {identical} of {all}, {metric}: {score}</source>
        <translation>Muchos segmentos muy cortos; idénticos: {identical} de {all}, {metric}: {score}</translation>
    </message>
    <message>
        <source>Empty segments</source>
        <translation>Segmentos vacíos</translation>
    </message>
    <message>
        <source>Labels, or special tokens of a translation model</source>
        <translation>Marcas de texto o tokens especiales de un modelo de traducción</translation>
    </message>
    <message>
        <source>These segments contain a label, such as “__es__” or “[MT]”, or a token of a model, such as “&lt;unk&gt;”, that the other text does not have. It is scored as part of the translation. Check how the translation was exported, or remove it from the file.</source>
        <translation>Estos segmentos contienen una marca, como «__es__» o «[MT]», o un token de un modelo, como «&lt;unk&gt;», que el otro texto no tiene. Cuenta como parte de la traducción. Compruebe cómo se exportó la traducción o elimínelo del archivo.</translation>
    </message>
    <message>
        <source>“{document}” contains labels or special tokens</source>
        <translation>«{document}» contiene marcas o tokens especiales</translation>
    </message>
    <message>
        <source>Already tokenized text</source>
        <translation>Texto ya tokenizado</translation>
    </message>
    <message>
        <source>Unusual spaces</source>
        <translation>Espacios inusuales</translation>
    </message>
    <message>
        <source>Repeated segments</source>
        <translation>Segmentos repetidos</translation>
    </message>
    <message>
        <source>Words are not separated</source>
        <translation>Las palabras no están separadas</translation>
    </message>
    <message>
        <source>{language} is written without spaces between words, and this word segmentation compares whole phrases instead. The score says nothing about the translation. Choose another word segmentation.</source>
        <translation>El idioma {language} no separa las palabras con espacios, y esta segmentación en palabras compara frases enteras. La puntuación no dice nada sobre la traducción. Elija otra segmentación en palabras.</translation>
    </message>
    <message>
        <source>Untranslated segments</source>
        <translation>Segmentos sin traducir</translation>
    </message>
    <message>
        <source>Their scores say nothing about the translation. Translate these segments, or exclude them.</source>
        <translation>Sus puntuaciones no dicen nada sobre la traducción. Traduzca estos segmentos u omítalos.</translation>
    </message>
    <message>
        <source>Segments that are still the source text: {count} of {segments}, the first is number {first}</source>
        <translation>Segmentos que siguen siendo el texto de origen: {count} de {segments}; el primero es el número {first}</translation>
    </message>
    <message>
        <source>A translation of a different source text</source>
        <translation>Traducción de otro texto de origen</translation>
    </message>
    <message>
        <source>Only their keys match. Check that both files come from the same version, or exclude these segments.</source>
        <translation>Solo coinciden las claves. Compruebe que ambos archivos son de la misma versión u omita estos segmentos.</translation>
    </message>
    <message>
        <source>Segments whose source text is not that of the reference: {count} of {segments}, the first is number {first}</source>
        <translation>Segmentos cuyo texto de origen no es el de la referencia: {count} de {segments}; el primero es el número {first}</translation>
    </message>
    <message>
        <source>Segments that may not be translations ({count})</source>
        <translation>Segmentos que quizá no sean traducciones ({count})</translation>
    </message>
    <message>
        <source>In “{document}”, the segments named {members} are identical to the reference, while the segments next to them differ: {count} of {segments}, the first is number {first}. If they are notes or IDs, exclude them: they make the score too high.</source>
        <translation>En «{document}», los segmentos llamados {members} son idénticos a la referencia, mientras que los segmentos contiguos difieren: {count} de {segments}; el primero es el número {first}. Si estos segmentos son notas o identificadores, la puntuación es demasiado alta. En ese caso, omítalos.</translation>
    </message>
    <message>
        <source>These segments are in a different language or script from the first reference. They may not have been translated.</source>
        <translation>Estos segmentos no están en el idioma o la escritura de la primera referencia. Puede que no se hayan traducido.</translation>
    </message>
    <message>
        <source>Judging by their words, these segments are in a different language from the first reference. They may not have been translated.</source>
        <translation>A juzgar por las palabras, estos segmentos no están en el idioma de la primera referencia. Puede que no se hayan traducido.</translation>
    </message>
    <message>
        <source>These segments use a different Chinese script from the same segments of the first reference. Many of their characters do not match.</source>
        <translation>Estos segmentos usan una escritura china distinta de la que usan los mismos segmentos de la primera referencia. Muchos de sus caracteres no coinciden.</translation>
    </message>
    <message>
        <source>There are spaces between Chinese characters. BLEU splits text into words itself; load the text as a reader would see it, or choose the word segmentation “none” if all files are split in the same way.</source>
        <translation>Hay espacios entre caracteres chinos. BLEU ya divide el texto en palabras; cargue el texto tal como lo vería un lector o elija la segmentación en palabras «none» si todos los archivos están divididos del mismo modo.</translation>
    </message>
    <message>
        <source>The file does not declare its encoding. If characters look wrong, choose another encoding for the file, or save it as UTF-8.</source>
        <translation>El archivo no indica su codificación. Si hay caracteres que no se ven bien, elija otra codificación o guarde el archivo como UTF-8.</translation>
    </message>
    <message>
        <source>There are spaces before periods or commas, or marks left by a tokenizer. BLEU splits text into words itself; load the text as a reader would see it, or choose the word segmentation “none” if all files are tokenized in the same way.</source>
        <translation>Hay espacios antes de puntos o comas, o marcas de un tokenizador. BLEU ya divide el texto en palabras; cargue el texto tal como lo vería un lector o elija la segmentación en palabras «none» si todos los archivos están tokenizados del mismo modo.</translation>
    </message>
    <message>
        <source>Lines: {count}, the first is line {line}</source>
        <translation>Líneas: {count}; la primera es la línea {line}</translation>
    </message>
    <message>
        <source>“�” marks where a character was lost when the file was created. Take the text from an intact file; it cannot be restored here.</source>
        <translation>«�» ocupa el lugar de un carácter que se perdió al crear el archivo. Tome el texto de un archivo intacto; aquí ya no se puede recuperar.</translation>
    </message>
    <message>
        <source>Each of these lines is a segment here; other programs do not split there. Save the file with uniform line endings.</source>
        <translation>Aquí, cada una de estas líneas es un segmento; otros programas no las separan. Guarde el archivo con finales de línea uniformes.</translation>
    </message>
    <message>
        <source>Texts in different scripts are unlikely to match. Check that these are the right files.</source>
        <translation>Los textos en escrituras distintas difícilmente coincidirán. Compruebe que son los archivos correctos.</translation>
    </message>
    <message>
        <source>“{meant}” is missing</source>
        <translation>falta «{meant}»</translation>
    </message>
    <message>
        <source>“{written}” is added</source>
        <translation>sobra «{written}»</translation>
    </message>
    <message>
        <source>“{meant}” is written “{written}”</source>
        <translation>«{meant}» está escrito como «{written}»</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>y {count} más</translation>
    </message>
    <message>
        <source>Some segments are far longer or shorter than the first reference. Lines may be misaligned, or text may be missing.</source>
        <translation>Algunos segmentos son mucho más largos o más cortos que los de la primera referencia. Puede que haya líneas desfasadas o que falte texto.</translation>
    </message>
    <message>
        <source>Translations of the same text have similar lengths. Check whether the lines contain more than the translation, such as the source text, or whether text is missing.</source>
        <translation>Las traducciones de un mismo texto tienen longitudes parecidas. Compruebe si las líneas contienen algo más que la traducción, como el texto de origen, o si falta texto.</translation>
    </message>
    <message>
        <source>“{document}” is far longer than the reference</source>
        <translation>«{document}» es mucho más largo que la referencia</translation>
    </message>
    <message>
        <source>“{document}” is far shorter than the reference</source>
        <translation>«{document}» es mucho más corto que la referencia</translation>
    </message>
    <message>
        <source>About every third character differs, so the score is far too low. Compare texts in the same script, or convert both for the comparison.</source>
        <translation>Uno de cada tres caracteres, más o menos, es distinto, así que la puntuación es demasiado baja. Compare textos en la misma escritura o convierta ambos para la comparación.</translation>
    </message>
    <message>
        <source>In a reference in a different script, a candidate can match only what both scripts write in the same way.</source>
        <translation>En una referencia en otra escritura, una candidata solo puede coincidir en lo que ambas escrituras escriben igual.</translation>
    </message>
    <message>
        <source>Judging by what the files state or by their words, it is in {language}, but the first reference is in {reference}. Check that you chose the right files.</source>
        <translation>A juzgar por lo que indican los archivos o por las palabras, su idioma es {language}, pero el de la primera referencia es {reference}. Compruebe que ha elegido los archivos correctos.</translation>
    </message>
    <message>
        <source>Segments without any reference: {unmatched}. Whatever the candidate contains there counts as wrong. Complete the references, or exclude these segments.</source>
        <translation>Segmentos sin ninguna referencia: {unmatched}. Todo lo que contenga ahí la candidata cuenta como erróneo. Complete las referencias u omita estos segmentos.</translation>
    </message>
    <message>
        <source>Empty references are ignored; the other references of the segment count.</source>
        <translation>Las referencias vacías se omiten; cuentan las demás referencias del segmento.</translation>
    </message>
    <message>
        <source>“{document}” contains empty segments</source>
        <translation>«{document}» contiene segmentos vacíos</translation>
    </message>
    <message>
        <source>They mostly use sacreBLEU’s segmentation into characters. The score of words found by a dictionary cannot be compared with theirs.</source>
        <translation>Suelen usar la segmentación en caracteres de sacreBLEU. La puntuación de palabras halladas con un diccionario no es comparable con las suyas.</translation>
    </message>
    <message>
        <source>The dictionary has the words of Mandarin, and cuts Cantonese in the wrong places: the segmentation into characters suits this text better.</source>
        <translation>El diccionario contiene las palabras del mandarín y corta el cantonés en lugares equivocados: la segmentación en caracteres es más adecuada para este texto.</translation>
    </message>
    <message>
        <source>Publications split Chinese into characters ({tokenizer})</source>
        <translation>Las publicaciones dividen el chino en caracteres ({tokenizer})</translation>
    </message>
    <message>
        <source>Possibly misaligned segments</source>
        <translation>Segmentos posiblemente desfasados</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be misaligned</source>
        <translation>Los segmentos de «{document}» parecen desfasados</translation>
    </message>
    <message>
        <source>Characters of “{document}” are lost</source>
        <translation>Se han perdido caracteres de «{document}»</translation>
    </message>
    <message>
        <source>Repeated text</source>
        <translation>Texto repetido</translation>
    </message>
    <message>
        <source>These segments repeat a word or a phrase many times, or have the same text as other segments, such as an error message or the line before; the other text does not. Check how the file was created, and translate these segments again.</source>
        <translation>Estos segmentos repiten muchas veces una palabra o una frase, o tienen el mismo texto que otros segmentos, como un mensaje de error o la línea anterior; el otro texto no. Compruebe cómo se creó el archivo y vuelva a traducir estos segmentos.</translation>
    </message>
    <message>
        <source>Segments of “{document}” contain repeated text</source>
        <translation>Hay segmentos de «{document}» con texto repetido</translation>
    </message>
    <message>
        <source>Text that both files share</source>
        <translation>Texto común a ambos archivos</translation>
    </message>
    <message>
        <source>Besides the translation, these lines contain text that the reference has, too: a key, a name, a time or the source text, for example. It always matches, so the score is too high. Compare only the translations.</source>
        <translation>Además de la traducción, estas líneas contienen texto que también está en la referencia: por ejemplo, una clave, un nombre, un tiempo o el texto de origen. Siempre coincide, así que la puntuación es demasiado alta. Compare solo las traducciones.</translation>
    </message>
    <message>
        <source>“{document}” shares text with the reference</source>
        <translation>«{document}» tiene texto en común con la referencia</translation>
    </message>
    <message>
        <source>Unresolved conflicts</source>
        <translation>Conflictos sin resolver</translation>
    </message>
    <message>
        <source>These segments contain several versions, with the marks that gettext or Git puts between them. All of them are scored as one text. Keep one version in the file.</source>
        <translation>Estos segmentos contienen varias versiones, con las marcas que gettext o Git ponen entre ellas. Todas cuentan como un solo texto. Deje una sola versión en el archivo.</translation>
    </message>
    <message>
        <source>“{document}” contains unresolved conflicts</source>
        <translation>«{document}» contiene conflictos sin resolver</translation>
    </message>
    <message>
        <source>Different capitals</source>
        <translation>Mayúsculas distintas</translation>
    </message>
    <message>
        <source>These segments have words of the first reference with other capitals: all, none, or one at the start of each word. Such words do not match unless case is ignored.</source>
        <translation>Estos segmentos tienen palabras de la primera referencia con otras mayúsculas: en todas las letras, en ninguna o al principio de cada palabra. Esas palabras no coinciden si se distinguen mayúsculas y minúsculas.</translation>
    </message>
    <message>
        <source>The capitals of “{document}” differ</source>
        <translation>Las mayúsculas de «{document}» son distintas</translation>
    </message>
    <message>
        <source>These segments occur in the reference more than once, and every repetition counts.</source>
        <translation>Estos segmentos aparecen más de una vez en la referencia, y cada repetición cuenta.</translation>
    </message>
    <message>
        <source>There are spaces between Chinese characters, but not in all files. BLEU splits text into words itself; load the text as a reader would see it.</source>
        <translation>Hay espacios entre caracteres chinos, pero no en todos los archivos. BLEU ya divide el texto en palabras; cargue el texto tal como lo vería un lector.</translation>
    </message>
    <message>
        <source>There are spaces before periods or commas, or marks left by a tokenizer, but not in all files. BLEU splits text into words itself; load the text as a reader would see it.</source>
        <translation>Hay espacios antes de puntos o comas, o marcas de un tokenizador, pero no en todos los archivos. BLEU ya divide el texto en palabras; cargue el texto tal como lo vería un lector.</translation>
    </message>
    <message>
        <source>Segments: {count} of {segments}, the first is number {first}</source>
        <translation>Segmentos: {count} de {segments}; el primero es el número {first}</translation>
    </message>
    <message>
        <source>Probably {language}</source>
        <translation>Probablemente {language}</translation>
    </message>
    <message>
        <source>Read as {encoding}</source>
        <translation>Leído como {encoding}</translation>
    </message>
    <message>
        <source>{script}; the first reference: {reference}</source>
        <translation>{script}; primera referencia: {reference}</translation>
    </message>
    <message>
        <source>Characters: {length}, in the reference: {reference}</source>
        <translation>Caracteres: {length}; en la referencia: {reference}</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulación</translation>
    </message>
    <message>
        <source>vertical tab</source>
        <translation>tabulación vertical</translation>
    </message>
    <message>
        <source>form feed</source>
        <translation>avance de página</translation>
    </message>
    <message>
        <source>next line</source>
        <translation>línea siguiente</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>espacio de no separación</translation>
    </message>
    <message>
        <source>soft hyphen</source>
        <translation>guion opcional</translation>
    </message>
    <message>
        <source>zero-width space</source>
        <translation>espacio de ancho cero</translation>
    </message>
    <message>
        <source>left-to-right mark</source>
        <translation>marca de izquierda a derecha</translation>
    </message>
    <message>
        <source>right-to-left mark</source>
        <translation>marca de derecha a izquierda</translation>
    </message>
    <message>
        <source>line separator</source>
        <translation>separador de líneas</translation>
    </message>
    <message>
        <source>paragraph separator</source>
        <translation>separador de párrafos</translation>
    </message>
    <message>
        <source>narrow no-break space</source>
        <translation>espacio estrecho de no separación</translation>
    </message>
    <message>
        <source>word joiner</source>
        <translation>conector de palabras</translation>
    </message>
    <message>
        <source>full-width space</source>
        <translation>espacio de ancho completo</translation>
    </message>
    <message>
        <source>byte order mark</source>
        <translation>marca de orden de bytes</translation>
    </message>
    <message>
        <source>CSV quoting removed</source>
        <translation>Comillas de CSV eliminadas</translation>
    </message>
    <message>
        <source>Numbered tags removed</source>
        <translation>Etiquetas numeradas eliminadas</translation>
    </message>
    <message>
        <source>Numbers at the start removed</source>
        <translation>Números iniciales eliminados</translation>
    </message>
    <message>
        <source>Only translations compared</source>
        <translation>Solo se comparan las traducciones</translation>
    </message>
    <message>
        <source>Characters restored</source>
        <translation>Caracteres restablecidos</translation>
    </message>
    <message>
        <source>Markdown removed</source>
        <translation>Markdown eliminado</translation>
    </message>
    <message>
        <source>Typography made uniform</source>
        <translation>Tipografía unificada</translation>
    </message>
    <message>
        <source>Introductions removed</source>
        <translation>Frases introductorias eliminadas</translation>
    </message>
    <message>
        <source>Tags removed</source>
        <translation>Etiquetas eliminadas</translation>
    </message>
    <message>
        <source>Traditional to Simplified</source>
        <translation>Chino tradicional convertido en simplificado</translation>
    </message>
    <message>
        <source>Tokenization undone</source>
        <translation>Tokenización revertida</translation>
    </message>
    <message>
        <source>BLEU unchanged ({score})</source>
        <translation>BLEU no cambia ({score})</translation>
    </message>
    <message>
        <source>BLEU {before} → {after} ({difference})</source>
        <translation>BLEU {before} → {after} ({difference})</translation>
    </message>
    <message>
        <source>With fewer than about {recommended} segments, chance has a large effect on the score. Add more text, or take the score as a rough indication.</source>
        <translation>Con menos de unos {recommended} segmentos, el azar influye mucho en la puntuación. Añada más texto o tome la puntuación solo como orientación.</translation>
    </message>
    <message>
        <source>Many very short segments</source>
        <translation>Muchos segmentos muy cortos</translation>
    </message>
    <message>
        <source>“{document}” is identical to the reference</source>
        <translation>«{document}» es idéntico a la referencia</translation>
    </message>
    <message>
        <source>Mixed line endings in “{document}”</source>
        <translation>Finales de línea mixtos en «{document}»</translation>
    </message>
    <message>
        <source>Without smoothing, one order without a match makes the whole score 0. Check that the files belong together; for a short text, choose a smoothing method.</source>
        <translation>Sin suavizado, basta un orden sin coincidencias para que la puntuación total sea 0. Compruebe que los archivos se corresponden; si el texto es breve, elija un método de suavizado.</translation>
    </message>
    <message>
        <source>No matching n-grams (order {orders})</source>
        <translation>Sin n-gramas coincidentes (orden {orders})</translation>
    </message>
    <message>
        <source>“{document}” is not in the script of the first reference</source>
        <translation>«{document}» no usa la escritura de la primera referencia</translation>
    </message>
    <message>
        <source>Splitting {language} into words requires the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not include. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>La segmentación en palabras del idioma {language} requiere el componente opcional «{extra}» del paquete de Python (pip install &quot;bleu-desktop[{extra}]&quot;), que el programa independiente no incluye. Las puntuaciones por caracteres son más altas que las obtenidas por palabras; compárelas solo entre sí.</translation>
    </message>
    <message>
        <source>Marks of a file format</source>
        <translation>Marcas de un formato de archivo</translation>
    </message>
    <message>
        <source>Tags such as &lt;b&gt;, Markdown, or the quotation marks of a CSV file are compared as if they were words.</source>
        <translation>Las etiquetas como &lt;b&gt;, las marcas de Markdown o las comillas de un archivo CSV se comparan como si fueran palabras.</translation>
    </message>
    <message>
        <source>“{document}” contains marks of a file format</source>
        <translation>«{document}» contiene marcas de un formato de archivo</translation>
    </message>
    <message>
        <source>Wrong or encoded characters</source>
        <translation>Caracteres incorrectos o codificados</translation>
    </message>
    <message>
        <source>The other text has the same words in other characters. These are codes, letters of another script or encoding, or signs for lost letters, and such words do not match. Take the text from an intact file, or export it again as UTF-8.</source>
        <translation>El otro texto tiene las mismas palabras con otros caracteres. Aquí hay códigos, letras de otra escritura o codificación, o signos en lugar de letras perdidas, y esas palabras no coinciden. Tome el texto de un archivo intacto o vuelva a exportarlo en UTF-8.</translation>
    </message>
    <message>
        <source>“{document}” contains wrong or encoded characters</source>
        <translation>«{document}» contiene caracteres incorrectos o codificados</translation>
    </message>
    <message>
        <source>Different typography</source>
        <translation>Tipografía distinta</translation>
    </message>
    <message>
        <source>The first reference has the same signs in another form. This is a choice of style, but signs in different forms do not match.</source>
        <translation>La primera referencia tiene los mismos signos con otra forma. Es una cuestión de estilo, pero los signos con formas distintas no coinciden.</translation>
    </message>
    <message>
        <source>The typography of “{document}” differs</source>
        <translation>La tipografía de «{document}» es distinta</translation>
    </message>
    <message>
        <source>There are tabs, no-break spaces, line breaks or similar characters that the other text does not have. Other programs may split words or segments at other places.</source>
        <translation>Hay tabulaciones, espacios de no separación, saltos de línea o caracteres parecidos que el otro texto no tiene. Otros programas pueden dividir las palabras o los segmentos en otros lugares.</translation>
    </message>
    <message>
        <source>Mixed line endings, or a byte order mark</source>
        <translation>Finales de línea mixtos o marca de orden de bytes</translation>
    </message>
    <message>
        <source>The file is read correctly here. Other programs may count more or fewer segments, or treat the byte order mark (BOM) as text.</source>
        <translation>Aquí el archivo se lee correctamente. Otros programas pueden contar más o menos segmentos, o interpretar la marca de orden de bytes (BOM) como texto.</translation>
    </message>
    <message>
        <source>Too few segments ({count})</source>
        <translation>Muy pocos segmentos ({count})</translation>
    </message>
    <message>
        <source>Excluded segments ({count} of {segments})</source>
        <translation>Segmentos omitidos ({count} de {segments})</translation>
    </message>
    <message>
        <source>The encoding of “{document}” is a guess</source>
        <translation>La codificación de «{document}» es una suposición</translation>
    </message>
    <message>
        <source>No smoothing helps here: nothing matches at all, or the candidate is too short for n-grams of this order. Check that the files belong together.</source>
        <translation>Aquí no sirve ningún suavizado: o no hay ninguna coincidencia o la candidata es demasiado corta para n-gramas de este orden. Compruebe que los archivos se corresponden.</translation>
    </message>
    <message>
        <source>In these files: {files}.</source>
        <translation>En estos archivos: {files}.</translation>
    </message>
    <message>
        <source>Untranslated segments in “{document}” ({count})</source>
        <translation>Segmentos sin traducir en «{document}» ({count})</translation>
    </message>
    <message>
        <source>“{document}” is a translation of a different source text</source>
        <translation>«{document}» es la traducción de otro texto de origen</translation>
    </message>
    <message>
        <source>“{document}” does not match the reference</source>
        <translation>«{document}» no se corresponde con la referencia</translation>
    </message>
    <message>
        <source>Many segments of “{document}” are identical to the reference</source>
        <translation>Muchos segmentos de «{document}» son idénticos a la referencia</translation>
    </message>
    <message>
        <source>“{document}” is the source text</source>
        <translation>«{document}» es el texto de origen</translation>
    </message>
    <message>
        <source>Blank lines</source>
        <translation>Líneas en blanco</translation>
    </message>
    <message>
        <source>Lines that are blank in all files and are ignored: {count}.</source>
        <translation>Líneas en blanco en todos los archivos, que se ignoran: {count}.</translation>
    </message>
    <message>
        <source>The source text of these segments is in {files}. A system that was trained on this text, or has it as a memory, has seen them before.</source>
        <translation>El texto de origen de estos segmentos está en {files}. Un sistema que se entrenó con este texto, o que lo tiene como memoria, ya los ha visto.</translation>
    </message>
    <message>
        <source>The reference of these segments is in {files}. A system that was trained on this text, or has it as a memory, has seen them before.</source>
        <translation>La referencia de estos segmentos está en {files}. Un sistema que se entrenó con este texto, o que lo tiene como memoria, ya los ha visto.</translation>
    </message>
    <message>
        <source>BLEU {known} in these and {other} in the others</source>
        <translation>BLEU {known} en estos y {other} en los demás</translation>
    </message>
    <message>
        <source>The score of the others says more about new texts.</source>
        <translation>La puntuación de los demás dice más sobre textos nuevos.</translation>
    </message>
    <message>
        <source>BLEU {known}</source>
        <translation>BLEU {known}</translation>
    </message>
    <message>
        <source>None of these segments is in {files}.</source>
        <translation>Ninguno de estos segmentos está en {files}.</translation>
    </message>
    <message>
        <source>An empty segment matches nothing and shortens the candidate, which lowers the score (brevity penalty). Check whether the translation is missing there.</source>
        <translation>Un segmento vacío no aporta coincidencias y acorta la candidata, lo que reduce la puntuación (penalización por brevedad). Compruebe si ahí falta la traducción.</translation>
    </message>
    <message>
        <source>A heading counts as a segment</source>
        <translation>Un encabezado cuenta como segmento</translation>
    </message>
    <message>
        <source>Segment {first} of “{document}” seems to be the heading of a column, not a translation: “{example}”. Exclude it.</source>
        <translation>El segmento {first} de «{document}» parece el encabezado de una columna y no una traducción: «{example}». Omita este segmento.</translation>
    </message>
    <message>
        <source>From about here on, suggestions and final texts seem to belong to different segments, so their similarities would be too low. Pair the segments by content, or correct the file.</source>
        <translation>Aproximadamente a partir de aquí, las propuestas y los textos finales parecen corresponder a segmentos distintos, por lo que las similitudes serían demasiado bajas. Empareje los segmentos por contenido o corrija el archivo.</translation>
    </message>
    <message>
        <source>Little in common with the final texts</source>
        <translation>Poco en común con los textos finales</translation>
    </message>
    <message>
        <source>“{document}” has little in common with the final texts</source>
        <translation>«{document}» tiene poco en común con los textos finales</translation>
    </message>
    <message>
        <source>Check that each suggestion is paired with its own final text.</source>
        <translation>Compruebe que cada propuesta esté emparejada con su propio texto final.</translation>
    </message>
    <message>
        <source>Segments that have no more words in common with their own final text than with others: {count} of {segments}, the first is number {first}</source>
        <translation>Segmentos que no tienen más palabras en común con su texto final que con otros: {count} de {segments}; el primero es el número {first}</translation>
    </message>
    <message>
        <source>Different source texts</source>
        <translation>Textos de origen distintos</translation>
    </message>
    <message>
        <source>Only their keys match. Check that both files come from the same version.</source>
        <translation>Solo coinciden las claves. Compruebe que ambos archivos sean de la misma versión.</translation>
    </message>
    <message>
        <source>Segments whose source text is not that of the final text: {count} of {segments}, the first is number {first}</source>
        <translation>Segmentos cuyo texto de origen no es el del texto final: {count} de {segments}; el primero es el número {first}</translation>
    </message>
    <message>
        <source>“{document}” has different source texts</source>
        <translation>«{document}» tiene otros textos de origen</translation>
    </message>
    <message>
        <source>Files that are not counted: {count}</source>
        <translation>Archivos que no cuentan: {count}</translation>
    </message>
    <message>
        <source>Could not be read or compared: {count}.</source>
        <translation>No se han podido leer o comparar: {count}.</translation>
    </message>
    <message>
        <source>Missing from at least one candidate: {count}.</source>
        <translation>Faltan en al menos una candidata: {count}.</translation>
    </message>
    <message>
        <source>Unpaired files: {count}.</source>
        <translation>Archivos sin correspondencia: {count}.</translation>
    </message>
    <message>
        <source>Files that are not in this score: {count}</source>
        <translation>Archivos que no cuentan en esta puntuación: {count}</translation>
    </message>
    <message>
        <source>It contains hardly any of the words that are common in the first reference. Check that you chose the right files.</source>
        <translation>Apenas contiene las palabras frecuentes de la primera referencia. Compruebe que ha elegido los archivos correctos.</translation>
    </message>
    <message>
        <source>“{document}” seems to be in a different language</source>
        <translation>«{document}» parece estar en otro idioma</translation>
    </message>
    <message>
        <source>Smoothing filled in a value for each order without a match, so the score depends on these values. Check that the files belong together.</source>
        <translation>El suavizado ha puesto un valor en cada orden sin coincidencias, por lo que la puntuación depende de estos valores. Compruebe que los archivos se corresponden.</translation>
    </message>
    <message>
        <source>Segments of “{document}” seem to be in a different language</source>
        <translation>Hay segmentos de «{document}» que parecen estar en otro idioma</translation>
    </message>
    <message>
        <source>“{document}” seems to be tokenized already</source>
        <translation>«{document}» parece estar ya tokenizado</translation>
    </message>
    <message>
        <source>{language} is written without spaces between words, and no word segmentation is available for it here. Character scores are higher than word scores; compare them only with each other.</source>
        <translation>El idioma {language} no separa las palabras con espacios y aquí no se dispone de segmentación en palabras para él. Las puntuaciones por caracteres son más altas que las obtenidas por palabras; compárelas solo entre sí.</translation>
    </message>
    <message>
        <source>Characters are compared, not words</source>
        <translation>Se comparan caracteres, no palabras</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored.</source>
        <translation>{reasons}. Estos segmentos no cuentan para la puntuación.</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored. The Pairing page lists them and lets you keep them.</source>
        <translation>{reasons}. Estos segmentos no cuentan para la puntuación. La página «Pares» los muestra y permite conservarlos.</translation>
    </message>
    <message>
        <source>{reasons}. These segments are not scored. Use --keep to keep them.</source>
        <translation>{reasons}. Estos segmentos no cuentan para la puntuación. Use --keep para conservarlos.</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Let TER split the text into characters (--ter-normalized --ter-asian-support), or rely on chrF2.</source>
        <translation>TER compara lo que hay entre espacios, pero el idioma {language} no separa las palabras con espacios. Haga que TER divida el texto en caracteres (--ter-normalized --ter-asian-support) o guíese por chrF2.</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Turn on “{option}”, or rely on chrF2.</source>
        <translation>TER compara lo que hay entre espacios, pero el idioma {language} no separa las palabras con espacios. Active «{option}» o guíese por chrF2.</translation>
    </message>
    <message>
        <source>TER compares the units between spaces, but {language} is written without spaces between words. Rely on chrF2 instead.</source>
        <translation>TER compara lo que hay entre espacios, pero el idioma {language} no separa las palabras con espacios. Guíese por chrF2.</translation>
    </message>
    <message>
        <source>TER is unreliable for this language</source>
        <translation>TER es poco fiable para este idioma</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“{path}” does not exist. Check the name and the folder.</source>
        <translation>«{path}» no existe. Compruebe el nombre y la carpeta.</translation>
    </message>
    <message>
        <source>“{path}” is a folder. Choose the files in it.</source>
        <translation>«{path}» es una carpeta. Elija los archivos que contiene.</translation>
    </message>
    <message>
        <source>You do not have permission to read “{path}”. Change its permissions, or choose another file.</source>
        <translation>No tiene permiso para leer «{path}». Cambie los permisos del archivo o elija otro.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: {reason}. Check the file and its drive, or choose another file.</source>
        <translation>No se puede leer «{path}»: {reason}. Compruebe el archivo y su unidad o elija otro archivo.</translation>
    </message>
    <message>
        <source>You do not have permission to write “{path}”. Save it somewhere else.</source>
        <translation>No tiene permiso para escribir «{path}». Guarde el archivo en otro lugar.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written: {reason}. Save it somewhere else.</source>
        <translation>No se puede escribir «{path}»: {reason}. Guarde el archivo en otro lugar.</translation>
    </message>
    <message>
        <source>“{path}” is empty. Choose another file.</source>
        <translation>«{path}» está vacío. Elija otro archivo.</translation>
    </message>
    <message>
        <source>“{path}” is not a text file: byte {offset} is binary data. Save the text as plain text (.txt), one segment per line.</source>
        <translation>«{path}» no es un archivo de texto: el byte {offset} contiene datos binarios. Guarde el texto sin formato (.txt), con un segmento por línea.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} (byte {offset}) cannot be decoded. Choose another encoding.</source>
        <translation>La codificación de «{path}» no es {encoding}: no se puede descodificar la línea {line} (byte {offset}). Elija otra codificación.</translation>
    </message>
    <message>
        <source>The content of “{path}” does not match its extension ({format}). Check the file, or correct the extension.</source>
        <translation>El contenido de «{path}» no se corresponde con su extensión ({format}). Compruebe el archivo o corrija la extensión.</translation>
    </message>
    <message>
        <source>“{path}” is protected by a password. Save a copy without one.</source>
        <translation>«{path}» está protegido con contraseña. Guarde una copia sin ella.</translation>
    </message>
    <message>
        <source>“{path}” was not read: unpacked, it is larger than {limit}. Check that it is the right file, or split it.</source>
        <translation>«{path}» no se ha leído: descomprimido, ocupa más de {limit}. Compruebe que es el archivo correcto o divídalo.</translation>
    </message>
    <message>
        <source>Line {line} of “{path}” has more than {limit} characters, too many for one segment. Check the line endings and the format.</source>
        <translation>La línea {line} de «{path}» tiene más de {limit} caracteres, demasiados para un solo segmento. Compruebe los finales de línea y el formato.</translation>
    </message>
    <message>
        <source>Row {line} of “{path}” has more than {limit} columns. Check the delimiter.</source>
        <translation>La fila {line} de «{path}» tiene más de {limit} columnas. Compruebe el delimitador.</translation>
    </message>
    <message>
        <source>“{path}” declares XML entities (line {line}). They are never expanded, because they can pull in other files or endless text. Save the file without them.</source>
        <translation>«{path}» declara entidades XML (línea {line}). Nunca se expanden, porque pueden incorporar otros archivos o texto interminable. Guarde el archivo sin ellas.</translation>
    </message>
    <message>
        <source>“{path}” changed while it was being read. Reload it once it has been saved.</source>
        <translation>«{path}» ha cambiado durante la lectura. Vuelva a cargarlo cuando se haya guardado.</translation>
    </message>
    <message>
        <source>There is no text in “{path}” ({format}). Choose another file.</source>
        <translation>«{path}» ({format}) no contiene texto. Elija otro archivo.</translation>
    </message>
    <message>
        <source>“{path}” has no “{wanted}”. Available: {available}.</source>
        <translation>«{path}» no contiene «{wanted}». Opciones disponibles: {available}.</translation>
    </message>
    <message>
        <source>“{path}” contains several texts. Choose one: {available}.</source>
        <translation>«{path}» contiene varios textos. Elija uno: {available}.</translation>
    </message>
    <message>
        <source>No segments are left to compare. Excluded: {reasons}. Keep some of these segments, or choose other files.</source>
        <translation>No queda ningún segmento que comparar. Omitidos: {reasons}. Conserve algunos de estos segmentos o elija otros archivos.</translation>
    </message>
    <message>
        <source>Unknown encoding “{name}”. Examples: utf-8, gb18030, big5, windows-1252.</source>
        <translation>Codificación desconocida: «{name}». Ejemplos: utf-8, gb18030, big5, windows-1252.</translation>
    </message>
    <message>
        <source>“{tag}” is not a known language code. Examples: es, id, zh-CN, zh-TW.</source>
        <translation>«{tag}» no es un código de idioma conocido. Ejemplos: es, id, zh-CN, zh-TW.</translation>
    </message>
    <message>
        <source>“{tag}” looks like a language pair. Write only the target language ({target}), or a region in capitals.</source>
        <translation>«{tag}» parece un par de idiomas. Escriba solo el idioma de destino ({target}) o la región en mayúsculas.</translation>
    </message>
    <message>
        <source>The reference translation is missing. Add one; on the command line, put it first.</source>
        <translation>Falta la traducción de referencia. Añada una; en la línea de comandos, indíquela en primer lugar.</translation>
    </message>
    <message>
        <source>The candidate translation is missing. Add one; on the command line, put it after -i.</source>
        <translation>Falta la traducción candidata. Añada una; en la línea de comandos, indíquela después de -i.</translation>
    </message>
    <message>
        <source>“{path}” is a device, not a file. Choose a file with text.</source>
        <translation>«{path}» es un dispositivo, no un archivo. Elija un archivo con texto.</translation>
    </message>
    <message>
        <source>“{path}” is a pipe, and no program wrote to it within {seconds} seconds. Start the program that writes to it, or choose a file.</source>
        <translation>«{path}» es una tubería y ningún programa ha escrito en ella en {seconds} segundos. Inicie el programa que escribe en ella o elija un archivo.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} files and folders. Choose the folder that contains only the translations.</source>
        <translation>No se ha leído «{path}»: contiene más de {limit} archivos y carpetas. Elija la carpeta que contiene solo las traducciones.</translation>
    </message>
    <message>
        <source>“{path}” is a file. Choose either folders or files, not both.</source>
        <translation>«{path}» es un archivo. Elija solo carpetas o solo archivos.</translation>
    </message>
    <message>
        <source>The names of the files in “{path}” do not show which are references and which are candidates. Rename them, for example app.ref.po and app.mt.po, or choose two folders.</source>
        <translation>Los nombres de los archivos de «{path}» no permiten distinguir las referencias de las candidatas. Cámbielos (por ejemplo, app.ref.po y app.mt.po) o elija dos carpetas.</translation>
    </message>
    <message>
        <source>No files in these folders can be paired by name: {folders} (files: {count}; links to other places, which are not followed: {links}). Replace the links with copies of the files, or choose other folders.</source>
        <translation>Ningún archivo de estas carpetas se puede emparejar por su nombre: {folders} (archivos: {count}; enlaces a otros lugares, que no se siguen: {links}). Sustituya los enlaces por copias de los archivos o elija otras carpetas.</translation>
    </message>
    <message>
        <source>No files in these folders can be paired by name: {folders} (files: {count}). Give matching files the same name, or choose other folders.</source>
        <translation>Ningún archivo de estas carpetas se puede emparejar por el nombre: {folders} (archivos: {count}). Dé el mismo nombre a los archivos que se corresponden o elija otras carpetas.</translation>
    </message>
    <message>
        <source>“{path}”: the name of a report must end in one of {endings}.</source>
        <translation>«{path}»: el nombre de un informe debe terminar en una de estas extensiones: {endings}.</translation>
    </message>
    <message>
        <source>Nothing could be scored, so there is nothing to report. Correct the files and score them again.</source>
        <translation>No se ha podido calcular ninguna puntuación, así que no hay nada que incluir en el informe. Corrija los archivos y vuelva a evaluarlos.</translation>
    </message>
    <message>
        <source>“{path}” was not read as plain text: its lines look like “{kind}”, and their keys must not be scored. Change its extension to that of its format, such as .properties, .ini, .ftl or .yml.</source>
        <translation>«{path}» no se ha leído como texto sin formato: sus líneas parecen «{kind}», y las claves no deben contar para la puntuación. Cambie la extensión por la de su formato, por ejemplo, .properties, .ini, .ftl o .yml.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read: this kind of file ({kind}) is not supported.</source>
        <translation>No se puede leer «{path}»: este tipo de archivo ({kind}) no es compatible.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it is larger than {limit}. Check that it is the right file, or split it.</source>
        <translation>«{path}» no se ha leído: ocupa más de {limit}. Compruebe que es el archivo correcto o divídalo.</translation>
    </message>
    <message>
        <source>“{path}” was not read: up to row {line}, it has more than {limit} cells, counting empty ones. Split it, or remove columns that are not needed.</source>
        <translation>«{path}» no se ha leído: hasta la fila {line} tiene más de {limit} celdas, contando las vacías. Divídalo o quite las columnas que no necesite.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it takes more than {limit} seconds. Check that it is not damaged, or split it.</source>
        <translation>No se ha leído «{path}»: requiere más de {limit} segundos. Compruebe que no esté dañado o divídalo.</translation>
    </message>
    <message>
        <source>Line {line} of “{path}” has more cells ({cells}) than the table has columns ({columns}). Put texts that contain the delimiter in quotation marks, or save the table with a delimiter that does not occur in its texts.</source>
        <translation>La línea {line} de «{path}» tiene más celdas ({cells}) que columnas la tabla ({columns}). Ponga entre comillas los textos que contengan el delimitador, o guarde la tabla con un delimitador que no aparezca en sus textos.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} languages. Check that it is not damaged.</source>
        <translation>«{path}» no se ha leído: contiene más de {limit} idiomas. Compruebe que no está dañado.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it contains more than {limit} files. Unpack it, and choose the folder or the files in it.</source>
        <translation>«{path}» no se ha leído: contiene más de {limit} archivos. Descomprímalo y elija la carpeta o los archivos que contiene.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it has more than {limit} segments. Split it.</source>
        <translation>«{path}» no se ha leído: tiene más de {limit} segmentos. Divídalo.</translation>
    </message>
    <message>
        <source>“{path}” was not read: a sheet has more than {limit} rows, empty ones included. Split it, or delete the rows below the last text.</source>
        <translation>«{path}» no se ha leído: una hoja tiene más de {limit} filas, contando las vacías. Divídalo o elimine las filas que siguen al último texto.</translation>
    </message>
    <message>
        <source>“{path}” was not read: up to line {line}, it has more than {limit} translations, counting missing ones. Split it, or export fewer languages.</source>
        <translation>«{path}» no se ha leído: hasta la línea {line} tiene más de {limit} traducciones, contando las que faltan. Divídalo o exporte menos idiomas.</translation>
    </message>
    <message>
        <source>“{path}” was not read: its elements are nested in more than {limit} levels. Check that it is not damaged, or export it again.</source>
        <translation>«{path}» no se ha leído: sus elementos están anidados en más de {limit} niveles. Compruebe que no está dañado o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>“{path}” was not read: its aliases repeat more than {limit} texts. Write these texts out, or export the file again.</source>
        <translation>«{path}» no se ha leído: sus alias repiten más de {limit} textos. Escriba esos textos completos o exporte el archivo de nuevo.</translation>
    </message>
    <message>
        <source>“{path}” was not read: it has more than {limit} elements. Check that it is not damaged, or split it.</source>
        <translation>«{path}» no se ha leído: tiene más de {limit} elementos. Compruebe que no está dañado o divídalo.</translation>
    </message>
    <message>
        <source>“{path}” was not read: line {line} contains something other than text (“{found}”). Code in files is never run. Correct the line, or export the texts alone.</source>
        <translation>«{path}» no se ha leído: la línea {line} contiene algo que no es texto («{found}»). El código de los archivos nunca se ejecuta. Corrija la línea o exporte solo los textos.</translation>
    </message>
    <message>
        <source>There is not enough memory for these files. Close other programs, or split the files.</source>
        <translation>No hay memoria suficiente para estos archivos. Cierre otros programas o divida los archivos.</translation>
    </message>
    <message>
        <source>“{path}” is one of the files that are compared. Choose another file as known text.</source>
        <translation>«{path}» es uno de los archivos que se comparan. Elija otro archivo como texto conocido.</translation>
    </message>
    <message>
        <source>Column “{column}” of “{path}” has formulas without stored values (row {line}). Open and save the file in a spreadsheet program, then reload it.</source>
        <translation>La columna «{column}» de «{path}» tiene fórmulas sin valores guardados (fila {line}). Abra y guarde el archivo en un programa de hojas de cálculo y vuelva a cargarlo.</translation>
    </message>
    <message>
        <source>“{name}” has no translations. Choose another file.</source>
        <translation>«{name}» no contiene traducciones. Elija otro archivo.</translation>
    </message>
    <message>
        <source>These files have no keys in common: {names}. Pair them by position, or choose another key column.</source>
        <translation>Estos archivos no tienen claves en común: {names}. Empareje los segmentos por posición o elija otra columna de claves.</translation>
    </message>
    <message>
        <source>“{path}” contains no scores. Choose a file with one number for each segment.</source>
        <translation>«{path}» no contiene puntuaciones. Elija un archivo con un número por segmento.</translation>
    </message>
    <message>
        <source>“{path}” numbers the segments, but does not say whether the first is 0 or 1. Add #first=0 or #first=1 after the file name.</source>
        <translation>«{path}» numera los segmentos, pero no se sabe si el primero es 0 o 1. Añada #first=0 o #first=1 después del nombre del archivo.</translation>
    </message>
    <message>
        <source>“{path}” contains scores for several systems ({systems}), but none has the name of a candidate ({candidates}). Choose one of the systems.</source>
        <translation>«{path}» contiene puntuaciones de varios sistemas ({systems}), pero ninguno tiene el nombre de una candidata ({candidates}). Elija uno.</translation>
    </message>
    <message>
        <source>Each segment needs one score. Scores in “{path}”: {scores}. Segments of “{candidate}”: {segments}. Check that both files belong together.</source>
        <translation>Cada segmento necesita una puntuación. Puntuaciones en «{path}»: {scores}. Segmentos de «{candidate}»: {segments}. Compruebe que ambos archivos se corresponden.</translation>
    </message>
    <message>
        <source>Nothing in “{path}” says to which files the scores belong. Scores: {scores}. Files of “{candidate}”: {files}, with segments: {segments}. Add a column “file” with the names of the files.</source>
        <translation>En «{path}» no consta a qué archivos pertenecen las puntuaciones. Puntuaciones: {scores}. Archivos de «{candidate}»: {files}, con segmentos: {segments}. Añada una columna «archivo» con los nombres de los archivos.</translation>
    </message>
    <message>
        <source>The scores in “{path}” belong to a different text, not to “{candidate}”. Segments that differ: {differing} of {segments}. The first one, in line {line}: “{text}”, not “{expected}”. Check that you chose the right files.</source>
        <translation>Las puntuaciones de «{path}» son de otro texto, no de «{candidate}». Segmentos que difieren: {differing} de {segments}. El primero, en la línea {line}: «{text}», no «{expected}». Compruebe que ha elegido los archivos correctos.</translation>
    </message>
    <message>
        <source>This program computes “{name}” itself. Give these scores a different name.</source>
        <translation>Este programa ya calcula «{name}». Dé otro nombre a estas puntuaciones.</translation>
    </message>
    <message>
        <source>{metric}: add #better=higher or #better=lower after the file name, to show whether higher or lower scores are better.</source>
        <translation>{metric}: añada #better=higher o #better=lower detrás del nombre del archivo para indicar si son mejores las puntuaciones altas o las bajas.</translation>
    </message>
    <message>
        <source>“{candidate}” has {metric} scores from two files. Remove one of the files.</source>
        <translation>«{candidate}» tiene puntuaciones de {metric} de dos archivos. Quite uno de ellos.</translation>
    </message>
    <message>
        <source>A translation memory (TMX) needs the source text, and there is none. Add the source text, or save as .tsv or .txt.</source>
        <translation>Una memoria de traducción (TMX) requiere el texto de origen, pero no hay ninguno. Añada el texto de origen o guarde como .tsv o .txt.</translation>
    </message>
    <message>
        <source>The word segmentation {segmentation} is not installed. Choose a different word segmentation, or install the extra “{extra}” of the Python package (pip install &quot;bleu-desktop[{extra}]&quot;), which the standalone program does not include.</source>
        <translation>La segmentación en palabras {segmentation} no está instalada. Elija otra segmentación en palabras o instale el componente opcional «{extra}» del paquete de Python (pip install &quot;bleu-desktop[{extra}]&quot;), que el programa independiente no incluye.</translation>
    </message>
    <message>
        <source>The word segmentation {segmentation} needs its SentencePiece model at “{path}”. Copy it there; nothing is downloaded.</source>
        <translation>La segmentación en palabras {segmentation} necesita su modelo de SentencePiece en «{path}». Cópielo ahí; el programa no descarga nada.</translation>
    </message>
    <message>
        <source>“{path}” is not a SentencePiece model. Choose another file.</source>
        <translation>«{path}» no es un modelo de SentencePiece. Elija otro archivo.</translation>
    </message>
    <message>
        <source>The system reports an error: {reason}. Check your disks, and try again.</source>
        <translation>El sistema ha notificado un error: {reason}. Revise los discos e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Correct the lines, or pair by content (--pair content).</source>
        <translation>Corrija las líneas o empareje por contenido (--pair content).</translation>
    </message>
    <message>
        <source>Not a valid regular expression (at character {position}).</source>
        <translation>La expresión regular no es válida (carácter {position}).</translation>
    </message>
    <message>
        <source>The names of the files in “{path}” do not show which one is the reference and which are candidates. Rename the reference, for example to ref.txt.</source>
        <translation>Los nombres de los archivos de «{path}» no permiten distinguir la referencia de las candidatas. Cambie el nombre de la referencia, por ejemplo, por ref.txt.</translation>
    </message>
    <message>
        <source>“{path}” is not encoded in {encoding}: line {line} (byte {offset}) cannot be decoded. It may be in {likely}: choose this encoding, or export the file again.</source>
        <translation>La codificación de «{path}» no es {encoding}: no se puede descodificar la línea {line} (byte {offset}). Puede que sea {likely}: elija esa codificación o vuelva a exportar el archivo.</translation>
    </message>
    <message>
        <source>“{path}” contains files of several formats: {formats}. Extract the archive, and choose the folder or the files in it.</source>
        <translation>«{path}» contiene archivos de varios formatos: {formats}. Extraiga el contenido y elija la carpeta o los archivos.</translation>
    </message>
    <message>
        <source>“{path}” has subtitles in two languages, and it is not clear in which line the second one begins (line {line}). Save each language as a file of its own.</source>
        <translation>«{path}» contiene subtítulos en dos idiomas y no queda claro en qué línea empieza el segundo (línea {line}). Guarde cada idioma en un archivo propio.</translation>
    </message>
    <message>
        <source>“{path}” contains grades: {grades}. Add their order after the file name, the best first, as in #order=A,B,C.</source>
        <translation>«{path}» contiene notas: {grades}. Añada su orden después del nombre del archivo, de mejor a peor, como en #order=A,B,C.</translation>
    </message>
    <message>
        <source>“{path}” contains several sets of scores. Choose one: {available}.</source>
        <translation>«{path}» contiene varios conjuntos de puntuaciones. Elija uno: {available}.</translation>
    </message>
    <message>
        <source>{metric}: no segment of “{candidate}” that is compared has a score. Check that both files belong together.</source>
        <translation>{metric}: ninguno de los segmentos comparados de «{candidate}» tiene puntuación. Compruebe que ambos archivos correspondan.</translation>
    </message>
    <message>
        <source>Not a valid regular expression.</source>
        <translation>La expresión regular no es válida.</translation>
    </message>
    <message>
        <source>This regular expression takes too long. Make it more specific.</source>
        <translation>Esta expresión regular tarda demasiado. Escriba una más específica.</translation>
    </message>
    <message>
        <source>“{path}” already exists. Choose another name.</source>
        <translation>«{path}» ya existe. Elija otro nombre.</translation>
    </message>
    <message>
        <source>“{path}” is not a project of this program. Choose a file saved by BLEU Desktop (.bleu).</source>
        <translation>«{path}» no es un proyecto de este programa. Elija un archivo guardado con BLEU Desktop (.bleu).</translation>
    </message>
    <message>
        <source>The project “{path}” is damaged. Open a copy of it if you have one.</source>
        <translation>El proyecto «{path}» está dañado. Si tiene una copia, ábrala.</translation>
    </message>
    <message>
        <source>The project “{path}” was saved by a newer version of this program. Update the program to open it.</source>
        <translation>El proyecto «{path}» se guardó con una versión más reciente de este programa. Actualice el programa para abrirlo.</translation>
    </message>
    <message>
        <source>The project “{path}” is in use by another window or program. Try again in a moment.</source>
        <translation>Otra ventana u otro programa está usando el proyecto «{path}». Vuelva a intentarlo dentro de un momento.</translation>
    </message>
    <message>
        <source>Another window or program has saved the project “{path}” in the meantime. Open the project again, or save yours under another name.</source>
        <translation>Entretanto, otra ventana u otro programa ha guardado el proyecto «{path}». Vuelva a abrir el proyecto o guarde el suyo con otro nombre.</translation>
    </message>
    <message>
        <source>There is no run {number} in “{path}”. Choose one of the runs that the History page lists.</source>
        <translation>En «{path}» no hay ninguna ejecución {number}. Elija una de las que muestra la página «Historial».</translation>
    </message>
    <message>
        <source>Only numbers were kept for these texts: {names}. Add the files again to score or check them.</source>
        <translation>De estos textos solo se han conservado las cifras: {names}. Vuelva a añadir los archivos para evaluarlos o comprobarlos.</translation>
    </message>
    <message>
        <source>The two runs have no candidate in common. Old: {old}. New: {new}. Rename the candidates so that their names match.</source>
        <translation>Las dos ejecuciones no tienen ninguna candidata en común. Antes: {old}. Ahora: {new}. Cambie los nombres de las candidatas para que coincidan.</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the disk is full. Free some space and save again. Everything saved earlier is intact.</source>
        <translation>«{path}» no se puede guardar: el disco está lleno. Libere espacio y vuelva a guardar. Todo lo guardado antes se conserva.</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the file or its folder is read-only. Save it somewhere else.</source>
        <translation>«{path}» no se puede guardar: el archivo o su carpeta es de solo lectura. Guarde el archivo en otro lugar.</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: its folder or drive is no longer there. Save it somewhere else.</source>
        <translation>«{path}» no se puede guardar: su carpeta o unidad ya no está disponible. Guarde el archivo en otro lugar.</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: it is a device or a pipe, not a file. Save it somewhere else.</source>
        <translation>«{path}» no se puede guardar: es un dispositivo o una tubería, no un archivo. Guárdelo en otro lugar.</translation>
    </message>
    <message>
        <source>“{path}” cannot be saved: the disk or the network reports an error. Save it somewhere else.</source>
        <translation>«{path}» no se puede guardar: el disco o la red ha notificado un error. Guarde el archivo en otro lugar.</translation>
    </message>
    <message>
        <source>Choose the PO file that it was compiled from.</source>
        <translation>Elija el archivo PO a partir del cual se compiló.</translation>
    </message>
    <message>
        <source>Choose the TS file that it was compiled from.</source>
        <translation>Elija el archivo TS a partir del cual se compiló.</translation>
    </message>
    <message>
        <source>Export it as SRT, WebVTT or TTML.</source>
        <translation>Expórtelo como SRT, WebVTT o TTML.</translation>
    </message>
    <message>
        <source>Export it as CSV, XLSX or JSON Lines.</source>
        <translation>Expórtelo como CSV, XLSX o JSON Lines.</translation>
    </message>
    <message>
        <source>Extract the archive, and choose the folder or the files in it.</source>
        <translation>Extraiga el contenido y elija la carpeta o los archivos.</translation>
    </message>
    <message>
        <source>Choose a file that contains the text itself.</source>
        <translation>Elija un archivo que contenga el texto mismo.</translation>
    </message>
    <message>
        <source>Save it as DOCX in a word processor.</source>
        <translation>Guárdelo como DOCX en un procesador de textos.</translation>
    </message>
    <message>
        <source>Export its text as XLIFF, XLSX, DOCX or plain text.</source>
        <translation>Exporte el texto como XLIFF, XLSX, DOCX o texto sin formato.</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: its content ({format}) ends unexpectedly in line {line}. Copy or export the file again.</source>
        <translation>«{path}» está incompleto: el contenido ({format}) se interrumpe en la línea {line}. Vuelva a copiar o exportar el archivo.</translation>
    </message>
    <message>
        <source>“{path}” is incomplete: its content ({format}) ends unexpectedly. Copy or export the file again.</source>
        <translation>«{path}» está incompleto: el contenido ({format}) se interrumpe antes de tiempo. Vuelva a copiar o exportar el archivo.</translation>
    </message>
    <message>
        <source>“{path}” is damaged: line {line} does not follow the format ({format}). Fix that line, or export the file again.</source>
        <translation>«{path}» está dañado: la línea {line} contiene un error de formato ({format}). Corrija esa línea o vuelva a exportar el archivo.</translation>
    </message>
    <message>
        <source>“{path}” is damaged and cannot be read as {format}. Export the file again.</source>
        <translation>«{path}» está dañado y no se puede leer como {format}. Vuelva a exportar el archivo.</translation>
    </message>
    <message>
        <source>The files do not have the same number of segments: “{first}” has {first_count}, “{second}” has {second_count}.</source>
        <translation>Los archivos no tienen el mismo número de segmentos: «{first}» tiene {first_count}; «{second}», {second_count}.</translation>
    </message>
    <message>
        <source>Line 1 must translate the same text in every file, line 2 as well, and so on. Look for missing or extra lines.</source>
        <translation>En todos los archivos, la línea 1 debe traducir el mismo texto, y lo mismo vale para la línea 2 y las siguientes. Busque líneas que falten o sobren.</translation>
    </message>
    <message>
        <source>The misalignment starts at line {first_line} of “{first}”, which has no match in “{second}” (expected near line {second_line}).</source>
        <translation>El desfase empieza en la línea {first_line} de «{first}», que no tiene correspondencia en «{second}» (debería estar cerca de la línea {second_line}).</translation>
    </message>
    <message>
        <source>The misalignment starts at line {second_line} of “{second}”, which has no match in “{first}” (expected near line {first_line}).</source>
        <translation>El desfase empieza en la línea {second_line} de «{second}», que no tiene correspondencia en «{first}» (debería estar cerca de la línea {first_line}).</translation>
    </message>
    <message>
        <source>The misalignment starts at line {second_line} of “{second}”, which joins {count} lines of “{first}” (from line {first_line}).</source>
        <translation>El desfase empieza en la línea {second_line} de «{second}», que reúne {count} líneas de «{first}» (a partir de la línea {first_line}).</translation>
    </message>
    <message>
        <source>The last line of “{first}”, line {first_line}, is empty. Delete it: “{second}” ends one line earlier.</source>
        <translation>La última línea de «{first}», la {first_line}, está vacía. Bórrela: «{second}» termina una línea antes.</translation>
    </message>
    <message>
        <source>The last line of “{second}”, line {second_line}, is empty. Delete it: “{first}” ends one line earlier.</source>
        <translation>La última línea de «{second}», la {second_line}, está vacía. Bórrela: «{first}» termina una línea antes.</translation>
    </message>
    <message>
        <source>The misalignment starts at line {first_line} of “{first}”, which is {count} lines in “{second}” (from line {second_line}).</source>
        <translation>El desfase empieza en la línea {first_line} de «{first}», que en «{second}» ocupa {count} líneas (a partir de la línea {second_line}).</translation>
    </message>
    <message>
        <source>Total misalignments: {count}.</source>
        <translation>Total de desfases: {count}.</translation>
    </message>
    <message>
        <source>{setting}: {value} is outside the range {range}.</source>
        <translation>{setting}: {value} está fuera del intervalo {range}.</translation>
    </message>
    <message>
        <source>{setting}: “{value}” is not one of {allowed}.</source>
        <translation>{setting}: «{value}» no es un valor válido. Valores admitidos: {allowed}.</translation>
    </message>
    <message>
        <source>Line {line} of “{path}”: “{text}” is ambiguous. Use a decimal point in scores.</source>
        <translation>Línea {line} de «{path}»: «{text}» es ambiguo. Use el punto decimal en las puntuaciones.</translation>
    </message>
    <message>
        <source>Line {line} of “{path}”: “{text}” is not a score. Write a number, such as 0.85.</source>
        <translation>Línea {line} de «{path}»: «{text}» no es una puntuación. Escriba un número, como 0.85.</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>el archivo o la carpeta no existe</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>the network connection was lost</source>
        <translation>se ha perdido la conexión de red</translation>
    </message>
    <message>
        <source>the device is not available</source>
        <translation>el dispositivo no está disponible</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>otro programa está usando el archivo</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>está cerrada</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>the device reported an error</source>
        <translation>el dispositivo ha notificado un error</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>el archivo es demasiado grande</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>el nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>the links form a loop</source>
        <translation>los enlaces forman un bucle</translation>
    </message>
</context>
<context>
    <name>FieldChooser</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>Texto de origen</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traducción</translation>
    </message>
    <message>
        <source>Alternative translation</source>
        <translation>Traducción alternativa</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>plain text</source>
        <translation>texto sin formato</translation>
    </message>
    <message>
        <source>spreadsheet</source>
        <translation>hoja de cálculo</translation>
    </message>
    <message>
        <source>XLIFF or ZIP archive</source>
        <translation>archivo comprimido XLIFF o ZIP</translation>
    </message>
    <message>
        <source>Android strings</source>
        <translation>cadenas de Android</translation>
    </message>
    <message>
        <source>iOS strings</source>
        <translation>cadenas de iOS</translation>
    </message>
    <message>
        <source>String Catalog</source>
        <translation>catálogo de cadenas</translation>
    </message>
    <message>
        <source>subtitles</source>
        <translation>subtítulos</translation>
    </message>
    <message>
        <source>Translation files</source>
        <translation>Archivos de traducción</translation>
    </message>
    <message>
        <source>Spreadsheets and tables</source>
        <translation>Hojas de cálculo y tablas</translation>
    </message>
    <message>
        <source>Software strings</source>
        <translation>Cadenas de software</translation>
    </message>
    <message>
        <source>Subtitles</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Text files</source>
        <translation>Archivos de texto</translation>
    </message>
    <message>
        <source>WMT test sets</source>
        <translation>Conjuntos de prueba del WMT</translation>
    </message>
    <message>
        <source>Moses n-best list</source>
        <translation>lista n-best de Moses</translation>
    </message>
    <message>
        <source>fairseq output</source>
        <translation>salida de fairseq</translation>
    </message>
    <message>
        <source>source code</source>
        <translation>código fuente</translation>
    </message>
    <message>
        <source>resource script</source>
        <translation>script de recursos</translation>
    </message>
    <message>
        <source>property list</source>
        <translation>lista de propiedades</translation>
    </message>
    <message>
        <source>template</source>
        <translation>plantilla</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
</context>
<context>
    <name>Fixes</name>
    <message>
        <source>Undo tokenization</source>
        <translation>Revertir la tokenización</translation>
    </message>
    <message>
        <source>Compare as Simplified Chinese</source>
        <translation>Comparar en chino simplificado</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Ignorar mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Word segmentation: {tokenizer}</source>
        <translation>Segmentación en palabras: {tokenizer}</translation>
    </message>
    <message>
        <source>Pair by content</source>
        <translation>Emparejar por contenido</translation>
    </message>
    <message>
        <source>Pair by key</source>
        <translation>Emparejar por clave</translation>
    </message>
    <message>
        <source>Pair automatically</source>
        <translation>Emparejar automáticamente</translation>
    </message>
    <message>
        <source>Pair by position</source>
        <translation>Emparejar por posición</translation>
    </message>
    <message>
        <source>Keep these segments</source>
        <translation>Conservar estos segmentos</translation>
    </message>
    <message>
        <source>Exclude the heading</source>
        <translation>Omitir el encabezado</translation>
    </message>
    <message>
        <source>Exclude untranslated segments</source>
        <translation>Omitir los segmentos sin traducir</translation>
    </message>
    <message>
        <source>Exclude empty segments</source>
        <translation>Omitir los segmentos vacíos</translation>
    </message>
    <message>
        <source>Exclude these segments</source>
        <translation>Omitir estos segmentos</translation>
    </message>
    <message>
        <source>Show {metric}</source>
        <translation>Mostrar {metric}</translation>
    </message>
    <message>
        <source>Restore characters</source>
        <translation>Restablecer los caracteres</translation>
    </message>
    <message>
        <source>Remove CSV quoting</source>
        <translation>Eliminar las comillas de CSV</translation>
    </message>
    <message>
        <source>Ignore typography</source>
        <translation>Ignorar la tipografía</translation>
    </message>
    <message>
        <source>Remove numbered tags</source>
        <translation>Eliminar las etiquetas numeradas</translation>
    </message>
    <message>
        <source>Remove introductions</source>
        <translation>Eliminar las frases introductorias</translation>
    </message>
    <message>
        <source>Remove leading numbers</source>
        <translation>Eliminar los números iniciales</translation>
    </message>
    <message>
        <source>Remove Markdown</source>
        <translation>Eliminar el Markdown</translation>
    </message>
    <message>
        <source>Keep only the translations</source>
        <translation>Conservar solo las traducciones</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>Eliminar las etiquetas</translation>
    </message>
</context>
<context>
    <name>Folders</name>
    <message>
        <source>reference</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>traducción candidata</translation>
    </message>
    <message>
        <source>source</source>
        <translation>texto de origen</translation>
    </message>
    <message>
        <source>matches several files: {files}</source>
        <translation>coinciden varios archivos: {files}</translation>
    </message>
    <message>
        <source>its name does not show whether it is a reference</source>
        <translation>su nombre no indica si es una referencia</translation>
    </message>
    <message>
        <source>a link to a place outside the folder, which is not followed</source>
        <translation>un enlace a un lugar fuera de la carpeta, que no se sigue</translation>
    </message>
    <message>
        <source>no file matches</source>
        <translation>no coincide ningún archivo</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>None of the candidates is in “{file}”, which contains {names}. Candidates are compared by name: give them the same names.</source>
        <translation>Ninguna de las candidatas está en «{file}», que contiene {names}. Las candidatas se comparan por el nombre: deles los mismos nombres.</translation>
    </message>
    <message>
        <source>There is nothing to compare: no segment has the same reference as in “{file}”. Score both with the same references.</source>
        <translation>No hay nada que comparar: ningún segmento tiene la misma referencia que en «{file}». Evalúe ambos con las mismas referencias.</translation>
    </message>
    <message>
        <source>“{file}” has no {metric} score to compare with.</source>
        <translation>En «{file}» no hay ninguna puntuación de {metric} con la que comparar.</translation>
    </message>
    <message>
        <source>{metric} scores cannot be compared with “{file}”, because they were computed differently: {differences}. Score both with the same options.</source>
        <translation>Las puntuaciones de {metric} no se pueden comparar con «{file}» porque se calcularon de otra manera: {differences}. Evalúe ambos con las mismas opciones.</translation>
    </message>
    <message>
        <source>The references have changed since “{file}”, which does not say which segments are still the same. Create it again with --format json -sl, or record it in a project that keeps texts.</source>
        <translation>Las referencias han cambiado desde «{file}», que no indica qué segmentos siguen siendo los mismos. Vuelva a crearlo con --format json -sl o regístrelo en un proyecto que conserve los textos.</translation>
    </message>
    <message>
        <source>“{file}” has no segment counts to compare with. Create it again with --format json -sl.</source>
        <translation>«{file}» no contiene los recuentos de los segmentos necesarios para comparar. Vuelva a crearlo con --format json -sl.</translation>
    </message>
    <message>
        <source>“{file}” is damaged: its segment counts do not add up to its scores. Create it again with --format json -sl.</source>
        <translation>«{file}» está dañado: los recuentos de sus segmentos no cuadran con sus puntuaciones. Vuelva a crearlo con --format json -sl.</translation>
    </message>
    <message>
        <source>“{path}” has no runs to compare with. Record one with --record.</source>
        <translation>En «{path}» no hay ninguna ejecución con la que comparar. Registre una con --record.</translation>
    </message>
    <message>
        <source>All runs in “{path}” failed. Name one to compare with: {path}#run=1</source>
        <translation>Ninguna ejecución de «{path}» superó el control de calidad. Indique con cuál comparar: {path}#run=1</translation>
    </message>
    <message>
        <source>“{path}” is not a result of bleu-score. Create one with --format json.</source>
        <translation>«{path}» no es un resultado de bleu-score. Cree uno con --format json.</translation>
    </message>
    <message>
        <source>--max-drop cannot be negative.</source>
        <translation>--max-drop no puede ser negativo.</translation>
    </message>
    <message>
        <source>--min-common must be between 0 and 100.</source>
        <translation>--min-common debe estar entre 0 y 100.</translation>
    </message>
    <message>
        <source>--against needs --max-drop or --no-significant-drop.</source>
        <translation>--against requiere --max-drop o --no-significant-drop.</translation>
    </message>
    <message>
        <source>{option} needs an earlier result: --against FILE.</source>
        <translation>{option} requiere un resultado anterior: --against ARCHIVO.</translation>
    </message>
    <message>
        <source>Quality gate</source>
        <translation>Control de calidad</translation>
    </message>
    <message>
        <source>read options and limits from this file (default: bleu.toml in the current folder)</source>
        <translation>lee opciones y límites de este archivo (predeterminado: bleu.toml en la carpeta actual)</translation>
    </message>
    <message>
        <source>do not read bleu.toml</source>
        <translation>no lee ningún bleu.toml</translation>
    </message>
    <message>
        <source>read only the options in bleu.toml, not the limits</source>
        <translation>de bleu.toml lee solo las opciones, no los límites</translation>
    </message>
    <message>
        <source>exit code 1 if a score is below this (for TER: above)</source>
        <translation>código de salida 1 si una puntuación queda por debajo de este valor (en TER, por encima)</translation>
    </message>
    <message>
        <source>the earlier result: a JSON file of bleu-score, or a project, as in project.bleu#run=3 (default: its last run that did not fail)</source>
        <translation>el resultado anterior: un archivo JSON de bleu-score o un proyecto, como project.bleu#run=3 (predeterminado: su última ejecución que superó el control de calidad o no tenía límites)</translation>
    </message>
    <message>
        <source>exit code 1 if a score is worse than the earlier one by more than this</source>
        <translation>código de salida 1 si una puntuación empeora en más de este valor respecto a la anterior</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>PUNTOS</translation>
    </message>
    <message>
        <source>exit code 1 if a score is significantly worse than the earlier one, by a paired test of the segments in common</source>
        <translation>código de salida 1 si una puntuación es significativamente peor que la anterior, según una prueba pareada de los segmentos en común</translation>
    </message>
    <message>
        <source>exit code 1 if less than this percentage of the segments is in common with the earlier result (default: {default})</source>
        <translation>código de salida 1 si el porcentaje de segmentos en común con el resultado anterior es menor que este (predeterminado: {default})</translation>
    </message>
    <message>
        <source>exit code 1 if a file in a folder is missing, has a different type or has no counterpart</source>
        <translation>código de salida 1 si falta un archivo de una carpeta, es de otro tipo o no tiene correspondencia</translation>
    </message>
    <message>
        <source>metrics these limits apply to (default: bleu)</source>
        <translation>métricas a las que se aplican estos límites (predeterminado: bleu)</translation>
    </message>
    <message>
        <source>write the result as JUnit XML</source>
        <translation>guarda el resultado como XML de JUnit</translation>
    </message>
    <message>
        <source>write the result as Markdown; appended if the file is $GITHUB_STEP_SUMMARY</source>
        <translation>guarda el resultado como Markdown; en $GITHUB_STEP_SUMMARY se añade al final</translation>
    </message>
    <message>
        <source>Quality gate passed.</source>
        <translation>Control de calidad superado.</translation>
    </message>
    <message>
        <source>Quality gate failed.</source>
        <translation>Control de calidad no superado.</translation>
    </message>
    <message>
        <source>Compared with “{name}”.</source>
        <translation>En comparación con «{name}».</translation>
    </message>
    <message>
        <source>Passed: {what} – {why}</source>
        <translation>Superado: {what} – {why}</translation>
    </message>
    <message>
        <source>Failed: {what} – {why}</source>
        <translation>No superado: {what} – {why}</translation>
    </message>
    <message>
        <source>Segments in common: {common} (now {segments}, previously {earlier}).</source>
        <translation>Segmentos en común: {common} (ahora {segments}, antes {earlier}).</translation>
    </message>
    <message>
        <source>{metric} {score} is not compared: fewer than {limit} of the segments are in common.</source>
        <translation>{metric} {score} no se compara: hay en común menos del {limit} de los segmentos.</translation>
    </message>
    <message>
        <source>{metric} {score} is within the limit of {limit}.</source>
        <translation>{metric} {score} respeta el límite de {limit}.</translation>
    </message>
    <message>
        <source>{metric} {score} is {points} above the limit of {limit}.</source>
        <translation>{metric} {score} supera en {points} el límite de {limit}.</translation>
    </message>
    <message>
        <source>{metric} {score} is {points} below the limit of {limit}.</source>
        <translation>{metric} {score} queda {points} por debajo del límite de {limit}.</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: not worse.</source>
        <translation>{metric} {score}, antes {earlier}: no es peor.</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: significantly worse (p {p}).</source>
        <translation>{metric} {score}, antes {earlier}: significativamente peor (p {p}).</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: not significantly worse (p {p}).</source>
        <translation>{metric} {score}, antes {earlier}: no es significativamente peor (p {p}).</translation>
    </message>
    <message>
        <source>Failed: {why}</source>
        <translation>No superado: {why}</translation>
    </message>
    <message>
        <source>Checks passed: {passed} of {checks}.</source>
        <translation>Comprobaciones superadas: {passed} de {checks}.</translation>
    </message>
    <message>
        <source>Quality gate not passed: there were errors.</source>
        <translation>Control de calidad no superado: se produjeron errores.</translation>
    </message>
    <message>
        <source>Nothing could be judged by the quality gate.</source>
        <translation>El control de calidad no pudo evaluar nada.</translation>
    </message>
    <message>
        <source>Judged: {judged} of {checks}.</source>
        <translation>Evaluadas: {judged} de {checks}.</translation>
    </message>
    <message>
        <source>Not judged: {what} – {why}</source>
        <translation>Sin evaluar: {what} – {why}</translation>
    </message>
    <message>
        <source>Too short to judge by {metric}: every reference has fewer tokens than the longest n-gram. --gate-metrics chrf judges such texts.</source>
        <translation>Demasiado corto para evaluarlo con {metric}: todas las referencias tienen menos tokens que el n-grama más largo. --gate-metrics chrf sirve para estos textos.</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: worse by {points} (allowed: {limit}).</source>
        <translation>{metric} {score}, antes {earlier}: empeora en {points} (se permite {limit}).</translation>
    </message>
    <message>
        <source>{metric} {score}, previously {earlier}: worse by {points} (allowed: only {limit}).</source>
        <translation>{metric} {score}, antes {earlier}: empeora en {points} (solo se permite {limit}).</translation>
    </message>
    <message>
        <source>Nothing could be scored in the earlier result, so nothing was compared.</source>
        <translation>En el resultado anterior no se pudo evaluar nada, así que no se comparó nada.</translation>
    </message>
    <message>
        <source>New files, not compared: {names}.</source>
        <translation>Archivos nuevos, sin comparar: {names}.</translation>
    </message>
    <message>
        <source>Files no longer present: {names}.</source>
        <translation>Archivos que ya no están: {names}.</translation>
    </message>
    <message>
        <source>New candidates, not compared: {names}.</source>
        <translation>Candidatas nuevas, sin comparar: {names}.</translation>
    </message>
    <message>
        <source>Candidates no longer present: {names}.</source>
        <translation>Candidatas que ya no están: {names}.</translation>
    </message>
    <message>
        <source>Not compared, because all their references have changed: {names}.</source>
        <translation>Sin comparar, porque han cambiado todas sus referencias: {names}.</translation>
    </message>
    <message>
        <source>Unpaired files: {names}.</source>
        <translation>Archivos sin correspondencia: {names}.</translation>
    </message>
    <message>
        <source>Other types of files, skipped: {count}.</source>
        <translation>Archivos de otros tipos, omitidos: {count}.</translation>
    </message>
    <message>
        <source>Configuration: {file}</source>
        <translation>Configuración: {file}</translation>
    </message>
    <message>
        <source>--gate-metrics: “{candidate}” has no {metric} score, only scores in {names}.</source>
        <translation>--gate-metrics: «{candidate}» no tiene puntuación de {metric}, solo de {names}.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>{segments} ({common} in common)</source>
        <translation>{segments} ({common} en común)</translation>
    </message>
    <message>
        <source>too short to judge</source>
        <translation>demasiado corto para evaluarlo</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>no superado</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… y {count} más</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Not in the reference</source>
        <translation>No está en la referencia</translation>
    </message>
    <message>
        <source>Only in the reference</source>
        <translation>Solo en la referencia</translation>
    </message>
    <message>
        <source>Later in the reference</source>
        <translation>Más adelante en la referencia</translation>
    </message>
    <message>
        <source>Earlier in the reference</source>
        <translation>Antes en la referencia</translation>
    </message>
    <message>
        <source>Longest match, in tokens:</source>
        <translation>Coincidencia más larga, en tokens:</translation>
    </message>
    <message>
        <source>{count} or more</source>
        <translation>{count} o más</translation>
    </message>
    <message>
        <source>repeated too often</source>
        <translation>repetido de más</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>sin coincidencia</translation>
    </message>
    <message>
        <source>compared with the reference</source>
        <translation>en comparación con la referencia</translation>
    </message>
    <message>
        <source>compared with the most similar reference</source>
        <translation>en comparación con la referencia más parecida</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadido</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>→ moved</source>
        <translation>→ movido</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>the unit that is counted; spaces between tokens are not</source>
        <translation>la unidad que se cuenta; los espacios entre tokens no cuentan</translation>
    </message>
    <message>
        <source>Missing from the candidate</source>
        <translation>Falta en la candidata</translation>
    </message>
    <message>
        <source>Compared as “{token}”</source>
        <translation>Se compara como «{token}»</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>Referencia {number}</translation>
    </message>
    <message>
        <source>In none of the references</source>
        <translation>En ninguna referencia</translation>
    </message>
    <message>
        <source>Matches as a single token</source>
        <translation>Coincide como token suelto</translation>
    </message>
    <message>
        <source>Part of a match of {count} tokens</source>
        <translation>Parte de una coincidencia de {count} tokens</translation>
    </message>
    <message>
        <source>Repeated: counted once, because the reference has it once</source>
        <translation>Repetido: cuenta una vez, porque la referencia lo tiene una vez</translation>
    </message>
    <message>
        <source>Repeated: counted {count} times, because the reference has it {count} times</source>
        <translation>Repetido: cuenta {count} veces, porque la referencia lo tiene {count} veces</translation>
    </message>
    <message>
        <source>from the suggestion to the final text</source>
        <translation>de la propuesta al texto final</translation>
    </message>
</context>
<context>
    <name>Metrics</name>
    <message>
        <source>Compares sequences of up to four tokens.</source>
        <translation>Compara secuencias de hasta cuatro tokens.</translation>
    </message>
    <message>
        <source>Compares sequences of up to six characters. Higher is better.</source>
        <translation>Compara secuencias de hasta seis caracteres. Cuanto mayor sea el valor, mejor.</translation>
    </message>
    <message>
        <source>Compares sequences of up to six characters and of one and two words. Higher is better.</source>
        <translation>Compara secuencias de hasta seis caracteres y de una o dos palabras. Cuanto mayor sea el valor, mejor.</translation>
    </message>
    <message>
        <source>Counts the edits that would turn the candidate into the reference, per 100 words of the reference. Lower is better.</source>
        <translation>Cuenta las ediciones necesarias para convertir la candidata en la referencia, por cada 100 palabras de la referencia. Cuanto menor sea el valor, mejor.</translation>
    </message>
    <message>
        <source>External score, not computed here. Lower is better.</source>
        <translation>Puntuación externa, no calculada aquí. Cuanto menor sea el valor, mejor.</translation>
    </message>
    <message>
        <source>External score, not computed here. Higher is better.</source>
        <translation>Puntuación externa, no calculada aquí. Cuanto mayor sea el valor, mejor.</translation>
    </message>
    <message>
        <source>External score, not computed here</source>
        <translation>Puntuación externa, no calculada aquí</translation>
    </message>
    <message>
        <source>– too short for BLEU</source>
        <translation>– demasiado corto para BLEU</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Sin comparación</translation>
    </message>
    <message>
        <source>Paired bootstrap</source>
        <translation>Bootstrap pareado</translation>
    </message>
    <message>
        <source>Approximate randomization</source>
        <translation>Aleatorización aproximada</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Sin diferencia</translation>
    </message>
    <message>
        <source>The segments of a document are alike, so the test swaps whole documents, and intervals are drawn from whole documents ({documents}). With fewer than {least} documents, no difference can be significant.</source>
        <translation>Los segmentos de un mismo documento se parecen, por lo que la prueba intercambia documentos completos y los intervalos se obtienen de documentos completos ({documents}). Con menos de {least} documentos, ninguna diferencia puede ser significativa.</translation>
    </message>
    <message>
        <source>If fewer than {few} segments differ, p comes from randomization.</source>
        <translation>Cuando difieren menos de {few} segmentos, p procede de la aleatorización.</translation>
    </message>
    <message>
        <source>With “{fix}”, the verdict by {metric} on “{candidate}” against “{baseline}” is “{verdict}”.</source>
        <translation>Con «{fix}», la conclusión según {metric} sobre «{candidate}» frente a «{baseline}» es «{verdict}».</translation>
    </message>
    <message>
        <source>An interval does not answer the same question as the test: it can exclude 0 where a difference is not significant, and contain 0 where it is.</source>
        <translation>Un intervalo responde a una pregunta distinta de la de la prueba: puede no contener el 0 aunque la diferencia no sea significativa, y contenerlo aunque lo sea.</translation>
    </message>
    <message>
        <source>Confidence intervals are not corrected for the number of comparisons.</source>
        <translation>Los intervalos de confianza no se corrigen según el número de comparaciones.</translation>
    </message>
    <message>
        <source>p is not corrected for the number of metrics: if two candidates are equally good, one is significantly better by BLEU, chrF or TER in about {rate}% of cases.</source>
        <translation>p no se corrige según el número de métricas: si dos candidatas son igual de buenas, una resulta significativamente mejor según BLEU, chrF o TER en torno al {rate}&#xa0;% de los casos.</translation>
    </message>
    <message>
        <source>Verdicts are not based on sacreBLEU’s p-value, which ignores the sign of the resampled differences: at p ≤ {limit}, it usually finds a difference between equally good candidates in more than 10% of cases.</source>
        <translation>Las conclusiones no se basan en el valor p de sacreBLEU, que pasa por alto el signo de las diferencias remuestreadas: con p ≤ {limit}, suele encontrar una diferencia entre candidatas igual de buenas en más del 10&#xa0;% de los casos.</translation>
    </message>
    <message>
        <source>Pairwise accuracy: pairs of candidates in the same order as by {human}</source>
        <translation>Exactitud por pares: pares de candidatas en el mismo orden que según {human}</translation>
    </message>
    <message>
        <source>{agreeing} of {pairs} ({share})</source>
        <translation>{agreeing} de {pairs} ({share})</translation>
    </message>
    <message>
        <source>Pairs with equal {human}, not counted: {count}</source>
        <translation>Pares con el mismo valor de {human}, que no cuentan: {count}</translation>
    </message>
    <message>
        <source>none, because all scores are equal</source>
        <translation>ninguna, porque todas las puntuaciones son iguales</translation>
    </message>
    <message>
        <source>none, with fewer than two segments</source>
        <translation>ninguna, con menos de dos segmentos</translation>
    </message>
    <message>
        <source>Pearson’s r {pearson}, Kendall’s τ-b {kendall}</source>
        <translation>r de Pearson {pearson}, τ-b de Kendall {kendall}</translation>
    </message>
    <message>
        <source>Correlation with {metric} by segment: {values}</source>
        <translation>Correlación con {metric} por segmento: {values}</translation>
    </message>
    <message>
        <source>May be due to chance</source>
        <translation>Puede deberse al azar</translation>
    </message>
    <message>
        <source>Sentence BLEU</source>
        <translation>BLEU por oración</translation>
    </message>
    <message>
        <source>95% confidence interval: {interval}</source>
        <translation>Intervalo de confianza del 95&#xa0;%: {interval}</translation>
    </message>
    <message>
        <source>All of the confidence interval is in this band.</source>
        <translation>Todo el intervalo de confianza queda en este tramo.</translation>
    </message>
    <message>
        <source>The confidence interval spans two bands: {bands}.</source>
        <translation>El intervalo de confianza abarca dos tramos: {bands}.</translation>
    </message>
    <message>
        <source>The confidence interval spans {count} bands, from “{first}” to “{last}”.</source>
        <translation>El intervalo de confianza abarca {count} tramos, desde «{first}» hasta «{last}».</translation>
    </message>
    <message>
        <source>Comparison by {tests}</source>
        <translation>Comparación mediante {tests}</translation>
    </message>
    <message>
        <source>exact paired randomization</source>
        <translation>aleatorización pareada exacta</translation>
    </message>
    <message>
        <source>paired approximate randomization ({trials} trials, seed {seed})</source>
        <translation>aleatorización aproximada pareada ({trials} repeticiones, semilla {seed})</translation>
    </message>
    <message>
        <source>paired bootstrap ({resamples} resamples, seed {seed})</source>
        <translation>bootstrap pareado ({resamples} remuestreos, semilla {seed})</translation>
    </message>
    <message>
        <source>Significantly better</source>
        <translation>Significativamente mejor</translation>
    </message>
    <message>
        <source>Significantly worse</source>
        <translation>Significativamente peor</translation>
    </message>
    <message>
        <source>Undecided: at the limit</source>
        <translation>Sin decidir: en el límite</translation>
    </message>
    <message>
        <source>At the limit: p is so close to {limit} that other random numbers could change the verdict.</source>
        <translation>En el límite: p está tan cerca de {limit} que otros números aleatorios podrían cambiar la conclusión.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>earlier version</source>
        <translation>versión anterior</translation>
    </message>
    <message>
        <source>unknown origin</source>
        <translation>origen desconocido</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>todas las tablas</translation>
    </message>
    <message>
        <source>as used</source>
        <translation>las que se usaron</translation>
    </message>
    <message>
        <source>best match</source>
        <translation>mayor coincidencia</translation>
    </message>
    <message>
        <source>first match</source>
        <translation>primera coincidencia</translation>
    </message>
    <message>
        <source>headings in row {row}</source>
        <translation>encabezados en la fila {row}</translation>
    </message>
    <message>
        <source>no headings</source>
        <translation>sin encabezados</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>No problem</source>
        <translation>Sin problemas</translation>
    </message>
    <message>
        <source>Wrong reference</source>
        <translation>Referencia incorrecta</translation>
    </message>
    <message>
        <source>Problem in the source</source>
        <translation>Problema en el texto de origen</translation>
    </message>
    <message>
        <source>Mistranslation</source>
        <translation>Error de traducción</translation>
    </message>
    <message>
        <source>Omission</source>
        <translation>Omisión</translation>
    </message>
    <message>
        <source>Addition</source>
        <translation>Adición</translation>
    </message>
    <message>
        <source>Terminology</source>
        <translation>Terminología</translation>
    </message>
    <message>
        <source>Grammar or spelling</source>
        <translation>Gramática u ortografía</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}: {text}</translation>
    </message>
    <message>
        <source>{text} ({detail})</source>
        <translation>{text} ({detail})</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de {low} a {high}</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>{heading}:</source>
        <translation>{heading}:</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}–{high}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Others</name>
    <message>
        <source>BLEU in other programs:</source>
        <translation>BLEU en otros programas:</translation>
    </message>
    <message>
        <source>Each reference scored against the others, with the candidates against the same others:</source>
        <translation>Cada referencia evaluada frente a las demás, y las candidatas frente a esas mismas:</translation>
    </message>
    <message>
        <source>References can be compared only if at least two have text in the same segment.</source>
        <translation>Las referencias solo pueden compararse si al menos dos tienen texto en un mismo segmento.</translation>
    </message>
    <message>
        <source>no smoothing</source>
        <translation>sin suavizado</translation>
    </message>
    <message>
        <source>{tokens}, {smoothing}, {length}</source>
        <translation>{tokens}, {smoothing}, {length}</translation>
    </message>
    <message>
        <source>This is its choice for this language; without -l, it uses 13a.</source>
        <translation>Es lo que elige para este idioma; sin -l, usa 13a.</translation>
    </message>
    <message>
        <source>It expects tokens instead of text; here, the text is split at spaces.</source>
        <translation>Espera tokens en vez de texto: aquí, el texto se divide por los espacios.</translation>
    </message>
    <message>
        <source>Its log shows the average over batches or formulas, which is a different number.</source>
        <translation>Su registro muestra la media por lotes o fórmulas, una cifra distinta.</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>sin diferencia</translation>
    </message>
    <message>
        <source>case-sensitive</source>
        <translation>distingue mayúsculas de minúsculas</translation>
    </message>
    <message>
        <source>n-grams up to order {order}</source>
        <translation>n-gramas hasta el orden {order}</translation>
    </message>
    <message>
        <source>empty references are counted</source>
        <translation>cuenta las referencias vacías</translation>
    </message>
    <message>
        <source>segments too short for an order are counted as misses</source>
        <translation>cuenta como fallos los segmentos demasiado cortos para un orden</translation>
    </message>
    <message>
        <source>all orders are counted</source>
        <translation>cuenta todos los órdenes</translation>
    </message>
    <message>
        <source>split at spaces only</source>
        <translation>divide solo por espacios</translation>
    </message>
    <message>
        <source>word segmentation {name}</source>
        <translation>segmentación en palabras {name}</translation>
    </message>
    <message>
        <source>smoothing {name}</source>
        <translation>suavizado {name}</translation>
    </message>
    <message>
        <source>closest reference length</source>
        <translation>longitud de referencia más cercana</translation>
    </message>
    <message>
        <source>shortest reference length</source>
        <translation>longitud de referencia menor</translation>
    </message>
    <message>
        <source>No score here: word segmentation {name} is not installed.</source>
        <translation>Sin puntuación: la segmentación en palabras {name} no está instalada.</translation>
    </message>
    <message>
        <source>No score: with an empty candidate, it divides by zero.</source>
        <translation>Sin puntuación: con una candidata vacía, divide entre cero.</translation>
    </message>
    <message>
        <source>No score: with a reference length of 0, it divides by zero.</source>
        <translation>Sin puntuación: con una longitud de referencia de 0, divide entre cero.</translation>
    </message>
</context>
<context>
    <name>Pairs</name>
    <message>
        <source>Only in the reference</source>
        <translation>Solo en la referencia</translation>
    </message>
    <message>
        <source>Only in the candidate</source>
        <translation>Solo en la candidata</translation>
    </message>
    <message>
        <source>Key occurs more than once</source>
        <translation>Clave repetida</translation>
    </message>
    <message>
        <source>Empty in the reference</source>
        <translation>Vacío en la referencia</translation>
    </message>
    <message>
        <source>No suggestion in the file</source>
        <translation>Sin propuesta en el archivo</translation>
    </message>
    <message>
        <source>Empty in the candidate</source>
        <translation>Vacío en la candidata</translation>
    </message>
    <message>
        <source>Untranslated (the candidate is the source text)</source>
        <translation>Sin traducir (candidata idéntica al texto de origen)</translation>
    </message>
    <message>
        <source>Same key, but different source text</source>
        <translation>Misma clave, pero distinto texto de origen</translation>
    </message>
    <message>
        <source>Reference marked as not translated</source>
        <translation>Referencia marcada como no traducida</translation>
    </message>
    <message>
        <source>Marked as not to be translated</source>
        <translation>Marcado como no traducible</translation>
    </message>
    <message>
        <source>Reference marked for review or not confirmed</source>
        <translation>Referencia marcada para revisión o sin confirmar</translation>
    </message>
    <message>
        <source>Candidate marked for review or not confirmed</source>
        <translation>Candidata marcada para revisión o sin confirmar</translation>
    </message>
    <message>
        <source>Heading of a column</source>
        <translation>Encabezado de columna</translation>
    </message>
    <message>
        <source>Notes, IDs or source texts (identical in all files)</source>
        <translation>Notas, identificadores o textos de origen (idénticos en todos los archivos)</translation>
    </message>
    <message>
        <source>Perhaps notes or IDs (identical in all files)</source>
        <translation>Quizá notas o identificadores (idénticos en todos los archivos)</translation>
    </message>
    <message>
        <source>Paired by key</source>
        <translation>Emparejamiento por clave</translation>
    </message>
    <message>
        <source>Paired by source text</source>
        <translation>Emparejamiento por texto de origen</translation>
    </message>
    <message>
        <source>Paired by time</source>
        <translation>Emparejamiento por tiempo</translation>
    </message>
    <message>
        <source>Paired by position</source>
        <translation>Emparejamiento por posición</translation>
    </message>
    <message>
        <source>Paired by content</source>
        <translation>Emparejamiento por contenido</translation>
    </message>
    <message>
        <source>Paired in different ways</source>
        <translation>Emparejamiento distinto según el archivo</translation>
    </message>
    <message>
        <source>Only among the final texts</source>
        <translation>Solo entre los textos finales</translation>
    </message>
    <message>
        <source>Only among the suggestions</source>
        <translation>Solo entre las propuestas</translation>
    </message>
    <message>
        <source>Without a final text</source>
        <translation>Sin texto final</translation>
    </message>
    <message>
        <source>Without a suggestion</source>
        <translation>Sin propuesta</translation>
    </message>
    <message>
        <source>Untranslated (the suggestion is the source text)</source>
        <translation>Sin traducir (la propuesta es el texto de origen)</translation>
    </message>
    <message>
        <source>Marked as not translated</source>
        <translation>Marcado como no traducido</translation>
    </message>
    <message>
        <source>Marked for review or not confirmed</source>
        <translation>Marcado para revisión o sin confirmar</translation>
    </message>
    <message>
        <source>Suggestion marked for review or not confirmed</source>
        <translation>Propuesta marcada para revisión o sin confirmar</translation>
    </message>
</context>
<context>
    <name>Projects</name>
    <message>
        <source>Run {number} cannot be scored again: its texts are not kept, and files are missing or have changed: {files}.</source>
        <translation>La ejecución {number} no se puede volver a calcular: sus textos no se conservan y faltan archivos o han cambiado: {files}.</translation>
    </message>
    <message>
        <source>Run {number} was scored again: all numbers agree to the last digit.</source>
        <translation>La ejecución {number} se ha vuelto a calcular: todas las cifras coinciden hasta el último decimal.</translation>
    </message>
    <message>
        <source>Run {number} was scored again, but {metric} of “{candidate}” is {computed} instead of {recorded}.</source>
        <translation>La ejecución {number} se ha vuelto a calcular, pero {metric} de «{candidate}» es {computed} en lugar de {recorded}.</translation>
    </message>
    <message>
        <source>Run {number} was scored again, but {part} do not match.</source>
        <translation>La ejecución {number} se ha vuelto a calcular, pero difieren {part}.</translation>
    </message>
    <message>
        <source>the candidates</source>
        <translation>las candidatas</translation>
    </message>
    <message>
        <source>the segments</source>
        <translation>los segmentos</translation>
    </message>
    <message>
        <source>the segment counts</source>
        <translation>los recuentos de los segmentos</translation>
    </message>
    <message>
        <source>the confidence intervals</source>
        <translation>los intervalos de confianza</translation>
    </message>
    <message>
        <source>the significance tests</source>
        <translation>las pruebas de significación</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>Segments rated: {judged} of {segments}.</source>
        <translation>Segmentos valorados: {judged} de {segments}.</translation>
    </message>
    <message>
        <source>{metric}, {name} and {other}:</source>
        <translation>{metric}, {name} y {other}:</translation>
    </message>
    <message>
        <source>{metric}: raters who rated only some of the candidates: {count} ({names}).</source>
        <translation>{metric}: evaluadores que solo valoraron algunas de las candidatas: {count} ({names}).</translation>
    </message>
    <message>
        <source>Raters: {count}.</source>
        <translation>Evaluadores: {count}.</translation>
    </message>
    <message>
        <source>No segment was rated for both.</source>
        <translation>Ningún segmento se valoró en ambas.</translation>
    </message>
    <message>
        <source>Segments rated for both: {judged} of {segments}.</source>
        <translation>Segmentos valorados en ambas: {judged} de {segments}.</translation>
    </message>
    <message>
        <source>BLEU on the same segments favors the same one, by {points} points.</source>
        <translation>En esos segmentos, BLEU favorece a la misma, por {points} puntos.</translation>
    </message>
    <message>
        <source>BLEU on the same segments favors the other one, by {points} points.</source>
        <translation>En esos segmentos, BLEU favorece a la otra, por {points} puntos.</translation>
    </message>
    <message>
        <source>Segments that two or more people rated for both: {segments}. In {agreeing} of them, they agree on which one is better.</source>
        <translation>Segmentos que dos o más personas valoraron en ambas: {segments}. En {agreeing} de ellos coinciden en cuál es mejor.</translation>
    </message>
    <message>
        <source>{name} is significantly ahead by {difference} ({interval}).</source>
        <translation>{name} aventaja significativamente en {difference} ({interval}).</translation>
    </message>
    <message>
        <source>BLEU on the same segments differs by {points} points.</source>
        <translation>En esos segmentos, el BLEU difiere en {points} puntos.</translation>
    </message>
    <message>
        <source>Both are rated equal.</source>
        <translation>Ambas tienen la misma valoración.</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference}.</source>
        <translation>{name} aventaja en {difference}.</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference} ({interval}); this may be chance.</source>
        <translation>{name} aventaja en {difference} ({interval}); puede deberse al azar.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The candidate is empty here.</source>
        <translation>La candidata está vacía aquí.</translation>
    </message>
    <message>
        <source>There is no reference text here, so nothing can match.</source>
        <translation>Aquí no hay texto de referencia, así que nada puede coincidir.</translation>
    </message>
    <message>
        <source>Not a single word is in the reference.</source>
        <translation>Ninguna palabra está en la referencia.</translation>
    </message>
    <message>
        <source>Differ only in case: {words}</source>
        <translation>Solo difieren en mayúsculas y minúsculas: {words}</translation>
    </message>
    <message>
        <source>Repeated more often than in the reference: {words}</source>
        <translation>Más repetidas que en la referencia: {words}</translation>
    </message>
    <message>
        <source>Identical to reference {number}.</source>
        <translation>Idéntica a la referencia {number}.</translation>
    </message>
    <message>
        <source>Identical to the reference.</source>
        <translation>Idéntica a la referencia.</translation>
    </message>
    <message>
        <source>In both texts, but split differently: {passages}</source>
        <translation>En ambos textos, pero divididas de otro modo: {passages}</translation>
    </message>
    <message>
        <source>Too short. Tokens: {candidate}, in the reference: {reference}. This lowers the score by {share}.</source>
        <translation>Demasiado corta. Tokens: {candidate}; en la referencia: {reference}. Esto reduce la puntuación en un {share}.</translation>
    </message>
    <message>
        <source>Long. Tokens: {candidate}, in the reference: {reference}. The extra ones cannot match.</source>
        <translation>Larga. Tokens: {candidate}; en la referencia: {reference}. Los que sobran no pueden coincidir.</translation>
    </message>
    <message>
        <source>Many words match ({matched} of {total}), but few of them side by side ({pairs} of {all_pairs} pairs): they are in a different order or scattered.</source>
        <translation>Coinciden muchas palabras ({matched} de {total}), pero pocas seguidas ({pairs} de {all_pairs} pares): están en otro orden o dispersas.</translation>
    </message>
    <message>
        <source>Missing, although reference {number} has them: {words}</source>
        <translation>Faltan, aunque están en la referencia {number}: {words}</translation>
    </message>
    <message>
        <source>Missing: {words}</source>
        <translation>Faltan: {words}</translation>
    </message>
    <message>
        <source>In no reference: {words}</source>
        <translation>En ninguna referencia: {words}</translation>
    </message>
    <message>
        <source>Not in the reference: {words}</source>
        <translation>No están en la referencia: {words}</translation>
    </message>
    <message>
        <source>No sequence of {order} tokens matches.</source>
        <translation>No hay {order} tokens seguidos que coincidan.</translation>
    </message>
    <message>
        <source>Without smoothing, the segment would score 0.</source>
        <translation>Sin suavizado, la puntuación del segmento sería 0.</translation>
    </message>
    <message>
        <source>“{reference}” / “{candidate}”</source>
        <translation>«{reference}» / «{candidate}»</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>«{word}»</translation>
    </message>
    <message>
        <source>{words} …</source>
        <translation>{words}…</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>BLEU report</source>
        <translation>Informe de BLEU</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>Número de pedido</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>Calculado por</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Computed on</source>
        <translation>Calculado el</translation>
    </message>
    <message>
        <source>{candidate} compared with {references}</source>
        <translation>Comparación de {candidate} con {references}</translation>
    </message>
    <message>
        <source>{count} candidates compared with {references}</source>
        <translation>Comparación de {count} candidatas con {references}</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Target language</source>
        <translation>Idioma de destino</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>Segmentación en palabras</translation>
    </message>
    <message>
        <source>BLEU {score} on a scale from 0 to 100</source>
        <translation>BLEU {score} en una escala de 0 a 100</translation>
    </message>
    <message>
        <source>{metric} of all candidates</source>
        <translation>{metric} de todas las candidatas</translation>
    </message>
    <message>
        <source>{metric} with 95% confidence intervals</source>
        <translation>{metric} con intervalos de confianza del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>Contribución</translation>
    </message>
    <message>
        <source>Contribution: BLEU of the whole text minus BLEU without this segment, in points. Negative means that the segment lowers the score.</source>
        <translation>Contribución: BLEU de todo el texto menos el BLEU sin este segmento, en puntos. Un valor negativo significa que el segmento reduce la puntuación.</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>Todos los segmentos</translation>
    </message>
    <message>
        <source>Sentence BLEU: BLEU of the segment on its own, smoothed. Its average is not the BLEU of the text.</source>
        <translation>BLEU por oración: el BLEU del segmento por sí solo, con suavizado. Su media no es el BLEU del texto.</translation>
    </message>
    <message>
        <source>Segments with the lowest sentence BLEU</source>
        <translation>Segmentos con el BLEU por oración más bajo</translation>
    </message>
    <message>
        <source>Segments that lower the score most</source>
        <translation>Segmentos que más bajan la puntuación</translation>
    </message>
    <message>
        <source>Segments in which the two best candidates differ most</source>
        <translation>Segmentos en los que más difieren las dos mejores candidatas</translation>
    </message>
    <message>
        <source>Segments of unusual length</source>
        <translation>Segmentos de longitud inusual</translation>
    </message>
    <message>
        <source>Segments with a warning</source>
        <translation>Segmentos con avisos</translation>
    </message>
    <message>
        <source>Empty segments</source>
        <translation>Segmentos vacíos</translation>
    </message>
    <message>
        <source>Untranslated segments</source>
        <translation>Segmentos sin traducir</translation>
    </message>
    <message>
        <source>Segments with a comment, an assessment or a bookmark</source>
        <translation>Segmentos con comentario, valoración o marcador</translation>
    </message>
    <message>
        <source>Selected segments</source>
        <translation>Segmentos seleccionados</translation>
    </message>
    <message>
        <source>Most changed segments</source>
        <translation>Segmentos más cambiados</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the {shown} most changed are listed.</source>
        <translation>Segmentos: {chosen} de {count}. Solo figuran los {shown} más modificados.</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the {shown} with the lowest sentence BLEU are listed.</source>
        <translation>Segmentos: {chosen} de {count}. Solo figuran los {shown} con el BLEU por oración más bajo.</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}. Only the first {shown} are listed.</source>
        <translation>Segmentos: {chosen} de {count}. Solo figuran los primeros {shown}.</translation>
    </message>
    <message>
        <source>Segments: {chosen} of {count}</source>
        <translation>Segmentos: {chosen} de {count}</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidata</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Characters that a Word document cannot hold are shown by their codes, such as {example}.</source>
        <translation>Los caracteres que un documento de Word no admite se muestran con su código, por ejemplo {example}.</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Propuesta</translation>
    </message>
    <message>
        <source>Final text</source>
        <translation>Texto final</translation>
    </message>
    <message>
        <source>Edited by</source>
        <translation>Editado por</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Time in and out</source>
        <translation>Entrada y salida</translation>
    </message>
    <message>
        <source>BLEU Desktop (comparison)</source>
        <translation>BLEU Desktop (comparación)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU</source>
        <translation>La misma puntuación con sacreBLEU</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>Referencia {number}</translation>
    </message>
    <message>
        <source>Only the first {shown} of {count} characters are shown.</source>
        <translation>Solo se muestran los primeros {shown} caracteres de {count}.</translation>
    </message>
    <message>
        <source>{page} / {pages}</source>
        <translation>{page} / {pages}</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Time in</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Conclusión</translation>
    </message>
    <message>
        <source>BP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>BP: brevity penalty. Below 1, the candidate is shorter than the reference.</source>
        <translation>BP: penalización por brevedad (brevity penalty). Por debajo de 1, la candidata es más corta que la referencia.</translation>
    </message>
    <message>
        <source>Each score with its 95% confidence interval ({resamples} resamples, seed {seed}).</source>
        <translation>Cada puntuación con su intervalo de confianza del 95&#xa0;% ({resamples} remuestreos, semilla {seed}).</translation>
    </message>
    <message>
        <source>{metric}: lower is better.</source>
        <translation>{metric}: cuanto menor, mejor.</translation>
    </message>
    <message>
        <source>Score by file</source>
        <translation>Puntuación por archivo</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>95% CI, lower end</source>
        <translation>IC del 95&#xa0;%, límite inferior</translation>
    </message>
    <message>
        <source>95% CI, upper end</source>
        <translation>IC del 95&#xa0;%, límite superior</translation>
    </message>
    <message>
        <source>{column}: 95% CI, lower end</source>
        <translation>{column}: IC del 95&#xa0;%, límite inferior</translation>
    </message>
    <message>
        <source>{column}: 95% CI, upper end</source>
        <translation>{column}: IC del 95&#xa0;%, límite superior</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Difference: BLEU minus that of the baseline {name}, in points.</source>
        <translation>Diferencia: BLEU menos el de la base, {name}, en puntos.</translation>
    </message>
    <message>
        <source>Difference: BLEU minus that of the best candidate, in points.</source>
        <translation>Diferencia: BLEU menos el de la mejor candidata, en puntos.</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>base</translation>
    </message>
    <message>
        <source>best</source>
        <translation>la mejor</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Frente a</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>IC del 95&#xa0;%</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>sacreBLEU’s p</source>
        <translation>p de sacreBLEU</translation>
    </message>
    <message>
        <source>Each cell is the row’s score minus the column’s.</source>
        <translation>Cada celda es la puntuación de la fila menos la de la columna.</translation>
    </message>
    <message>
        <source>{metric}: each candidate against the others</source>
        <translation>{metric}: cada candidata frente a las demás</translation>
    </message>
    <message>
        <source>Differences in {metric}</source>
        <translation>Diferencias en {metric}</translation>
    </message>
    <message>
        <source>{order}-grams</source>
        <translation>{order}-gramas</translation>
    </message>
    <message>
        <source>Below each precision: the n-grams that match, of all.</source>
        <translation>Debajo de cada precisión: los n-gramas que coinciden, del total.</translation>
    </message>
    <message>
        <source>N-gram precision</source>
        <translation>Precisión de n-gramas</translation>
    </message>
    <message>
        <source>{matched} of {total}</source>
        <translation>{matched} de {total}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Coincidencias</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>Penalización por brevedad</translation>
    </message>
    <message>
        <source>Full names: {name}, where “…” is the name shown.</source>
        <translation>Nombres completos: {name}; «…» es el nombre que se muestra.</translation>
    </message>
    <message>
        <source>Candidate length</source>
        <translation>Longitud de la candidata</translation>
    </message>
    <message>
        <source>Reference length</source>
        <translation>Longitud de referencia</translation>
    </message>
    <message>
        <source>Length ratio</source>
        <translation>Cociente de longitudes</translation>
    </message>
    <message>
        <source>{precision} (smoothed)</source>
        <translation>{precision} (suavizada)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>not applied</source>
        <translation>sin aplicar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>All files as one text: {counted} of {files}</source>
        <translation>Todos los archivos como un solo texto: {counted} de {files}</translation>
    </message>
    <message>
        <source>BLEU by file</source>
        <translation>BLEU por archivo</translation>
    </message>
    <message>
        <source>{file}: missing from {folder}</source>
        <translation>{file}: falta en {folder}</translation>
    </message>
    <message>
        <source>Unpaired files: {count}</source>
        <translation>Archivos sin correspondencia: {count}</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>Tamaño (bytes)</translation>
    </message>
    <message>
        <source>changed or deleted since it was scored</source>
        <translation>modificado o eliminado después del cálculo</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Texto de origen</translation>
    </message>
    <message>
        <source>{pairing}. Segments compared: {compared} of {segments}.</source>
        <translation>{pairing}. Segmentos comparados: {compared} de {segments}.</translation>
    </message>
    <message>
        <source>{pairing}. Segments counted: {counted} of {segments}.</source>
        <translation>{pairing}. Segmentos contados: {counted} de {segments}.</translation>
    </message>
    <message>
        <source>{concern}: {count} (excluded)</source>
        <translation>{concern}: {count} (segmentos omitidos)</translation>
    </message>
    <message>
        <source>{concern}: {count} (kept)</source>
        <translation>{concern}: {count} (segmentos conservados)</translation>
    </message>
    <message>
        <source>Manual fixes: {count}</source>
        <translation>Correcciones manuales: {count}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalización</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Métricas</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>{metric} (external)</source>
        <translation>{metric} (externa)</translation>
    </message>
    <message>
        <source>BLEU (0–100)</source>
        <translation>BLEU, sobre 100</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Distribution of sentence BLEU</source>
        <translation>Distribución del BLEU por oración</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Signatures and commands</source>
        <translation>Firmas y comandos</translation>
    </message>
    <message>
        <source>Signature: publish it with the score</source>
        <translation>Firma (para publicar junto con la puntuación)</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Numbers only: this report contains no texts.</source>
        <translation>Solo cifras: este informe no contiene textos.</translation>
    </message>
    <message>
        <source>Made with {program} on {date}</source>
        <translation>Creado con {program} el {date}</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>Segmento {number}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>Texts shortened to {most} characters, the most a cell can hold: {count}</source>
        <translation>Textos recortados a {most} caracteres, el máximo que admite una celda: {count}</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>Run {number}</source>
        <translation>Ejecución {number}</translation>
    </message>
    <message>
        <source>Run {number}: {name}</source>
        <translation>Ejecución {number}: {name}</translation>
    </message>
    <message>
        <source>The references are the same in both runs (segments: {count}).</source>
        <translation>Las referencias son las mismas en ambas ejecuciones (segmentos: {count}).</translation>
    </message>
    <message>
        <source>The two runs have no segments in common. Scores of different texts cannot be compared.</source>
        <translation>Las dos ejecuciones no tienen segmentos en común. Las puntuaciones de textos distintos no se pueden comparar.</translation>
    </message>
    <message>
        <source>Segments in common: {common} of {segments}, matched by their references (added: {added}, removed: {removed}).</source>
        <translation>Segmentos en común: {common} de {segments}, según sus referencias (añadidos: {added}, eliminados: {removed}).</translation>
    </message>
    <message>
        <source>Only these segments are tested.</source>
        <translation>La prueba solo abarca estos segmentos.</translation>
    </message>
    <message>
        <source>Only in one of the runs</source>
        <translation>Solo en una de las ejecuciones</translation>
    </message>
    <message>
        <source>No segments in common</source>
        <translation>Sin segmentos en común</translation>
    </message>
    <message>
        <source>Fewer than half of the segments are in common</source>
        <translation>Los segmentos en común son menos de la mitad</translation>
    </message>
    <message>
        <source>Tokens of rare characters can differ, because another version of a package was used: {old} → {new}.</source>
        <translation>Los tokens de caracteres poco frecuentes pueden ser distintos, porque se usó otra versión de un paquete: {old} → {new}.</translation>
    </message>
    <message>
        <source>Different settings</source>
        <translation>Opciones distintas</translation>
    </message>
    <message>
        <source>Different settings ({options})</source>
        <translation>Opciones distintas ({options})</translation>
    </message>
</context>
<context>
    <name>SavedTexts</name>
    <message>
        <source>Segments saved: {count}, in {names}</source>
        <translation>Segmentos guardados: {count}, en {names}</translation>
    </message>
    <message>
        <source>They were chosen at random with the seed {seed}. Fill in the column “{name}”, and add the file as scores.</source>
        <translation>Se eligieron al azar con la semilla {seed}. Rellene la columna «{name}» y añada el archivo como puntuaciones.</translation>
    </message>
    <message>
        <source>Line breaks inside segments that became spaces: {count}</source>
        <translation>Saltos de línea dentro de segmentos sustituidos por espacios: {count}</translation>
    </message>
    <message>
        <source>Characters that the format cannot hold, replaced by {sign}: {count}</source>
        <translation>Caracteres que el formato no admite, sustituidos por {sign}: {count}</translation>
    </message>
</context>
<context>
    <name>Scripts</name>
    <message>
        <source>Arabic script</source>
        <translation>alfabeto árabe</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>alfabeto cirílico</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>escritura devanagari</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>alfabeto griego</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>caracteres chinos</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>chino simplificado</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>chino tradicional</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>alfabeto hebreo</translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation>escritura japonesa</translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation>escritura coreana</translation>
    </message>
    <message>
        <source>Latin script</source>
        <translation>alfabeto latino</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>escritura tailandesa</translation>
    </message>
    <message>
        <source>another script ({code})</source>
        <translation>otra escritura ({code})</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Target &amp;language</source>
        <translation>&amp;Idioma de destino</translation>
    </message>
    <message>
        <source>Word &amp;segmentation</source>
        <translation>&amp;Segmentación en palabras</translation>
    </message>
    <message>
        <source>How the text is split into words (tokens). This affects the score.</source>
        <translation>Cómo se divide el texto en palabras (tokens). Influye en la puntuación.</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Perfil</translation>
    </message>
    <message>
        <source>Presets of smoothing and reference length that match other tools.</source>
        <translation>Combinaciones de suavizado y longitud de referencia, tal como las aplican otros programas.</translation>
    </message>
    <message>
        <source>S&amp;moothing</source>
        <translation>S&amp;uavizado</translation>
    </message>
    <message>
        <source>Smoothing val&amp;ue</source>
        <translation>Va&amp;lor del suavizado</translation>
    </message>
    <message>
        <source>&amp;Reference length</source>
        <translation>Longitud de &amp;referencia</translation>
    </message>
    <message>
        <source>Ignore upper and lower &amp;case</source>
        <translation>I&amp;gnorar mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Maximum &amp;n-gram order</source>
        <translation>Orden máximo de &amp;n-gramas</translation>
    </message>
    <message>
        <source>Use effec&amp;tive order</source>
        <translation>Usar el orden efec&amp;tivo</translation>
    </message>
    <message>
        <source>Ignores orders longer than the text.</source>
        <translation>Omite los n-gramas más largos que el texto.</translation>
    </message>
    <message>
        <source>Inline tags</source>
        <translation>Etiquetas en línea</translation>
    </message>
    <message>
        <source>How bold text, links and other tags in XLIFF, TMX and similar files are treated</source>
        <translation>Cómo se tratan la negrita, los enlaces y otras etiquetas en archivos XLIFF, TMX y similares</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>Marcadores de posición</translation>
    </message>
    <message>
        <source>How {example} and similar placeholders in the text are treated</source>
        <translation>Cómo se tratan {example} y otros marcadores de posición similares del texto</translation>
    </message>
    <message>
        <source>95% confidence &amp;interval of each score</source>
        <translation>Intervalo de con&amp;fianza del 95&#xa0;%</translation>
    </message>
    <message>
        <source>How much the score might vary with a different set of similar segments.</source>
        <translation>Cuánto podría variar la puntuación con otro conjunto de segmentos similares.</translation>
    </message>
    <message>
        <source>C&amp;omparison</source>
        <translation>&amp;Comparación</translation>
    </message>
    <message>
        <source>Tests whether the difference between two candidates may be due to chance. Needs at least two candidates.</source>
        <translation>Comprueba si la diferencia entre dos candidatas puede deberse al azar. Requiere al menos dos candidatas.</translation>
    </message>
    <message>
        <source>Res&amp;amples</source>
        <translation>N.º de remuestre&amp;os</translation>
    </message>
    <message>
        <source>How many times segments are resampled for intervals and the bootstrap, or exchanged for approximate randomization. By default, more are used when there are many comparisons.</source>
        <translation>Cuántas veces se remuestrean los segmentos (para los intervalos y el bootstrap) o se intercambian (para la aleatorización aproximada). De forma predeterminada se usan más cuando hay muchas comparaciones.</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Se&amp;milla</translation>
    </message>
    <message>
        <source>The same seed always gives the same numbers.</source>
        <translation>Con la misma semilla se obtienen siempre las mismas cifras.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>{option} needs a number with a decimal point; got “{value}”.</source>
        <translation>{option} requiere un número con punto decimal; se ha indicado «{value}».</translation>
    </message>
    <message>
        <source>{option} needs a whole number; got “{value}”.</source>
        <translation>{option} requiere un número entero; se ha indicado «{value}».</translation>
    </message>
    <message>
        <source>Formats, also compressed (.gz)</source>
        <translation>Formatos, también comprimidos (.gz)</translation>
    </message>
    <message>
        <source>REFERENCE</source>
        <translation>REFERENCIA</translation>
    </message>
    <message>
        <source>CANDIDATE</source>
        <translation>CANDIDATA</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>Usage: {usage}</source>
        <translation>Uso: {usage}</translation>
    </message>
    <message>
        <source>Unknown option {option}; {program} --help lists all options.</source>
        <translation>Opción desconocida: {option}; {program} --help muestra todas las opciones.</translation>
    </message>
    <message>
        <source>Standard input (-) can be read only once.</source>
        <translation>La entrada estándar (-) solo se puede leer una vez.</translation>
    </message>
    <message>
        <source>Invalid use of {option}; see {program} --help.</source>
        <translation>Uso incorrecto de {option}; consulte {program} --help.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>encoding of all files (default: detected)</source>
        <translation>codificación de todos los archivos (predeterminado: se detecta)</translation>
    </message>
    <message>
        <source>target language, such as es or zh-TW (default: detected)</source>
        <translation>idioma de destino; p. ej., es o zh-TW (predeterminado: se detecta)</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>--scheme needs --changes.</source>
        <translation>--scheme requiere --changes.</translation>
    </message>
    <message>
        <source>{option} cannot be used with --changes.</source>
        <translation>{option} no se puede usar con --changes.</translation>
    </message>
    <message>
        <source>--changes needs one delivered file, or two: the suggestions and the final text.</source>
        <translation>--changes requiere un archivo entregado o dos: las propuestas y el texto final.</translation>
    </message>
    <message>
        <source>A file name is empty.</source>
        <translation>Hay un nombre de archivo vacío.</translation>
    </message>
    <message>
        <source>with --changes: the bands of similarity, the weight of each and the price of a word (default: [changes] in bleu.toml)</source>
        <translation>con --changes: los tramos de similitud, el peso de cada uno y el precio por palabra (predeterminado: [changes] en bleu.toml)</translation>
    </message>
    <message>
        <source>FILE.toml</source>
        <translation>ARCHIVO.toml</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation>ORIGEN</translation>
    </message>
    <message>
        <source>source text; shows what was left untranslated</source>
        <translation>texto de origen; muestra lo que ha quedado sin traducir</translation>
    </message>
    <message>
        <source>score a bundled sample: {names}</source>
        <translation>evalúa un ejemplo incluido: {names}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Opciones de cálculo</translation>
    </message>
    <message>
        <source>reference translation in any format, or a folder; “-” is standard input. To select one of several texts in a file: FILE#column=NAME, #lang=TAG, #sheet=NAME (#sheet=* for all), #headings=ROW or #headings=none; joined with &amp;</source>
        <translation>traducción de referencia en cualquier formato, o una carpeta; «-» es la entrada estándar. Para elegir uno de los textos de un archivo: ARCHIVO#column=NOMBRE, #lang=IDIOMA, #sheet=HOJA (#sheet=* para todas), #headings=FILA o #headings=none; se unen con &amp;</translation>
    </message>
    <message>
        <source>smoothing and reference length together: {choices} (default: definition)</source>
        <translation>suavizado y longitud de referencia a la vez: {choices} (predeterminado: definition)</translation>
    </message>
    <message>
        <source>smoothing: {choices} (default: {default})</source>
        <translation>suavizado: {choices} (predeterminado: {default})</translation>
    </message>
    <message>
        <source>value of floor (default: 0.1) and add-k (default: 1)</source>
        <translation>valor de floor (predeterminado: 0.1) y de add-k (predeterminado: 1)</translation>
    </message>
    <message>
        <source>reference length where there are several references: {choices} (default: {default})</source>
        <translation>longitud de referencia si hay varias referencias: {choices} (predeterminado: {default})</translation>
    </message>
    <message>
        <source>ignore upper and lower case</source>
        <translation>ignora mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>use effective order: ignore orders longer than the candidate</source>
        <translation>usa el orden efectivo: omite los n-gramas más largos que la candidata</translation>
    </message>
    <message>
        <source>convert XML entities and separate punctuation in TER</source>
        <translation>convierte las entidades XML en caracteres y separa los signos de puntuación en TER</translation>
    </message>
    <message>
        <source>show how much of the suggestions was changed in the final text, instead of scoring: bleu-score --changes delivered.xliff, or with two files, suggestions first: bleu-score --changes mt.txt final.txt. With more versions, each is compared with the one before it, and the last also with the first. --source adds the source text, whose words are counted</source>
        <translation>muestra cuánto se cambió de las propuestas en el texto final, en lugar de calcular la puntuación: bleu-score --changes delivered.xliff o, con dos archivos, primero las propuestas: bleu-score --changes mt.txt final.txt. Si hay más versiones, cada una se compara con la anterior, y la última también con la primera. --source añade el texto de origen, cuyas palabras se cuentan</translation>
    </message>
    <message>
        <source>Pairs and text</source>
        <translation>Pares y texto</translation>
    </message>
    <message>
        <source>how segments are paired: {choices} (default: {default})</source>
        <translation>criterio para emparejar los segmentos: {choices} (predeterminado: {default})</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>TIPO</translation>
    </message>
    <message>
        <source>segments to exclude: {choices}</source>
        <translation>segmentos que se omiten: {choices}</translation>
    </message>
    <message>
        <source>segments to keep that would otherwise be excluded (same names)</source>
        <translation>segmentos que se conservan aunque normalmente se omitan (mismos nombres)</translation>
    </message>
    <message>
        <source>inline tags: {choices} (default: {default})</source>
        <translation>etiquetas en línea: {choices} (predeterminado: {default})</translation>
    </message>
    <message>
        <source>placeholders such as {example}: {choices} (default: {default})</source>
        <translation>marcadores de posición como {example}: {choices} (predeterminado: {default})</translation>
    </message>
    <message>
        <source>normalize before comparing: {choices}</source>
        <translation>qué se normaliza antes de comparar: {choices}</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Métricas</translation>
    </message>
    <message>
        <source>candidate translations, or folders; each is scored separately</source>
        <translation>traducciones candidatas, o carpetas; cada una se evalúa por separado</translation>
    </message>
    <message>
        <source>external scores, one for each segment, as in comet=scores.txt; once for each candidate, in the order of the candidates or by name (comet@mt.txt=scores.txt). For folders, a column “file” names the file of each row. FILE can be followed by #column=NAME, #field=NAME, #system=NAME, #better=lower</source>
        <translation>puntuaciones externas, una por segmento, como en comet=scores.txt; una vez por candidata, en el orden de las candidatas o por nombre (comet@mt.txt=scores.txt). Si son carpetas, una columna «archivo» indica el archivo de cada fila. Detrás de ARCHIVO se puede añadir #column=NOMBRE, #field=NOMBRE, #system=NOMBRE, #better=lower</translation>
    </message>
    <message>
        <source>word segmentation: {choices} (default: {default}); spm:FILE is a SentencePiece model</source>
        <translation>segmentación en palabras: {choices} (predeterminado: {default}); spm:ARCHIVO es un modelo de SentencePiece</translation>
    </message>
    <message>
        <source>maximum n-gram order, {low}–{high} (default: {default})</source>
        <translation>orden máximo de n-gramas, {low}–{high} (predeterminado: {default})</translation>
    </message>
    <message>
        <source>metrics: {choices} (bleu is always among them)</source>
        <translation>métricas: {choices} (bleu se incluye siempre)</translation>
    </message>
    <message>
        <source>maximum order of character n-grams (default: {default})</source>
        <translation>orden máximo de n-gramas de caracteres (predeterminado: {default})</translation>
    </message>
    <message>
        <source>maximum order of word n-grams in chrf (default: {default}; chrf++ uses 2)</source>
        <translation>orden máximo de n-gramas de palabras en chrf (predeterminado: {default}; chrf++ usa 2)</translation>
    </message>
    <message>
        <source>weight of recall relative to precision (default: {default})</source>
        <translation>peso de la exhaustividad (recall) respecto a la precisión (predeterminado: {default})</translation>
    </message>
    <message>
        <source>count whitespace as characters</source>
        <translation>cuenta los espacios en blanco como caracteres</translation>
    </message>
    <message>
        <source>ignore upper and lower case in chrF</source>
        <translation>ignora mayúsculas y minúsculas en chrF</translation>
    </message>
    <message>
        <source>also count orders that are longer than any segment</source>
        <translation>cuenta también los órdenes más largos que cualquier segmento</translation>
    </message>
    <message>
        <source>with --ter-normalized: separate Chinese and Japanese characters</source>
        <translation>con --ter-normalized: separa los caracteres chinos y japoneses</translation>
    </message>
    <message>
        <source>ignore punctuation in TER</source>
        <translation>omite los signos de puntuación en TER</translation>
    </message>
    <message>
        <source>distinguish upper and lower case in TER</source>
        <translation>distingue mayúsculas de minúsculas en TER</translation>
    </message>
    <message>
        <source>resamples (default: 1000), or trials of --paired-ar (default: 10000); more by default for many comparisons</source>
        <translation>remuestreos (predeterminado: 1000) o repeticiones de --paired-ar (predeterminado: 10000); de forma predeterminada, más si hay muchas comparaciones</translation>
    </message>
    <message>
        <source>name of the client in the report</source>
        <translation>nombre del cliente en el informe</translation>
    </message>
    <message>
        <source>name of the project in the report</source>
        <translation>nombre del proyecto en el informe</translation>
    </message>
    <message>
        <source>order number in the report</source>
        <translation>número de pedido en el informe</translation>
    </message>
    <message>
        <source>who computed it, in the report</source>
        <translation>quién lo ha calculado, en el informe</translation>
    </message>
    <message>
        <source>segments in the report: {choices} (default: costly; in CSV, TSV and Word, and with --changes, all)</source>
        <translation>segmentos del informe: {choices} (predeterminado: costly; en CSV, TSV y Word, y con --changes, all)</translation>
    </message>
    <message>
        <source>also how many segments are in these files, such as a translation memory or the text a system was trained on, with the score of these segments and of the others</source>
        <translation>también cuántos segmentos están en estos archivos, por ejemplo una memoria de traducción o el texto con el que se entrenó un sistema, con la puntuación de estos segmentos y la de los demás</translation>
    </message>
    <message>
        <source>save a table (.tsv) of segments for a person to judge, chosen at random, that names no system; read it back with --scores</source>
        <translation>guarda una tabla (.tsv) de segmentos elegidos al azar para que los valore una persona, sin nombres de sistemas; se vuelve a leer con --scores</translation>
    </message>
    <message>
        <source>number of segments in this table (default: {default})</source>
        <translation>número de segmentos de esta tabla (predeterminado: {default})</translation>
    </message>
    <message>
        <source>choose them from the half whose translations differ most</source>
        <translation>los elige de la mitad cuyas traducciones más difieren</translation>
    </message>
    <message>
        <source>keep no names of files in the project, and no texts</source>
        <translation>no guarda nombres de archivo en el proyecto, ni textos</translation>
    </message>
    <message>
        <source>FILE.tsv</source>
        <translation>ARCHIVO.tsv</translation>
    </message>
    <message>
        <source>Confidence and significance</source>
        <translation>Confianza y significación</translation>
    </message>
    <message>
        <source>95% confidence interval of each score, by bootstrap</source>
        <translation>calcula el intervalo de confianza del 95&#xa0;% de cada puntuación mediante bootstrap</translation>
    </message>
    <message>
        <source>compare the candidates by paired bootstrap</source>
        <translation>compara las candidatas mediante bootstrap pareado</translation>
    </message>
    <message>
        <source>compare the candidates by paired approximate randomization</source>
        <translation>compara las candidatas mediante aleatorización aproximada pareada</translation>
    </message>
    <message>
        <source>compare with this candidate only (default: all pairs)</source>
        <translation>compara solo con esta candidata (predeterminado: todos los pares)</translation>
    </message>
    <message>
        <source>seed of the random numbers (default: {default})</source>
        <translation>semilla de los números aleatorios (predeterminado: {default})</translation>
    </message>
    <message>
        <source>language of the program: {choices}</source>
        <translation>idioma del programa: {choices}</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>muestra la versión</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>muestra esta ayuda</translation>
    </message>
    <message>
        <source>{option} concerns test sets that sacreBLEU downloads; this program downloads nothing and scores files.</source>
        <translation>{option} se refiere a conjuntos de prueba que sacreBLEU descarga; este programa no descarga nada y evalúa archivos.</translation>
    </message>
    <message>
        <source>Unknown option {option}. Did you mean {meant}? {program} --help lists all options.</source>
        <translation>Opción desconocida: {option}. ¿Se refiere a {meant}? {program} --help muestra todas las opciones.</translation>
    </message>
    <message>
        <source>--sample uses its own files; do not add others.</source>
        <translation>--sample usa sus propios archivos; no añada otros.</translation>
    </message>
    <message>
        <source>--paired-bs and --paired-ar cannot be used together.</source>
        <translation>--paired-bs y --paired-ar no se pueden usar a la vez.</translation>
    </message>
    <message>
        <source>A comparison needs at least two candidates.</source>
        <translation>Para comparar se necesitan al menos dos candidatas.</translation>
    </message>
    <message>
        <source>{option} must name one of the candidates; “{name}” is not one of them.</source>
        <translation>{option} debe nombrar una de las candidatas; «{name}» no es ninguna de ellas.</translation>
    </message>
    <message>
        <source>{option} must name one of the candidates; “{name}” fits several. Write one of these: {names}.</source>
        <translation>{option} debe nombrar una de las candidatas; «{name}» corresponde a varias. Escriba una de estas: {names}.</translation>
    </message>
    <message>
        <source>--baseline needs --paired-bs or --paired-ar.</source>
        <translation>--baseline requiere --paired-bs o --paired-ar.</translation>
    </message>
    <message>
        <source>The output cannot be written: {reason}</source>
        <translation>No se puede escribir la salida: {reason}</translation>
    </message>
    <message>
        <source>These files have changed, so their fixes were not applied: {names}.</source>
        <translation>Estos archivos han cambiado, por lo que no se han aplicado sus correcciones: {names}.</translation>
    </message>
    <message>
        <source>For example: {address}</source>
        <translation>Por ejemplo: {address}</translation>
    </message>
    <message>
        <source>bleu-score: {text}</source>
        <translation>bleu-score: {text}</translation>
    </message>
    <message>
        <source>Scores translations with BLEU. Everything stays on this computer.</source>
        <translation>Evalúa traducciones con BLEU. Ningún dato sale de este equipo.</translation>
    </message>
    <message>
        <source>--check needs --format text or json.</source>
        <translation>--check requiere --format text o json.</translation>
    </message>
    <message>
        <source>Name the files to score: {program} {reference} -i {candidate}. {program} --sample scores an example, and {program} --help lists all options.</source>
        <translation>Indique los archivos que desea evaluar: {program} {reference} -i {candidate}. {program} --sample evalúa un ejemplo y {program} --help muestra todas las opciones.</translation>
    </message>
    <message>
        <source>--format latex needs --as-sacrebleu; --report FILE.tex writes a report.</source>
        <translation>--format latex requiere --as-sacrebleu; --report ARCHIVO.tex guarda un informe.</translation>
    </message>
    <message>
        <source>{option} needs --record.</source>
        <translation>{option} requiere --record.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>METRIC=FILE</source>
        <translation>MÉTRICA=ARCHIVO</translation>
    </message>
    <message>
        <source>list possible problems in the files and their effect on BLEU, instead of scoring</source>
        <translation>muestra posibles problemas de los archivos y su efecto en BLEU, en lugar de calcular la puntuación</translation>
    </message>
    <message>
        <source>{option} cannot be used with --check.</source>
        <translation>{option} no se puede usar con --check.</translation>
    </message>
    <message>
        <source>--format tsv writes one table: use only one of --by, --sentence-level and a comparison.</source>
        <translation>--format tsv escribe una sola tabla: use solo --by, --sentence-level o una comparación.</translation>
    </message>
    <message>
        <source>{choices} (default: text; with --as-sacrebleu, json)</source>
        <translation>{choices} (predeterminado: text; con --as-sacrebleu, json)</translation>
    </message>
    <message>
        <source>also the score of each segment (sentence BLEU) and its contribution; the average of these scores is not the score of the text</source>
        <translation>añade la puntuación de cada segmento (BLEU por oración) y su contribución; la media de estas puntuaciones no es la puntuación del texto</translation>
    </message>
    <message>
        <source>also the scores sacreBLEU, NLTK, TensorFlow NMT, Hugging Face evaluate and PaddleOCR would give, and why they differ</source>
        <translation>además, las puntuaciones que darían sacreBLEU, NLTK, TensorFlow NMT, Hugging Face evaluate y PaddleOCR, y por qué difieren</translation>
    </message>
    <message>
        <source>also each reference’s score against the other references: how far apart human translations are</source>
        <translation>además, la puntuación de cada referencia frente a las demás: cuánto distan entre sí las traducciones humanas</translation>
    </message>
    <message>
        <source>also the scores of each document (--by document), or of all rows with the same text in another column of a table (--by Domain)</source>
        <translation>además, las puntuaciones de cada documento (--by document) o de las filas con el mismo texto en otra columna de una tabla (--by Domain)</translation>
    </message>
    <message>
        <source>COLUMN</source>
        <translation>COLUMNA</translation>
    </message>
    <message>
        <source>save the texts as compared: all of them as a table (.tsv), source and reference as a translation memory (.tmx), or each in its own file, one segment per line (.txt)</source>
        <translation>guarda los textos tal como se comparan: todos en una tabla (.tsv), origen y referencia como memoria de traducción (.tmx), o cada uno en un archivo con un segmento por línea (.txt)</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>Exit code: 0 scored and quality gate passed, 1 quality gate failed, 2 usage or input error, 3 bug in the program.
Numbers always have a decimal point.</source>
        <translation>Código de salida: 0, puntuación calculada y control de calidad superado; 1, control de calidad no superado; 2, error de uso o de entrada; 3, fallo del programa.
Los números llevan siempre punto decimal.</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>PORCENTAJE</translation>
    </message>
    <message>
        <source>only the score: no warnings, no progress</source>
        <translation>solo la puntuación: sin avisos ni progreso</translation>
    </message>
    <message>
        <source>Target language: {language}. Word segmentation: {segmentation}. Segments: {segments}. References: {references}.</source>
        <translation>Idioma de destino: {language}. Segmentación en palabras: {segmentation}. Segmentos: {segments}. Referencias: {references}.</translation>
    </message>
    <message>
        <source>Each segment’s own score (their average is not BLEU):</source>
        <translation>Puntuación de cada segmento (su media no es el BLEU del texto):</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>Contribución</translation>
    </message>
    <message>
        <source>{metric}: {candidate} compared with {baseline}</source>
        <translation>{metric}: {candidate} frente a {baseline}</translation>
    </message>
    <message>
        <source>Ranks by {metric}, where only significant differences count:</source>
        <translation>Puestos según {metric}, contando solo las diferencias significativas:</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}). {verdict}.</source>
        <translation>Diferencia: {difference} (intervalo de confianza del 95&#xa0;%: {interval}). {verdict}.</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}), p {p}, Holm-corrected p {corrected}. {verdict}.</source>
        <translation>Diferencia: {difference} (intervalo de confianza del 95&#xa0;%: {interval}); p {p}; p con corrección de Holm {corrected}. {verdict}.</translation>
    </message>
    <message>
        <source>Difference {difference} (95% confidence interval {interval}), p {p}, Holm-corrected p {corrected}, sacreBLEU’s p = {sacrebleu}. {verdict}.</source>
        <translation>Diferencia: {difference} (intervalo de confianza del 95&#xa0;%: {interval}); p {p}; p con corrección de Holm {corrected}; p de sacreBLEU = {sacrebleu}. {verdict}.</translation>
    </message>
    <message>
        <source>Order {order}: {matched} of {total} n-grams match, precision {precision}</source>
        <translation>Orden {order}: coinciden {matched} de {total} n-gramas, precisión {precision}</translation>
    </message>
    <message>
        <source>{line} (smoothed)</source>
        <translation>{line} (suavizada)</translation>
    </message>
    <message>
        <source>Brevity penalty {penalty}, candidate length {candidate}, reference length {reference}, ratio {ratio}</source>
        <translation>Penalización por brevedad {penalty}, longitud de la candidata {candidate}, longitud de referencia {reference}, cociente {ratio}</translation>
    </message>
    <message>
        <source>Signature: {signature}</source>
        <translation>Firma: {signature}</translation>
    </message>
    <message>
        <source>Warning: segments whose text in “{file}” differs from the candidate’s: {count}</source>
        <translation>Aviso: segmentos cuyo texto en «{file}» no es el de la candidata: {count}</translation>
    </message>
    <message>
        <source>Note: {title}. {advice}</source>
        <translation>Nota: {title}. {advice}</translation>
    </message>
    <message>
        <source>Options that can help: {flags}</source>
        <translation>Opciones que pueden ayudar: {flags}</translation>
    </message>
    <message>
        <source>sacreBLEU’s signature: {signature}</source>
        <translation>Firma de sacreBLEU: {signature}</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU: {command}</source>
        <translation>La misma puntuación con sacreBLEU: {command}</translation>
    </message>
    <message>
        <source>Warning: {title}. {advice}</source>
        <translation>Aviso: {title}. {advice}</translation>
    </message>
    <message>
        <source>No problems found in the texts.</source>
        <translation>No se han encontrado problemas en los textos.</translation>
    </message>
    <message>
        <source>Effect of normalization on BLEU:</source>
        <translation>Efecto de la normalización en BLEU:</translation>
    </message>
    <message>
        <source>{flag} · {meaning} · {candidate}: {effect}</source>
        <translation>{flag} · {meaning} · {candidate}: {effect}</translation>
    </message>
    <message>
        <source>{reference}: {metric} = {score} (segments: {segments})</source>
        <translation>{reference}: {metric} = {score} (segmentos: {segments})</translation>
    </message>
    <message>
        <source>Unpaired files: {count}</source>
        <translation>Archivos sin correspondencia: {count}</translation>
    </message>
    <message>
        <source>{file}: missing from {folder}</source>
        <translation>{file}: falta en {folder}</translation>
    </message>
    <message>
        <source>Files scored: {scored} of {files}</source>
        <translation>Archivos evaluados: {scored} de {files}</translation>
    </message>
    <message>
        <source>Not scored: {count}</source>
        <translation>Sin evaluar: {count}</translation>
    </message>
    <message>
        <source>None of the files could be scored for all candidates.</source>
        <translation>Ningún archivo se ha podido evaluar para todas las candidatas.</translation>
    </message>
    <message>
        <source>All files as one text ({counted} of {files}):</source>
        <translation>Todos los archivos como un solo texto ({counted} de {files}):</translation>
    </message>
    <message>
        <source>Scores by “{column}” (their average is not the score of the text):</source>
        <translation>Puntuaciones por «{column}» (su media no es la puntuación del texto):</translation>
    </message>
    <message>
        <source>Scores by document (their average is not the score of the text):</source>
        <translation>Puntuaciones por documento (su media no es la puntuación del texto):</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>--by document: the files do not say where a document begins.</source>
        <translation>--by document: los archivos no indican dónde empieza cada documento.</translation>
    </message>
    <message>
        <source>--by: none of the files has a column “{column}”.</source>
        <translation>--by: ningún archivo tiene una columna «{column}».</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>--as-others and --compare-references need files that are all split into words in the same way. Choose a word segmentation with --tokenize.</source>
        <translation>--as-others y --compare-references requieren que todos los archivos tengan la misma segmentación en palabras. Elija una segmentación en palabras con --tokenize.</translation>
    </message>
    <message>
        <source>--scores needs a metric and a file, as in comet=scores.txt; got “{value}”.</source>
        <translation>--scores requiere una métrica y un archivo, como comet=scores.txt; se ha indicado «{value}».</translation>
    </message>
    <message>
        <source>In “{value}”, #better= must be higher or lower.</source>
        <translation>En «{value}», #better= debe ser higher o lower.</translation>
    </message>
    <message>
        <source>--scores {metric} is used more often than there are candidates.</source>
        <translation>--scores {metric} aparece más veces que candidatas hay.</translation>
    </message>
    <message>
        <source>{option} cannot be used with more than two versions.</source>
        <translation>{option} no se puede usar con más de dos versiones.</translation>
    </message>
    <message>
        <source>{option} needs --report FILE.</source>
        <translation>{option} requiere --report ARCHIVO.</translation>
    </message>
    <message>
        <source>--check cannot be used with --report.</source>
        <translation>--check no se puede usar con --report.</translation>
    </message>
    <message>
        <source>PDF reports are written by the desktop program: bleu-desktop … --report {path}</source>
        <translation>Los informes PDF los crea el programa de escritorio: bleu-desktop … --report {path}</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>also write a report; the extension sets the format; can be repeated</source>
        <translation>crea además un informe; la extensión determina el formato; se puede repetir</translation>
    </message>
    <message>
        <source>language of the report: {choices}</source>
        <translation>idioma del informe: {choices}</translation>
    </message>
    <message>
        <source>title of the report</source>
        <translation>título del informe</translation>
    </message>
    <message>
        <source>no texts in the report, only numbers and names</source>
        <translation>sin textos en el informe, solo cifras y nombres</translation>
    </message>
    <message>
        <source>add the result to a project, with texts and settings; the project is created if it does not exist. bleu-score FILE.bleu scores the project’s files again</source>
        <translation>añade el resultado a un proyecto, con textos y opciones; si el proyecto no existe, se crea. bleu-score ARCHIVO.bleu vuelve a evaluar los archivos del proyecto</translation>
    </message>
    <message>
        <source>FILE.bleu</source>
        <translation>ARCHIVO.bleu</translation>
    </message>
    <message>
        <source>keep no texts in the project, only numbers</source>
        <translation>no guarda textos en el proyecto, solo cifras</translation>
    </message>
    <message>
        <source>Recorded as run {number} in {path}.</source>
        <translation>Registrado como ejecución {number} en {path}.</translation>
    </message>
    <message>
        <source>Recorded as run {number} in the new project {path}.</source>
        <translation>Registrado como ejecución {number} en el proyecto nuevo {path}.</translation>
    </message>
    <message>
        <source>Compared with run {number} from {date}:</source>
        <translation>En comparación con la ejecución {number} del {date}:</translation>
    </message>
    <message>
        <source>Segments: {old}, now {new}</source>
        <translation>Segmentos: {old}, ahora {new}</translation>
    </message>
    <message>
        <source>{candidate}: not in that run</source>
        <translation>{candidate}: no está en esa ejecución</translation>
    </message>
    <message>
        <source>Compared with run {number} from {date}: unchanged suggestions {old}, now {new}</source>
        <translation>En comparación con la ejecución {number} del {date}, propuestas sin cambios: {old}; ahora, {new}</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new}, with different options</source>
        <translation>{metric} {old}, ahora {new}, con opciones distintas</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new}</source>
        <translation>{metric} {old}, ahora {new}</translation>
    </message>
    <message>
        <source>{metric} {old}, now {new} ({difference})</source>
        <translation>{metric} {old}, ahora {new} ({difference})</translation>
    </message>
    <message>
        <source>--num-refs needs a single file of references.</source>
        <translation>--num-refs requiere un único archivo de referencias.</translation>
    </message>
    <message>
        <source>{option} cannot be used with --as-sacrebleu.</source>
        <translation>{option} no se puede usar con --as-sacrebleu.</translation>
    </message>
    <message>
        <source>In sacreBLEU, --sentence-level takes one candidate and one metric, without intervals and tests.</source>
        <translation>En sacreBLEU, --sentence-level admite una sola candidata y una sola métrica, sin intervalos ni pruebas.</translation>
    </message>
    <message>
        <source>As sacreBLEU</source>
        <translation>Como sacreBLEU</translation>
    </message>
    <message>
        <source>the same as --resamples, for {option}</source>
        <translation>lo mismo que --resamples, para {option}</translation>
    </message>
    <message>
        <source>accepted, but has no effect</source>
        <translation>se acepta, pero no tiene efecto</translation>
    </message>
    <message>
        <source>read, score and print as the program sacrebleu does, with its flags</source>
        <translation>lee, evalúa y muestra como el programa sacrebleu, con sus opciones</translation>
    </message>
    <message>
        <source>only the scores</source>
        <translation>solo las puntuaciones</translation>
    </message>
    <message>
        <source>decimals of the scores</source>
        <translation>decimales de las puntuaciones</translation>
    </message>
    <message>
        <source>sacreBLEU’s signature in its short form</source>
        <translation>la firma de sacreBLEU en su forma abreviada</translation>
    </message>
    <message>
        <source>no warning about text that looks tokenized</source>
        <translation>sin aviso sobre texto que parece tokenizado</translation>
    </message>
    <message>
        <source>each line of the reference has N references, separated by tabs</source>
        <translation>cada línea de la referencia contiene N referencias, separadas por tabulaciones</translation>
    </message>
    <message>
        <source>The candidate “{name}” is named twice.</source>
        <translation>La candidata «{name}» se ha indicado dos veces.</translation>
    </message>
    <message>
        <source>In sacreBLEU, {option} takes a single candidate.</source>
        <translation>En sacreBLEU, {option} admite una sola candidata.</translation>
    </message>
    <message>
        <source>In line {line} of “{path}”, the number of texts separated by tabs is {found}, not {number}.</source>
        <translation>En la línea {line} de «{path}», el número de textos separados por tabulaciones es {found}, no {number}.</translation>
    </message>
    <message>
        <source>{option} cannot be used with --sets.</source>
        <translation>{option} no se puede usar con --sets.</translation>
    </message>
    <message>
        <source>score the same candidates on several test sets, with their average: bleu-score --sets wmt/en-de wmt/en-zh. Each folder contains a reference (ref.txt) and the candidates, under the same names in all sets</source>
        <translation>evalúa las mismas candidatas con varios conjuntos de prueba y calcula la media: bleu-score --sets wmt/en-de wmt/en-zh. Cada carpeta contiene una referencia (ref.txt) y las candidatas, con los mismos nombres en todos los conjuntos</translation>
    </message>
    <message>
        <source>Average: the arithmetic mean of the scores of all sets, not the score of the combined texts.</source>
        <translation>Media: media aritmética de las puntuaciones de todos los conjuntos, no la puntuación de los textos reunidos.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Segments of a candidate that end with a space and a period: {count}. The text looks tokenized, which may lower the score. --force suppresses this warning.</source>
        <translation>Segmentos de una candidata que terminan en espacio y punto: {count}. El texto parece tokenizado, lo que puede reducir la puntuación. --force suprime este aviso.</translation>
    </message>
</context>
</TS>

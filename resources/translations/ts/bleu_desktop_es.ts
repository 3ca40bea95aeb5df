<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AsOthersView</name>
    <message>
        <source>BLEU in other programs</source>
        <translation>BLEU en otros programas</translation>
    </message>
    <message>
        <source>{candidate}: BLEU {score} here. Each program scores the same segments by its own rules, with default options. In parentheses: the points each rule adds or takes away.</source>
        <translation>{candidate}: aquí, BLEU {score}. Cada programa evalúa los mismos segmentos según sus propias reglas, con las opciones predeterminadas. Entre paréntesis, los puntos que suma o resta cada regla.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
</context>
<context>
    <name>BandScale</name>
    <message>
        <source>BLEU {score} on a scale from 0 to 100</source>
        <translation>BLEU {score} en una escala de 0 a 100</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>segments: {count}</source>
        <translation>segmentos: {count}</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Add a later version…</source>
        <translation>Añadir una versión posterior…</translation>
    </message>
    <message>
        <source>Versions that are compared</source>
        <translation>Versiones que se comparan</translation>
    </message>
    <message>
        <source>Suggestions and final texts</source>
        <translation>Propuestas y textos finales</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Propuestas</translation>
    </message>
    <message>
        <source>Final texts</source>
        <translation>Textos finales</translation>
    </message>
    <message>
        <source>Comparing suggestions with final texts…</source>
        <translation>Comparando las propuestas con los textos finales…</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>Tarifas…</translation>
    </message>
    <message>
        <source>Most changed segments</source>
        <translation>Segmentos con más cambios</translation>
    </message>
    <message>
        <source>Show in Segments</source>
        <translation>Mostrar en Segmentos</translation>
    </message>
    <message>
        <source>Choose a segment to check it by hand, character by character.</source>
        <translation>Elija un segmento para comprobarlo a mano, carácter por carácter.</translation>
    </message>
    <message>
        <source>Show {count} more</source>
        <translation>Mostrar {count} más</translation>
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
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiados</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Check by hand</source>
        <translation>Comprobar a mano</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservado</translation>
    </message>
    <message>
        <source>inserted</source>
        <translation>insertado</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>sustituido</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>One of the texts is missing, so nothing was compared.</source>
        <translation>Falta uno de los textos, así que no se comparó nada.</translation>
    </message>
    <message>
        <source>{changed} of {all} characters changed: similarity {percent}</source>
        <translation>{changed} de {all} caracteres cambiados: similitud del {percent}</translation>
    </message>
    <message>
        <source>What are these origins?</source>
        <translation>¿Qué son estos orígenes?</translation>
    </message>
    <message>
        <source>The file does not state their kind. As long as it is open, they have the weights of any origin.</source>
        <translation>El archivo no indica su tipo. Mientras no se sepa, tienen los pesos de cualquier origen.</translation>
    </message>
    <message>
        <source>kind not stated</source>
        <translation>tipo no indicado</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>ChecksPage</name>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>Comprobando los archivos…</translation>
    </message>
    <message>
        <source>Effect on BLEU</source>
        <translation>Efecto en BLEU</translation>
    </message>
    <message>
        <source>Possible problems in the files</source>
        <translation>Posibles problemas en los archivos</translation>
    </message>
    <message>
        <source>No problems were found in the characters, languages, lengths and alignment of the texts, and no traces of other programs.</source>
        <translation>No se han encontrado problemas en los caracteres, los idiomas, las longitudes ni la alineación de los textos, ni restos de otros programas.</translation>
    </message>
    <message>
        <source>Applied fixes</source>
        <translation>Correcciones aplicadas</translation>
    </message>
    <message>
        <source>Fixes applied to all texts affect the score and are recorded in the signature. The files themselves are never changed.</source>
        <translation>Las correcciones aplicadas a todos los textos influyen en la puntuación y quedan registradas en la firma. Los archivos originales no se modifican nunca.</translation>
    </message>
    <message>
        <source>Show {count} in Segments</source>
        <translation>Mostrar {count} en Segmentos</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>95% CI, lower end</source>
        <translation>IC del 95&#xa0;%, límite inferior</translation>
    </message>
    <message>
        <source>95% CI, upper end</source>
        <translation>IC del 95&#xa0;%, límite superior</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Base de comparación</translation>
    </message>
    <message>
        <source>Not the baseline</source>
        <translation>No es la base de comparación</translation>
    </message>
    <message>
        <source>Compare all pairs again (space bar)</source>
        <translation>Volver a comparar todos los pares (barra espaciadora)</translation>
    </message>
    <message>
        <source>Compare the others with this candidate (space bar)</source>
        <translation>Comparar las demás con esta candidata (barra espaciadora)</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidata</translation>
    </message>
    <message>
        <source>The baseline: the candidate with which the others are compared.</source>
        <translation>La base de comparación: la candidata con la que se comparan las demás.</translation>
    </message>
    <message>
        <source>Show segments</source>
        <translation>Mostrar los segmentos</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matriz</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Comparar por</translation>
    </message>
    <message>
        <source>Compare all pairs</source>
        <translation>Comparar todos los pares</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatas</translation>
    </message>
    <message>
        <source>Matrix of candidates</source>
        <translation>Matriz de candidatas</translation>
    </message>
    <message>
        <source>Compute the confidence interval</source>
        <translation>Calcular el intervalo de confianza</translation>
    </message>
    <message>
        <source>Compute intervals and significance</source>
        <translation>Calcular intervalos y significación</translation>
    </message>
    <message>
        <source>Each cell is the row’s score minus the column’s.</source>
        <translation>Cada celda es la puntuación de la fila menos la de la columna.</translation>
    </message>
    <message>
        <source>Only differences from the baseline have been tested.</source>
        <translation>Solo se ha comprobado si son significativas las diferencias con la base de comparación.</translation>
    </message>
    <message>
        <source>Differences are measured from the best candidate. Click ☆ to choose another baseline.</source>
        <translation>Las diferencias se calculan respecto a la mejor candidata. Haga clic en ☆ para elegir otra base de comparación.</translation>
    </message>
    <message>
        <source>{candidate} against {rival}</source>
        <translation>{candidate} frente a {rival}</translation>
    </message>
    <message>
        <source>Show all segments of both</source>
        <translation>Mostrar todos los segmentos de ambas</translation>
    </message>
    <message>
        <source>Comparing segments…</source>
        <translation>Comparando segmentos…</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Iguales</translation>
    </message>
    <message>
        <source>Where {name} is furthest ahead</source>
        <translation>Mayores ventajas de {name}</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>Segmento {number}</translation>
    </message>
    <message>
        <source>Segments with the higher sentence BLEU</source>
        <translation>Segmentos con el BLEU por oración más alto</translation>
    </message>
    <message>
        <source>Below each number, the points of BLEU that the segment adds to the difference between the two scores; the most come first. The average of sentence BLEU is not the BLEU of the text.</source>
        <translation>Debajo de cada número, los puntos de BLEU que el segmento aporta a la diferencia entre las dos puntuaciones; primero, los que más aportan. La media del BLEU por oración no es el BLEU del texto.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Sentence BLEU</source>
        <translation>BLEU por oración</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Scoring the references against each other…</source>
        <translation>Calculando la puntuación de las referencias entre sí…</translation>
    </message>
    <message>
        <source>{name}: {score} (best candidate against the same references: {best})</source>
        <translation>{name}: {score} (mejor candidata frente a las mismas referencias: {best})</translation>
    </message>
    <message>
        <source>Dashed lines show how far apart the references are: each is scored against the others, that is, with one reference fewer than the candidates have.</source>
        <translation>Las líneas discontinuas muestran cuánto difieren las referencias: cada una se evalúa frente a las demás, es decir, con una referencia menos que las candidatas.</translation>
    </message>
    <message>
        <source>Agreement with external scores</source>
        <translation>Concordancia con puntuaciones externas</translation>
    </message>
    <message>
        <source>External score</source>
        <translation>Puntuación externa</translation>
    </message>
    <message>
        <source>Computed score</source>
        <translation>Puntuación calculada</translation>
    </message>
    <message>
        <source>Each point is a segment. Click one to open it.</source>
        <translation>Cada punto es un segmento. Haga clic en uno para abrirlo.</translation>
    </message>
    <message>
        <source>{candidate} has no external scores.</source>
        <translation>{candidate} no tiene puntuaciones externas.</translation>
    </message>
    <message>
        <source>{candidate}, {metric}: {note}</source>
        <translation>{candidate}, {metric}: {note}</translation>
    </message>
    <message>
        <source>{given} against {metric}, by segment</source>
        <translation>{given} frente a {metric}, por segmento</translation>
    </message>
    <message>
        <source>Use the arrow keys to move between points and Enter to open the segment.</source>
        <translation>Use las teclas de dirección para pasar de un punto a otro e Intro para abrir el segmento.</translation>
    </message>
    <message>
        <source>Segment {number}: {metric} {score}, {given} {other}</source>
        <translation>Segmento {number}: {metric} {score}, {given} {other}</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy without headings</source>
        <translation>Copiar sin encabezados</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Se ha producido un error inesperado.</translation>
    </message>
    <message>
        <source>Your files and settings are safe, and you can keep working. The report below helps to fix the problem. It contains none of your text, but it may contain names of files and folders. It is not sent anywhere; copy it if you want to pass it on.</source>
        <translation>Sus archivos y opciones están a salvo y puede seguir trabajando. El informe que aparece a continuación ayuda a corregir el fallo. No incluye ningún fragmento de sus textos, pero sí puede contener nombres de archivos y carpetas. No se envía a ninguna parte; si quiere compartirlo, cópielo.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
</context>
<context>
    <name>FieldChooser</name>
    <message>
        <source>None (the first row is text)</source>
        <translation>Ninguno (la primera fila es texto)</translation>
    </message>
    <message>
        <source>Detected in each sheet</source>
        <translation>Los detectados en cada hoja</translation>
    </message>
    <message>
        <source>Row {row}: {texts}</source>
        <translation>Fila {row}: {texts}</translation>
    </message>
    <message>
        <source>Choose at least one text.</source>
        <translation>Elija al menos un texto.</translation>
    </message>
    <message>
        <source>Texts in “{file}”</source>
        <translation>Textos de «{file}»</translation>
    </message>
    <message>
        <source>This file contains several texts. Choose how each of them is used.</source>
        <translation>Este archivo contiene varios textos. Elija para qué se usa cada uno.</translation>
    </message>
    <message>
        <source>These roles were chosen automatically. Change any that are wrong.</source>
        <translation>Estos usos se han elegido automáticamente. Cambie los que no sean correctos.</translation>
    </message>
    <message>
        <source>&amp;Direction of the scores</source>
        <translation>Senti&amp;do de las puntuaciones</translation>
    </message>
    <message>
        <source>&amp;Grades, the best first</source>
        <translation>Nota&amp;s, de mejor a peor</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Hoja</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>&amp;Headings</source>
        <translation>&amp;Encabezados</translation>
    </message>
    <message>
        <source>All: {names}</source>
        <translation>Todo: {names}</translation>
    </message>
    <message>
        <source>{name}, hidden</source>
        <translation>{name}, oculta</translation>
    </message>
    <message>
        <source>{name} (rows: {count})</source>
        <translation>{name} (filas: {count})</translation>
    </message>
    <message>
        <source>Use as</source>
        <translation>Usar como</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>First segments</source>
        <translation>Primeros segmentos</translation>
    </message>
    <message>
        <source>Showing {shown} of {count}.</source>
        <translation>Se muestran {shown} de {count}.</translation>
    </message>
    <message>
        <source>References: {count}</source>
        <translation>Referencias: {count}</translation>
    </message>
    <message>
        <source>Candidates: {count}</source>
        <translation>Candidatas: {count}</translation>
    </message>
    <message>
        <source>Source text: {name}</source>
        <translation>Texto de origen: {name}</translation>
    </message>
    <message>
        <source>Key: {name}</source>
        <translation>Clave: {name}</translation>
    </message>
    <message>
        <source>Role of “{name}”</source>
        <translation>Uso de «{name}»</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>A good translation that others are compared with</source>
        <translation>Una buena traducción con la que se comparan las demás</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidata</translation>
    </message>
    <message>
        <source>A translation to be scored</source>
        <translation>Una traducción que se va a evaluar</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>Texto de origen</translation>
    </message>
    <message>
        <source>The text that was translated</source>
        <translation>El texto que se ha traducido</translation>
    </message>
    <message>
        <source>Identifies each row and pairs it with the same row of another file</source>
        <translation>Identifica cada fila y la empareja con la misma fila de otro archivo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Score of “{name}”</source>
        <translation>Puntuación de «{name}»</translation>
    </message>
    <message>
        <source>Suggestions: {count}</source>
        <translation>Propuestas: {count}</translation>
    </message>
    <message>
        <source>No text in the first rows</source>
        <translation>Sin texto en las primeras filas</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Reference translations</source>
        <translation>Traducciones de referencia</translation>
    </message>
    <message>
        <source>Candidate translations</source>
        <translation>Traducciones candidatas</translation>
    </message>
    <message>
        <source>Source text (optional)</source>
        <translation>Texto de origen (opcional)</translation>
    </message>
    <message>
        <source>Drop reference files here</source>
        <translation>Arrastre aquí las referencias</translation>
    </message>
    <message>
        <source>Drop candidate files here</source>
        <translation>Arrastre aquí las candidatas</translation>
    </message>
    <message>
        <source>Drop the source file here</source>
        <translation>Arrastre aquí el texto de origen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The project does not keep this text.</source>
        <translation>El proyecto no conserva este texto.</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover hacia arriba</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover hacia abajo</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto pegado</translation>
    </message>
    <message>
        <source>Reload scores</source>
        <translation>Volver a cargar las puntuaciones</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Volver a cargar</translation>
    </message>
    <message>
        <source>Choose texts…</source>
        <translation>Elegir textos…</translation>
    </message>
    <message>
        <source>Add scores…</source>
        <translation>Añadir puntuaciones…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Use the file’s name</source>
        <translation>Usar el nombre del archivo</translation>
    </message>
    <message>
        <source>Use as reference</source>
        <translation>Usar como referencia</translation>
    </message>
    <message>
        <source>Use as candidate</source>
        <translation>Usar como candidata</translation>
    </message>
    <message>
        <source>Use as source</source>
        <translation>Usar como texto de origen</translation>
    </message>
    <message>
        <source>Instead of “{name}”</source>
        <translation>En lugar de «{name}»</translation>
    </message>
    <message>
        <source>As a second reference</source>
        <translation>Como segunda referencia</translation>
    </message>
    <message>
        <source>Instead of all references</source>
        <translation>En lugar de todas las referencias</translation>
    </message>
    <message>
        <source>As a further reference</source>
        <translation>Como referencia adicional</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automáticamente</translation>
    </message>
    <message>
        <source>{encoding}?</source>
        <translation>¿{encoding}?</translation>
    </message>
    <message>
        <source>Segments whose text in the file differs from the candidate’s: {count}</source>
        <translation>Segmentos cuyo texto en el archivo no es el de la candidata: {count}</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>All files ({count})</source>
        <translation>Todos los archivos ({count})</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Archivo anterior</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Archivo siguiente</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
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
        <source>Unpaired files: {count}</source>
        <translation>Archivos sin correspondencia: {count}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Files scored: {scored} of {files}.</source>
        <translation>Archivos evaluados: {scored} de {files}.</translation>
    </message>
    <message>
        <source>Missing from at least one candidate, so not in “All files”: {count}.</source>
        <translation>Faltan en al menos una candidata, por lo que no cuentan en «Todos los archivos»: {count}.</translation>
    </message>
    <message>
        <source>All segments of these files as one text.</source>
        <translation>Todos los segmentos de estos archivos como un solo texto.</translation>
    </message>
    <message>
        <source>{candidate}: no such file</source>
        <translation>{candidate}: falta este archivo</translation>
    </message>
</context>
<context>
    <name>FoldersPage</name>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>Paired files</source>
        <translation>Archivos emparejados</translation>
    </message>
    <message>
        <source>None of these files could be scored</source>
        <translation>No se ha podido evaluar ninguno de estos archivos</translation>
    </message>
    <message>
        <source>Are these the right pairs? Files to score: {count}</source>
        <translation>¿Son correctos estos pares? Archivos que se evaluarán: {count}</translation>
    </message>
    <message>
        <source>Score these files</source>
        <translation>Evaluar estos archivos</translation>
    </message>
    <message>
        <source>Unpaired, so not scored: {count}.</source>
        <translation>Sin correspondencia, por lo que no se evalúan: {count}.</translation>
    </message>
    <message>
        <source>Missing from at least one candidate: {count}.</source>
        <translation>Faltan en al menos una candidata: {count}.</translation>
    </message>
    <message>
        <source>Other types of files, skipped: {count}.</source>
        <translation>Archivos de otros tipos, omitidos: {count}.</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>… and {count} more</source>
        <translation>… y {count} más</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>What changed</source>
        <translation>Qué ha cambiado</translation>
    </message>
    <message>
        <source>Earlier:</source>
        <translation>Antes:</translation>
    </message>
    <message>
        <source>Later:</source>
        <translation>Después:</translation>
    </message>
    <message>
        <source>Earlier run</source>
        <translation>Ejecución anterior</translation>
    </message>
    <message>
        <source>Later run</source>
        <translation>Ejecución posterior</translation>
    </message>
    <message>
        <source>Show segments that got worse</source>
        <translation>Mostrar los segmentos que empeoraron</translation>
    </message>
    <message>
        <source>Current result (not saved)</source>
        <translation>Actual (sin guardar)</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidata</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>IC del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Conclusión</translation>
    </message>
    <message>
        <source>Scores refer to the whole runs; difference, interval and verdict refer to the segments in common.</source>
        <translation>Las puntuaciones son de las ejecuciones completas; la diferencia, el intervalo y la conclusión, de los segmentos en común.</translation>
    </message>
    <message>
        <source>Only for the current result</source>
        <translation>Solo para el resultado actual</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Rename run</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Delete run…</source>
        <translation>Eliminar ejecución…</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>When you save the project, the current result is recorded as a run.</source>
        <translation>Al guardar el proyecto, el resultado actual se registra como una ejecución.</translation>
    </message>
    <message>
        <source>Runs with different settings are not connected.</source>
        <translation>Las ejecuciones con opciones distintas no se unen con una línea.</translation>
    </message>
    <message>
        <source>Scores of all runs</source>
        <translation>Puntuaciones de todas las ejecuciones</translation>
    </message>
    <message>
        <source>Each delivery is a different text, so a difference may also be due to the text. Differences are not tested.</source>
        <translation>Cada entrega es un texto distinto, así que una diferencia también puede deberse al texto. No se comprueba si las diferencias son significativas.</translation>
    </message>
    <message>
        <source>{score}, unchanged since run {number}</source>
        <translation>{score}, sin cambios desde la ejecución {number}</translation>
    </message>
    <message>
        <source>{score} ({difference} since run {number})</source>
        <translation>{score} ({difference} desde la ejecución {number})</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>95% confidence interval</source>
        <translation>Intervalo de confianza del 95&#xa0;%</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Delete {run}?</source>
        <translation>¿Eliminar «{run}»?</translation>
    </message>
    <message>
        <source>The scores of this run cannot be recovered. Your files are not changed.</source>
        <translation>Las puntuaciones de esta ejecución no se podrán recuperar. Sus archivos no se modifican.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Todavía no hay ejecuciones</translation>
    </message>
</context>
<context>
    <name>KeptTexts</name>
    <message>
        <source>This project keeps numbers only, not the texts.</source>
        <translation>Este proyecto conserva solo las cifras, no los textos.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Understand BLEU</source>
        <translation>Entender BLEU</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>What BLEU measures</source>
        <translation>Qué mide BLEU</translation>
    </message>
    <message>
        <source>BLEU measures how closely a candidate translation agrees with one or more reference translations, over a whole text. The scale runs from 0 to 100. Some publications write the same scores from 0 to 1.</source>
        <translation>BLEU mide hasta qué punto una traducción candidata coincide con una o varias traducciones de referencia en el conjunto de un texto. La escala va de 0 a 100. Algunas publicaciones expresan las mismas puntuaciones de 0 a 1.</translation>
    </message>
    <message>
        <source>No agreement: no word matches. Without smoothing, the score is also 0 if no sequence of four words matches.</source>
        <translation>Ninguna coincidencia: no coincide ni una palabra. Sin suavizado, la puntuación es también 0 si no coincide ninguna secuencia de cuatro palabras.</translation>
    </message>
    <message>
        <source>Full agreement: each segment is word for word the same as a reference. Good translations score far lower, because two people rarely translate alike.</source>
        <translation>Coincidencia total: cada segmento es igual, palabra por palabra, a una referencia. Las buenas traducciones quedan muy por debajo, porque rara vez dos personas traducen igual.</translation>
    </message>
    <message>
        <source>The text is split into tokens: words and punctuation marks. A sequence of n tokens is called an n-gram, and n is its order.</source>
        <translation>El texto se divide en tokens: palabras y signos de puntuación. Una secuencia de n tokens se llama n-grama, y n es su orden.</translation>
    </message>
    <message>
        <source>The precision of an order is the share of the candidate’s n-grams that also occur in a reference:</source>
        <translation>La precisión de un orden es la proporción de n-gramas de la candidata que también aparecen en una referencia:</translation>
    </message>
    <message>
        <source>Each word may count as often as in the reference that contains it most often: for “the” this is reference 1, for “a” reference 2.</source>
        <translation>Cada palabra puede contar tantas veces como aparece en la referencia que más la repite: para «the» es la referencia 1; para «a», la referencia 2.</translation>
    </message>
    <message>
        <source>Words and word sequences</source>
        <translation>Palabras y secuencias de palabras</translation>
    </message>
    <message>
        <source>Single words that match suggest that the meaning is there (adequacy). Longer sequences that match suggest that it reads naturally (fluency). BLEU counts sequences of one to four words and combines them into one number.</source>
        <translation>Que coincidan palabras sueltas indica que se conserva el contenido (fidelidad). Que coincidan secuencias más largas indica que el texto se lee con naturalidad (fluidez). BLEU cuenta secuencias de una a cuatro palabras y las combina en un solo número.</translation>
    </message>
    <message>
        <source>Counting matches</source>
        <translation>Cómo se cuentan las coincidencias</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>segmentos</translation>
    </message>
    <message>
        <source>n-grams that match</source>
        <translation>n-gramas coincidentes</translation>
    </message>
    <message>
        <source>n-grams of the candidate</source>
        <translation>n-gramas de la candidata</translation>
    </message>
    <message>
        <source>Precision of order n: n-grams that match, added up over all segments, divided by all n-grams of the candidate, added up over all segments.</source>
        <translation>Precisión de orden n: suma de los n-gramas coincidentes de todos los segmentos dividida entre la suma de todos los n-gramas de la candidata en todos los segmentos.</translation>
    </message>
    <message>
        <source>Both counts are added up over all segments before they are divided. So the score of a text is not the average of its segments’ scores: long segments weigh more.</source>
        <translation>Ambas cifras se suman en todos los segmentos antes de dividirlas. Por eso la puntuación de un texto no es la media de las de sus segmentos: los segmentos largos pesan más.</translation>
    </message>
    <message>
        <source>Capitalization</source>
        <translation>Mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Case counts: “The” and “the” are different words, unless you choose to ignore case.</source>
        <translation>Las mayúsculas cuentan: «The» y «the» son palabras distintas, a menos que elija no distinguirlas.</translation>
    </message>
    <message>
        <source>Repeated words are clipped</source>
        <translation>Las repeticiones se recortan</translation>
    </message>
    <message>
        <source>If every repetition counted, a candidate could collect matches by repeating common words. So a word counts at most as often as it occurs in the reference that contains it most often. The same goes for longer n-grams.</source>
        <translation>Si contara cada repetición, una candidata podría sumar coincidencias repitiendo palabras frecuentes. Por eso cada palabra cuenta, como máximo, tantas veces como aparece en la referencia que más la repite. Lo mismo vale para los n-gramas más largos.</translation>
    </message>
    <message>
        <source>N-grams of “{text}”</source>
        <translation>N-gramas de «{text}»</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>With several references: the largest count</source>
        <translation>Con varias referencias: el recuento mayor</translation>
    </message>
    <message>
        <source>Reference {number}</source>
        <translation>Referencia {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Cuentan</translation>
    </message>
    <message>
        <source>The precision of order 1 is {matched} of {total}, which is {share}.</source>
        <translation>La precisión de orden 1 es de {matched} de {total}, es decir, el {share}.</translation>
    </message>
    <message>
        <source>reference length</source>
        <translation>longitud de referencia</translation>
    </message>
    <message>
        <source>candidate length</source>
        <translation>longitud de la candidata</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Brevity penalty: 1, or e to the power of 1 minus reference length divided by candidate length if that is less.</source>
        <translation>Penalización por brevedad: 1, o bien e elevado a 1 menos el cociente entre la longitud de referencia y la longitud de la candidata, si ese valor es menor.</translation>
    </message>
    <message>
        <source>Both lengths are counted in tokens and added up over all segments. A candidate that is too long needs no penalty, because the extra tokens already lower its precision.</source>
        <translation>Ambas longitudes se cuentan en tokens y se suman en todos los segmentos. Una candidata demasiado larga no necesita penalización, porque los tokens que sobran ya reducen su precisión.</translation>
    </message>
    <message>
        <source>Candidate / reference</source>
        <translation>Candidata / referencia</translation>
    </message>
    <message>
        <source>BP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>Why there is no recall</source>
        <translation>Por qué no hay exhaustividad</translation>
    </message>
    <message>
        <source>Recall would measure how much of the reference the candidate contains. With several references, no good translation contains the words of all of them. So BLEU is based on precision alone, and the brevity penalty takes the place of recall: it makes omissions costly.</source>
        <translation>La exhaustividad (recall) mediría qué parte de la referencia contiene la candidata. Con varias referencias, ninguna buena traducción contiene las palabras de todas. Por eso BLEU se basa solo en la precisión, y la penalización por brevedad ocupa el lugar de la exhaustividad: penaliza las omisiones.</translation>
    </message>
    <message>
        <source>With several references: the closest length</source>
        <translation>Con varias referencias: la longitud más cercana</translation>
    </message>
    <message>
        <source>Example: the candidate has {candidate} tokens, the references have {references}. The closest length is {closest}, the shortest {shortest}.</source>
        <translation>Ejemplo: la candidata tiene {candidate} tokens; las referencias, {references}. La longitud más cercana es {closest}; la menor, {shortest}.</translation>
    </message>
    <message>
        <source>The whole formula</source>
        <translation>La fórmula completa</translation>
    </message>
    <message>
        <source>BLEU is the brevity penalty times the geometric mean of the four precisions. If one precision is 0 and nothing is smoothed, the whole score is 0.</source>
        <translation>BLEU es el producto de la penalización por brevedad y la media geométrica de las cuatro precisiones. Si una precisión es 0 y no se aplica suavizado, la puntuación total es 0.</translation>
    </message>
    <message>
        <source>BLEU: 100 times the brevity penalty times the fourth root of the product of the four precisions.</source>
        <translation>BLEU: 100 por la penalización por brevedad y por la raíz cuarta del producto de las cuatro precisiones.</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>Con números</translation>
    </message>
    <message>
        <source>BLEU of the example: {score}</source>
        <translation>BLEU del ejemplo: {score}</translation>
    </message>
    <message>
        <source>In general</source>
        <translation>En general</translation>
    </message>
    <message>
        <source>BLEU: 100 times the brevity penalty times e to the power of the sum, over all orders, of weight times logarithm of the precision.</source>
        <translation>BLEU: 100 por la penalización por brevedad y por e elevado a la suma, para todos los órdenes, del peso por el logaritmo de la precisión.</translation>
    </message>
    <message>
        <source>Precision alone would reward a candidate that omits things. The brevity penalty BP lowers the score of a candidate that is shorter than the reference.</source>
        <translation>Por sí sola, la precisión premiaría a una candidata que omitiera contenido. La penalización por brevedad (BP) reduce la puntuación de una candidata más corta que la referencia.</translation>
    </message>
    <message>
        <source>In each segment, the reference length is that of the reference whose length is closest to the candidate’s or, if two are equally close, the shorter. Some programs take the shortest reference instead, which lowers the penalty.</source>
        <translation>En cada segmento, la longitud de referencia es la de la referencia cuya longitud más se acerca a la de la candidata; entre dos igual de cercanas, la menor. Algunos programas toman la referencia más corta, con lo que la penalización es menor.</translation>
    </message>
    <message>
        <source>Each order n has a weight w, and the weights add up to 1. Nearly everywhere, N is 4 and all weights are 1/4, which gives the formula above. With another maximum n-gram order N, all weights are 1/N.</source>
        <translation>Cada orden n tiene un peso w, y los pesos suman 1. Casi siempre N es 4 y todos los pesos son 1/4, lo que da la fórmula anterior. Con otro orden máximo de n-gramas N, todos los pesos son 1/N.</translation>
    </message>
    <message>
        <source>Split both texts into tokens</source>
        <translation>Dividir ambos textos en tokens</translation>
    </message>
    <message>
        <source>List the candidate’s n-grams</source>
        <translation>Listar los n-gramas de la candidata</translation>
    </message>
    <message>
        <source>Count matches, clipped</source>
        <translation>Contar coincidencias, con tope</translation>
    </message>
    <message>
        <source>Divide: precisions</source>
        <translation>Dividir: precisiones</translation>
    </message>
    <message>
        <source>Geometric mean</source>
        <translation>Media geométrica</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>Penalización por brevedad</translation>
    </message>
    <message>
        <source>Multiply: BLEU</source>
        <translation>Multiplicar: BLEU</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>In a short text, it is common that no sequence of four words matches. This makes one precision 0, and so the whole score 0, however well the rest agrees. Smoothing replaces the 0 with a small value. In a single sentence, smoothing decides the score; in a long text, it changes next to nothing.</source>
        <translation>En un texto corto es habitual que no coincida ninguna secuencia de cuatro palabras. Entonces una precisión es 0 y, con ella, toda la puntuación, por mucho que coincida lo demás. El suavizado sustituye ese 0 por un valor pequeño. En una oración suelta, el suavizado decide la puntuación; en un texto largo, no cambia casi nada.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Scores with different smoothing cannot be compared. The signature says which one was used.</source>
        <translation>Las puntuaciones con distinto suavizado no son comparables. La firma indica cuál se ha usado.</translation>
    </message>
    <message>
        <source>Nothing: BLEU as it was defined.</source>
        <translation>Nada: BLEU tal como se definió.</translation>
    </message>
    <message>
        <source>The first order without a match counts as half a match, the next as a quarter, and so on. sacreBLEU’s default.</source>
        <translation>El primer orden sin coincidencias cuenta como media coincidencia, el siguiente como un cuarto, etc. Es el valor predeterminado de sacreBLEU.</translation>
    </message>
    <message>
        <source>An order without a match counts as {value} matches.</source>
        <translation>Un orden sin coincidencias cuenta como {value} coincidencias.</translation>
    </message>
    <message>
        <source>From order 2 on, {value} is added to matches and n-grams, even where there are matches.</source>
        <translation>A partir del orden 2 se suma {value} a las coincidencias y a los n-gramas, aunque haya coincidencias.</translation>
    </message>
    <message>
        <source>In every order, 1 is added to matches and n-grams, even where there are matches.</source>
        <translation>En todos los órdenes se suma 1 a las coincidencias y a los n-gramas, aunque haya coincidencias.</translation>
    </message>
    <message>
        <source>What a score means</source>
        <translation>Qué significa la puntuación</translation>
    </message>
    <message>
        <source>Google’s guide to interpreting BLEU scores has seven bands. It describes what texts with such scores are usually like, not how good a particular text is.</source>
        <translation>La guía de Google para interpretar las puntuaciones BLEU distingue siete tramos. Describe cómo suelen ser los textos con esas puntuaciones, no la calidad de un texto concreto.</translation>
    </message>
    <message>
        <source>The bands apply to words. Chinese scores far higher by characters than by words, so there is no band where the two do not agree.</source>
        <translation>Los tramos se refieren a palabras. Por caracteres, el chino obtiene puntuaciones mucho más altas que por palabras, así que no hay tramo cuando los dos no concuerdan.</translation>
    </message>
    <message>
        <source>Formula recognition</source>
        <translation>Reconocimiento de fórmulas</translation>
    </message>
    <message>
        <source>BLEU also scores programs that read formulas from pictures and write them in LaTeX. The bands do not apply there: all published models score far higher.</source>
        <translation>BLEU también sirve para evaluar programas que leen fórmulas en imágenes y las escriben en LaTeX. En ese caso, los tramos no se aplican: todos los modelos publicados obtienen puntuaciones mucho más altas.</translation>
    </message>
    <message>
        <source>Omitting an article costs as much as writing ESA instead of NASA.</source>
        <translation>Omitir un artículo cuesta tanto como escribir ESA en lugar de NASA.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Picture of a formula to LaTeX</source>
        <translation>De la imagen de una fórmula a LaTeX</translation>
    </message>
    <message>
        <source>Only known approximately</source>
        <translation>Solo se conoce de forma aproximada</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Cifra publicada</translation>
    </message>
    <message>
        <source>What BLEU cannot see</source>
        <translation>Lo que BLEU no ve</translation>
    </message>
    <message>
        <source>It needs a whole text</source>
        <translation>Necesita un texto completo</translation>
    </message>
    <message>
        <source>BLEU says little about a single sentence: a good one can score near zero. The score of a text is not the average of its sentences’ scores.</source>
        <translation>BLEU dice poco de una oración aislada: una bien traducida puede obtener una puntuación cercana a cero. La puntuación de un texto no es la media de las puntuaciones de sus oraciones.</translation>
    </message>
    <message>
        <source>All words weigh the same</source>
        <translation>Todas las palabras pesan lo mismo</translation>
    </message>
    <message>
        <source>It does not understand the text</source>
        <translation>No comprende el texto</translation>
    </message>
    <message>
        <source>BLEU ignores meaning and grammar. A missing “not” costs little, and BLEU does not look beyond four words in a row.</source>
        <translation>BLEU no tiene en cuenta el significado ni la gramática. Omitir un «no» cuesta poco, y BLEU no ve más allá de cuatro palabras seguidas.</translation>
    </message>
    <message>
        <source>It depends on preprocessing</source>
        <translation>Depende del preprocesamiento</translation>
    </message>
    <message>
        <source>How the text is normalized and split into tokens affects the score. Publish the signature along with the score.</source>
        <translation>La forma de normalizar el texto y de dividirlo en tokens influye en la puntuación. Publique la firma junto con la puntuación.</translation>
    </message>
    <message>
        <source>Scores are comparable only for the same text, language, word segmentation and number of references.</source>
        <translation>Las puntuaciones solo son comparables si coinciden el texto, el idioma, la segmentación en palabras y el número de referencias.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Ejemplos resueltos</translation>
    </message>
    <message>
        <source>Computed on this computer with the word segmentation 13a. Single sentences show how BLEU works, not how good a translation is.</source>
        <translation>Calculados en este equipo con la segmentación en palabras 13a. Las oraciones sueltas muestran cómo funciona BLEU, no lo buena que es una traducción.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Order 3 of the last example is 1/4, because “on the mat” matches. Some pages print 0/4.</source>
        <translation>El orden 3 del último ejemplo es 1/4, porque «on the mat» coincide. Algunas páginas indican 0/4.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Coincidencias</translation>
    </message>
    <message>
        <source>Brevity penalty: {penalty}</source>
        <translation>Penalización por brevedad: {penalty}</translation>
    </message>
    <message>
        <source>Smoothing {smoothing}: BLEU {score}</source>
        <translation>BLEU {score} · Suavizado: {smoothing}</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidata</translation>
    </message>
    <message>
        <source>Words of Chinese</source>
        <translation>Las palabras del chino</translation>
    </message>
    <message>
        <source>Chinese is written without spaces, so the words have to be found first. This is called word segmentation. Here are a reference and a candidate that lacks one character, split in three ways:</source>
        <translation>El chino se escribe sin espacios, así que primero es necesario encontrar las palabras. Esto se llama segmentación en palabras. A continuación, una referencia y una candidata a la que le falta un carácter, divididas de tres maneras:</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>Segmentación en palabras</translation>
    </message>
    <message>
        <source>Reference and candidate</source>
        <translation>Referencia y candidata</translation>
    </message>
    <message>
        <source>By a dictionary, the reference contains a word that the candidate does not have, although only one of its characters is missing. By characters, more matches, and the score is higher. Without segmentation, the whole sentence is one word, and nothing matches.</source>
        <translation>Con un diccionario, la referencia contiene una palabra que la candidata no tiene, aunque solo le falta uno de sus caracteres. Por caracteres coinciden más tokens y la puntuación es más alta. Sin segmentación, toda la frase es una sola palabra y nada coincide.</translation>
    </message>
    <message>
        <source>So a score of Chinese means nothing without its word segmentation. Publications mostly split Chinese into characters (zh). Compare only scores with the same one.</source>
        <translation>Por eso, una puntuación del chino no significa nada sin su segmentación en palabras. Las publicaciones suelen dividir el chino en caracteres (zh). Compare solo puntuaciones obtenidas con la misma.</translation>
    </message>
    <message>
        <source>Try this example</source>
        <translation>Probar este ejemplo</translation>
    </message>
</context>
<context>
    <name>Licenses</name>
    <message>
        <source>Licenses</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>BLEU Desktop includes third-party software and data. Each item is listed with its license.</source>
        <translation>BLEU Desktop incluye software y datos de terceros. Cada componente figura con su licencia.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>License text</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>Source: {address}</source>
        <translation>Código fuente: {address}</translation>
    </message>
    <message>
        <source>This package does not include its license text.</source>
        <translation>Este paquete no incluye el texto de su licencia.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Save pa&amp;ired texts…</source>
        <translation>Guardar textos em&amp;parejados…</translation>
    </message>
    <message>
        <source>&amp;Type or paste text</source>
        <translation>Escribir o pegar te&amp;xto</translation>
    </message>
    <message>
        <source>Add &amp;references…</source>
        <translation>Añadir &amp;referencias…</translation>
    </message>
    <message>
        <source>Add &amp;candidates…</source>
        <translation>Añadir &amp;candidatas…</translation>
    </message>
    <message>
        <source>Reload &amp;all files</source>
        <translation>&amp;Volver a cargar todos los archivos</translation>
    </message>
    <message>
        <source>&amp;New evaluation</source>
        <translation>&amp;Nueva evaluación</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Abrir eje&amp;mplo</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Abrir r&amp;eciente</translation>
    </message>
    <message>
        <source>Pro&amp;ject</source>
        <translation>Pro&amp;yecto</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>&amp;Guardar proyecto</translation>
    </message>
    <message>
        <source>Sa&amp;ve project as…</source>
        <translation>G&amp;uardar proyecto como…</translation>
    </message>
    <message>
        <source>&amp;Keep texts in the project</source>
        <translation>&amp;Conservar los textos en el proyecto</translation>
    </message>
    <message>
        <source>&amp;Numbers only</source>
        <translation>Solo ci&amp;fras</translation>
    </message>
    <message>
        <source>&amp;Verify recorded scores</source>
        <translation>&amp;Verificar las puntuaciones registradas</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Abrir carpe&amp;ta…</translation>
    </message>
    <message>
        <source>Add source te&amp;xt…</source>
        <translation>Añadir texto de &amp;origen…</translation>
    </message>
    <message>
        <source>Re&amp;port…</source>
        <translation>In&amp;forme…</translation>
    </message>
    <message>
        <source>Numbers only, &amp;without names of files</source>
        <translation>Solo cifras, &amp;sin nombres de archivo</translation>
    </message>
    <message>
        <source>&amp;Known text…</source>
        <translation>Texto conoc&amp;ido…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Find in segments</source>
        <translation>&amp;Buscar en los segmentos</translation>
    </message>
    <message>
        <source>Copy &amp;score</source>
        <translation>Copiar &amp;puntuación</translation>
    </message>
    <message>
        <source>Copy s&amp;ignature</source>
        <translation>Copiar &amp;firma</translation>
    </message>
    <message>
        <source>&amp;Files and settings</source>
        <translation>&amp;Archivos y opciones</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Texto más gra&amp;nde</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Te&amp;xto más pequeño</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Puntuación</translation>
    </message>
    <message>
        <source>S&amp;egments</source>
        <translation>Se&amp;gmentos</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparación</translation>
    </message>
    <message>
        <source>&amp;Pairing</source>
        <translation>Pa&amp;res</translation>
    </message>
    <message>
        <source>C&amp;hecks</source>
        <translation>C&amp;omprobaciones</translation>
    </message>
    <message>
        <source>Hist&amp;ory</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>Files in fol&amp;ders</source>
        <translation>Archi&amp;vos de las carpetas</translation>
    </message>
    <message>
        <source>Ch&amp;anges</source>
        <translation>Ca&amp;mbios</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Understand BLEU</source>
        <translation>&amp;Entender BLEU</translation>
    </message>
    <message>
        <source>Check for a new &amp;version</source>
        <translation>Buscar una &amp;versión nueva</translation>
    </message>
    <message>
        <source>&amp;About BLEU Desktop</source>
        <translation>&amp;Acerca de BLEU Desktop</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Tamaño norma&amp;l</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Open reference and candidate translations</source>
        <translation>Abrir traducciones de referencia y traducciones candidatas</translation>
    </message>
    <message>
        <source>Add reference translations</source>
        <translation>Añadir traducciones de referencia</translation>
    </message>
    <message>
        <source>Add candidate translations</source>
        <translation>Añadir traducciones candidatas</translation>
    </message>
    <message>
        <source>Add the source text</source>
        <translation>Añadir el texto de origen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Carpeta:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Nombre del archivo:</translation>
    </message>
    <message>
        <source>File type:</source>
        <translation>Tipo de archivo:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ninguno por ahora</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>Choose the earlier version</source>
        <translation>Elegir la versión anterior</translation>
    </message>
    <message>
        <source>Choose the later version</source>
        <translation>Elegir la versión posterior</translation>
    </message>
    <message>
        <source>Changed on disk and reloaded: {names}</source>
        <translation>Archivos modificados en el disco y cargados de nuevo: {names}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>About BLEU Desktop</source>
        <translation>Acerca de BLEU Desktop</translation>
    </message>
    <message>
        <source>Scores translations with BLEU. Nothing leaves your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Evalúa traducciones con BLEU. Ningún dato sale de su equipo.

Software libre publicado con la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>Versiones nuevas</translation>
    </message>
    <message>
        <source>No browser could be opened.</source>
        <translation>No se ha podido abrir ningún navegador.</translation>
    </message>
    <message>
        <source>This is version {version}. All versions are at this address:
{address}</source>
        <translation>Esta es la versión {version}. Todas las versiones están en esta dirección:
{address}</translation>
    </message>
    <message>
        <source>Choose known text, such as a translation memory</source>
        <translation>Elegir el texto conocido, por ejemplo una memoria de traducción</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>This installation has no manual.</source>
        <translation>Esta instalación no incluye el manual.</translation>
    </message>
    <message>
        <source>In a copy of the source code, this command builds it:
{command}</source>
        <translation>En una copia del código fuente, este comando lo genera:
{command}</translation>
    </message>
    <message>
        <source>The manual is in this file:
{path}</source>
        <translation>El manual está en este archivo:
{path}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>“{token}”: {note}</source>
        <translation>«{token}»: {note}</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
</context>
<context>
    <name>NgramLists</name>
    <message>
        <source>Length in tokens</source>
        <translation>Longitud en tokens</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Missing from the candidate</source>
        <translation>Falta en la candidata</translation>
    </message>
    <message>
        <source>Added by the candidate</source>
        <translation>Sobra en la candidata</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Missing: {ngram}</source>
        <translation>Falta: {ngram}</translation>
    </message>
    <message>
        <source>Not in the reference: {ngram}</source>
        <translation>No está en la referencia: {ngram}</translation>
    </message>
    <message>
        <source>N-gram</source>
        <translation>N-grama</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} de {total}</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Bookmark this segment</source>
        <translation>Poner un marcador en este segmento</translation>
    </message>
    <message>
        <source>Assessment of this segment</source>
        <translation>Valoración de este segmento</translation>
    </message>
    <message>
        <source>Comment on this segment</source>
        <translation>Comentario sobre este segmento</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>No assessment</source>
        <translation>Sin valoración</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Segment {number}</source>
        <translation>Segmento {number}</translation>
    </message>
    <message>
        <source>Segment {number}: sentence BLEU {score}</source>
        <translation>Segmento {number}: BLEU por oración {score}</translation>
    </message>
    <message>
        <source>{name}: sentence BLEU {score}</source>
        <translation>{name}: BLEU por oración {score}</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>Calculando la puntuación…</translation>
    </message>
    <message>
        <source>Lines: {first_count} in “{first}”, {second_count} in “{second}”. Only the first {common} are scored.</source>
        <translation>Líneas: {first_count} en «{first}», {second_count} en «{second}». Solo se evalúan las primeras {common}.</translation>
    </message>
    <message>
        <source>Segments: {count}.</source>
        <translation>Segmentos: {count}.</translation>
    </message>
    <message>
        <source>Word segmentation: {name}.</source>
        <translation>Segmentación en palabras: {name}.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Second reference</source>
        <translation>Segunda referencia</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidata</translation>
    </message>
    <message>
        <source>Second candidate</source>
        <translation>Segunda candidata</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Pasted reference</source>
        <translation>Referencia pegada</translation>
    </message>
    <message>
        <source>Pasted second reference</source>
        <translation>Segunda referencia pegada</translation>
    </message>
    <message>
        <source>Pasted candidate</source>
        <translation>Candidata pegada</translation>
    </message>
    <message>
        <source>Pasted second candidate</source>
        <translation>Segunda candidata pegada</translation>
    </message>
    <message>
        <source>Type or paste text</source>
        <translation>Escribir o pegar texto</translation>
    </message>
    <message>
        <source>One segment per line. The score updates as you type. Nothing is saved.</source>
        <translation>Un segmento por línea. La puntuación se actualiza al escribir. No se guarda nada.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>A translation you trust</source>
        <translation>Una traducción fiable</translation>
    </message>
    <message>
        <source>The translation to score</source>
        <translation>La traducción que se va a evaluar</translation>
    </message>
    <message>
        <source>Turn into an evaluation</source>
        <translation>Convertir en evaluación</translation>
    </message>
</context>
<context>
    <name>PairingPage</name>
    <message>
        <source>Needs attention</source>
        <translation>Segmentos que requieren atención</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Todos los pares</translation>
    </message>
    <message>
        <source>Excluded: {concern}</source>
        <translation>Omitido: {concern}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Pair by content</source>
        <translation>Emparejar por contenido</translation>
    </message>
    <message>
        <source>Place {number} of {count}</source>
        <translation>Desfase {number} de {count}</translation>
    </message>
    <message>
        <source>Join these lines</source>
        <translation>Unir estas líneas</translation>
    </message>
    <message>
        <source>Exclude the empty line</source>
        <translation>Omitir la línea vacía</translation>
    </message>
    <message>
        <source>The last line of “{first}” is empty; “{second}” ends one line earlier.</source>
        <translation>La última línea de «{first}» está vacía; «{second}» termina una línea antes.</translation>
    </message>
    <message>
        <source>The last line of “{second}” is empty; “{first}” ends one line earlier.</source>
        <translation>La última línea de «{second}» está vacía; «{first}» termina una línea antes.</translation>
    </message>
    <message>
        <source>Line {second_line} of “{second}” is {count} lines in “{first}”, from line {first_line}.</source>
        <translation>La línea {second_line} de «{second}» ocupa {count} líneas en «{first}», a partir de la línea {first_line}.</translation>
    </message>
    <message>
        <source>Line {first_line} of “{first}” is {count} lines in “{second}”, from line {second_line}.</source>
        <translation>La línea {first_line} de «{first}» ocupa {count} líneas en «{second}», a partir de la línea {second_line}.</translation>
    </message>
    <message>
        <source>Joins these lines of “{first}”.</source>
        <translation>Une estas líneas de «{first}».</translation>
    </message>
    <message>
        <source>Joins these lines of “{second}”.</source>
        <translation>Une estas líneas de «{second}».</translation>
    </message>
    <message>
        <source>Insert an empty line here</source>
        <translation>Insertar aquí una línea vacía</translation>
    </message>
    <message>
        <source>Or pair all lines by content, here and everywhere else. Unmatched lines are excluded. The files themselves are never changed.</source>
        <translation>También puede emparejar todas las líneas por contenido, aquí y en el resto del texto. Las líneas sin correspondencia se omiten. Los archivos originales no se modifican nunca.</translation>
    </message>
    <message>
        <source>Line {first_line} of “{first}” has no match in “{second}”.</source>
        <translation>La línea {first_line} de «{first}» no tiene correspondencia en «{second}».</translation>
    </message>
    <message>
        <source>Line {second_line} of “{second}” has no match in “{first}”.</source>
        <translation>La línea {second_line} de «{second}» no tiene correspondencia en «{first}».</translation>
    </message>
    <message>
        <source>Inserts an empty line in “{second}”.</source>
        <translation>Inserta una línea vacía en «{second}».</translation>
    </message>
    <message>
        <source>Inserts an empty line in “{first}”.</source>
        <translation>Inserta una línea vacía en «{first}».</translation>
    </message>
    <message>
        <source>Excludes the empty last line of “{first}”.</source>
        <translation>Omite la última línea, vacía, de «{first}».</translation>
    </message>
    <message>
        <source>Excludes the empty last line of “{second}”.</source>
        <translation>Omite la última línea, vacía, de «{second}».</translation>
    </message>
    <message>
        <source>The file itself is not changed.</source>
        <translation>El archivo original no se modifica.</translation>
    </message>
    <message>
        <source>Nearby lines</source>
        <translation>Líneas cercanas</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>(in the line above)</source>
        <translation>(en la línea anterior)</translation>
    </message>
    <message>
        <source>Pair by</source>
        <translation>Emparejar por</translation>
    </message>
    <message>
        <source>Save texts…</source>
        <translation>Guardar textos…</translation>
    </message>
    <message>
        <source>Saves the texts as they are compared, without excluded pairs. The files themselves are never changed.</source>
        <translation>Guarda los textos tal como se comparan, sin los pares omitidos. Los archivos originales no se modifican nunca.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>How segments are matched up. “Automatic” uses keys or times where all files have them, otherwise the position; it also shifts subtitle times that do not match.</source>
        <translation>Cómo se emparejan los segmentos. «Automático» usa claves o tiempos si todos los archivos los tienen y, si no, la posición; además, desplaza los tiempos de los subtítulos que no coinciden.</translation>
    </message>
    <message>
        <source>Key or time</source>
        <translation>Clave o tiempo</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Segments in {name}: {count}</source>
        <translation>Segmentos en {name}: {count}</translation>
    </message>
    <message>
        <source>The files are misaligned</source>
        <translation>Los archivos están desfasados</translation>
    </message>
    <message>
        <source>The files do not match</source>
        <translation>Los archivos no se corresponden</translation>
    </message>
    <message>
        <source>One file has an empty line at the end</source>
        <translation>Un archivo tiene una línea vacía al final</translation>
    </message>
    <message>
        <source>Pairs compared: {compared} · excluded: {left_out}</source>
        <translation>Pares comparados: {compared} · omitidos: {left_out}</translation>
    </message>
    <message>
        <source>Open in Segments</source>
        <translation>Abrir en Segmentos</translation>
    </message>
    <message>
        <source>See what matches in this pair, and why</source>
        <translation>Ver qué coincide en este par y por qué</translation>
    </message>
    <message>
        <source>No pairs to check.</source>
        <translation>No hay pares que revisar.</translation>
    </message>
    <message>
        <source>Manual fixes: {count}</source>
        <translation>Correcciones manuales: {count}</translation>
    </message>
    <message>
        <source>Manual fixes in {name}: {count}</source>
        <translation>Correcciones manuales en {name}: {count}</translation>
    </message>
    <message>
        <source>Undo the last fix</source>
        <translation>Deshacer la última corrección</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidata</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(falta)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>The selected pair in full</source>
        <translation>Texto completo del par seleccionado</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Clave: {key}</translation>
    </message>
    <message>
        <source>{kind} · {name}</source>
        <translation>{kind} · {name}</translation>
    </message>
    <message>
        <source>{kind} · {name}, line {line}</source>
        <translation>{kind} · {name}, línea {line}</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>BLEU projects ({endings})</source>
        <translation>Proyectos BLEU ({endings})</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>evaluación</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Open the other version</source>
        <translation>Abrir la otra versión</translation>
    </message>
    <message>
        <source>Nothing is lost: your work is still here.</source>
        <translation>No se ha perdido nada: su trabajo sigue aquí.</translation>
    </message>
    <message>
        <source>A crash would lose your unsaved work, because no copy of it can be kept. Save the project, or free some space on the disk.</source>
        <translation>Si el programa se cerrara de forma inesperada, se perdería el trabajo sin guardar, porque no se puede conservar una copia. Guarde el proyecto o libere espacio en el disco.</translation>
    </message>
    <message>
        <source>Not saved when the program ended on {date}: {names}.</source>
        <translation>Sin guardar cuando el programa se cerró el {date}: {names}.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Showing the recorded result.</source>
        <translation>Se muestra el resultado registrado.</translation>
    </message>
    <message>
        <source>Changed since they were scored: {files}.</source>
        <translation>Han cambiado desde que se evaluaron: {files}.</translation>
    </message>
    <message>
        <source>Not found: {files}.</source>
        <translation>No se encuentran: {files}.</translation>
    </message>
    <message>
        <source>Using the recorded texts.</source>
        <translation>Se usan los textos registrados.</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>Volver a calcular</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>comments and bookmarks</source>
        <translation>comentarios y marcadores</translation>
    </message>
    <message>
        <source>comments on texts that were removed</source>
        <translation>comentarios sobre textos quitados</translation>
    </message>
    <message>
        <source>1 line inserted</source>
        <translation>1 línea insertada</translation>
    </message>
    <message>
        <source>{count} lines inserted</source>
        <translation>{count} líneas insertadas</translation>
    </message>
    <message>
        <source>1 line joined with the next</source>
        <translation>1 línea unida a la siguiente</translation>
    </message>
    <message>
        <source>{count} lines joined with the next</source>
        <translation>{count} líneas unidas a la siguiente</translation>
    </message>
    <message>
        <source>excluded and kept segments</source>
        <translation>segmentos omitidos y conservados</translation>
    </message>
    <message>
        <source>names of texts</source>
        <translation>nombres de los textos</translation>
    </message>
    <message>
        <source>pasted texts</source>
        <translation>textos pegados</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Guardar proyecto</translation>
    </message>
    <message>
        <source>What should the project keep?</source>
        <translation>¿Qué debe conservar el proyecto?</translation>
    </message>
    <message>
        <source>&amp;Texts and numbers</source>
        <translation>&amp;Textos y cifras</translation>
    </message>
    <message>
        <source>&amp;Numbers only</source>
        <translation>Solo ci&amp;fras</translation>
    </message>
    <message>
        <source>&amp;Without names of files</source>
        <translation>&amp;Sin nombres de archivo</translation>
    </message>
    <message>
        <source>For confidential texts: keeps scores, settings, names and comments, but no texts. To show texts, the project needs the original files.</source>
        <translation>Para textos confidenciales: se conservan las puntuaciones, las opciones, los nombres y los comentarios, pero no los textos. Para mostrarlos, el proyecto necesita los archivos originales.</translation>
    </message>
    <message>
        <source>Pasted text will not be kept.</source>
        <translation>El texto pegado no se conservará.</translation>
    </message>
    <message>
        <source>Everything can be shown and scored again, even without the files. Anyone who receives the project can read the texts.</source>
        <translation>Todo se puede mostrar y volver a calcular, incluso sin los archivos. Quien reciba el proyecto podrá leer los textos.</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Save project as</source>
        <translation>Guardar proyecto como</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Texts are only known as numbered candidates and references, also when the project is opened again. To score them again, add the files again.</source>
        <translation>Los textos solo se conocen como candidatas y referencias numeradas, también cuando se vuelva a abrir el proyecto. Para evaluarlos de nuevo, vuelva a añadir los archivos.</translation>
    </message>
    <message>
        <source>Where is “{name}”?</source>
        <translation>¿Dónde está «{name}»?</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>¿Guardar los cambios en «{name}»?</translation>
    </message>
    <message>
        <source>Save your work in a project?</source>
        <translation>¿Guardar el trabajo en un proyecto?</translation>
    </message>
    <message>
        <source>Not saved yet: {work}.</source>
        <translation>Aún sin guardar: {work}.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove all texts from “{name}”?</source>
        <translation>¿Eliminar todos los textos de «{name}»?</translation>
    </message>
    <message>
        <source>Scores, settings, names and comments stay. The texts of all recorded results are removed from the file. This cannot be undone.</source>
        <translation>Se conservan las puntuaciones, las opciones, los nombres y los comentarios. Los textos de todos los resultados registrados se eliminan del archivo. Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>Remove all texts and all names of files from “{name}”?</source>
        <translation>¿Eliminar todos los textos y todos los nombres de archivo de «{name}»?</translation>
    </message>
    <message>
        <source>Scores, settings and comments stay. The texts and names of all recorded results are removed from the file. This cannot be undone.</source>
        <translation>Se conservan las puntuaciones, las opciones y los comentarios. Los textos y los nombres de todos los resultados registrados se eliminan del archivo. Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eliminar</translation>
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
        <translation>Mayús</translation>
    </message>
</context>
<context>
    <name>Rates</name>
    <message>
        <source>Rates</source>
        <translation>Tarifas</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Unidad</translation>
    </message>
    <message>
        <source>Each word or character counts with the weight of its band. With the weight {weight}, ten words count as three.</source>
        <translation>Cada palabra o carácter cuenta según el peso de su tramo. Con el peso {weight}, diez palabras cuentan como tres.</translation>
    </message>
    <message>
        <source>&amp;Price per unit</source>
        <translation>&amp;Precio por unidad</translation>
    </message>
    <message>
        <source>&amp;Currency (ISO code)</source>
        <translation>&amp;Moneda (código ISO)</translation>
    </message>
    <message>
        <source>&amp;Decimals of amounts</source>
        <translation>&amp;Decimales de los importes</translation>
    </message>
    <message>
        <source>&amp;Minimum fee</source>
        <translation>&amp;Importe mínimo</translation>
    </message>
    <message>
        <source>Add band</source>
        <translation>Añadir tramo</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Abrir archivo…</translation>
    </message>
    <message>
        <source>Save file…</source>
        <translation>Guardar archivo…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Example: per word, repetitions apart</source>
        <translation>Ejemplo: por palabra, repeticiones aparte</translation>
    </message>
    <message>
        <source>Example: per word, with a minimum fee</source>
        <translation>Ejemplo: por palabra, con importe mínimo</translation>
    </message>
    <message>
        <source>Example: per character</source>
        <translation>Ejemplo: por carácter</translation>
    </message>
    <message>
        <source>As usual: {count}</source>
        <translation>Lo habitual: {count}</translation>
    </message>
    <message>
        <source>Similarity from</source>
        <translation>Similitud desde</translation>
    </message>
    <message>
        <source>Remove this band</source>
        <translation>Quitar este tramo</translation>
    </message>
    <message>
        <source>Two bands begin at {percent}.</source>
        <translation>Dos tramos empiezan en el {percent}.</translation>
    </message>
    <message>
        <source>A currency is an ISO code of three letters, such as EUR.</source>
        <translation>La moneda es un código ISO de tres letras, como EUR.</translation>
    </message>
    <message>
        <source>Open rates</source>
        <translation>Abrir tarifas</translation>
    </message>
    <message>
        <source>Save rates</source>
        <translation>Guardar tarifas</translation>
    </message>
    <message>
        <source>Rates ({endings})</source>
        <translation>Tarifas ({endings})</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>PDF document</source>
        <translation>Documento PDF</translation>
    </message>
    <message>
        <source>Word document (DOCX)</source>
        <translation>Documento de Word (DOCX)</translation>
    </message>
    <message>
        <source>For editing: changes are tracked, and can be accepted or rejected.</source>
        <translation>Para editarlo: los cambios están marcados con el control de cambios y se pueden aceptar o rechazar.</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Página web (HTML)</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <translation>Hoja de cálculo (XLSX)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabla (CSV)</translation>
    </message>
    <message>
        <source>Table (TSV)</source>
        <translation>Tabla (TSV)</translation>
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
        <translation>Para incluir en un artículo; requiere el paquete booktabs.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>To print, or to send to people without this program.</source>
        <translation>Para imprimir o enviar a quien no tenga este programa.</translation>
    </message>
    <message>
        <source>One file that opens in any browser, also on a phone; light or dark.</source>
        <translation>Un solo archivo que se abre en cualquier navegador, también en el móvil; claro u oscuro.</translation>
    </message>
    <message>
        <source>The {count} most changed</source>
        <translation>Los {count} más modificados</translation>
    </message>
    <message>
        <source>The {count} with the lowest sentence BLEU</source>
        <translation>Los {count} con el BLEU por oración más bajo</translation>
    </message>
    <message>
        <source>The {count} that lower the score most</source>
        <translation>Los {count} que más bajan la puntuación</translation>
    </message>
    <message>
        <source>The {count} where the two best candidates differ most</source>
        <translation>Los {count} en que más difieren las dos mejores candidatas</translation>
    </message>
    <message>
        <source>For wikis, issues and merge requests.</source>
        <translation>Para wikis, incidencias y solicitudes de fusión.</translation>
    </message>
    <message>
        <source>The segments as one table, for spreadsheets and scripts.</source>
        <translation>Los segmentos en una sola tabla, para hojas de cálculo y scripts.</translation>
    </message>
    <message>
        <source>Three sheets: to read, to sort and filter, and to check.</source>
        <translation>Tres hojas: para leer, para ordenar y filtrar, y para comprobar.</translation>
    </message>
    <message>
        <source>The segments as one table, separated by tabs.</source>
        <translation>Los segmentos en una sola tabla, con tabulaciones entre las columnas.</translation>
    </message>
    <message>
        <source>Everything in full precision, for other programs. Always in English.</source>
        <translation>Todo con la máxima precisión, para otros programas. Siempre en inglés.</translation>
    </message>
    <message>
        <source>No Chinese font is installed, so Chinese characters in a PDF would be empty boxes. Install a font such as Noto Sans CJK.</source>
        <translation>No hay ninguna fuente china instalada, por lo que los caracteres chinos de un PDF serían recuadros vacíos. Instale una, por ejemplo, Noto Sans CJK.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Shown on the Segments page</source>
        <translation>Los que muestra la página «Segmentos»</translation>
    </message>
    <message>
        <source>With a comment, an assessment or a bookmark</source>
        <translation>Con comentario, valoración o marcador</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>S&amp;egments</source>
        <translation>Se&amp;gmentos</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>Títu&amp;lo</translation>
    </message>
    <message>
        <source>&amp;Client</source>
        <translation>Clie&amp;nte</translation>
    </message>
    <message>
        <source>P&amp;roject</source>
        <translation>P&amp;royecto</translation>
    </message>
    <message>
        <source>Include the &amp;texts</source>
        <translation>Incluir los &amp;textos</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Order &amp;number</source>
        <translation>N.º de pe&amp;dido</translation>
    </message>
    <message>
        <source>Computed &amp;by</source>
        <translation>Calculad&amp;o por</translation>
    </message>
    <message>
        <source>Open fol&amp;der</source>
        <translation>Abrir la &amp;carpeta</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>G&amp;uardar…</translation>
    </message>
    <message>
        <source>Numbers, names and assessments only: no texts and no comments.</source>
        <translation>Solo cifras, nombres y valoraciones: sin textos ni comentarios.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>{format} ({endings})</source>
        <translation>{format} ({endings})</translation>
    </message>
    <message>
        <source>BLEU report</source>
        <translation>Informe de BLEU</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Creating report…</source>
        <translation>Creando informe…</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Guardado: {name}</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Add reference…</source>
        <translation>Añadir referencia…</translation>
    </message>
    <message>
        <source>Add candidates…</source>
        <translation>Añadir candidatas…</translation>
    </message>
    <message>
        <source>Choose texts…</source>
        <translation>Elegir textos…</translation>
    </message>
    <message>
        <source>Pair automatically</source>
        <translation>Emparejar automáticamente</translation>
    </message>
    <message>
        <source>Score again</source>
        <translation>Volver a calcular</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Abrir archivos…</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Pegar texto</translation>
    </message>
    <message>
        <source>What is BLEU?</source>
        <translation>¿Qué es BLEU?</translation>
    </message>
    <message>
        <source>Choose the earlier version…</source>
        <translation>Elegir la versión anterior…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>Probar con el ejemplo</translation>
    </message>
    <message>
        <source>Choose one of these…</source>
        <translation>Elegir una de estas…</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>Elegir otra carpeta…</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Elegir otro archivo…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Now add the folder of candidate translations</source>
        <translation>Ahora añada la carpeta de las traducciones candidatas</translation>
    </message>
    <message>
        <source>Now add the folder of reference translations</source>
        <translation>Ahora añada la carpeta de las traducciones de referencia</translation>
    </message>
    <message>
        <source>The files are paired by name before they are scored.</source>
        <translation>Los archivos se emparejan por el nombre antes de evaluarlos.</translation>
    </message>
    <message>
        <source>How close is a translation to one you trust?</source>
        <translation>¿Cuánto se acerca una traducción a otra de confianza?</translation>
    </message>
    <message>
        <source>Open a reference translation and one or more candidates, or drop them anywhere in this window: XLIFF, TMX, PO, spreadsheets, subtitles, Word, plain text and more. Your files stay on this computer.</source>
        <translation>Abra una traducción de referencia y una o varias candidatas, o suéltelas en cualquier parte de esta ventana: XLIFF, TMX, PO, hojas de cálculo, subtítulos, Word, texto sin formato y otros. Sus archivos no salen de este equipo.</translation>
    </message>
    <message>
        <source>Now add a candidate translation</source>
        <translation>Ahora añada una traducción candidata</translation>
    </message>
    <message>
        <source>It will be scored as soon as you add it.</source>
        <translation>Se evaluará en cuanto la añada.</translation>
    </message>
    <message>
        <source>Now add a reference translation</source>
        <translation>Ahora añada una traducción de referencia</translation>
    </message>
    <message>
        <source>The candidates are compared with the reference.</source>
        <translation>Las candidatas se comparan con la referencia.</translation>
    </message>
    <message>
        <source>To see what was changed in the suggestions, add the version before editing: “{name}” does not contain their text.</source>
        <translation>Para ver qué se cambió en las propuestas, añada la versión anterior a la edición: «{name}» no contiene su texto.</translation>
    </message>
    <message>
        <source>Which text should be used?</source>
        <translation>¿Qué texto se debe usar?</translation>
    </message>
    <message>
        <source>If they belong together all the same, pair them by content.</source>
        <translation>Si aun así se corresponden, emparéjelos por contenido.</translation>
    </message>
    <message>
        <source>These files cannot be scored</source>
        <translation>Estos archivos no se pueden evaluar</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Cálculo cancelado</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>Calculando la puntuación…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
</context>
<context>
    <name>ResultTabs</name>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>The runs of the project over time</source>
        <translation>Las ejecuciones del proyecto a lo largo del tiempo</translation>
    </message>
    <message>
        <source>What was compared, and what was excluded</source>
        <translation>Qué se ha comparado con qué y qué se ha omitido</translation>
    </message>
    <message>
        <source>Show or hide files and settings (F9)</source>
        <translation>Mostrar u ocultar archivos y opciones (F9)</translation>
    </message>
    <message>
        <source>Files and settings</source>
        <translation>Archivos y opciones</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Save the result as a report</source>
        <translation>Guardar el resultado como informe</translation>
    </message>
    <message>
        <source>The score, and what it means</source>
        <translation>La puntuación y lo que significa</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Every segment, and why it scores as it does</source>
        <translation>Cada segmento y el porqué de su puntuación</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>The candidates side by side</source>
        <translation>Las traducciones candidatas, una junto a otra</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Possible problems in the files</source>
        <translation>Posibles problemas en los archivos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>The score of each file</source>
        <translation>La puntuación de cada archivo</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>What was changed in the suggestions</source>
        <translation>Lo que se cambió en las propuestas</translation>
    </message>
    <message>
        <source>The files use different word segmentations. Choose a single file.</source>
        <translation>Los archivos no usan la misma segmentación en palabras. Elija un solo archivo.</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Traducción candidata</translation>
    </message>
</context>
<context>
    <name>RoleQuestion</name>
    <message>
        <source>Which of these is the reference?</source>
        <translation>¿Cuál de estos textos es la referencia?</translation>
    </message>
    <message>
        <source>These are the first segments that differ:</source>
        <translation>Estos son los primeros segmentos que difieren:</translation>
    </message>
    <message>
        <source>“{name}” differs most from the others. If the others are machine translations, it is usually the reference.</source>
        <translation>«{name}» es el que más difiere de los demás. Si los demás son traducciones automáticas, suele ser la referencia.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The reference is the translation you trust: the others are measured by it. The names do not show which one it is.</source>
        <translation>La referencia es la traducción de confianza: las demás se miden con ella. Los nombres no indican cuál es.</translation>
    </message>
    <message>
        <source>This is the reference</source>
        <translation>Esta es la referencia</translation>
    </message>
    <message>
        <source>Segments: {count}</source>
        <translation>Segmentos: {count}</translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>{matched} of {total}</source>
        <translation>{matched} de {total}</translation>
    </message>
    <message>
        <source>Tokens: {count}, reference: {expected}</source>
        <translation>Tokens: {count}; referencia: {expected}</translation>
    </message>
    <message>
        <source>Tokens: {count}, reference {number}: {expected}</source>
        <translation>Tokens: {count}; referencia {number}: {expected}</translation>
    </message>
    <message>
        <source>N-gram precision</source>
        <translation>Precisión de n-gramas</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 token</translation>
    </message>
    <message>
        <source>{order} tokens</source>
        <translation>{order} tokens</translation>
    </message>
    <message>
        <source>BLEU, from 0 to 100</source>
        <translation>BLEU, de 0 a 100</translation>
    </message>
    <message>
        <source>BLEU from 0 to 1: {score}</source>
        <translation>BLEU de 0 a 1: {score}</translation>
    </message>
    <message>
        <source>Length ratio: {ratio}</source>
        <translation>Cociente de longitudes: {ratio}</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>Copiar firma</translation>
    </message>
    <message>
        <source>The same score with sacreBLEU</source>
        <translation>La misma puntuación con sacreBLEU</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar comando</translation>
    </message>
    <message>
        <source>{tokenizer}, as in most papers: {score}</source>
        <translation>{tokenizer}, como en la mayoría de los artículos: {score}</translation>
    </message>
    <message>
        <source>BLEU (0–100)</source>
        <translation>BLEU, sobre 100</translation>
    </message>
    <message>
        <source>Other metrics</source>
        <translation>Otras métricas</translation>
    </message>
    <message>
        <source>For publication</source>
        <translation>Para publicar</translation>
    </message>
    <message>
        <source>Understand BLEU</source>
        <translation>Entender BLEU</translation>
    </message>
    <message>
        <source>Segments: {segments} · References: {references}</source>
        <translation>Segmentos: {segments} · Referencias: {references}</translation>
    </message>
    <message>
        <source>Target language: {language}</source>
        <translation>Idioma de destino: {language}</translation>
    </message>
    <message>
        <source>Brevity penalty</source>
        <translation>Penalización por brevedad</translation>
    </message>
    <message>
        <source>Copy the signatures</source>
        <translation>Copiar firmas</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Copiar comandos</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>calculando…</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>cuanto menor, mejor</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
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
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>frente a</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change language and segmentation</source>
        <translation>Cambiar el idioma y la segmentación</translation>
    </message>
    <message>
        <source>{count} references</source>
        <translation>{count} referencias</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Excluded segments: {count}</source>
        <translation>Segmentos omitidos: {count}</translation>
    </message>
    <message>
        <source>Empty lines inserted: {count}</source>
        <translation>Líneas vacías insertadas: {count}</translation>
    </message>
    <message>
        <source>Lines joined: {count}</source>
        <translation>Líneas unidas: {count}</translation>
    </message>
    <message>
        <source>Case ignored</source>
        <translation>Sin distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Look at these first</source>
        <translation>Revise primero estos segmentos</translation>
    </message>
    <message>
        <source>points of BLEU</source>
        <translation>puntos de BLEU</translation>
    </message>
    <message>
        <source>All segments, those that lower the score most first</source>
        <translation>Todos los segmentos, primero los que más bajan la puntuación</translation>
    </message>
    <message>
        <source>reference {number}</source>
        <translation>referencia {number}</translation>
    </message>
    <message>
        <source>Show {count}</source>
        <translation>Mostrar {count}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Add scores</source>
        <translation>Añadir puntuaciones</translation>
    </message>
    <message>
        <source>Scores for “{candidate}”</source>
        <translation>Puntuaciones de «{candidate}»</translation>
    </message>
    <message>
        <source>“{file}” contains external scores. BLEU Desktop shows them as they are and does not compute them.</source>
        <translation>«{file}» contiene puntuaciones externas. BLEU Desktop las muestra tal cual, sin calcularlas.</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Campo</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Columna</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>&amp;Métrica</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>Senti&amp;do</translation>
    </message>
    <message>
        <source>&amp;Number of the first segment</source>
        <translation>&amp;Número del primer segmento</translation>
    </message>
    <message>
        <source>&amp;Grades, the best first</source>
        <translation>Nota&amp;s, de mejor a peor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add as candidate</source>
        <translation>Añadir como candidata</translation>
    </message>
    <message>
        <source>Higher is better</source>
        <translation>Cuanto mayor, mejor</translation>
    </message>
    <message>
        <source>Lower is better</source>
        <translation>Cuanto menor, mejor</translation>
    </message>
    <message>
        <source>Give the metric a name.</source>
        <translation>Dé un nombre a la métrica.</translation>
    </message>
    <message>
        <source>Scores: {scores} · Segments: {segments} · Mean: {mean}</source>
        <translation>Puntuaciones: {scores} · Segmentos: {segments} · Media: {mean}</translation>
    </message>
    <message>
        <source>Segments whose text in the file differs from the candidate’s: {count}</source>
        <translation>Segmentos cuyo texto en el archivo no es el de la candidata: {count}</translation>
    </message>
</context>
<context>
    <name>SegmentDetail</name>
    <message>
        <source>Why this score</source>
        <translation>Por qué esta puntuación</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Coincidencias</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>What the candidate shares with a reference</source>
        <translation>Lo que la candidata comparte con una referencia</translation>
    </message>
    <message>
        <source>What an editor would have to change</source>
        <translation>Lo que un revisor tendría que cambiar</translation>
    </message>
    <message>
        <source>Where words begin and end for BLEU</source>
        <translation>Dónde empiezan y terminan las palabras para BLEU</translation>
    </message>
    <message>
        <source>Segment {number}</source>
        <translation>Segmento {number}</translation>
    </message>
    <message>
        <source>Previous segment</source>
        <translation>Segmento anterior</translation>
    </message>
    <message>
        <source>Next segment</source>
        <translation>Segmento siguiente</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Texto de origen</translation>
    </message>
    <message>
        <source>Other candidates</source>
        <translation>Otras candidatas</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show all {count} candidates</source>
        <translation>Mostrar las {count} candidatas</translation>
    </message>
    <message>
        <source>Reference · {name}</source>
        <translation>Referencia · {name}</translation>
    </message>
    <message>
        <source>Reference {number} · {name}</source>
        <translation>Referencia {number} · {name}</translation>
    </message>
    <message>
        <source>Matches taken from this reference: {count}</source>
        <translation>Coincidencias tomadas de esta referencia: {count}</translation>
    </message>
    <message>
        <source>(text not kept)</source>
        <translation>(texto no conservado)</translation>
    </message>
    <message>
        <source>{difference} compared with the selected candidate</source>
        <translation>{difference} respecto a la candidata seleccionada</translation>
    </message>
</context>
<context>
    <name>SegmentsPage</name>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>Reference / candidate</source>
        <translation>Referencia / candidata</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>Contribución</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Order of the text</source>
        <translation>Orden del texto</translation>
    </message>
    <message>
        <source>BLEU of this segment on its own, from 0 to 100, smoothed as in sacreBLEU. N-grams longer than the segment are ignored.</source>
        <translation>BLEU de este segmento por sí solo, de 0 a 100, con el suavizado de sacreBLEU. No se tienen en cuenta los n-gramas más largos que el segmento.</translation>
    </message>
    <message>
        <source>Points of the difference from “{name}” that come from this segment. Negative means that “{name}” is better here.</source>
        <translation>Puntos de la diferencia con «{name}» que proceden de este segmento. Un valor negativo significa que aquí «{name}» es mejor.</translation>
    </message>
    <message>
        <source>Edits per 100 words of the reference: lower is better.</source>
        <translation>Ediciones por cada 100 palabras de la referencia: cuantas menos, mejor.</translation>
    </message>
    <message>
        <source>Tokens of the candidate per token of the reference.</source>
        <translation>Tokens de la candidata por cada token de la referencia.</translation>
    </message>
    <message>
        <source>BLEU of the whole text minus BLEU without this segment, in points. Negative means that the segment lowers the score.</source>
        <translation>BLEU de todo el texto menos el BLEU sin este segmento, en puntos. Un valor negativo significa que el segmento reduce la puntuación.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>The 10% of segments with the worst external scores</source>
        <translation>El 10&#xa0;% de los segmentos con las peores puntuaciones externas</translation>
    </message>
    <message>
        <source>Biggest losses</source>
        <translation>Los que más bajan la puntuación</translation>
    </message>
    <message>
        <source>The 10% of segments that lower the overall BLEU most</source>
        <translation>El 10&#xa0;% de los segmentos que más reducen el BLEU global</translation>
    </message>
    <message>
        <source>Biggest differences</source>
        <translation>Los que más difieren</translation>
    </message>
    <message>
        <source>One text is at least one and a half times as long as the other and at least four tokens longer</source>
        <translation>Uno de los dos textos tiene al menos una vez y media la longitud del otro y, como mínimo, cuatro tokens más</translation>
    </message>
    <message>
        <source>Segments with a warning</source>
        <translation>Segmentos con avisos</translation>
    </message>
    <message>
        <source>The candidate or the reference is empty</source>
        <translation>La candidata o la referencia está vacía</translation>
    </message>
    <message>
        <source>The candidate is still the source text; the reference is not</source>
        <translation>La candidata es igual al texto de origen; la referencia, no</translation>
    </message>
    <message>
        <source>Segments with a comment, an assessment or a bookmark</source>
        <translation>Segmentos con comentario, valoración o marcador</translation>
    </message>
    <message>
        <source>Worse since run {number}</source>
        <translation>Peores que en la ejecución {number}</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Lowest scores</source>
        <translation>Los de menor puntuación</translation>
    </message>
    <message>
        <source>Worst external scores</source>
        <translation>Peores puntuaciones externas</translation>
    </message>
    <message>
        <source>The 10% of segments with the lowest sentence BLEU</source>
        <translation>El 10&#xa0;% de los segmentos con el BLEU por oración más bajo</translation>
    </message>
    <message>
        <source>The 10% of segments that account for most of the difference between two candidates</source>
        <translation>El 10&#xa0;% de los segmentos que más contribuyen a la diferencia entre dos candidatas</translation>
    </message>
    <message>
        <source>Segments whose sentence BLEU is lower than in an earlier run of the project</source>
        <translation>Segmentos cuyo BLEU por oración es más bajo que en una ejecución anterior del proyecto</translation>
    </message>
    <message>
        <source>Only the segments of this row</source>
        <translation>Solo los segmentos de esta fila</translation>
    </message>
    <message>
        <source>Unusual length</source>
        <translation>Longitud inusual</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacíos</translation>
    </message>
    <message>
        <source>Untranslated</source>
        <translation>Sin traducir</translation>
    </message>
    <message>
        <source>Annotated</source>
        <translation>Anotados</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find in segments</source>
        <translation>Buscar en los segmentos</translation>
    </message>
    <message>
        <source>Case matters only if you type a capital letter.</source>
        <translation>Las mayúsculas solo se distinguen si escribe alguna.</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>In all texts</source>
        <translation>En todos los textos</translation>
    </message>
    <message>
        <source>In the source</source>
        <translation>En el texto de origen</translation>
    </message>
    <message>
        <source>In the references</source>
        <translation>En las referencias</translation>
    </message>
    <message>
        <source>In the candidate</source>
        <translation>En la candidata</translation>
    </message>
    <message>
        <source>Searching: {percent}</source>
        <translation>Buscando: {percent}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No se ha encontrado</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidata</translation>
    </message>
    <message>
        <source>Reference: {reference}
Candidate: {candidate}</source>
        <translation>Referencia: {reference}
Candidata: {candidate}</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Next segment that differs</source>
        <translation>Siguiente segmento que difiere</translation>
    </message>
    <message>
        <source>Previous segment that differs</source>
        <translation>Segmento anterior que difiere</translation>
    </message>
    <message>
        <source>Segments: {count}</source>
        <translation>Segmentos: {count}</translation>
    </message>
    <message>
        <source>Shown: {count} of {total}</source>
        <translation>Se muestran {count} de {total}</translation>
    </message>
    <message>
        <source>Computing: {percent}</source>
        <translation>Calculando: {percent}</translation>
    </message>
    <message>
        <source>Copied: {count}</source>
        <translation>Copiados: {count}</translation>
    </message>
    <message>
        <source>Copied: the first {count} of {total}</source>
        <translation>Copiados: los primeros {count} de {total}</translation>
    </message>
    <message>
        <source>What the candidate most often omits or adds</source>
        <translation>Lo que más omite o añade la candidata</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Volver a la lista (Esc)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>The selected segment in full (Enter)</source>
        <translation>El segmento seleccionado completo (Intro)</translation>
    </message>
    <message>
        <source>Words missing or added</source>
        <translation>Palabras omitidas o inventadas</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todos</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} de {total}</translation>
    </message>
    <message>
        <source>The average of their scores is not BLEU.</source>
        <translation>La media de sus puntuaciones no es el BLEU.</translation>
    </message>
    <message>
        <source>{found} found, none among the {count} shown.</source>
        <translation>Encontrados: {found}; ninguno entre los {count} que se muestran.</translation>
    </message>
    <message>
        <source>No segment matches all filters.</source>
        <translation>Ningún segmento cumple todos los filtros.</translation>
    </message>
    <message>
        <source>Second candidate</source>
        <translation>Segunda candidata</translation>
    </message>
    <message>
        <source>Shows how far apart the two candidates are in each segment</source>
        <translation>Muestra en cada segmento la diferencia entre las dos candidatas</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Reverse order</source>
        <translation>Invertir el orden</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Scoring</source>
        <translation>Opciones de cálculo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>Metrics and significance</source>
        <translation>Métricas y significación</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Idioma: {language}</translation>
    </message>
    <message>
        <source>Word segmentation: {segmentation}</source>
        <translation>Segmentación en palabras: {segmentation}</translation>
    </message>
    <message>
        <source>Profile: {profile}</source>
        <translation>Perfil: {profile}</translation>
    </message>
    <message>
        <source>Language and word segmentation are detected from the texts.</source>
        <translation>El idioma y la segmentación en palabras se determinan a partir de los textos.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} o más</translation>
    </message>
    <message>
        <source>Metrics besides BLEU</source>
        <translation>Métricas además de BLEU</translation>
    </message>
    <message>
        <source>Split punctuation and Chinese text</source>
        <translation>Separar puntuación y texto en chino</translation>
    </message>
    <message>
        <source>TER compares the units between spaces. This treats punctuation marks and single Chinese and Japanese characters as words.</source>
        <translation>TER compara lo que hay entre espacios. Con esta opción, cada signo de puntuación y cada carácter chino o japonés cuenta como una palabra.</translation>
    </message>
    <message>
        <source>Confidence and significance</source>
        <translation>Confianza y significación</translation>
    </message>
    <message>
        <source>Default: {number}</source>
        <translation>Valor predeterminado: {number}</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Opens the window. Files named in the command are scored right away.</source>
        <translation>Abre la ventana. Los archivos indicados en el comando se evalúan de inmediato.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>save a screenshot (PNG) of the scored window and exit</source>
        <translation>guarda una captura (PNG) de la ventana con el resultado y termina</translation>
    </message>
    <message>
        <source>page shown in the screenshot: {choices}</source>
        <translation>página que muestra la captura: {choices}</translation>
    </message>
    <message>
        <source>segment shown in the screenshot</source>
        <translation>segmento que muestra la captura</translation>
    </message>
    <message>
        <source>size of the window in pixels, such as 1200x800</source>
        <translation>tamaño de la ventana en píxeles; p. ej., 1200x800</translation>
    </message>
    <message>
        <source>{choices} (default: last used)</source>
        <translation>{choices} (predeterminado: la última elección)</translation>
    </message>
    <message>
        <source>write a report and exit; the extension sets the format (PDF included); can be repeated</source>
        <translation>crea un informe y termina; la extensión determina el formato (también PDF); se puede repetir</translation>
    </message>
    <message>
        <source>paper size of the PDF: {choices} (default: that of your region)</source>
        <translation>tamaño de papel del PDF: {choices} (predeterminado: el habitual en su región)</translation>
    </message>
    <message>
        <source>--size needs a width and a height, such as 1200x800; got “{value}”.</source>
        <translation>--size requiere una anchura y una altura, como 1200x800; se ha indicado «{value}».</translation>
    </message>
    <message>
        <source>--segment needs a segment number, such as 12; got “{value}”.</source>
        <translation>--segment requiere el número de un segmento, como 12; se ha indicado «{value}».</translation>
    </message>
    <message>
        <source>--scores needs candidates after -i.</source>
        <translation>--scores requiere candidatas después de -i.</translation>
    </message>
    <message>
        <source>Qt needs system packages that are not installed: {packages} (Debian and Ubuntu: sudo apt install {packages}).</source>
        <translation>Qt necesita paquetes del sistema que no están instalados: {packages} (en Debian y Ubuntu: sudo apt install {packages}).</translation>
    </message>
    <message>
        <source>No display is available. Without one, bleu-desktop --report FILE saves a report, --screenshot FILE a picture of the window, and bleu-score works in the terminal.</source>
        <translation>No hay ninguna pantalla disponible. Sin pantalla, bleu-desktop --report ARCHIVO guarda un informe; --screenshot ARCHIVO, una imagen de la ventana, y bleu-score funciona en la terminal.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written. Save it somewhere else.</source>
        <translation>No se puede escribir «{path}». Guarde el archivo en otro lugar.</translation>
    </message>
</context>
<context>
    <name>TextLabel</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>TextSaver</name>
    <message>
        <source>Table with all texts (*.tsv)</source>
        <translation>Tabla con todos los textos (*.tsv)</translation>
    </message>
    <message>
        <source>Translation memory: source and reference (*.tmx)</source>
        <translation>Memoria de traducción: origen y referencia (*.tmx)</translation>
    </message>
    <message>
        <source>Translation memory: source and {name} (*.tmx)</source>
        <translation>Memoria de traducción: origen y {name} (*.tmx)</translation>
    </message>
    <message>
        <source>A file for each text, one segment per line (*.txt)</source>
        <translation>Un archivo por texto, un segmento por línea (*.txt)</translation>
    </message>
    <message>
        <source>Segments to judge, at random: {count} (*.tsv)</source>
        <translation>Segmentos para valorar, al azar: {count} (*.tsv)</translation>
    </message>
    <message>
        <source>Segments to judge, of those that differ most: {count} (*.tsv)</source>
        <translation>Segmentos para valorar, de los que más difieren: {count} (*.tsv)</translation>
    </message>
    <message>
        <source>Save paired texts</source>
        <translation>Guardar textos emparejados</translation>
    </message>
    <message>
        <source>Files with these names already exist: {names}</source>
        <translation>Ya existen archivos con estos nombres: {names}</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Reemplazarlos</translation>
    </message>
    <message>
        <source>The texts were not saved.</source>
        <translation>Los textos no se han guardado.</translation>
    </message>
</context>
<context>
    <name>TokenizersView</name>
    <message>
        <source>{tokenizer} · in use</source>
        <translation>{tokenizer} · en uso</translation>
    </message>
    <message>
        <source>Word segmentation</source>
        <translation>Segmentación en palabras</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Google’s guide</source>
        <translation>Guía de Google</translation>
    </message>
    <message>
        <source>By word segmentation</source>
        <translation>Por segmentación en palabras</translation>
    </message>
    <message>
        <source>{candidate}: the text is the same; only how it is split into tokens differs. Scores under different word segmentations cannot be compared.</source>
        <translation>{candidate}: el texto es el mismo; solo cambia cómo se divide en tokens. Las puntuaciones con distinta segmentación en palabras no son comparables.</translation>
    </message>
    <message>
        <source>No other word segmentation fits this language.</source>
        <translation>Ninguna otra segmentación en palabras es adecuada para este idioma.</translation>
    </message>
    <message>
        <source>BLEU: {range}, depending on the word segmentation.</source>
        <translation>BLEU: {range}, según la segmentación en palabras.</translation>
    </message>
    <message>
        <source>The order of the candidates is always the same.</source>
        <translation>El orden de las candidatas es siempre el mismo.</translation>
    </message>
    <message>
        <source>The order of the candidates also depends on the word segmentation.</source>
        <translation>El orden de las candidatas también depende de la segmentación en palabras.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>added texts: {count}</source>
        <translation>textos añadidos: {count}</translation>
    </message>
    <message>
        <source>{name} added</source>
        <translation>{name} añadido</translation>
    </message>
    <message>
        <source>removed texts: {count}</source>
        <translation>textos quitados: {count}</translation>
    </message>
    <message>
        <source>{name} removed</source>
        <translation>{name} quitado</translation>
    </message>
    <message>
        <source>other texts</source>
        <translation>otros textos</translation>
    </message>
    <message>
        <source>other roles of texts</source>
        <translation>otras funciones de los textos</translation>
    </message>
    <message>
        <source>other order of texts</source>
        <translation>otro orden de los textos</translation>
    </message>
    <message>
        <source>name {name}</source>
        <translation>nombre {name}</translation>
    </message>
    <message>
        <source>encoding of {name}</source>
        <translation>codificación de {name}</translation>
    </message>
    <message>
        <source>correction of {name}</source>
        <translation>corrección de {name}</translation>
    </message>
    <message>
        <source>external scores of {name}</source>
        <translation>puntuaciones externas de {name}</translation>
    </message>
    <message>
        <source>choice of the earlier version</source>
        <translation>elección de la versión anterior</translation>
    </message>
    <message>
        <source>pairing</source>
        <translation>emparejamiento</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>normalización</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>weights and rates</source>
        <translation>ponderaciones y tarifas</translation>
    </message>
    <message>
        <source>known text</source>
        <translation>texto conocido</translation>
    </message>
    <message>
        <source>kind of an origin</source>
        <translation>tipo de un origen</translation>
    </message>
    <message>
        <source>comment on line {line}</source>
        <translation>comentario sobre la línea {line}</translation>
    </message>
    <message>
        <source>assessment of line {line}</source>
        <translation>valoración de la línea {line}</translation>
    </message>
    <message>
        <source>bookmark on line {line}</source>
        <translation>marcador en la línea {line}</translation>
    </message>
</context>
</TS>

/** Words that stories share: long ones, and ones that are read from right to left. */
export const longLine =
  "Write a friendly but firm reminder to the client who has not answered since the kick-off meeting";
export const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
export const arabicLabel = "النص المطلوب";
export const arabicLine = "اكتب رسالة قصيرة ولطيفة إلى الفريق عن موعد الاجتماع القادم";

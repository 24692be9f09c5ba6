import type { CheckInput } from "./check-input.ts";

/**
 * What a model never means to write: its own marks of channels and turns, reasoning, and stand-ins
 * for secrets that stand for none.
 */
const marks =
  /<\|[\w ]{1,30}\|>|<\/?(?:think|thinking|start_of_turn|end_of_turn)>|\[\/?INST\]|<<\/?SYS>>|\[SECRET_\d{1,9}\]/gi;

/** Where a text tells of what an assistant was told. */
const instructions =
  /(?<=^|[\n([【「]|[.!?。！？] ?)(?:system(?:[ -]?(?:prompt|message|instructions?|anweisung|nachricht|meddelande))?|message système|instructions? (?:du )?système|(?:instrucci[oó]n(?:es)?|mensaje) del sistema|istruzion[ei] di sistema|instru[cç](?:ão|ões) do sistema|mensagem do sistema|systeem(?:prompt|instructie|bericht)|(?:komunikat|instrukcja|polecenie) systemow[ya]|системн(?:ое сообщение|ая инструкция|ый промпт|е повідомлення|а інструкція)|sistem (?:mesajı|istemi|talimatı)|システム(?:プロンプト|メッセージ|指示)|系统(?:提示词?|指令|消息|信息)|시스템 (?:프롬프트|메시지|지시))\s?[:：]|\b(?:my|hidden|internal) (?:configuration|system prompt|system instructions)\b|\byou are an? (?:prompt|query|text|instruction)[ -](?:rewrit|enhanc|optimi|improv|polish)\w+(?: \w+)?|\brewrite(?: it| this| the (?:prompt|text|request))? without answering\b|\b(?:do not|don't|never|without) answer(?:ing)? (?:it|the (?:prompt|question|request)|this (?:prompt|question|request))\b|\b(?:reescrev\p{L}+|reescrib\p{L}+|riscriv\p{L}+|réécri\p{L}+|umschreib\p{L}+|przepis\p{L}+|перепи\p{L}+)[^.\n]{0,40}(?:sem respond\p{L}+|sin responder\p{L}*|senza rispond\p{L}+|sans (?:y )?répondre|ohne (?:\p{L}+ )?zu beantworten|bez odpowiad\p{L}+|не отвечая)|\bthe user(?:'s)? (?:request|prompt|question|wants|asks|did not|didn't)\b|書き換え後の(?:プロンプト|文章|依頼)|プロンプトのみを出力|只输出(?:改写|优化)后的|طلب المستخدم|kullanıcının (?:verdiği|isteği|istediği|sorusu)|запрос\p{L}* пользователя|запит\p{L}* користувача|ユーザーの(?:依頼|要望|要求|プロンプト|入力)|用户的(?:请求|要求|提示词?|原文)|\bpedido do (?:usuário|utilizador)\b|\b(?:petición|solicitud) del usuario\b|\bdemande de l['’]utilisateur\b|\brichiesta dell['’]utente\b|\bAnfrage des Nutzers\b|\boutput (?:only|just) the (?:rewritten|enhanced|improved|final) prompt\b|\b(?:temperature|max_tokens|top_p|model) ?= ?[\w.-]+/giu;

/** Letters and figures mixed at random, as in keys. */
const token =
  /(?<![\w/.@-])(?=[\w-]*\d)(?:\w+-)*(?=\w*[a-z]\w*\d\w*[a-z]|\w*\d\w*[a-z]\w*\d)\w{10,}(?![\w.@-])/gi;

/** Marks, instructions and keys in a rewrite that nobody typed. */
export function findLeakedMarks({ request }: CheckInput): readonly string[] {
  const { original, rewritten, supported = "" } = request;
  const known = `${original}\n${supported}`.toLowerCase();
  const found = [marks, instructions, token].flatMap((leak) => rewritten.match(leak) ?? []);
  return [...new Set(found)].filter((mark) => !known.includes(mark.toLowerCase()));
}

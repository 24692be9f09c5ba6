import type { LanguagePack } from "../language-pack.ts";

export const messageStylesTr: LanguagePack["styles"]["message"] = {
  professional: [
    ["tone", "Tonu yüz yüze konuşur gibi kibar ve doğrudan olsun."],
    ["constraints", "Yanıt vermek için gerekmeyen ne varsa çıkarılsın."],
    ["alternatives", "Acelesi olan biri için daha kısa bir hâli de olsun."],
  ],
  creative: [
    ["tone", "Şablon gibi değil, bir insan yazmış gibi sıcak ve kişisel dursun."],
    ["angle", "Alışılmış kalıplar yerine yalnızca benim yazabileceğim bir şeyle ‹başla|başlayın›."],
    ["alternatives", "Havası belirgin biçimde farklı ikinci bir hâlini de ‹yaz|yazın›."],
  ],
  technical: [
    ["steps", "Sırası şöyle olsun: olan biten, sonucu, ricam; her biri kısa bir paragraf."],
    [
      "verification",
      "Tarih, yer, adlar ve rica bir bakışta görünüyor mu ‹bak|bakın›; benim dolduracağım yerleri ‹işaretle|işaretleyin›.",
    ],
    ["constraints", "Araya başka rica ya da ikinci bir konu girmesin."],
  ],
};

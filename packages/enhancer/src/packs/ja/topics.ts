import type { TopicGrammar } from "../../topic/topic-grammar.ts";

export const japaneseTopics: TopicGrammar = {
  nouns: "before-particles",
  noun: "[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z]{2,20}(?<!記事|文章|小説|物語|関数|プログラム|リスト|ステップ|ブログ|アイデア|メール|スピーチ)",
  markedBy: "とは|について|に関する|に関して|を|の|は|が|って",
  notAfter: "[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z\\d]",
  onlyNouns: true,
  generic:
    "作成|可能性|レベル|ユーザー|要素|関数|文章|説明|以下|方法|場合|必要|自分|内容|質問|回答|答え|理由|意味|違い|例|文|人|方|何|時|中|上|下|前|後|今|私|僕|俺|彼|彼女|次|点|数|一覧|言葉|単語|問題|結果|情報|種類|部分|最初|最後|全て|全部|目的|手順|段落|形式|コード|プログラム|リスト|タイトル|アイデア|ストーリー|物語|詩|小説|記事|メール|最高|最大|最小|一番|役割|変数|関係|日本語|英語|現在|位置|対象|条件|基準|作り方|書き方|使い方|年間|毎日|地元|整数|記録|設計|推論|台詞|具体例|一部|規範|特徴|魅力|旅程",
};

import type { TopicGrammar } from "../../topic/topic-grammar.ts";

export const koreanTopics: TopicGrammar = {
  nouns: "before-particles",
  noun: "[\\p{Script=Hangul}A-Za-z]{2,12}?",
  markedBy: "(?:을|를|의|이란|란|에 대해|에 대한|에 관한|에 관해)(?:\\s|$|[?.!,])",
  // Of two things one alone is no topic.
  notAfter: "[\\p{L}\\p{M}]|[과와]\\s",
  generic:
    "것|글|문장|설명|방법|경우|내용|질문|답변|이유|의미|차이|예|사람|다음|단어|문제|결과|정보|종류|부분|처음|마지막|모두|목적|순서|형식|코드|함수|목록|제목|아이디어|이야기|시|소설|기사|메일|이메일|역할|나|저|너|당신|우리|그|이|저희|자신|레시피|이름|계획|장점|단점|장단점|원인|영향|특징|역사|기준|상황|생각|의견|표현|표|요약|예시|답|글쓰기|코스|일정|메뉴|추천|조언|도움",
};

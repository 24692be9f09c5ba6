import type { LanguagePack } from "../language-pack.ts";

/** What a style adds to each way of asking. */
export const kindStylesPt: NonNullable<LanguagePack["kindStyles"]> = {
  why: {
    professional: [
      ["purpose", "Termine com o que essa razão implica na hora de decidir."],
      ["format", "A razão principal{ sobre §|} na primeira frase, e o resto como apoio."],
      [
        "constraints",
        "{Sobre §, fique|Fique} nas causas de peso e descarte as meramente curiosas.",
      ],
      ["tone", "Explique com serenidade, como a um colega que depois vai repassar a explicação."],
    ],
    creative: [
      ["imagery", "Torne visível o mecanismo com uma comparação da vida de todo dia."],
      ["angle", "Comece pelo que seria estranho no mundo se fosse o contrário."],
      ["purpose", "Deixe-me com um jeito de olhar{ para §|} que eu não consiga mais desver."],
      [
        "tone",
        "Que a explicação{ sobre §|} se desenrole como um pequeno mistério sendo resolvido.",
      ],
    ],
    technical: [
      ["steps", "{Sobre §, detalhe|Detalhe} causa e efeito elo por elo e marque o mais fraco."],
      ["verification", "Indique que observação refutaria a explicação{ sobre §|}."],
      ["constraints", "Quantifique cada fator até onde for possível."],
      ["format", "Gatilho, mecanismo e condições sob títulos separados."],
    ],
  },
  how: {
    professional: [
      ["format", "O que preciso decidir{ sobre §|} vem antes do que preciso fazer."],
      ["constraints", "Só meios{ para §|} ao alcance de uma pessoa ou equipe comum."],
      ["purpose", "Sinalize os passos prioritários{ para §|} caso eu não consiga dar todos."],
      ["tone", "Redija as instruções{ para §|} de modo que eu possa delegá-las a outra pessoa."],
    ],
    creative: [
      ["angle", "Conte um truque pouco conhecido{ para §|}, daqueles que só a prática ensina."],
      ["imagery", "Descreva o que se vê ou se sente quando dá certo{ com §|}."],
      [
        "purpose",
        "Que o primeiro passo{ para §|} seja tão pequeno que dê vontade de começar hoje.",
      ],
      ["tone", "Acompanhe-me como um amigo que está ao lado."],
    ],
    technical: [
      [
        "verification",
        "Depois de cada etapa{ para §|}, diga como verificar o estado antes de seguir.",
      ],
      ["constraints", "Liste os pré-requisitos{ para §|} antes da primeira etapa."],
      ["format", "Numere as etapas{ para §|} e informe o valor ou ajuste exato de cada uma."],
      ["depth", "Explique o fundamento da etapa crítica{ para §|}, não só a execução."],
    ],
  },
  which: {
    professional: [
      ["purpose", "Feche com uma única recomendação{ sobre §|} e o motivo que pesou na balança."],
      ["tone", "Imparcialidade até a hora de recomendar."],
      ["constraints", "Descarte o que na prática está fora do meu alcance."],
      ["edge-cases", "Diga para quem o favorito de sempre seria a escolha errada."],
    ],
    creative: [
      ["angle", "Inclua um azarão que quase ninguém cita e merece um olhar."],
      ["imagery", "Descreva cada opção pelo momento em que eu ficaria feliz de tê-la."],
      ["steps", "Combine as opções com tipos de gente, não com características."],
      ["tone", "Recomende como um amigo muito viajado, com manias e paixões."],
    ],
    technical: [
      ["format", "Ponha as opções em uma tabela, com critérios idênticos."],
      ["verification", "Diga como testar a escolha a baixo custo antes de me comprometer."],
      ["constraints", "Dê medições{ sobre §|} onde existirem e marque o que é só impressão."],
      ["steps", "Elimine primeiro o que falha em um requisito obrigatório; só depois classifique."],
    ],
  },
  what: {
    professional: [
      ["constraints", "Limite-se ao necessário para uma conversa séria{ sobre §|}."],
      ["alternatives", "Nomeie o que mais se confunde{ com §| com isso} e a diferença."],
      ["tone", "Uma definição sóbria{ para §|}, como sairia em um bom jornal."],
      ["criteria", "{Sobre §, destaque|Destaque} a parte que tem consequências práticas."],
    ],
    creative: [
      ["angle", "Conte como reage quem dá de cara pela primeira vez{ com §| com isso}."],
      ["imagery", "Ache a imagem{ para §|} que fica na memória e confesse onde ela manca."],
      ["steps", "Deixe-me adivinhar primeiro: a pergunta antes, a resposta depois."],
      ["tone", "Com mão leve e algum humor{ sobre §|}, como algo que se lê por gosto."],
    ],
    technical: [
      ["constraints", "Dê a definição exata{ para §|} e as condições em que ela vale."],
      ["steps", "Monte o conjunto peça por peça e diga o que cada uma acrescenta."],
      ["verification", "Acrescente uma pergunta de controle{ sobre §|} que meça se entendi."],
      ["sources", "Informe o termo técnico{ para §|} usado pelos especialistas."],
    ],
  },
  whether: {
    professional: [
      [
        "criteria",
        "Nomeie os fatos{ sobre §|} em que o julgamento deve se apoiar e o peso de cada um.",
      ],
      ["purpose", "Termine com o meu próximo passo{ sobre §|}, seja qual for a resposta."],
      ["tone", "Avalie a questão{ sobre §|} com sobriedade, sem alarme nem conversa de vendedor."],
      ["constraints", "Deixe de lado o que não mudaria a resposta{ sobre §|} em nenhum sentido."],
    ],
    creative: [
      ["angle", "Antes de responder, ponha duas pessoas para discutir um instante{ sobre §|}."],
      ["imagery", "Imagine um dia em que a resposta{ sobre §|} muda tudo."],
      ["purpose", "Vire a pergunta{ sobre §|} do avesso e veja o que aparece."],
      ["tone", "{Sobre §, responda|Responda} com franqueza, como quem só me deve a verdade."],
    ],
    technical: [
      ["steps", "Decomponha a pergunta{ sobre §|} em partes que se respondam separadamente."],
      ["verification", "Indique o teste ou dado que encerraria a questão{ sobre §|}."],
      ["criteria", "Fixe o limiar{ para §|} a partir do qual o sim vira não."],
      ["constraints", "Defina os termos{ sobre §|} de que a resposta depende."],
    ],
  },
  list: {
    professional: [
      ["purpose", "Destaque os dois ou três itens{ sobre §|} que devo olhar antes dos outros."],
      ["tone", "Redija cada item de modo que possa entrar num documento tal como está."],
      ["angle", "Cubra toda a variedade{ sobre §|}, sem ficar num canto só."],
    ],
    creative: [
      ["imagery", "Dê a cada item uma imagem ou uma cena em meia frase."],
      ["angle", "Inclua, como quem não quer nada, um item{ sobre §|} que ninguém esperaria ali."],
      ["tone", "Que os itens variem de voz e de humor, como convidados à mesma mesa."],
    ],
    technical: [
      ["assumptions", "Fixe a definição{ sobre §|} segundo a qual algo conta como item."],
      ["sources", "Indique a data de referência de cada dado que possa mudar."],
      ["edge-cases", "Enumere os casos-limite{ sobre §|} excluídos e a regra que os exclui."],
    ],
  },
};

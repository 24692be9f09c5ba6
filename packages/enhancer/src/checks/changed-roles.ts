/**
 * Two sides of one relation, by the beginnings of their words: a rewrite that names the one instead
 * of the other turns the request round. Longer beginnings stand where a word goes on otherwise.
 */
const sides: Readonly<Record<string, string>> = {
  en: "tenant/landlord landlady;employee/employer boss;buyer/seller;student pupil/teacher professor;patient/doctor;customer client/supplier vendor;husband/wife;son/daughter;father dad/mother mom mum;brother/sister;uncle/aunt;grandfather grandpa/grandmother grandma;nephew/niece;boyfriend/girlfriend",
  de: "mieter/vermieter;arbeitnehmer mitarbeiter/arbeitgeber chef;käufer/verkäufer;schüler/lehrer;patient/arzt ärztin;kunde kundin/lieferant;ehemann/ehefrau;sohn/tochter;vater papa/mutter mama;bruder/schwester;onkel/tante;opa großvater/oma großmutter;neffe/nichte",
  fr: "locataire/propriétaire bailleur;salarié employé/employeur patron;acheteur/vendeur;élève étudiant/professeur prof;client/fournisseur;mari/femme;fils/fille;père papa/mère maman;frère/sœur soeur;oncle/tante;neveu/nièce",
  es: "inquilin/caser propietari arrendador;empleado/jefe jefa;comprador/vendedor;alumn/profesor maestr;paciente/médic doctor;cliente/proveedor;marido/mujer esposa;hijo/hija;padre papá/madre mamá;hermano/hermana;tío/tía;abuelo/abuela;sobrino/sobrina",
  it: "inquilin/proprietari locatore;dipendente/datore capo;compratore acquirente/venditore;alunn student/insegnante professor;paziente/medico dottor;cliente/fornitore;marito/moglie;figlio/figlia;padre papà/madre mamma;fratello/sorella;zio/zia;nonno/nonna",
  pt: "inquilin/senhorio proprietári;funcionári/chefe patrão;comprador/vendedor;alun/professor;paciente/médic;cliente/fornecedor;marido/esposa mulher;filho/filha;pai/mãe;irmão/irmã;tio/tia;avô/avó",
  nl: "huurder/verhuurder huisbaas;werknemer/werkgever baas;koper/verkoper;leerling/leraar;patiënt/dokter arts;klant/leverancier;zoon/dochter;vader papa/moeder mama;broer/zus;oom/tante;opa/oma",
  sv: "hyresgäst/hyresvärd;anställd/arbetsgivare chef;köpare/säljare;elev/lärare;patient/läkare;kund/leverantör;son/dotter;pappa/mamma;bror/syster;morfar farfar/mormor farmor",
  pl: "najemc lokator/wynajmując właściciel;pracownik/pracodawc szef;kupując/sprzedając sprzedawc;uczeń uczni/nauczyciel;pacjent/lekarz;klient/dostawc;mąż męż/żon;syn/córk;ojciec ojc tat/matk mam;brat/siostr;dziad/babci",
  ru: "арендатор квартирант/арендодател хозя;сотрудник работник/работодател начальник;покупател/продав;ученик/учител;пациент/врач;клиент/поставщик;муж/жен;сын/доч;отец отц пап/мать матер мам;брат/сестр;дедушк/бабушк",
  uk: "орендар квартирант/орендодав господар;працівник/роботодав начальник;покуп/продав;учен/учител вчител;пацієнт/лікар;клієнт/постачальник;чоловік/дружин;син/доньк дочк;батьк тат/мати матер мам;брат/сестр;дідус/бабус",
};

/** The longest ending of such a word: "tenants", "Vermieterin", "арендодателями". */
const longestEnding = 4;

type Side = readonly string[];

function sidesOf(tag: string): readonly (readonly [Side, Side])[] {
  const pairs = sides[tag]?.split(";") ?? [];
  return pairs.map((pair) => {
    const [one = "", other = ""] = pair.split("/");
    return [one.split(" "), other.split(" ")] as const;
  });
}

function names(words: readonly string[], side: Side): string | undefined {
  return words.find((word) =>
    side.some((start) => word.startsWith(start) && word.length - start.length <= longestEnding),
  );
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** The words of a rewrite that name the other side of somebody in the draft, who is no more in it. */
export function findChangedRoles(known: string, rewritten: string, tag: string): readonly string[] {
  const [before, after] = [wordsOf(known), wordsOf(rewritten)];
  const changed = (one: Side, other: Side): readonly string[] => {
    const stays = names(before, other) !== undefined || names(after, one) !== undefined;
    const now = names(after, other);
    return stays || names(before, one) === undefined || now === undefined ? [] : [now];
  };
  return sidesOf(tag).flatMap(([one, other]) => [...changed(one, other), ...changed(other, one)]);
}

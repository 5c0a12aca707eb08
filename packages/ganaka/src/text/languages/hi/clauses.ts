/** Turns a clause about a chart into a Hindi sentence, as `en/clauses.ts` does in English. */
import { CHARA_KARAKA } from '../../../lexicon/chart/chara-karaka.ts';
import type { Clause, Leaf, Saw, Sight } from '../../../rules/clause.ts';
import { joined } from '../../joined.ts';
import { names } from './names/index.ts';
import { SEATS } from './reports.ts';

export const sentenceOf = <F>(clause: Clause<F>): string => sentence(clause, 0);

/** Conditions are separated by semicolons, nested ones by words; those nested more deeply are in brackets. */
function sentence<F>(clause: Clause<F>, depth: number): string {
  const parts = (of: readonly Clause<F>[], joint: string): string =>
    of.map((part) => sentence(part, depth + 1)).join(joint);
  switch (clause.kind) {
    case 'is':
      return leafSentence(clause);
    case 'not':
      return denied(clause.of);
    case 'all':
      return parts(clause.of, depth === 0 ? '; ' : ' और ');
    case 'any':
      return depth < 2 ? parts(clause.of, ', या ') : `(${parts(clause.of, ', या ')})`;
    case 'choose':
      return Object.entries(clause.of)
        .flatMap(([key, of]) => (of === undefined ? [] : [`${whoWords(key)}: ${sentence(of, depth + 1)}`]))
        .join('; ');
    case 'count':
      return `इनमें से कम से कम ${numeral(clause.atLeast)}: ${parts(clause.of, ', ')}`;
  }
}

/** Negates a clause. A leaf is negated at its verb, which comes last; a compound clause is negated as a whole. */
function denied<F>(clause: Clause<F>): string {
  const said = sentence(clause, 1);
  const isPlain = clause.kind === 'is' && clause.clause !== 'some' && / हैं?$/u.test(said);
  return isPlain ? said.replace(/ (हैं?)$/u, ' नहीं $1') : `ऐसा नहीं कि ${said}`;
}

const text = (args: Saw | undefined, name: string): string => {
  const value = args?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const list = (value: Sight | undefined): readonly (string | number)[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [String(value)];

function leafSentence<F>({ clause, args, inner }: Leaf<F>): string {
  const who = text(args, 'who');
  const from = args?.from === undefined ? '' : `${before(text(args, 'from'))} से `;
  const houses = () => `${from}${housesWords(list(args?.houses))} में`;
  switch (clause) {
    case 'in_houses':
      return `${all(who)} ${houses()} ${are(who)}`;
    case 'some_in_houses':
      return `${atLeast(who, args)} ${houses()} ${isOneOf(args) ? 'है' : 'हैं'}`;
    case 'none_in_houses':
      return `${none(who)} ${houses()} नहीं है`;
    case 'fill_houses':
      return args?.at_least === undefined
        ? `${from}${allHouses(list(args?.houses))} में से प्रत्येक में ${one(who)} है`
        : `${from}${allHouses(list(args?.houses))} में से कम से कम ${numeral(args.at_least)} में ${one(who)} है`;
    case 'exactly_in_houses':
      return `${all(who)} ${allHouses(list(args?.houses))} में ${are(who)}, और इनमें कोई रिक्त नहीं`;
    case 'only_kind_in_houses':
      return `${houses()} केवल ${GROUP_WORDS[text(args, 'kind')] ?? ''} हैं`;
    case 'empty_or_only_kind_in_houses':
      return `${both(list(args?.houses).map(nominative))} भाव रिक्त ${list(args?.houses).length === 1 ? 'है' : 'हैं'}, या वहाँ केवल ${GROUP_WORDS[text(args, 'kind')] ?? ''} हैं`;
    case 'in_so_many_rashis':
      return `${all(who)} ${numeral(args?.rashis)} ${args?.rashis === 1 ? 'राशि' : 'राशियों'} में ${are(who)}`;
    case 'in_a_row':
      return `${all(who)} लगातार ${numeral(args?.houses)} भावों में ${are(who)}, कोई रिक्त नहीं${chain(args?.start)}`;
    case 'in_rashis':
      return `${all(who)} ${rashis(args?.rashis)} में ${are(who)}`;
    case 'house_in_rashis':
      return `${houseWords(text(args, 'house'))} ${rashis(args?.rashis)} में है`;
    case 'seated':
      return `${all(who)} ${args?.varga === undefined ? '' : 'नवांश में '}${either(list(args?.seats).map((seat) => SEAT_WORDS[String(seat)] ?? ''))} ${are(who)}`;
    case 'strong':
    case 'weak':
    case 'combust':
    case 'vargottama':
      return `${whoWords(who)} ${STATE[clause]} है`;
    case 'some':
      return `${some(who, args)} ऐसा है कि ${inner === undefined ? '' : sentence(inner, 0)}`;
    case 'aspects':
      return `${before(text(args, 'to'))} पर ${before(text(args, 'by'))} की दृष्टि है`;
    case 'touched':
      return args?.looks_only
        ? `${before(text(args, 'whom'))} पर ${touchers(args)} की दृष्टि है`
        : `${whoWords(text(args, 'whom'))} ${touchers(args)} से युत या दृष्ट है`;
    case 'together':
      return `${both(who.split(' ').map(whoWords))} एक राशि में हैं`;
    case 'owns_both':
      return `${whoWords(who)} ${theHouses(list(args?.a))} का और ${theHouses(list(args?.b))} का स्वामी है`;
    case 'lords_exchange':
      return `${theHouses(list(args?.a))} का स्वामी और ${theHouses(list(args?.b))} का स्वामी एक-दूसरे के भाव में हैं`;
    case 'lords_linked':
      return `${theHouses(list(args?.a))} का स्वामी और ${theHouses(list(args?.b))} का अन्य स्वामी सम्बद्ध हैं (${LINKS})`;
    case 'pada_from_pada':
      return `${PADAS[text(args, 'from')] ?? ''} से ${housesWords(list(args?.houses))} में ${PADAS[text(args, 'of')] ?? ''} है`;
    default:
      return simple(clause)(text(args, 'one'), text(args, 'other'));
  }
}

const LINKS = 'राशि-विनिमय, एक ही राशि, एक दूसरे की राशि में, या परस्पर दृष्टि';
const STATE = { strong: 'बली', weak: 'निर्बल', combust: 'अस्त', vargottama: 'वर्गोत्तम' } as const;

/** Clauses about two grahas, or about no graha. */
const SIMPLE: Readonly<Record<string, (one: string, other: string) => string>> = {
  by_day: () => 'जन्म दिन में है',
  by_night: () => 'जन्म रात्रि में है',
  lagna_vargottama: () => 'लग्न वर्गोत्तम है',
  mutual_karakas: () => 'दो ग्रह स्वराशि, उच्च या मित्र राशि में और परस्पर केन्द्र में हैं',
  mutual_aspect: (one, other) => `${whoWords(one)} और ${before(other)} की परस्पर दृष्टि है`,
  mutual_kendra: (one, other) => `${whoWords(one)} और ${whoWords(other)} परस्पर केन्द्र में हैं`,
  related: (one, other) => `${whoWords(one)} और ${whoWords(other)} सम्बद्ध हैं (${LINKS})`,
  same: (one, other) => `${whoWords(one)} और ${whoWords(other)} एक ही ग्रह हैं`,
};

function simple(clause: string): (one: string, other: string) => string {
  const said = SIMPLE[clause];
  if (said === undefined) throw new Error(`no Hindi for the clause ${clause}`);
  return said;
}

const SEAT_WORDS: Readonly<Record<string, string>> = SEATS;

const GROUP_WORDS: Readonly<Record<string, string>> = {
  seven: 'सातों ग्रह',
  five: 'मंगल, बुध, गुरु, शुक्र, शनि',
  nine: 'नौ ग्रह',
  benefics: 'शुभ ग्रह',
  malefics: 'पाप ग्रह',
  benefics7: 'शुभ ग्रह (राहु-केतु छोड़कर)',
  malefics7: 'पाप ग्रह (राहु-केतु छोड़कर)',
};
/** The groups before "में से". */
const GROUP_OBLIQUE: Readonly<Record<string, string>> = {
  seven: 'सात ग्रहों',
  nine: 'नौ ग्रहों',
  benefics: 'शुभ ग्रहों',
  malefics: 'पाप ग्रहों',
  benefics7: 'शुभ ग्रहों (राहु-केतु छोड़कर)',
  malefics7: 'पाप ग्रहों (राहु-केतु छोड़कर)',
};
/** Groups whose members are called by their kind: "one benefic", not "one of the benefics". */
const KINDS: ReadonlySet<string> = new Set(['benefics', 'malefics', 'benefics7', 'malefics7']);

const all = (who: string): string =>
  KINDS.has(who) ? `सभी ${GROUP_WORDS[who]}` : (GROUP_WORDS[who] ?? both(who.split(' ').map(whoWords)));
/** Returns the verb, singular or plural. */
const are = (who: string): string => (who in GROUP_WORDS || who.includes(' ') ? 'हैं' : 'है');
const isOneOf = (args: Saw | undefined): boolean => args?.at_least === undefined || args.at_least === 1;
const whoOf = (who: string): string =>
  GROUP_OBLIQUE[who] ?? GROUP_WORDS[who] ?? who.split(' ').map(whoWords).join(', ');
const one = (who: string): string => (KINDS.has(who) ? `एक ${GROUP_WORDS[who]}` : `${whoOf(who)} में से एक`);
function none(who: string): string {
  if (KINDS.has(who)) return `कोई ${GROUP_WORDS[who]}`;
  return who in GROUP_WORDS || who.includes(' ') ? `${whoOf(who)} में से कोई` : whoWords(who);
}
const some = (who: string, args: Saw | undefined): string =>
  args?.at_least === undefined ? one(who) : `${whoOf(who)} में से कम से कम ${numeral(args.at_least)}`;
const atLeast = (who: string, args: Saw | undefined): string =>
  args?.at_least !== undefined
    ? `${whoOf(who)} में से कम से कम ${numeral(args.at_least)}`
    : KINDS.has(who)
      ? one(who)
      : `${whoOf(who)} में से कम से कम एक`;

function touchers(args: Saw | undefined): string {
  const by = text(args, 'by');
  const grahas = by in GROUP_WORDS ? null : by.split(' ').map(before);
  if (args?.need === 'all') return grahas === null ? `सभी ${whoOf(by)}` : both(grahas);
  if (args?.need !== undefined) return `${whoOf(by)} में से कम से कम ${numeral(args.need)}`;
  return grahas === null ? one(by) : either(grahas);
}

/** Before a postposition `का` is `के`, `वह` is `उस`, and `सातवाँ` is `सातवें`. */
const before = (id: string): string =>
  id === 'it'
    ? 'उस'
    : whoWords(id)
        .replace(/ का (?=\S+$)/u, ' के ')
        .replace(/ाँ? (?=भाव$)/u, (end) => (end === 'ा ' ? 'े ' : 'ें '));

/** `lord:9`, `disp:lord:1`, `guru`, `house:7` in words. */
function whoWords(id: string): string {
  const [head = '', ...rest] = id.split(':');
  const of = rest.join(':');
  switch (head) {
    case 'lord':
      return lordWords(of);
    case 'disp':
      return `${before(of)} का राशीश`;
    case 'amsha_lord':
      return `${before(of)} का नवांशेश`;
    case 'exalt_lord':
      return `${before(of)} की उच्च राशि का स्वामी`;
    case 'exalts_in_sign_of':
      return `${before(of)} की राशि में उच्च होने वाला ग्रह`;
    case 'karaka':
      return karakaName(of);
    case 'house':
      return houseWords(of);
    case 'it':
      return 'वह';
    default:
      return GRAHAS[id] ?? '';
  }
}

const GRAHAS: Readonly<Record<string, string>> = names.graha;
const RASHIS: Readonly<Record<string, string>> = names.rashi;
const PADAS: Readonly<Record<string, string>> = names.arudha;

function karakaName(abbreviation: string): string {
  const karaka = CHARA_KARAKA.find(({ abbr }) => abbr === abbreviation);
  return karaka === undefined ? '' : names.chara_karaka[karaka.id];
}

/** The sets of houses for which the texts have a word. */
const HOUSE_SETS: Readonly<Record<string, string>> = {
  '1,4,7,10': 'केन्द्र',
  '1,5,9': 'कोण',
  '1,4,5,7,9,10': 'केन्द्र या कोण',
  '1,2,3,4,5,7,9,10,11': 'छठे, आठवें और बारहवें से अन्य भाव',
};
/** Before `भाव` and a postposition. */
const ORDINALS = [...['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे'], ...['सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें']];
const ordinal = (house: string | number): string => ORDINALS[Number(house) - 1] ?? '';
const theHouses = (houses: readonly (string | number)[]): string => `${either(houses.map(ordinal))} भाव`;
const housesWords = (houses: readonly (string | number)[]): string => HOUSE_SETS[houses.join()] ?? theHouses(houses);
const allHouses = (houses: readonly (string | number)[]): string => `${both(houses.map(ordinal))} भाव`;
const nominative = (house: string | number): string => ordinal(house).replace(/े$/u, 'ा').replace(/ें$/u, 'ाँ');
const houseWords = (number: string): string => (number === '1' ? 'लग्न' : `${nominative(number)} भाव`);
const LORDS = [
  ...['लग्नेश', 'द्वितीयेश', 'तृतीयेश', 'चतुर्थेश', 'पंचमेश', 'षष्ठेश'],
  ...['सप्तमेश', 'अष्टमेश', 'नवमेश', 'दशमेश', 'एकादशेश', 'द्वादशेश'],
];
function lordWords(of: string): string {
  const [number = '', from] = of.split('@');
  if (from === undefined) return LORDS[Number(number) - 1] ?? '';
  return number === '1' ? `${before(from)} का राशीश` : `${before(from)} से ${ordinal(number)} भाव का स्वामी`;
}

const RASHI_KINDS: Readonly<Record<string, string>> = {
  movable: 'चर राशि',
  fixed: 'स्थिर राशि',
  dual: 'द्विस्वभाव राशि',
  odd: 'विषम राशि',
  even: 'सम राशि',
};
const rashis = (value: Sight | undefined): string =>
  typeof value === 'string' ? (RASHI_KINDS[value] ?? '') : either(list(value).map((rashi) => RASHIS[rashi] ?? ''));

const chain = (start: Sight | undefined): string =>
  start === 'any' ? '' : start === 'non_kendra' ? ', केन्द्र से अन्य भाव से आरम्भ' : `, ${ordinal(Number(start))} भाव से आरम्भ`;

const NUMERALS = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात'];
const numeral = (value: Sight | undefined): string =>
  typeof value === 'number' ? (NUMERALS[value] ?? String(value)) : String(value ?? '');

const either = (items: readonly (string | number)[]): string => joined(items, 'या');
const both = (items: readonly (string | number)[]): string => joined(items, 'और');

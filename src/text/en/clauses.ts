/**
 * Turns any clause about a chart into an English sentence: the text of a condition in replies, and the rules in
 * docs/YOGAS.md.
 */

import { CHARA_KARAKA } from '../../lexicon/chara-karaka.ts';
import type { Clause, Leaf, Saw, Sight } from '../../rules/clause.ts';
import { joined } from '../joined.ts';
import { names } from './names/index.ts';

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
      return depth === 0 ? parts(clause.of, '; ') : parts(clause.of, ' and ');
    case 'any':
      return depth < 2 ? parts(clause.of, ', or ') : `(${parts(clause.of, ', or ')})`;
    case 'choose':
      return Object.entries(clause.of)
        .flatMap(([key, of]) => (of === undefined ? [] : [`${key}: ${sentence(of, depth + 1)}`]))
        .join('; ');
    case 'count':
      return `at least ${numeral(clause.atLeast)} of these: ${parts(clause.of, ', ')}`;
  }
}

/** Negates a clause. Most negations are about a single word, where "not" in the sentence reads better than brackets. */
function denied<F>(clause: Clause<F>): string {
  const said = sentence(clause, 1);
  const turned = clause.kind === 'is' ? said.replace(' sees ', ' does not see ').replace(DENIABLE, ' not $1') : said;
  return turned === said ? `not (${said})` : turned;
}
const DENIABLE = / (in |joined |seen |combust|strong|own|exalted|debilitated|one graha|friend)/;

const text = (args: Saw | undefined, name: string): string => {
  const value = args?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const list = (value: Sight | undefined): readonly (string | number)[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [String(value)];

function leafSentence<F>({ clause, args, inner }: Leaf<F>): string {
  const who = text(args, 'who');
  const houses = () => housesWords(list(args?.houses));
  const from = () => (args?.from === undefined ? '' : ` from ${whoWords(text(args, 'from'))}`);
  switch (clause) {
    case 'in_houses':
      return `${all(who)} in ${houses()}${from()}`;
    case 'some_in_houses':
      return `${atLeast(who, args)} in ${houses()}${from()}`;
    case 'none_in_houses':
      return `${none(who)} in ${houses()}${from()}`;
    case 'fill_houses':
      return args?.at_least === undefined
        ? `${both(list(args?.houses))}${from()} each with one of ${whoOf(who)}`
        : `at least ${numeral(args.at_least)} of ${list(args?.houses).join(', ')}${from()} with one of ${whoOf(who)}`;
    case 'exactly_in_houses':
      return `${all(who)} in ${both(list(args?.houses))}, none of these empty`;
    case 'only_kind_in_houses':
      return `only ${text(args, 'kind')} occupy ${theHouses(list(args?.houses))}${from()}`;
    case 'empty_or_only_kind_in_houses':
      return `${both(list(args?.houses))} empty or with ${text(args, 'kind')} alone`;
    case 'in_so_many_rashis':
      return `${all(who)} in ${numeral(args?.rashis)} ${args?.rashis === 1 ? 'rashi' : 'rashis'}`;
    case 'in_a_row':
      return `${all(who)} in ${numeral(args?.houses)} houses in a row, none empty${chain(args?.start)}`;
    case 'in_rashis':
      return `${all(who)} in ${rashis(args?.rashis, who in GROUP_WORDS || who.includes(' '))}`;
    case 'house_in_rashis':
      return `${houseWords(text(args, 'house'))} in ${rashis(args?.rashis, false)}`;
    case 'seated':
      return `${all(who)} ${either(list(args?.seats).map((seat) => SEAT[String(seat)] ?? String(seat)))}${args?.varga === undefined ? '' : ' in the navamsha'}`;
    case 'strong':
    case 'weak':
    case 'combust':
    case 'vargottama':
      return `${whoWords(who)} ${clause}`;
    case 'some':
      return `${some(who, args)} of whom this holds: ${inner === undefined ? '' : sentence(inner, 0)}`;
    case 'aspects':
      return `${whoWords(text(args, 'by'))} sees ${whoWords(text(args, 'to'))}`;
    case 'touched':
      return `${whoWords(text(args, 'whom'))} ${args?.looks_only ? 'seen' : 'joined or seen'} by ${touchers(args)}`;
    case 'together':
      return `${both(who.split(' ').map(whoWords))} in one rashi`;
    case 'owns_both':
      return `${whoWords(who)} lord of ${either(list(args?.a))} and of ${either(list(args?.b))}`;
    case 'lords_exchange':
      return `${aLordOf(list(args?.a))} and ${aLordOf(list(args?.b))} each in the other’s house`;
    case 'lords_linked':
      return `a lord of ${either(list(args?.a))} and another lord of ${either(list(args?.b))} linked: exchanged, in one rashi, one in a rashi of the other, or seeing each other`;
    case 'pada_from_pada':
      return `pada ${text(args, 'of')} in ${houses()} from pada ${text(args, 'from')}`;
    default:
      return (
        SIMPLE[clause]?.(whoWords(text(args, 'one')), whoWords(text(args, 'other'))) ?? clause.replaceAll('_', ' ')
      );
  }
}

/** Clauses about two grahas. */
const SIMPLE: Readonly<Record<string, (one: string, other: string) => string>> = {
  mutual_karakas: () => 'two grahas in own, exaltation or friendly rashis in kendras from each other',
  mutual_aspect: (one, other) => `${one} and ${other} see each other`,
  mutual_kendra: (one, other) => `${one} and ${other} in kendras from each other`,
  related: (one, other) =>
    `${one} and ${other} linked: exchanged, in one rashi, one in a rashi of the other, or seeing each other`,
  same: (one, other) => `${one} and ${other} one graha`,
};

const SEAT: Readonly<Record<string, string>> = {
  exalted: 'exalted',
  moolatrikona: 'in moolatrikona',
  own: 'in own rashi',
  adhimitra: 'in a great friend’s rashi',
  mitra: 'in a friend’s rashi',
  sama: 'in a neutral’s rashi',
  shatru: 'in an enemy’s rashi',
  adhishatru: 'in a great enemy’s rashi',
  debilitated: 'debilitated',
};

const GROUP_WORDS: Readonly<Record<string, string>> = {
  seven: 'the seven grahas',
  five: 'Mars, Mercury, Jupiter, Venus, Saturn',
  nine: 'the nine grahas',
  benefics: 'the benefics',
  malefics: 'the malefics',
  benefics7: 'the benefics (without nodes)',
  malefics7: 'the malefics (without nodes)',
};

/** Groups for which "a benefic" is shorter than "one of the benefics". */
const ONE_WORDS: Readonly<Record<string, string>> = {
  benefics: 'a benefic',
  malefics: 'a malefic',
  benefics7: 'a benefic (no node)',
  malefics7: 'a malefic (no node)',
};

const all = (who: string): string =>
  who in GROUP_WORDS ? `all of ${GROUP_WORDS[who]}` : both(who.split(' ').map(whoWords));
const whoOf = (who: string): string => GROUP_WORDS[who] ?? who.split(' ').map(whoWords).join(', ');
const some = (who: string, args: Saw | undefined): string =>
  args?.at_least === undefined ? one(who) : `at least ${numeral(args.at_least)} of ${whoOf(who)}`;
const atLeast = (who: string, args: Saw | undefined): string =>
  args?.at_least !== undefined
    ? `at least ${numeral(args.at_least)} of ${whoOf(who)}`
    : who in ONE_WORDS
      ? one(who)
      : `at least one of ${whoOf(who)}`;
const one = (who: string): string => ONE_WORDS[who] ?? `one of ${whoOf(who)}`;
const none = (who: string): string => (who in ONE_WORDS ? `no${ONE_WORDS[who]?.slice(1)}` : `none of ${whoOf(who)}`);

function touchers(args: Saw | undefined): string {
  const by = text(args, 'by');
  const grahas = by in GROUP_WORDS ? null : by.split(' ').map(whoWords);
  if (args?.need === 'all') return grahas === null ? `all of ${whoOf(by)}` : both(grahas);
  if (args?.need !== undefined) return `at least ${numeral(args.need)} of ${whoOf(by)}`;
  return grahas === null ? one(by) : either(grahas);
}

/** `lord:9`, `disp:lord:1`, `guru`, `house:7` in words. */
function whoWords(id: string): string {
  const [head = '', ...rest] = id.split(':');
  const of = rest.join(':');
  switch (head) {
    case 'lord':
      return lordWords(of);
    case 'disp':
      return of === 'it' ? 'its dispositor' : `the dispositor of ${whoWords(of)}`;
    case 'amsha_lord':
      return of === 'it' ? 'its navamsha lord' : `the navamsha lord of ${whoWords(of)}`;
    case 'exalt_lord':
      return of === 'it' ? 'the lord of its exaltation rashi' : `the lord of the exaltation rashi of ${whoWords(of)}`;
    case 'exalts_in_sign_of':
      return `the graha exalted in the rashi of ${whoWords(of)}`;
    case 'karaka':
      return `the ${karakaName(of).toLowerCase()}`;
    case 'house':
      return houseWords(of);
    case 'it':
      return 'it';
    default:
      return grahaWords(id);
  }
}

/**
 * The names of grahas and rashis by id. The types allow any id, because a clause may also refer to something without a
 * name.
 */
const GRAHAS: Readonly<Record<string, string>> = names.graha;
const RASHIS: Readonly<Record<string, string>> = names.rashi;

function karakaName(abbreviation: string): string {
  const karaka = CHARA_KARAKA.find(({ abbr }) => abbr === abbreviation);
  return karaka === undefined ? abbreviation : names.chara_karaka[karaka.id];
}

const grahaWords = (id: string): string => {
  const name = GRAHAS[id] ?? id;
  return id === 'surya' || id === 'chandra' ? `the ${name}` : name;
};
/** The sets of houses for which the texts have a word. */
const HOUSE_SETS: Readonly<Record<string, string>> = {
  '1,4,7,10': 'a kendra',
  '1,5,9': 'a kona',
  '1,4,5,7,9,10': 'a kendra or kona',
  '1,2,3,4,5,7,9,10,11': 'a house other than 6, 8, 12',
};
const housesWords = (houses: readonly (string | number)[]): string => HOUSE_SETS[houses.join()] ?? either(houses);
/** Returns `the 2nd house` or `the 2nd or the 12th house`; a set of houses that has a name is called by it. */
const theHouses = (houses: readonly (string | number)[]): string =>
  HOUSE_SETS[houses.join()] ?? `${either(houses.map((house) => `the ${ordinal(Number(house))}`))} house`;
const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;
const houseWords = (number: string): string => (number === '1' ? 'the lagna' : `house ${number}`);
function lordWords(of: string): string {
  const [number = '', from] = of.split('@');
  if (from !== undefined)
    return number === '1' ? `the dispositor of ${whoWords(from)}` : `the lord of ${number} from ${whoWords(from)}`;
  return number === '1' ? 'the lagna lord' : `the lord of ${number}`;
}

const rashis = (value: Sight | undefined, many: boolean): string =>
  typeof value === 'string'
    ? many
      ? `${value} rashis`
      : `${/^[eo]/.test(value) ? 'an' : 'a'} ${value} rashi`
    : either(list(value).map((rashi) => RASHIS[rashi] ?? String(rashi)));

const chain = (start: Sight | undefined): string =>
  start === 'any' ? '' : start === 'non_kendra' ? ', from a house that is no kendra' : `, from ${start}`;

const NUMERALS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const numeral = (value: Sight | undefined): string =>
  typeof value === 'number' ? (NUMERALS[value] ?? String(value)) : String(value ?? '');

const either = (items: readonly (string | number)[]): string => joined(items, 'or');
const both = (items: readonly (string | number)[]): string => joined(items, 'and');

/** Returns `the lord of` one house, or `a lord of` several. */
const aLordOf = (houses: readonly (string | number)[]): string =>
  `${houses.length === 1 ? 'the' : 'a'} lord of ${either(houses)}`;

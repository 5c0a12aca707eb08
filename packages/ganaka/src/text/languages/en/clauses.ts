/**
 * Turns any clause about a chart into an English sentence: the text of a condition in replies, and the rules in
 * docs/YOGAS.md.
 */

import { CHARA_KARAKA } from '../../../lexicon/chart/chara-karaka.ts';
import type { Clause, Leaf, Saw, Sight } from '../../../rules/clause.ts';
import { joined } from '../../joined.ts';
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

/**
 * Negates a clause. The negation of one leaf is put into its verb ("is not"). A statement about all or about several
 * things is negated as a whole.
 */
function denied<F>(clause: Clause<F>): string {
  const said = sentence(clause, 1);
  if (clause.kind !== 'is' || clause.clause === 'some') return `it is not so that ${said}`;
  if (said.startsWith('all ')) return `not ${said}`;
  const turned = said.replace(/ sees? /, (verb) => (verb === ' sees ' ? ' does not see ' : ' do not see '));
  return turned === said ? said.replace(/ (is|are|occupy) /, (_, verb) => DENIED[String(verb)] ?? '') : turned;
}
const DENIED: Readonly<Record<string, string>> = { is: ' is not ', are: ' are not ', occupy: ' do not alone occupy ' };

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
      return `${allAre(who)} in ${houses()}${from()}`;
    case 'some_in_houses':
      return `${atLeast(who, args)} ${isOneOf(args) ? 'is' : 'are'} in ${houses()}${from()}`;
    case 'none_in_houses':
      return isMany(who)
        ? `${none(who)} is in ${houses()}${from()}`
        : `${whoWords(who)} is not in ${houses()}${from()}`;
    case 'fill_houses':
      return args?.at_least === undefined
        ? `${allHouses(list(args?.houses))}${from()} ${list(args?.houses).length === 1 ? 'holds' : 'each hold'} one of ${whoOf(who)}`
        : `at least ${numeral(args.at_least)} of ${allHouses(list(args?.houses))}${from()} hold one of ${whoOf(who)}`;
    case 'exactly_in_houses':
      return `${allAre(who)} in ${allHouses(list(args?.houses))}, and none of these is empty`;
    case 'only_kind_in_houses':
      return `only ${text(args, 'kind')} occupy ${houses()}${from()}`;
    case 'empty_or_only_kind_in_houses':
      return `${allHouses(list(args?.houses))} are empty or hold ${text(args, 'kind')} alone`;
    case 'in_so_many_rashis':
      return `${allAre(who)} in ${numeral(args?.rashis)} ${args?.rashis === 1 ? 'rashi' : 'rashis'}`;
    case 'in_a_row':
      return `${allAre(who)} in ${numeral(args?.houses)} houses in a row, none of them empty${chain(args?.start)}`;
    case 'in_rashis':
      return `${allAre(who)} in ${rashis(args?.rashis, isMany(who))}`;
    case 'house_in_rashis':
      return `${houseWords(text(args, 'house'))} is in ${rashis(args?.rashis, false)}`;
    case 'seated':
      return `${allAre(who)} ${either(list(args?.seats).map((seat) => SEAT[String(seat)] ?? String(seat)))}${args?.varga === undefined ? '' : ' in the navamsha'}`;
    case 'strong':
    case 'weak':
    case 'combust':
    case 'vargottama':
      return `${whoWords(who)} is ${clause}`;
    case 'some':
      return `of ${some(who, args)} this holds: ${inner === undefined ? '' : sentence(inner, 0)}`;
    case 'aspects':
      return `${whoWords(text(args, 'by'))} sees ${whoWords(text(args, 'to'))}`;
    case 'touched':
      return `${whoWords(text(args, 'whom'))} is ${args?.looks_only ? 'seen' : 'joined or seen'} by ${touchers(args)}`;
    case 'together':
      return `${both(who.split(' ').map(whoWords))} are in one rashi`;
    case 'owns_both':
      return `${whoWords(who)} is lord of ${theHouses(list(args?.a))} and of ${theHouses(list(args?.b))}`;
    case 'lords_exchange':
      return `${aLordOf(list(args?.a))} and ${aLordOf(list(args?.b))} are each in the other’s house`;
    case 'lords_linked':
      return `a lord of ${theHouses(list(args?.a))} and another lord of ${theHouses(list(args?.b))} are linked: ${LINKS}`;
    case 'pada_from_pada':
      return `pada ${text(args, 'of')} is in ${houses()} from pada ${text(args, 'from')}`;
    default:
      return (
        SIMPLE[clause]?.(whoWords(text(args, 'one')), whoWords(text(args, 'other'))) ?? clause.replaceAll('_', ' ')
      );
  }
}

const LINKS = 'they have exchanged rashis, are in one rashi, one is in a rashi of the other, or they see each other';

/** Clauses about two grahas, or about none. */
const SIMPLE: Readonly<Record<string, (one: string, other: string) => string>> = {
  by_day: () => 'the birth is by day',
  by_night: () => 'the birth is by night',
  lagna_vargottama: () => 'the lagna is vargottama',
  mutual_karakas: () => 'two grahas are in own, exaltation or friendly rashis and in kendras from each other',
  mutual_aspect: (one, other) => `${one} and ${other} see each other`,
  mutual_kendra: (one, other) => `${one} and ${other} are in kendras from each other`,
  related: (one, other) => `${one} and ${other} are linked: ${LINKS}`,
  same: (one, other) => `${one} and ${other} are one graha`,
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
  five: 'Mars, Mercury, Jupiter, Venus and Saturn',
  nine: 'the nine grahas',
  benefics: 'the benefics',
  malefics: 'the malefics',
  benefics7: 'the benefics other than the nodes',
  malefics7: 'the malefics other than the nodes',
};

/** Groups for which "a benefic" is shorter than "one of the benefics". */
const ONE_WORDS: Readonly<Record<string, string>> = {
  benefics: 'a benefic',
  malefics: 'a malefic',
  benefics7: 'a benefic other than a node',
  malefics7: 'a malefic other than a node',
};

/** Whether it names several grahas. */
const isMany = (who: string): boolean => who in GROUP_WORDS || who.includes(' ');
/** `all seven grahas are`, `the Moon is`. */
function allAre(who: string): string {
  const group = GROUP_WORDS[who];
  if (group === undefined) return `${both(who.split(' ').map(whoWords))} ${isMany(who) ? 'are' : 'is'}`;
  return who === 'five' ? `${group} are` : `all ${group.replace('the ', '')} are`;
}
const isOneOf = (args: Saw | undefined): boolean => args?.at_least === undefined || args.at_least === 1;
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
  '1,2,3,4,5,7,9,10,11': 'a house other than the 6th, 8th and 12th',
};
const ordinal = (house: string | number): string => `${house}${['th', 'st', 'nd', 'rd'][Number(house)] ?? 'th'}`;
/** Returns `the 2nd house`, `the 2nd or 12th house`. */
const theHouses = (houses: readonly (string | number)[]): string => `the ${either(houses.map(ordinal))} house`;
/** The same; a set of houses that has a name is called by it. */
const housesWords = (houses: readonly (string | number)[]): string => HOUSE_SETS[houses.join()] ?? theHouses(houses);
/** Returns `the 2nd and 12th houses`. */
const allHouses = (houses: readonly (string | number)[]): string =>
  `the ${both(houses.map(ordinal))} ${houses.length === 1 ? 'house' : 'houses'}`;
const houseWords = (number: string): string => (number === '1' ? 'the lagna' : `the ${ordinal(number)} house`);
function lordWords(of: string): string {
  const [number = '', from] = of.split('@');
  if (from !== undefined)
    return number === '1'
      ? `the dispositor of ${whoWords(from)}`
      : `the lord of the ${ordinal(number)} house from ${whoWords(from)}`;
  return number === '1' ? 'the lagna lord' : `the lord of the ${ordinal(number)} house`;
}

const rashis = (value: Sight | undefined, many: boolean): string =>
  typeof value === 'string'
    ? many
      ? `${value} rashis`
      : `${/^[eo]/.test(value) ? 'an' : 'a'} ${value} rashi`
    : either(list(value).map((rashi) => RASHIS[rashi] ?? String(rashi)));

const chain = (start: Sight | undefined): string =>
  start === 'any'
    ? ''
    : start === 'non_kendra'
      ? ', beginning with a house that is no kendra'
      : `, beginning with ${houseWords(String(start))}`;

const NUMERALS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const numeral = (value: Sight | undefined): string =>
  typeof value === 'number' ? (NUMERALS[value] ?? String(value)) : String(value ?? '');

const either = (items: readonly (string | number)[]): string => joined(items, 'or');
const both = (items: readonly (string | number)[]): string => joined(items, 'and');

/** Returns `the lord of` one house, or `a lord of` several. */
const aLordOf = (houses: readonly (string | number)[]): string =>
  `${houses.length === 1 ? 'the' : 'a'} lord of ${theHouses(houses)}`;

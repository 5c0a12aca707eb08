/**
 * A second reader of the table of yogas (`authorities/yoga-rules.json`), written from the words of its vocabulary and not from
 * our catalogue: plain lists and strings, everything known, nothing quick. What it says of a chart is what the catalogue must say.
 */
import { readFileSync } from 'node:fs';
import type { Karaka } from 'ganaka/internal/jyotisha/kundali/jaimini/karaka.ts';
import type { Graha } from 'ganaka/internal/sky/engines/engine.ts';
import type { Signs } from './sign-facts.ts';

export type Rule = Readonly<Record<string, unknown>>;
export interface TableForm {
  readonly id: string;
  readonly rule: Rule;
}
export interface TableRow extends TableForm {
  readonly category: string;
  readonly variants?: readonly TableForm[];
  readonly bhanga?: readonly TableForm[];
  readonly listing?: true;
  readonly off?: true;
}
export const TABLE: readonly TableRow[] = JSON.parse(
  readFileSync(new URL('../authorities/yoga-rules.json', import.meta.url), 'utf8'),
).rows;

/** Everything that the table may ask about. */
export type Whole = Required<Signs>;

const NINE = 'surya chandra mangala budha guru shukra shani rahu ketu'.split(' ') as Graha[];
const SEVEN = NINE.slice(0, 7);
const SIGNS = 'mesha vrishabha mithuna karka simha kanya tula vrishchika dhanu makara kumbha mina'.split(' ');
const OWNERS = 'mangala shukra budha chandra surya budha shukra mangala guru shani shani guru'.split(' ') as Graha[];
const HIGH: Record<string, number> = { surya: 1, chandra: 2, mangala: 10, budha: 6, guru: 4, shukra: 12, shani: 7 };
const ROOT: Record<string, number> = { surya: 5, chandra: 2, mangala: 1, budha: 6, guru: 9, shukra: 7, shani: 11 };
const FRIENDS: Record<string, string> = {
  surya: 'chandra mangala guru',
  chandra: 'surya budha',
  mangala: 'surya chandra guru',
  budha: 'surya shukra',
  guru: 'surya chandra mangala',
  shukra: 'budha shani',
  shani: 'budha shukra',
};
const ENEMIES: Record<string, string> = {
  surya: 'shukra shani',
  chandra: '',
  mangala: 'budha',
  budha: 'chandra',
  guru: 'budha shukra',
  shukra: 'surya chandra',
  shani: 'surya chandra mangala',
};
const SETS: Record<string, number[]> = {
  kendra: [1, 4, 7, 10],
  kona: [5, 9],
  kona1: [1, 5, 9],
  panaphara: [2, 5, 8, 11],
  apoklima: [3, 6, 9, 12],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
  maraka: [2, 7],
  kendra_kona: [1, 4, 5, 7, 9, 10],
  susthana: [1, 2, 3, 4, 5, 7, 9, 10, 11],
};

const count = (from: number, to: number): number => ((to - from + 12) % 12) + 1;
const nth = (from: number, house: number): number => ((from + house - 2) % 12) + 1;
const owner = (sign: number): Graha => OWNERS[sign - 1] ?? 'surya';
const housesOf = (value: unknown): number[] => (typeof value === 'string' ? (SETS[value] ?? []) : (value as number[]));
const asList = (value: unknown): string[] => (Array.isArray(value) ? value : [String(value)]);

/** Whether a rule of the table holds in a chart. `bound` are the variables of `each`. */
export function tableSays(rule: Rule, chart: Whole, bound: Readonly<Record<string, string>> = {}): boolean {
  const [[word, value] = ['', null]] = Object.entries(rule);
  const told = (value ?? {}) as Record<string, unknown>;
  const again = (inner: unknown, more = bound) => tableSays(inner as Rule, chart, more);
  const { signs, lagna } = chart;

  const one = (text: string): Graha | null => {
    if (text.startsWith('$')) return one(bound[text] ?? '');
    const [head = '', ...rest] = text.split(':');
    const of = rest.join(':');
    if (head === 'lord') {
      const [house = '1', from] = of.split('@');
      const start = from === undefined ? lagna : signs[from as Graha];
      return owner(nth(start, Number(house)));
    }
    if (head === 'karaka') return chart.karakas[of as Karaka];
    if (of === '') return text as Graha;
    const graha = one(of);
    if (graha === null) return null;
    if (head === 'disp') return owner(signs[graha]);
    if (head === 'amsha_lord') return owner(chart.navamsha[graha]);
    if (head === 'exalt_lord') return owner(HIGH[graha] ?? 1);
    return SEVEN.find((each) => HIGH[each] === signs[graha]) ?? null; // exalts_in_sign_of
  };
  const harsh = (graha: Graha): boolean => {
    if (graha === 'chandra') return chart.waning;
    if (graha !== 'budha') return !['guru', 'shukra'].includes(graha);
    return NINE.some((each) => each !== 'budha' && signs[each] === signs.budha && harsh(each));
  };
  const GROUPS: Record<string, () => Graha[]> = {
    seven: () => SEVEN,
    five: () => SEVEN.slice(2),
    nine: () => NINE,
    benefics: () => NINE.filter((each) => !harsh(each)),
    malefics: () => NINE.filter(harsh),
    benefics7: () => SEVEN.filter((each) => !harsh(each)),
    malefics7: () => SEVEN.filter(harsh),
  };
  const many = (who: unknown): (Graha | null)[] =>
    typeof who === 'string' && who in GROUPS ? (GROUPS[who]?.() ?? []) : asList(who).map(one);
  const signOf = (who: string): number | null => {
    if (who === 'lagna') return lagna;
    if (who.startsWith('house:')) return nth(lagna, Number(who.slice(6)));
    const graha = one(who);
    return graha === null ? null : signs[graha];
  };
  const base = told.from === undefined ? lagna : signOf(String(told.from));
  const inside = (graha: Graha | null): boolean =>
    graha !== null && base !== null && housesOf(told.houses).includes(count(base, signs[graha]));
  const sees = (graha: Graha, sign: number): boolean => {
    const from = count(signs[graha], sign);
    if (graha === 'rahu' || graha === 'ketu') return false;
    const special = { mangala: [4, 8], guru: [5, 9], shani: [3, 10] } as Record<string, number[]>;
    return from === 7 || (special[graha] ?? []).includes(from);
  };
  const relation = (graha: Graha, sign: number): string => {
    const lord = owner(sign);
    const nature = FRIENDS[graha]?.includes(lord) ? 1 : ENEMIES[graha]?.includes(lord) ? -1 : 0;
    const moment = [2, 3, 4, 10, 11, 12].includes(count(signs[graha], signs[lord])) ? 1 : -1;
    return ['great_enemy', 'enemy', 'neutral', 'friend', 'great_friend'][nature + moment + 2] ?? '';
  };
  const dignities = (graha: Graha, sign: number): string[] => {
    if (!(graha in HIGH)) return [];
    const high = HIGH[graha] ?? 0;
    const seats = [
      ...(sign === high ? ['exalted'] : []),
      ...(sign === nth(high, 7) ? ['debilitated'] : []),
      ...(sign === ROOT[graha] ? ['moolatrikona'] : []),
      ...(owner(sign) === graha ? ['own'] : []),
    ];
    return seats.length > 0 ? seats : [relation(graha, sign)];
  };
  const pair = (): [Graha | null, Graha | null] => {
    const [a = '', b = ''] = asList(value);
    return [one(a), one(b)];
  };
  const ofPair = (test: (a: Graha, b: Graha) => boolean): boolean => {
    const [a, b] = pair();
    return a !== null && b !== null && a !== b && test(a, b);
  };
  const linked = (a: Graha, b: Graha): boolean =>
    a !== b &&
    (signs[a] === signs[b] ||
      owner(signs[a]) === b ||
      owner(signs[b]) === a ||
      (sees(a, signs[b]) && sees(b, signs[a])));
  const lordOf = (house: number): Graha => owner(nth(lagna, house));

  const WORDS: Record<string, () => boolean> = {
    all: () => (value as Rule[]).every((each) => again(each)),
    any: () => (value as Rule[]).some((each) => again(each)),
    not: () => !again(value),
    count: () => (told.of as Rule[]).filter((each) => again(each)).length >= Number(told.min),
    each: () => {
      const name = 'x' in told ? 'x' : 'y';
      return many(told[name]).some((graha) => {
        const inner = { ...bound, [`$${name}`]: String(graha) };
        return again(told.where, inner) && again(told.then, inner);
      });
    },
    in: () => many(told.who).every((graha) => (told.skip_ref && graha === one(String(told.from))) || inside(graha)),
    some_in: () => many(told.who).filter(inside).length >= Number(told.min ?? 1),
    none_in: () => !many(told.who).some(inside),
    covers: () =>
      housesOf(told.houses).every((house) =>
        many(told.who).some((graha) => graha !== null && base !== null && count(base, signs[graha]) === house),
      ),
    only: () => {
      const there = NINE.filter(inside);
      return there.length > 0 && there.every((each) => many(told.kind).includes(each));
    },
    empty_or: () => NINE.filter(inside).every((each) => many(told.kind).includes(each)),
    signs_used: () => new Set(many(told.who).map((graha) => graha && signs[graha])).size === told.n,
    consecutive: () => {
      const used = new Set(many(told.who).map((graha) => (graha === null ? 0 : count(lagna, signs[graha]))));
      const starts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((start) => {
        if (told.start === 'non_kendra') return ![1, 4, 7, 10].includes(start);
        return told.start === 'any' || told.start === start;
      });
      const n = Number(told.n);
      return (
        used.size === n && starts.some((start) => [...Array(n).keys()].every((step) => used.has(nth(start, step + 1))))
      );
    },
    sign: () => {
      const kinds = told.is as string[];
      const fits = (sign: number | null): boolean =>
        sign !== null &&
        kinds.some((kind) =>
          kind === 'movable' || kind === 'fixed' || kind === 'dual'
            ? ['movable', 'fixed', 'dual'][(sign - 1) % 3] === kind
            : kind === 'odd' || kind === 'even'
              ? (sign % 2 === 1) === (kind === 'odd')
              : SIGNS[sign - 1] === kind,
        );
      const who = String(told.who);
      if (who === 'lagna' || who.startsWith('house:')) return fits(signOf(who));
      return many(told.who).every((graha) => graha !== null && fits(signs[graha]));
    },
    dignity: () =>
      many(told.who).every((graha) => {
        if (graha === null) return false;
        const sign = told.varga === 'D9' ? chart.navamsha[graha] : signs[graha];
        return dignities(graha, sign).some((each) => (told.is as string[]).includes(each));
      }),
    strong: () => chart.strong.some((each) => each === one(String(value))),
    weak: () => !chart.strong.some((each) => each === one(String(value))),
    combust: () => chart.combust.some((each) => each === one(String(value))),
    vargottama: () => {
      if (value === 'lagna') return chart.navamsha.lagna === lagna;
      const graha = one(String(value));
      return graha !== null && chart.navamsha[graha] === signs[graha];
    },
    conj: () => {
      const grahas = asList(value).map(one);
      const [first] = grahas;
      return (
        new Set(grahas).size > 1 &&
        grahas.every((each) => each !== null && first != null && signs[each] === signs[first])
      );
    },
    aspects: () => {
      const by = one(String(told.by));
      const to = signOf(String(told.to));
      return by !== null && to !== null && sees(by, to);
    },
    touched: () => {
      const whom = String(told.who);
      const sign = signOf(whom);
      const self = whom.startsWith('house:') ? null : one(whom);
      if (sign === null) return false;
      const touches = (graha: Graha | null): boolean =>
        graha !== null && (sees(graha, sign) || (!told.aspect_only && signs[graha] === sign));
      const others = many(told.by).filter((graha) => graha !== self);
      if (told.need === 'all') return others.every(touches);
      return others.filter(touches).length >= Number(told.min ?? 1);
    },
    mutual_aspect: () => ofPair((a, b) => sees(a, signs[b]) && sees(b, signs[a])),
    mutual_kendra: () => ofPair((a, b) => [1, 4, 7, 10].includes(count(signs[a], signs[b]))),
    related: () => ofPair(linked),
    same: () => {
      const [a, b] = pair();
      return a === b;
    },
    day: () => chart.day,
    night: () => !chart.day,
    exchange_pairs: () =>
      housesOf(told.a).some((a) =>
        housesOf(told.b).some(
          (b) =>
            a !== b &&
            lordOf(a) !== lordOf(b) &&
            signs[lordOf(a)] === nth(lagna, b) &&
            signs[lordOf(b)] === nth(lagna, a),
        ),
      ),
    lord_pairs: () => housesOf(told.a).some((a) => housesOf(told.b).some((b) => linked(lordOf(a), lordOf(b)))),
    owns_both: () => {
      const graha = one(String(told.who));
      return [told.a, told.b].every((set) => housesOf(set).some((house) => lordOf(house) === graha));
    },
    arudha_pair: () => {
      const pada = (house: number): number => {
        const sign = nth(lagna, house);
        const lord = signs[owner(sign)];
        const there = nth(lord, count(sign, lord));
        return there === sign || there === nth(sign, 7) ? nth(there, 10) : there;
      };
      return housesOf(told.houses).includes(count(pada(1), pada(7)));
    },
  };
  const says = WORDS[word];
  if (says === undefined) throw new Error(`the table has no word ${word}`);
  return says();
}

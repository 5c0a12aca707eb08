/**
 * Every row of the catalogue against a second reader of the table of yogas: on thousands of made-up sign charts, and around a
 * chart in which the row holds, where one graha is moved or one fact turned at a time. So each row is seen to fire, and to fail
 * when a single condition is broken.
 */
import { readFileSync } from 'node:fs';
import { SAPTA } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { KARAKAS } from 'ganaka/internal/jyotisha/kundali/jaimini/karaka.ts';
import { YOGAS } from 'ganaka/internal/jyotisha/kundali/yogas/catalog/index.ts';
import { yogasOf } from 'ganaka/internal/jyotisha/kundali/yogas/judge.ts';
import { JATAKA_YOGA } from 'ganaka/internal/lexicon/chart/jataka-yoga.ts';
import { evaluate, truthOf } from 'ganaka/internal/rules/clause.ts';
import { GRAHAS, type Graha } from 'ganaka/internal/sky/engines/engine.ts';
import { describe, expect, test } from 'vitest';
import { sampled, times } from '../../packages/ganaka/test/kit/amount.ts';
import { signFacts } from './sign-facts.ts';
import { TABLE, type TableRow, tableSays, type Whole } from './yoga-table.ts';

function drawer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Random signs: rules must be consistent in impossible skies, too. */
function drawn(draw: (below: number) => number): Whole {
  const sign = () => draw(12) + 1;
  const rahu = sign();
  const of = <T>(make: (graha: Graha) => T) => Object.fromEntries(GRAHAS.map((graha) => [graha, make(graha)]));
  const eight = GRAHAS.filter((graha) => graha !== 'ketu');
  const karakas = KARAKAS.map((karaka) => [karaka, eight.splice(draw(eight.length), 1)[0] ?? 'surya']);
  return {
    lagna: sign(),
    signs: { ...of(sign), rahu, ketu: ((rahu + 5) % 12) + 1 } as Whole['signs'],
    navamsha: { ...of(sign), lagna: sign() } as Whole['navamsha'],
    karakas: Object.fromEntries(karakas) as Whole['karakas'],
    day: draw(2) === 0,
    waning: draw(2) === 0,
    combust: SAPTA.filter(() => draw(4) === 0),
    strong: SAPTA.filter(() => draw(2) === 0),
  };
}

/** Every chart that differs in one thing. */
function* around(chart: Whole): Generator<Whole> {
  for (const graha of GRAHAS)
    for (let sign = 1; sign <= 12; sign++) {
      yield { ...chart, signs: { ...chart.signs, [graha]: sign } };
      yield { ...chart, navamsha: { ...chart.navamsha, [graha]: sign } };
    }
  for (let sign = 1; sign <= 12; sign++) yield { ...chart, lagna: sign };
  yield { ...chart, day: !chart.day };
  yield { ...chart, waning: !chart.waning };
  for (const graha of SAPTA)
    for (const list of ['combust', 'strong'] as const)
      yield {
        ...chart,
        [list]: chart[list].includes(graha) ? chart[list].filter((each) => each !== graha) : [...chart[list], graha],
      };
}

/** The parts of a row that must all hold. */
const partsOf = ({ rule }: TableRow) => (Array.isArray(rule.all) ? rule.all : [rule]);
const unmet = (row: TableRow, chart: Whole): number => partsOf(row).filter((part) => !tableSays(part, chart)).length;

interface PublishedChart extends Partial<Omit<Whole, 'lagna' | 'signs'>> {
  readonly chart: Pick<Whole, 'lagna' | 'signs'>;
}
const PUBLISHED: readonly PublishedChart[] = JSON.parse(
  readFileSync(new URL('../authorities/yogas.json', import.meta.url), 'utf8'),
).cases;

/** Vajra and yava no sky can make, since Mercury and Venus stay near the Sun; the text lists them. */
const kendras = (one: readonly Graha[], four: readonly Graha[]) => ({
  lagna: 1,
  signs: Object.fromEntries([
    ...GRAHAS.map((graha) => [graha, 3]),
    ...one.map((graha, n) => [graha, n === 0 ? 7 : 1]),
    ...four.map((graha, n) => [graha, n === 0 ? 10 : 4]),
  ]) as Whole['signs'],
});
const GOOD: readonly Graha[] = ['chandra', 'guru', 'shukra', 'budha'];
const HARSH: readonly Graha[] = ['surya', 'mangala', 'shani'];
const MADE_UP: Readonly<Record<string, Pick<Whole, 'lagna' | 'signs'> & Partial<Whole>>> = {
  vajra: kendras(GOOD, HARSH),
  yava: kendras(HARSH, GOOD),
  // each in the rashi of its exaltation, but for Mercury
  raja_six_exalted: {
    lagna: 4,
    signs: { surya: 1, chandra: 2, mangala: 10, budha: 1, guru: 4, shukra: 12, shani: 7, rahu: 9, ketu: 3 },
  },
  // the Sun in Simha in the 5th; Saturn, Moon and Jupiter in the 11th
  dhana_surya_5: {
    lagna: 1,
    signs: { surya: 5, chandra: 11, mangala: 3, budha: 6, guru: 11, shukra: 6, shani: 11, rahu: 9, ketu: 3 },
  },
  // Sun and Mars in lagna Mesha, Saturn in Kumbha; the benefics in 5, 6, 7 and in their own navamshas
  kurma: {
    lagna: 1,
    signs: { surya: 1, mangala: 1, shani: 11, chandra: 5, budha: 6, guru: 6, shukra: 7, rahu: 3, ketu: 9 },
    navamsha: { surya: 1, mangala: 1, shani: 1, chandra: 4, budha: 3, guru: 9, shukra: 2, rahu: 1, ketu: 7, lagna: 1 },
  },
};

/** Charts in which the row holds by the table's reader: published ones, with random values for what they leave open; then charts derived from random ones. */
function* firingCharts(row: TableRow): Generator<Whole> {
  const draw = drawer(7 + row.id.length * 1009);
  const given = MADE_UP[row.id];
  for (let tries = 0; tries < 30; tries++) {
    const open = drawn(draw);
    if (given !== undefined) yield { ...open, waning: false, ...given };
    for (const { chart, navamsha, karakas, day, waning, combust } of PUBLISHED)
      yield {
        ...chart,
        navamsha: navamsha ?? open.navamsha,
        karakas: karakas ?? open.karakas,
        day: day ?? open.day,
        waning: waning ?? open.waning,
        combust: combust ?? open.combust,
        strong: open.strong,
      };
  }
  for (let tries = 0; tries < 60; tries++) {
    const chart = climbed(row, drawn(draw));
    if (chart !== null) yield chart;
  }
}

/** A chart that a single change breaks, and the changed chart. */
function edgeOf(row: TableRow): { readonly chart: Whole; readonly near: Whole } {
  for (const chart of firingCharts(row)) {
    if (!tableSays(row.rule, chart)) continue;
    for (const near of around(chart)) if (unmet(row, near) === 1) return { chart, near };
  }
  throw new Error(`no chart for ${row.id}`);
}

function climbed(row: TableRow, from: Whole): Whole | null {
  let chart = from;
  let broken = unmet(row, chart);
  while (broken > 0) {
    const next = [...around(chart)].find((each) => unmet(row, each) < broken);
    if (next === undefined) return null;
    chart = next;
    broken = unmet(row, chart);
  }
  return chart;
}

const catalogue = new Map<string, (typeof YOGAS)[number]>(YOGAS.map((yoga) => [yoga.id, yoga]));
const rowOf = (id: string) => {
  const yoga = catalogue.get(id);
  if (yoga === undefined) throw new Error(`no row ${id}`);
  return yoga;
};

test('186 rows with 68 variants and 9 bhangas, those of the table and no other, each with a name', () => {
  expect(YOGAS.map(({ id }) => id).sort()).toEqual(TABLE.map(({ id }) => id).sort());
  expect(YOGAS).toHaveLength(186);
  expect(JATAKA_YOGA.map(({ id }) => id).sort()).toEqual(YOGAS.map(({ id }) => id).sort());
  for (const row of TABLE) {
    const { category, variants = [], bhanga = [], listing, off } = rowOf(row.id);
    expect({ category, listing, off }, row.id).toEqual({
      category: row.category,
      listing: row.listing,
      off: row.off,
    });
    expect(variants.map(({ id }) => id).sort(), row.id).toEqual((row.variants ?? []).map(({ id }) => id).sort());
    expect(bhanga.map(({ id }) => id).sort(), row.id).toEqual((row.bhanga ?? []).map(({ id }) => id).sort());
  }
  expect(YOGAS.flatMap(({ variants = [] }) => variants)).toHaveLength(68);
  expect(YOGAS.flatMap(({ bhanga = [] }) => bhanga)).toHaveLength(9);
});

describe.each(TABLE)('$id', (row) => {
  const yoga = rowOf(row.id);
  const { chart, near } = edgeOf(row);

  test('fires, and every part of its explanation holds', () => {
    expect(truthOf(yoga.rule, signFacts(chart))).toBe(true);
    const judged = evaluate(yoga.rule, signFacts(chart));
    expect(judged.holds).toBe(true);
    if (yoga.rule.kind === 'all') expect(judged.parts?.every(({ holds }) => holds)).toBe(true);
  });

  test('does not fire where one condition is broken, and says which', () => {
    const judged = evaluate(yoga.rule, signFacts(near));
    expect(judged.holds).toBe(false);
    if (yoga.rule.kind === 'all') expect(judged.parts?.filter(({ holds }) => !holds).length).toBeGreaterThan(0);
  });

  test('agrees with the table all around that chart, with its variants and bhangas', () => {
    for (const next of sampled([...around(chart)], 5)) {
      const facts = signFacts(next);
      expect(truthOf(yoga.rule, facts), JSON.stringify(next)).toBe(tableSays(row.rule, next));
      for (const list of ['variants', 'bhanga'] as const)
        for (const form of row[list] ?? []) {
          const ours = yoga[list]?.find(({ id }) => id === form.id);
          if (ours === undefined) throw new Error(`no ${list} ${form.id}`);
          expect(truthOf(ours.rule, facts), `${form.id} ${JSON.stringify(next)}`).toBe(tableSays(form.rule, next));
        }
    }
  });
});

test('the catalogue agrees with the table on drawn charts', () => {
  const draw = drawer(20_240_814);
  for (let n = 0; n < times(80); n++) {
    const chart = drawn(draw);
    const facts = signFacts(chart);
    for (const row of TABLE)
      expect(truthOf(rowOf(row.id).rule, facts), `${row.id} ${JSON.stringify(chart)}`).toBe(tableSays(row.rule, chart));
  }
});

describe('what holds of every chart', () => {
  const draw = drawer(5_081);
  const charts = Array.from({ length: times(60) }, () => drawn(draw));
  const held = (chart: Whole, ...ids: string[]) => ids.filter((id) => truthOf(rowOf(id).rule, signFacts(chart)));

  test('exactly one of sunapha, anapha, durudhura, or none of the three, which with an empty rashi of her own is kemadruma', () => {
    for (const chart of charts) {
      const made = held(chart, 'sunapha', 'anapha', 'durudhura');
      expect(made.length).toBeLessThanOrEqual(1);
      const alone = truthOf(
        rowOf('kemadruma').variants?.find(({ id }) => id === 'without_first')?.rule ?? rowOf('kemadruma').rule,
        signFacts(chart),
      );
      expect(made.length === 0).toBe(alone);
      if (held(chart, 'kemadruma').length > 0) expect(made).toEqual([]);
    }
  });
  test('one of veshi, voshi, ubhayachari at most; one Moon of the three by her distance from the Sun', () => {
    for (const chart of charts) {
      expect(held(chart, 'veshi', 'voshi', 'ubhayachari').length).toBeLessThanOrEqual(1);
      expect(held(chart, 'chandra_adhama', 'chandra_sama', 'chandra_varishtha')).toHaveLength(1);
    }
  });
  test('at most one ashraya, exactly one sankhya, which yields to every other nabhasa yoga', () => {
    const of = (category: string) => YOGAS.filter((yoga) => yoga.category === category).map(({ id }) => id);
    for (const chart of charts) {
      expect(held(chart, ...of('nabhasa_ashraya')).length).toBeLessThanOrEqual(1);
      const [sankhya, ...more] = held(chart, ...of('nabhasa_sankhya'));
      expect(more).toEqual([]);
      const others = held(chart, ...of('nabhasa_ashraya'), ...of('nabhasa_dala'), ...of('nabhasa_akriti'));
      const { nabhasa, list } = yogasOf(signFacts(chart));
      expect([nabhasa.id, [...nabhasa.overriddenBy].sort()]).toEqual([sankhya, others.sort()]);
      expect(list.find(({ yoga }) => yoga.id === sankhya)).toMatchObject({
        present: true,
        effective: others.length === 0,
      });
    }
  });
  test('a yoga is effective when no bhanga of it is met', () => {
    for (const chart of charts)
      for (const { present, effective, bhanga, yoga } of yogasOf(signFacts(chart)).list) {
        if (yoga.category === 'nabhasa_sankhya') continue;
        expect(effective).toBe(present === null ? null : present && bhanga.every(({ met }) => !met));
      }
  });
  test('only those that hold are listed, first those of the strongest maker; with all=1 every row is', () => {
    for (const chart of charts.slice(0, 40)) {
      const facts = signFacts(chart);
      const told = yogasOf(facts).list;
      for (const { yoga } of told) expect(truthOf(yoga.rule, facts)).toBe(true);
      const strengths = told.map(({ makers }) => Math.max(0, ...makers.map((graha) => facts.ratioOf(graha) ?? 0)));
      expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
      expect(yogasOf(facts, { all: true }).list).toHaveLength(186);
      expect(told.some(({ yoga }) => yoga.off)).toBe(false);
    }
  });
});

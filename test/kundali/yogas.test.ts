/**
 * Yogas that others have named: persons and numbered charts of books, the sign charts of another program's tests, Jagannatha
 * Hora's list, and births with their whole lists (`authorities/yogas.json`). Sign charts go through the evaluator, births over
 * HTTP as well. What the file left open because it has no strengths is decided here.
 */

import { readFileSync } from 'node:fs';
import { chartOf, SAPTA } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { factsOf } from 'ganaka/internal/jyotisha/kundali/chart/facts.ts';
import { YOGAS } from 'ganaka/internal/jyotisha/kundali/yogas/catalog/index.ts';
import { type YogaRead, yogasOf } from 'ganaka/internal/jyotisha/kundali/yogas/judge.ts';
import { holds, truthOf } from 'ganaka/internal/rules/clause.ts';
import type { Graha } from 'ganaka/internal/sky/engines/engine.ts';
import { notesReplyOf } from 'ganaka/internal/text/sentences/notes.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import frequencies from '../authorities/yoga-frequencies.json' with { type: 'json' };
import { inlineWork, THIRD, testApp, twoTowns } from '../kit/test-app.ts';
import { caseOf, chartFor, instantOf, quantityOf, skyOver } from './kundali-authority.ts';
import { type Signs, signFacts } from './sign-facts.ts';

interface Statement {
  readonly yoga: string;
  readonly present: boolean;
  readonly variant: string | null;
  /** What the table's rule gives; null where the signs leave it open. */
  readonly our_rule: boolean | null;
  readonly bhanga?: boolean;
  readonly pairs?: readonly (readonly [number, number])[];
  readonly pair?: readonly [Graha, Graha];
  readonly grahas?: readonly Graha[];
}
interface YogaCase extends Omit<Signs, 'lagna' | 'signs' | 'strong'> {
  readonly id: string;
  readonly kind: string;
  readonly chart: Pick<Signs, 'lagna' | 'signs'>;
  readonly inputs?: {
    readonly date: string;
    readonly time: string;
    readonly tz: number;
    readonly lat: number;
    readonly lon: number;
    readonly ayanamsa?: string;
  };
  readonly statements?: readonly Statement[];
  readonly present?: readonly string[];
  readonly undecided?: readonly string[];
  readonly bhanga?: Readonly<Record<string, readonly string[]>>;
  readonly pairs?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}
const CASES: readonly YogaCase[] = JSON.parse(
  readFileSync(new URL('../authorities/yogas.json', import.meta.url), 'utf8'),
).cases;

const rowOf = (id: string) => {
  const row = YOGAS.find((yoga) => yoga.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};
const ruleOf = ({ yoga, variant }: Statement) => {
  const row = rowOf(yoga);
  const rule = variant === null ? row.rule : row.variants?.find(({ id }) => id === variant)?.rule;
  if (rule === undefined) throw new Error(`no form ${variant} of ${yoga}`);
  return rule;
};
/** The sign chart of a case. Where a birth goes with it the birth tells who is combust, whatever the ayanamsa. */
function signsOf({ chart, inputs, navamsha, karakas, day, waning, combust }: YogaCase): Signs {
  const burnt = combust ?? (inputs === undefined ? undefined : combustAt(inputs));
  return {
    ...chart,
    ...(navamsha !== undefined && { navamsha }),
    ...(karakas !== undefined && { karakas }),
    ...(day !== undefined && { day }),
    ...(waning !== undefined && { waning }),
    ...(burnt !== undefined && { combust: burnt }),
  };
}
type Birth = NonNullable<YogaCase['inputs']>;
const chartAt = ({ date, time, tz, lat, lon }: Birth) =>
  chartOf(skyOver('drik', { lat, lon, tz }), instantOf(date, time, tz));
const combustAt = (birth: Birth): Graha[] => {
  const facts = factsOf(chartAt(birth));
  return SAPTA.filter((graha) => facts.isCombust(graha));
};

const stated = CASES.filter(({ statements }) => statements !== undefined);
const told = (of: YogaCase, id: string): YogaRead => {
  const found = yogasOf(signFacts(signsOf(of)), { all: true }).list.find(({ yoga }) => yoga.id === id);
  if (found === undefined) throw new Error(`${id} is not told`);
  return found;
};

test('267 cases, of them 237 with 270 statements', () => {
  expect([CASES.length, stated.length, stated.flatMap(({ statements = [] }) => statements).length]).toEqual([
    267, 237, 270,
  ]);
});

describe.each(stated)('$id ($kind)', (of) => {
  const facts = signFacts(signsOf(of));
  test.each(of.statements ?? [])('$yoga, form $variant: $our_rule', (statement) => {
    expect(truthOf(ruleOf(statement), facts)).toBe(statement.our_rule);
    if (statement.our_rule !== null) expect(statement.our_rule).toBe(statement.present);
    if (statement.bhanga) expect(told(of, statement.yoga).bhanga.some(({ met }) => met)).toBe(true);
    if (statement.grahas)
      expect(told(of, statement.yoga).makers).toEqual(expect.arrayContaining([...statement.grahas]));
    if (statement.pair)
      expect(told(of, statement.yoga).pairs.map(({ grahas }) => [...grahas].sort())).toContainEqual(
        [...statement.pair].sort(),
      );
    if (statement.pairs)
      expect(told(of, statement.yoga).pairs.map(({ houses }) => houses)).toEqual(
        statement.pairs.map((pair) => [...pair]),
      );
  });
});

describe('the six that the signs leave open', () => {
  const open = stated.flatMap((of) =>
    (of.statements ?? [])
      .filter((each) => each.our_rule === null)
      .map((each) => ({ of, each, id: of.id, yoga: each.yoga })),
  );
  test('are five of strength and one of combustion', () => {
    expect(open.map(({ yoga }) => yoga)).toEqual(['gajakesari', 'shankha', 'shankha', 'bheri', 'bheri', 'mridanga']);
  });
  test.each(open)('$id $yoga: decided by strength or combustion as the source has it', ({ of, each }) => {
    const signs = signsOf(of);
    const rule = ruleOf(each);
    if (each.yoga === 'gajakesari') {
      // the source says no: then Jupiter is combust there
      expect(holds(rule, signFacts({ ...signs, combust: ['guru'] }))).toBe(each.present);
      expect(holds(rule, signFacts({ ...signs, combust: [] }))).toBe(!each.present);
      return;
    }
    // the source takes the lord for strong: then it is so, and not without
    expect(holds(rule, signFacts({ ...signs, strong: SAPTA }))).toBe(each.present);
    expect(holds(rule, signFacts({ ...signs, strong: [] }))).toBe(!each.present);
  });
});

const known = engines(THIRD);
const app = testApp({ engines: known, heavy: inlineWork(known, twoTowns) });
interface YogaSaid {
  readonly id: string;
  readonly present: boolean | null;
  readonly effective: boolean | null;
  readonly pairs: readonly { readonly houses?: readonly number[] }[];
  readonly bhanga: readonly { readonly id: string; readonly met: boolean }[];
  readonly conditions: readonly { readonly met: boolean | null }[];
  readonly frequency_percent: number;
  readonly notes: readonly string[];
  readonly off?: true;
}
interface Reply {
  readonly list: readonly YogaSaid[];
  readonly variants: readonly { readonly id: string; readonly of: string; readonly present: boolean }[];
  readonly nabhasa: { readonly id: string; readonly overridden_by: readonly string[] };
  readonly summary: { readonly present: number; readonly by_category: Readonly<Record<string, number>> };
}
async function asked({ date, time, tz, lat, lon }: Birth, more = ''): Promise<Reply> {
  const reply = await app.get(`/v1/vedic/yogas?date=${date}&time=${time}&tz=${tz}&lat=${lat}&lon=${lon}${more}`, {
    'x-api-key': 'tg-enterprise',
  });
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  return reply.json().yogas;
}
/** A row that lists pairs holds where it has any; the one that turns on a sex holds where it is left open. */
const isHeld = ({ present, pairs, id }: YogaSaid): boolean => present ?? (id === 'mahabhagya' || pairs.length > 0);

const births = CASES.flatMap((of) =>
  of.present === undefined || of.inputs === undefined ? [] : [{ ...of, inputs: of.inputs }],
);

describe.each(births)('$id over HTTP', (of) => {
  const rows = asked(of.inputs, '&all=1');

  test('has the yogas of the list, and of those it left open what strength decides', async () => {
    const { list } = await rows;
    expect(list).toHaveLength(186);
    const held = list.filter(isHeld).map(({ id }) => id);
    const decided = held.filter((id) => of.undecided?.includes(id));
    expect(held.sort()).toEqual([...(of.present ?? []), ...decided].sort());
    const facts = factsOf(chartAt(of.inputs));
    for (const id of of.undecided ?? []) expect(truthOf(rowOf(id).rule, facts)).toBe(decided.includes(id));
  });
  test('has its pairs and bhangas', async () => {
    const { list } = await rows;
    const row = (id: string) => list.find((each) => each.id === id);
    for (const [id, pairs] of Object.entries(of.pairs ?? {}))
      expect(
        row(id)?.pairs.map(({ houses }) => houses),
        id,
      ).toEqual(pairs);
    for (const { id, present, bhanga } of list) {
      if (!present) continue;
      const met = bhanga.filter((each) => each.met).map((each) => each.id);
      expect(met, id).toEqual(of.bhanga?.[id] ?? []);
    }
  });
  test('without all=1 only those that hold and are not off', async () => {
    const all = (await rows).list.filter((each) => isHeld(each) && !each.off).map(({ id }) => id);
    expect((await asked(of.inputs)).list.map(({ id }) => id).sort()).toEqual(all.sort());
  });
});

describe('published births that need no care, over HTTP', () => {
  const plain = ['Y-INDIRA', 'Y-GANDHI', 'Y-APP-2025', 'Y-BUFFETT', 'Y-AISHWARYA'].flatMap((id) => {
    const of = CASES.find((each) => each.id === id);
    return of?.inputs === undefined ? [] : [{ ...of, inputs: of.inputs }];
  });
  test.each(plain)('$id', async (of) => {
    const { list, variants } = await asked(of.inputs, '&all=1');
    for (const { yoga, variant, present } of of.statements ?? []) {
      const found =
        variant === null
          ? list.filter((each) => each.id === yoga).map(isHeld)
          : variants.filter((each) => each.of === yoga && each.id === variant).map((each) => each.present);
      expect(found, `${yoga} ${variant}`).toEqual([present]);
    }
  });
});

test('the nine yogas Jagannatha Hora lists for AS-2', () => {
  expect(quantityOf(caseOf('AS-2'), 'yogas_present_jhora').expected).toHaveLength(9);
  const facts = factsOf(chartFor(caseOf('AS-2')));
  const rows = ['shasha', 'veshi', 'budhaditya', 'anapha', 'adhi', 'pasha', 'sarala'];
  expect(rows.filter((id) => holds(rowOf(id).rule, facts))).toEqual(rows);
  const forms = [
    { yoga: 'gajakesari', variant: 'jataka_parijata' },
    { yoga: 'raja_9_10', variant: 'any_link' },
  ].map((each) => ({ ...each, present: true, our_rule: true }));
  expect(forms.map((each) => holds(ruleOf(each), facts))).toEqual([true, true]);
});

test('a row that is neither present nor absent says what is not known, and no other row does', async () => {
  const OPEN = /is not known|never counted/;
  let open = 0;
  for (const { inputs } of births.slice(0, 12))
    for (const { id, present, effective, notes, conditions } of (await asked(inputs, '&all=1')).list) {
      const said = notes.filter((note) => OPEN.test(note));
      expect(said.length, id).toBe(present === null ? 1 : 0);
      if (present !== null) continue;
      open++;
      expect(effective, id).toBe(null);
      expect(/is not known/.test(said.join()), id).toBe(conditions.every(({ met }) => met));
    }
  expect(open).toBeGreaterThan(60);
});

test('the rows of wealth in the report say it too', async () => {
  const [first] = births;
  if (first === undefined) throw new Error('no birth');
  const { date, time, tz, lat, lon } = first.inputs;
  const path = `/v1/vedic/wealth-report?date=${date}&time=${time}&tz=${tz}&lat=${lat}&lon=${lon}`;
  const { wealth_report } = (await app.get(path, { 'x-api-key': 'tg-enterprise' })).json();
  const rows = wealth_report.extra.flatMap(({ rows = [] }: { rows?: unknown[] }) => rows);
  expect(rows.length).toBeGreaterThan(0);
  for (const { present, note } of rows) expect(note !== undefined).toBe(present === null);
});

describe('the parameters', () => {
  const birth = { date: '1990-05-17', time: '06:30', tz: 5.5, lat: 30.3165, lon: 78.0322 };
  test('category= narrows list, variants and summary', async () => {
    const { list, summary } = await asked(birth, '&all=1&category=nicabhanga');
    expect(list.map(({ id }) => id)).toEqual(
      YOGAS.filter(({ category }) => category === 'nicabhanga').map(({ id }) => id),
    );
    expect(Object.keys(summary.by_category).filter((each) => each !== 'nicabhanga')).toEqual([]);
  });
  test('the share of births given for a row is the table’s for that row', async () => {
    const { list } = await asked(birth, '&all=1');
    const told = new Map(list.map((row) => [row.id, row.frequency_percent]));
    const rows = Object.entries(frequencies.percent).filter(([id]) => told.has(id));
    expect(rows.length).toBeGreaterThan(50);
    for (const [id, percent] of rows)
      expect(Math.abs((told.get(id) ?? Number.NaN) - percent), id).toBeLessThanOrEqual(frequencies.readme.tolerance);
  });
  test('relation=naisargika judges enemy rashis by nature alone', () => {
    // Jupiter in Vrishabha, Venus, by nature an enemy, in the third from him: neutral by the five grades
    const signs = {
      lagna: 2,
      signs: { surya: 1, chandra: 5, mangala: 9, budha: 1, guru: 2, shukra: 12, shani: 9, rahu: 3, ketu: 9 },
    } as const;
    expect(signFacts(signs).seatOf('guru')).toBe('sama');
    expect(signFacts(signs, 'naisargika').seatOf('guru')).toBe('shatru');
  });
  test('sex= decides mahabhagya, which is open without it', async () => {
    const signs: Signs = {
      lagna: 1,
      signs: { surya: 3, chandra: 5, mangala: 9, budha: 4, guru: 2, shukra: 2, shani: 8, rahu: 6, ketu: 12 },
      day: true,
    };
    const read = (sex?: 'm' | 'f') =>
      yogasOf(signFacts(signs), { all: true, ...(sex && { sex }) }).list.find(({ yoga }) => yoga.id === 'mahabhagya');
    expect(read()).toMatchObject({ present: null, effective: null });
    expect(notesReplyOf(ENGLISH, read()?.notes ?? []).notes.join()).toMatch(/part for men holds/);
    expect(read('m')).toMatchObject({ present: true, effective: true });
    expect(read('f')).toMatchObject({ present: false, effective: false });
  });
  test('rules= changes who is strong', () => {
    const chart = chartAt(birth);
    const raman = factsOf(chart, { rules: 'raman' });
    const verse = factsOf(chart, { rules: 'parashara' });
    expect(SAPTA.map((graha) => raman.ratioOf(graha))).not.toEqual(SAPTA.map((graha) => verse.ratioOf(graha)));
  });
  test.each(['category=raj', 'relation=natural', 'sex=x', 'rules=jhora', 'all=yes'])(
    '%s is refused with what is allowed',
    async (wrong) => {
      const reply = await app.get(`/v1/vedic/yogas?date=1990-05-17&time=06:30&${wrong}`, {
        'x-api-key': 'tg-enterprise',
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().error).toContain(wrong.split('=')[0]);
    },
  );
});

/** `explain=1` on karya-muhurta, vivaha-milan and yogas: every clause in order, what it saw, and which decided. */
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const DELHI = 'lat=28.6139&lon=77.209&tz=5.5';
const get = async (path: string) => {
  const reply = await app.get(`/v1/vedic/${path}&${DELHI}`, { 'x-api-key': 'tg-enterprise' });
  return { status: reply.statusCode, body: reply.json() };
};

interface Clause {
  readonly id: string;
  readonly weight: string;
  readonly met: boolean;
  readonly citation: unknown;
}
interface Explained {
  readonly decided_by: readonly string[];
  readonly tree: readonly (Omit<Clause, 'met'> & {
    readonly held: boolean;
    readonly decided: boolean;
    readonly facts: readonly { readonly saw: Readonly<Record<string, unknown>> }[];
  })[];
}

/** The tree has the clauses that `all=1` lists, in their order. */
const clausesOf = ({ tree }: Explained): Clause[] =>
  tree.map(({ id, weight, held, citation }) => ({ id, weight, met: held, citation }));
const listed = (clauses: readonly Clause[]): Clause[] =>
  clauses.map(({ id, weight, met, citation }) => ({ id, weight, met, citation }));

test.each(['vidyarambha', 'vahana', 'griha_pravesha'])(
  'every clause of %s, for each kind of the work',
  async (karya) => {
    for (const date of ['2026-04-20', '2026-07-30', '2026-11-20']) {
      const { body } = await get(`karya-muhurta?karya=${karya}&days=1&date=${date}&all=1&explain=1`);
      const [day] = body.days;
      const explained: Explained[] = day.explanation;
      const trees = explained.map(clausesOf);
      if (day.kinds === undefined) expect(trees).toEqual([listed(day.clauses)]);
      else expect(trees).toEqual([listed(day.kinds.nava.clauses), listed(day.kinds.jirna.clauses)]);
      if (day.verdict === 'varjya') for (const { decided_by: by } of explained) expect(by.length).toBeGreaterThan(0);
      for (const id of day.day?.because ?? []) expect(explained.flatMap((each) => each.decided_by)).toContain(id);
    }
  },
);

test('a wedding in Chaturmasa 2026: its month is among what decided, with what was seen', async () => {
  const { body } = await get('vivaha-milan?date=2026-08-20&all=1&explain=1');
  const { explanation, clauses, day } = body.vivaha_milan;
  expect(clausesOf(explanation)).toEqual(listed(clauses));
  for (const id of day.because) expect(explanation.decided_by).toContain(id);
  const month = explanation.tree.find(({ id }: { id: string }) => /masa|month/.test(id));
  expect(month).toMatchObject({ held: false, decided: true });
  expect(Object.keys(month.facts[0].saw).length).toBeGreaterThan(0);
});

test('the words of every condition of a yoga, whose truths make up the condition', async () => {
  const { body } = await get('yogas?date=1990-05-17&time=06:30&all=1&explain=1');
  const conditions = body.yogas.list.flatMap((each: { conditions: unknown[] }) => each.conditions);
  expect(conditions.length).toBeGreaterThan(100);
  for (const { text, met, facts } of conditions) {
    expect(facts.length).toBeGreaterThan(0);
    if (facts.length === 1 && facts[0].held !== met) expect(text).toMatch(/\b(not?|none|neither|without)\b/i);
  }
});

test('each part of a condition of a yoga is in words, with the grahas that meet it', async () => {
  const birth = 'date=1990-05-17&time=06:30';
  const { body } = await get(`yogas?${birth}&explain=1`);
  const { grahas } = (await get(`kundali?${birth}`)).body.kundali;
  const shubha = body.yogas.list.find(({ id }: { id: string }) => id === 'shubha');
  const benefics = ['chandra', 'budha', 'guru', 'shukra'];
  const inHouse = (house: number) => benefics.filter((graha) => grahas[graha].house === house);
  expect(shubha.conditions[0].facts.slice(0, 3)).toEqual(
    [
      { house: 1, text: 'a benefic is in the 1st house' },
      { house: 12, text: 'a benefic is in the 12th house' },
      { house: 2, text: 'a benefic is in the 2nd house' },
    ].map(({ house, text }) => {
      const by = inHouse(house);
      return { clause: 'some_in_houses', held: by.length > 0, by, text };
    }),
  );
  const conditions = body.yogas.list.flatMap((each: { conditions: unknown[] }) => each.conditions);
  for (const { text, met, facts } of conditions)
    if (facts.length === 1 && facts[0].held === met) expect(text).toContain(facts[0].text);
});

test.each([
  ['karya-muhurta?karya=vidyarambha&days=3&explain=1&date=2026-04-20', /one day/],
  ['karya-muhurta?karya=vidyarambha&span=year&explain=1&date=2026-04-20', /one day/],
  ['karya-muhurta?explain=1&date=2026-04-20', /belongs to a work/],
  ['vivaha-milan?days=3&explain=1&date=2026-04-20', /one day/],
])('%s is refused', async (path, text) => {
  const { status, body } = await get(path);
  expect(status).toBe(400);
  expect(body.error).toMatch(text);
});

test('where the Sun does not rise there is nothing to explain', async () => {
  const url = '/v1/vedic/karya-muhurta?karya=vidyarambha&date=2026-12-21&explain=1&lat=78&lon=15&tz=1';
  const [day] = (await app.get(url)).json().days;
  expect(day).toMatchObject({ verdict: null, explanation: [] });
});

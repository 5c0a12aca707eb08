/** Shadbala and Jaimini as a caller reads them, on every engine. */

import { SAPTA, type Sapta } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { inlineWork, THIRD, testApp, twoTowns } from '../kit/test-app.ts';
import { type Case, caseOf, casesWith, grahaNamed, quantityOf, rashiNamed } from './kundali-authority.ts';

const known = engines(THIRD);
const app = testApp({ engines: known, heavy: inlineWork(known, twoTowns) });
async function ask<T>(path: string, field: string): Promise<T> {
  const reply = await app.get(path, { 'x-api-key': 'tg-enterprise' });
  expect(reply.statusCode, `${path} ${reply.body.slice(0, 200)}`).toBe(200);
  return reply.json()[field];
}
const birthOf = ({ inputs: { date, time, tz, lat, lon } }: Case): string =>
  `date=${date}&time=${time}&tz=${tz}&lat=${lat}&lon=${lon}`;

interface Bala {
  readonly sthana: Readonly<Record<string, number>>;
  readonly kala: Readonly<Record<string, number>>;
  readonly dig: number;
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly total: number;
  readonly rupas: number;
  readonly required: { readonly raman: number; readonly parashara: number };
  readonly ratio: number;
  readonly strong: boolean;
  readonly rank: number;
  readonly ishta: number;
  readonly kashta: number;
  readonly ishta_other: number;
  readonly kashta_other: number;
}
interface ShadbalaReply {
  readonly rules: string;
  readonly grahas: Readonly<Record<Sapta, Bala>>;
  readonly houses: readonly { readonly number: number; readonly rank: number }[];
  readonly parts_citation: Readonly<Record<string, { readonly work: string; readonly locus?: string }>>;
}

describe.each(['vedic', THIRD, 'surya'])('/v1/%s/shadbala', (family) => {
  const path = `/v1/${family}/shadbala?${birthOf(caseOf('AS-1'))}`;
  test('the printed parts add up to the printed total to a thousandth', async () => {
    for (const rules of ['raman', 'parashara']) {
      const { grahas, houses } = await ask<ShadbalaReply>(`${path}&rules=${rules}`, 'shadbala');
      for (const graha of SAPTA) {
        const { sthana, kala, dig, cheshta, naisargika, drik, total, rupas, ratio, required, strong } = grahas[graha];
        const sum = ({ total: _, ...parts }: Readonly<Record<string, number>>) =>
          Object.values(parts).reduce((all, each) => all + each, 0);
        expect(sum(sthana) + dig + sum(kala) + cheshta + naisargika + drik).toBeCloseTo(total, 2);
        expect(rupas * 60).toBeCloseTo(total, 2);
        expect(rupas / (rules === 'raman' ? required.raman : required.parashara)).toBeCloseTo(ratio, 3);
        expect(strong).toBe(ratio >= 1);
      }
      expect(houses.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });
  test('both rules are given: required figures, ishta and kashta, and a citation for each part', async () => {
    const raman = await ask<ShadbalaReply>(path, 'shadbala');
    const verse = await ask<ShadbalaReply>(`${path}&rules=parashara`, 'shadbala');
    expect([raman.rules, verse.rules]).toEqual(['raman', 'parashara']);
    expect(raman.grahas.surya.required).toEqual({ raman: 5, parashara: 6.5 });
    for (const graha of SAPTA) {
      expect(raman.grahas[graha].ishta_other).toBe(verse.grahas[graha].ishta);
      expect(verse.grahas[graha].kashta_other).toBe(raman.grahas[graha].kashta);
      expect(verse.grahas[graha].ishta + verse.grahas[graha].kashta).toBeCloseTo(60, 3);
    }
    expect(verse.parts_citation.drik).toMatchObject({ work: 'Brihat Parashara Hora Shastra', locus: '27.19' });
    expect(raman.parts_citation.required).toMatchObject({ work: 'common practice' });
    for (const { work, locus } of Object.values(verse.parts_citation)) expect([work, locus]).not.toContain(undefined);
  });
});

interface JaiminiReply {
  readonly chara_karakas: readonly { readonly karaka: string; readonly graha: string }[];
  readonly chara_karakas_7: readonly { readonly karaka: string; readonly graha: string }[];
  readonly karakamsha: { readonly rashi: { readonly number: number } };
  readonly swamsha: { readonly rashi: { readonly number: number } };
  readonly arudha: Readonly<Record<string, { readonly number: number }>>;
  readonly upapada: { readonly number: number };
  readonly padas: readonly { readonly id: string; readonly name: string }[];
}

test.each(casesWith('karakamsha'))('/v1/vedic/jaimini of $id: karakas, karakamsha and padas', async (of) => {
  const reply = await ask<JaiminiReply>(`/v1/vedic/jaimini?${birthOf(of)}`, 'jaimini');
  const printed = (quantity: string) =>
    Object.entries(quantityOf(of, quantity).expected as Record<string, string>).map(([karaka, name]) => [
      karaka,
      grahaNamed(name),
    ]);
  const said = (list: JaiminiReply['chara_karakas']) => list.map(({ karaka, graha }) => [karaka, graha]);
  expect(said(reply.chara_karakas)).toEqual(printed('chara_karakas_8'));
  expect(said(reply.chara_karakas_7)).toEqual(printed('chara_karakas_7'));
  expect(reply.karakamsha.rashi.number).toBe(rashiNamed(quantityOf(of, 'karakamsha').expected));
  expect(reply.swamsha.rashi).toEqual(reply.karakamsha.rashi);
  const padas = quantityOf(of, 'arudha_padas').expected as Record<string, string>;
  for (const [id, sign] of Object.entries(padas)) expect(reply.arudha[id]?.number, id).toBe(rashiNamed(sign));
  expect(reply.upapada).toEqual(reply.arudha.A12);
});

test('the eighth pada goes by its other name', async () => {
  const { padas } = await ask<JaiminiReply>(`/v1/surya/jaimini?${birthOf(caseOf('AS-1'))}`, 'jaimini');
  expect(padas.find(({ id }) => id === 'A8')?.name).toBe('Randhra Pada');
});

test('an unknown set of rules is refused with the list of those there are', async () => {
  const reply = await app.get(`/v1/vedic/shadbala?${birthOf(caseOf('AS-1'))}&rules=sripati`, {
    'x-api-key': 'tg-enterprise',
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ param: 'rules', allowed: ['raman', 'parashara'] });
});

/** A sample of the days that a printed Nepali calendar lists for weddings, and what the answer says of the day and of its hours. */

import { resolved } from 'ganaka/internal/jyotisha/muhurta/karya/clause.ts';
import { WEDDING_ROWS } from 'ganaka/internal/jyotisha/muhurta/vivaha/rows.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import authority from '../authorities/nepal-printed-days.json' with { type: 'json' };
import { THIRD, testApp } from '../kit/test-app.ts';
import { dayFrom, kathmandu } from '../siddhanta/surya-cases.ts';
import { agreement, byClauses, daysOf, type PrintedMonth } from './printed-days.ts';

const MONTHS = authority.months as unknown as readonly PrintedMonth[];
const { checked } = resolved(WEDDING_ROWS, { asta: 'kalamsha', wedding: { haradatta: false } });
const app = testApp({ engines: engines(THIRD) });
const KEY = { 'x-api-key': 'tg-enterprise' };

interface Window {
  readonly grade: string;
  readonly faults: readonly string[];
  readonly rank?: number;
  readonly relief?: readonly string[];
  readonly vimshopaka?: { readonly points: number };
  readonly lagnas: readonly { readonly grade: string }[];
}
interface Wedding {
  readonly verdict: string;
  readonly verdicts: Readonly<Record<string, string>>;
  readonly day: {
    readonly verdict: string;
    readonly verdicts: Readonly<Record<string, string>>;
    readonly because: readonly string[];
    readonly clauses: readonly { readonly id: string }[];
  };
  readonly hours: { readonly verdict: string; readonly windows: readonly Window[] };
  readonly windows: readonly Window[];
}

const asked = async (query: string): Promise<Wedding> =>
  (await app.get(`/v1/surya/vivaha-milan?lat=27.7&lon=85.33&tz=5.75&${query}`, KEY)).json().vivaha_milan;

const RANK = ['varjya', 'madhyama', 'shubha'];
const lower = (a: string, b: string): string => (RANK.indexOf(a) < RANK.indexOf(b) ? a : b);

describe('printed wedding days', () => {
  test('of five printed months four of five days are fit, and more than half of the fit days are printed', () => {
    const { printed, recall, precision } = agreement(
      daysOf(kathmandu('full'), MONTHS, 'wedding'),
      byClauses(checked, 'DS'),
    );
    expect(printed).toBe(52);
    expect(recall).toBeGreaterThanOrEqual(0.8);
    expect(precision).toBeGreaterThanOrEqual(0.55);
  });
});

describe('asta as the texts and as almanacs have it', () => {
  // printed as a wedding day; Venus is set by the limits of the Surya-siddhanta
  const PRINTED = 'date=2013-02-05';
  test('the text bars, the almanacs see Venus, and each says by which limits', async () => {
    const reply = async (query: string) =>
      (await app.get(`/v1/surya/vivaha-milan?lat=27.7&lon=85.33&tz=5.75&${PRINTED}${query}`, KEY)).json();
    const text = await reply('');
    expect([text.vivaha_milan.day.verdict, text.vivaha_milan.day.because]).toEqual(['varjya', ['vv.asta']]);
    expect(text.conventions.asta).toBe('kalamsha 11, 10/8');
    const almanac = await reply('&asta=almanac');
    expect(almanac.vivaha_milan.day.verdict).not.toBe('varjya');
    expect(almanac.conventions.asta).toMatch(/^almanac: kalamsha 10, 7/);
    expect((await reply('&asta=longitude')).conventions.asta).toBe('longitude 11, 10');
  });

  test('of the printed days more are fit by the almanacs than by the text', () => {
    const almanac = resolved(WEDDING_ROWS, { asta: 'almanac', wedding: { haradatta: false } }).checked;
    const days = daysOf(kathmandu('full'), MONTHS, 'wedding');
    expect(agreement(days, byClauses(almanac, 'DS')).hits).toBeGreaterThan(
      agreement(days, byClauses(checked, 'DS')).hits,
    );
  });
});

describe('the day and its hours apart', () => {
  const first = MONTHS[0];
  if (first === undefined) throw new Error('no month');

  test('the verdict is the lower of the two, by both texts, and the hours lie in a fit day', async () => {
    const { days } = (await asked(`date=${first.first}&days=${first.length}`)) as unknown as {
      readonly days: readonly Wedding[];
    };
    let fit = 0;
    for (const { verdict, verdicts, day, hours, windows } of days) {
      expect(verdict).toBe(lower(day.verdict, hours.verdict));
      expect(verdicts.ds).toBe(verdict);
      expect(RANK.indexOf(verdicts.mc ?? '')).toBeLessThanOrEqual(RANK.indexOf(day.verdicts.mc ?? ''));
      expect(windows.length > 0).toBe(verdict !== 'varjya');
      expect(day.because.length > 0).toBe(day.verdict !== 'shubha');
      fit += Number(day.verdict !== 'varjya');
    }
    expect(fit).toBeGreaterThanOrEqual(first.wedding.length);
  });

  test('a fit day on which every rising sign is barred lists what a verse allows in need, the best first', async () => {
    let seen = 0;
    for (const month of MONTHS)
      for (const dayOfMonth of month.wedding) {
        const date = isoDate(plusDays(dayFrom(month.first), dayOfMonth - 1));
        const { day, hours, verdict } = await asked(`date=${date}`);
        expect(day.clauses.every(({ id }) => id !== 'vv.lagna')).toBe(true);
        const needed = hours.windows.filter(({ rank }) => rank !== undefined);
        if (needed.length === 0) continue;
        seen++;
        expect(verdict).not.toBe('varjya');
        expect(needed.map(({ rank }) => rank)).toEqual(needed.map((_, i) => i + 1));
        for (const { grade, faults, relief } of needed) {
          expect(grade).toBe('madhyama');
          expect(faults.length).toBeGreaterThan(0);
          expect(relief?.some((id) => id === 'vv.relief_90' || id === 'vv.relief_91')).toBe(true);
        }
        const counts = needed.map(({ faults }) => faults.length);
        expect(counts).toEqual([...counts].sort((a, b) => a - b));
      }
    expect(seen).toBeGreaterThan(0);
  });

  test('every work has the two apart', async () => {
    const karya = async (query: string) => (await app.get(`/v1/vedic/karya-muhurta?date=2026-05-14&${query}`)).json();
    const [entry] = (await karya('karya=griha_pravesha&kind=nava')).days;
    expect([entry.day.verdict, entry.hours.verdict, entry.verdict]).toEqual(['shubha', 'shubha', 'shubha']);
    expect(entry.hours.windows).toEqual(entry.windows);
    const [naming] = (await karya('karya=namakarana')).days;
    expect(naming.hours.windows).toEqual(naming.windows);
    expect(naming.day.verdict).toBe(naming.verdict);
  });
});

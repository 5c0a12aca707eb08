/** The outside tables of the Tamil day, held to what the block answers on the days of some years at Chennai. */
import { readFileSync } from 'node:fs';
import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { rashiOf } from 'ganaka/internal/kernel/zodiac.ts';
import type { GowriNight } from 'ganaka/internal/rules/tables/southern-day.ts';
import { USUAL } from 'ganaka/internal/views/blocks/choices.ts';
import { southernDay } from 'ganaka/internal/views/blocks/southern-day.ts';
import { expect, test } from 'vitest';
import { ENGLISH_AND_HINDI as SAY } from '../../packages/ganaka/test/kit/voices.ts';
import { civil, drikSky } from './angas-oracle.ts';

export interface TamilCase {
  readonly kind: string;
  readonly weekday?: number;
  readonly nakshatra?: number;
  readonly moon_rashi?: number;
  readonly tamil_month?: number;
  readonly date?: string;
  readonly reading?: GowriNight;
  readonly tamil?: readonly [month: number, day: number];
  readonly month_by?: 'vakya';
  readonly expect?: unknown;
  readonly expect_janma_rashi?: number;
  readonly parigaram?: string;
  readonly disputed?: true;
}

const SAMPLE = new URL('../authorities/tamil-day-sample.json', import.meta.url);
export const sample: { readonly cases: readonly TamilCase[] } = JSON.parse(readFileSync(SAMPLE, 'utf8'));

const CHENNAI = drikSky(13.0827, 80.2707, 5.5, 'Tamil Nadu', 'Asia/Kolkata');
/** So many days have every nakshatra on every weekday, and every day of the Tamil months. */
const DAYS = 900;

const answerOn = (date: string, gowri_night: GowriNight = 'vinaadi') =>
  southernDay.of(momentUnder(CHENNAI, civil(date)), SAY, { ...USUAL, gowri_night });
type Answer = ReturnType<typeof answerOn>;

/** What the block answers, by what a case is about. */
function answers(): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (let i = 0; i < DAYS; i++) {
    const moment = momentUnder(CHENNAI, plusDays(civil('2026-01-01'), i));
    const { weekday } = moment.day;
    const said: Answer = southernDay.of(moment, SAY, USUAL);
    const put = (key: string, value: unknown): void => {
      if (found.has(key)) expect(found.get(key), key).toEqual(value);
      found.set(key, value);
    };
    put(`gowri day ${weekday}`, named(said.gowri.day));
    put(`gowri night ${weekday}`, named(said.gowri.night ?? []));
    put(`soolam ${weekday}`, [said.soolam.direction, said.soolam.parigaram]);
    put(`nokku ${moment.nakshatra.number}`, said.nokku.id);
    put(`chandrashtama ${rashiOf(moment.longitude('chandra'))}`, said.chandrashtama.rashi.number);
    put(`tamil ritu ${said.kari_naal.month.number}`, said.ritu.id);
    put(`kari naal ${said.kari_naal.month.number} ${said.kari_naal.day}`, said.kari_naal.value);
    for (const { id, nakshatra } of said.tamil_yoga) put(`tamil yoga ${weekday} ${nakshatra.number}`, id);
  }
  return found;
}

const named = (kalas: readonly { readonly name: string }[]): string[] => kalas.map(({ name }) => name.toLowerCase());

export function checkTamilDay(cases: readonly TamilCase[]): void {
  const of = (kind: string) => cases.filter((each) => each.kind === kind);
  const found = answers();

  test('gowri by day and by night, in its reading', () => {
    for (const { weekday, expect: kalas } of of('gowri day')) expect(found.get(`gowri day ${weekday}`)).toEqual(kalas);
    for (const { weekday = 1, reading = 'vinaadi', expect: kalas } of of('gowri night')) {
      // 2026-11-15 is a Sunday
      const { night } = answerOn(`2026-11-${14 + weekday}`, reading).gowri;
      expect(named(night ?? []), `${reading} ${weekday}`).toEqual(kalas);
    }
  });

  test('soolam with its parigaram, nokku, chandrashtama, season', () => {
    for (const { weekday, expect: direction, parigaram } of of('soolam'))
      expect(found.get(`soolam ${weekday}`)).toEqual([direction, parigaram]);
    for (const { nakshatra, expect: id } of of('nokku')) expect(found.get(`nokku ${nakshatra}`)).toBe(id);
    for (const { moon_rashi, expect_janma_rashi } of of('chandrashtama'))
      expect(found.get(`chandrashtama ${moon_rashi}`)).toBe(expect_janma_rashi);
    for (const { tamil_month, expect: id } of of('tamil ritu')) expect(found.get(`tamil ritu ${tamil_month}`)).toBe(id);
  });

  test('the yoga of every weekday and nakshatra', () => {
    for (const { weekday, nakshatra, expect: id } of of('tamil yoga'))
      expect(found.get(`tamil yoga ${weekday} ${nakshatra}`), `${weekday} ${nakshatra}`).toBe(id);
  });

  test('the kari naal of each Tamil month', () => {
    for (const { tamil_month, expect: days } of of('kari naal table')) {
      const kept = Array.from({ length: 32 }, (_, i) => i + 1).filter(
        (day) => found.get(`kari naal ${tamil_month} ${day}`) === true,
      );
      expect(kept, `month ${tamil_month}`).toEqual(days);
    }
  });

  test('printed kari naal fall on their days where print and modern Sun have the same month', () => {
    for (const { date = '', tamil, month_by } of of('kari naal day')) {
      if (month_by === 'vakya') continue;
      const { value, month, day } = answerOn(date).kari_naal;
      expect([[month.number, day], value], date).toEqual([tamil, true]);
    }
  });
}

/** The hours of upanayana on days that a printed Nepali calendar lists: on none of them is every rising sign free of faults. */
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const KEY = { 'x-api-key': 'tg-enterprise' };
const PLACE = 'lat=27.7&lon=85.33&tz=5.75';

interface Window {
  readonly start: string;
  readonly grade: string;
  readonly faults: readonly string[];
  readonly relief?: readonly string[];
  readonly rank?: number;
  readonly vimshopaka?: unknown;
}
interface Sign {
  readonly start: string;
  readonly end: string;
  readonly houses: Readonly<Record<string, number>>;
}

const onDay = async (route: string, query: string) =>
  (await app.get(`/v1/surya/${route}?${PLACE}&${query}`, KEY)).json();

describe('upanayana on printed days', () => {
  test.each(['2011-03-07', '2019-02-21', '2022-05-06'])('%s is fit, with hours in need', async (date) => {
    const [day] = (await onDay('karya-muhurta', `karya=upanayana&date=${date}`)).days;
    expect(day.day.verdict).not.toBe('varjya');
    expect([day.verdict, day.hours.verdict]).toEqual(['madhyama', 'madhyama']);
    const windows: readonly Window[] = day.windows;
    expect(windows.map(({ rank }) => rank)).toEqual(windows.map((_, i) => i + 1));

    const signs: readonly Sign[] = (await onDay('vivaha-milan', `date=${date}`)).vivaha_milan.lagna_shuddhi.lagnas;
    for (const { start, grade, faults, relief, vimshopaka } of windows) {
      expect([grade, vimshopaka]).toEqual(['madhyama', undefined]);
      expect(faults.length).toBeGreaterThan(0);
      const sign = signs.find((each) => Date.parse(each.start) <= Date.parse(start) && start < each.end);
      const { houses = {} } = sign ?? {};
      for (const fault of faults) {
        const [, graha = '', house] = /^(\w+)_(\d+)$/.exec(fault) ?? [];
        if (graha !== 'lord') expect(houses[graha], `${fault} at ${start}`).toBe(Number(house));
      }
      // Jyotirnibandha, dosha-apavada 17 and 24
      const isHelped = ['budha', 'guru', 'shukra'].some((each) => [1, 4, 5, 7, 9, 10].includes(houses[each] ?? 0));
      expect(relief?.includes('all.relief_17')).toBe(isHelped);
      expect(relief?.includes('all.relief_24')).toBe(houses.surya === 11);
    }
  });
});

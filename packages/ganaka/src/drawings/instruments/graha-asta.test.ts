/** The words of a band keep clear of its curve and of the line of today. */
import { expect, test } from 'vitest';
import { widthOf } from '../kit/text.ts';
import { drawGrahaAsta, type GrahaAstaState } from './graha-asta.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');

/** A graha that falls from evening to morning about the day `crossing`, at two degrees a day. */
const stateOf = (crossing: number): GrahaAstaState => ({
  now: START + 180 * DAY_MS,
  samples: {
    start: '2026-01-01T00:00:00+00:00',
    step_minutes: 1440,
    fields: ['guru_kalamsha'],
    rows: Array.from({ length: 731 }, (_, i) => [Math.abs(crossing - i) > 14 ? null : (crossing - i) * 2]),
  },
  grahas: [
    {
      id: 'guru',
      sa: 'गुरु',
      name: 'Guru',
      kalamsha: 20,
      limit: 11,
      limitRetrograde: 11,
      said: '20 kalamsha',
      periods: [],
    },
  ],
  months: [],
  words: {
    band: 'Band',
    bandDesc: 'Band',
    gauge: 'Gauge',
    gaugeDesc: 'Gauge',
    west: 'evening, west',
    east: 'morning, east',
    today: 'today',
    none: 'none',
  },
});

/** From where to where a word reaches along the band, and its line. */
function reachOf(svg: string, word: string): { readonly from: number; readonly to: number; readonly line: number } {
  const [, x, y, rest = ''] = new RegExp(`<text x="([^"]+)" y="([^"]+)"([^>]*)>${word}<`).exec(svg) ?? [];
  const size = Number(/font-size="([^"]+)"/.exec(rest)?.[1]);
  const from = rest.includes('"end"') ? Number(x) - widthOf(word, size) : Number(x);
  return { from, to: from + widthOf(word, size), line: Number(y) };
}

test.each([20, 60, 120, 175, 200, 400, 700])('a curve about the day %i runs through no word', (crossing) => {
  const drawn = drawGrahaAsta(stateOf(crossing));
  for (const picture of ['guru-band', 'guru-band-narrow']) {
    const svg = drawn[picture] ?? '';
    const points = [...(/ d="([^"]+)"[^>]*class="kalamsha"/.exec(svg)?.[1] ?? '').matchAll(/[ML](\S+) ([\d.]+)/g)];
    expect(points.length).toBeGreaterThan(5);
    const today = Number(/<line x1="([^"]+)"[^>]*class="today"/.exec(svg)?.[1]);
    for (const word of ['evening, west', 'morning, east', 'today']) {
      const { from, to, line } = reachOf(svg, word);
      const touched = points.filter(
        ([, x, y]) => Number(x) > from && Number(x) < to && Number(y) > line - 10 && Number(y) < line,
      );
      expect(touched, `${picture} ${word}`).toEqual([]);
      expect(today > from && today < to, `${picture} ${word} at ${from}`).toBe(false);
    }
  }
});

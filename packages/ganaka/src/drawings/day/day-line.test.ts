/** A day as a line: everything is drawn at its given time, and nothing is written where it does not fit. */
import { expect, test } from 'vitest';
import { type DayLine, drawDayLine, type LineSpan } from './day-line.ts';

const HOUR = 3_600_000;
const span = (from: number, to: number, label: string): LineSpan => ({
  from: from * HOUR,
  to: to * HOUR,
  label,
  tone: 'tithi',
  words: `${label}, ${from} to ${to}`,
});
const line: DayLine = {
  language: 'en',
  title: 'A day',
  words: 'a whole day',
  from: 6 * HOUR,
  to: 30 * HOUR,
  begins: { word: 'sunrise', clock: '06:00' },
  sunset: { word: 'sunset', clock: '18:00', at: 18 * HOUR },
  ends: { word: 'next sunrise', clock: '06:00' },
  rows: [{ label: 'Tithi', spans: [span(0, 18, 'Saptami'), span(18, 19, 'A very long name'), span(19, 40, 'Navami')] }],
  now: 12 * HOUR,
};

const rects = (svg: string, at: string, size: string): number[][] =>
  [...svg.matchAll(/<g class="span[^>]*>.*?<rect ([^>]*)>/g)].map(([, attributes = '']) =>
    [at, size].map((name) => Number(new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1])),
  );

test('a span that began before the day begins with it, and one that outlasts it ends with it', () => {
  const [first, , last] = rects(drawDayLine(line, 'across'), 'x', 'width');
  expect(first?.[0]).toBe(0);
  expect((last?.[0] ?? 0) + (last?.[1] ?? 0) + 2).toBeCloseTo(920, 1);
});

test.each(['across', 'down'] as const)('%s, a name is written only where there is room for it', (lie) => {
  const svg = drawDayLine(line, lie);
  expect(svg).toContain('>Saptami<');
  expect(svg).not.toContain('>A very long name<');
  // the full name is still in the tooltip
  expect(svg).toContain('<title>A very long name, 18 to 19</title>');
});

test('the hand is at the current hour, and hidden when the day is not today', () => {
  expect(drawDayLine(line, 'across')).toContain('<g class="hand" transform="translate(230 0)">');
  const { now: _, ...without } = line;
  expect(drawDayLine(without, 'across')).toContain('class="hand away"');
});

test('the hand passes in front of bars and behind words', () => {
  const svg = drawDayLine({ ...line, rows: [{ label: 'Hours', spans: [span(12, 13, 'Abhijit')] }] }, 'across');
  const at = (text: string): number => svg.indexOf(text);
  expect(at('class="span')).toBeLessThan(at('class="hand'));
  for (const word of ['>Hours<', '>Abhijit<']) expect(at(word)).toBeGreaterThan(at('class="hand'));
});

test('a name is escaped and never read as a tag', () => {
  const svg = drawDayLine({ ...line, title: '<script>"&', rows: [] }, 'down');
  expect(svg).not.toContain('<script>');
});

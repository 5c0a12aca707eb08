import { describe, expect, test } from 'vitest';
import { arranged, roomOf } from '../kit/layout.ts';
import { cellsOf, type Polygon, type Style } from './cells.ts';
import { drawChart, type Mark, type Picture } from './chart.ts';

const STYLES: readonly Style[] = ['north', 'south', 'east'];
const RASHIS = ['Me', 'Vr', 'Mi', 'Ka', 'Si', 'Kn', 'Tu', 'Vs', 'Dh', 'Ma', 'Ku', 'Mn'];

const areaOf = (polygon: Polygon): number =>
  Math.abs(
    polygon.reduce((sum, [x, y], i) => {
      const [nx, ny] = polygon[(i + 1) % polygon.length] ?? [x, y];
      return sum + (x * ny - nx * y) / 2;
    }, 0),
  );
const middleOf = (polygon: Polygon) => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
];

describe('the cells', () => {
  for (const style of STYLES)
    test(`${style}: twelve rashis and twelve houses, the lagna in the first`, () => {
      for (let lagna = 1; lagna <= 12; lagna++) {
        const cells = cellsOf(style, lagna);
        expect(new Set(cells.map(({ rashi }) => rashi)).size).toBe(12);
        expect(new Set(cells.map(({ house }) => house)).size).toBe(12);
        expect(cells.find(({ house }) => house === 1)?.rashi).toBe(lagna);
      }
    });

  test('north fills the square; south and east leave the middle free', () => {
    const sum = (style: Style) => cellsOf(style, 1).reduce((total, { outline }) => total + areaOf(outline), 0);
    expect(sum('north')).toBeCloseTo(1, 9);
    expect(sum('south')).toBeCloseTo(3 / 4, 9);
    expect(sum('east')).toBeCloseTo(8 / 9, 9);
  });

  test('north counts to the left from the top: fourth house left, seventh below, tenth right', () => {
    const at = (house: number) => middleOf(cellsOf('north', 5).find((cell) => cell.house === house)?.outline ?? []);
    expect(at(1)).toEqual([0.5, 0.25]);
    expect(at(4)).toEqual([0.25, 0.5]);
    expect(at(7)).toEqual([0.5, 0.75]);
    expect(at(10)).toEqual([0.75, 0.5]);
  });

  test('south has Mina in the upper left corner and goes clockwise; east has Mesha on top and goes to the left', () => {
    const at = (style: Style, rashi: number) =>
      middleOf(cellsOf(style, 1).find((cell) => cell.rashi === rashi)?.outline ?? []);
    expect(at('south', 12)).toEqual([0.125, 0.125]);
    expect(at('south', 3)).toEqual([0.875, 0.125]);
    expect(at('south', 6)).toEqual([0.875, 0.875]);
    expect(at('east', 4)[0]).toBeLessThan(0.34);
    expect(at('east', 10)[0]).toBeGreaterThan(0.66);
  });
});

test('up to ten labels find room of their own in every cell', () => {
  for (const style of STYLES)
    for (const { room } of cellsOf(style, 1))
      for (let count = 1; count <= 10; count++) {
        const { at, scale } = arranged(roomOf(room, 0.058), count, 0.07);
        expect(at).toHaveLength(count);
        at.forEach(([x, y], i) => {
          for (const [ox, oy] of at.slice(i + 1))
            expect(Math.abs(x - ox) > 0.069 * scale || Math.abs(y - oy) > 0.057 * scale).toBe(true);
        });
      }
});

describe('the picture', () => {
  const marks = (rashi: number): Mark[] =>
    ['Su', 'Mo', '<&>'].map((label) => ({ rashi, label, note: '12°R', words: `${label} in words` }));
  const picture = (style: Style): Picture => ({
    style,
    title: 'Rashi',
    subtitle: 'D1',
    lagna: 4,
    rashis: RASHIS,
    marks: marks(4),
    language: 'en',
  });

  for (const style of STYLES)
    test(`${style}: whole, escaped, with a title and the houses in words`, () => {
      const svg = drawChart(picture(style));
      expect(svg.startsWith('<svg ')).toBe(true);
      expect(svg.endsWith('</svg>')).toBe(true);
      expect(svg).toContain('<title>Rashi, D1</title>');
      expect(svg).toContain('1 Ka: Su in words, Mo in words, &lt;&amp;&gt; in words');
      expect(svg).not.toMatch(/NaN|undefined|<&>/);
    });
});

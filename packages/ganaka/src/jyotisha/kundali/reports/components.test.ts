/** The minimum of each part, as BPHS 27.34-27.36 gives it for three groups. */
import { describe, expect, test } from 'vitest';
import type { Sapta } from '../chart/chart.ts';
import { componentsMet } from './components.ts';

const GROUPS: readonly (readonly [grahas: readonly Sapta[], least: Readonly<Record<string, number>>])[] = [
  [['guru', 'budha', 'surya'], { sthana: 165, dig: 35, cheshta: 50, kala: 112, ayana: 30 }],
  [['shukra', 'chandra'], { sthana: 133, dig: 50, cheshta: 30, kala: 100, ayana: 40 }],
  [['mangala', 'shani'], { sthana: 96, dig: 30, cheshta: 40, kala: 67, ayana: 20 }],
];

/** Every part at its minimum, or a hundredth of a virupa below it. */
function had(least: Readonly<Record<string, number>>, short: number) {
  const of = (part: string) => (least[part] ?? 0) - short;
  return {
    sthana: { total: of('sthana') },
    dig: of('dig'),
    cheshta: of('cheshta'),
    kala: { total: of('kala'), ayana: of('ayana') },
  };
}
const all = (met: boolean) => ({ sthana: met, dig: met, cheshta: met, kala: met, ayana: met });

describe.each(GROUPS)('%j', (grahas, least) => {
  test.each(grahas)('%s is strong enough at the minimum, and not a hundredth below it', (graha) => {
    expect(componentsMet(graha, had(least, 0), 'parashara')).toEqual(all(true));
    expect(componentsMet(graha, had(least, 0.01), 'parashara')).toEqual(all(false));
  });
});

test('Raman counts the cheshta of Sun and Moon elsewhere, so it has no minimum', () => {
  const nothing = had({}, 0);
  expect(componentsMet('surya', nothing, 'raman').cheshta).toBeNull();
  expect(componentsMet('chandra', nothing, 'raman').cheshta).toBeNull();
  expect(componentsMet('guru', nothing, 'raman').cheshta).toBe(false);
});

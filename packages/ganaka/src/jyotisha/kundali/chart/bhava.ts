/**
 * Bhava-chalit (unequal houses) after Sripati. The lagna, the midheaven and the points opposite to them are the middles
 * (madhya) of houses 1, 10, 7 and 4. The arcs between these are divided into three. A house extends halfway to its
 * neighbour on either side (sandhi). A graha is strongest at the madhya and without effect at the sandhi, in proportion
 * between them (Phaladeepika 15.14).
 * Beyond the polar circles the midheaven can be on the other side of the lagna. The houses then run against the order
 * of the signs, and still fill the circle.
 */
import { arc, norm360 } from '../../../kernel/angle.ts';
import { type SiderealDeg, sidereal } from '../../../kernel/units.ts';
import type { Source } from '../../../rules/source.ts';
import type { Chart } from './chart.ts';

export interface Bhava {
  readonly number: number;
  /** The boundary (sandhi) before the house. */
  readonly start: SiderealDeg;
  readonly madhya: SiderealDeg;
  readonly end: SiderealDeg;
}

export interface InBhava {
  readonly house: number;
  /** 0 at the sandhi, 1 at the madhya. */
  readonly strength: number;
}

export interface BhavaChalit {
  readonly houses: readonly Bhava[];
  placeOf(longitude: number): InBhava;
  /** Whether the houses run against the order of the signs. */
  readonly reversed: boolean;
}

export function bhavaChalit({ lagna, mc }: Pick<Chart, 'lagna' | 'mc'>): BhavaChalit {
  const toLagna = arc(mc, lagna); // positive, except beyond the polar circles
  const turn = toLagna < 0 ? -1 : 1;
  const fromLagna = 180 * turn - toLagna; // from the lagna to the fourth house
  // distances of the twelve madhyas from the lagna, in the order of the houses; the thirteenth is the lagna again
  const madhyas: number[] = [];
  for (let house = 1; house <= 13; house++) {
    const quarter = Math.floor((house - 1) / 3);
    const third = (house - 1) % 3;
    const before = Math.ceil(quarter / 2) * fromLagna + Math.floor(quarter / 2) * toLagna;
    madhyas.push(before + (third / 3) * (quarter % 2 === 0 ? fromLagna : toLagna));
  }
  const at = (n: number): number => madhyas[n] ?? 0;
  const whole = 360 * turn;
  const sandhiBefore = (n: number): number => (n === 0 ? (at(11) - whole + at(0)) / 2 : (at(n - 1) + at(n)) / 2);
  const sandhis = madhyas.map((_, n) => sandhiBefore(n));
  const sandhi = (n: number): number => sandhis[n] ?? 0;

  return {
    reversed: turn < 0,
    houses: Array.from({ length: 12 }, (_, n) => ({
      number: n + 1,
      start: sidereal(lagna + sandhi(n)),
      madhya: n === 9 ? mc : sidereal(lagna + at(n)), // the sum could differ from the midheaven in the last digit
      end: sidereal(lagna + sandhi(n + 1)),
    })),
    placeOf(longitude) {
      const gone = turn * norm360(turn * (longitude - lagna - sandhi(0))) + sandhi(0);
      let n = 0;
      while (n < 11 && turn * gone >= turn * sandhi(n + 1)) n++;
      const edge = turn * gone < turn * at(n) ? sandhi(n) : sandhi(n + 1);
      const reach = at(n) - edge;
      return { house: n + 1, strength: reach === 0 ? 1 : Math.max(0, Math.min(1, (gone - edge) / reach)) };
    },
  };
}

export const BHAVA_SOURCES = {
  houses: {
    confidence: 'general-knowledge',
    gist: 'bhava.arcs_between_lagna_midheaven_cut',
  },
  strength: {
    confidence: 'read-in-text',
    work: 'PD',
    at: '15.14',
    gist: 'bhava.graha_middle_house_gives_full',
  },
} as const satisfies Record<string, Source>;

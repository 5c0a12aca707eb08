/**
 * Mean places of one whole day, kept: the exact reduction is done once a day, the fraction of the day is a
 * multiplication. Two groups, because the angas ask for Sun and Moon only.
 */
import type { TaraGraha } from '../engine.ts';
import { APSIS_IN_KALPA, CIVIL_DAYS_IN_KALPA, type Mover, NODE_IN_KALPA } from './constants.ts';
import { apsisPlace, meanMotion, meanPlace, nodePlace } from './madhyama.ts';

/** Places in the kept rows. */
export const LUMINARY = { surya: 0, chandra: 1, chandra_mandocca: 2, rahu: 3, surya_mandocca: 4 } as const;
const TARA_AT: Readonly<Record<TaraGraha, number>> = { mangala: 0, budha: 1, guru: 2, shukra: 3, shani: 4 };
const TARAS = ['mangala', 'budha', 'guru', 'shukra', 'shani'] as const;

/** Enough for the days that one reply looks at; a power of two, so that the slot is a mask. */
const SLOTS = 64;

export class MeanDays {
  readonly #revolutions: Readonly<Record<Mover, number>>;
  readonly #luminaryRates: readonly number[];
  readonly #taraRates: readonly number[];
  readonly #luminaryDay = new Float64Array(SLOTS).fill(Number.NaN);
  readonly #luminaryRow = new Float64Array(SLOTS * 5);
  readonly #taraDay = new Float64Array(SLOTS).fill(Number.NaN);
  readonly #taraRow = new Float64Array(SLOTS * 15);

  constructor(revolutions: Readonly<Record<Mover, number>>) {
    this.#revolutions = revolutions;
    const rate = (mover: Mover): number => meanMotion(mover, revolutions[mover]);
    const slow = (inKalpa: number): number => (360 * inKalpa) / CIVIL_DAYS_IN_KALPA;
    this.#luminaryRates = [
      rate('surya'),
      rate('chandra'),
      rate('chandra_mandocca'),
      rate('rahu'),
      slow(APSIS_IN_KALPA.surya),
    ];
    this.#taraRates = [
      ...TARAS.map(rate),
      ...TARAS.map((tara) => slow(APSIS_IN_KALPA[tara])),
      ...TARAS.map((tara) => -slow(NODE_IN_KALPA[tara])),
    ];
  }

  luminary(which: number, days: number): number {
    const whole = Math.floor(days);
    const slot = whole & (SLOTS - 1);
    if (this.#luminaryDay[slot] !== whole) this.#fillLuminaries(slot, whole);
    return wrapOnce((this.#luminaryRow[slot * 5 + which] ?? 0) + (this.#luminaryRates[which] ?? 0) * (days - whole));
  }

  /** The mover of that name: of Mercury and Venus the sighrocca. */
  tara(graha: TaraGraha, days: number): number {
    return this.#tara(TARA_AT[graha], days);
  }

  taraApsis(graha: TaraGraha, days: number): number {
    return this.#tara(5 + TARA_AT[graha], days);
  }

  taraNode(graha: TaraGraha, days: number): number {
    return this.#tara(10 + TARA_AT[graha], days);
  }

  #tara(which: number, days: number): number {
    const whole = Math.floor(days);
    const slot = whole & (SLOTS - 1);
    if (this.#taraDay[slot] !== whole) this.#fillTaras(slot, whole);
    return wrapOnce((this.#taraRow[slot * 15 + which] ?? 0) + (this.#taraRates[which] ?? 0) * (days - whole));
  }

  #fillLuminaries(slot: number, whole: number): void {
    const at = (mover: Mover): number => meanPlace(mover, this.#revolutions[mover], whole);
    const places = [at('surya'), at('chandra'), at('chandra_mandocca'), at('rahu'), apsisPlace('surya', whole)];
    this.#luminaryRow.set(places, slot * 5);
    this.#luminaryDay[slot] = whole;
  }

  #fillTaras(slot: number, whole: number): void {
    for (const tara of TARAS) {
      const at = slot * 15 + TARA_AT[tara];
      this.#taraRow[at] = meanPlace(tara, this.#revolutions[tara], whole);
      this.#taraRow[at + 5] = apsisPlace(tara, whole);
      this.#taraRow[at + 10] = nodePlace(tara, whole);
    }
    this.#taraDay[slot] = whole;
  }
}

/** A place and less than a day's motion lie within one turn of the circle. */
const wrapOnce = (deg: number): number => (deg >= 360 ? deg - 360 : deg < 0 ? deg + 360 : deg);

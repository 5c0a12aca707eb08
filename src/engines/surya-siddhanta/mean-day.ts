/**
 * Mean places of one whole day, kept: the exact reduction is done once a day, the fraction of the day is a
 * multiplication. Sun and Moon stand in one row, because the angas ask for them together; each star planet has its own,
 * because a life of Saturn asks for nobody else.
 */
import type { TaraGraha } from '../engine.ts';
import { APSIS_IN_KALPA, CIVIL_DAYS_IN_KALPA, type Mover, NODE_IN_KALPA } from './constants.ts';
import { apsisPlace, meanMotion, meanPlace, nodePlace } from './madhyama.ts';

/** Places in the kept rows. */
export const LUMINARY = { surya: 0, chandra: 1, chandra_mandocca: 2, rahu: 3, surya_mandocca: 4 } as const;
const TARA_AT: Readonly<Record<TaraGraha, number>> = { mangala: 0, budha: 1, guru: 2, shukra: 3, shani: 4 };
const TARAS = ['mangala', 'budha', 'guru', 'shukra', 'shani'] as const;

/** Mean place, apsis, node. */
const PER_TARA = 3;

/** Enough for the days that one reply looks at; a power of two, so that the slot is a mask. */
const SLOTS = 64;

export class MeanDays {
  readonly #revolutions: Readonly<Record<Mover, number>>;
  readonly #luminaryRates: readonly number[];
  readonly #taraRates: readonly number[];
  readonly #luminaryDay = new Float64Array(SLOTS).fill(Number.NaN);
  readonly #luminaryRow = new Float64Array(SLOTS * 5);
  readonly #taraDay = new Float64Array(SLOTS * TARAS.length).fill(Number.NaN);
  readonly #taraRow = new Float64Array(SLOTS * TARAS.length * PER_TARA);

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
    this.#taraRates = TARAS.flatMap((tara) => [rate(tara), slow(APSIS_IN_KALPA[tara]), -slow(NODE_IN_KALPA[tara])]);
  }

  luminary(which: number, days: number): number {
    const whole = Math.floor(days);
    const slot = whole & (SLOTS - 1);
    if (this.#luminaryDay[slot] !== whole) this.#fillLuminaries(slot, whole);
    return wrapOnce((this.#luminaryRow[slot * 5 + which] ?? 0) + (this.#luminaryRates[which] ?? 0) * (days - whole));
  }

  /** The mover of that name: of Mercury and Venus the sighrocca. */
  tara(graha: TaraGraha, days: number): number {
    return this.#tara(graha, 0, days);
  }

  taraApsis(graha: TaraGraha, days: number): number {
    return this.#tara(graha, 1, days);
  }

  taraNode(graha: TaraGraha, days: number): number {
    return this.#tara(graha, 2, days);
  }

  #tara(graha: TaraGraha, which: number, days: number): number {
    const whole = Math.floor(days);
    const tara = TARA_AT[graha];
    const slot = (whole & (SLOTS - 1)) * TARAS.length + tara;
    if (this.#taraDay[slot] !== whole) this.#fillTara(graha, slot, whole);
    const rate = this.#taraRates[tara * PER_TARA + which] ?? 0;
    return wrapOnce((this.#taraRow[slot * PER_TARA + which] ?? 0) + rate * (days - whole));
  }

  #fillLuminaries(slot: number, whole: number): void {
    const row = this.#luminaryRow;
    const at = slot * 5;
    row[at] = this.#meanPlace('surya', whole);
    row[at + 1] = this.#meanPlace('chandra', whole);
    row[at + 2] = this.#meanPlace('chandra_mandocca', whole);
    row[at + 3] = this.#meanPlace('rahu', whole);
    row[at + 4] = apsisPlace('surya', whole);
    this.#luminaryDay[slot] = whole;
  }

  #meanPlace(mover: Mover, whole: number): number {
    return meanPlace(mover, this.#revolutions[mover], whole);
  }

  #fillTara(graha: TaraGraha, slot: number, whole: number): void {
    const at = slot * PER_TARA;
    this.#taraRow[at] = this.#meanPlace(graha, whole);
    this.#taraRow[at + 1] = apsisPlace(graha, whole);
    this.#taraRow[at + 2] = nodePlace(graha, whole);
    this.#taraDay[slot] = whole;
  }
}

/** A place and less than a day's motion lie within one turn of the circle. */
const wrapOnce = (deg: number): number => (deg >= 360 ? deg - 360 : deg < 0 ? deg + 360 : deg);

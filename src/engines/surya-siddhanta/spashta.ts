/**
 * II, spashtadhikara: true places. The Sun and the Moon take the equation of the apsis alone (II.39), the five star
 * planets the four operations of II.43-44. Motions follow the text's rule (II.47-51), which is not the derivative of
 * the longitude: events are found by roots of the longitude, never from these motions.
 */
import { norm360 } from '../../kernel/angle.ts';
import type { TaraGraha } from '../engine.ts';
import {
  type Bija,
  type Epicycle,
  GREATEST_LATITUDE,
  MANDA,
  type Mover,
  R,
  SIGHRA,
  STATION_KENDRA_DEG,
} from './constants.ts';
import type { Jya } from './jya.ts';
import { meanMotion, revolutionsWith } from './madhyama.ts';
import { LUMINARY, MeanDays } from './mean-day.ts';

export type Luminary = 'surya' | 'chandra';

/** One operation with all that a student would write down. Angles in degrees, sines and karna in minutes. */
export interface Step {
  readonly kind: 'manda' | 'sighra';
  readonly kendra: number;
  readonly bhujajya: number;
  readonly kotijya: number;
  readonly epicycle: number;
  /** Signed: added to the place (II.45). */
  readonly phala: number;
  /** The part of the phala that this operation applies: half in the first two of four (II.43-44). */
  readonly share: number;
  readonly karna: number | null;
  readonly longitude: number;
}

export interface LuminaryPlace {
  readonly mean: number;
  readonly apsis: number;
  readonly longitude: number;
  readonly phala: number;
  /** Degrees a day by II.47-49. */
  readonly motion: number;
  readonly steps: readonly Step[];
}

export interface TaraPlace {
  readonly mean: number;
  readonly apsis: number;
  readonly node: number;
  readonly sighrocca: number;
  readonly longitude: number;
  /** Degrees, north positive (II.56-57). */
  readonly latitude: number;
  readonly nodeDistance: number;
  /** Hypotenuse of the fourth operation, in minutes. */
  readonly karna: number;
  readonly mandaMotion: number;
  readonly motion: number;
  readonly steps: readonly [Step, Step, Step, Step];
}

/** Corrected circumference of the epicycle (II.38). */
const epicycleAt = ({ even, odd }: Epicycle, bhujajya: number): number => even + ((odd - even) * bhujajya) / R;

/** The graha-ganita of one choice of bija and sines: everything that does not depend on a place. */
export class Ganita {
  readonly jya: Jya;
  readonly bija: Bija;
  readonly revolutions: Readonly<Record<Mover, number>>;
  readonly #motions: Readonly<Record<Mover, number>>;
  readonly #days: MeanDays;
  /** The last instant asked for, kept: latitude, declination and motion ask for the same place again. */
  #sunAt = Number.NaN;
  #sun = 0;
  #moonAt = Number.NaN;
  #moon = 0;
  readonly #taras = new Map<TaraGraha, { days: number; place: TaraPlace }>();

  constructor(jya: Jya, bija: Bija) {
    this.jya = jya;
    this.bija = bija;
    this.revolutions = revolutionsWith(bija);
    this.#days = new MeanDays(this.revolutions);
    const of = (mover: Mover): number => meanMotion(mover, this.revolutions[mover]);
    this.#motions = {
      surya: of('surya'),
      chandra: of('chandra'),
      mangala: of('mangala'),
      budha: of('budha'),
      guru: of('guru'),
      shukra: of('shukra'),
      shani: of('shani'),
      chandra_mandocca: of('chandra_mandocca'),
      rahu: of('rahu'),
    };
  }

  mean(mover: Mover, days: number): number {
    return isLuminaryMover(mover) ? this.#days.luminary(LUMINARY[mover], days) : this.#days.tara(mover, days);
  }

  meanMotion(mover: Mover): number {
    return this.#motions[mover];
  }

  apsis(graha: Luminary | TaraGraha, days: number): number {
    if (graha === 'chandra') return this.#days.luminary(LUMINARY.chandra_mandocca, days);
    return graha === 'surya' ? this.#days.luminary(LUMINARY.surya_mandocca, days) : this.#days.taraApsis(graha, days);
  }

  /** Mean place of a star planet: Mercury and Venus have the Sun's (I.29). */
  meanOfTara(graha: TaraGraha, days: number): number {
    return this.mean(isInner(graha) ? 'surya' : graha, days);
  }

  /** II.29: the sighrocca of Mars, Jupiter and Saturn is the mean Sun. */
  sighrocca(graha: TaraGraha, days: number): number {
    return this.mean(isInner(graha) ? graha : 'surya', days);
  }

  /** Equation of the apsis (II.39), signed (II.45). */
  mandaPhala(epicycle: Epicycle, kendra: number): number {
    const sine = this.jya.sin(kendra);
    return this.jya.arc((epicycleAt(epicycle, Math.abs(sine)) * sine) / 360);
  }

  /** True longitude of the Sun or Moon without its working: the inner loop of every anga. */
  longitudeOf(luminary: Luminary, days: number): number {
    if (luminary === 'surya') {
      if (this.#sunAt !== days) {
        this.#sun = this.#equated('surya', days);
        this.#sunAt = days;
      }
      return this.#sun;
    }
    if (this.#moonAt !== days) {
      this.#moon = this.#equated('chandra', days);
      this.#moonAt = days;
    }
    return this.#moon;
  }

  #equated(luminary: Luminary, days: number): number {
    const mean = this.mean(luminary, days);
    return norm360(mean + this.mandaPhala(MANDA[luminary], this.apsis(luminary, days) - mean));
  }

  /** The Sun's equation, degrees; it also shifts the true midnight (II.46). */
  sunPhala(days: number): number {
    return this.mandaPhala(MANDA.surya, this.apsis('surya', days) - this.mean('surya', days));
  }

  /** Moon less Sun, 0 … 360. */
  elongation(days: number): number {
    return norm360(this.longitudeOf('chandra', days) - this.longitudeOf('surya', days));
  }

  luminary(luminary: Luminary, days: number): LuminaryPlace {
    const mean = this.mean(luminary, days);
    const apsis = this.apsis(luminary, days);
    const step = this.#manda(MANDA[luminary], apsis - mean, mean, 1);
    return {
      mean,
      apsis,
      longitude: step.longitude,
      phala: step.phala,
      motion: this.motionOf(luminary, apsis - mean),
      steps: [step],
    };
  }

  /** Daily motion of Sun or Moon (II.47-49); the Moon's is first lessened by that of its apsis. */
  motionOf(luminary: Luminary, kendra: number): number {
    const mean = this.#motions[luminary];
    const inAnomaly = luminary === 'chandra' ? mean - this.#motions.chandra_mandocca : mean;
    return this.#mandaMotion(mean, inAnomaly, MANDA[luminary], kendra);
  }

  sunMotion(days: number): number {
    return this.motionOf('surya', this.apsis('surya', days) - this.mean('surya', days));
  }

  moonMotion(days: number): number {
    return this.motionOf('chandra', this.apsis('chandra', days) - this.mean('chandra', days));
  }

  moonNode(days: number): number {
    return this.mean('rahu', days);
  }

  /** Degrees, north positive (II.57). */
  moonLatitude(days: number): number {
    return this.moonLatitudeAt(this.longitudeOf('chandra', days), days);
  }

  /** The same when her longitude is already known. */
  moonLatitudeAt(longitude: number, days: number): number {
    return (GREATEST_LATITUDE.chandra * this.jya.sin(longitude - this.moonNode(days))) / R / 60;
  }

  /** True longitude of a star planet without its working: what searches ask for by the thousand. */
  taraLongitude(graha: TaraGraha, days: number): number {
    const last = this.#taras.get(graha);
    if (last?.days === days) return last.place.longitude;
    const mean = this.meanOfTara(graha, days);
    const sighrocca = this.sighrocca(graha, days);
    const apsis = this.#days.taraApsis(graha, days);
    const manda = MANDA[graha];
    const sighra = SIGHRA[graha];
    const first = norm360(mean + this.#sighraPhala(sighra, sighrocca - mean) * 0.5);
    const second = norm360(first + this.mandaPhala(manda, apsis - first) * 0.5);
    const third = norm360(mean + this.mandaPhala(manda, apsis - second));
    return norm360(third + this.#sighraPhala(sighra, sighrocca - third));
  }

  #sighraPhala(epicycle: Epicycle, kendra: number): number {
    const sine = this.jya.sin(kendra);
    const size = epicycleAt(epicycle, Math.abs(sine));
    const across = (size * sine) / 360;
    const along = R + (size * this.jya.cos(kendra)) / 360;
    return this.jya.arc((across * R) / Math.sqrt(along * along + across * across));
  }

  tara(graha: TaraGraha, days: number): TaraPlace {
    const last = this.#taras.get(graha);
    if (last?.days === days) return last.place;
    const place = this.#tara(graha, days);
    this.#taras.set(graha, { days, place });
    return place;
  }

  #tara(graha: TaraGraha, days: number): TaraPlace {
    const mean = this.meanOfTara(graha, days);
    const sighrocca = this.sighrocca(graha, days);
    const apsis = this.#days.taraApsis(graha, days);
    const node = this.#days.taraNode(graha, days);
    const manda = MANDA[graha];
    const sighra = SIGHRA[graha];
    const first = this.#sighra(sighra, sighrocca - mean, mean, 0.5);
    const second = this.#manda(manda, apsis - first.longitude, first.longitude, 0.5);
    const third = this.#manda(manda, apsis - second.longitude, mean, 1);
    const fourth = this.#sighra(sighra, sighrocca - third.longitude, third.longitude, 1);
    const karna = fourth.karna ?? R;

    const inner = isInner(graha);
    const meanRate = this.#motions[inner ? 'surya' : graha];
    const mandaMotion = this.#mandaMotion(meanRate, meanRate, manda, third.kendra);
    const sighraRate = this.#motions[inner ? graha : 'surya'];

    // II.56: the node acts on the sighrocca of Mercury and Venus, corrected like the planet itself
    const nodeDistance = norm360((inner ? sighrocca + third.phala : third.longitude) - node);
    return {
      mean,
      apsis,
      node,
      sighrocca,
      longitude: fourth.longitude,
      latitude: (GREATEST_LATITUDE[graha] * this.jya.sin(nodeDistance)) / karna / 60,
      nodeDistance,
      karna,
      mandaMotion,
      motion: mandaMotion + ((sighraRate - mandaMotion) * (karna - R)) / karna, // II.50-51
      steps: [first, second, third, fourth],
    };
  }

  #mandaMotion(mean: number, inAnomaly: number, epicycle: Epicycle, kendra: number): number {
    const size = epicycleAt(epicycle, Math.abs(this.jya.sin(kendra)));
    return mean - (inAnomaly * this.jya.difference(kendra) * size) / (225 * 360);
  }

  #manda(epicycle: Epicycle, kendra: number, from: number, share: number): Step {
    const sine = this.jya.sin(kendra);
    const size = epicycleAt(epicycle, Math.abs(sine));
    const phala = this.jya.arc((size * sine) / 360);
    return {
      kind: 'manda',
      kendra: norm360(kendra),
      bhujajya: Math.abs(sine),
      kotijya: Math.abs(this.jya.cos(kendra)),
      epicycle: size,
      phala,
      share,
      karna: null,
      longitude: norm360(from + phala * share),
    };
  }

  /** Equation of the conjunction through the variable hypotenuse (II.40-42). */
  #sighra(epicycle: Epicycle, kendra: number, from: number, share: number): Step {
    const sine = this.jya.sin(kendra);
    const cosine = this.jya.cos(kendra);
    const size = epicycleAt(epicycle, Math.abs(sine));
    const across = (size * sine) / 360;
    const along = R + (size * cosine) / 360;
    const karna = Math.sqrt(along * along + across * across);
    const phala = this.jya.arc((across * R) / karna);
    return {
      kind: 'sighra',
      kendra: norm360(kendra),
      bhujajya: Math.abs(sine),
      kotijya: Math.abs(cosine),
      epicycle: size,
      phala,
      share,
      karna,
      longitude: norm360(from + phala * share),
    };
  }
}

const isLuminaryMover = (mover: Mover): mover is 'surya' | 'chandra' | 'chandra_mandocca' | 'rahu' => mover in LUMINARY;

export const isInner = (graha: TaraGraha): boolean => graha === 'budha' || graha === 'shukra';

/** Whether the fourth sighra-kendra lies in the retrograde arc of II.53-55. */
export function isInRetrogradeArc(graha: TaraGraha, kendra: number): boolean {
  const limit = STATION_KENDRA_DEG[graha];
  return kendra > limit && kendra < 360 - limit;
}

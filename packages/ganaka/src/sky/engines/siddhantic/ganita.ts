/**
 * True positions. The Sun and the Moon need only the equation of the apsis (II.39), the five planets the four
 * operations of II.43-44. Events are found as roots of the longitude, never from the text's motions.
 */
import { norm360 } from '../../../kernel/angle.ts';
import type { Ahargana, JdUt } from '../../../kernel/units.ts';
import type { TaraGraha } from '../engine.ts';
import type { Jya } from './jya.ts';
import { aharganaOf, correctedBy, meanMotionBy } from './madhyama.ts';
import { MeanDays } from './mean-day.ts';
import { mandaMotion, mandaPhala, mandaStep, sighraOf, sighraPhala, sighraStep } from './phala.ts';
import type { LuminaryPlace, SiddhantaLuminary, TaraOnItsWay, TaraPlace } from './places.ts';
import { isInner, MOVERS, type Mover, type Siddhanta } from './siddhanta.ts';
import { ASU_IN_DAY, R } from './units.ts';

/** The computation of the grahas of a siddhanta with one choice of bija and sines. Nothing in it depends on a place. */
export class Ganita {
  readonly siddhanta: Siddhanta;
  readonly jya: Jya;
  readonly bija: string;
  readonly revolutions: Readonly<Record<Mover, number>>;
  /** Asu of sidereal rotation in a civil day. A mahayuga has one more sidereal day per revolution of the Sun. */
  readonly asuInCivilDay: number;
  readonly #days: MeanDays;
  /** The result for the last instant is cached, because latitude, declination and motion need the same position. */
  #sunAt = Number.NaN;
  #sun = 0;
  #sunKendra = 0;
  #sunEquation = 0;
  #moonAt = Number.NaN;
  #moon = 0;
  readonly #taras = new Map<TaraGraha, { days: number; place: TaraPlace }>();
  readonly #ways = new Map<TaraGraha, { days: number; place: TaraOnItsWay }>();
  readonly #motions: Readonly<Record<Mover, number>>;

  constructor(siddhanta: Siddhanta, jya: Jya, bija: string) {
    this.siddhanta = siddhanta;
    this.jya = jya;
    this.bija = bija;
    this.revolutions = correctedBy(siddhanta, bija);
    this.#days = new MeanDays(siddhanta, this.revolutions);
    const motions = { ...this.revolutions };
    for (const mover of MOVERS) motions[mover] = meanMotionBy(siddhanta, mover, this.revolutions[mover]);
    this.#motions = motions;
    const { civilDays, revolutions } = siddhanta;
    this.asuInCivilDay = (ASU_IN_DAY * (civilDays + revolutions.surya)) / civilDays;
  }

  aharganaAt(t: JdUt): Ahargana {
    return aharganaOf(this.siddhanta, t);
  }

  ayanamsaAt(days: number): number {
    return this.siddhanta.ayanamsaAt(days);
  }

  mean(mover: Mover, days: number): number {
    return this.#days.mean(mover, days);
  }

  meanMotion(mover: Mover): number {
    return this.#motions[mover];
  }

  apsis(graha: SiddhantaLuminary | TaraGraha, days: number): number {
    return graha === 'chandra' ? this.#days.mean('chandra_mandocca', days) : this.#days.apsis(graha, days);
  }

  node(graha: TaraGraha, days: number): number {
    return this.#days.node(graha, days);
  }

  /** Mean longitude of one of the five planets. Mercury and Venus have the Sun's (I.29). */
  meanOfTara(graha: TaraGraha, days: number): number {
    return this.mean(isInner(graha) ? 'surya' : graha, days);
  }

  /** Longitude of the sighrocca (II.29): for Mars, Jupiter and Saturn it is the mean Sun. */
  sighrocca(graha: TaraGraha, days: number): number {
    return this.mean(isInner(graha) ? graha : 'surya', days);
  }

  /** True longitude of the Sun or Moon without the steps, for the innermost loop of searches. */
  longitudeOf(luminary: SiddhantaLuminary, days: number): number {
    if (luminary === 'surya') {
      this.#seeSun(days);
      return this.#sun;
    }
    if (this.#moonAt !== days) {
      const mean = this.mean('chandra', days);
      this.#moon = norm360(
        mean + mandaPhala(this.jya, this.siddhanta.manda.chandra, this.apsis('chandra', days) - mean),
      );
      this.#moonAt = days;
    }
    return this.#moon;
  }

  /** Computes and caches the Sun's position and equation, which every sunrise needs together. */
  #seeSun(days: number): void {
    if (this.#sunAt === days) return;
    const mean = this.mean('surya', days);
    this.#sunKendra = this.apsis('surya', days) - mean;
    this.#sunEquation = mandaPhala(this.jya, this.siddhanta.manda.surya, this.#sunKendra);
    this.#sun = norm360(mean + this.#sunEquation);
    this.#sunAt = days;
  }

  /** The Sun's equation in degrees. It also shifts the true midnight (II.46). */
  sunPhala(days: number): number {
    this.#seeSun(days);
    return this.#sunEquation;
  }

  /** Longitude of the Moon minus that of the Sun, 0 … 360. */
  elongation(days: number): number {
    return norm360(this.longitudeOf('chandra', days) - this.longitudeOf('surya', days));
  }

  luminary(luminary: SiddhantaLuminary, days: number): LuminaryPlace {
    const mean = this.mean(luminary, days);
    const apsis = this.apsis(luminary, days);
    const step = mandaStep(this.jya, this.siddhanta.manda[luminary], apsis - mean, mean, 1);
    return {
      mean,
      apsis,
      longitude: step.longitude,
      phala: step.phala,
      motionByText: this.motionOf(luminary, apsis - mean),
      steps: [step],
    };
  }

  /** Daily motion of the Sun or Moon (II.47-49). For the Moon the motion of its apsis is subtracted first. */
  motionOf(luminary: SiddhantaLuminary, kendra: number): number {
    const mean = this.meanMotion(luminary);
    const inAnomaly = luminary === 'chandra' ? mean - this.meanMotion('chandra_mandocca') : mean;
    return mandaMotion(this.jya, mean, inAnomaly, this.siddhanta.manda[luminary], kendra);
  }

  sunMotion(days: number): number {
    this.#seeSun(days);
    return this.motionOf('surya', this.#sunKendra);
  }

  moonMotion(days: number): number {
    return this.motionOf('chandra', this.apsis('chandra', days) - this.mean('chandra', days));
  }

  moonNode(days: number): number {
    return this.mean('rahu', days);
  }

  /** The Moon's latitude in degrees, north positive (II.57). */
  moonLatitude(days: number): number {
    return this.moonLatitudeAt(this.longitudeOf('chandra', days), days);
  }

  /** The Moon's latitude when its longitude is already known. */
  moonLatitudeAt(longitude: number, days: number): number {
    return (this.siddhanta.greatestLatitude.chandra * this.jya.sin(longitude - this.moonNode(days))) / R / 60;
  }

  /** True longitude of one of the five planets without the steps; searches call it thousands of times. */
  taraLongitude(graha: TaraGraha, days: number): number {
    const last = this.#taras.get(graha);
    if (last?.days === days) return last.place.longitude;
    const { jya, siddhanta } = this;
    const { sighrocca, third } = this.#afterManda(graha, days);
    return norm360(third + sighraPhala(jya, siddhanta.sighra[graha], sighrocca - third));
  }

  /** Position and motion by the operations of `tara`, without recording the steps; for searches. */
  taraOnItsWay(graha: TaraGraha, days: number): TaraOnItsWay {
    const last = this.#ways.get(graha);
    if (last?.days === days) return last.place;
    const place = this.#taraOnItsWay(graha, days);
    this.#ways.set(graha, { days, place });
    return place;
  }

  #taraOnItsWay(graha: TaraGraha, days: number): TaraOnItsWay {
    const { sighrocca, kendra, equation, third } = this.#afterManda(graha, days);
    const { phala, karna } = sighraOf(this.jya, this.siddhanta.sighra[graha], sighrocca - third);
    const nodeDistance = this.#nodeDistance(graha, sighrocca + equation, third, days);
    const afterManda = this.#mandaMotion(graha, kendra);
    return {
      longitude: norm360(third + phala),
      latitude: this.#latitude(graha, nodeDistance, karna),
      motionByText: this.#sighraMotion(graha, afterManda, karna),
    };
  }

  /** The first three operations (II.43-44): half of the sighra and of the manda equation, then the whole manda. */
  #afterManda(graha: TaraGraha, days: number) {
    const { jya } = this;
    const mean = this.meanOfTara(graha, days);
    const sighrocca = this.sighrocca(graha, days);
    const apsis = this.#days.apsis(graha, days);
    const manda = this.siddhanta.manda[graha];
    const first = norm360(mean + sighraPhala(jya, this.siddhanta.sighra[graha], sighrocca - mean) * 0.5);
    const second = norm360(first + mandaPhala(jya, manda, apsis - first) * 0.5);
    const kendra = norm360(apsis - second);
    const equation = mandaPhala(jya, manda, apsis - second);
    return { sighrocca, kendra, equation, third: norm360(mean + equation) };
  }

  /** The kendra of the fourth operation (II.44). */
  sighraKendra(graha: TaraGraha, days: number): number {
    const last = this.#taras.get(graha);
    if (last?.days === days) return last.place.steps[3].kendra;
    const { sighrocca, third } = this.#afterManda(graha, days);
    return norm360(sighrocca - third);
  }

  tara(graha: TaraGraha, days: number): TaraPlace {
    const last = this.#taras.get(graha);
    if (last?.days === days) return last.place;
    const place = this.#tara(graha, days);
    this.#taras.set(graha, { days, place });
    return place;
  }

  #tara(graha: TaraGraha, days: number): TaraPlace {
    const { jya } = this;
    const mean = this.meanOfTara(graha, days);
    const sighrocca = this.sighrocca(graha, days);
    const apsis = this.#days.apsis(graha, days);
    const manda = this.siddhanta.manda[graha];
    const sighra = this.siddhanta.sighra[graha];
    const first = sighraStep(jya, sighra, sighrocca - mean, mean, 0.5);
    const second = mandaStep(jya, manda, apsis - first.longitude, first.longitude, 0.5);
    const third = mandaStep(jya, manda, apsis - second.longitude, mean, 1);
    const fourth = sighraStep(jya, sighra, sighrocca - third.longitude, third.longitude, 1);
    const { karna } = fourth;
    const afterManda = this.#mandaMotion(graha, third.kendra);
    const nodeDistance = this.#nodeDistance(graha, sighrocca + third.phala, third.longitude, days);
    return {
      mean,
      apsis,
      node: this.#days.node(graha, days),
      sighrocca,
      longitude: fourth.longitude,
      latitude: this.#latitude(graha, nodeDistance, karna),
      nodeDistance,
      karna,
      mandaMotion: afterManda,
      motionByText: this.#sighraMotion(graha, afterManda, karna),
      steps: [first, second, third, fourth],
    };
  }

  /** Distance from the node (II.56). For Mercury and Venus it is that of the corrected sighrocca. */
  #nodeDistance(graha: TaraGraha, correctedSighrocca: number, place: number, days: number): number {
    return norm360((isInner(graha) ? correctedSighrocca : place) - this.#days.node(graha, days));
  }

  /** Latitude in degrees (II.57). */
  #latitude(graha: TaraGraha, nodeDistance: number, karna: number): number {
    return (this.siddhanta.greatestLatitude[graha] * this.jya.sin(nodeDistance)) / karna / 60;
  }

  /** Daily motion after the equation of the apsis (II.47-49). */
  #mandaMotion(graha: TaraGraha, kendra: number): number {
    const meanRate = this.meanMotion(isInner(graha) ? 'surya' : graha);
    return mandaMotion(this.jya, meanRate, meanRate, this.siddhanta.manda[graha], kendra);
  }

  /** Daily motion after the equation of the conjunction (II.50-51). */
  #sighraMotion(graha: TaraGraha, afterManda: number, karna: number): number {
    const sighraRate = this.meanMotion(isInner(graha) ? graha : 'surya');
    return afterManda + ((sighraRate - afterManda) * (karna - R)) / karna;
  }
}

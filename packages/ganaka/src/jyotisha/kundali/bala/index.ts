/**
 * Shadbala: the six strengths of the seven grahas in virupas, of which sixty make a rupa (BPHS 27). Every part is kept,
 * so that a reader can compare the sum with any program. `rules.ts` describes the two sets of rules.
 */

import { cachedOn } from '../../../kernel/caches.ts';
import { TARA_GRAHAS, type TaraGraha } from '../../../sky/engines/engine.ts';
import type { Yuddha } from '../../panchanga/graha-asta/yuddha.ts';
import { type Chart, perSapta, SAPTA, type Sapta } from '../chart/chart.ts';
import { type BhavaBala, bhavaBala } from './bhava.ts';
import { cheshtaBala, motionOf } from './cheshta.ts';
import type { BirthDay } from './day.ts';
import { digBala } from './dig.ts';
import { drikBala } from './drik.ts';
import { type BalaGround, groundOf } from './ground.ts';
import { type IshtaKashta, ishtaKashta } from './ishta.ts';
import { type KalaBala, kalaBala } from './kala.ts';
import { naisargikaBala } from './naisargika.ts';
import type { BalaRules, MoolatrikonaRule } from './rules.ts';
import { type SthanaBala, sthanaBala } from './sthana.ts';
import { REQUIRED, RUPA } from './tables.ts';
import { type BeforeWar, warsOf, yuddhaBala } from './yuddha.ts';

export interface GrahaBala {
  readonly sthana: SthanaBala;
  readonly dig: number;
  readonly kala: KalaBala & { readonly total: number; readonly yuddha: number };
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  /** The total in virupas. */
  readonly total: number;
  readonly rupas: number;
  /** The required strength in rupas, by each set of rules. */
  readonly required: Readonly<Record<BalaRules, number>>;
  /** The total divided by the strength that the chosen rules require. */
  readonly ratio: number;
  /** The rank by ratio; 1 is the strongest of the seven. */
  readonly rank: number;
  /** Ishta and kashta by the chosen rules; `otherPhala` has them by the other rules. */
  readonly phala: IshtaKashta;
  readonly otherPhala: IshtaKashta;
}

export interface Shadbala {
  readonly rules: BalaRules;
  readonly grahas: Readonly<Record<Sapta, GrahaBala>>;
  readonly wars: readonly Yuddha[];
  readonly day: BirthDay;
  readonly houses: readonly BhavaBala[];
}

/** Whether a graha has the required strength (BPHS 27.32-27.33). `strong` has this meaning throughout the service. */
export const isStrong = ({ ratio }: Pick<GrahaBala, 'ratio'>): boolean => ratio >= 1;

/** Shadbala is expensive, and tables, yogas and reports need it, so it is computed once per chart. */
const BALAS: Readonly<Record<BalaRules, (chart: Chart) => Shadbala>> = {
  raman: cachedOn((chart: Chart) => new Balas(groundOf(chart, 'raman'))),
  parashara: cachedOn((chart: Chart) => new Balas(groundOf(chart, 'parashara'))),
};
export const shadbalaOf = (
  chart: Chart,
  rules: BalaRules = 'raman',
  moolatrikona: MoolatrikonaRule = 'degrees',
): Shadbala => (moolatrikona === 'degrees' ? BALAS[rules](chart) : new Balas(groundOf(chart, rules, moolatrikona)));

class Balas implements Shadbala {
  readonly rules: BalaRules;
  readonly day: BirthDay;
  readonly wars: readonly Yuddha[];
  readonly grahas: Readonly<Record<Sapta, GrahaBala>>;
  readonly #ground: BalaGround;
  #houses: readonly BhavaBala[] | undefined;

  constructor(ground: BalaGround) {
    this.#ground = ground;
    this.rules = ground.rules;
    this.day = ground.day;
    this.wars = warsOf(ground);
    this.grahas = balasOn(ground, this.wars);
  }

  get houses(): readonly BhavaBala[] {
    this.#houses ??= bhavaBala(this.#ground, (graha) => this.grahas[graha].total);
    return this.#houses;
  }
}

function balasOn(ground: BalaGround, wars: readonly Yuddha[]): Record<Sapta, GrahaBala> {
  const { rules } = ground;
  const peaceful = perSapta((graha) => partsOf(ground, graha));
  const beforeOf = (graha: TaraGraha): BeforeWar => peaceful[graha].before;
  const yuddha = perSapta((graha) =>
    wars.length > 0 && isTara(graha) ? yuddhaBala(ground, wars, graha, beforeOf) : 0,
  );
  const ratio = perSapta((graha) => (peaceful[graha].before.six + yuddha[graha]) / REQUIRED[rules][graha]);
  return perSapta((graha) => {
    const { sthana, dig, kala, motion, cheshta, naisargika, drik, before } = peaceful[graha];
    const total = before.six + yuddha[graha];
    return {
      sthana,
      dig,
      kala: withWar(kala, yuddha[graha]),
      cheshta,
      naisargika,
      drik,
      total,
      rupas: total / RUPA,
      required: { raman: REQUIRED.raman[graha] / RUPA, parashara: REQUIRED.parashara[graha] / RUPA },
      ratio: ratio[graha],
      rank: 1 + SAPTA.filter((other) => ratio[other] > ratio[graha]).length,
      phala: ishtaKashta(rules, sthana.uchcha, motion),
      otherPhala: ishtaKashta(rules === 'raman' ? 'parashara' : 'raman', sthana.uchcha, motion),
    };
  });
}

const withWar = (kala: KalaBala, yuddha: number): GrahaBala['kala'] => ({
  total: sumOf(kala) + yuddha,
  natonnata: kala.natonnata,
  paksha: kala.paksha,
  tribhaga: kala.tribhaga,
  abda: kala.abda,
  masa: kala.masa,
  vara: kala.vara,
  hora: kala.hora,
  ayana: kala.ayana,
  yuddha,
});

/** All strengths except that of planetary war. */
function partsOf(ground: BalaGround, graha: Sapta) {
  const sthana = sthanaBala(ground, graha);
  const dig = digBala(ground, graha);
  const kala = kalaBala(ground, graha);
  const motion = motionOf(ground, graha);
  const cheshta = cheshtaBala(ground, graha, motion);
  const naisargika = naisargikaBala(graha);
  const drik = drikBala(ground, graha);
  const three = sthana.total + dig + sumOf(kala) - kala.ayana;
  const before: BeforeWar = { three, six: three + kala.ayana + cheshta + naisargika + drik };
  return { sthana, dig, kala, motion, cheshta, naisargika, drik, before };
}

const sumOf = ({ natonnata, paksha, tribhaga, abda, masa, vara, hora, ayana }: KalaBala): number =>
  natonnata + paksha + tribhaga + abda + masa + vara + hora + ayana;

const isTara = (graha: Sapta): graha is TaraGraha => TARA_GRAHAS.some((each) => each === graha);

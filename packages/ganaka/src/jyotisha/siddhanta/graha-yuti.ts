/** Surya-siddhanta VII (grahayutyadhikara): conjunctions of the five planets with each other and with the Moon. */

import { arc } from '../../kernel/angle.ts';
import { rootBetween } from '../../kernel/search.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import { TARA_GRAHAS, type TaraGraha } from '../../sky/engines/engine.ts';
import type { Ganita } from '../../sky/engines/siddhantic/ganita.ts';
import { motionAt } from '../../sky/engines/siddhantic/motion.ts';
import { R } from '../../sky/engines/siddhantic/units.ts';
import { DISK_YOJANA, YOJANA_IN_LIPTA } from '../../sky/engines/surya-siddhanta/constants.ts';
import { aharganaAt } from './madhyama.ts';

/** Apparent diameter in minutes (VII.13-14), from the hypotenuse of the fourth operation. */
export const diskLipta = (graha: TaraGraha, karna: number): number =>
  (DISK_YOJANA[graha] * 2 * R) / (R + karna) / YOJANA_IN_LIPTA;

export type YutiKind = 'bheda' | 'ullekha' | 'apasavya' | 'samagama';

/** Disks that are closer than this count as touching. It is one minute of arc, the unit in which the text counts. */
const CONTACT_LIPTA = 1;

/**
 * The kind of conjunction by distance only (VII.18-20). The text gives no number for the mingling of rays
 * (amshuvimarda).
 */
export function kindOf(distanceLipta: number, disksLipta: number): YutiKind {
  const apart = distanceLipta - disksLipta / 2;
  if (apart < 0) return 'bheda';
  if (apart <= CONTACT_LIPTA) return 'ullekha';
  return distanceLipta < 60 ? 'apasavya' : 'samagama';
}

export type YutiBody = TaraGraha | 'chandra';

export interface BodyInYuti {
  readonly graha: YutiBody;
  readonly latitude: number;
  /** Diameter in minutes; null for the Moon, whose disk belongs to the eclipses. */
  readonly disk: number | null;
  /** Hypotenuse of the fourth operation, which scales the disk; null for the Moon. */
  readonly karna: number | null;
  /** Degrees per day by which its longitude changes. */
  readonly motion: number;
}

export interface Yuti {
  readonly at: JdUt;
  readonly longitude: number;
  readonly bodies: readonly [BodyInYuti, BodyInYuti];
  readonly distanceLipta: number;
  readonly kind: YutiKind;
  readonly victor: TaraGraha | null;
}

/**
 * All pairs that meet in [from, to). Steps of a day suffice: planets gain at most two and a half degrees a day on each
 * other, the Moon fifteen.
 */
export function yutis(ganita: Ganita, from: JdUt, to: JdUt, withMoon: boolean): Yuti[] {
  const bodies: YutiBody[] = withMoon ? [...TARA_GRAHAS, 'chandra'] : [...TARA_GRAHAS];
  const found: Yuti[] = [];
  let here = bodies.map((body) => longitudeOf(ganita, body, from));
  for (let t: number = from; t < to; ) {
    const next = Math.min(t + 1, to);
    const there = bodies.map((body) => longitudeOf(ganita, body, jdUt(next)));
    for (let i = 0; i < bodies.length; i++)
      for (let j = i + 1; j < bodies.length; j++) {
        const [a, b] = [bodies[i], bodies[j]];
        if (a === undefined || b === undefined) continue;
        const before = arc(here[i] ?? 0, here[j] ?? 0);
        const after = arc(there[i] ?? 0, there[j] ?? 0);
        // a change of sign far from zero is the jump from 180 to −180 degrees, not a meeting
        if (before > 0 === after > 0 || Math.abs(before) > 90) continue;
        const apart = (x: JdUt): number => arc(longitudeOf(ganita, a, x), longitudeOf(ganita, b, x));
        found.push(yutiAt(ganita, a, b, rootBetween(apart, jdUt(t), jdUt(next))));
      }
    t = next;
    here = there;
  }
  return found.sort((a, b) => a.at - b.at);
}

const longitudeOf = (ganita: Ganita, body: YutiBody, t: JdUt): number =>
  body === 'chandra' ? ganita.longitudeOf('chandra', aharganaAt(t)) : ganita.tara(body, aharganaAt(t)).longitude;

function yutiAt(ganita: Ganita, a: YutiBody, b: YutiBody, at: JdUt): Yuti {
  const [first, second] = [bodyAt(ganita, a, at), bodyAt(ganita, b, at)];
  const distanceLipta = Math.abs(first.latitude - second.latitude) * 60;
  const star = a !== 'chandra' && b !== 'chandra';
  return {
    at,
    longitude: longitudeOf(ganita, a, at),
    bodies: [first, second],
    distanceLipta,
    kind: star ? kindOf(distanceLipta, (first.disk ?? 0) + (second.disk ?? 0)) : 'samagama', // VII.1
    victor: star ? victorOf(first, second) : null,
  };
}

function bodyAt(ganita: Ganita, graha: YutiBody, t: JdUt): BodyInYuti {
  const days = aharganaAt(t);
  if (graha === 'chandra')
    return {
      graha,
      latitude: ganita.moonLatitude(days),
      disk: null,
      karna: null,
      motion: motionAt(ganita, graha, days),
    };
  const { latitude, karna } = ganita.tara(graha, days);
  return { graha, latitude, disk: diskLipta(graha, karna), karna, motion: motionAt(ganita, graha, days) };
}

/**
 * The winner (VII.20-23): Venus in all her conjunctions, otherwise the one that is both northern and larger. If the
 * northern one is not the larger one, the verses leave it open.
 */
function victorOf(a: BodyInYuti, b: BodyInYuti): TaraGraha | null {
  if (a.graha === 'shukra' || b.graha === 'shukra') return 'shukra';
  const northern = a.latitude >= b.latitude ? a : b;
  const larger = (a.disk ?? 0) >= (b.disk ?? 0) ? a : b;
  return northern === larger && northern.graha !== 'chandra' ? northern.graha : null;
}

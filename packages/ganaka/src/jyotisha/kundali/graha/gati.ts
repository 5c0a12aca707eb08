/**
 * The motion of a graha as one of the eight kinds of Surya-siddhanta II.12-13. The verses only name the kinds. Their limits are those of Bapu Deva Sastri's translation (1861): slower and faster than the mean
 * motion, and each of the three (retrograde, slow, fast) while the motion grows and while it shrinks.
 */

import { gatiOf } from '../../../kernel/gati.ts';
import type { JdUt } from '../../../kernel/units.ts';
import type { GatiAshtadha } from '../../../lexicon/chart/gati.ts';
import type { GistId, Source } from '../../../rules/source.ts';
import { type Graha, isNone, type Sky, TARA_GRAHAS, type TaraGraha } from '../../../sky/engines/engine.ts';

/** A graha whose motion differs from its mean by less than this share of it has the mean motion (sama). */
const SAMA_SHARE = 0.1;

/** Another reading of the verse has these words (Burgess 1860). */
export const OTHER_READING: Readonly<Partial<Record<GatiAshtadha, 'anuvakra' | 'kutila'>>> = {
  ativakra: 'anuvakra',
  vikala: 'kutila',
};

/** The limits are the translator's; the verses have none. */
const byTranslation = (at: string, gist: GistId): Source => ({ confidence: 'secondary', work: 'SS', at, gist });
export const ASHTADHA_SOURCES = {
  byMotion: byTranslation('II.12-13', 'gati.eight_by_mean_motion'),
  byArcs: byTranslation('II.12-13, II.52-54', 'gati.eight_by_arcs'),
} as const satisfies Record<string, Source>;

/** What decides the kind of a motion. */
export interface Motion {
  readonly speed: number;
  readonly mean: number;
  /** Whether the speed grows eastward; looked at only if the kind depends on it. */
  readonly quickens: () => boolean;
  /** Whether the planet is in the text's arc of retrogression (II.53-54); null without such an arc. */
  readonly inArc: boolean | null;
}

/**
 * The kind of a motion. Where the text's arc and the longitudes differ about the direction, which is only near a
 * station, the planet counts as stationary.
 */
export function ashtadhaOf({ speed, mean, quickens, inArc }: Motion): GatiAshtadha {
  const backward = speed < 0;
  if (gatiOf(speed, mean) === 'stationary' || (inArc !== null && inArc !== backward)) return 'vikala';
  if (backward) return quickens() ? 'vakra' : 'ativakra';
  const usual = Math.abs(mean);
  if (Math.abs(speed - usual) < SAMA_SHARE * usual) return 'sama';
  if (speed < usual) return quickens() ? 'manda' : 'mandatara';
  return quickens() ? 'shighratara' : 'shighra';
}

export interface AshtadhaMotion {
  readonly kind: GatiAshtadha;
  readonly source: Source;
}

const isTara = (graha: Graha): graha is TaraGraha => TARA_GRAHAS.some((each) => each === graha);

/** The kind of a graha's motion, with its source: on the Surya-siddhanta the text's arcs decide for the five planets. */
export function ashtadhaAt(sky: Sky, graha: Graha, t: JdUt, speed: number): AshtadhaMotion {
  const mean = sky.meanMotion(graha);
  const arc = isTara(graha) ? sky.sighraArc(graha, t) : null;
  if (arc === null || isNone(arc)) {
    const quickens = (): boolean => sky.quickening(graha, t) > 0;
    return { kind: ashtadhaOf({ speed, mean, quickens, inArc: null }), source: ASHTADHA_SOURCES.byMotion };
  }
  const { kendraDeg, isRetrograde } = arc;
  const kind = ashtadhaOf({ speed, mean, quickens: () => kendraDeg > 180, inArc: isRetrograde });
  return { kind, source: ASHTADHA_SOURCES.byArcs };
}

/** As which tithi a day would be observed if the end of its tithi were earlier or later. */
import { wordOf } from '../../../rules/clause.ts';
import { sightOf } from '../../../rules/explanation.ts';
import { type Stretch, stretchesOf } from '../../../rules/if-instant-moves.ts';
import { type NirnayaDay, nirnayaOf, type TithiCase, tithiCases } from './nirnaya.ts';
import { type MovableDay, type NirnayaInstant, nirnayaMoves } from './nirnaya-flips.ts';

export interface NirnayaCourse {
  readonly instant: NirnayaInstant;
  readonly stretches: readonly Stretch<number>[];
}

/** `reach`: by how many seconds both ways. */
export function nirnayaCourse(day: MovableDay, reach?: number): NirnayaCourse {
  const { instants, dayWith } = nirnayaMoves(day);
  const { decided } = nirnayaOf(day);
  const instant = instants.find((each) => each.what === 'tithi_end' && each.number === decided.tithi);
  if (instant === undefined) throw new Error(`a day kept as tithi ${decided.tithi}, which it does not touch`);
  const stretches = stretchesOf((seconds) => {
    const moved = dayWith(instant, seconds);
    return moved === null ? null : { answer: nirnayaOf(moved).decided.tithi, seen: seenOn(moved) };
  }, reach);
  return { instant, stretches };
}

const seenOn = (day: NirnayaDay): string => tithiCases(day).map(seenOf).join(';');
const seenOf = ({ tithi, ladder, meeting, verdict }: TithiCase): string =>
  `${tithi.number}:${meeting === null ? wordOf(verdict.because.when) : sightOf(ladder, meeting)}`;

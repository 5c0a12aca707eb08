/** The eighths of day and night that a page shows: chaughadiyas, or in the Tamil lands gowri kalas. */
import type { PanchangaSnapshot } from 'ganaka/internal/views/day/panchanga.ts';

type Chaughadiya = NonNullable<PanchangaSnapshot['chaughadiya']>['day'][number];
export type Watch = Chaughadiya;

export interface Watches {
  readonly kind: 'chaughadiya' | 'gowri';
  readonly day: readonly Watch[];
  readonly night: readonly Watch[];
}

type Gowri = NonNullable<PanchangaSnapshot['southern_day']>['gowri']['day'][number];
const watchOf = ({ good, ...each }: Gowri): Watch => ({ ...each, quality: good ? 'good' : 'bad' });

/** Returns the eighths of a day, or null if the Sun does not rise and set. */
export function watchesOf({
  southern_day: southern,
  chaughadiya,
}: Pick<PanchangaSnapshot, 'southern_day' | 'chaughadiya'>): Watches | null {
  if (southern) {
    const { day, night } = southern.gowri;
    return { kind: 'gowri', day: day.map(watchOf), night: (night ?? []).map(watchOf) };
  }
  return chaughadiya ? { kind: 'chaughadiya', day: chaughadiya.day, night: chaughadiya.night } : null;
}

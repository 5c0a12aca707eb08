/** Whether the URL of a tool page asks for another date, time or place than today at the default place. */
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { todayAt } from 'ganaka/internal/kernel/clock.ts';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import { DEHRADUN } from '../../api/read/where.ts';
import type { Whereabouts } from '../../api/whereabouts.ts';
import { MOVED } from '../../http/pipeline/gatekeeper.ts';

const LATITUDES = ['lat', 'latitude'];
const LONGITUDES = ['lon', 'longitude', 'lng'];

/** The given parameters that move the page; the defaults written out do not. */
export function movedIn(
  query: Iterable<readonly [string, string]>,
  now: JdUt,
  where: Whereabouts,
): (readonly [string, string])[] {
  const isDefault = (name: string, value: string): boolean => {
    if (name === 'date') return value === 'today' || value === isoDate(todayAt(DEHRADUN, now, where));
    if (name === 'place') return value.trim().toLowerCase() === DEHRADUN.name.toLowerCase();
    if (name === 'tz') return Number(value) === DEHRADUN.fixedHours;
    if (LATITUDES.includes(name)) return Number(value) === DEHRADUN.latDeg;
    return LONGITUDES.includes(name) && Number(value) === DEHRADUN.lonDeg;
  };
  return [...query].filter(([name, value]) => MOVED.includes(name) && value !== '' && !isDefault(name, value));
}

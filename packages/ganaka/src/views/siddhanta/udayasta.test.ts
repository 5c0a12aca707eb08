import { describe, expect, test } from 'vitest';
import { suryaSiddhanta } from '../../../test/kit/engines.ts';
import { dayOf, isoDate } from '../../kernel/civil.ts';
import { placeWithOffset } from '../../kernel/place.ts';
import { type CivilDay, civilDay, jdUt } from '../../kernel/units.ts';
import { isNone, TARA_GRAHAS } from '../../sky/engines/engine.ts';
import { kalamshaOf } from '../../sky/engines/siddhantic/udayasta.ts';
import { insideOf } from '../../sky/engines/surya-siddhanta/index.ts';
import { ENGLISH } from '../../text/voice.ts';
import { udayastaOf } from './udayasta.ts';

const DAYS = 800;
const NOW = civilDay(2_461_000);

describe('settings and risings in the rays', () => {
  // the last three are days on which both Sun and planet were in fast signs, or a planet came to a right angle unseen
  test.each([
    [0, NOW],
    [30.3, NOW],
    [-52, NOW],
    [64, NOW],
    [64.88, dayOf({ year: 1993, month: 3, day: 10 })],
    [-65.46, dayOf({ year: 1854, month: 5, day: 20 })],
    [-65.67, dayOf({ year: 2813, month: 1, day: 1 })],
  ])('at latitude %f none is skipped that a daily observer would see', (lat, from) => {
    const sky = suryaSiddhanta().skyOver(placeWithOffset('a place', lat, 78, 5.5), { bija: 'full', jya: 'exact' });
    const inside = insideOf(sky);
    if (inside === null) throw new Error('another engine');
    const { events } = udayastaOf({ sky, t: jdUt(from), day: from, say: ENGLISH, params: { days: DAYS } });
    for (const graha of TARA_GRAHAS) {
      const visibleOn = (day: CivilDay): boolean => {
        const on = (event: ReturnType<typeof sky.sunset>) =>
          kalamshaOf(inside.dina, graha, isNone(event) ? sky.noon(day) : event);
        const evening = on(sky.sunset(day));
        return (evening.side === 'west' ? evening : on(sky.sunrise(day))).visible;
      };
      const daily: string[] = [];
      let seen = visibleOn(from);
      for (let i = 1; i <= DAYS; i++) {
        const day = civilDay(from + i);
        if (visibleOn(day) === seen) continue;
        seen = !seen;
        daily.push(`${seen ? 'udaya' : 'asta'} ${isoDate(day)}`);
      }
      const found = events.filter((each) => each.graha === graha).map(({ event, date }) => `${event} ${date}`);
      expect(found, graha).toEqual(daily);
      expect(daily.length, graha).toBeGreaterThan(1);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { isNone, TARA_GRAHAS } from '../engines/engine.ts';
import { insideOf, suryaSiddhanta } from '../engines/surya-siddhanta/index.ts';
import { kalamshaOf } from '../engines/surya-siddhanta/udayasta.ts';
import { isoDate } from '../kernel/civil.ts';
import { placeWithOffset } from '../kernel/place.ts';
import { type CivilDay, civilDay, jdUt } from '../kernel/units.ts';
import { ENGLISH } from '../text/say.ts';
import { udayastaOf } from './udayasta.ts';

const DAYS = 800;
const FROM = civilDay(2_461_000);

describe('settings and risings in the rays', () => {
  test.each([0, 30.3, -52, 64])('at latitude %f none is skipped that an observer of every day would see', (lat) => {
    const sky = suryaSiddhanta().skyOver(placeWithOffset('a place', lat, 78, 5.5), { bija: 'full', jya: 'exact' });
    const inside = insideOf(sky);
    if (inside === null) throw new Error('another engine');
    const { events } = udayastaOf({ sky, t: jdUt(FROM), day: FROM, say: ENGLISH, params: { days: DAYS } });
    for (const graha of TARA_GRAHAS) {
      const visibleOn = (day: CivilDay): boolean => {
        const on = (event: ReturnType<typeof sky.sunset>) =>
          kalamshaOf(inside.dina, graha, isNone(event) ? sky.noon(day) : event);
        const evening = on(sky.sunset(day));
        return (evening.side === 'west' ? evening : on(sky.sunrise(day))).visible;
      };
      const daily: string[] = [];
      let seen = visibleOn(FROM);
      for (let i = 1; i <= DAYS; i++) {
        const day = civilDay(FROM + i);
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

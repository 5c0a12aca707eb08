/** Risings, settings and meridian passages of Sun and Moon, and the lengths of day and night. */

import type { Static } from 'typebox';
import { civilMoonOf, type MoonEvents, moonOf } from '../../jyotisha/panchanga/day/rise-set.ts';
import { lengthOf, type Span } from '../../kernel/span.ts';
import { type EventTime, isNone, type None } from '../../sky/engines/engine.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { clock, round3, round4 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { block } from './block.ts';
import { USUAL } from './choices.ts';
import { noteOn } from './replies.ts';
import type { risingsReply } from './rise-set.reply.ts';

export const riseSet = block<typeof risingsReply>()({
  name: 'rise_set',
  summary: 'Sunrise, sunset, noon; moonrise, moonset, moon transit; length of day and night',
  of(moment, say, { moon_day } = USUAL) {
    const { place, day, sky } = moment;
    const notes: Note[] = [];
    const when = (what: Parameters<typeof noteOn>[0], at: EventTime) => {
      if (!isNone(at)) return clock(place, at);
      notes.push(noteOn(what, at));
      return null;
    };
    const moon = moonOf(day);
    const againSaid = ({ riseAgain, setAgain }: Pick<MoonEvents, 'riseAgain' | 'setAgain'>) => ({
      ...(riseAgain !== null && { moonrise_again: clock(place, riseAgain) }),
      ...(setAgain !== null && { moonset_again: clock(place, setAgain) }),
    });
    const reply: Static<typeof risingsReply> = {
      sunrise: when('sunrise', day.sunrise),
      sunset: when('sunset', day.sunset),
      next_sunrise: when('next_sunrise', day.nextSunrise),
      solar_noon: clock(place, day.noon),
      moonrise: when('moonrise', moon.rise),
      moonset: when('moonset', moon.set),
      moon_transit: when('moon_transit', moon.transit),
      ...againSaid(moon),
      dinamana: hoursAndGhati(day.daylight),
      ratrimana: hoursAndGhati(day.night),
    };
    if (sky.options.sunrise === 'velantara' && sky.velantaraSeconds !== undefined)
      reply.velantara_seconds = round3(sky.velantaraSeconds(day.civil));
    if (moon_day === 'civil') {
      const civil = civilMoonOf(moment);
      reply.civil_day = {
        moonrise: when('civil_day.moonrise', civil.rise),
        moonset: when('civil_day.moonset', civil.set),
        ...againSaid(civil),
      };
    }
    return notes.length > 0 ? Object.assign(reply, notesReplyOf(say, notes)) : reply;
  },
});

/** The length of a part of the day in hours and in ghatis. */
export function hoursAndGhati(part: Span | None) {
  if (isNone(part)) return null;
  const days = lengthOf(part);
  return { hours: round4(days * 24), ghati: round4(days * 60) };
}

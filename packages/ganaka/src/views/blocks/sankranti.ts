/** The Sun in the zodiac: its last and next sankranti with their punya-kala, the season and the half-year. */

import { isInTamilLand } from '../../jyotisha/festivals/region.ts';
import { monthOf } from '../../jyotisha/panchanga/day/calendar.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import { punyaKala } from '../../jyotisha/panchanga/sankranti/punya-kala.ts';
import {
  ayanaOf,
  lunarRituOf,
  type RituStart,
  type Sankranti,
  sankrantisAround,
  solarRituOf,
} from '../../jyotisha/panchanga/sankranti/sankranti.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { RASHI_DEG } from '../../kernel/zodiac.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { clock, deg6, round4, round6, window } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import type { sankrantiReply } from './sankranti.reply.ts';

/** The almanacs of the Tamil lands begin the seasons with Chithirai, the month of Mesha. */
export const rituStartAt = (place: Place): RituStart => (isInTamilLand(place) ? 'mesha' : 'mina');
const RITU_STARTS: Readonly<Record<RituStart, string>> = { mina: 'Mina', mesha: 'Mesha' };

export const sankranti = block<typeof sankrantiReply>()({
  name: 'sankranti',
  summary: 'The Sun’s rashi, last and next sankranti with punya kala, ritu and ayana',
  conventions: {
    solar_ritu: 'from Mina; in the Tamil lands from Mesha',
    ayana: 'from Makara and Karka of the reply’s zodiac',
  },
  conventionsUnder: ({ place }) => ({ solar_ritu: `from ${RITU_STARTS[rituStartAt(place)]}` }),
  of(moment, say) {
    const sun = moment.longitude('surya');
    const { last, next } = sankrantisAround(moment);
    const amsha = deg6(sun % RASHI_DEG);
    return {
      rashi: say.named('rashi', last.rashi),
      amsha,
      amsha_to_next: round6(RASHI_DEG - amsha),
      daily_motion: round6(moment.speed('surya')),
      gati: round4(moment.speed('surya') * 60),
      last: entry(moment, say, last),
      next: entry(moment, say, next),
      ritu: say.named('ritu', solarRituOf(last.rashi, rituStartAt(moment.place))),
      ritu_chandra: say.named('ritu', lunarRituOf(monthOf(moment).masa)),
      ayana: say.named('ayana', ayanaOf(last.rashi)),
    };
  },
});

function entry({ sky, place }: Moment, say: Voice, each: Sankranti) {
  const holy = punyaKala(sky, each);
  const rashi = say.named('rashi', each.rashi);
  const at = clock(place, each.at);
  if (isNone(holy))
    return { rashi, at, nirnaya: null, ...notesReplyOf(say, [({ no_holy_hours }) => no_holy_hours(holy.none)]) };
  return {
    rashi,
    at,
    nirnaya: {
      date: isoDate(holy.day),
      punya_kala: window(place, holy.window),
      ...(holy.better && { better: window(place, holy.better) }),
      ...(holy.best && { best: window(place, holy.best) }),
      citation: say.cite(holy.source),
    },
  };
}

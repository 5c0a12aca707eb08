/**
 * The vasas at the moment: where Agni and Shiva dwell, and the directions of the yogini and of the disha-shula (the
 * direction not to travel in).
 */

import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import {
  agniVasa,
  dishaShula,
  homaAhuti,
  nakshatraShula,
  shivaVasa,
  type VasaMoment,
  yoginiVasa,
} from '../../jyotisha/panchanga/sankalpa/vasa.ts';
import { nakshatraOf } from '../../kernel/zodiac.ts';
import { AGNI_SOURCE, type DirectionId, SHIVA_SOURCE, SHULA_SOURCE, YOGINI_SOURCE } from '../../rules/tables/vasa.ts';
import { clock } from '../../text/format.ts';
import type { PhraseId } from '../../text/language.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import type { vasaReply } from './vasa.reply.ts';

/** The numbers that determine the vasas at the requested moment. */
export const vasaMomentOf = (moment: Moment): VasaMoment => ({
  tithi: moment.tithi.number,
  weekday: moment.day.weekday,
  moonNakshatra: moment.nakshatra.number,
  sunNakshatra: nakshatraOf(moment.longitude('surya')),
});

export const vasa = block<typeof vasaReply>()({
  name: 'vasa',
  summary: 'Agni vasa and the oblation chakra, shiva vasa, disha-shula, yogini',
  of(asked, say) {
    const moment = vasaMomentOf(asked);
    const { place, day, tithi } = asked;
    const fire = agniVasa(moment);
    const ahuti = homaAhuti(moment);
    const shiva = shivaVasa(moment);
    const shula = dishaShula(moment);
    const byNakshatra = nakshatraShula(moment);
    const yogini = yoginiVasa(moment);
    const until = clock(place, tithi.to);
    // Agni's place is counted from tithi and vara, so it changes when either ends
    const untilAgni = day.bounds.to < tithi.to ? clock(place, day.bounds.to) : until;
    return {
      agni: {
        place: fire.place,
        ...say.byId('vasa', fire.place),
        good: fire.good,
        ...effect(say, fire.effect),
        until: untilAgni,
        chakra: {
          graha: ahuti.graha,
          ...say.byId('graha', ahuti.graha),
          good: ahuti.good,
          ...effect(say, ahuti.good ? 'ahuti.good' : 'ahuti.bad'),
        },
        citation: say.cite(AGNI_SOURCE),
      },
      shiva: {
        place: shiva.place,
        ...say.byId('shiva_vasa', shiva.place),
        good: shiva.good,
        ...effect(say, shiva.good ? 'abhisheka.good' : 'abhisheka.bad'),
        until,
        citation: say.cite(SHIVA_SOURCE),
      },
      disha_shula: Object.assign(
        { direction: shula },
        say.byId('direction', shula),
        byNakshatra === null ? {} : besides(say, byNakshatra),
        { citation: say.cite(SHULA_SOURCE) },
      ),
      yogini: {
        direction: yogini,
        ...say.byId('direction', yogini),
        until,
        citation: say.cite(YOGINI_SOURCE),
      },
    };
  },
});

const besides = (say: Voice, id: DirectionId) => ({
  by_nakshatra: id,
  ...say.called('by_nakshatra_name', 'direction', id),
});

const effect = (say: Voice, id: PhraseId) => say.field('effect', ({ phrases }) => phrases[id]);

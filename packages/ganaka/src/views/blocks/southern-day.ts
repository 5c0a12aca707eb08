/** The Tamil daily sheet: gowri, nalla neram, kari naal, nokku, yogas, chandrashtama, soolam and season. */

import type { Static } from 'typebox';
import { tamil } from '../../jyotisha/calendars/catalog/tamil.ts';
import { reckoningOf, startOn, yearMonthOf } from '../../jyotisha/calendars/solar.ts';
import { isInTamilLand } from '../../jyotisha/festivals/region.ts';
import {
  chandrashtamaRashi,
  GOWRIS,
  type GowriKala,
  gowriByDay,
  gowriByNight,
  kariNaal,
  nakshatrasOf,
  nallaNeram,
  nokkuOf,
  soolamOf,
  tamilRitu,
  tamilYogas,
} from '../../jyotisha/muhurta/southern-day.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import { midnightAt, type Place } from '../../kernel/place.ts';
import type { Span } from '../../kernel/span.ts';
import { daysBetween } from '../../kernel/units.ts';
import { rashiOf } from '../../kernel/zodiac.ts';
import { NOKKU } from '../../lexicon/hours/tamil-day.ts';
import { TAMIL_RITU } from '../../lexicon/year/tamil-ritu.ts';
import { type GowriNight, type NallaNeram, SOUTHERN_SOURCES } from '../../rules/tables/southern-day.ts';
import type { CitationOfPart } from '../../text/citation.ts';
import { clock, window } from '../../text/format.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { monthReplyOf } from '../calendars/reply-parts.ts';
import { block } from './block.ts';
import { USUAL } from './choices.ts';
import { boundaryClocks } from './replies.ts';
import type { gowriReply, southernDayReply } from './southern-day.reply.ts';
import { spansOf } from './spans.ts';

/** Where the daily sheet is the Tamil one, so that pages show this block and its gowri instead of chaughadiya. */
export const keepsSouthernDay = isInTamilLand;

export const southernDay = block<typeof southernDayReply>()({
  name: 'southern_day',
  summary:
    'The Tamil day: gowri by day and night, nalla neram, kari naal, nokku, the yogas of weekday and nakshatra, chandrashtama, soolam with its parigaram, the season',
  byNameAlone: true,
  needs: 'day_and_night',
  conventions: {
    gowri_night: USUAL.gowri_night,
    nalla_neram: USUAL.nalla_neram,
    chandrashtama: 'rashi',
    tamil_month: 'from the day of the first sunset after the sankranti of this engine',
  },
  of(moment, say, { gowri_night, nalla_neram } = USUAL) {
    const { day, place } = moment;
    const { weekday } = day;
    const { daylight, night, frame } = spansOf(day);
    const nightKalas = gowriByNight(weekday, gowri_night);
    const date = tamilDateOf(moment);
    const reply: Static<typeof southernDayReply> = {
      gowri: {
        day: eight(say, place, daylight, gowriByDay(weekday)),
        night: nightKalas && eight(say, place, night, nightKalas),
        reading: gowri_night,
      },
      nalla_neram: nallaNeram(weekday, daylight, midnightAt(place, day.civil), nalla_neram).map((each) => ({
        ...window(place, each),
        reading: nalla_neram,
      })),
      kari_naal: {
        ...kariNaal(date.month, date.day),
        month: monthReplyOf(tamil, date.month, say),
        day: date.day,
        citation: say.cite(SOUTHERN_SOURCES.kari_naal),
      },
      nokku: itemOf(say, 'nokku', NOKKU, nokkuOf(moment.nakshatra.number)),
      tamil_yoga: tamilYogas(weekday, day.bounds, day.transitions('nakshatra')).map((each) => ({
        id: each.yoga.id,
        ...say.byId('tamil_yoga', each.yoga.id),
        nakshatra: say.named('nakshatra', each.nakshatra),
        ...window(place, each),
        disputed: each.disputed,
      })),
      chandrashtama: chandrashtamaOf(moment, say),
      soolam: soolamReplyOf(say, place, soolamOf(weekday, frame.sunrise)),
      ritu: itemOf(say, 'tamil_ritu', TAMIL_RITU, tamilRitu(date.month)),
      citations: sourcesOf(say, gowri_night, nalla_neram),
    };
    return nightKalas === null ? Object.assign(reply, notesReplyOf(say, ['gowri_night_of_sunday_alone'])) : reply;
  },
});

function eight(say: Voice, place: Place, whole: Span, kalas: readonly GowriKala[]) {
  const clocks = boundaryClocks(place, whole, GOWRIS);
  return kalas.map(({ number: listed, good }, i): Static<typeof gowriReply> => {
    const start = clocks[i] ?? '';
    const end = clocks[i + 1] ?? '';
    return { number: i + 1, ...say.nameAt('gowri', listed), good, start, end };
  });
}

/** The Tamil date by the engine of the reply, wherever the place is. */
function tamilDateOf({ sky, day: { civil } }: Moment) {
  const { index, first } = startOn(reckoningOf(sky, tamil), civil);
  return { month: yearMonthOf(tamil, index).month, day: daysBetween(first, civil) + 1 };
}

function itemOf<I extends string>(
  say: Voice,
  list: 'nokku' | 'tamil_ritu',
  items: readonly { readonly number: number; readonly id: I }[],
  number: number,
) {
  const found = items.find((each) => each.number === number);
  if (found === undefined) throw new Error(`no ${list} ${number}`);
  return { id: found.id, ...say.nameAt(list, number) };
}

function chandrashtamaOf(moment: Moment, say: Voice) {
  const rashi = chandrashtamaRashi(rashiOf(moment.longitude('chandra')));
  const nakshatras = nakshatrasOf(rashi).map((each) => say.named('nakshatra', each));
  return { rashi: say.named('rashi', rashi), nakshatras, reading: 'rashi' as const };
}

const soolamReplyOf = (
  say: Voice,
  place: Place,
  { direction, parigaram, until }: ReturnType<typeof soolamOf>,
): Static<typeof southernDayReply>['soolam'] => ({
  direction,
  ...say.called('direction_name', 'direction', direction),
  parigaram,
  ...say.called('parigaram_name', 'parigaram', parigaram),
  until: clock(place, until),
});

const sourcesOf = (say: Voice, night: GowriNight, nalla: NallaNeram): CitationOfPart[] =>
  citationsOf(say, {
    gowri_day: SOUTHERN_SOURCES.gowri_day,
    gowri_night: SOUTHERN_SOURCES[night],
    nalla_neram: SOUTHERN_SOURCES[nalla],
    nokku: SOUTHERN_SOURCES.nokku,
    tamil_yoga: SOUTHERN_SOURCES.tamil_yoga,
    chandrashtama: SOUTHERN_SOURCES.chandrashtama,
    soolam: SOUTHERN_SOURCES.soolam,
    parigaram: SOUTHERN_SOURCES.parigaram,
    soolam_until: SOUTHERN_SOURCES.soolam_until,
    ritu: SOUTHERN_SOURCES.ritu,
  });

/** A calendar to subscribe to with one line for each day: tithi and nakshatra at sunrise, and when they end. */
import { pakshaOf } from '../../jyotisha/panchanga/angas/tithi.ts';
import type { PartSpan } from '../../jyotisha/panchanga/angas/wheels.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { dateOf, dayAt, dayOf, isoDate } from '../../kernel/civil.ts';
import type { JdUt } from '../../kernel/units.ts';
import type { CalendarEvent } from '../../renderings/ics.ts';
import { isNone } from '../../sky/engines/engine.ts';
import type { Tongue } from '../../text/loading/calendar-files.ts';
import { nameAt } from '../../text/names.ts';
import type { Voice } from '../../text/voice.ts';
import { daysPassing } from '../bulk/walk.ts';
import { spotOf } from '../festivals/events.ts';
import { calendarFile, clockTime, FIRST_CALENDAR_YEAR, inWords, summaryOf, titleOf } from '../kit/calendar-file.ts';
import { fromNow, wholeNumber, within } from '../kit/parameter.ts';
import { year } from '../kit/parameters.ts';
import type { textReply } from '../kit/text.reply.ts';
import { view } from '../view.ts';

const MOST_YEARS = 2;

export const panchangaFeed = view<typeof textReply>()({
  field: 'calendar',
  summary: 'Tithi and nakshatra of every day with their ends, as a calendar to subscribe to',
  reads: 'year',
  media: 'text/calendar; charset=utf-8',
  heavy: true,
  params: {
    year: fromNow(within(year, FIRST_CALENDAR_YEAR, 3000)),
    years: wholeNumber(1, MOST_YEARS, { meaning: 'how many years from that one', example: '1' }),
  },
  wrongWith({ year, years }, { lastYear }) {
    if (year === undefined || year + (years ?? 1) - 1 <= lastYear) return [];
    const text = `${years} years from ${year} reach beyond ${lastYear}`;
    return [{ param: 'years', text, allowed: `up to ${lastYear}` }];
  },
  of(asked) {
    const { sky, say, params, today } = asked;
    const first = params.year ?? dateOf(today).year;
    const from = dayOf({ year: first, month: 1, day: 1 });
    const to = dayOf({ year: first + (params.years ?? 1) - 1, month: 12, day: 31 });
    const events = [...daysPassing(sky, from, to)].map((day) => eventOf(day, say));
    const name = `${titleOf(say, 'panchanga')} · ${sky.place.name}`;
    return calendarFile(asked, { name, zone: sky.place.zone, events });
  },
});

/** The first tithi and nakshatra are those of sunrise, whose names the day has. */
function eventOf(day: Day, say: Voice): CalendarEvent {
  const { sky, place, civil } = day;
  const [tithis, nakshatras] = [day.transitions('tithi'), day.transitions('nakshatra')];
  const texts = [tithis[0], nakshatras[0]].flatMap((span, i) => {
    if (span === undefined) return [];
    const name = i === 0 ? tithiNames(say, span.number) : [say.named('nakshatra', span.number)];
    const { summary, language } = summaryOf(name, say, ' ');
    return [{ text: `${summary} ${endText(day, span.to)}`, language }];
  });
  const languages = new Set(texts.map(({ language }) => language));
  const [language] = languages;
  return {
    uid: `panchanga.${isoDate(civil)}.${sky.engine.id}.${spotOf(place)}@ganaka`,
    summary: texts.map(({ text }) => text).join(' · '),
    ...(languages.size === 1 && language !== undefined && { language }),
    description: inWords(say, (tongue) => [
      ...sunIn(day, tongue),
      ...tithis.map((span) => runIn(day, tongue, 'tithi', span)),
      ...nakshatras.map((span) => runIn(day, tongue, 'nakshatra', span)),
    ]),
    on: civil,
  };
}

/** Purnima and Amavasya need no paksha. */
const tithiNames = (say: Voice, number: number) =>
  number % 15 === 0 ? [say.named('tithi', number)] : [say.byId('paksha', pakshaOf(number)), say.named('tithi', number)];

/** `14:22`, or `02:10 +1` on the next civil day. */
function endText({ place, civil }: Day, t: JdUt): string {
  const later = dayAt(t, place.offsetHoursAt(t)) - civil;
  return `${clockTime(place, t).time}${later > 0 ? ` +${later}` : ''}`;
}

function sunIn({ sunrise, sunset, place }: Day, { labels }: Tongue): string[] {
  if (isNone(sunrise) || isNone(sunset)) return [];
  return [`${labels.sunrise} ${clockTime(place, sunrise).time} · ${labels.sunset} ${clockTime(place, sunset).time}`];
}

const runIn = (
  { place }: Day,
  { calendar, names }: Tongue,
  list: 'tithi' | 'nakshatra',
  { number, from, to }: PartSpan,
): string => calendar.runs(nameAt(names, list, number) ?? '', clockTime(place, from), clockTime(place, to));

/**
 * The data of the day line for its drawing, in the words of the page or with the names and labels of a named language.
 */
import type { DayLine, LineSpan, Tone } from 'ganaka/internal/drawings/day/day-line.ts';
import { datesOf, namedOf, proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { LabelId } from 'ganaka/internal/text/language.ts';
import type { IdOf } from 'ganaka/internal/text/names.ts';
import { labelIn, untilIn } from '../../design/names.tsx';
import { pageVoice } from '../../requests/voice.ts';
import type { DayShown } from '../../serving/almanac.ts';
import { clockIn, clockOn, dateOfInstant, longDay } from '../../tools/clock.ts';
import { type InLanguage, namedIn } from '../../tools/names-in-language.ts';

type Windowed = { readonly start: string; readonly end: string };

/** Returns the day line, or null if the Sun does not rise and set. */
export function lineOf(day: DayShown, date: string, lang: PageLanguage, now: number): DayLine | null {
  const words = pageWords(lang).home;
  const { sunrise, sunset, next_sunrise: next } = day.rise_set;
  if (sunrise === null || sunset === null || next === null || day.muhurta === null) return null;
  const [from, to] = [Date.parse(sunrise), Date.parse(next)];
  const dates = datesOf(lang);
  const isNamed = namedOf(lang) !== null;
  const word = (label: LabelId, own: string): InLanguage =>
    isNamed ? labelIn(label, lang) : { value: own, lang: proseOf(lang) };
  const clock = (instant: string): string => clockOn(dates, instant, date);
  const span = (said: InLanguage, { start, end }: Windowed, tone: Tone, later = false): LineSpan => ({
    from: Date.parse(start),
    to: Date.parse(end),
    label: said.value,
    language: said.lang,
    note:
      tone === 'tithi' || tone === 'nakshatra'
        ? untilIn(end, dateOfInstant(end), lang).value
        : `${clockIn(dates, start)}–${clockIn(dates, end)}`,
    tone,
    later,
    words:
      isNamed && said.lang === dates
        ? `${said.value}, ${clock(start)} – ${clock(end)}`
        : words.spans(said.value, clockOn(proseOf(lang), start, date), clockOn(proseOf(lang), end, date)),
  });
  const run = (tone: 'tithi' | 'nakshatra'): LineSpan[] =>
    day[tone].transitions.map((each, i) => {
      const { note, ...rest } = span(namedIn(each, lang), each, tone, i > 0);
      // a span that ends after this day has no note here; its end is shown on the line of the next day
      return Date.parse(each.end) > to ? rest : { ...rest, note: note ?? '' };
    });
  const tithis = run('tithi');
  const nakshatras = run('nakshatra');
  const { rahu_kala: rahu, abhijit } = day.muhurta;
  const hours = [
    span(kalaIn('rahu_kala', lang), rahu, 'bad'),
    span(kalaIn('abhijit', lang), abhijit, abhijit.tyajya === true ? 'plain' : 'good'),
  ];
  const edge = (said: InLanguage, instant: string) => ({
    word: said.value,
    language: said.lang,
    clock: clockIn(dates, instant),
  });
  const row = (said: InLanguage, spans: readonly LineSpan[]) => ({ label: said.value, language: said.lang, spans });
  return {
    language: dates,
    title: isNamed ? longDay(dates, date) : words.dayLine,
    words: [...tithis, ...nakshatras, ...hours]
      .filter((each) => each.language === dates || !isNamed)
      .map((each) => each.words)
      .join('; '),
    from,
    to,
    begins: edge(word('sunrise', words.sunrise), sunrise),
    sunset: { ...edge(word('sunset', words.sunset), sunset), at: Date.parse(sunset) },
    ends: edge(word('sunrise', words.nextSunrise), next),
    rows: [
      row(labelIn('tithi', lang), tithis),
      row(labelIn('nakshatra', lang), nakshatras),
      row({ value: words.hours, lang: proseOf(lang) }, hours),
    ],
    ...(now >= from && now <= to && { now }),
  };
}

/** Returns the name of a period of the day. The page has its own shorter words for some of them. */
export function kalaIn(id: IdOf<'kala'>, lang: PageLanguage): InLanguage {
  const words = pageWords(lang).home;
  if (namedOf(lang) === null && id === 'abhijit') return { value: words.abhijit, lang: proseOf(lang) };
  if (namedOf(lang) === null && id === 'rahu_kala') return { value: words.rahu, lang: proseOf(lang) };
  return namedIn(pageVoice(lang).byId('kala', id), lang);
}

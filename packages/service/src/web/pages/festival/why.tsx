/** Why a festival is on its day: two sentences, and a picture of the days. */
import { drawTwoDays, type TwoDays } from 'ganaka/internal/drawings/tithi/two-days.ts';
import { proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { marked } from '../../design/names.tsx';
import { SvgDrawing } from '../../design/parts.tsx';
import type { FestivalShown } from '../../serving/almanac-years.ts';
import { clockIn, dateOfInstant, dayMonth } from '../../tools/clock.ts';
import { named, textIn } from '../../tools/names-in-language.ts';

export type ShownOccurrence = FestivalShown['occurrences'][number];

interface WhyProps {
  readonly found: ShownOccurrence;
  readonly lang: PageLanguage;
}

export function Why({ found, lang }: WhyProps) {
  // sentences and the picture are in one language
  const prose = proseOf(lang);
  const words = pageWords(lang).festival;
  const facts = factsText(found, prose);
  const { citation, sunrise_date: sunrise, date } = found;
  const rung = citation === null ? null : textIn(citation.gist, citation.gist_hi, lang);
  const picture = pictureOf(found, prose);
  return (
    <section aria-labelledby="why">
      <h2 id="why">{words.why}</h2>
      <p class="lead">
        {facts} {rung !== null && <span {...marked(rung.lang, lang)}>{rung.value}</span>}
        {sunrise !== null && sunrise !== date && ` ${words.bySunrise(dayMonth(lang, sunrise))}`}
      </p>
      {picture !== null && <SvgDrawing svg={drawTwoDays(picture)} class="two-days" />}
    </section>
  );
}

/** The first sentence: the event in the sky, and the time at which the rite is due. */
function factsText({ tithi, sankranti, decided_by: decided }: ShownOccurrence, lang: PageLanguage): string {
  const words = pageWords(lang).festival;
  if (sankranti !== undefined)
    return words.enters(named(sankranti.rashi, lang), decidingInstantText(sankranti.at, lang));
  const kala = decided[0]?.kala ?? '';
  if (tithi === null || !isKala(words.whenKala, kala)) return '';
  return words.runs(
    named(tithi, lang),
    decidingInstantText(tithi.start, lang),
    decidingInstantText(tithi.end, lang),
    words.whenKala[kala],
  );
}

const isKala = <T extends object>(known: T, kala: string): kala is keyof T & string => kala in known;

/** Returns `16:18 on 28 Oct`. */
export const decidingInstantText = (instant: string, lang: PageLanguage): string =>
  pageWords(lang).festival.clockOn(clockIn(lang, instant), dayMonth(lang, instant));

const DAY_MS = 86_400_000;

/** Returns the picture, or null if the decision did not depend on hours of a day. */
function pictureOf(found: ShownOccurrence, lang: PageLanguage): TwoDays | null {
  const { tithi, sankranti, decided_by: decided } = found;
  const [first] = decided;
  if (first === undefined) return null;
  const words = pageWords(lang).festival;
  const midnightOf = (date: string): number => Date.parse(`${date}T00:00:00${first.window.start.slice(-6)}`);
  const dates = [
    ...decided.flatMap(({ day, window }) => [day, dateOfInstant(window.start), dateOfInstant(window.end)]),
    ...(sankranti === undefined ? [] : [dateOfInstant(sankranti.at)]),
  ].sort();
  const [from, to] = [midnightOf(dates[0] ?? first.day), midnightOf(dates.at(-1) ?? first.day)];
  const count = Math.round((to - from) / DAY_MS) + 1;
  const midnights = Array.from({ length: count + 1 }, (_, i) => from + i * DAY_MS);
  const clocks = ({ start, end }: { readonly start: string; readonly end: string }): string =>
    start === end ? clockIn(lang, start) : `${clockIn(lang, start)}–${clockIn(lang, end)}`;
  return {
    midnights,
    days: midnights.slice(0, -1).map((ms) => dayMonth(lang, new Date(ms + DAY_MS / 2).toISOString())),
    run:
      tithi === null ? null : { from: Date.parse(tithi.start), to: Date.parse(tithi.end), label: named(tithi, lang) },
    entry:
      sankranti === undefined
        ? null
        : { at: Date.parse(sankranti.at), label: `${named(sankranti.rashi, lang)} ${clockIn(lang, sankranti.at)}` },
    hours: decided.map(({ window, taken }) => ({
      from: Date.parse(window.start),
      to: Date.parse(window.end),
      isTaken: taken,
      label: taken ? `${clocks(window)} ${words.kept}` : clocks(window),
    })),
    title: tithi === null ? words.enterPicture : words.picture,
    words: words.pictureSaid(tithi === null ? '' : named(tithi, lang), dayMonth(lang, found.date)),
  };
}

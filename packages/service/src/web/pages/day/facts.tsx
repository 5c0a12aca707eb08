/**
 * The facts that people look for first: the five angas, risings and settings, the good hour and those to avoid, and the
 * date in the calendar of the region.
 */

import { namedOf, namesOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { LabelId } from 'ganaka/internal/text/language.ts';
import { digitsOf, inPlainDigits } from 'ganaka/internal/text/locale.ts';
import { catalogIn } from 'ganaka/internal/views/calendars/catalog.ts';
import type { ComponentChildren } from 'preact';
import { Beside, DateText, Label, MarkedText, Name, untilIn } from '../../design/names.tsx';
import { pageVoice } from '../../requests/voice.ts';
import type { DayShown } from '../../serving/almanac.ts';
import { clockOn } from '../../tools/clock.ts';
import { readsEnglish } from '../../tools/names-in-language.ts';
import { kalaIn } from './line.ts';

interface FactsProps {
  readonly day: DayShown;
  readonly date: string;
  readonly lang: PageLanguage;
}

/** `rahuAbove` leaves Rahu kala out, because the page has it above. */
export function DayFacts({ day, date, lang, rahuAbove }: FactsProps & { readonly rahuAbove: boolean }) {
  const words = pageWords(lang);
  const { rise_set: sun, muhurta } = day;
  const at = (instant: string | null) =>
    instant === null ? words.home.notToday : <DateText of={(id) => clockOn(id, instant, date)} lang={lang} />;
  const one = (label: LabelId, instant: string | null) => (
    <Fact term={<Label of={label} lang={lang} />}>{at(instant)}</Fact>
  );
  const hours = (
    id: 'rahu_kala' | 'gulika_kala' | 'yamaganda' | 'abhijit',
    span: { readonly start: string; readonly end: string },
    note?: string,
  ) => (
    <Fact term={<MarkedText of={kalaIn(id, lang)} lang={lang} />}>
      {at(span.start)} – {at(span.end)}
      {note !== undefined && <i> {note}</i>}
    </Fact>
  );
  return (
    <>
      <dl class="facts wide">
        <Anga label="tithi" of={day.tithi} day={day} date={date} lang={lang} />
        <Anga label="nakshatra" of={day.nakshatra} day={day} date={date} lang={lang} />
        <Anga label="yoga" of={day.yoga} day={day} date={date} lang={lang} />
        <Anga label="karana" of={day.karana} day={day} date={date} lang={lang} />
        <Fact term={<Label of="vara" lang={lang} />}>
          <b>
            <Name of={day.weekday} lang={lang} />
          </b>
          <Beside of={day.weekday} lang={lang} />
        </Fact>
        <LandDate day={day} date={date} lang={lang} />
      </dl>
      <dl class="facts wide four">
        {one('sunrise', sun.sunrise)}
        {one('sunset', sun.sunset)}
        {one('moonrise', sun.moonrise)}
        {one('moonset', sun.moonset)}
        {muhurta !== null && (
          <>
            {!rahuAbove && hours('rahu_kala', muhurta.rahu_kala)}
            {hours('gulika_kala', muhurta.gulika_kala)}
            {hours('yamaganda', muhurta.yamaganda)}
            {hours('abhijit', muhurta.abhijit, muhurta.abhijit.tyajya ? words.days.notWednesday : undefined)}
          </>
        )}
      </dl>
    </>
  );
}

const Fact = ({ term, children }: { readonly term: ComponentChildren; readonly children: ComponentChildren }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

interface AngaProps extends FactsProps {
  readonly label: LabelId;
  readonly of: DayShown['tithi' | 'nakshatra' | 'yoga' | 'karana'];
}

/**
 * Every tithi (or nakshatra …) of the day with its end. An end after the next sunrise is shown only for the first one.
 */
function Anga({ label, of: { transitions }, day, date, lang }: AngaProps) {
  const until = day.rise_set.next_sunrise;
  return (
    <Fact term={<Label of={label} lang={lang} />}>
      {transitions.map((each, i) => (
        <span key={each.start} class="then">
          {i === 0 ? (
            <>
              <b>
                <Name of={each} lang={lang} />
              </b>
              <Beside of={each} lang={lang} />
            </>
          ) : (
            <Name of={each} lang={lang} />
          )}
          {(i === 0 || until === null || Date.parse(each.end) <= Date.parse(until)) && (
            <i>
              {' '}
              <MarkedText of={untilIn(each.end, date, lang)} lang={lang} />
            </i>
          )}
        </span>
      ))}
    </Fact>
  );
}

/** A text with its own digits replaced by those of the page, which has one kind of them. */
export function inPageDigits(text: string, lang: PageLanguage): string {
  const named = namedOf(lang);
  return named === null ? inPlainDigits(text) : digitsOf(named, inPlainDigits(text));
}

/**
 * The date in the calendar that is used in the region. If that calendar needs another engine, there is only a link to
 * its page.
 */
export function LandDate({ day: { calendar_of_land: land }, date, lang }: FactsProps) {
  const entry = catalogIn(pageVoice(lang)).find(({ id }) => id === land.id);
  if (entry === undefined) return null;
  const isRead =
    entry.language === namesOf(lang) ||
    (entry.script === 'devanagari' && namedOf(lang) === null && !readsEnglish(lang));
  return (
    <Fact term={<Name of={entry} lang={lang} />}>
      <a href={`/calendars?id=${land.id}&date=${date}`}>
        {'text' in land ? (
          <b lang={isRead ? entry.language : 'en'}>{isRead ? inPageDigits(land.text_native, lang) : land.text}</b>
        ) : (
          pageWords(lang).days.landElsewhere
        )}
      </a>
    </Fact>
  );
}

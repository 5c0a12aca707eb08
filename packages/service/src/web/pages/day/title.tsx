/** The title of a day, on its page and on the card of the home page: the moon, the tithi, the dates, and what is observed. */

import { drawMoon } from 'ganaka/internal/drawings/day/moon.ts';
import { namedOf, proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { customaryOf } from 'ganaka/internal/views/day/customary.ts';
import type { ComponentChildren } from 'preact';
import { DateText, MarkedText } from '../../design/names.tsx';
import { SvgDrawing } from '../../design/parts.tsx';
import type { Town } from '../../requests/town.ts';
import { pageVoice } from '../../requests/voice.ts';
import type { DayShown } from '../../serving/almanac.ts';
import { longDay } from '../../tools/clock.ts';
import { type InLanguage, named, namedIn, namedTogether, readsEnglish } from '../../tools/names-in-language.ts';
import { DayObservances } from './observed/observances.tsx';
import { LandText } from './printed-or-modern.tsx';

/** Returns the tithi with its paksha. Purnima and Amavasya need no paksha. */
export function tithiIn(lang: PageLanguage, { tithi }: Pick<DayShown, 'tithi'>): InLanguage {
  if (tithi.number % 15 === 0) return namedIn(tithi, lang);
  if (namedOf(lang) !== null) return namedTogether([pageVoice(lang).byId('paksha', tithi.paksha), tithi], lang);
  return { value: `${pageWords(lang).home.paksha[tithi.paksha]} ${named(tithi, lang)}`, lang: proseOf(lang) };
}

export function masaIn(lang: PageLanguage, masa: DayShown['months']['amanta']): InLanguage {
  if (!masa.adhika) return namedIn(masa, lang);
  if (namedOf(lang) !== null) return namedTogether([pageVoice(lang).byId('masa_terms', 'adhika'), masa], lang);
  return { value: pageWords(lang).home.adhika(named(masa, lang)), lang: proseOf(lang) };
}

export const whereOf = ({ place }: Town) => ({ ...place, tzHours: place.fixedHours ?? 0 });

interface DayTitleProps {
  readonly day: DayShown;
  readonly date: string;
  readonly town: Town;
  readonly lang: PageLanguage;
  /** Whether the engine is that of the almanacs printed in the land, whose date is then given too. */
  readonly isPrinted: boolean;
  /** The heading of the list of observances. */
  readonly keptHead: ComponentChildren;
}

export function DayTitle({ day, date, town, lang, isPrinted, keptHead }: DayTitleProps) {
  const { masa, era, year } = customaryOf(whereOf(town), day);
  return (
    <div class="today-head">
      <SvgDrawing svg={drawMoon(day.tithi.elongation)} class="today-moon" />
      <div>
        <h2 id="tithi">
          {readsEnglish(lang) ? (
            <>
              <span lang={DEVANAGARI}>{tithiIn(DEVANAGARI, day).value}</span>
              <span class="beside">{tithiIn(lang, day).value}</span>
            </>
          ) : (
            <MarkedText of={tithiIn(lang, day)} lang={lang} />
          )}
        </h2>
        <p class="soft">
          <DateText of={(id) => longDay(id, date)} lang={lang} />{' '}
          {isPrinted && 'text_native' in day.calendar_of_land && (
            <>
              · <LandText land={day.calendar_of_land} />{' '}
            </>
          )}
          · <MarkedText of={masaIn(lang, masa)} lang={lang} /> · {pageWords(lang).home.eras[era](year)}
        </p>
      </div>
      <DayObservances kept={day.observances} date={date} town={town} lang={lang} head={keptHead} />
    </div>
  );
}

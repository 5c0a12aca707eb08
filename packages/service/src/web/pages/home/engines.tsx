/** The results of the three engines side by side, line by line. Lines that differ are marked. */

import { datesOf, namedOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { LanguageId } from 'ganaka/internal/text/languages.ts';
import type { ComponentChildren } from 'preact';
import { Label, LabelOr, MarkedText, Name } from '../../design/names.tsx';
import { Scroll } from '../../design/scroll.tsx';
import type { ComparedDay, OnEngine, Today } from '../../serving/almanac.ts';
import { dayMonth, inDigits } from '../../tools/clock.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';
import { type InLanguage, type NameInLanguages, named, namedIn } from '../../tools/names-in-language.ts';

interface Line {
  readonly key: string;
  readonly name: ComponentChildren;
  /** Returns the value of an engine; null if there is none today. */
  readonly of: (day: ComparedDay) => InLanguage | null;
}

export function Engines({ today, lang }: { readonly today: Today; readonly lang: PageLanguage }) {
  const words = pageWords(lang).home;
  const { engines, date, first } = today;
  const dates = datesOf(lang);
  const clock = (instant: string | null): InLanguage | null =>
    instant === null ? null : { value: secondsOn(dates, instant, date), lang: dates };
  const ending = (anga: 'tithi' | 'nakshatra' | 'yoga'): Line => {
    // if the engines differ in the tithi (nakshatra, yoga) at sunrise, each cell has its name, and the row only says
    // which anga it is
    const isOne = engines.every(({ day }) => day === undefined || day[anga].number === first.day[anga].number);
    return {
      key: anga,
      name: <EndingOf anga={anga} {...(isOne && { one: first.day[anga] })} lang={lang} />,
      of: (day) => {
        const { end, ...own } = day[anga];
        const value = secondsOn(dates, end, date);
        if (isOne) return { value, lang: dates };
        const until = namedOf(lang) === null ? `, ${words.until(value)}` : ` ${value}`;
        return { value: `${named(own, lang)}${until}`, lang: namedIn(own, lang).lang };
      },
    };
  };
  const lines: Line[] = [
    {
      key: 'sunrise',
      name: (
        <LabelOr of="sunrise" lang={lang}>
          {words.sunriseRow}
        </LabelOr>
      ),
      of: (day) => clock(day.rise_set.sunrise),
    },
    ending('tithi'),
    ending('nakshatra'),
    ending('yoga'),
    {
      key: 'lagna',
      name: words.lagna,
      of: ({ lagna }) => ({
        value: `${named(lagna.rashi, lang)} ${inDigits(dates, degrees(lagna.amsha))}`,
        lang: namedIn(lagna.rashi, lang).lang,
      }),
    },
  ];
  return (
    <section aria-labelledby="three">
      <h2 id="three">{words.three}</h2>
      <p class="lead">{words.threeLead}</p>
      <Scroll label={`${words.three}: ${words.what}`}>
        <table class="engines">
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              {engines.map(({ engine }) => (
                <th key={engine.key} scope="col">
                  <b>{engineSentence(engine, lang).name}</b>
                  <span>{engineSentence(engine, lang).gist}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Compared key={line.key} line={line} engines={engines} lang={lang} />
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

interface EndingProps {
  readonly anga: 'tithi' | 'nakshatra' | 'yoga';
  /** The tithi, nakshatra or yoga that runs at sunrise on every engine; undefined if the engines differ. */
  readonly one?: NameInLanguages;
  readonly lang: PageLanguage;
}

function EndingOf({ anga, one, lang }: EndingProps) {
  const words = pageWords(lang).home;
  if (namedOf(lang) === null) return <>{one === undefined ? words.atSunrise[anga] : words.ends(named(one, lang))}</>;
  return (
    <>
      <Label of={anga} lang={lang} />
      {one !== undefined && (
        <>
          : <Name of={one} lang={lang} />
        </>
      )}
    </>
  );
}

interface ComparedProps {
  readonly line: Line;
  readonly engines: readonly OnEngine[];
  readonly lang: PageLanguage;
}

function Compared({ line, engines, lang }: ComparedProps) {
  const words = pageWords(lang).home;
  const told = engines.map(({ engine, day }) => ({
    key: engine.key,
    text: day === undefined ? undefined : line.of(day),
  }));
  const heard = told.flatMap(({ text }) => (text === undefined ? [] : [text?.value ?? null]));
  const differs = new Set(heard).size > 1;
  return (
    <tr class={differs ? 'differs' : ''}>
      <th scope="row">
        {line.name}
        <small>{differs ? `≠ ${words.differs}` : `= ${words.same}`}</small>
      </th>
      {told.map(({ key, text }) => (
        <td key={key}>
          {text === undefined ? words.retired : text === null ? words.none : <MarkedText of={text} lang={lang} />}
        </td>
      ))}
    </tr>
  );
}

/** Returns `14:05:33`, with day and month if the day is not `date`. */
const secondsOn = (lang: LanguageId, instant: string, date: string): string => {
  const clock = inDigits(lang, instant.slice(11, 19));
  return instant.startsWith(date) ? clock : `${clock} ${dayMonth(lang, instant.slice(0, 10))}`;
};

/** Returns `14°26′`. */
function degrees(value: number): string {
  const minutes = Math.floor(value * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

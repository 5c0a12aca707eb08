/** The rule of a date with its source, the sankranti and the margin; close cases are explained. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { LanguageId } from 'ganaka/internal/text/languages.ts';
import { dayAndClock, dayAndYear } from '../../tools/clock.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';
import { fieldIn, named } from '../../tools/names-in-language.ts';
import type { CalendarEntry, ShownCalendar } from './shown.ts';

/** Matches a civil day in the form that replies have. */
const DATE = /-?\b\d{4}-\d{2}-\d{2}\b/g;

interface ReasonsProps {
  readonly found: ShownCalendar;
  readonly entry: CalendarEntry;
  readonly engine: EngineInfo | null;
  readonly lang: PageLanguage;
}

export function Reasons({ found, entry, engine, lang }: ReasonsProps) {
  const words = pageWords(lang).calendars;
  const { place, sankranti, cutoff, margin_minutes: margin, printed, alternatives } = found;
  const rule = entry.rules.find((each) => each.id === found.rule) ?? entry.rules[0];
  const gist = rule === undefined ? null : fieldIn(rule, 'gist', lang);
  const dayIn = (date: string): string => dayAndYear(lang, date);
  const notes = fieldIn(found, 'notes', lang);
  return (
    <>
      {notes.value.map((note) => (
        <p key={note} class="notice" lang={notes.lang}>
          {note.replace(DATE, dayIn)}
        </p>
      ))}
      <dl class="facts">
        {gist !== null && <Fact name={words.rule} text={gist.value} lang={gist.lang} />}
        <Fact name={words.source} text={`${found.source} (${words.confidence[found.confidence]})`} />
        {engine !== null && place !== null && (
          <Fact name={words.engine} text={`${engineSentence(engine, lang).name}, ${place.name}`} />
        )}
        {sankranti !== null && (
          <Fact
            name={words.sankranti}
            text={`${named(sankranti.rashi, proseOf(lang))}, ${dayAndClock(lang, sankranti.at)}`}
          />
        )}
        {margin !== null && cutoff !== null && (
          <Fact name={words.margin} text={words.marginTo(margin, words.cutoff[cutoff.kind])} />
        )}
        {printed !== undefined && (
          <Fact
            name={words.printed}
            text={printed.agrees ? words.agrees(dayIn(printed.date)) : words.differs(dayIn(printed.date))}
          />
        )}
        {alternatives.length > 0 && (
          <Fact
            name={words.alternatives}
            text={alternatives.map((each) => `${dayIn(each.date)} (${each.rule})`).join(', ')}
          />
        )}
      </dl>
    </>
  );
}

interface FactProps {
  readonly name: string;
  readonly text: string;
  readonly lang?: LanguageId;
}

const Fact = ({ name, text, lang }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd {...(lang !== undefined && { lang })}>{text}</dd>
  </div>
);

/** What is running at this minute and what comes next, on the page of today. `home.js` keeps both up to date. */
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { ComponentChildren } from 'preact';
import { DateText, Label, labelIn, MarkedText, Name, untilIn } from '../../design/names.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { type Watch, watchesOf } from '../../serving/watches.ts';
import { clockIn, type StartAndEnd } from '../../tools/clock.ts';
import { type InLanguage, type NameInLanguages, namedIn } from '../../tools/names-in-language.ts';
import { kalaIn } from './line.ts';
import type { DayIn } from './values.tsx';

interface RunningProps extends DayIn {
  /** The eighths from midnight to sunrise. */
  readonly nightBefore: readonly Watch[];
  /** The current time in milliseconds since 1970. */
  readonly now: number;
}

export function Running(props: RunningProps) {
  const { day, nightBefore, lang } = props;
  const words = pageWords(lang);
  const watches = watchesOf(day);
  if (watches === null || day.muhurta === null) return null;
  const horas = day.hora === null ? [] : [...day.hora.day, ...day.hora.night];
  return (
    <div class="running">
      <div>
        <h3>{words.almanac.running}</h3>
        <dl class="facts" data-now="">
          <Current
            {...props}
            term={
              watches.kind === 'gowri' ? (
                <Name of={pageVoice(lang).byId('southern_term', 'gowri')} lang={lang} />
              ) : (
                words.days.chaughadiya
              )
            }
            spans={[...nightBefore, ...watches.day, ...watches.night]}
            nameOf={(each) => each}
            noteOf={(each) => words.days.quality[each.quality]}
          />
          <Current
            {...props}
            term={<Label of="tithi" lang={lang} />}
            spans={day.tithi.transitions}
            nameOf={(each) => each}
          />
          <Current
            {...props}
            term={<Label of="nakshatra" lang={lang} />}
            spans={day.nakshatra.transitions}
            nameOf={(each) => each}
          />
          <Current {...props} term={words.almanac.lagna} spans={day.lagnas} nameOf={({ rashi }) => rashi} />
          <Current
            {...props}
            term={words.almanac.horaNow}
            spans={horas}
            nameOf={({ lord }) => pageVoice(lang).byId('graha', lord)}
          />
        </dl>
      </div>
      <div>
        <h3>{words.almanac.next}</h3>
        <Next {...props} />
      </div>
    </div>
  );
}

interface CurrentProps<T extends StartAndEnd> extends RunningProps {
  readonly term: ComponentChildren;
  readonly spans: readonly T[];
  readonly nameOf: (span: T) => NameInLanguages;
  readonly noteOf?: (span: T) => string;
}

/** The one of the spans that contains this minute. The others are hidden until it is their turn. */
function Current<T extends StartAndEnd>({ term, spans, nameOf, noteOf, date, lang, now }: CurrentProps<T>) {
  const ahead = spans.filter(({ end }) => Date.parse(end) > now);
  return (
    <div data-while="" hidden={!ahead.some((each) => isOn(each, now))}>
      <dt>{term}</dt>
      <dd>
        {ahead.map((each) => (
          <span
            key={each.start}
            data-from={Date.parse(each.start)}
            data-to={Date.parse(each.end)}
            hidden={!isOn(each, now)}
          >
            <b>
              <Name of={nameOf(each)} lang={lang} />
            </b>{' '}
            <MarkedText of={untilIn(each.end, date, lang)} lang={lang} />
            {noteOf !== undefined && <i> ({noteOf(each)})</i>}
          </span>
        ))}
      </dd>
    </div>
  );
}

const isOn = ({ start, end }: StartAndEnd, now: number): boolean => Date.parse(start) <= now && now < Date.parse(end);

/** How many events are shown ahead. */
const AHEAD = 4;

interface DayEvent {
  readonly at: string;
  readonly what: InLanguage;
  /** The end of a period that begins. */
  readonly end?: string;
}

/** The next events of the day. One appears when the one that is some places before it has come. */
function Next(props: RunningProps) {
  const { lang, now } = props;
  const events = eventsOf(props);
  return (
    <ul class="next" data-now="">
      {events.map(({ at, what, end }, i) => {
        const from = events[i - AHEAD];
        const span = { start: from?.at ?? new Date(0).toISOString(), end: at };
        return Date.parse(at) <= now ? null : (
          <li
            key={`${at} ${what.value}`}
            data-from={Date.parse(span.start)}
            data-to={Date.parse(at)}
            hidden={!isOn(span, now)}
          >
            <DateText of={(id) => clockIn(id, at)} lang={lang} />
            {end !== undefined && (
              <>
                {' – '}
                <DateText of={(id) => clockIn(id, end)} lang={lang} />
              </>
            )}{' '}
            <b>
              <MarkedText of={what} lang={lang} />
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** What happens on the day, in order: risings and settings, changes of tithi and nakshatra, and the chief periods. */
function eventsOf({ day, lang }: RunningProps): readonly DayEvent[] {
  const { rise_set: sky, muhurta } = day;
  const events: DayEvent[] = [];
  for (const id of ['sunrise', 'sunset', 'moonrise', 'moonset'] as const) {
    const at = sky[id];
    if (at !== null) events.push({ at, what: labelIn(id, lang) });
  }
  for (const list of ['tithi', 'nakshatra'] as const)
    for (const each of day[list].transitions.slice(1)) events.push({ at: each.start, what: namedIn(each, lang) });
  if (muhurta !== null)
    for (const id of ['rahu_kala', 'gulika_kala', 'yamaganda', 'abhijit'] as const)
      events.push({ at: muhurta[id].start, end: muhurta[id].end, what: kalaIn(id, lang) });
  return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The day: its five angas in words and drawn, and the risings and settings of Sun and Moon. */
import {
  type DayLine,
  drawDayLine,
  type LineRow,
  type LineSpan,
  type Tone,
} from 'ganaka/internal/drawings/day/day-line.ts';
import { drawMoon } from 'ganaka/internal/drawings/day/moon.ts';
import type { GanakaDay } from 'ganaka/internal/library/days/day.ts';
import { SvgDrawing } from './drawn.tsx';
import { clockOn, type LabLanguage, longDate, marked, nameOf } from './words.ts';

interface DayProps {
  readonly day: GanakaDay;
  readonly date: string;
  readonly said: LabLanguage;
}

const ANGAS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const TONES: Readonly<Record<(typeof ANGAS)[number], Tone>> = {
  tithi: 'tithi',
  nakshatra: 'nakshatra',
  yoga: 'middling',
  karana: 'good',
};

export function Day({ day, date, said }: DayProps) {
  const { words } = said;
  const { tithi, weekday, months } = day;
  const line = lineOf({ day, date, said });
  return (
    <section class="card" aria-labelledby="day">
      <h2 id="day">{words.day}</h2>
      <div class="lab-head">
        <SvgDrawing svg={drawMoon(tithi.elongation)} class="lab-moon" />
        <p>
          <b>
            {tithi.number % 15 === 0 ? '' : `${words.paksha[tithi.paksha]} `}
            <bdi {...marked(said, tithi)}>{nameOf(said, tithi)}</bdi>
          </b>
          <span>
            {longDate(said, date)} · <span {...marked(said, months.purnimanta)}>{nameOf(said, months.purnimanta)}</span>
          </span>
        </p>
      </div>
      <dl class="facts">
        <div>
          <dt>{words.vara}</dt>
          <dd {...marked(said, weekday)}>{nameOf(said, weekday)}</dd>
        </div>
        {ANGAS.map((anga) => (
          <div key={anga}>
            <dt>{words[anga]}</dt>
            <dd>
              <b {...marked(said, day[anga])}>{nameOf(said, day[anga])}</b>{' '}
              <i>{words.until(clockOn(said, day[anga].end, date))}</i>
            </dd>
          </div>
        ))}
        {(['sunrise', 'sunset', 'moonrise', 'moonset'] as const).map((event) => (
          <div key={event}>
            <dt>{words[event]}</dt>
            <dd>{clockOn(said, day[event], date)}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.angas}</h3>
      {line === null ? (
        <p class="notice">{words.noLine}</p>
      ) : (
        <div class="lines">
          <SvgDrawing svg={drawDayLine(line, 'across')} />
          <SvgDrawing svg={drawDayLine(line, 'down')} />
        </div>
      )}
    </section>
  );
}

/** Returns the day line in the language of the page's sentences, or null if the Sun does not rise and set. */
function lineOf({ day, date, said }: DayProps): DayLine | null {
  const { words } = said;
  const { sunrise, sunset, next_sunrise: next } = day.block('rise_set');
  if (sunrise === null || sunset === null || next === null) return null;
  const [from, to] = [Date.parse(sunrise), Date.parse(next)];
  const clock = (instant: string): string => clockOn(said, instant, date);
  // its tooltips are sentences, which must not mix two languages
  const inProse = { ...said, names: said.prose };
  const rows: LineRow[] = ANGAS.map((anga) => ({
    label: words[anga],
    spans: day[anga].transitions.map((each, i): LineSpan => {
      const label = nameOf(inProse, each);
      return {
        from: Date.parse(each.start),
        to: Date.parse(each.end),
        label,
        // a span that ends after the day has no "until" here: its end is shown on the line of the next day
        ...(Date.parse(each.end) <= to && { note: words.until(clock(each.end)) }),
        tone: TONES[anga],
        later: i > 0,
        words: words.spans(label, clock(each.start), clock(each.end)),
      };
    }),
  }));
  const vara = nameOf(inProse, day.weekday);
  return {
    language: said.prose,
    title: `${words.angas}: ${vara}`,
    words: rows.flatMap(({ spans }) => spans.map((span) => span.words)).join('; '),
    from,
    to,
    begins: { word: `${vara} · ${words.sunrise}`, clock: clock(sunrise) },
    sunset: { word: words.sunset, clock: clock(sunset), at: Date.parse(sunset) },
    ends: { word: words.nextSunrise, clock: next.slice(-14, -9) },
    rows,
  };
}

/** The three engines in columns, line by line; lines that differ are marked. */
import { type PageLanguage, pageWords } from '../../../text/page-words.ts';
import type { DayShown, OnEngine, Today } from '../../almanac.ts';
import { Scroll } from '../../design/scroll.tsx';
import { dayMonth } from '../../tools/clock.ts';
import { engineSaid } from '../../tools/engine-said.ts';
import { named } from '../../tools/said.ts';

interface Line {
  readonly name: string;
  /** An engine's value; null if there is none today. */
  readonly of: (day: DayShown) => string | null;
}

export function Engines({ today, lang }: { readonly today: Today; readonly lang: PageLanguage }) {
  const words = pageWords(lang).home;
  const { engines, date, first } = today;
  const clock = (instant: string | null): string | null =>
    instant === null
      ? null
      : instant.startsWith(date)
        ? instant.slice(11, 19)
        : `${instant.slice(11, 19)} ${dayMonth(lang, instant.slice(0, 10))}`;
  const ending = (anga: 'tithi' | 'nakshatra' | 'yoga'): Line => ({
    name: words.ends(named(first.day[anga], lang)),
    of: (day) => {
      const own = day[anga];
      const end = clock(own.end);
      // by another sky another one may hold the sunrise: its name is then part of what differs
      return own.number === first.day[anga].number ? end : `${named(own, lang)} ${end}`;
    },
  });
  const lines: Line[] = [
    { name: words.sunriseRow, of: (day) => clock(day.rise_set.sunrise) },
    ending('tithi'),
    ending('nakshatra'),
    ending('yoga'),
    { name: words.lagna, of: ({ lagna }) => `${named(lagna.rashi, lang)} ${degrees(lagna.amsha)}` },
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
                  <b>{engineSaid(engine, lang).name}</b>
                  <span>{engineSaid(engine, lang).gist}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Compared key={line.name} line={line} engines={engines} lang={lang} />
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
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
  const heard = told.flatMap(({ text }) => (text === undefined ? [] : [text]));
  const differs = new Set(heard).size > 1;
  return (
    <tr class={differs ? 'differs' : ''}>
      <th scope="row">
        {line.name}
        <small>{differs ? `≠ ${words.differs}` : `= ${words.same}`}</small>
      </th>
      {told.map(({ key, text }) => (
        <td key={key}>{text === undefined ? words.retired : (text ?? words.none)}</td>
      ))}
    </tr>
  );
}

/** `14°26′`. */
function degrees(value: number): string {
  const minutes = Math.floor(value * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

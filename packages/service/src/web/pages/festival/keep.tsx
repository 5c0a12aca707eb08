/** The festival in other years, and links to add it to a calendar and to share it. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DateText } from '../../design/names.tsx';
import type { Frame } from '../../design/page.tsx';
import { Copy } from '../../design/parts.tsx';
import { inTown, type Town } from '../../requests/town.ts';
import { inDigits, longDay } from '../../tools/clock.ts';

export interface YearOfFestival {
  readonly year: number;
  readonly dates: readonly string[];
}

interface YearsProps {
  readonly town: Town;
  readonly id: string;
  readonly around: readonly YearOfFestival[];
  readonly lang: PageLanguage;
}

export function Years({ id, around, town, lang }: YearsProps) {
  const words = pageWords(lang).festival;
  return (
    <div>
      <h2 id="years">{words.years}</h2>
      <dl class="facts">
        {around.map(({ year, dates }) => (
          <div key={year}>
            <dt>
              <a href={inTown(`/festivals/${id}/${year}`, town)}>
                <DateText of={(to) => inDigits(to, String(year))} lang={lang} />
              </a>
            </dt>
            <dd>
              {dates[0] === undefined ? (
                words.notThen
              ) : (
                <DateText of={(to) => longDay(to, dates[0] ?? '')} lang={lang} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface KeepProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly id: string;
  readonly year: number;
  readonly address: string;
  readonly title: string;
}

export function Keep({ frame, town, id, year, address, title }: KeepProps) {
  const { words } = frame.reader;
  return (
    <div>
      <h2>{words.festival.add}</h2>
      <p class="soft">{words.festival.addLead}</p>
      <p class="actions">
        <a class="btn" href={inTown(`/festivals/${id}/${year}.ics`, town)} download="">
          {words.festival.add}
        </a>
      </p>
      <h2 class="spaced">{words.festival.share}</h2>
      <p>
        <code class="address" id="address">
          {address}
        </code>
      </p>
      <p class="actions">
        <Copy target="address" words={words.frame} />
        <a class="btn quiet" href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} rel="noopener">
          {words.festival.whatsapp}
        </a>
      </p>
    </div>
  );
}

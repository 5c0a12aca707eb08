/** The observances of a day: each links to its page and, if its rite has hours, shows the hours. */
import type { ComponentChildren } from 'preact';
import type { PageLanguage } from '../../../text/page-words.ts';
import type { DayShown } from '../../almanac.ts';
import { Beside, Dated, Name } from '../../design/names.tsx';
import { festivalPath } from '../../festival-path.ts';
import { clockOn } from '../../tools/clock.ts';
import { inTown, type Town } from '../../town.ts';

interface KeptProps {
  readonly kept: DayShown['observances'];
  readonly date: string;
  readonly town: Town;
  readonly lang: PageLanguage;
  readonly head: ComponentChildren;
}

export function Kept({ kept, date, town, lang, head }: KeptProps) {
  if (kept.length === 0) return null;
  return (
    <div class="kept-today">
      <p class="soft">{head}</p>
      <ul>
        {kept.map((each) => (
          <li key={each.id}>
            <KeptName each={each} date={date} town={town} lang={lang} />
            <Beside of={each} lang={lang} />
            {each.window && (
              <small>
                <Dated
                  of={(id) =>
                    `${clockOn(id, each.window?.start ?? '', date)} – ${clockOn(id, each.window?.end ?? '', date)}`
                  }
                  lang={lang}
                />
              </small>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NamedKept {
  readonly id: string;
  readonly name: string;
}

/** The name of an observance, with a link to its page if it has one. */
export function KeptName({
  each,
  date,
  town,
  lang,
}: {
  readonly each: NamedKept;
  readonly date: string;
  readonly town: Town;
  readonly lang: PageLanguage;
}) {
  const path = festivalPath(each.id, Number(date.slice(0, -6)));
  const name = <Name of={each} lang={lang} />;
  return path === null ? name : <a href={inTown(path, town)}>{name}</a>;
}

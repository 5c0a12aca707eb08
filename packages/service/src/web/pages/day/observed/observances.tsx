/** The observances of a day: each links to its page and, if its rite has hours, shows the hours. */

import { namedOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { withoutPlain } from 'ganaka/internal/views/day/plain-names.ts';
import type { ComponentChildren } from 'preact';
import { Beside, Clocks, Name } from '../../../design/names.tsx';
import { festivalPath } from '../../../requests/festival-path.ts';
import { inTown, type Town } from '../../../requests/town.ts';
import type { DayShown } from '../../../serving/almanac.ts';
import { named } from '../../../tools/names-in-language.ts';
import { FastHours } from './fast-schools.tsx';
import { NavaratraNote } from './navaratra.tsx';

interface DayObservancesProps {
  readonly kept: DayShown['observances'];
  readonly date: string;
  readonly town: Town;
  readonly lang: PageLanguage;
  readonly head: ComponentChildren;
}

export function DayObservances({ kept, date, town, lang, head }: DayObservancesProps) {
  if (kept.length === 0) return null;
  return (
    <div class="kept-today">
      <p class="soft">{head}</p>
      <ul>
        {withoutPlain(kept).map((each) => (
          <li key={each.id}>
            <ObservanceName each={each} date={date} search={inTown('', town)} lang={lang} />
            <Beside of={each} lang={lang} />
            {each.window && (
              <small>
                <Clocks of={each.window} date={date} lang={lang} />
              </small>
            )}
            <FastHours of={each} lang={lang} />
          </li>
        ))}
      </ul>
      <NavaratraNote days={[{ kept }]} lang={lang} />
    </div>
  );
}

interface NamedKept {
  readonly id: string;
  readonly name: string;
}

/** Returns the popular name of an observance, such as Dussehra, or null if its name already contains it. */
function calledIn(each: NamedKept, lang: PageLanguage): string | null {
  const called = namedOf(lang) === null ? pageWords(lang).festival.called[each.id] : undefined;
  return called === undefined || named(each, lang).includes(called) ? null : called;
}

/** The name of an observance, and its popular name; in brackets, unless the name has brackets itself. */
export function KeptWords({ each, lang }: { readonly each: NamedKept; readonly lang: PageLanguage }) {
  const called = calledIn(each, lang);
  const bracketed = named(each, lang).endsWith(')') ? `, ${called}` : ` (${called})`;
  return (
    <>
      <Name of={each} lang={lang} />
      {called !== null && <span class="called">{bracketed}</span>}
    </>
  );
}

/** The name of an observance, with a link to its page if it has one. */
export function ObservanceName({
  each,
  date,
  search,
  lang,
}: {
  readonly each: NamedKept;
  readonly date: string;
  /** The end of the link: the town. */
  readonly search: string;
  readonly lang: PageLanguage;
}) {
  const path = festivalPath(each.id, Number(date.slice(0, -6)));
  const name = <KeptWords each={each} lang={lang} />;
  return path === null ? name : <a href={path + search}>{name}</a>;
}

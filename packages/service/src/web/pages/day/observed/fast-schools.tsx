/** The fast of the eleventh tithi on the page of a day: the links to the schools, and the hours of the parana. */

import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { EKADASHI_SCHOOLS, type EkadashiSchool } from 'ganaka/internal/views/blocks/choices.ts';
import { DateText, Name } from '../../../design/names.tsx';
import { chosenIn, type DayChoices } from '../../../requests/day-choices.ts';
import type { Town } from '../../../requests/town.ts';
import { pageVoice } from '../../../requests/voice.ts';
import type { DayShown } from '../../../serving/almanac.ts';
import { clockIn, shortDayAndClock } from '../../../tools/clock.ts';

const TITHIS_IN_PAKSHA = 15;

/** Whether some school may fast for an ekadashi on the day: its tithi is from the tenth to the thirteenth. */
export function mayHaveFast({ tithi }: Pick<DayShown, 'tithi'>): boolean {
  const number = ((tithi.number - 1) % TITHIS_IN_PAKSHA) + 1;
  return number >= 10 && number <= 13;
}

interface FastSchoolsProps {
  readonly date: string;
  readonly town: Town;
  readonly lang: PageLanguage;
  readonly choices: DayChoices;
}

/** The page of the day for each school. */
export function FastSchools({ date, town, lang, choices }: FastSchoolsProps) {
  const school = choices.ekadashi ?? 'smarta';
  const { fasts } = pageWords(lang).days;
  return (
    <nav class="turn-up" aria-label={fasts.label}>
      <span>{fasts.label}:</span>
      {EKADASHI_SCHOOLS.map((each) =>
        each === school ? (
          <b key={each} aria-current="true">
            {fasts.schools[each]}
          </b>
        ) : (
          <a key={each} href={pathOf(date, town, choices, each)}>
            {fasts.schools[each]}
          </a>
        ),
      )}
    </nav>
  );
}

function pathOf(date: string, town: Town, choices: DayChoices, school: EkadashiSchool): string {
  const { ekadashi: _, ...others } = choices;
  return chosenIn(`/day/${date}`, town, school === 'smarta' ? others : { ...others, ekadashi: school });
}

type Observance = DayShown['observances'][number];

/** The great twelfth that the day of a fast is, and when the fast is broken. */
export function FastHours({ of, lang }: { readonly of: Observance; readonly lang: PageLanguage }) {
  const { mahadvadashi, parana } = of;
  if (parana === undefined) return null;
  return (
    <small>
      {mahadvadashi && (
        <>
          <Name of={mahadvadashi} lang={lang} />.{' '}
        </>
      )}
      <Name of={pageVoice(lang).byId('observance', 'parana')} lang={lang} />:{' '}
      <DateText of={(id) => `${shortDayAndClock(id, parana.start)} – ${clockIn(id, parana.end)}`} lang={lang} />
    </small>
  );
}

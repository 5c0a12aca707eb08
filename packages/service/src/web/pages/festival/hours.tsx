/** The hours of a festival, the dates of other traditions, and all its dates if it occurs several times in a year. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { Clocks, DateText, marked, Name } from '../../design/names.tsx';
import { inTown, type Town } from '../../requests/town.ts';
import type { FestivalShown } from '../../serving/almanac-years.ts';
import { dayMonth, longDay, weekdayShort } from '../../tools/clock.ts';
import { fieldIn, named, namedIn, textIn } from '../../tools/names-in-language.ts';
import { decidingInstantText, type ShownOccurrence } from './why.tsx';

interface FoundProps {
  readonly found: ShownOccurrence;
  readonly lang: PageLanguage;
}

/** The tithi, and the hours of the rites. */
export function Hours({ found: { date, tithi, sankranti, observances }, lang }: FoundProps) {
  const words = pageWords(lang).festival;
  return (
    <section class="card" aria-labelledby="hours">
      <h2 id="hours">{words.rites}</h2>
      <dl class="facts">
        {observances.map((each) => (
          <div key={each.id}>
            <dt>
              <Name of={each} lang={lang} />
            </dt>
            <dd>
              {each.window === null ? (
                each.date === date ? (
                  words.wholeDay
                ) : (
                  <DateText of={(id) => longDay(id, each.date)} lang={lang} />
                )
              ) : (
                <b>
                  <Clocks of={each.window} date={date} lang={lang} />
                </b>
              )}
            </dd>
          </div>
        ))}
        {tithi !== null && (
          <div>
            <dt {...marked(namedIn(tithi, lang).lang, lang)}>{named(tithi, lang)}</dt>
            <dd>{words.fromTo(decidingInstantText(tithi.start, lang), decidingInstantText(tithi.end, lang))}</dd>
          </div>
        )}
        {sankranti !== undefined && (
          <div>
            <dt>
              <Name of={sankranti.rashi} lang={lang} />
            </dt>
            <dd>{decidingInstantText(sankranti.at, lang)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const OF_NAVARATRA = /^(mahashtami|mahanavami|navaratri|ashvina-navaratra-[89])$/;

interface OthersProps extends FoundProps {
  readonly id: string;
  readonly notes: Pick<FestivalShown, 'notes'>;
}

type Alternative = FoundProps['found']['alternatives'][number];
/** Whether no tradition before it in the list has the same day by the same passage. */
const isNew = (one: Alternative, at: number, all: readonly Alternative[]): boolean =>
  all.findIndex(({ date, citation }) => date === one.date && citation.gist === one.citation.gist) === at;

/** The dates of other traditions, the regions that keep the festival, and further notes. */
export function Others({ id, found, notes, lang }: OthersProps) {
  const words = pageWords(lang).festival;
  const { alternatives, regions, not_in: notIn } = found;
  const remarks = notes.notes === undefined ? null : fieldIn({ ...notes, notes: notes.notes ?? [] }, 'notes', lang);
  return (
    <section aria-labelledby="others">
      <h2 id="others">{words.others}</h2>
      {alternatives.length === 0 && <p>{words.noOthers}</p>}
      {alternatives.length > 0 && (
        <dl class="facts">
          {alternatives.filter(isNew).map(({ tradition, date, citation }) => {
            const gist = textIn(citation.gist, citation.gist_hi, lang);
            return (
              <div key={tradition}>
                <dt>
                  <DateText of={(to) => `${weekdayShort(to, date)} ${dayMonth(to, date)}`} lang={lang} />
                </dt>
                <dd {...marked(gist.lang, lang)}>{gist.value}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {regions !== undefined && <p>{words.regional(regions)}</p>}
      {notIn !== undefined && <p>{words.notIn(notIn)}</p>}
      {OF_NAVARATRA.test(id) && <p>{words.navaratra}</p>}
      {remarks !== null && (
        <ul {...marked(remarks.lang, lang)}>
          {remarks.value.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface AllProps {
  readonly festival: FestivalShown;
  readonly town: Town;
  readonly lang: PageLanguage;
}

/** All dates of a festival that occurs several times in a year, such as the twelve sankrantis. */
export const AllOfYear = ({ festival: { occurrences, year }, town, lang }: AllProps) => (
  <section aria-labelledby="all">
    <h2 id="all">{pageWords(lang).festival.also(year)}</h2>
    <dl class="facts">
      {occurrences.map(({ date, sankranti, masa }) => (
        <div key={date}>
          <dt>
            <a href={inTown(`/day/${date}`, town)}>
              <DateText of={(id) => `${weekdayShort(id, date)} ${dayMonth(id, date)}`} lang={lang} />
            </a>
          </dt>
          <dd>
            {sankranti !== undefined && (
              <>
                <Name of={sankranti.rashi} lang={lang} /> {decidingInstantText(sankranti.at, lang)}
              </>
            )}
            {sankranti === undefined && masa !== undefined && <Name of={masa} lang={lang} />}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The fasts about a day: both days of an ekadashi with the reason and the parana, and the parana of a fast that ends. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DateText, Name } from '../../../design/names.tsx';
import { inTown, type Town } from '../../../requests/town.ts';
import type { DayFasts } from '../../../serving/almanac.ts';
import { longDay } from '../../../tools/clock.ts';
import { Why } from '../part.tsx';
import { Hours, Row } from '../values.tsx';

interface FastsProps {
  readonly fasts: DayFasts;
  readonly date: string;
  readonly town: Town;
  readonly lang: PageLanguage;
}

export function Fasts({ fasts: { ekadashi, ending }, date, town, lang }: FastsProps) {
  if (ekadashi.length + ending.length === 0) return null;
  const words = pageWords(lang).almanac.fast;
  return (
    <div class="fasts">
      <dl class="facts">
        {ending.map((each) => (
          <Row
            key={each.id}
            term={
              <>
                {words.parana}: <Name of={each} lang={lang} />
              </>
            }
          >
            <Hours of={`fasts.${each.id}.ending`} span={each.window} date={date} lang={lang} />
          </Row>
        ))}
        {ekadashi.map((each) => (
          <>
            <Row term={each.smarta === each.vaishnava ? words.both : words.smarta}>
              <FastDay to={each.smarta} date={date} town={town} lang={lang} /> <Name of={each} lang={lang} />
            </Row>
            {each.smarta !== each.vaishnava && (
              <Row term={words.vaishnava}>
                <FastDay to={each.vaishnava} date={date} town={town} lang={lang} />
              </Row>
            )}
            {each.parana !== null && each.parana.date !== date && (
              <Row term={words.parana}>
                <Hours of={`fasts.${each.id}.parana`} span={each.parana.window} date={date} lang={lang} />
              </Row>
            )}
          </>
        ))}
      </dl>
      <Why
        lang={lang}
        citations={[
          ...ending.map(({ citation }) => citation),
          ...ekadashi.flatMap((each) => [each.citation, each.vaishnava_citation, each.parana?.citation]),
        ]}
      />
    </div>
  );
}

const FastDay = ({ to, date, town, lang }: Omit<FastsProps, 'fasts'> & { readonly to: string }) => {
  const text = (
    <time dateTime={to}>
      <DateText of={(id) => longDay(id, to)} lang={lang} />
    </time>
  );
  return to === date ? <b>{text}</b> : <a href={inTown(`/day/${to}`, town)}>{text}</a>;
};

/** Good times and times to leave, one line each. */
import { type PageWords, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { IdOf } from 'ganaka/internal/text/names.ts';
import { citedFor } from 'ganaka/internal/text/sentences/citations.ts';
import { MarkedText, Name } from '../../design/names.tsx';
import type { WholeDay } from '../../serving/almanac.ts';
import type { StartAndEnd } from '../../tools/clock.ts';
import { kalaIn } from './line.ts';
import { Part } from './part.tsx';
import { type DayIn, Hours, Row } from './values.tsx';

type Lit = NonNullable<WholeDay['muhurta']>;

interface Line {
  readonly kala: IdOf<'kala'>;
  /** The path of the block that has it. */
  readonly of: string;
  readonly spans: readonly StartAndEnd[];
  readonly note?: string;
}

/** One window of a block, or none. */
const one = (block: string, kala: IdOf<'kala'>, span: StartAndEnd | null): Line => ({
  kala,
  of: `${block}.${kala}`,
  spans: span === null ? [] : [span],
});
const several = (kala: IdOf<'kala'>, spans: readonly StartAndEnd[]): Line => ({ kala, of: `muhurta.${kala}`, spans });

export function GoodTimes(at: DayIn) {
  const { day, lang } = at;
  const words = pageWords(lang).almanac;
  const { muhurta, shastra_kala: kala } = day;
  if (muhurta === null || kala === null) return null;
  const { abhijit } = muhurta;
  const lines: Line[] = [
    one('muhurta', 'brahma', muhurta.brahma),
    one('muhurta', 'pratah_sandhya', muhurta.pratah_sandhya),
    { ...one('muhurta', 'abhijit', abhijit), ...(abhijit.tyajya && { note: words.notWednesday }) },
    one('muhurta', 'vijaya', muhurta.vijaya),
    one('muhurta', 'godhuli', muhurta.godhuli),
    one('muhurta', 'sayam_sandhya', muhurta.sayam_sandhya),
    one('shastra_kala', 'pradosha', kala.pradosha),
    one('shastra_kala', 'nishitha', kala.nishitha),
    several('amrita_kala', muhurta.amrita_kala),
  ];
  const { citations } = muhurta;
  return (
    <Part
      id="good"
      title={words.parts.good}
      lang={lang}
      why={[
        muhurta.brahma?.citation,
        abhijit.citation,
        muhurta.godhuli?.citation,
        citedFor(citations, 'vijaya'),
        citedFor(citations, 'sandhya'),
        citedFor(citations, 'amrita_kala'),
        citedFor(kala.citations, 'kala'),
      ]}
    >
      <Lines {...at} lines={lines} />
    </Part>
  );
}

export function TimesToLeave(at: DayIn) {
  const { day, lang } = at;
  const { muhurta } = day;
  if (muhurta === null) return null;
  const words = pageWords(lang).almanac;
  return (
    <Part id="leave" title={words.parts.leave} lang={lang} why={reasonsToLeave(day, muhurta)}>
      <Lines
        {...at}
        lines={[
          one('muhurta', 'rahu_kala', muhurta.rahu_kala),
          one('muhurta', 'gulika_kala', muhurta.gulika_kala),
          one('muhurta', 'yamaganda', muhurta.yamaganda),
          several('durmuhurta', muhurta.durmuhurta),
          several('varjyam', muhurta.varjyam),
          several('kulika', muhurta.kulika),
          several('ardhayama', muhurta.ardhayama),
          ...bhadraLines(at),
        ]}
      >
        <Stays {...at} />
      </Lines>
    </Part>
  );
}

const bhadraLines = ({ day: { bhadra }, lang }: DayIn): Line[] =>
  bhadra.windows.map((each, i) => ({
    kala: 'bhadra',
    of: `bhadra.windows.${i}`,
    spans: [each],
    ...(each.on_earth && { note: pageWords(lang).almanac.bhadra.onEarth }),
  }));

const reasonsToLeave = (day: WholeDay, { citations, ...muhurta }: Lit) => [
  muhurta.rahu_kala.citation,
  muhurta.gulika_kala.citation,
  citedFor(citations, 'durmuhurta'),
  citedFor(citations, 'varjyam'),
  citedFor(citations, 'kulika'),
  citedFor(citations, 'ardhayama'),
  ...(day.panchaka.present ? [day.panchaka.citation] : []),
  ...(day.gandamula.present ? [day.gandamula.citation] : []),
];

function Lines({
  lines,
  date,
  lang,
  children,
}: DayIn & { readonly lines: readonly Line[]; readonly children?: unknown }) {
  const { noneToday } = pageWords(lang).almanac;
  return (
    <dl class="facts">
      {lines.map(({ kala, of, spans, note }) => (
        <Row key={of} term={<MarkedText of={kalaIn(kala, lang)} lang={lang} />}>
          {spans.length === 0 && <i>{noneToday}</i>}
          {spans.map((span, i) => (
            <span key={span.start} class="then">
              <Hours
                of={of.startsWith('muhurta.') && isListed(kala) ? `${of}.${i}` : of}
                span={span}
                date={date}
                lang={lang}
              />
              {note !== undefined && <i> {note}</i>}
            </span>
          ))}
        </Row>
      ))}
      {children}
    </dl>
  );
}

/** The periods of which a day may have several, so that the snapshot has a list of them. */
const LISTED: readonly IdOf<'kala'>[] = ['durmuhurta', 'varjyam', 'kulika', 'ardhayama', 'amrita_kala'];
const isListed = (kala: IdOf<'kala'>): boolean => LISTED.includes(kala);

/** The Moon in the panchaka and in a gandamula nakshatra, each with its kind. */
function Stays({ day: { panchaka, gandamula, nakshatra }, date, lang }: DayIn) {
  const words = pageWords(lang).almanac;
  return (
    <>
      {panchaka.present && (
        <Row term={words.panchaka}>
          {panchaka.windows.map((each, i) => (
            <span key={each.start} class="then">
              <Hours of={`panchaka.windows.${i}`} span={each} date={date} lang={lang} />{' '}
              <i>{isKind(words.panchakas, each.kind) && words.panchakas[each.kind]}</i>
            </span>
          ))}
        </Row>
      )}
      {gandamula.present && (
        <Row term={words.gandamula}>
          {gandamula.windows.map((each, i) => {
            const star = nakshatra.transitions.find(({ start }) => start === each.start);
            return (
              <span key={each.start} class="then">
                <Hours of={`gandamula.windows.${i}`} span={each} date={date} lang={lang} />{' '}
                <i>{star !== undefined && <Name of={star} lang={lang} />}</i>
              </span>
            );
          })}
        </Row>
      )}
    </>
  );
}

type PanchakaWords = PageWords['almanac']['panchakas'];
const isKind = (known: PanchakaWords, kind: string): kind is keyof PanchakaWords & string => kind in known;

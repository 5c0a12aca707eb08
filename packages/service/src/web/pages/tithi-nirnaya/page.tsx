/** /tithi-nirnaya-yantra: which civil day belongs to the tithi, for each time of a rite, and by which rule. */
import { dm, n1 } from 'ganaka/internal/drawings/kit/geometry.ts';
import { msOf, offsetMsOf } from 'ganaka/internal/drawings/kit/samples.ts';
import { drawTithiNirnaya, tithiText } from 'ganaka/internal/drawings/tithi/tithi-nirnaya.ts';
import type { TithiState } from 'ganaka/internal/drawings/tithi/tithi-state.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { TITLES } from 'ganaka/internal/text/languages/sa/pages.ts';
import { tithiNirnayaYantra } from 'ganaka/internal/views/instruments/tithi-nirnaya.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { Facts, Figure, Remarks, Rows, Slider, StateOf, ToolPage } from '../../design/tool-page.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { dayMonth, hourOf, longDay, shortDayAndClock } from '../../tools/clock.ts';
import { type InstrumentProps, instrument, type ShownMoment } from '../../tools/instrument.tsx';
import { named, passageReference, textIn } from '../../tools/names-in-language.ts';

type Reply = PayloadOf<typeof tithiNirnayaYantra>;
const KALAS = ['pratah', 'sangava', 'madhyahna', 'aparahna', 'sayahna', 'pradosha', 'nishitha', 'arunodaya'] as const;
type Kala = (typeof KALAS)[number];
const isKala = (text: string): text is Kala => KALAS.some((each) => each === text);
const NIGHT: readonly Kala[] = ['pradosha', 'nishitha', 'arunodaya'];
const FIRST: Kala = 'madhyahna';
const DAY_MS = 86_400_000;

/** Returns a function that computes its result once for each language. */
function onceIn<T>(of: (lang: PageLanguage) => T): (lang: PageLanguage) => T {
  const made = new Map<PageLanguage, T>();
  return (lang) => {
    const known = made.get(lang) ?? of(lang);
    made.set(lang, known);
    return known;
  };
}
/** The names of the thirty tithis. All pictures of a language share one list, so that the names are drawn once. */
const namesIn = onceIn((lang) => Array.from({ length: 30 }, (_, i) => named(pageVoice().named('tithi', i + 1), lang)));
const kalasIn = onceIn((lang) =>
  KALAS.map((id) => ({
    id,
    sa: pageWords(DEVANAGARI).tithiNirnaya.kalas[id],
    name: pageWords(lang).tithiNirnaya.kalas[id],
    night: NIGHT.includes(id),
  })),
);

/** The time of the rite that is chosen at first: that of the main decision, if it is one of the eight. */
const openKala = ({ decisions }: Reply): Kala => decisions.map(({ kala }) => kala).find(isKala) ?? FIRST;

function tithiSentence({ tithi }: Reply, lang: PageLanguage): string {
  const name = named(tithi, lang);
  if (tithi.number % 15 === 0) return name;
  return `${named(pageVoice().byId('paksha', tithi.paksha), lang)} ${name}`;
}

function stateOf(reply: Reply, { now, at }: ShownMoment, lang: PageLanguage): TithiState {
  const words = pageWords(lang).tithiNirnaya;
  const own =
    reply.days.find(
      ({ sunrise, next_sunrise: next }) =>
        sunrise !== null && next !== null && msOf(sunrise) <= now && now < msOf(next),
    ) ?? reply.days[0];
  const moment = (word: string, instant: string | null | undefined, high = false) =>
    instant === null || instant === undefined ? [] : [{ word, at: msOf(instant), high }];
  const nishitha = own?.kalas.nishitha;
  return {
    now,
    offsetMs: offsetMsOf(at),
    samples: reply.samples,
    kala: openKala(reply),
    tithi: {
      number: reply.tithi.number,
      sa: named(reply.tithi, DEVANAGARI),
      name: pageWords(lang).locale.devanagari ? named(reply.tithi, lang) : tithiSentence(reply, lang),
      start: reply.tithi.start,
      end: reply.tithi.end,
    },
    names: namesIn(lang),
    kalas: kalasIn(lang),
    days: reply.days.map((day) => ({
      label: dayMonth(lang, day.date),
      weekday: named(day.weekday, lang),
      sunrise: day.sunrise,
      sunset: day.sunset,
      next: day.next_sunrise,
      spans: day.spans.map((span) => ({
        number: span.number,
        sa: named(span, DEVANAGARI),
        name: named(span, lang),
        start: span.start,
        end: span.end,
      })),
      windows: Object.fromEntries(
        KALAS.map((id) => {
          const kala = day.kalas[id];
          return [id, kala === null ? null : { start: kala.start, end: kala.end, covered: kala.covered }];
        }),
      ),
    })),
    moments: [
      ...moment(words.moments.sunrise, own?.sunrise),
      ...moment(words.moments.sunset, own?.sunset),
      ...moment(words.moments.nishitha, nishitha?.start, true),
      ...moment(words.moments.next, own?.next_sunrise),
    ],
    words: words.drawn,
  };
}

function TithiNirnaya({ frame, bar, reply, shown, call, movable }: InstrumentProps<Reply>) {
  const { lang } = frame.reader;
  const words = frame.reader.words.tithiNirnaya;
  const state = stateOf(reply, shown, lang);
  const drawn = drawTithiNirnaya(state);
  const start = msOf(reply.samples.start);
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit={TITLES.tithiNirnaya}
      lead={words.lead}
      bar={bar}
      call={call}
      scripts={['tithi-nirnaya-yantra.js']}
    >
      <div class="tool-grid even">
        <section class="card picture">
          <Figure lang={lang} name="wheel" svg={drawn.wheel} />
          <Figure lang={lang} name="ruler" svg={drawn.ruler} />
          {movable && (
            <Slider
              label={frame.reader.words.tools.through}
              from={start}
              to={start + DAY_MS}
              now={shown.now}
              said={tithiText(state)}
            />
          )}
        </section>
        <div class="stack">
          <Decisions reply={reply} lang={lang} />
          <Numbers reply={reply} lang={lang} />
        </div>
      </div>
      <Days reply={reply} lang={lang} drawn={drawn} chosen={state.kala} />
      <StateOf state={state} />
    </ToolPage>
  );
}

interface PartProps {
  readonly reply: Reply;
  readonly lang: PageLanguage;
}

function Numbers({ reply, lang }: PartProps) {
  const words = pageWords(lang).tithiNirnaya;
  const minutes = Math.round((msOf(reply.tithi.end) - msOf(reply.tithi.start)) / 60_000);
  return (
    <section class="card">
      <Facts
        rows={[
          [words.elongation, dm(reply.elongation), 'II.66'],
          [words.tithi, `${shortDayAndClock(lang, reply.tithi.start)} – ${shortDayAndClock(lang, reply.tithi.end)}`],
          [words.length, words.lasts(Math.floor(minutes / 60), minutes % 60), words.ghati(n1(minutes / 24))],
          ...reply.days.map((day): [string, string] => [
            words.sunrise(dayMonth(lang, day.date)),
            day.sunrise === null ? '–' : hourOf(day.sunrise),
          ]),
        ]}
      />
      <Remarks of={reply} but={['tithi_without_sunrise']} lang={lang} />
    </section>
  );
}

interface DaysProps extends PartProps {
  readonly drawn: ReturnType<typeof drawTithiNirnaya>;
  readonly chosen: string;
}

/** The days of the tithi, and how much of each time of a rite the tithi covers. */
function Days({ reply, lang, drawn, chosen }: DaysProps) {
  const words = pageWords(lang).tithiNirnaya;
  return (
    <section class="card picture">
      <fieldset class="seg scripted-only">
        <legend>{words.choose}</legend>
        {KALAS.map((kala) => (
          <label key={kala}>
            <input type="radio" name="kala" value={kala} checked={kala === chosen} />
            {words.kalas[kala]}
          </label>
        ))}
      </fieldset>
      {reply.tithi.kind !== 'usual' && <p class="note">{words.kinds[reply.tithi.kind]}</p>}
      <Figure lang={lang} name="days" svg={drawn.days} class="wide-only" />
      <Figure lang={lang} name="daysNarrow" svg={drawn.daysNarrow} class="narrow-only" />
      <h2 class="apart">{words.table}</h2>
      <Rows
        label={words.drawn.days}
        head={[words.kala, ...reply.days.map((day) => `${dayMonth(lang, day.date)}, ${words.share}`)]}
        rows={KALAS.map((kala) => [
          words.kalas[kala],
          ...reply.days.map((day) => {
            const span = day.kalas[kala];
            if (span === null) return '–';
            return (
              <>
                {`${hourOf(span.start)}–${hourOf(span.end)} `}
                <b class={span.covered > 0 ? 'share' : 'share none'}>{`${Math.round(span.covered * 100)} %`}</b>
              </>
            );
          }),
        ])}
      />
    </section>
  );
}

/** The decisions in words: the general rule of the tithi, then each vrata on it. */
function Decisions({ reply, lang }: PartProps) {
  const words = pageWords(lang).tithiNirnaya;
  const tithi = tithiSentence(reply, lang);
  if (reply.decisions.length === 0)
    return (
      <section class="card">
        <p>{words.noDecision}</p>
      </section>
    );
  return (
    <>
      {reply.decisions.map((decision, i) => (
        <section class="card" key={`${decision.rule} ${decision.take}`}>
          <h2>{words.taken(longDay(lang, decision.take))}</h2>
          <p>
            {decision.vrata === null ? words.general(tithi) : words.forVrata(tithi, named(decision.vrata, lang))},{' '}
            {words.viddha[decision.viddha]}
          </p>
          <div class="why">
            <Reason decision={decision} lang={lang} />
            <p>
              {words.held(
                decision.covered
                  .map((share, d) => `${Math.round(share * 100)} % (${dayMonth(lang, reply.days[d]?.date ?? '')})`)
                  .join(', '),
              )}
            </p>
            <p class="note">
              {passageReference(decision.citation, lang)} · {words.confidence[decision.citation.confidence]}
            </p>
          </div>
          {i === 0 && (
            <p class="note">
              {reply.sunrise_date === null ? words.noSunrise : words.sunriseSays(longDay(lang, reply.sunrise_date))}
            </p>
          )}
        </section>
      ))}
    </>
  );
}

type Decision = Reply['decisions'][number];

/** The rule that decided. */
function Reason({ decision: { citation }, lang }: { readonly decision: Decision; readonly lang: PageLanguage }) {
  const { value, lang: said } = textIn(citation.gist, citation.gist_hi, lang);
  return <p {...(said !== lang && { lang: said })}>{value}</p>;
}

export const tithiNirnayaPage = instrument(tithiNirnayaYantra, {
  path: '/tithi-nirnaya-yantra',
  api: '/tithi-nirnaya-yantra',
  page: TithiNirnaya,
  events: ({ tithi }, lang) => [
    { label: `← ${named(tithi, lang)}`, at: tithi.start },
    { label: `${named(tithi, lang)} →`, at: tithi.end },
  ],
});

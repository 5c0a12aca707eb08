/** /surya-chakra: the Sun's place in the year, and the sankrantis of the year. */

import {
  drawSuryaChakra,
  type SuryaChakraState,
  suryaText,
} from 'ganaka/internal/drawings/instruments/surya-chakra.ts';
import { dm } from 'ganaka/internal/drawings/kit/geometry.ts';
import { msOf } from 'ganaka/internal/drawings/kit/samples.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { TITLES } from 'ganaka/internal/text/languages/sa/pages.ts';
import { suryaChakraYantra } from 'ganaka/internal/views/instruments/surya-chakra.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { Facts, Figure, Remarks, Rows, Slider, StateOf, ToolPage } from '../../design/tool-page.tsx';
import { clockOn, dateOfInstant, dayAndClock, dayMonth, hourOf, longDay, shortDayAndClock } from '../../tools/clock.ts';
import { type InstrumentProps, instrument, type ShownMoment } from '../../tools/instrument.tsx';
import { named, shortNamed, twiceNamed } from '../../tools/names-in-language.ts';

type Reply = PayloadOf<typeof suryaChakraYantra>;
const DAY_MS = 86_400_000;

function stateOf(reply: Reply, { now, place }: ShownMoment, lang: PageLanguage): SuryaChakraState {
  const words = pageWords(lang).suryaChakra;
  // from Shishira, the season of Makara; ritus[0] is only the second half of Vasanta, with which the year begins
  const seasons = [5, 6, 1, 2, 3, 4].flatMap((i) => reply.ritus[i] ?? []);
  const holy = reply.sankrantis.findIndex(({ punya_kala: { start, end } }) => msOf(start) <= now && now <= msOf(end));
  return {
    now,
    latitude: place.latDeg,
    ayanamsa: reply.at.ayanamsa,
    samples: reply.samples,
    rashis: reply.sankrantis.map(({ rashi, at }) => ({
      sa: named(rashi, DEVANAGARI),
      name: named(rashi, lang),
      day: dayMonth(lang, at),
      told: words.entered(named(rashi, lang), dayAndClock(lang, at)),
    })),
    ritus: seasons.map((ritu) => ({
      label: twiceNamed(ritu, lang),
      told: named(ritu, lang),
    })),
    points: reply.sayana_points.map(({ at }, i) => ({ word: words.points[i] ?? '', day: dayMonth(lang, at) })),
    holy: holy < 0 ? null : holy * 30,
    words: {
      title: words.wheel,
      desc: words.desc,
      uttarayana: words.uttarayana,
      dakshinayana: words.dakshinayana,
      daylight: words.daylight,
      ghati: words.ghati,
      curve: words.curve,
      noDay: words.noDay,
      holy: words.holy,
    },
  };
}

function SuryaChakra({ frame, bar, reply, shown, call, movable }: InstrumentProps<Reply>) {
  const words = frame.reader.words.suryaChakra;
  const state = stateOf(reply, shown, frame.reader.lang);
  const next = reply.sankrantis.find((each) => msOf(each.punya_kala.end) > shown.now);
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit={TITLES.suryaChakra}
      lead={words.lead}
      bar={bar}
      call={call}
      scripts={['surya-chakra.js']}
    >
      <div class="tool-grid">
        <section class="card picture">
          <Figure lang={frame.reader.lang} name="wheel" svg={drawSuryaChakra(state).wheel} />
          {movable && (
            <Slider
              label={words.turn}
              from={msOf(reply.year.start)}
              to={msOf(reply.year.end)}
              now={shown.now}
              said={suryaText(state)}
              step={DAY_MS / 24}
            />
          )}
        </section>
        <div class="stack">
          <SunNow frame={frame} reply={reply} />
          {next !== undefined && <NextSankranti frame={frame} sankranti={next} isHolyNow={state.holy !== null} />}
        </div>
      </div>
      <SankrantisOfYear frame={frame} reply={reply} />
      <StateOf state={state} />
    </ToolPage>
  );
}

type SectionProps = Pick<InstrumentProps<Reply>, 'frame' | 'reply'>;

/** Where the Sun is and how its place is computed, from the mean longitude to the length of the day. */
function SunNow({ frame: { reader }, reply }: SectionProps) {
  const { lang } = reader;
  const words = reader.words.suryaChakra;
  const { at } = reply;
  return (
    <section class="card">
      <h2>{reader.words.tools.at(hourOf(at.at))}</h2>
      <Facts
        rows={[
          [words.mean, dm(at.mean_longitude), 'I.53-54'],
          [words.equation, dm(at.equation), 'II.39'],
          [words.true, <b>{`${named(at.rashi, lang)} ${dm(at.amsha)}`}</b>, 'II.39'],
          [words.motion, minutesAndSeconds(at.daily_motion)],
          [words.ayanamsa, dm(at.ayanamsa), 'III.9-12'],
          [words.sayana, dm(at.sayana_longitude)],
          [
            words.declination,
            `${dm(Math.abs(at.declination))} ${at.declination < 0 ? words.south : words.north}`,
            'II.28',
          ],
          [words.cara, at.cara_asu === null ? '–' : `${signed(at.cara_asu)} ${words.asu}`, 'II.61-62'],
          [words.dinamana, at.dinamana === null ? '–' : lengthText(at.dinamana, words.length), 'II.59-63'],
          [words.ritu, `${shortNamed(at.ritu, lang)}, ${named(at.ayana, lang)}`, 'XIV.9-10'],
        ]}
      />
      <Remarks of={reply} lang={lang} />
    </section>
  );
}

interface NextSankrantiProps extends Pick<SectionProps, 'frame'> {
  readonly sankranti: Reply['sankrantis'][number];
  /** Whether the current time is within its punya-kala. */
  readonly isHolyNow: boolean;
}

function NextSankranti({ frame: { reader }, sankranti, isHolyNow }: NextSankrantiProps) {
  const { lang } = reader;
  const words = reader.words.suryaChakra;
  const rashi = named(sankranti.rashi, lang);
  return (
    <section class="card">
      <h2>{isHolyNow ? words.holyNow(rashi) : words.next(rashi)}</h2>
      <p>
        <b>{`${longDay(lang, sankranti.at)}, ${hourOf(sankranti.at)}.`}</b>{' '}
        <span class="soft">{words.holyTime((sankranti.punya_kala.nadi / 2).toFixed(1))}</span>
      </p>
    </section>
  );
}

function SankrantisOfYear({ frame: { reader }, reply: { sankrantis } }: SectionProps) {
  const { lang } = reader;
  const words = reader.words.suryaChakra;
  return (
    <section class="card">
      <h2>{words.year}</h2>
      <Rows
        label={words.year}
        head={[words.rashi, words.instant, words.holy, words.class]}
        rows={sankrantis.map(({ rashi, at, punya_kala, class: kind }, i) => [
          named(rashi, lang),
          // the year is shown where it changes
          yearOf(at) === yearOf(sankrantis[i - 1]?.at) ? shortDayAndClock(lang, at) : dayAndClock(lang, at),
          `${clockOn(lang, punya_kala.start, dateOfInstant(at))}–${clockOn(lang, punya_kala.end, dateOfInstant(at))}`,
          words.classes[kind],
        ])}
      />
    </section>
  );
}

/** Returns the civil year of an instant; years before 0 and after 9999 have more digits. */
const yearOf = (instant: string | undefined): string | undefined => instant?.slice(0, -YEAR_ENDS);
const YEAR_ENDS = '-11-14T06:08:00+05:30'.length;

/** Returns a whole number, with a minus sign if it is negative. */
const signed = (x: number): string => `${x < 0 ? '−' : ''}${Math.abs(x).toFixed(0)}`;
function minutesAndSeconds(deg: number): string {
  const seconds = Math.round(deg * 3600);
  return `${Math.floor(seconds / 60)}′${String(seconds % 60).padStart(2, '0')}″`;
}
function lengthText(
  { hours, ghati }: { readonly hours: number; readonly ghati: number },
  said: (ghati: string, hours: number, minutes: number) => string,
): string {
  const minutes = Math.round(hours * 60);
  return said(ghati.toFixed(1), Math.floor(minutes / 60), minutes % 60);
}

export const suryaChakraPage = instrument(suryaChakraYantra, {
  path: '/surya-chakra',
  api: '/surya-chakra',
  page: SuryaChakra,
  events({ sankrantis, at }, lang) {
    const words = pageWords(lang).suryaChakra;
    const i = at.rashi.number - 1;
    const [last, next] = [sankrantis[i], sankrantis[i + 1]];
    return [
      ...(last === undefined ? [] : [{ label: words.previousEntry, at: last.at }]),
      ...(next === undefined ? [] : [{ label: words.nextEntry, at: next.at }]),
    ];
  },
});

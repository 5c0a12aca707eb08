/** /ritu-ayana-yantra: the Sun's way north and south, and the oscillation of the ayanamsa. */

import { drawRituAyana, type RituAyanaState, rituAyanaText } from 'ganaka/internal/drawings/instruments/ritu-ayana.ts';
import { dm } from 'ganaka/internal/drawings/kit/geometry.ts';
import { msOf } from 'ganaka/internal/drawings/kit/samples.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { TITLES } from 'ganaka/internal/text/languages/sa/pages.ts';
import { rituAyanaYantra } from 'ganaka/internal/views/instruments/ritu-ayana.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { Facts, Figure, Remarks, Rows, Slider, StateOf, ToolPage } from '../../design/tool-page.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { dateOfInstant, dayMonth, hourOf, shortDayAndClock } from '../../tools/clock.ts';
import { type InstrumentProps, instrument, type ShownMoment } from '../../tools/instrument.tsx';
import { named, shortNamed, twiceNamed } from '../../tools/names-in-language.ts';

type Reply = PayloadOf<typeof rituAyanaYantra>;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365.25 * 24 * HOUR_MS;

function stateOf(reply: Reply, { now, at }: ShownMoment, lang: PageLanguage): RituAyanaState {
  const words = pageWords(lang).rituAyana;
  const { years, degrees } = reply.swing.samples;
  const ritu = (number: number) => twiceNamed(pageVoice().named('ritu', number), lang);
  return {
    now,
    samples: reply.samples,
    ayanamsa: reply.ayanamsa.degrees,
    year: Number.parseInt(at, 10),
    ritus: [1, 2, 3, 4, 5, 6].map(ritu),
    rashis: Array.from({ length: 12 }, (_, i) => {
      const said = pageVoice().named('rashi', ((i + 11) % 12) + 1);
      return { sa: named(said, DEVANAGARI), name: named(said, lang) };
    }),
    points: reply.points.map(({ kind, at: when }) => `${words[kind]} · ${dayMonth(lang, when)}`),
    swing: {
      years,
      degrees,
      labels: years.map((year, i) => {
        const size = degrees[i] ?? 0;
        return `${size > 0 ? '+' : size < 0 ? '−' : ''}${Math.abs(size)}° · ${words.bce(year)}`;
      }),
    },
    words: words.drawn,
  };
}

function RituAyana({ frame, bar, reply, shown, call, movable }: InstrumentProps<Reply>) {
  const { lang } = frame.reader;
  const words = frame.reader.words.rituAyana;
  const tool = frame.reader.words.tools;
  const state = stateOf(reply, shown, lang);
  const drawn = drawRituAyana(state);
  const start = msOf(reply.samples.start);
  const { declination, ayanamsa, ritu, ayana } = reply;
  // both columns use the civil year, in which the Sun enters Makara before the solstice of the same year
  const year = dateOfInstant(reply.at).slice(0, -6);
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit={TITLES.rituAyana}
      lead={words.lead}
      bar={bar}
      call={call}
      scripts={['ritu-ayana-yantra.js']}
    >
      <section class="card picture">
        <Figure lang={lang} name="wave" svg={drawn.wave} class="wide-only" />
        <Figure lang={lang} name="waveNarrow" svg={drawn.waveNarrow} class="narrow-only" />
        {movable && (
          <Slider
            label={words.turn}
            from={start}
            to={start + YEAR_MS}
            now={shown.now}
            said={rituAyanaText(state)}
            step={HOUR_MS}
          />
        )}
      </section>
      <section class="card picture">
        <h2>{words.drawn.swing}</h2>
        <Figure lang={lang} name="swing" svg={drawn.swing} class="wide-only" />
        <Figure lang={lang} name="swingNarrow" svg={drawn.swingNarrow} class="narrow-only" />
        <p class="note">{words.swingNote}</p>
      </section>
      <div class="tool-grid even">
        <section class="card">
          <h2>{tool.at(hourOf(reply.at))}</h2>
          <Facts
            rows={[
              [words.obliquity, `${reply.obliquity}°, ${words.sine(reply.obliquity_jya)}`, 'II.28'],
              [words.declination, <b>{`${dm(declination.degrees)} ${words.drawn[declination.direction]}`}</b>, 'II.28'],
              [words.ayanamsa, `${dm(ayanamsa.degrees)}, ${words.direction[ayanamsa.direction]}`, 'III.9-12'],
              [words.ritu, words.till(shortNamed(ritu, lang), dayMonth(lang, ritu.end)), 'XIV.9-10'],
              [words.bySigns, words.till(named(ayana.sidereal, lang), dayMonth(lang, ayana.sidereal.end)), 'XIV.9'],
              [words.byEquinox, words.till(named(ayana.sayana, lang), dayMonth(lang, ayana.sayana.end)), 'III.9-12'],
            ]}
          />
          <p class="note">{words.plainly}</p>
          <Remarks of={reply} but={['seasons_of_rites']} lang={lang} />
        </section>
        <section class="card">
          <h2>{words.points}</h2>
          <Rows
            label={words.points}
            head={[words.point, `${words.equinox}, ${year}`, `${words.stars}, ${year}`]}
            rows={reply.points.map(({ at }, i) => {
              const entry = reply.sankranti_points[i];
              return [
                `${words.seasons[i] ?? ''}${entry === undefined ? '' : `, ${named(entry.rashi, lang)}`}`,
                shortDayAndClock(lang, at),
                entry === undefined ? '–' : shortDayAndClock(lang, entry.at),
              ];
            })}
          />
        </section>
      </div>
      <StateOf state={state} />
    </ToolPage>
  );
}

export const rituAyanaPage = instrument(rituAyanaYantra, {
  path: '/ritu-ayana-yantra',
  api: '/ritu-ayana-yantra',
  page: RituAyana,
});

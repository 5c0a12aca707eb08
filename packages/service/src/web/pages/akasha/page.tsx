/** /akasha: the whole ecliptic at an instant. */
import { type AkashaState, drawAkasha } from 'ganaka/internal/drawings/instruments/akasha.ts';
import { dm } from 'ganaka/internal/drawings/kit/geometry.ts';
import { GRAHAS, type Graha } from 'ganaka/internal/sky/engines/engine.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { GRAHA_SYLLABLES, SHORT_NAKSHATRAS, TITLES } from 'ganaka/internal/text/languages/sa/pages.ts';
import { skyChart } from 'ganaka/internal/views/instruments/sky-chart.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { Facts, Figure, Remarks, Rows, StateOf, ToolPage } from '../../design/tool-page.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { type InstrumentProps, instrument, type ShownMoment } from '../../tools/instrument.tsx';
import { named } from '../../tools/names-in-language.ts';

type Reply = PayloadOf<typeof skyChart>;
/** The grahas that have marks to choose; the nodes have none. */
const CHOICES: readonly Graha[] = GRAHAS.filter((graha) => graha !== 'rahu' && graha !== 'ketu');
const FIRST: Graha = 'mangala';

const nameOf = (graha: Graha, lang: PageLanguage): string => named(pageVoice().byId('graha', graha), lang);
const rashiOf = (longitude: number, lang: PageLanguage): string =>
  named(pageVoice().named('rashi', Math.floor(longitude / 30) + 1), lang);

function stateOf(reply: Reply, { now }: ShownMoment, lang: PageLanguage): AkashaState {
  const words = pageWords(lang).akasha;
  return {
    now,
    lagna: reply.lagna?.longitude ?? null,
    meridian: reply.madhya_lagna?.longitude ?? null,
    picked: FIRST,
    grahas: GRAHAS.map((id) => {
      const { longitude, latitude, retrograde, above_horizon, amsha, mean, apsis, sighrocca, node } = reply.grahas[id];
      const where = above_horizon === null ? '' : `, ${above_horizon ? words.above : words.below}`;
      return {
        id,
        sa: GRAHA_SYLLABLES[id] ?? '',
        name: nameOf(id, lang),
        told: `${nameOf(id, lang)} ${dm(amsha)} ${rashiOf(longitude, lang)}${retrograde ? `, ${words.retrograde}` : ''}${where}`,
        longitude,
        latitude,
        retrograde,
        marks: [mean, apsis, sighrocca, node],
      };
    }),
    rashis: Array.from({ length: 12 }, (_, i) => ({ sa: rashiOf(i * 30, DEVANAGARI), name: rashiOf(i * 30, lang) })),
    nakshatras: SHORT_NAKSHATRAS.map((sa, i) => ({
      sa,
      name: named(pageVoice().named('nakshatra', i + 1), lang),
    })),
    words: words.drawn,
  };
}

function Akasha({ frame, bar, reply, shown, call }: InstrumentProps<Reply>) {
  const { lang } = frame.reader;
  const words = frame.reader.words.akasha;
  const state = stateOf(reply, shown, lang);
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit={TITLES.akasha}
      lead={words.lead}
      bar={bar}
      call={call}
      scripts={['akasha.js']}
    >
      <div class="tool-grid">
        <section class="card picture">
          <fieldset class="seg scripted-only">
            <legend>{words.choose}</legend>
            {CHOICES.map((graha) => (
              <label key={graha}>
                <input type="radio" name="graha" value={graha} checked={graha === FIRST} />
                {nameOf(graha, lang)}
              </label>
            ))}
          </fieldset>
          <Figure lang={lang} name="sky" svg={drawAkasha(state).sky} />
          <p class="note">{words.legend}</p>
          <p class="note">{words.plainly}</p>
        </section>
        <div class="stack">
          <section class="card">
            <h2>{words.grahas}</h2>
            <Rows
              label={words.grahas}
              head={[words.graha, words.place, words.latitude, words.mean]}
              numbers={[2, 3]}
              rows={GRAHAS.map((id) => {
                const { longitude, amsha, latitude, mean, retrograde } = reply.grahas[id];
                const side = latitude < 0 ? words.south : words.north;
                return [
                  `${nameOf(id, lang)}${retrograde && CHOICES.includes(id) ? ' ℞' : ''}`,
                  `${rashiOf(longitude, lang)} ${dm(amsha)}`,
                  latitude === 0 ? '0' : `${Math.abs(latitude).toFixed(1)}° ${side}`,
                  dm(mean),
                ];
              })}
            />
            {yutisOf(reply).map(([a, b]) => (
              <p key={a + b} class="note">
                {words.yuti(nameOf(a, lang), nameOf(b, lang))}
              </p>
            ))}
            <Remarks of={reply} but={['yogataras_filled']} lang={lang} />
          </section>
          {CHOICES.map((graha) => (
            <Steps key={graha} graha={graha} reply={reply} lang={lang} />
          ))}
        </div>
      </div>
      <StateOf state={state} />
    </ToolPage>
  );
}

/** The steps by which the place of one graha was computed. With scripts only the chosen graha is shown. */
function Steps({ graha, reply, lang }: { readonly graha: Graha; readonly reply: Reply; readonly lang: PageLanguage }) {
  const words = pageWords(lang).akasha;
  const { mean, apsis, sighrocca, node, steps, longitude, amsha, daily_motion, gati } = reply.grahas[graha];
  const some = (name: string, value: number | null, verse: string): [string, string, string][] =>
    value === null ? [] : [[name, dm(value), verse]];
  const minutes = Math.abs(daily_motion * 60).toFixed(1);
  return (
    <details class="card steps" data-graha={graha} open={graha === FIRST}>
      <summary>
        <h2>{words.steps(nameOf(graha, lang))}</h2>
      </summary>
      <Facts
        rows={[
          [words.meanPlace, dm(mean), 'I.53-54'],
          ...some(words.slow, apsis, 'I.41-42'),
          ...some(words.fast, sighrocca, 'I.29-34'),
          ...some(words.node, node, 'I.43-44'),
          ...steps.map(({ kind, applied, longitude: place, verse }, i): [string, string, string] => [
            kind === 'manda' ? words.manda(i + 1) : words.sighra(i + 1),
            `${applied < 0 ? '−' : '+'}${dm(Math.abs(applied))} → ${dm(place)}`,
            verse,
          ]),
          [words.truePlace, <b>{`${rashiOf(longitude, lang)} ${dm(amsha)}`}</b>, 'II.43-45'],
          [words.motion, words.day(`${minutes}′`, words.gati[gati])],
        ]}
      />
    </details>
  );
}

/** Returns the pairs of tara-grahas (the five planets) within a degree of each other. */
function yutisOf({ grahas }: Reply): [Graha, Graha][] {
  const taras = CHOICES.filter((graha) => graha !== 'surya' && graha !== 'chandra');
  return taras.flatMap((a, i) =>
    taras
      .slice(i + 1)
      .filter((b) => Math.abs(((grahas[a].longitude - grahas[b].longitude + 540) % 360) - 180) < 1)
      .map((b): [Graha, Graha] => [a, b]),
  );
}

export const akashaPage = instrument(skyChart, { path: '/akasha', api: '/sky-chart', page: Akasha });

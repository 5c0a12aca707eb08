/** /bhugola-yantra: the size of the Earth in yojanas, this place on it, and the orbits of the grahas. */
import { type BhugolaState, bhugolaText, drawBhugola } from 'ganaka/internal/drawings/instruments/bhugola.ts';
import { landSeenFrom } from 'ganaka/internal/drawings/kit/globe.ts';
import { BoundedCache } from 'ganaka/internal/kernel/caches.ts';
import { DEVANAGARI, type PageLanguage, type PageWords, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { TITLES } from 'ganaka/internal/text/languages/sa/pages.ts';
import { bhugolaYantra } from 'ganaka/internal/views/instruments/bhugola.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { Facts, Figure, Remarks, Rows, StateOf, ToolPage } from '../../design/tool-page.tsx';
import { type InstrumentProps, instrument, type ShownMoment } from '../../tools/instrument.tsx';
import { fieldIn, named } from '../../tools/names-in-language.ts';

type Reply = PayloadOf<typeof bhugolaYantra>;
/** The orbits, from the nearest to the farthest. */
const ORBITS = ['chandra', 'budha_sighra', 'shukra_sighra', 'surya', 'mangala', 'guru', 'shani'] as const;
const UJJAIN_LAT = 23.18;
const grouped = (x: number): string => Math.round(x).toLocaleString('en-IN');
const toThousandths = (x: number): string => x.toLocaleString('en-IN', { minimumFractionDigits: 3 });
/** Returns the distance in degrees east or west. The city on the opposite side, 180° away, is neither. */
const distanceFromLanka = (deg: number, [east, west]: readonly string[]): string =>
  deg % 180 === 0 ? `${Math.abs(deg)}°` : `${Math.abs(deg)}° ${deg > 0 ? east : west}`;
const verse = (locus: string) => <small class="beside">{locus}</small>;

/**
 * The cache of coastlines, keyed by the longitude that faces the reader. The page of a place is drawn every minute with
 * the same longitude.
 */
const KEPT_SIDES = 16;
const sides = new BoundedCache<string>(KEPT_SIDES);

function stateOf(reply: Reply, { now, place }: ShownMoment, lang: PageLanguage): BhugolaState {
  const words = pageWords(lang).bhugola;
  const meridian = reply.earth.meridian_longitude;
  return {
    now,
    turn: place.lonDeg,
    meridian,
    subsolar: { latitude: reply.subsolar.latitude, longitude: reply.subsolar.longitude },
    marks: [
      ...reply.cities.map((city) => ({
        name: named(city, lang),
        lon: meridian + city.lon_from_lanka,
        lat: 0,
        place: false,
      })),
      { name: words.ujjain, lon: meridian, lat: UJJAIN_LAT, place: false },
      { name: words.meru, lon: meridian, lat: 90, place: false },
      { name: place.name, lon: place.lonDeg, lat: place.latDeg, place: true },
    ],
    zones: [
      { latitude: 0, label: '0' },
      ...reply.zones
        .filter(({ latitude }) => latitude < 80)
        .map(({ latitude, yojana }) => ({ latitude, label: `${latitude.toFixed(0)}° · ${yojana.toFixed(0)}` })),
    ],
    orbits: ORBITS.map((id) => {
      const degrees = reply.orbits[id]?.daily_degrees ?? 0;
      const days = grouped(360 / degrees);
      return {
        sa: pageWords(DEVANAGARI).bhugola.orbits[id],
        name: words.orbits[id],
        degrees,
        days: words.round(days),
        shortDays: words.shortRound(days),
      };
    }),
    words: words.drawn,
  };
}

function Bhugola({ frame, bar, reply, shown, call }: InstrumentProps<Reply>) {
  const words = frame.reader.words.bhugola;
  const state = stateOf(reply, shown, frame.reader.lang);
  const drawn = drawBhugola(
    state,
    sides.at(state.turn, () => landSeenFrom(state.turn)),
  );
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit={TITLES.bhugola}
      lead={words.lead}
      bar={bar}
      call={call}
      scripts={['bhugola-yantra.js']}
    >
      <div class="tool-grid even">
        <Globe state={state} svg={drawn.globe} words={words} lang={frame.reader.lang} />
        <section class="card">
          <h2>
            {words.road(toThousandths(reply.daily_path_yojana))} {verse('XII.80–90')}
          </h2>
          <Figure lang={frame.reader.lang} name="roads" svg={drawn.roads} class="wide-only" />
          <Figure lang={frame.reader.lang} name="roadsNarrow" svg={drawn.roadsNarrow} class="narrow-only" />
        </section>
      </div>
      <div class="tool-grid even">
        <EarthInYojanas frame={frame} reply={reply} shown={shown} />
        <section class="card">
          <h2>
            {words.zones} {verse('XII.59–69')}
          </h2>
          <Rows
            label={words.zones}
            head={[words.far, words.what]}
            rows={reply.zones.map(({ yojana, name }) => [`${yojana.toFixed(1)} ${words.yojana}`, words.meanings[name]])}
          />
        </section>
      </div>
      <Cities frame={frame} reply={reply} />
      <StateOf state={state} />
    </ToolPage>
  );
}

interface GlobeProps {
  readonly state: BhugolaState;
  readonly svg: string;
  readonly words: PageWords['bhugola'];
  readonly lang: PageLanguage;
}

/** The globe, with the slider that turns it. */
function Globe({ state, svg, words, lang }: GlobeProps) {
  return (
    <section class="card picture">
      <Figure lang={lang} name="globe" svg={svg} />
      <div class="slider">
        <label for="turn">{words.turn}</label>
        <input
          id="turn"
          type="range"
          min={-180}
          max={180}
          step={2}
          value={Math.round(state.turn)}
          aria-valuetext={bhugolaText(state)}
        />
      </div>
      <p class="note">{words.globeNote}</p>
    </section>
  );
}

/** The size of the Earth and the place on it. */
function EarthInYojanas({
  frame: { reader },
  reply,
  shown,
}: Pick<InstrumentProps<Reply>, 'frame' | 'reply' | 'shown'>) {
  const words = reader.words.bhugola;
  const { earth, place } = reply;
  const { desantara } = place;
  return (
    <section class="card">
      <h2>{words.earth}</h2>
      <Facts
        rows={[
          [words.diameter, `${earth.diameter_yojana} ${words.yojana}`, 'I.59'],
          [words.circumference, `${earth.circumference_yojana.toFixed(2)} ${words.yojana}`, 'I.59'],
          [words.circle(shown.place.name), `${place.circumference_yojana.toFixed(1)} ${words.yojana}`, 'I.60'],
          ...(desantara === null
            ? []
            : [
                [
                  words.from[desantara.direction],
                  `${desantara.yojana.toFixed(1)} ${words.yojana}, ${desantara.nadi.toFixed(2)} ${words.nadi}`,
                  'I.60-65',
                ] as const,
              ]),
          [words.equator, `${place.from_equator_yojana.toFixed(1)} ${words.yojana}`],
          [words.palabha, place.palabha === null ? '–' : `${place.palabha.toFixed(2)} ${words.angula}`, 'III.17'],
        ]}
      />
      <p class="note">{words.plainly}</p>
      <Remarks of={reply} but={['yojanas_of_the_text']} lang={reader.lang} />
    </section>
  );
}

/** The four cities on the equator, a quarter of it apart. */
function Cities({ frame: { reader }, reply }: Pick<InstrumentProps<Reply>, 'frame' | 'reply'>) {
  const { lang } = reader;
  const words = reader.words.bhugola;
  return (
    <section class="card">
      <h2>
        {words.cities} {verse('XII.38–41')}
      </h2>
      <Rows
        label={words.cities}
        head={[words.city, words.land, words.away, words.clock]}
        rows={reply.cities.map((city) => [
          named(city, lang),
          fieldIn(city, 'land', lang).value,
          distanceFromLanka(city.lon_from_lanka, words.eastWest),
          city.clock,
        ])}
      />
    </section>
  );
}

export const bhugolaPage = instrument(bhugolaYantra, {
  path: '/bhugola-yantra',
  api: '/bhugola-yantra',
  page: Bhugola,
});

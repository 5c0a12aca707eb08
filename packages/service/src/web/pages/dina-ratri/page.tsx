/** /dina-ratri-yantra: the time of day in each of the four cities, and the Sun's daily arc. */
import {
  type DinaRatriState,
  dinaRatriText,
  drawDinaRatri,
  R,
} from 'ganaka/internal/drawings/instruments/dina-ratri.ts';
import { dm } from 'ganaka/internal/drawings/kit/geometry.ts';
import { meruLand } from 'ganaka/internal/drawings/kit/land.ts';
import { msOf } from 'ganaka/internal/drawings/kit/samples.ts';
import { BoundedCache } from 'ganaka/internal/kernel/caches.ts';
import { UJJAIN_LON_DEG } from 'ganaka/internal/kernel/kali.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { TITLES } from 'ganaka/internal/text/languages/sa/pages.ts';
import { dinaRatriYantra } from 'ganaka/internal/views/instruments/dina-ratri.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { Facts, Figure, Remarks, Rows, Slider, StateOf, ToolPage } from '../../design/tool-page.tsx';
import { type InstrumentProps, instrument, type ShownMoment } from '../../tools/instrument.tsx';
import { fieldIn, named } from '../../tools/names-in-language.ts';

type Reply = PayloadOf<typeof dinaRatriYantra>;
const DAY_MS = 86_400_000;
/** The cities along the rim of the picture, from Lanka eastward. */
const CITIES_EASTWARD = ['lanka', 'yamakoti', 'siddhapura', 'romaka'];

/** The cached coastline, keyed by the meridian that points down, which is always that of Ujjain. */
const lands = new BoundedCache<string>(1);

const eastward = (reply: Reply) => CITIES_EASTWARD.flatMap((id) => reply.cities.find((city) => city.id === id) ?? []);

function stateOf(reply: Reply, { now, place }: ShownMoment, lang: PageLanguage): DinaRatriState {
  const { drawn, parts } = pageWords(lang).dinaRatri;
  const { kshitijya } = reply.place;
  return {
    now,
    declination: reply.declination,
    samples: reply.samples,
    cities: eastward(reply).map((city) => ({
      sa: named(city, DEVANAGARI),
      name: named(city, lang),
      east: city.lon_from_lanka,
    })),
    place: {
      name: place.name,
      east: reply.place.lon_from_lanka,
      latitude: place.latDeg,
      cut: kshitijya === null ? null : kshitijya / reply.day_radius,
    },
    parts,
    words: drawn,
  };
}

function DinaRatri({ frame, bar, reply, shown, call, movable }: InstrumentProps<Reply>) {
  const words = frame.reader.words.dinaRatri;
  const state = stateOf(reply, shown, frame.reader.lang);
  const drawn = drawDinaRatri(
    state,
    lands.at(UJJAIN_LON_DEG, () => meruLand(R, UJJAIN_LON_DEG)),
  );
  const start = msOf(reply.samples.start);
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit={TITLES.dinaRatri}
      lead={words.lead}
      bar={bar}
      call={call}
      scripts={['dina-ratri-yantra.js']}
    >
      <div class="tool-grid">
        <section class="card picture">
          <Figure lang={frame.reader.lang} name="globe" svg={drawn.globe} />
          {movable && (
            <Slider
              label={frame.reader.words.tools.through}
              from={start}
              to={start + DAY_MS}
              now={shown.now}
              said={dinaRatriText(state)}
            />
          )}
          <p class="note">{words.coast}</p>
        </section>
        <div class="stack">
          <HourInTheCities frame={frame} reply={reply} />
          <SunToday frame={frame} reply={reply} shown={shown} />
        </div>
      </div>
      <section class="card">
        <h2>{words.dials}</h2>
        <p class="note">{words.dialsLead(shown.place.name)}</p>
        <Figure lang={frame.reader.lang} name="dials" svg={drawn.dials} class="dials" />
      </section>
      <StateOf state={state} />
    </ToolPage>
  );
}

function HourInTheCities({ frame: { reader }, reply }: Pick<InstrumentProps<Reply>, 'frame' | 'reply'>) {
  const { lang } = reader;
  const words = reader.words.dinaRatri;
  const cities = eastward(reply);
  return (
    <section class="card">
      <h2>{words.when(words.parts[cities[0]?.part ?? 'noon'])}</h2>
      <Rows
        label={words.drawn.globe}
        head={[words.city, words.clock, words.sun]}
        rows={cities.map((city) => [
          <>
            {named(city, lang)} <small>{fieldIn(city, 'land', lang).value}</small>
          </>,
          `${city.clock}, ${words.parts[city.part]}`,
          city.sun_up ? words.since(city.nadi_since_sunrise.toFixed(1)) : words.below,
        ])}
      />
      <p class="note">{words.verse}</p>
    </section>
  );
}

/** The Sun's declination and its effect on the length of the day at the place. */
function SunToday({ frame: { reader }, reply, shown }: Pick<InstrumentProps<Reply>, 'frame' | 'reply' | 'shown'>) {
  const words = reader.words.dinaRatri;
  const { cara_asu, dinamana } = reply.place;
  return (
    <section class="card">
      <h2>{words.today}</h2>
      <Facts
        rows={[
          [
            words.declination,
            `${dm(Math.abs(reply.declination))} ${reply.declination < 0 ? words.south : words.north}`,
            'II.28',
          ],
          [words.radius, words.of(reply.day_radius.toFixed(0)), 'II.60'],
          [
            words.cara(shown.place.name),
            cara_asu === null ? '–' : `${cara_asu.toFixed(0).replace('-', '−')} ${words.asu}`,
            'II.61-62',
          ],
          [words.daylight, dinamana === null ? '–' : `${dinamana.ghati.toFixed(1)} ${words.ghati}`],
          [words.cities, words.always],
        ]}
      />
      <Remarks of={reply} lang={reader.lang} />
    </section>
  );
}

export const dinaRatriPage = instrument(dinaRatriYantra, {
  path: '/dina-ratri-yantra',
  api: '/dina-ratri-yantra',
  page: DinaRatri,
});

/** /udaya-yantra: how today's sunrise was made. */
import { dm } from '../../../drawings/geometry.ts';
import { msOf, offsetMsOf } from '../../../drawings/samples.ts';
import { drawUdaya, saidOfUdaya, type UdayaState } from '../../../drawings/udaya.ts';
import { udayaYantra } from '../../../views/instruments/udaya.ts';
import type { PayloadOf } from '../../../views/view.ts';
import { Facts, Figure, Remarks, Rows, Slider, StateOf, ToolPage } from '../../design/tool-page.tsx';
import { hourOf } from '../../tools/clock.ts';
import { type InstrumentProps, instrument, type Shown } from '../../tools/instrument.tsx';
import type { Language } from '../../words/index.ts';
import { TOOL_WORDS } from '../../words/tools.ts';
import { UDAYA_WORDS } from './words.ts';

type Reply = PayloadOf<typeof udayaYantra>;
const DAY_MS = 86_400_000;
const SANSKRIT: Readonly<Record<Reply['terms'][number]['name'], string>> = {
  midnight_lanka: 'मध्यरात्रि',
  zone: 'क्षेत्रकाल',
  desantara: 'देशान्तर',
  bhujantara: 'भुजान्तर',
  quarter_day: 'दिनपाद',
  cara: 'चर',
};

function stateOf(reply: Reply, { now, at }: Shown, lang: Language): UdayaState {
  const words = UDAYA_WORDS[lang];
  return {
    now,
    offsetMs: offsetMsOf(at),
    samples: reply.samples,
    cut: reply.kshitijya === null ? null : reply.kshitijya / reply.day_radius,
    sunrise: reply.sunrise === null ? null : hourOf(reply.sunrise),
    noon: hourOf(reply.noon),
    sunset: reply.sunset === null ? null : hourOf(reply.sunset),
    terms: reply.terms.map(({ name, sign, minutes, verse }) => ({
      sa: SANSKRIT[name],
      name: words.terms[name],
      minutes: minutes === null ? null : sign * minutes,
      verse,
    })),
    words: {
      circle: words.circle,
      circleDesc: words.circleDesc,
      up: words.up,
      down: words.down,
      ladder: words.ladder,
      ladderDesc: words.ladderDesc,
      shanku: words.shanku,
      shankuDesc: words.shankuDesc,
      noShadow: words.noShadow,
      sunrise: words.sunrise,
      noon: words.noon,
      sunset: words.sunset,
      east: words.east,
      west: words.west,
      north: words.north,
      eastShort: words.eastShort,
      westShort: words.westShort,
      kshitijya: words.kshitijya,
      dashed: words.dashed,
      solid: words.solid,
      angula: words.angula,
      gnomon: words.gnomon,
      minute: words.minute,
      hour: words.hour,
    },
  };
}

function Udaya({ frame, bar, reply, shown, call, movable }: InstrumentProps<Reply>) {
  const { lang } = frame.reader;
  const words = UDAYA_WORDS[lang];
  const tool = TOOL_WORDS[lang];
  const state = stateOf(reply, shown, lang);
  const drawn = drawUdaya(state);
  const start = msOf(reply.samples.start);
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit="उदययन्त्र"
      lead={words.lead}
      bar={bar}
      call={call}
      scripts={['udaya-yantra.js']}
    >
      <div class="tool-grid three">
        <section class="card picture">
          <Figure name="circle" svg={drawn.circle} />
          {movable && (
            <Slider label={tool.through} from={start} to={start + DAY_MS} now={shown.now} said={saidOfUdaya(state)} />
          )}
        </section>
        <section class="card">
          <h2>{tool.at(hourOf(reply.at))}</h2>
          <Facts
            rows={[
              [
                words.declination,
                `${dm(Math.abs(reply.declination))} ${reply.declination < 0 ? words.southWord : words.northWord}`,
                'II.28',
              ],
              [words.radius, words.of(reply.day_radius.toFixed(0)), 'II.60'],
              [words.kshitijya, whole(reply.kshitijya), 'II.61'],
              [words.cara, `${whole(reply.cara_asu)} ${words.asu}`, 'II.61-62'],
              [words.own, `${whole(reply.own_day_asu)} ${words.asu}`, 'II.59'],
              [
                words.lengths,
                `${reply.dinamana?.ghati.toFixed(1) ?? '–'}, ${reply.ratrimana?.ghati.toFixed(1) ?? '–'} ${words.ghati}`,
              ],
            ]}
          />
          <p class="note">
            {words.truth} <a href="/docs">{words.drik}</a>
          </p>
          <Remarks notes={reply.notes.filter((each) => !/^(sunrise is|in the samples)/.test(each))} lang={lang} />
        </section>
        <section class="card picture">
          <h2>{words.shanku}</h2>
          <Figure name="shanku" svg={drawn.shanku} />
          <p class="note">{words.track}</p>
        </section>
      </div>
      <section class="card">
        <h2>{words.ladder}</h2>
        <Figure name="ladder" svg={drawn.ladder} class="wide-only" />
        <Figure name="ladderNarrow" svg={drawn.ladderNarrow} class="narrow-only" />
        <details>
          <summary>{words.table}</summary>
          <Rows
            label={words.ladder}
            head={[words.term, words.minutes, words.asus, words.verse]}
            numbers={[1, 2]}
            rows={reply.terms.map(({ name, sign, minutes, asu, verse }) => [
              words.terms[name],
              minutes === null ? '–' : `${sign < 0 ? '−' : '+'}${minutes.toFixed(2)}`,
              asu === null ? '–' : `${sign < 0 ? '−' : '+'}${asu.toFixed(0)}`,
              verse,
            ])}
          />
        </details>
      </section>
      <StateOf state={state} />
    </ToolPage>
  );
}

const whole = (x: number | null): string => (x === null ? '–' : `${x < 0 ? '−' : ''}${Math.abs(x).toFixed(0)}`);

export const udayaPage = instrument(udayaYantra, {
  path: '/udaya-yantra',
  api: '/udaya-yantra',
  page: Udaya,
  events({ sunrise, noon, sunset }, lang) {
    const words = UDAYA_WORDS[lang];
    return [
      ...(sunrise === null ? [] : [{ label: words.sunrise, at: sunrise }]),
      { label: words.noon, at: noon },
      ...(sunset === null ? [] : [{ label: words.sunset, at: sunset }]),
    ];
  },
});

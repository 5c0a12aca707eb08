/** /chandra-yantra: the lit part of the Moon and her horns. */
import { type ChandraState, drawChandra } from 'ganaka/internal/drawings/instruments/chandra.ts';
import { dm } from 'ganaka/internal/drawings/kit/geometry.ts';
import { msOf } from 'ganaka/internal/drawings/kit/samples.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { TITLES } from 'ganaka/internal/text/languages/sa/pages.ts';
import { chandraYantra } from 'ganaka/internal/views/instruments/chandra.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { Facts, Figure, Remarks, Rows, StateOf, ToolPage } from '../../design/tool-page.tsx';
import { clockOn, dateOfInstant, dayAndClock, hourOf } from '../../tools/clock.ts';
import { type InstrumentProps, instrument, type ShownMoment } from '../../tools/instrument.tsx';
import { named } from '../../tools/names-in-language.ts';

type Reply = PayloadOf<typeof chandraYantra>;

function stateOf(reply: Reply, { now }: ShownMoment, lang: PageLanguage): ChandraState {
  const words = pageWords(lang).chandra;
  const west = reply.facing === 'west';
  const { angula, direction } = reply.bhuja;
  return {
    now,
    facing: reply.facing,
    digits: reply.lit_digits,
    bhuja: angula === null ? null : direction === 'south' ? -angula : angula,
    higher: reply.higher_horn,
    seen: reply.visible,
    up: reply.altitude > 0,
    tithi: reply.phases.findLast(({ start }) => msOf(start) <= now)?.tithi.number ?? reply.tithi.number,
    phases: reply.phases.map(({ tithi, start }) => ({
      name: named(tithi, lang),
      day: dayAndClock(lang, start),
      start: msOf(start),
    })),
    words: {
      ...words.drawn,
      facing: words.facing[reply.facing],
      left: west ? words.southSide : words.northSide,
      right: west ? words.northSide : words.southSide,
    },
  };
}

function Chandra({ frame, bar, reply, shown, call }: InstrumentProps<Reply>) {
  const words = frame.reader.words.chandra;
  const state = stateOf(reply, shown, frame.reader.lang);
  const drawn = drawChandra(state);
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit={TITLES.chandra}
      lead={words.lead}
      bar={bar}
      call={call}
      scripts={['chandra-yantra.js']}
    >
      <div class="tool-grid">
        <section class="card picture edge">
          <Figure lang={frame.reader.lang} name="scene" svg={drawn.scene} />
        </section>
        <div class="stack">
          <LitPartAndHorns frame={frame} reply={reply} />
          <VisibilityTonight frame={frame} reply={reply} />
        </div>
      </div>
      <section class="card">
        <h2>{words.fortnights}</h2>
        <Figure lang={frame.reader.lang} name="strip" svg={drawn.strip} class="wide-only" />
        <Figure lang={frame.reader.lang} name="stripNarrow" svg={drawn.stripNarrow} class="narrow-only" />
        <PhaseTable frame={frame} reply={reply} />
      </section>
      <StateOf state={state} />
    </ToolPage>
  );
}

type SectionProps = Pick<InstrumentProps<Reply>, 'frame' | 'reply'>;

/** The numbers of the drawing: the lit angulas (twelfths of the disk), bhuja, koti and karna, and which horn is higher. */
function LitPartAndHorns({ frame: { reader }, reply }: SectionProps) {
  const words = reader.words.chandra;
  const side = { north: words.drawn.north, south: words.drawn.south, level: words.drawn.level };
  const { angula, direction } = reply.bhuja;
  return (
    <section class="card">
      <h2>{reply.facing === 'west' ? words.sunset(hourOf(reply.at)) : words.sunrise(hourOf(reply.at))}</h2>
      <Facts
        rows={[
          [words.elongation, dm(reply.elongation)],
          [words.tithi, named(reply.tithi, reader.lang)],
          [words.lit, <b>{words.of(reply.lit_digits.toFixed(2))}</b>, 'X.9'],
          [
            words.bhuja,
            angula === null ? '–' : `${angula.toFixed(1)} ${direction === null ? '' : side[direction]}`,
            'X.6-8',
          ],
          [words.koti, String(reply.koti)],
          [words.karna, reply.karna?.toFixed(1) ?? '–'],
          [
            words.horn,
            reply.higher_horn === null || reply.tilt_degrees === null
              ? words.none
              : words.by(side[reply.higher_horn], dm(reply.tilt_degrees)),
            'X.14',
          ],
          [words.disc, `${reply.disc_minutes.toFixed(1)}′`, 'IV.2-3'],
        ]}
      />
      <p class="note">{words.truth}</p>
    </section>
  );
}

/** When the Moon rises and sets, and whether she is visible. */
function VisibilityTonight({ frame: { reader }, reply }: SectionProps) {
  const { lang } = reader;
  const words = reader.words.chandra;
  const date = dateOfInstant(reply.at);
  const clock = (at: string | null) => (at === null ? '–' : clockOn(lang, at, date));
  return (
    <section class="card">
      <h2>{words.tonight}</h2>
      <Facts
        rows={[
          [words.moonrise, clock(reply.moonrise)],
          [words.moonset, clock(reply.moonset)],
          [
            reply.facing === 'west' ? words.after : words.before,
            reply.interval_nadi === null ? '–' : `${reply.interval_nadi.toFixed(1)} ${words.nadi}`,
            'X.2-5',
          ],
          [
            words.visible,
            reply.visible === null || reply.kalamsha === null ? (
              '–'
            ) : (
              <>
                <span class={reply.visible ? 'good-word' : 'bad-word'}>{reply.visible ? words.yes : words.no}</span>,{' '}
                {words.kalamsha(reply.kalamsha.toFixed(0), reply.limit)}
              </>
            ),
            'X.1',
          ],
        ]}
      />
      <Remarks of={reply} lang={lang} />
    </section>
  );
}

/** The thirty tithis with their beginnings, in a folded section. */
function PhaseTable({ frame: { reader }, reply }: SectionProps) {
  const { lang } = reader;
  const words = reader.words.chandra;
  return (
    <details>
      <summary>{words.table}</summary>
      <Rows
        label={words.fortnights}
        head={[words.tithi, words.begins]}
        rows={reply.phases.map(({ tithi, start }) => [
          `${tithi.number} ${named(tithi, lang)}`,
          dayAndClock(lang, start),
        ])}
      />
    </details>
  );
}

export const chandraPage = instrument(chandraYantra, {
  path: '/chandra-yantra',
  api: '/chandra-yantra',
  page: Chandra,
});

/** /graha-asta-yantra: when Venus and Jupiter are lost in the Sun's rays. */
import { drawGrahaAsta, type GrahaAstaState } from 'ganaka/internal/drawings/instruments/graha-asta.ts';
import { msOf } from 'ganaka/internal/drawings/kit/samples.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { TITLES } from 'ganaka/internal/text/languages/sa/pages.ts';
import { grahaAsta } from 'ganaka/internal/views/instruments/graha-asta.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { Figure, Remarks, Rows, StateOf, ToolPage } from '../../design/tool-page.tsx';
import { pageVoice } from '../../requests/voice.ts';
import { dayAndClock, dayMonth, monthsFrom } from '../../tools/clock.ts';
import { type InstrumentProps, instrument, type ShownMoment } from '../../tools/instrument.tsx';
import { named } from '../../tools/names-in-language.ts';

type Reply = PayloadOf<typeof grahaAsta>;
const AGED = ['shukra', 'guru'] as const;
const OTHERS = ['mangala', 'budha', 'shani'] as const;
const MONTHS = 25;
/** The limits while retrograde (Surya-siddhanta IX.8: Venus has a smaller limit then). */
const RETROGRADE_LIMIT = { shukra: 8, guru: 11 } as const;
const DIRECT_LIMIT = { shukra: 10, guru: 11 } as const;

const nameOf = (graha: (typeof AGED)[number] | (typeof OTHERS)[number], lang: PageLanguage): string =>
  named(pageVoice().byId('graha', graha), lang);

function standText({ kalamsha, side, elongation }: Reply['grahas']['guru'], lang: PageLanguage): string {
  const words = pageWords(lang).grahaAsta;
  if (kalamsha === null) return words.noKalamsha;
  const far = kalamsha > 30 || Math.abs(elongation) > 90;
  return words.stands(far ? words.over : kalamsha.toFixed(1), words.sides[side]);
}

function stateOf(reply: Reply, { now }: ShownMoment, lang: PageLanguage): GrahaAstaState {
  const words = pageWords(lang).grahaAsta;
  return {
    now,
    samples: reply.samples,
    grahas: AGED.map((id) => {
      const graha = reply.grahas[id];
      const { kalamsha, elongation, periods } = graha;
      return {
        id,
        sa: nameOf(id, DEVANAGARI),
        name: nameOf(id, lang),
        kalamsha: kalamsha === null ? null : Math.abs(elongation) > 90 ? 30 : kalamsha,
        limit: DIRECT_LIMIT[id],
        limitRetrograde: RETROGRADE_LIMIT[id],
        said: standText(graha, lang),
        periods: periods.map(({ vardhakya, asta, udaya, balya, asta_side, udaya_side }) => ({
          old: msOf(vardhakya.start),
          asta: msOf(asta),
          udaya: msOf(udaya),
          young: msOf(balya.end),
          label: words.asta(dayMonth(lang, asta), dayMonth(lang, udaya)),
          short: words.astaShort(dayMonth(lang, asta)),
          backward: asta_side === 'west' && udaya_side === 'east' && id === 'shukra',
        })),
      };
    }),
    months: monthsFrom(lang, reply.samples.start, MONTHS).map(({ at, label, year }) => ({ at: msOf(at), label, year })),
    words: words.drawn,
  };
}

function GrahaAsta({ frame, bar, reply, shown, call }: InstrumentProps<Reply>) {
  const { lang } = frame.reader;
  const words = frame.reader.words.grahaAsta;
  const state = stateOf(reply, shown, lang);
  const drawn = drawGrahaAsta(state);
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit={TITLES.grahaAsta}
      lead={words.lead}
      bar={bar}
      call={call}
      scripts={['graha-asta-yantra.js']}
    >
      <div class="tool-grid even">
        {AGED.map((id) => {
          const { visible, side, elongation } = reply.grahas[id];
          return (
            <section class="card picture centred" key={id}>
              <Figure lang={lang} name={`${id}-gauge`} svg={drawn[`${id}-gauge`] ?? ''} class="gauge" />
              {visible !== null && (
                <p>
                  <span class={visible ? 'good-word' : 'bad-word'}>{visible ? words.visible : words.unseen}</span>{' '}
                  {Math.abs(elongation) > 90 ? words.far : words.where[side]}
                </p>
              )}
            </section>
          );
        })}
      </div>
      {AGED.map((id) => (
        <section class="card picture" key={id}>
          <h2>{nameOf(id, lang)}</h2>
          <Figure lang={lang} name={`${id}-band`} svg={drawn[`${id}-band`] ?? ''} class="wide-only" />
          <Figure lang={lang} name={`${id}-band-narrow`} svg={drawn[`${id}-band-narrow`] ?? ''} class="narrow-only" />
        </section>
      ))}
      <section class="card">
        <h2>{words.table}</h2>
        <Rows
          label={words.table}
          fold
          head={[words.graha, words.old, words.setting, words.rising, words.young]}
          rows={AGED.flatMap((id) =>
            reply.grahas[id].periods.map((period) => [
              nameOf(id, lang),
              words.from(dayMonth(lang, period.vardhakya.start)),
              `${dayAndClock(lang, period.asta)}, ${words.side[period.asta_side]}`,
              `${dayAndClock(lang, period.udaya)}, ${words.side[period.udaya_side]}`,
              words.to(dayMonth(lang, period.balya.end)),
            ]),
          )}
        />
        <p class="note">{words.limits}</p>
        <Remarks of={reply} but={['kalamsha_samples']} lang={lang} />
      </section>
      <section class="card">
        <h2>{words.others}</h2>
        <Rows
          label={words.others}
          head={[words.graha, words.kalamsha, words.limit, words.next]}
          rows={OTHERS.map((id) => {
            const { kalamsha, limit, visible, next } = reply.others[id];
            const [first] = next;
            return [
              nameOf(id, lang),
              kalamsha === null ? '–' : `${kalamsha.toFixed(1)} ${visible ? words.visible : words.unseen}`,
              String(limit),
              first === undefined
                ? '–'
                : `${first.event === 'asta' ? words.setting : words.rising} ${dayMonth(lang, first.at)}, ${words.side[first.side]}`,
            ];
          })}
        />
      </section>
      <StateOf state={state} />
    </ToolPage>
  );
}

export const grahaAstaPage = instrument(grahaAsta, {
  path: '/graha-asta-yantra',
  api: '/graha-asta',
  page: GrahaAsta,
  events: ({ grahas }, lang) =>
    AGED.flatMap((id) => {
      const [next] = grahas[id].next;
      const words = pageWords(lang).grahaAsta;
      return next === undefined
        ? []
        : [{ label: `${nameOf(id, lang)}: ${next.event === 'asta' ? words.nextAsta : words.nextUdaya}`, at: next.at }];
    }),
});

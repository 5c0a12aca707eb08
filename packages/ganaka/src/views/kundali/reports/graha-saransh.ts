/** A table of the nine grahas, one row each. */

import type { Static } from 'typebox';
import { type Chart, chartOf, houseFrom, isSapta, rashiAt } from '../../../jyotisha/kundali/chart/chart.ts';
import { rashiInVarga } from '../../../jyotisha/kundali/chart/varga.ts';
import { periodsFrom } from '../../../jyotisha/kundali/dasha/dasha.ts';
import { chainAt, LEVELS } from '../../../jyotisha/kundali/dasha/timeline.ts';
import { VIMSHOTTARI_COUNT, vimshottariFrom } from '../../../jyotisha/kundali/dasha/vimshottari.ts';
import { yearsAfter } from '../../../jyotisha/kundali/dasha/year.ts';
import { fullLooks } from '../../../jyotisha/kundali/graha/drishti.ts';
import { charaKarakas } from '../../../jyotisha/kundali/jaimini/karaka.ts';
import { FUNCTIONAL_SOURCE, functionalOf } from '../../../jyotisha/kundali/reports/functional.ts';
import { bavBand, SOURCES, vimshopakaBand } from '../../../jyotisha/kundali/reports/measures.ts';
import { type Reading, readingOf } from '../../../jyotisha/kundali/reports/reading.ts';
import { type YogaRead, yogasOf } from '../../../jyotisha/kundali/yogas/judge.ts';
import type { JdUt } from '../../../kernel/units.ts';
import { type Graha, perGraha } from '../../../sky/engines/engine.ts';
import type { Note } from '../../../text/contracts/note-words.ts';
import { round4 } from '../../../text/format.ts';
import { notesReplyOf } from '../../../text/sentences/notes.ts';
import type { Voice } from '../../../text/voice.ts';
import { balaRules } from '../../kit/parameters.ts';
import { positionOf } from '../../kit/position.ts';
import { view } from '../../view.ts';
import { onOf } from '../on.ts';
import type { grahaSaranshReply, rowReply } from './graha-saransh.reply.ts';
import { avasthaReplyOf } from './parts.ts';

export const grahaSaransh = view<typeof grahaSaranshReply>()({
  field: 'graha_saransh',
  summary: 'The nine grahas in one row each: place, lordships, dignity, strengths, looks, yogas, karaka',
  reads: 'birth',
  params: { rules: balaRules },
  tellsToday: true,
  of({ sky, t, say, params, today }) {
    const chart = chartOf(sky, t);
    const reading = readingOf(chart, params.rules);
    const on = onOf({ sky, params: { on: today } });
    const running = runningOn(chart, on.t);
    const { list } = yogasOf(reading.facts);
    const karakas = new Map(charaKarakas(chart).map(({ graha, karaka }) => [graha, karaka]));
    return {
      on: on.date,
      grahas: perGraha((graha) =>
        Object.assign(rowReplyOf(say, reading, list, graha), {
          karaka: karakas.get(graha) ?? null,
          dasha_now: LEVELS.filter((_, depth) => running[depth] === graha),
          ...notesReplyOf(say, notesOn(reading, graha)),
        }),
      ),
      bands: {
        functional: say.cite(FUNCTIONAL_SOURCE),
        vimshopaka: say.cite(SOURCES.vimshopaka),
        own_bindus: say.cite(SOURCES.bav),
      },
    };
  },
});

/** The lords of the current maha, antar and pratyantara; empty outside the 120 years. */
function runningOn({ sky, t, grahas }: Chart, at: JdUt): Graha[] {
  const years = yearsAfter(sky, t, 'sidereal');
  const periods = periodsFrom(vimshottariFrom(grahas.chandra.longitude), VIMSHOTTARI_COUNT, 3, years);
  return chainAt(periods, at).map(({ ruler }) => ruler.lord);
}

/** Notes on facts that the fields of the row do not show. */
function notesOn({ chart, bala }: Reading, graha: Graha): Note[] {
  const { rashi, longitude } = chart.grahas[graha];
  const war = bala.wars.find(({ grahas }) => grahas.some((each) => each === graha));
  return [
    ...(rashiInVarga('D9', longitude) === rashi ? ['vargottama' as const] : []),
    ...(war === undefined
      ? []
      : [
          warNote(
            war.grahas.filter((each) => each !== graha),
            war.winner,
          ),
        ]),
  ];
}

const warNote =
  (others: readonly Graha[], winner: Graha): Note =>
  ({ at_war }) =>
    at_war(others, winner);

function rowReplyOf(
  say: Voice,
  reading: Reading,
  yogas: readonly YogaRead[],
  graha: Graha,
): Omit<Static<typeof rowReply>, 'karaka' | 'dasha_now' | 'notes'> {
  const { facts, chart } = reading;
  const read = reading.of(graha);
  const functional = isSapta(graha) ? functionalOf(chart.lagnaRashi, graha) : null;
  return {
    position: positionOf(say, chart.grahas[graha].longitude),
    house: read.house,
    lordships: [...read.lordships],
    functional: functional?.kind ?? null,
    yogakaraka: functional?.yogakaraka ?? false,
    dignity: read.dignity,
    combust: read.combust,
    retrograde: read.retrograde,
    avastha: avasthaReplyOf(say, reading, graha),
    bala_ratio: read.ratio === null ? null : round4(read.ratio),
    vimshopaka_band: isSapta(graha) ? vimshopakaBand(reading.vimshopakaOf(graha).shodasha) : null,
    aspects_given: fullLooks(graha).map((place) => houseFrom(facts.lagna, rashiAt(read.rashi, place))),
    aspects_received: reading.lookersAt(read.rashi),
    conjunctions: reading.occupantsOf(read.rashi).filter((other) => other !== graha),
    yogas: yogas.filter(({ present, makers }) => present && makers.includes(graha)).map(({ yoga }) => yoga.id),
    own_bindus: read.ownBindus,
    band: read.ownBindus === null ? null : bavBand(read.ownBindus),
  };
}

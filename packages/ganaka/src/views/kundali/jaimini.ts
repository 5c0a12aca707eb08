/** Jaimini's reading of a chart: movable karakas (significators), karakamsha, padas and the aspects of the rashis. */

import type { Static } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { isIn, maskOf } from '../../jyotisha/kundali/chart/houses.ts';
import type { Pada } from '../../jyotisha/kundali/jaimini/arudha.ts';
import { JAIMINI_SOURCES, type Jaimini, jaiminiOf } from '../../jyotisha/kundali/jaimini/index.ts';
import type { Karaka, KarakaSeat } from '../../jyotisha/kundali/jaimini/karaka.ts';
import { rashisSeenFrom } from '../../jyotisha/kundali/jaimini/rashi-drishti.ts';
import { cachedOn } from '../../kernel/caches.ts';
import { ARUDHA } from '../../lexicon/chart/arudha.ts';
import { RASHI } from '../../lexicon/chart/rashi.ts';
import type { RemarkWords } from '../../rules/note.ts';
import { GRAHAS, perGraha } from '../../sky/engines/engine.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { deg6 } from '../../text/format.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { NumberedName, Voice } from '../../text/voice.ts';
import { view } from '../view.ts';
import type { jaiminiReply, karakaReply, padaReply } from './jaimini.reply.ts';

export const jaimini = view<typeof jaiminiReply>()({
  field: 'jaimini',
  summary: 'Chara karakas, karakamsha and swamsha, arudha padas and rashi drishti',
  reads: 'birth',
  of({ sky, t, say }) {
    const chart = chartOf(sky, t);
    const found = jaiminiOf(chart);
    const { karakamsha, karakamsha7 } = found;
    const rashi = (number: number) => say.named('rashi', number);
    const rashis = perGraha((graha) => chart.grahas[graha].rashi);
    return {
      chara_karakas: found.karakas.map((seat) => seatReplyOf(say, seat)),
      chara_karakas_7: found.karakas7.map((seat) => seatReplyOf(say, seat)),
      karakamsha: { rashi: rashi(karakamsha.rashi), house: karakamsha.house },
      karakamsha_7: { rashi: rashi(karakamsha7.rashi), house: karakamsha7.house },
      swamsha: { rashi: rashi(karakamsha.rashi), house: karakamsha.amshaHouse },
      navamsha_lagna: rashi(found.navamshaLagna),
      arudha: arudhaReplyOf(say, found.padas),
      upapada: rashi(found.padas[11]?.rashi ?? chart.lagnaRashi),
      padas: found.padas.map((pada) => padaReplyOf(say, pada)),
      rashi_drishti: {
        rashis: looksIn(say),
        grahas: perGraha((graha) => {
          const { sees, mask } = seenFrom(rashis[graha]);
          return { sees, grahas: GRAHAS.filter((each) => isIn(mask, rashis[each])) };
        }),
      },
      ...notesReplyOf(say, notesOn(found)),
      citations: citationsIn(say),
    };
  },
});

const SEEN = RASHI.map(({ number }) => {
  const sees = rashisSeenFrom(number);
  return { sees, mask: maskOf(sees) };
});
function seenFrom(rashi: number): (typeof SEEN)[number] {
  const seen = SEEN[rashi - 1];
  if (seen === undefined) throw new Error(`no rashi ${rashi}`);
  return seen;
}

const citationsIn = cachedOn((say: Voice) =>
  citationsOf(say, {
    karakas: JAIMINI_SOURCES.karakas,
    ties: JAIMINI_SOURCES.ties,
    karakamsha: JAIMINI_SOURCES.karakamsha,
    arudha: JAIMINI_SOURCES.arudha,
    second_lords: JAIMINI_SOURCES.second_lords,
    upapada: JAIMINI_SOURCES.upapada,
    rashi_drishti: JAIMINI_SOURCES.rashi_drishti,
  }),
);

/** The aspects of the rashis are the same in every chart, so they are put into words only once per language. */
const looksIn = cachedOn((say: Voice) => SEEN.map(({ sees }, n) => ({ rashi: say.named('rashi', n + 1), sees })));

function seatReplyOf(say: Voice, { karaka, graha, gone, tiedWith }: KarakaSeat): Static<typeof karakaReply> {
  const named = say.byId('chara_karaka', KARAKA_ID[karaka]);
  return Object.assign({ karaka, name: named.name, graha, degrees: deg6(gone), tied_with: [...tiedWith] }, named);
}
const KARAKA_ID = {
  AK: 'atma',
  AmK: 'amatya',
  BK: 'bhratri',
  MK: 'matri',
  PiK: 'pitri',
  PK: 'putra',
  GK: 'jnati',
  DK: 'dara',
} as const satisfies Record<Karaka, string>;

function arudhaId(house: number): (typeof ARUDHA)[number]['id'] {
  const entry = ARUDHA[house - 1];
  if (entry === undefined) throw new Error(`no pada of house ${house}`);
  return entry.id;
}

function arudhaReplyOf(say: Voice, padas: readonly Pada[]): Record<string, NumberedName> {
  const said: Record<string, NumberedName> = {};
  for (const { house, rashi } of padas) said[arudhaId(house)] = say.named('rashi', rashi);
  return said;
}

function padaReplyOf(say: Voice, { house, rashi, moved, byNode }: Pada): Static<typeof padaReply> {
  const id = arudhaId(house);
  const named = say.byId('arudha', id);
  const said: Static<typeof padaReply> = Object.assign(
    { id, name: named.name, house, rashi: say.named('rashi', rashi), moved },
    named,
  );
  if (byNode !== null) said.by_second_lord = say.named('rashi', byNode);
  return said;
}

function notesOn({ karakas, karakas7 }: Jaimini): Note[] {
  const tied = karakas.filter(({ tiedWith }) => tiedWith.length > 0).map(({ graha }) => graha);
  return [
    'rahu_from_the_end',
    ...(tied.length === 0 ? [] : [({ karakas_equal }: RemarkWords) => karakas_equal(tied)]),
    ...(karakas[0]?.graha === karakas7[0]?.graha ? [] : ['two_atmakarakas' as const]),
  ];
}

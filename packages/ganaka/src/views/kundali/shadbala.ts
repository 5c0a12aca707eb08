/** The six strengths of the grahas in all their parts, the required strength, and the strengths of the houses. */

import type { Static } from 'typebox';
import { type GrahaBala, isStrong, shadbalaOf } from '../../jyotisha/kundali/bala/index.ts';
import { type BalaRules, MOOLATRIKONA_RULES } from '../../jyotisha/kundali/bala/rules.ts';
import { BALA_SOURCES, type BalaPart, YEAR_LORD_SOURCE } from '../../jyotisha/kundali/bala/sources.ts';
import { chartOf, perSapta } from '../../jyotisha/kundali/chart/chart.ts';
import { cachedOn } from '../../kernel/caches.ts';
import { round4, round6 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { defaulted, oneOf } from '../kit/parameter.ts';
import { balaRules } from '../kit/parameters.ts';
import { view } from '../view.ts';
import type { grahaBalaReply, shadbalaReply } from './shadbala.reply.ts';

export const PARTS = [
  'uchcha',
  'saptavargaja',
  'ojayugma',
  'kendra',
  'drekkana',
  'dig',
  'natonnata',
  'paksha',
  'tribhaga',
  'abda_masa_vara_hora',
  'ayana',
  'yuddha',
  'cheshta',
  'naisargika',
  'drik',
  'required',
  'ishta_kashta',
  'bhava_bala',
] as const satisfies readonly BalaPart[];

export const shadbala = view<typeof shadbalaReply>()({
  field: 'shadbala',
  summary: 'Shadbala of the seven grahas in virupas, every part with its verse, and the strengths of the houses',
  reads: 'birth',
  params: {
    rules: balaRules,
    moolatrikona: defaulted(
      oneOf(MOOLATRIKONA_RULES, {
        meaning: 'where moolatrikona counts in saptavargaja: in its degrees, or anywhere in its rashi',
        example: 'degrees',
      }),
      'degrees',
    ),
  },
  conventions: ({ params }) => ({ moolatrikona: params.moolatrikona }),
  of({ sky, t, say, params }) {
    const bala = shadbalaOf(chartOf(sky, t), params.rules, params.moolatrikona);
    return {
      rules: bala.rules,
      grahas: perSapta((graha) => grahaBalaReplyOf(bala.grahas[graha])),
      lords: { ...bala.day.lords },
      yuddha: bala.wars.map(({ grahas, separationDeg, winner }) => ({
        grahas: [...grahas],
        separation: round6(separationDeg),
        winner,
      })),
      houses: bala.houses.map(({ number, lord, dig, drishti, adhipati, occupants, udaya, total, rank }) => ({
        number,
        lord,
        dig: round4(dig),
        drishti: round4(drishti),
        adhipati: round4(adhipati),
        occupants,
        udaya,
        total: round4(total),
        rank,
      })),
      ...notesReplyOf(say, bala.day.conventional ? ['strengths_about_noon'] : []),
      parts_citation: citationsIn(say)[bala.rules],
    };
  },
});

const citationsOf = (say: Voice, rules: BalaRules) => ({
  ...Object.fromEntries(PARTS.map((part) => [part, say.cite(BALA_SOURCES[rules][part])])),
  year_and_month_lords: say.cite(YEAR_LORD_SOURCE),
});
const citationsIn = cachedOn((say: Voice) => ({
  raman: citationsOf(say, 'raman'),
  parashara: citationsOf(say, 'parashara'),
}));

function grahaBalaReplyOf(bala: GrahaBala): Static<typeof grahaBalaReply> {
  const { sthana, kala } = bala;
  return {
    sthana: {
      total: round4(sthana.total),
      uchcha: round4(sthana.uchcha),
      saptavargaja: sthana.saptavargaja,
      ojayugma: sthana.ojayugma,
      kendra: sthana.kendra,
      drekkana: sthana.drekkana,
    },
    dig: round4(bala.dig),
    kala: {
      total: round4(kala.total),
      natonnata: round4(kala.natonnata),
      paksha: round4(kala.paksha),
      tribhaga: kala.tribhaga,
      abda: kala.abda,
      masa: kala.masa,
      vara: kala.vara,
      hora: kala.hora,
      ayana: round4(kala.ayana),
      yuddha: round4(kala.yuddha),
    },
    cheshta: round4(bala.cheshta),
    naisargika: round4(bala.naisargika),
    drik: round4(bala.drik),
    total: round4(bala.total),
    rupas: round4(bala.rupas),
    required: { ...bala.required },
    ratio: round4(bala.ratio),
    strong: isStrong(bala),
    rank: bala.rank,
    ishta: round4(bala.phala.ishta),
    kashta: round4(bala.phala.kashta),
    ishta_other: round4(bala.otherPhala.ishta),
    kashta_other: round4(bala.otherPhala.kashta),
  };
}

/**
 * The natal pack: everything that follows from the birth chart, each part as in its own route. The parts share the
 * chart, its strengths and its points through the chart's cache (`Chart.kept`).
 */

import { balaRules, dashaYear, on, vargaRules } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { ashtakavarga } from './ashtakavarga.ts';
import { avakahada } from './avakahada.ts';
import { bhavaChalit } from './bhava-chalit.ts';
import { dashas } from './dashas.ts';
import { divisionals } from './divisionals.ts';
import { farLife } from './far.ts';
import type { kundaliFullReply } from './full.reply.ts';
import { grahaDrishti } from './graha-drishti.ts';
import { jaimini } from './jaimini.ts';
import { kaalSarpa } from './kaal-sarpa.ts';
import { kundali } from './kundali.ts';
import { maitri } from './maitri.ts';
import { manglik } from './manglik.ts';
import { bhavaPhala } from './reports/bhava-phala.ts';
import { grahaGarima } from './reports/graha-garima.ts';
import { sadeSati } from './sade-sati.ts';
import { shadbala } from './shadbala.ts';
import { vargaConventions } from './varga-rules.ts';
import { vargaTulana } from './varga-tulana.ts';
import { yogaParams, yogas } from './yogas.ts';
import { yoginiDashas } from './yogini-dashas.ts';

export const packParams = {
  rules: balaRules,
  relation: yogaParams.relation,
  sex: yogaParams.sex,
  ...vargaRules,
  dasha_year: dashaYear,
  on,
};

/**
 * Values of parameters that the parts need but the pack does not have. They are the defaults of the parts' own routes.
 */
const AS_DEFAULT = {
  ashtakavarga: { occupants: 'grahas' },
  yogas: { gajakesari: 'parashara' },
  shadbala: { moolatrikona: 'degrees' },
} as const;

export const kundaliFull = view<typeof kundaliFullReply>()({
  field: 'kundali_full',
  summary: 'The natal pack: chart, vargas, friendships, dashas, yogas, doshas, strengths, houses',
  reads: 'birth',
  params: packParams,
  heavyWhen: farLife,
  conventions: (asked) => ({ ...vargaConventions(asked), dasha_year: asked.params.dasha_year }),
  of(asked) {
    const { rules, relation, sex } = asked.params;
    const plain = Object.assign({}, asked, { params: {} });
    const ofYogas = { rules, relation, all: false, ...AS_DEFAULT.yogas, ...(sex !== undefined && { sex }) };
    return {
      kundali: kundali.of(plain),
      bhava_chalit: bhavaChalit.of(plain),
      divisionals: divisionals.of(asked),
      varga_tulana: vargaTulana.of(asked),
      maitri: maitri.of(plain),
      graha_drishti: grahaDrishti.of(plain),
      avakahada: avakahada.of(plain),
      dashas: dashas.of(asked),
      yogini_dashas: yoginiDashas.of(asked),
      yogas: yogas.of(Object.assign({}, asked, { params: ofYogas })),
      manglik: manglik.of(plain),
      kaal_sarpa: kaalSarpa.of(plain),
      sade_sati: sadeSati.of(asked),
      shadbala: shadbala.of(Object.assign({}, asked, { params: { rules, ...AS_DEFAULT.shadbala } })),
      ashtakavarga: ashtakavarga.of(Object.assign({}, asked, { params: AS_DEFAULT.ashtakavarga })),
      jaimini: jaimini.of(plain),
      graha_garima: grahaGarima.of(plain),
      bhava_phala: bhavaPhala.of(asked),
    };
  },
});

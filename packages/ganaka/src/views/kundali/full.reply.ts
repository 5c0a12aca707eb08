import { Type } from 'typebox';
import { ashtakavargaReply } from './ashtakavarga.reply.ts';
import { avakahadaReply } from './avakahada.reply.ts';
import { bhavaChalitReply } from './bhava-chalit.reply.ts';
import { dashasReply } from './dashas.reply.ts';
import { divisionalsReply } from './divisionals.reply.ts';
import { grahaDrishtiReply } from './graha-drishti.reply.ts';
import { jaiminiReply } from './jaimini.reply.ts';
import { kaalSarpaReply } from './kaal-sarpa.reply.ts';
import { kundaliReply } from './kundali.reply.ts';
import { maitriReply } from './maitri.reply.ts';
import { manglikBlockReply } from './manglik.reply.ts';
import { bhavaPhalaReply } from './reports/bhava-phala.reply.ts';
import { grahaGarimaReply } from './reports/graha-garima.reply.ts';
import { sadeSatiReply } from './sade-sati.reply.ts';
import { shadbalaReply } from './shadbala.reply.ts';
import { vargaTulanaReply } from './varga-tulana.reply.ts';
import { yogasReply } from './yogas.reply.ts';
import { yoginiDashasReply } from './yogini-dashas.reply.ts';

export const kundaliFullReply = Type.Object({
  kundali: kundaliReply,
  bhava_chalit: bhavaChalitReply,
  divisionals: divisionalsReply,
  varga_tulana: vargaTulanaReply,
  maitri: maitriReply,
  graha_drishti: grahaDrishtiReply,
  avakahada: avakahadaReply,
  dashas: dashasReply,
  yogini_dashas: yoginiDashasReply,
  yogas: yogasReply,
  manglik: manglikBlockReply,
  kaal_sarpa: kaalSarpaReply,
  sade_sati: sadeSatiReply,
  shadbala: shadbalaReply,
  ashtakavarga: ashtakavargaReply,
  jaimini: jaiminiReply,
  graha_garima: grahaGarimaReply,
  bhava_phala: bhavaPhalaReply,
});

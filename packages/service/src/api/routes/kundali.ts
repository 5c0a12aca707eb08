/** Birth charts, dashas, doshas, strengths and reports. */

import { ashtakavargaReply } from 'ganaka/internal/views/kundali/ashtakavarga.reply.ts';
import { ashtakavarga } from 'ganaka/internal/views/kundali/ashtakavarga.ts';
import { avakahadaReply } from 'ganaka/internal/views/kundali/avakahada.reply.ts';
import { avakahada } from 'ganaka/internal/views/kundali/avakahada.ts';
import { bhavaChalitReply } from 'ganaka/internal/views/kundali/bhava-chalit.reply.ts';
import { bhavaChalit } from 'ganaka/internal/views/kundali/bhava-chalit.ts';
import { chandraKundali } from 'ganaka/internal/views/kundali/chandra-kundali.ts';
import { chandraKundaliReply, suryaKundaliReply } from 'ganaka/internal/views/kundali/counted-from.reply.ts';
import { dashaPhalaReply } from 'ganaka/internal/views/kundali/dasha-phala.reply.ts';
import { dashaPhala } from 'ganaka/internal/views/kundali/dasha-phala.ts';
import { dashaTimelineReply } from 'ganaka/internal/views/kundali/dasha-timeline.reply.ts';
import { dashaTimeline } from 'ganaka/internal/views/kundali/dasha-timeline.ts';
import { dashasReply } from 'ganaka/internal/views/kundali/dashas.reply.ts';
import { dashas } from 'ganaka/internal/views/kundali/dashas.ts';
import { divisionalReply } from 'ganaka/internal/views/kundali/divisional.reply.ts';
import { divisional } from 'ganaka/internal/views/kundali/divisional.ts';
import { divisionalsReply } from 'ganaka/internal/views/kundali/divisionals.reply.ts';
import { divisionals } from 'ganaka/internal/views/kundali/divisionals.ts';
import { kundaliFullReply } from 'ganaka/internal/views/kundali/full.reply.ts';
import { kundaliFull } from 'ganaka/internal/views/kundali/full.ts';
import { gocharaReportReply } from 'ganaka/internal/views/kundali/gochara-report.reply.ts';
import { gocharaReport } from 'ganaka/internal/views/kundali/gochara-report.ts';
import { grahaDrishtiReply } from 'ganaka/internal/views/kundali/graha-drishti.reply.ts';
import { grahaDrishti } from 'ganaka/internal/views/kundali/graha-drishti.ts';
import { jaiminiReply } from 'ganaka/internal/views/kundali/jaimini.reply.ts';
import { jaimini } from 'ganaka/internal/views/kundali/jaimini.ts';
import { janmaVivaranReply } from 'ganaka/internal/views/kundali/janma-vivaran.reply.ts';
import { janmaVivaran } from 'ganaka/internal/views/kundali/janma-vivaran.ts';
import { kaalSarpaReply } from 'ganaka/internal/views/kundali/kaal-sarpa.reply.ts';
import { kaalSarpa } from 'ganaka/internal/views/kundali/kaal-sarpa.ts';
import { kundaliReply } from 'ganaka/internal/views/kundali/kundali.reply.ts';
import { kundali as birthChart } from 'ganaka/internal/views/kundali/kundali.ts';
import { maitriReply } from 'ganaka/internal/views/kundali/maitri.reply.ts';
import { maitri } from 'ganaka/internal/views/kundali/maitri.ts';
import { manglikBlockReply } from 'ganaka/internal/views/kundali/manglik.reply.ts';
import { manglik } from 'ganaka/internal/views/kundali/manglik.ts';
import { arishtaReply } from 'ganaka/internal/views/kundali/reports/arishta.reply.ts';
import { arishta } from 'ganaka/internal/views/kundali/reports/arishta.ts';
import { ashtakavargaPhalaReply } from 'ganaka/internal/views/kundali/reports/ashtakavarga-phala.reply.ts';
import { ashtakavargaPhala } from 'ganaka/internal/views/kundali/reports/ashtakavarga-phala.ts';
import { balaDashboardReply } from 'ganaka/internal/views/kundali/reports/bala-dashboard.reply.ts';
import { balaDashboard } from 'ganaka/internal/views/kundali/reports/bala-dashboard.ts';
import { bhavaPhalaReply } from 'ganaka/internal/views/kundali/reports/bhava-phala.reply.ts';
import { bhavaPhala } from 'ganaka/internal/views/kundali/reports/bhava-phala.ts';
import { bhavaSaranshReply } from 'ganaka/internal/views/kundali/reports/bhava-saransh.reply.ts';
import { bhavaSaransh } from 'ganaka/internal/views/kundali/reports/bhava-saransh.ts';
import { grahaGarimaReply } from 'ganaka/internal/views/kundali/reports/graha-garima.reply.ts';
import { grahaGarima } from 'ganaka/internal/views/kundali/reports/graha-garima.ts';
import { grahaSaranshReply } from 'ganaka/internal/views/kundali/reports/graha-saransh.reply.ts';
import { grahaSaransh } from 'ganaka/internal/views/kundali/reports/graha-saransh.ts';
import { grahaShantiReply } from 'ganaka/internal/views/kundali/reports/graha-shanti.reply.ts';
import { grahaShanti } from 'ganaka/internal/views/kundali/reports/graha-shanti.ts';
import { lifeReply } from 'ganaka/internal/views/kundali/reports/life.reply.ts';
import { LIFE_VIEWS, lifePath } from 'ganaka/internal/views/kundali/reports/life.ts';
import { ratnaNirnayaReply } from 'ganaka/internal/views/kundali/reports/ratna-nirnaya.reply.ts';
import { ratnaNirnaya } from 'ganaka/internal/views/kundali/reports/ratna-nirnaya.ts';
import { sadeSatiReply } from 'ganaka/internal/views/kundali/sade-sati.reply.ts';
import { sadeSati } from 'ganaka/internal/views/kundali/sade-sati.ts';
import { shadbalaReply } from 'ganaka/internal/views/kundali/shadbala.reply.ts';
import { shadbala } from 'ganaka/internal/views/kundali/shadbala.ts';
import { suryaKundali } from 'ganaka/internal/views/kundali/surya-kundali.ts';
import { transitsReply } from 'ganaka/internal/views/kundali/transits.reply.ts';
import { transits } from 'ganaka/internal/views/kundali/transits.ts';
import { vargaTulanaReply } from 'ganaka/internal/views/kundali/varga-tulana.reply.ts';
import { vargaTulana } from 'ganaka/internal/views/kundali/varga-tulana.ts';
import { varshaPraveshReply } from 'ganaka/internal/views/kundali/varsha-pravesh.reply.ts';
import { varshaPravesh } from 'ganaka/internal/views/kundali/varsha-pravesh.ts';
import { varshaphalReply } from 'ganaka/internal/views/kundali/varshaphal.reply.ts';
import { varshaphal } from 'ganaka/internal/views/kundali/varshaphal.ts';
import { yogasReply } from 'ganaka/internal/views/kundali/yogas.reply.ts';
import { yogas } from 'ganaka/internal/views/kundali/yogas.ts';
import { yoginiDashasReply } from 'ganaka/internal/views/kundali/yogini-dashas.reply.ts';
import { yoginiDashas } from 'ganaka/internal/views/kundali/yogini-dashas.ts';
import { yoginiPhalaReply } from 'ganaka/internal/views/kundali/yogini-phala.reply.ts';
import { yoginiPhala } from 'ganaka/internal/views/kundali/yogini-phala.ts';
import { EVERY_ENGINE, ofCharts, table } from '../route.ts';

/** Routes whose replies contain a panchanga, so that they do not accept the engine's options for charts. */
const WITH_PANCHANGA = ['/varshaphal', '/varsha-pravesh', '/janma-vivaran'];

const rows = table('kundali', EVERY_ENGINE, [
  // path, credits, access, shows, its schema
  ['/kundali', 'chart', 'basic', birthChart, kundaliReply],
  ['/planets', 'chart', 'basic', birthChart, kundaliReply],
  ['/lagna-kundali', 'chart', 'basic', birthChart, kundaliReply],
  ['/ascendant', 'chart', 'basic', birthChart, kundaliReply],
  ['/bhava-chalit', 'chart', 'full', bhavaChalit, bhavaChalitReply],
  ['/chandra-kundali', 'chart', 'full', chandraKundali, chandraKundaliReply],
  ['/surya-kundali', 'chart', 'full', suryaKundali, suryaKundaliReply],
  ['/dashas', 'chart', 'full', dashas, dashasReply],
  ['/yogini-dashas', 'chart', 'full', yoginiDashas, yoginiDashasReply],
  ['/dasha-timeline', 'chart', 'full', dashaTimeline, dashaTimelineReply],
  ['/varshaphal', 'chart', 'full', varshaphal, varshaphalReply],
  ['/transits', 'chart', 'full', transits, transitsReply],
  ['/yogas', 'chart', 'full', yogas, yogasReply],
  ['/dosha/manglik', 'chart', 'full', manglik, manglikBlockReply],
  ['/dosha/kaal-sarpa', 'chart', 'full', kaalSarpa, kaalSarpaReply],
  ['/sade-sati', 'chart', 'full', sadeSati, sadeSatiReply],
  ['/bhava-phala', 'chart', 'full', bhavaPhala, bhavaPhalaReply],
  ['/jaimini', 'chart', 'full', jaimini, jaiminiReply],
  ['/graha-drishti', 'chart', 'full', grahaDrishti, grahaDrishtiReply],
  ['/maitri', 'chart', 'full', maitri, maitriReply],
  ['/janma-vivaran', 'chart', 'full', janmaVivaran, janmaVivaranReply],
  ['/avakahada', 'chart', 'full', avakahada, avakahadaReply],
  ...LIFE_VIEWS.map((each) => [lifePath(each.field), 'chart', 'full', each, lifeReply] as const),
  ['/ratna-nirnaya', 'chart', 'full', ratnaNirnaya, ratnaNirnayaReply],
  ['/arishta', 'chart', 'full', arishta, arishtaReply],
  ['/graha-shanti', 'chart', 'full', grahaShanti, grahaShantiReply],
  ['/graha-garima', 'chart', 'full', grahaGarima, grahaGarimaReply],
  ['/graha-saransh', 'chart', 'full', grahaSaransh, grahaSaranshReply],
  ['/bhava-saransh', 'chart', 'full', bhavaSaransh, bhavaSaranshReply],
  ['/divisionals', 'heavy', 'full', divisionals, divisionalsReply],
  ['/varga-tulana', 'heavy', 'full', vargaTulana, vargaTulanaReply],
  ['/kundali/full', 'heavy', 'full', kundaliFull, kundaliFullReply],
  ['/gochara-report', 'heavy', 'full', gocharaReport, gocharaReportReply],
  ['/dasha-phala', 'heavy', 'full', dashaPhala, dashaPhalaReply],
  ['/yogini-phala', 'heavy', 'full', yoginiPhala, yoginiPhalaReply],
  ['/shadbala', 'heavy', 'full', shadbala, shadbalaReply],
  ['/ashtakavarga', 'heavy', 'full', ashtakavarga, ashtakavargaReply],
  ['/ashtakavarga-phala', 'heavy', 'full', ashtakavargaPhala, ashtakavargaPhalaReply],
  ['/bala-dashboard', 'heavy', 'full', balaDashboard, balaDashboardReply],
  ['/divisional', 'varga', 'full', divisional, divisionalReply],
  ['/varsha-pravesh', 'chart', 'full', varshaPravesh, varshaPraveshReply],
]);

export const kundali = ofCharts(rows, WITH_PANCHANGA);

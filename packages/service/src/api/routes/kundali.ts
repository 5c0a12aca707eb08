/** Birth charts, dashas, doshas, strengths and reports. */

import { ashtakavarga } from 'ganaka/internal/views/kundali/ashtakavarga.ts';
import { avakahada } from 'ganaka/internal/views/kundali/avakahada.ts';
import { bhavaChalit } from 'ganaka/internal/views/kundali/bhava-chalit.ts';
import { chandraKundali } from 'ganaka/internal/views/kundali/chandra-kundali.ts';
import { dashaPhala } from 'ganaka/internal/views/kundali/dasha-phala.ts';
import { dashaTimeline } from 'ganaka/internal/views/kundali/dasha-timeline.ts';
import { dashas } from 'ganaka/internal/views/kundali/dashas.ts';
import { divisional } from 'ganaka/internal/views/kundali/divisional.ts';
import { divisionals } from 'ganaka/internal/views/kundali/divisionals.ts';
import { kundaliFull } from 'ganaka/internal/views/kundali/full.ts';
import { gocharaReport } from 'ganaka/internal/views/kundali/gochara-report.ts';
import { grahaDrishti } from 'ganaka/internal/views/kundali/graha-drishti.ts';
import { jaimini } from 'ganaka/internal/views/kundali/jaimini.ts';
import { janmaVivaran } from 'ganaka/internal/views/kundali/janma-vivaran.ts';
import { kaalSarpa } from 'ganaka/internal/views/kundali/kaal-sarpa.ts';
import { kundali as birthChart } from 'ganaka/internal/views/kundali/kundali.ts';
import { maitri } from 'ganaka/internal/views/kundali/maitri.ts';
import { manglik } from 'ganaka/internal/views/kundali/manglik.ts';
import { arishta } from 'ganaka/internal/views/kundali/reports/arishta.ts';
import { ashtakavargaPhala } from 'ganaka/internal/views/kundali/reports/ashtakavarga-phala.ts';
import { balaDashboard } from 'ganaka/internal/views/kundali/reports/bala-dashboard.ts';
import { bhavaPhala } from 'ganaka/internal/views/kundali/reports/bhava-phala.ts';
import { bhavaSaransh } from 'ganaka/internal/views/kundali/reports/bhava-saransh.ts';
import { grahaGarima } from 'ganaka/internal/views/kundali/reports/graha-garima.ts';
import { grahaSaransh } from 'ganaka/internal/views/kundali/reports/graha-saransh.ts';
import { grahaShanti } from 'ganaka/internal/views/kundali/reports/graha-shanti.ts';
import { LIFE_VIEWS, lifePath } from 'ganaka/internal/views/kundali/reports/life.ts';
import { ratnaNirnaya } from 'ganaka/internal/views/kundali/reports/ratna-nirnaya.ts';
import { sadeSati } from 'ganaka/internal/views/kundali/sade-sati.ts';
import { shadbala } from 'ganaka/internal/views/kundali/shadbala.ts';
import { suryaKundali } from 'ganaka/internal/views/kundali/surya-kundali.ts';
import { transits } from 'ganaka/internal/views/kundali/transits.ts';
import { vargaTulana } from 'ganaka/internal/views/kundali/varga-tulana.ts';
import { varshaPravesh } from 'ganaka/internal/views/kundali/varsha-pravesh.ts';
import { varshaphal } from 'ganaka/internal/views/kundali/varshaphal.ts';
import { yogas } from 'ganaka/internal/views/kundali/yogas.ts';
import { yoginiDashas } from 'ganaka/internal/views/kundali/yogini-dashas.ts';
import { yoginiPhala } from 'ganaka/internal/views/kundali/yogini-phala.ts';
import { EVERY_ENGINE, ofCharts, table } from '../route.ts';

/** Routes whose replies contain a panchanga, so that they do not accept the engine's options for charts. */
const WITH_PANCHANGA = ['/varshaphal', '/varsha-pravesh', '/janma-vivaran'];

const rows = table('kundali', EVERY_ENGINE, [
  // path, credits, access, shows
  ['/kundali', 'chart', 'basic', birthChart],
  ['/planets', 'chart', 'basic', birthChart],
  ['/lagna-kundali', 'chart', 'basic', birthChart],
  ['/ascendant', 'chart', 'basic', birthChart],
  ['/bhava-chalit', 'chart', 'full', bhavaChalit],
  ['/chandra-kundali', 'chart', 'full', chandraKundali],
  ['/surya-kundali', 'chart', 'full', suryaKundali],
  ['/dashas', 'chart', 'full', dashas],
  ['/yogini-dashas', 'chart', 'full', yoginiDashas],
  ['/dasha-timeline', 'chart', 'full', dashaTimeline],
  ['/varshaphal', 'chart', 'full', varshaphal],
  ['/transits', 'chart', 'full', transits],
  ['/yogas', 'chart', 'full', yogas],
  ['/dosha/manglik', 'chart', 'full', manglik],
  ['/dosha/kaal-sarpa', 'chart', 'full', kaalSarpa],
  ['/sade-sati', 'chart', 'full', sadeSati],
  ['/bhava-phala', 'chart', 'full', bhavaPhala],
  ['/jaimini', 'chart', 'full', jaimini],
  ['/graha-drishti', 'chart', 'full', grahaDrishti],
  ['/maitri', 'chart', 'full', maitri],
  ['/janma-vivaran', 'chart', 'full', janmaVivaran],
  ['/avakahada', 'chart', 'full', avakahada],
  ...LIFE_VIEWS.map((each) => [lifePath(each.field), 'chart', 'full', each] as const),
  ['/ratna-nirnaya', 'chart', 'full', ratnaNirnaya],
  ['/arishta', 'chart', 'full', arishta],
  ['/graha-shanti', 'chart', 'full', grahaShanti],
  ['/graha-garima', 'chart', 'full', grahaGarima],
  ['/graha-saransh', 'chart', 'full', grahaSaransh],
  ['/bhava-saransh', 'chart', 'full', bhavaSaransh],
  ['/divisionals', 'heavy', 'full', divisionals],
  ['/varga-tulana', 'heavy', 'full', vargaTulana],
  ['/kundali/full', 'heavy', 'full', kundaliFull],
  ['/gochara-report', 'heavy', 'full', gocharaReport],
  ['/dasha-phala', 'heavy', 'full', dashaPhala],
  ['/yogini-phala', 'heavy', 'full', yoginiPhala],
  ['/shadbala', 'heavy', 'full', shadbala],
  ['/ashtakavarga', 'heavy', 'full', ashtakavarga],
  ['/ashtakavarga-phala', 'heavy', 'full', ashtakavargaPhala],
  ['/bala-dashboard', 'heavy', 'full', balaDashboard],
  ['/divisional', 'varga', 'full', divisional],
  ['/varsha-pravesh', 'chart', 'full', varshaPravesh],
]);

export const kundali = ofCharts(rows, WITH_PANCHANGA);

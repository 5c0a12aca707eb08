/** Birth charts, dashas, doshas, strengths and reports. */

import { ashtakavarga } from '../../views/kundali/ashtakavarga.ts';
import { avakahada } from '../../views/kundali/avakahada.ts';
import { bhavaChalit } from '../../views/kundali/bhava-chalit.ts';
import { chandraKundali } from '../../views/kundali/chandra-kundali.ts';
import { dashaPhala } from '../../views/kundali/dasha-phala.ts';
import { dashaTimeline } from '../../views/kundali/dasha-timeline.ts';
import { dashas } from '../../views/kundali/dashas.ts';
import { divisional } from '../../views/kundali/divisional.ts';
import { divisionals } from '../../views/kundali/divisionals.ts';
import { kundaliFull } from '../../views/kundali/full.ts';
import { gocharaReport } from '../../views/kundali/gochara-report.ts';
import { grahaDrishti } from '../../views/kundali/graha-drishti.ts';
import { jaimini } from '../../views/kundali/jaimini.ts';
import { janmaVivaran } from '../../views/kundali/janma-vivaran.ts';
import { kaalSarpa } from '../../views/kundali/kaal-sarpa.ts';
import { kundali as birthChart } from '../../views/kundali/kundali.ts';
import { maitri } from '../../views/kundali/maitri.ts';
import { manglik } from '../../views/kundali/manglik.ts';
import { arishta } from '../../views/kundali/reports/arishta.ts';
import { ashtakavargaPhala } from '../../views/kundali/reports/ashtakavarga-phala.ts';
import { balaDashboard } from '../../views/kundali/reports/bala-dashboard.ts';
import { bhavaPhala } from '../../views/kundali/reports/bhava-phala.ts';
import { bhavaSaransh } from '../../views/kundali/reports/bhava-saransh.ts';
import { grahaGarima } from '../../views/kundali/reports/graha-garima.ts';
import { grahaSaransh } from '../../views/kundali/reports/graha-saransh.ts';
import { grahaShanti } from '../../views/kundali/reports/graha-shanti.ts';
import { LIFE_VIEWS, lifePath } from '../../views/kundali/reports/life.ts';
import { ratnaNirnaya } from '../../views/kundali/reports/ratna-nirnaya.ts';
import { sadeSati } from '../../views/kundali/sade-sati.ts';
import { shadbala } from '../../views/kundali/shadbala.ts';
import { suryaKundali } from '../../views/kundali/surya-kundali.ts';
import { transits } from '../../views/kundali/transits.ts';
import { vargaTulana } from '../../views/kundali/varga-tulana.ts';
import { varshaPravesh } from '../../views/kundali/varsha-pravesh.ts';
import { varshaphal } from '../../views/kundali/varshaphal.ts';
import { yogas } from '../../views/kundali/yogas.ts';
import { yoginiDashas } from '../../views/kundali/yogini-dashas.ts';
import { yoginiPhala } from '../../views/kundali/yogini-phala.ts';
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

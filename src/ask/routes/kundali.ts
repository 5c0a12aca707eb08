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
import { gocharaReport } from '../../views/kundali/gochara-report.ts';
import { grahaDrishti } from '../../views/kundali/graha-drishti.ts';
import { janmaVivaran } from '../../views/kundali/janma-vivaran.ts';
import { kaalSarpa } from '../../views/kundali/kaal-sarpa.ts';
import { kundali as birthChart } from '../../views/kundali/kundali.ts';
import { maitri } from '../../views/kundali/maitri.ts';
import { manglik } from '../../views/kundali/manglik.ts';
import { sadeSati } from '../../views/kundali/sade-sati.ts';
import { suryaKundali } from '../../views/kundali/surya-kundali.ts';
import { transits } from '../../views/kundali/transits.ts';
import { vargaTulana } from '../../views/kundali/varga-tulana.ts';
import { varshaPravesh } from '../../views/kundali/varsha-pravesh.ts';
import { varshaphal } from '../../views/kundali/varshaphal.ts';
import { yoginiDashas } from '../../views/kundali/yogini-dashas.ts';
import { yoginiPhala } from '../../views/kundali/yogini-phala.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const kundali = table('kundali', EVERY_ENGINE, [
  // path, credits, access, adds, shows
  ['/kundali', 'chart', 'basic', ['time*'], birthChart],
  ['/planets', 'chart', 'basic', ['time*'], birthChart],
  ['/lagna-kundali', 'chart', 'basic', ['time*'], birthChart],
  ['/ascendant', 'chart', 'basic', ['time*'], birthChart],
  ['/bhava-chalit', 'chart', 'full', ['time*'], bhavaChalit],
  ['/chandra-kundali', 'chart', 'full', ['time*'], chandraKundali],
  ['/surya-kundali', 'chart', 'full', ['time*'], suryaKundali],
  ['/dashas', 'chart', 'full', ['time*', 'dasha_year'], dashas],
  ['/yogini-dashas', 'chart', 'full', ['time*', 'dasha_year'], yoginiDashas],
  ['/dasha-timeline', 'chart', 'full', ['time*', 'on', 'dasha_year'], dashaTimeline],
  ['/varshaphal', 'chart', 'full', ['time*', 'year'], varshaphal],
  ['/transits', 'chart', 'full', ['time*', 'on'], transits],
  ['/yogas', 'chart', 'full', ['time*'], null],
  ['/dosha/manglik', 'chart', 'full', ['time*'], manglik],
  ['/dosha/kaal-sarpa', 'chart', 'full', ['time*'], kaalSarpa],
  ['/sade-sati', 'chart', 'full', ['time*', 'on'], sadeSati],
  ['/bhava-phala', 'chart', 'full', ['time*'], null],
  ['/jaimini', 'chart', 'full', ['time*'], null],
  ['/graha-drishti', 'chart', 'full', ['time*'], grahaDrishti],
  ['/maitri', 'chart', 'full', ['time*'], maitri],
  ['/janma-vivaran', 'chart', 'full', ['time*'], janmaVivaran],
  ['/avakahada', 'chart', 'full', ['time*'], avakahada],
  ['/career-report', 'chart', 'full', ['time*'], null],
  ['/wealth-report', 'chart', 'full', ['time*'], null],
  ['/marriage-report', 'chart', 'full', ['time*'], null],
  ['/health-report', 'chart', 'full', ['time*'], null],
  ['/education-report', 'chart', 'full', ['time*'], null],
  ['/children-report', 'chart', 'full', ['time*'], null],
  ['/ratna-nirnaya', 'chart', 'full', ['time*'], null],
  ['/arishta', 'chart', 'full', ['time*'], null],
  ['/graha-shanti', 'chart', 'full', ['time*'], null],
  ['/graha-garima', 'chart', 'full', ['time*'], null],
  ['/graha-saransh', 'chart', 'full', ['time*'], null],
  ['/bhava-saransh', 'chart', 'full', ['time*'], null],
  ['/divisionals', 'heavy', 'full', ['time*', 'd2', 'd3'], divisionals],
  ['/varga-tulana', 'heavy', 'full', ['time*', 'd2', 'd3'], vargaTulana],
  ['/kundali/full', 'heavy', 'full', ['time*'], null],
  ['/gochara-report', 'heavy', 'full', ['time*', 'on'], gocharaReport],
  ['/dasha-phala', 'heavy', 'full', ['time*', 'on', 'dasha_year'], dashaPhala],
  ['/yogini-phala', 'heavy', 'full', ['time*', 'on', 'dasha_year'], yoginiPhala],
  ['/shadbala', 'heavy', 'full', ['time*'], null],
  ['/ashtakavarga', 'heavy', 'full', ['time*'], ashtakavarga],
  ['/ashtakavarga-phala', 'heavy', 'full', ['time*'], null],
  ['/bala-dashboard', 'heavy', 'full', ['time*'], null],
  ['/divisional', 'varga', 'full', ['time*', 'chart*', 'd2', 'd3'], divisional],
  ['/varsha-pravesh', 'chart', 'full', ['year*'], varshaPravesh],
]);

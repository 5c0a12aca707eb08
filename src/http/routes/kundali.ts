/** Birth charts, dashas, doshas, strengths and reports. */
import { dashaPhala } from '../../views/kundali/dasha-phala.ts';
import { dashaTimeline } from '../../views/kundali/dasha-timeline.ts';
import { dashas } from '../../views/kundali/dashas.ts';
import { gocharaReport } from '../../views/kundali/gochara-report.ts';
import { kaalSarpa } from '../../views/kundali/kaal-sarpa.ts';
import { manglik } from '../../views/kundali/manglik.ts';
import { sadeSati } from '../../views/kundali/sade-sati.ts';
import { transits } from '../../views/kundali/transits.ts';
import { yoginiDashas } from '../../views/kundali/yogini-dashas.ts';
import { yoginiPhala } from '../../views/kundali/yogini-phala.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const kundali = table('kundali', EVERY_ENGINE, [
  // path, credits, access, adds, shows
  ['/kundali', 'chart', 'basic', ['time*'], null],
  ['/planets', 'chart', 'basic', ['time*'], null],
  ['/lagna-kundali', 'chart', 'basic', ['time*'], null],
  ['/ascendant', 'chart', 'basic', ['time*'], null],
  ['/bhava-chalit', 'chart', 'full', ['time*'], null],
  ['/chandra-kundali', 'chart', 'full', ['time*'], null],
  ['/surya-kundali', 'chart', 'full', ['time*'], null],
  ['/dashas', 'chart', 'full', ['time*', 'dasha_year'], dashas],
  ['/yogini-dashas', 'chart', 'full', ['time*', 'dasha_year'], yoginiDashas],
  ['/dasha-timeline', 'chart', 'full', ['time*', 'on', 'dasha_year'], dashaTimeline],
  ['/varshaphal', 'chart', 'full', ['time*', 'year'], null],
  ['/transits', 'chart', 'full', ['time*', 'on'], transits],
  ['/yogas', 'chart', 'full', ['time*'], null],
  ['/dosha/manglik', 'chart', 'full', ['time*'], manglik],
  ['/dosha/kaal-sarpa', 'chart', 'full', ['time*'], kaalSarpa],
  ['/sade-sati', 'chart', 'full', ['time*', 'on'], sadeSati],
  ['/bhava-phala', 'chart', 'full', ['time*'], null],
  ['/jaimini', 'chart', 'full', ['time*'], null],
  ['/graha-drishti', 'chart', 'full', ['time*'], null],
  ['/maitri', 'chart', 'full', ['time*'], null],
  ['/janma-vivaran', 'chart', 'full', ['time*'], null],
  ['/avakahada', 'chart', 'full', ['time*'], null],
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
  ['/divisionals', 'heavy', 'full', ['time*', 'd2', 'd3'], null],
  ['/varga-tulana', 'heavy', 'full', ['time*', 'd2', 'd3'], null],
  ['/kundali/full', 'heavy', 'full', ['time*'], null],
  ['/gochara-report', 'heavy', 'full', ['time*', 'on'], gocharaReport],
  ['/dasha-phala', 'heavy', 'full', ['time*', 'on', 'dasha_year'], dashaPhala],
  ['/yogini-phala', 'heavy', 'full', ['time*', 'on', 'dasha_year'], yoginiPhala],
  ['/shadbala', 'heavy', 'full', ['time*'], null],
  ['/ashtakavarga', 'heavy', 'full', ['time*'], null],
  ['/ashtakavarga-phala', 'heavy', 'full', ['time*'], null],
  ['/bala-dashboard', 'heavy', 'full', ['time*'], null],
  ['/divisional', 'varga', 'full', ['time*', 'chart*', 'd2', 'd3'], null],
  ['/varsha-pravesh', 'chart', 'full', ['year*'], null],
]);

/** Replies of every report for random births, and what they must not contain. */

import type { BalaRules } from 'ganaka/internal/jyotisha/kundali/bala/rules.ts';
import { dayAt } from 'ganaka/internal/kernel/civil.ts';
import { dashaPhala } from 'ganaka/internal/views/kundali/dasha-phala.ts';
import { kundali } from 'ganaka/internal/views/kundali/kundali.ts';
import { manglik } from 'ganaka/internal/views/kundali/manglik.ts';
import { arishta } from 'ganaka/internal/views/kundali/reports/arishta.ts';
import { ashtakavargaPhala } from 'ganaka/internal/views/kundali/reports/ashtakavarga-phala.ts';
import { balaDashboard } from 'ganaka/internal/views/kundali/reports/bala-dashboard.ts';
import { bhavaPhala } from 'ganaka/internal/views/kundali/reports/bhava-phala.ts';
import { bhavaSaransh } from 'ganaka/internal/views/kundali/reports/bhava-saransh.ts';
import { grahaGarima } from 'ganaka/internal/views/kundali/reports/graha-garima.ts';
import { grahaSaransh } from 'ganaka/internal/views/kundali/reports/graha-saransh.ts';
import { grahaShanti } from 'ganaka/internal/views/kundali/reports/graha-shanti.ts';
import { lifeReportsOf } from 'ganaka/internal/views/kundali/reports/life.ts';
import { ratnaNirnaya } from 'ganaka/internal/views/kundali/reports/ratna-nirnaya.ts';
import { yoginiPhala } from 'ganaka/internal/views/kundali/yogini-phala.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';
import { type EngineName, instantOf, skyOver } from './kundali-authority.ts';

export const LIFE = ['career', 'wealth', 'marriage', 'health', 'education', 'children'] as const;

export interface Birth {
  readonly date: string;
  readonly time: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
}

export const ENGINES: readonly EngineName[] = ['drik', 'true-chitra', 'surya-siddhanta'];

export function askedOf({ date, time, lat, lon, tz }: Birth, engine: EngineName) {
  const t = instantOf(date, time, tz);
  const day = dayAt(t, tz);
  return {
    sky: skyOver(engine, { lat, lon, tz }),
    t,
    day,
    today: day,
    basis: 'time' as const,
    say: ENGLISH_AND_HINDI,
    note: () => undefined,
  };
}

/** Every report of one birth, by its payload's key. */
export function repliesOf(birth: Birth, engine: EngineName, rules: BalaRules = 'raman') {
  const asked = { ...askedOf(birth, engine), params: { rules } };
  const phala = { ...asked, params: { on: asked.day, dasha_year: 'sidereal' as const } };
  return {
    kundali: kundali.of({ ...asked, params: {} }),
    bhava_phala: bhavaPhala.of(asked),
    bala_dashboard: balaDashboard.of(asked),
    graha_garima: grahaGarima.of({ ...asked, params: {} }),
    ashtakavarga_phala: ashtakavargaPhala.of({ ...asked, params: {} }),
    graha_saransh: grahaSaransh.of(asked),
    bhava_saransh: bhavaSaransh.of(asked),
    arishta: arishta.of({ ...asked, params: {} }),
    graha_shanti: grahaShanti.of({ ...asked, params: {} }),
    ratna_nirnaya: ratnaNirnaya.of({ ...asked, params: { basis: 'both', on: asked.day } }),
    manglik: manglik.of({ ...asked, params: {} }),
    dasha_phala: dashaPhala.of(phala),
    yogini_phala: yoginiPhala.of(phala),
    ...lifeReportsOf(asked),
  };
}

/** Births of 1900 to 2050 from one seed, from the equator to 60°. */
export function births(count: number, seed = 20_261_116): Birth[] {
  let state = seed;
  const draw = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  return Array.from({ length: count }, () => ({
    date: `${1900 + Math.floor(draw() * 150)}-${two(1 + draw() * 12)}-${two(1 + draw() * 28)}`,
    time: `${two(draw() * 24)}:${two(draw() * 60)}:00`,
    lat: Math.round((draw() * 120 - 60) * 100) / 100,
    lon: Math.round((draw() * 360 - 180) * 100) / 100,
    tz: Math.round(draw() * 24 - 12),
  }));
}

/** Fields that give a decision: each comes with a citation. A band may have its own at the payload's top. */
const DECIDED = ['present', 'met', 'holds', 'effective', 'band'];
/** Names of the lexicon are not softened. */
const NAMES = /^(name|name_hi)$/;
/** What a reply of ours never says. */
const NEVER =
  /\b(death|dead|dies?|died|dying|fatal|kill\w*|mortal\w*|longevity|lifespan|suicide|widow\w*|barren|sterile|miscarriage|illness\w*|diseases?|cancer|fever|leprosy|blind\w*|insan\w*|divorce\w*|will|shall|years old|aged?|wives|husbands|sons?|daughters?|offspring|childless)\b|मृत्यु|मृतक|मरण|मरे|मरेगा|मरता|मौत|निधन|देहान्त|देहांत|स्वर्गवास|अल्पायु|आयुष्य|दीर्घायु|हत्या|आत्महत्या|घातक|मारक|प्राणहानि|वैधव्य|विधवा|विधुर|रोग|बीमार|व्याधि|ज्वर|कुष्ठ|अन्ध|उन्माद|बाँझ|बांझ|वन्ध्या|निःसन्तान|निसंतान|गर्भपात|तलाक|विवाह-विच्छेद|पुत्रहीन|पत्नियाँ|होगा|होगी|होंगे|वर्ष की आयु/i;

/** What is wrong in a reply, by its path. The verses of conditions that are not met are at the payload's top. */
export function wrongIn(reply: unknown, path: string, bandsCited = false, cited: object = {}): string[] {
  if (typeof reply === 'number') return Number.isFinite(reply) ? [] : [`${path}: ${reply}`];
  if (typeof reply === 'string') return NEVER.test(reply) ? [`${path}: ${reply}`] : [];
  if (reply === undefined) return [`${path}: undefined`];
  if (reply === null || typeof reply !== 'object') return [];
  const banded = bandsCited || 'bands' in reply;
  const above =
    'conditions' in reply && Object(reply.conditions) === reply.conditions ? Object(reply.conditions) : cited;
  const unmet = 'id' in reply && 'met' in reply && reply.met === false && Object.hasOwn(above, String(reply.id));
  const uncited = DECIDED.filter(
    (key) => key in reply && !('citation' in reply) && !unmet && !(key === 'band' && banded),
  ).map((key) => `${path}.${key} without citation`);
  return [
    ...uncited,
    ...Object.entries(reply).flatMap(([key, value]) =>
      NAMES.test(key) ? [] : wrongIn(value, `${path}.${key}`, banded, above),
    ),
  ];
}

/** Everything wrong in all reports of a birth under one engine. */
export const wrongFor = (birth: Birth, engine: EngineName): string[] =>
  Object.entries(repliesOf(birth, engine)).flatMap(([field, reply]) =>
    wrongIn(reply, `${engine} ${birth.date} ${birth.time} ${field}`),
  );

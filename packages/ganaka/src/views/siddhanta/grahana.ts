/**
 * Surya-siddhanta IV-VI: the eclipses of a year by the rules of the text, for a place. They differ from the real ones.
 */

import { colourOf, liptaPerAngula, valanaOf } from '../../jyotisha/siddhanta/chedyaka.ts';
import { aharganaAt } from '../../jyotisha/siddhanta/madhyama.ts';
import { norm360 } from '../../kernel/angle.ts';
import { dateOf, dayOf } from '../../kernel/civil.ts';
import { midnightAt } from '../../kernel/place.ts';
import type { JdUt } from '../../kernel/units.ts';
import { isNone, type SiddhanticEclipse } from '../../sky/engines/engine.ts';
import { parallaxAt } from '../../sky/engines/siddhantic/surya-grahana.ts';
import { caraAsuOf, declinationOf } from '../../sky/engines/siddhantic/triprashna.ts';
import { ASU_IN_DAY } from '../../sky/engines/siddhantic/units.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { clock, deg6, round4, round6 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { required } from '../kit/parameter.ts';
import { year } from '../kit/parameters.ts';
import { view } from '../view.ts';
import type { grahanaReply } from './grahana.reply.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from './moment.ts';

export function grahanaOf(at: At) {
  const moment = momentOf({ ...at, params: {} });
  const { sky, place } = moment;
  const year = at.params?.year ?? dateOf(at.day).year;
  const begin = (y: number): JdUt => midnightAt(place, dayOf({ year: y, month: 1, day: 1 }));
  const found = sky.siddhanticEclipses(begin(year), begin(year + 1));
  return {
    text: TEXT,
    year,
    siddhantic: true as const,
    eclipses: isNone(found) ? [] : found.map((one) => printed(moment, one)),
    ...notesReplyOf(at.say, ['eclipses_by_the_text', 'solar_eclipses_listed']),
    verses: {
      diameters: 'IV.1-5',
      grasa: 'IV.10-11',
      half_duration: 'IV.12-15',
      valana: 'IV.24-25',
      digits: 'IV.26',
      lambana: 'V.3-9',
      nati: 'V.10-12',
      colours: 'VI.23',
    },
  };
}

function printed(moment: SiddhantaMoment, one: SiddhanticEclipse) {
  const { place } = moment;
  const eclipsed = one.kind === 'lunar' ? one.moonDiameterDeg : one.sunDiameterDeg;
  const part = one.grasaDeg / eclipsed;
  return {
    kind: one.kind,
    type: one.type,
    greatest: clock(place, one.greatest),
    begin: clock(place, one.begin),
    end: clock(place, one.end),
    total_begin: isNone(one.totalBegin) ? null : clock(place, one.totalBegin),
    total_end: isNone(one.totalEnd) ? null : clock(place, one.totalEnd),
    magnitude: round6(one.magnitude),
    eclipsed_part: round6(part),
    sun_longitude: deg6(one.sunLongitude),
    sun_diameter: deg6(one.sunDiameterDeg),
    moon_diameter: deg6(one.moonDiameterDeg),
    shadow_diameter: isNone(one.shadowDiameterDeg) ? null : deg6(one.shadowDiameterDeg),
    moon_latitude: deg6(one.moonLatitudeDeg),
    grasa: deg6(one.grasaDeg),
    half_duration_nadi: { first: round4(one.halfDurationNadi.first), second: round4(one.halfDurationNadi.second) },
    visible: one.seen !== null,
    seen: one.seen === null ? null : { start: clock(place, one.seen.from), end: clock(place, one.seen.to) },
    colour: colourOf(part),
    valana: {
      begin: valanaAt(moment, one, one.begin),
      middle: valanaAt(moment, one, one.greatest),
      end: valanaAt(moment, one, one.end),
    },
    parallax: one.kind === 'solar' ? parallaxOf(moment, one.greatest) : null,
  };
}

/** The valana (deflection of the ecliptic) and the minutes of arc per digit, at one phase of the eclipse. */
function valanaAt({ ganita, dina }: SiddhantaMoment, { kind }: SiddhanticEclipse, t: JdUt) {
  const days = aharganaAt(t);
  const lunar = kind === 'lunar';
  const tropical = norm360(ganita.longitudeOf(lunar ? 'chandra' : 'surya', days) + ayanamsaAt(days));
  const declination = lunar ? dina.moonDeclination(days) : declinationOf(ganita.jya, tropical);
  const hour = lunar ? dina.moonHourAsu(t) : dina.sunHourAsu(t);
  const cara = caraAsuOf(ganita.jya, dina.desha.palabha, declination) ?? 0;
  const half = ASU_IN_DAY / 4 + cara;
  const valana = valanaOf(ganita.jya, dina.desha.latDeg, tropical, hour, half);
  return {
    aksha: deg6(valana.aksha),
    ayana: deg6(valana.ayana),
    sum: deg6(valana.sum),
    angula: round4(valana.angula),
    minutes_per_angula: round4(liptaPerAngula(half - Math.abs(hour), half)),
  };
}

function parallaxOf({ dina }: SiddhantaMoment, t: JdUt) {
  const found = parallaxAt(dina, t);
  return {
    lagna_tropical: deg6(found.lagna),
    madhya_lagna_tropical: deg6(found.madhyaLagna),
    udayajya: round4(found.udayajya),
    madhyajya: round4(found.madhyajya),
    drkkshepa: round4(found.drkkshepa),
    drggati: round4(found.drggati),
    cheda: round4(found.cheda),
    lambana_nadi: round4(found.lambanaNadi),
    nati_minutes: round4(found.natiLipta),
  };
}

export const grahana = view<typeof grahanaReply>()({
  field: 'grahana',
  summary: 'The year’s eclipses by the text, for a place',
  reads: 'year',
  params: { year: required(year) },
  of: grahanaOf,
});

/**
 * The input of the badhaka periods for a moment and its day. Most fields need no further positions from the sky. The
 * function is in this folder because one field depends on the day of Holika.
 */

import { dateOf } from '../../../kernel/civil.ts';
import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { rashiOf } from '../../../kernel/zodiac.ts';
import { isNone } from '../../../sky/engines/engine.ts';
import { type SeenEclipse, seenEclipses } from '../../grahana/seen.ts';
import { sunNearNode } from '../../grahana/syzygy.ts';
import type { PeriodDay } from '../../panchanga/badhaka/badhaka-periods.ts';
import { isBetweenGangaAndGodavari } from '../../panchanga/badhaka/madhya-desha.ts';
import { simhasthaUntil } from '../../panchanga/badhaka/simhastha.ts';
import { monthOf } from '../../panchanga/day/calendar.ts';
import type { Moment } from '../../panchanga/day/moment.ts';
import { nishedhaHere } from '../../panchanga/graha-asta/asta.ts';
import { sankrantisAround } from '../../panchanga/sankranti/sankranti.ts';
import { type Lunation, lunationBefore } from '../../panchanga/year/lunar-months.ts';
import { malamasaOn } from '../../panchanga/year/malamasa.ts';
import { holi } from '../catalog/holi.ts';
import { decidedOn } from '../decide/decide.ts';
import { FestivalYear } from '../year.ts';

export function periodDayOf(moment: Moment): PeriodDay {
  const { last, next } = sankrantisAround(moment);
  const { day } = moment;
  const light = day.daylight;
  return {
    bounds: day.bounds,
    noon: isNone(light) ? day.noon : jdUt((light.from + light.to) / 2),
    malamasa: malamasaOn(moment),
    nishedha: nishedhaHere(moment),
    guruDeg: moment.longitude('guru'),
    simhasthaUntil: () => simhasthaUntil(moment.sky, moment.t),
    inMadhyaDesha: isBetweenGangaAndGodavari(day.place),
    sunRashi: rashiOf(moment.longitude('surya')),
    eclipses: eclipsesNear(moment),
    sankrantis: [last, next],
    bhavukaEnd: bhavukaEnd(moment),
    holikaAhead: holikaAhead(moment),
  };
}

const VAISHAKHA = 2;
const isVaishakha = ({ masa, adhika }: Lunation): boolean => masa === VAISHAKHA && !adhika;
const NEAR_DAYS = 3;

function bhavukaEnd(moment: Moment): JdUt | null {
  const month = monthOf(moment);
  const { sky, t } = moment;
  if (month.to - t < NEAR_DAYS) return isVaishakha(month) ? month.to : null;
  if (t - month.from > NEAR_DAYS || month.masa !== VAISHAKHA + 1) return null;
  return isVaishakha(lunationBefore(sky, month)) ? month.from : null;
}

const PHALGUNA = 12;
const PURNIMA = 15;

/** The number of days until Holika. The rule of the festival is evaluated only near the purnima of Phalguna. */
function holikaAhead(moment: Moment): number | null {
  const month = monthOf(moment);
  const { civil } = moment.day;
  if (month.masa !== PHALGUNA || month.adhika || Math.abs(moment.tithi.number - PURNIMA) > 2) return null;
  const year = new FestivalYear(moment.sky, dateOf(civil).year);
  return decidedOn(holi.id, year, month, PURNIMA, holi).frame.civil - civil;
}

/** Four days before and after, and the whole day itself. */
const REACH_DAYS = 5.5;

/**
 * The visible eclipses near the moment. There is something to search for only near a new or full moon with the Sun near
 * a node.
 */
function eclipsesNear(moment: Moment): readonly SeenEclipse[] {
  const place = moment.tithi.number % 15; // 0 at full and new moon
  if (place > 6 && place < 10) return [];
  const { sky, t } = moment;
  if (!sunNearNode(sky, t, REACH_DAYS)) return [];
  return seenEclipses(sky, plusDays(t, -REACH_DAYS), plusDays(t, REACH_DAYS));
}

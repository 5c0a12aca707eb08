/**
 * What the barring periods look at, asked of a PanchangaDay: most days answer without looking at the sky again. It stands here because one of
 * them hangs on the day of Holika.
 */
import { isNone } from '../engines/engine.ts';
import { type SeenEclipse, seenEclipses } from '../grahana/seen.ts';
import { sunNearNode } from '../grahana/syzygy.ts';
import { ordinal } from '../kernel/angle.ts';
import { dateOf } from '../kernel/civil.ts';
import { type JdUt, jdUt, plusDays } from '../kernel/units.ts';
import { nishedhaHere } from '../panchanga/asta.ts';
import type { PeriodDay } from '../panchanga/badhaka-periods.ts';
import { monthOf } from '../panchanga/calendar.ts';
import type { PanchangaDay } from '../panchanga/day.ts';
import { isBetweenGangaAndGodavari } from '../panchanga/madhya-desha.ts';
import { malamasaOn } from '../panchanga/malamasa.ts';
import { type Lunation, lunationBefore } from '../panchanga/months.ts';
import { sankrantisAround } from '../panchanga/sankranti.ts';
import { holi } from './catalog/holi.ts';
import { decidedOn } from './decide.ts';
import { FestivalYear } from './year.ts';

const RASHI_DEG = 30;

export function periodDayOf(day: PanchangaDay): PeriodDay {
  const { last, next } = sankrantisAround(day);
  const light = day.daySpan;
  return {
    bounds: day.bounds,
    noon: isNone(light) ? day.noon : jdUt((light.from + light.to) / 2),
    malamasa: malamasaOn(day),
    nishedha: nishedhaHere(day),
    guruDeg: day.longitude('guru'),
    inMadhyaDesha: isBetweenGangaAndGodavari(day.place),
    sunRashi: ordinal(day.longitude('surya'), RASHI_DEG),
    eclipses: eclipsesNear(day),
    sankrantis: [last, next],
    bhavukaEnd: bhavukaEnd(day),
    holikaAhead: holikaAhead(day),
  };
}

const VAISHAKHA = 2;
const isVaishakha = ({ masa, adhika }: Lunation): boolean => masa === VAISHAKHA && !adhika;
const NEAR_DAYS = 3;

function bhavukaEnd(day: PanchangaDay): JdUt | null {
  const month = monthOf(day);
  if (month.to - day.t < NEAR_DAYS) return isVaishakha(month) ? month.to : null;
  if (day.t - month.from > NEAR_DAYS || month.masa !== VAISHAKHA + 1) return null;
  return isVaishakha(lunationBefore(day.sky, month)) ? month.from : null;
}

const PHALGUNA = 12;
const PURNIMA = 15;

/** Only about the purnima of Phalguna is the festival's own rule asked. */
function holikaAhead(day: PanchangaDay): number | null {
  const month = monthOf(day);
  if (month.masa !== PHALGUNA || month.adhika || Math.abs(day.tithi.number - PURNIMA) > 2) return null;
  const year = new FestivalYear(day.sky, dateOf(day.day).year);
  return decidedOn(holi.id, year, month, PURNIMA, holi).frame.civil - day.day;
}

/** Four days and the day itself, whatever its hour. */
const REACH_DAYS = 5.5;

/** Only about new and full moon, with the Sun near a node, is there anything to look for. */
function eclipsesNear(day: PanchangaDay): readonly SeenEclipse[] {
  const place = day.tithi.number % 15; // 0 at full and new moon
  if (place > 6 && place < 10) return [];
  const { sky, t } = day;
  if (!sunNearNode(sky, t, REACH_DAYS)) return [];
  return seenEclipses(sky, plusDays(t, -REACH_DAYS), plusDays(t, REACH_DAYS));
}

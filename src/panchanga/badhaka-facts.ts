/** What the barring periods look at, asked of a PanchangaDay: most days answer without looking at the sky again. */
import { isNone } from '../engines/engine.ts';
import { holi } from '../festivals/catalog/holi.ts';
import { decidedOn } from '../festivals/decide.ts';
import { FestivalYear } from '../festivals/year.ts';
import { localOf } from '../grahana/local.ts';
import { sunNearNode } from '../grahana/syzygy.ts';
import { type Eclipse, eclipsesBetween } from '../grahana/year.ts';
import { ordinal } from '../kernel/angle.ts';
import { dateOf } from '../kernel/civil.ts';
import { type JdUt, jdUt, plusDays } from '../kernel/units.ts';
import { nishedhaOn, upcomingAfter } from './asta.ts';
import type { PeriodDay, SeenEclipse } from './badhaka-periods.ts';
import { monthOf } from './calendar.ts';
import type { PanchangaDay } from './day.ts';
import { type Lunation, lunationAfter, lunationBefore } from './months.ts';
import { sankrantisAround } from './sankranti.ts';

const RASHI_DEG = 30;

export function periodDayOf(day: PanchangaDay): PeriodDay {
  const { last, next } = sankrantisAround(day);
  const light = day.daySpan;
  return {
    bounds: day.bounds,
    noon: isNone(light) ? plusDays(day.bounds.from, 0.25) : jdUt((light.from + light.to) / 2),
    malamasa: malamasaOn(day),
    nishedha: nishedhaHere(day),
    guruDeg: day.longitude('guru'),
    sunRashi: ordinal(day.longitude('surya'), RASHI_DEG),
    eclipses: eclipsesNear(day),
    sankrantis: [last, next],
    bhavukaEnd: bhavukaEnd(day),
    holikaAhead: holikaAhead(day),
  };
}

/** Guru and Shukra set, about to set or just risen; until the change that ends the state, where it is known. */
export const nishedhaHere = (day: PanchangaDay): PeriodDay['nishedha'] =>
  day.once('nishedha', () =>
    nishedhaOn(day).map(({ graha, state }) => ({
      graha,
      state,
      until: state === 'balya' ? null : (upcomingAfter(day).find((each) => each.graha === graha)?.at ?? null),
    })),
  );

/** A kshaya month follows its samsarpa within the half-year (Dharmasindhu 1, uddesha 3). */
const SAMSARPA_MONTHS = 5;

export const malamasaOn = (day: PanchangaDay): PeriodDay['malamasa'] =>
  day.once('malamasa', () => {
    const month = monthOf(day);
    if (month.kshaya) return { kind: 'kshaya', to: month.to };
    if (!month.adhika) return null;
    let next: Lunation = month;
    for (let n = 0; n < SAMSARPA_MONTHS; n++) {
      next = lunationAfter(day.sky, next);
      if (next.kshaya) return { kind: 'samsarpa', to: month.to };
    }
    return { kind: 'adhika', to: month.to };
  });

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
  if (place > 5 && place < 10) return [];
  const { sky, t } = day;
  if (!sunNearNode(sky, t, REACH_DAYS)) return [];
  const from = plusDays(t, -REACH_DAYS);
  const to = plusDays(t, REACH_DAYS);
  const own = sky.siddhanticEclipses(from, to);
  if (isNone(own)) return eclipsesBetween(sky, from, to).flatMap((each) => seenFrom(day, each));
  return own.flatMap(({ kind, type, greatest, begin, end, seen }) =>
    seen === null
      ? []
      : [
          {
            kind,
            total: type === 'total',
            at: greatest,
            risesEclipsed: seen.from > begin,
            setsEclipsed: seen.to < end,
          },
        ],
  );
}

function seenFrom({ sky }: PanchangaDay, eclipse: Eclipse): SeenEclipse[] {
  if (eclipse.type === 'penumbral') return [];
  const local = localOf(sky, eclipse);
  if (local === null || local.seen === null) return [];
  const { maximum, magnitude, risesEclipsed, setsEclipsed } = local;
  return [{ kind: eclipse.kind, total: magnitude >= 1, at: maximum, risesEclipsed, setsEclipsed }];
}

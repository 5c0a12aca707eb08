/**
 * Ganga Dashahara: the tenth tithi of the bright half of Jyeshtha in purvahna (the forenoon), on the day on which most
 * of its ten yogas occur. If there is an adhika Jyeshtha, this festival alone is observed in the adhika month and not
 * in the true month (Dharmasindhu 2, Jyeshtha).
 */
import { weekdayOf } from '../../../kernel/civil.ts';
import { overlap, type Span } from '../../../kernel/span.ts';
import type { JdUt } from '../../../kernel/units.ts';
import { rashiOf } from '../../../kernel/zodiac.ts';
import { all } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import type { Candidate } from '../../../rules/meeting.ts';
import { always, bothTouch, factOf, onlyFirstTouches, onlySecondTouches } from '../../../rules/meeting-clauses.ts';
import { ds, type Gist } from '../../../rules/source.ts';
import { inKala } from '../rites/rite-windows.ts';
import type { TithiFestival, TithiMeeting } from '../rule.ts';

const DASHAHARA = (gist: Gist) => ds('2, Jyeshtha (dashahara)', gist);

const WEDNESDAY = 4;
const HASTA = 13;
const VYATIPATA = 17;
const KANYA = 6;
const VRISHABHA = 2;
const STAR_DEG = 360 / 27;

/**
 * The number of the ten yogas that occur during the tithi in purvahna of a day. Yogas that follow from the tithi itself
 * are not counted, because both days have them.
 */
function yogasOn(
  { year, lunation, anga }: Pick<TithiMeeting, 'year' | 'lunation' | 'anga'>,
  { day, kala }: Candidate,
): number {
  const part = overlap(kala, anga);
  if (part === null) return 0;
  const { sky } = year;
  const moon = (t: JdUt) => sky.longitude('chandra', t);
  const sun = (t: JdUt) => sky.longitude('surya', t);
  // half a day contains at most two parts of each wheel, so it is enough to test its two ends
  const meets = (test: (t: JdUt) => boolean): boolean => test(part.from) || test(part.to);
  const gara: Span = year.half(lunation, anga.number, 2);
  const wednesday = weekdayOf(day.civil) === WEDNESDAY;
  const hasta = meets((t) => Math.floor(moon(t) / STAR_DEG) + 1 === HASTA);
  return [
    wednesday,
    hasta,
    meets((t) => Math.floor(((moon(t) + sun(t)) % 360) / STAR_DEG) + 1 === VYATIPATA),
    overlap(gara, part) !== null,
    wednesday && hasta, // ananda
    meets((t) => rashiOf(moon(t)) === KANYA),
    meets((t) => rashiOf(sun(t)) === VRISHABHA),
  ].filter(Boolean).length;
}

type DashaharaFact = 'more_yogas_on_second';

function moreYogas(met: TithiMeeting): ReadonlySet<DashaharaFact> {
  const { first, second } = met.meeting;
  const more = second !== null && yogasOn(met, second) > yogasOn(met, first);
  return new Set(more ? (['more_yogas_on_second'] as const) : []);
}

export const gangaDashahara: TithiFestival = {
  id: 'ganga-dashahara',
  kind: 'vrata',
  aliases: ['ganga-dussehra', 'ganga-dasahara', 'gangavatarana'],
  on: { masa: 'jyeshtha', tithi: 10, inAdhika: true },
  kala: 'purvahna',
  facts: moreYogas,
  ladder: [
    rung(onlyFirstTouches, 'first', DASHAHARA('ganga_dashahara.tenth_purvahna_earlier_day_alone')),
    rung(onlySecondTouches, 'second', DASHAHARA('ganga_dashahara.tenth_purvahna_later_day_alone')),
    rung(
      all(bothTouch, factOf<DashaharaFact>('more_yogas_on_second')),
      'second',
      DASHAHARA('ganga_dashahara.purvahna_both_days_more_ten'),
    ),
    rung(bothTouch, 'first', DASHAHARA('ganga_dashahara.purvahna_both_days_more_ten_yogas')),
    rung(always, 'first', DASHAHARA('ganga_dashahara.purvahna_neither_day_day_holds')),
  ],
  observances: [
    {
      id: 'purvahna_puja',
      window: inKala('purvahna'),
      source: DASHAHARA('ganga_dashahara.bath_worship_ganga_purvahna'),
    },
  ],
  notes: ({ lunation }) => (lunation.adhika ? ['dashahara_in_adhika'] : []),
};

/**
 * The fast of the eleventh and its parana. The day is decided by the same two ladders as in the daily nirnaya: for
 * householders after Madhava, for Vaishnavas by the four ghatis before sunrise.
 */
import { type Span, span } from '../kernel/span.ts';
import { jdUt, plusDays } from '../kernel/units.ts';
import { ekadashiOf, type Fast } from '../panchanga/nirnaya.ts';
import { type DayFrame, kalaOf } from '../rules/kala.ts';
import { type Ladder, rung } from '../rules/ladder.ts';
import { always, bothTouch, secondTouches } from '../rules/meeting-clauses.ts';
import { ds } from '../rules/source.ts';
import { type Decided, type ObservanceRow, practice, type School } from './rule.ts';

/** The day that almanacs print. */
export const EKADASHI_LADDER: Ladder = [
  rung(
    bothTouch,
    'second',
    practice(
      'The eleventh at two sunrises: almanacs of today take the later; by the Dharmasindhu all do when the twelfth runs on too.',
    ),
  ),
  rung(
    secondTouches,
    'second',
    ds('1, uddesha 17 (smarta-nirnaya)', 'The eleventh is free of the tenth at sunrise: that day is the fast.'),
  ),
  rung(
    always,
    'first',
    ds('1, uddesha 17 (smarta-nirnaya)', 'The eleventh at no later sunrise: the fast is on its day.'),
  ),
];

type Eleventh = Pick<Decided, 'year' | 'lunation' | 'anga'>;

export const ekadashiFast = ({ year, lunation, anga }: Eleventh): Fast =>
  ekadashiOf(
    {
      frame: year.dayHolding(anga.from),
      frameAt: (civil) => year.frame(civil),
      after: () => year.tithiAfter(lunation, anga.number),
    },
    anga,
  );

/** The days of householders and of Vaishnavas, each with the rung that chose it. */
export function ekadashiSchools(decided: Eleventh): School[] {
  const { smarta, vaishnava } = ekadashiFast(decided);
  return [
    { tradition: 'smarta', day: smarta.civil, because: smarta.because },
    { tradition: 'vaishnava', day: vaishnava.civil, because: vaishnava.because },
  ];
}

/** The first quarter of the twelfth, in which the fast is not ended. */
export function harivasara({ year, lunation, anga }: Eleventh): Span {
  const { from, to } = year.tithiAfter(lunation, anga.number);
  return span(from, plusDays(from, (to - from) / 4));
}

/**
 * The meal that ends the fast, on the day after it (Dharmasindhu 1, uddesha 17): within the twelfth, after its first
 * quarter; in the first three muhurtas when the twelfth runs past midday; in the thirteenth when none is left.
 */
function ekadashiParana(decided: Eleventh, day: DayFrame): Span {
  const twelfth = decided.year.tithiAfter(decided.lunation, decided.anga.number);
  const morning = kalaOf('pratah', day);
  if (twelfth.to <= day.sunrise) return morning;
  const from = jdUt(Math.max(day.sunrise, harivasara(decided).to));
  const pastMidday = twelfth.to > (day.sunrise + day.sunset) / 2;
  return span(
    from,
    pastMidday && from < morning.to ? morning.to : jdUt(Math.max(from, Math.min(twelfth.to, day.sunset))),
  );
}

export const EKADASHI_PARANA: ObservanceRow = {
  id: 'parana',
  days: 1,
  window: ekadashiParana,
  source: ds('1, uddesha 17 (parana)', 'In the morning within the twelfth, after its first quarter (harivasara).'),
};

/**
 * The fast of the eleventh and its parana. The day is decided by the same two ladders as in the daily nirnaya: for
 * householders after Madhava, for Vaishnavas by the four ghatis before sunrise.
 */
import { type Span, span } from '../kernel/span.ts';
import { type CivilDay, jdUt, plusDays } from '../kernel/units.ts';
import { ekadashiOf, eleventhMet, type Fast } from '../panchanga/nirnaya.ts';
import { all, not } from '../rules/clause.ts';
import { type DayFrame, kalaOf } from '../rules/kala.ts';
import { type Rung, rung } from '../rules/ladder.ts';
import { always, factOf } from '../rules/meeting-clauses.ts';
import { ds } from '../rules/source.ts';
import { EKADASHI_SMARTA, type EkadashiFact } from '../rules/tables/tithi-nirnaya.ts';
import { type Decided, type Decision, type ObservanceRow, practice, type School } from './rule.ts';
import { bearsName } from './year.ts';

type Eleventh = Pick<Decided, 'year' | 'lunation' | 'anga'>;

const dayOfEleventh = ({ year, lunation, anga }: Eleventh) => ({
  frame: year.dayHolding(anga.from),
  frameAt: (civil: CivilDay) => year.frame(civil),
  after: () => year.tithiAfter(lunation, anga.number),
});

type EleventhFact = EkadashiFact | 'of_chaitra';
const fact = factOf<EleventhFact>;

/** The eleventh of the bright half of Chaitra, which calendars name for a sunrise. */
const KAMADA: Rung = rung(
  all(fact('of_chaitra'), not(fact('ekadashi_at_no_sunrise'))),
  'second',
  practice('ekadashi.calendars_name_day_kamada_take'),
);

/** Of an eleventh: what the daily nirnaya of householders is told. */
const ELEVENTH: Omit<Decision, 'ladder'> = {
  kala: 'daylight',
  meeting: (eleventh) => eleventhMet(dayOfEleventh(eleventh), eleventh.anga).smarta,
  facts: ({ lunation, anga, meeting: { facts } }) =>
    anga.number === KAMADA_TITHI && bearsName(lunation, 'chaitra') ? new Set([...facts, 'of_chaitra']) : facts,
};

/** The fast of householders, as the daily nirnaya has it: it is the day that the year lists. */
export const HOUSEHOLDERS_FAST: Decision = { ...ELEVENTH, ladder: [KAMADA, ...EKADASHI_SMARTA] };
export const KAMADA_FAST: Decision = {
  ...ELEVENTH,
  ladder: [
    KAMADA,
    rung(always, 'first', ds('1, uddesha 17 (smarta-nirnaya)', 'ekadashi.eleventh_no_later_sunrise_fast')),
  ],
};
const KAMADA_TITHI = 11;

export const ekadashiFast = (eleventh: Eleventh): Fast => ekadashiOf(dayOfEleventh(eleventh), eleventh.anga);

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
  source: ds('1, uddesha 17 (parana)', 'ekadashi.morning_within_twelfth_after_first'),
};

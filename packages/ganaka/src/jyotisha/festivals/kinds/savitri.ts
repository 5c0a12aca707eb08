/**
 * The vrata of Savitri, on the amavasya that ends Vaishakha or on the purnima of Jyeshtha (Dharmasindhu 2, Jyeshtha).
 * The passage separates the worship from the fast.
 * The worship without a fast, which women observe everywhere, is on the later day if the fourteenth tithi has eighteen
 * nadis of the earlier day. The fast is on the earlier day even then, if that day has three muhurtas of the tithi
 * before sunset.
 * The passage is about the purnima. Book 1 groups Savitri's amavasya with it, unlike all other amavasyas.
 * Here a nadi of vedha is half a muhurta, and a muhurta is a fifteenth of the daylight. So the twelve nadis of uddesha
 * 4 are the six muhurtas of uddesha 12.
 */
import { not } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import { always, firstMuhurtasBeforeSunset, firstVedhaMuhurtas } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { decidedOn } from '../decide/decide.ts';
import { allDay } from '../rites/rite-windows.ts';
import type { Decision, ObservanceRow, TithiJudgement, Variant } from '../rule.ts';

const SAVITRI = '2, Jyeshtha (vata-savitri-vrata); 1, uddesha 21';
const PUJA = ds(SAVITRI, 'savitri.worship_without_fast_women_keep');
const FAST = ds(SAVITRI, 'savitri.fast_goes_fourteenth_even_eighteen');

export const SAVITRI_PUJA: Decision = {
  kala: 'sunrise',
  ladder: [
    rung(firstVedhaMuhurtas(9), 'second', ds(SAVITRI, 'savitri.eighteen_nadis_nine_muhurtas_fourteenth')),
    rung(not(firstVedhaMuhurtas(9)), 'first', ds(SAVITRI, 'savitri.less_eighteen_nadis_nine_muhurtas')),
  ],
};

/** The rule for those who fast. */
export const SAVITRI_FAST: Variant = {
  tradition: 'savitri-vrata',
  kala: 'sayahna',
  ladder: [
    rung(firstMuhurtasBeforeSunset(3), 'first', ds(SAVITRI, 'savitri.fast_joined_fourteenth_three_muhurtas')),
    rung(always, 'second', ds(SAVITRI, 'savitri.fast_less_three_muhurtas_before')),
  ],
};

const fastDays = ({ year, lunation, anga, frame }: TithiJudgement): number =>
  decidedOn('savitri-vrata', year, lunation, anga.number, SAVITRI_FAST).frame.civil - frame.civil;

/** The worship on its day, and the fast on its own day. */
export const SAVITRI_RITES: readonly ObservanceRow[] = [
  { id: 'vrata', window: allDay, source: PUJA },
  { id: 'fast', days: fastDays, window: allDay, source: FAST },
];

/**
 * Gaura Parva of western Nepal: the worship of durva grass on an eighth tithi. The text has the bright eighth of
 * Bhadrapada, and bars it with the Sun in Kanya and after the rise of Agastya (Dharmasindhu 2, Bhadrapada). Nepal's
 * lists of holidays then have an earlier eighth, bright or dark: the last one before Agastya rises.
 */
import { arc } from '../../../kernel/angle.ts';
import { type CivilDay, daysBetween } from '../../../kernel/units.ts';
import { rung } from '../../../rules/ladder.ts';
import { always, onlySecondTouches } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { lunationAfter, lunationAround, lunationBefore } from '../../panchanga/year/lunar-months.ts';
import { decidedOn } from '../decide/decide.ts';
import { NEPAL } from '../region.ts';
import { type Decision, practice, type SankrantiFestival, type SankrantiJudgement } from '../rule.ts';

const SIMHA = 5;
const EIGHTHS = [8, 23];
/**
 * The Sun's longitude at which Agastya counts as risen. The texts that were read give none; it separates the printed
 * days of 2011 and 2018 to 2025: 3 September 2022 is before it, 5 September 2011 after it.
 */
const AGASTYA_RISES_DEG = 137;

const DURVA = ds('2, Bhadrapada (durvashtami)', 'gaura_parva.eighth_joined_with_seventh');
const byMidday: Decision = {
  kala: 'madhyahna',
  ladder: [rung(onlySecondTouches, 'second', DURVA), rung(always, 'first', DURVA)],
};

/**
 * The day of the last eighth before Agastya rises. The Sun is then in Simha, because an eighth comes every fifteen
 * days.
 */
function lastEighth({ year, sankranti, frame }: SankrantiJudgement): CivilDay {
  const { sky } = year;
  const around = lunationAround(sky, sankranti.at);
  const days = [lunationBefore(sky, around), around, lunationAfter(sky, around)].flatMap((lunation) =>
    EIGHTHS.map((tithi) => decidedOn('gaura-parva', year, lunation, tithi, byMidday).frame.civil),
  );
  const isBefore = (day: CivilDay): boolean => arc(sky.longitude('surya', sky.noon(day)), AGASTYA_RISES_DEG) > 0;
  return days.findLast(isBefore) ?? frame.civil;
}

export const gauraParva: SankrantiFestival = {
  id: 'gaura-parva',
  kind: 'vrata',
  aliases: ['gaura', 'gora-parva', 'durvashtami'],
  regions: NEPAL,
  on: { rashi: SIMHA },
  kala: 'madhyahna',
  ladder: [rung(always, 'first', practice('gaura_parva.last_eighth_before_agastya'))],
  inMonth: true,
  daysTo: (entered) => daysBetween(entered.frame.civil, lastEighth(entered)),
};

/** Onam: Shravana at sunrise in the Sun's month of Simha, the later where the month has two. */
import { arc } from '../../kernel/angle.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import { rung } from '../../rules/ladder.ts';
import { always } from '../../rules/meeting-clauses.ts';
import { type Entered, practice, type SankrantiFestival } from '../rule.ts';

const STAR_DEG = 360 / 27;
const SHRAVANA = 22;
const SIMHA = 5;
/** The Sun's longest month. */
const MONTH_DAYS = 32;

export const onam: SankrantiFestival = {
  id: 'onam',
  kind: 'vrata',
  aliases: ['thiruvonam', 'tiruvonam'],
  on: { rashi: SIMHA },
  kala: 'daylight',
  ladder: [
    rung(
      always,
      'first',
      practice(
        'Shravana at sunrise while the Sun is in Simha; of two in the month the later; at no sunrise, the day nearest.',
      ),
    ),
  ],
  daysTo: daysToShravana,
};

/** From the day of the entry to the last sunrise in Simha at which the Moon is in Shravana, or nearest to its middle. */
function daysToShravana({ year, frame }: Entered): number {
  const { sky } = year;
  const offMiddle = (day: CivilDay): number => {
    const { sunrise } = year.frame(day);
    const inSimha = Math.floor(sky.longitude('surya', sunrise) / 30) + 1 === SIMHA;
    return inSimha ? Math.abs(arc((SHRAVANA - 0.5) * STAR_DEG, sky.longitude('chandra', sunrise))) : 180;
  };
  const days = Array.from({ length: MONTH_DAYS }, (_, after) => offMiddle(plusDays(frame.civil, after)));
  const within = days.findLastIndex((off) => off < STAR_DEG / 2);
  return within >= 0 ? within : days.indexOf(Math.min(...days));
}

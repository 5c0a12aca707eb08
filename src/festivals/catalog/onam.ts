/** Onam: Shravana at sunrise in the Sun's month of Simha, the later where the month has two. */
import { ahead, arc } from '../../kernel/angle.ts';
import { plusDays } from '../../kernel/units.ts';
import { rung } from '../../rules/ladder.ts';
import { always } from '../../rules/meeting-clauses.ts';
import { KERALA } from '../region.ts';
import { type Entered, practice, type SankrantiFestival } from '../rule.ts';

const STAR_DEG = 360 / 27;
const SHRAVANA = 22;
const SIMHA = 5;
const MIDDLE_DEG = (SHRAVANA - 0.5) * STAR_DEG;
/** The Sun's longest month. */
const MONTH_DAYS = 32;
/** From one sunrise to the next the Moon goes less. */
const DAY_DEG = 16;

export const onam: SankrantiFestival = {
  id: 'onam',
  kind: 'vrata',
  aliases: ['thiruvonam', 'tiruvonam'],
  regions: KERALA,
  on: { rashi: SIMHA },
  kala: 'daylight',
  ladder: [rung(always, 'first', practice('onam.shravana_sunrise_sun_simha_two'))],
  daysTo: daysToShravana,
};

/** From the day of the entry to the last sunrise in Simha at which the Moon is in Shravana, or nearest to its middle. */
function daysToShravana({ year, frame }: Entered): number {
  const { sky } = year;
  /** How far past the middle of Shravana the Moon is at a sunrise, 0 to 360; null where the Sun is not in Simha. */
  const pastMiddle = (after: number): number | null => {
    const { sunrise } = year.frame(plusDays(frame.civil, after));
    const inSimha = Math.floor(sky.longitude('surya', sunrise) / 30) + 1 === SIMHA;
    return inSimha ? ahead(MIDDLE_DEG, sky.longitude('chandra', sunrise)) : null;
  };
  for (let after = MONTH_DAYS - 1; after >= 0; ) {
    const past = pastMiddle(after);
    if (past !== null && Math.abs(arc(0, past)) < STAR_DEG / 2) return after;
    // what she has gone since takes so many days, and one may be short where the Sun's rising is stood in for
    const left = past === null ? 0 : Math.floor((past - STAR_DEG / 2) / DAY_DEG) - 1;
    after -= Math.max(1, left);
  }
  const days = Array.from({ length: MONTH_DAYS }, (_, after) => Math.abs(arc(0, pastMiddle(after) ?? 180)));
  return days.indexOf(Math.min(...days));
}

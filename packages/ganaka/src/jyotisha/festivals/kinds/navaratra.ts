/** What the four navaratras (nine nights of the Goddess) have in common. */
import { type Ladder, rung } from '../../../rules/ladder.ts';
import { always, bothTouch, secondTouches } from '../../../rules/meeting-clauses.ts';
import type { GistId } from '../../../rules/source.ts';
import { wholeKala } from '../rites/rite-windows.ts';
import { type ObservanceRow, practice } from '../rule.ts';

/** The day at whose sunrise the first tithi (pratipada) runs, however short. */
export const pratipadAtSunrise = (gist: GistId): Ladder => [
  rung(bothTouch, 'first', practice('navaratra.pratipad_two_sunrises_earlier')),
  rung(secondTouches, 'second', practice(gist)),
  rung(always, 'first', practice('navaratra.pratipad_no_later_sunrise_day')),
];

/** The pot is set up in the morning of the first day. */
export const pot = (source = practice('navaratra.pot_set_morning_first_day')): readonly ObservanceRow[] => [
  { id: 'ghatasthapana', window: wholeKala('pratah'), source },
];

/** What the four navaratras share. */
import { type Ladder, rung } from '../rules/ladder.ts';
import { always, bothTouch, secondTouches } from '../rules/meeting-clauses.ts';
import { type ObservanceRow, practice } from './rule.ts';
import { wholeKala } from './windows.ts';

/** Pratipad at sunrise, however short. */
export const pratipadAtSunrise = (named: string): Ladder => [
  rung(bothTouch, 'first', practice('Pratipad at two sunrises: the earlier.')),
  rung(secondTouches, 'second', practice(`Pratipad at sunrise: almanacs of today take that day for ${named}.`)),
  rung(always, 'first', practice('Pratipad at no later sunrise: the day that holds it.')),
];

/** The pot is set in the morning of the first day. */
export const pot = (source = practice('The pot is set in the morning of the first day.')): readonly ObservanceRow[] => [
  { id: 'ghatasthapana', window: wholeKala('pratah'), source },
];

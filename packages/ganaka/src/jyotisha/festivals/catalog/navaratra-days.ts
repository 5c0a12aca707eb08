/** The second to ninth days of the spring and autumn navaratras, each by the tithi at sunrise. */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice('navaratra_days.day_navaratra_tithi_sunrise_two');

export const navaratraDays: readonly TithiFestival[] = (['chaitra', 'ashvina'] as const).flatMap((masa) =>
  ([2, 3, 4, 5, 6, 7, 8, 9] as const).map(
    (tithi): TithiFestival => ({
      id: `${masa}-navaratra-${tithi}`,
      kind: 'navaratra',
      on: { masa, tithi },
      kala: 'sunrise',
      ladder: morningCases(SOURCE, 'first'),
    }),
  ),
);

/** The tithi of the printed Nepali calendar, day by day, at the siddhanta's own sunrise. */
import { readFileSync } from 'node:fs';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { dayFrom, happens, kathmandu, tithiAt } from './surya-cases.ts';

export type NepalDay = readonly [date: string, printed: number];

export const { days: sample }: { days: readonly NepalDay[] } = JSON.parse(
  readFileSync(new URL('../authorities/surya-kathmandu-tithi.json', import.meta.url), 'utf8'),
);

/** The print names the tithi within its paksha, and amavasya 30. */
const printedAs = (tithi: number): number => (tithi === 30 ? 30 : ((tithi - 1) % 15) + 1);

/** The share of days on which ours is the printed tithi, a boundary nearer to sunrise than `asideMin` set aside. */
export function agreeing(days: readonly NepalDay[], bija: string, asideMin: number): number {
  const sky = kathmandu(bija);
  const right = days.filter(([date, printed]) => {
    const sunrise = happens(sky.sunrise(dayFrom(date)));
    const near = [-asideMin, 0, asideMin].map((minutes) => printedAs(tithiAt(sky, jdUt(sunrise + minutes / 1440))));
    return near.includes(printed);
  });
  return right.length / days.length;
}

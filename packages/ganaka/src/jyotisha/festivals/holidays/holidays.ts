/** The holidays of a land in a year: the day of our rule, and the date of a list where one is quoted. */
import { type CivilDay, daysBetween } from '../../../kernel/units.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { festivalNamed } from '../catalog/index.ts';
import { type Occurrence, occurrencesOf } from '../occurrence.ts';
import { isKeptAt } from '../region.ts';
import type { School } from '../rule.ts';
import { FestivalYear } from '../year.ts';
import type { HolidayLand } from './lands.ts';
import { type ListedDay, listedDays } from './listed.ts';

export interface Holiday {
  readonly kept: Occurrence;
  /** The date that the land keeps: that of the list, else that of the rule. */
  readonly day: CivilDay;
  readonly listed: ListedDay | null;
  /** The tradition whose day the list has, if it is not that of the rule here. */
  readonly listedBy: School | null;
}

/** A listed date belongs to the occurrence that is this near. */
const NEAR_DAYS = 20;

export function holidaysOf(sky: Sky, land: HolidayLand, state: string | null, year: number): Holiday[] {
  const within = new FestivalYear(sky, year);
  const lists = listedDays(land.code).filter((each) => each.state === null || each.state === state);
  return land.festivals
    .map(festivalNamed)
    .filter((festival) => isKeptAt(festival, sky.place))
    .flatMap((festival) => occurrencesOf(within, festival))
    .map((kept) => holidayOf(kept, nearestList(kept, lists)))
    .sort((a, b) => a.day - b.day);
}

function holidayOf(kept: Occurrence, listed: ListedDay | null): Holiday {
  const day = listed?.day ?? kept.day;
  const listedBy = day === kept.day ? null : (kept.alternatives.find((school) => school.day === day) ?? null);
  return { kept, day, listed, listedBy };
}

/** The listed date of an occurrence; that of the state comes before that of the country. */
function nearestList({ id, day }: Occurrence, lists: readonly ListedDay[]): ListedDay | null {
  const away = (each: ListedDay): number => Math.abs(daysBetween(day, each.day));
  const [found] = lists
    .filter((each) => each.festival === id && away(each) <= NEAR_DAYS)
    .sort((a, b) => Number(a.state === null) - Number(b.state === null) || away(a) - away(b));
  return found ?? null;
}

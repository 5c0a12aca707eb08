/**
 * The data of the open pages for a town: today on each engine, a day, a month, a year, and a festival. All of it comes
 * from the views of the API. What many readers share is cached for as long as it is valid.
 */

import { dateOf, dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { todayAt } from 'ganaka/internal/kernel/clock.ts';
import { type CivilDay, type JdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import type { EngineInfo, EngineKey, Engines } from 'ganaka/internal/sky/engines/engine.ts';
import type { PageLanguage } from 'ganaka/internal/text/asked-languages/page-language.ts';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import { keepsSouthernDay } from 'ganaka/internal/views/blocks/southern-day.ts';
import { dayFasts } from 'ganaka/internal/views/day/day-fasts.ts';
import { type PanchangaSnapshot, panchanga } from 'ganaka/internal/views/day/panchanga.ts';
import type { YearlyId } from 'ganaka/internal/views/festivals/festival.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { LRUCache } from 'lru-cache';
import { answer, type Zones } from '../../api/answer/answer.ts';
import { askingAt } from '../../api/read/read.ts';
import type { Whereabouts } from '../../api/whereabouts.ts';
import type { DayChoices } from '../requests/day-choices.ts';
import type { OpenYears } from '../requests/open-years.ts';
import { printOf, type Town } from '../requests/town.ts';
import { voiceOf } from '../requests/voice.ts';
import {
  type FestivalAt,
  festivalsBy,
  keyOf,
  MOST_TOWNS,
  type MonthShown,
  spotOf,
  type TownSky,
  underSky,
  wallsBy,
  type YearShown,
} from './almanac-years.ts';
import { type Watch, watchesOf } from './watches.ts';

const COMPARED = ['tithi', 'nakshatra', 'yoga', 'weekday', 'months', 'eras', 'rise_set', 'lagna'] as const;
const SHOWN = [
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'weekday',
  'months',
  'eras',
  'rise_set',
  'muhurta',
  'chaughadiya',
  'observances',
  'calendar_of_land',
] as const;
const WHOLE = [...SHOWN, 'lagna'] as const;
/** The blocks of the page of a day, which shows everything that the panchanga knows of it. */
const OF_PAGE = [
  ...SHOWN,
  'paksha',
  'samvatsara',
  'sankranti',
  'shastra_kala',
  'hora',
  'bhadra',
  'vasa',
  'special_yogas',
  'sankalpa',
  'grahas',
  'asta',
  'gandamula',
  'panchaka',
  'tarabala',
  'chandrabala',
  'lagnas',
  'padas',
] as const;
/** The block that the pages of the Tamil lands show in addition. */
const SOUTHERN = 'southern_day';

/** The blocks of the panchanga that are compared between the engines. */
export type ComparedDay = Required<Pick<PanchangaSnapshot, (typeof COMPARED)[number]>>;
/**
 * The blocks that a page of a day shows. Muhurta, chaughadiya and the Tamil day are null if the Sun does not rise and
 * set; outside the Tamil lands there is no Tamil day.
 */
export type DayShown = Required<Pick<PanchangaSnapshot, (typeof SHOWN)[number]>> &
  Pick<PanchangaSnapshot, typeof SOUTHERN>;
/** The blocks of the page of a day. Those that need a sunrise are null without one. */
export type WholeDay = Required<Pick<PanchangaSnapshot, (typeof OF_PAGE)[number]>> &
  Pick<PanchangaSnapshot, typeof SOUTHERN>;
export type DayFasts = PayloadOf<typeof dayFasts>;

export interface OnEngine {
  readonly engine: EngineInfo;
  /** Undefined if the engine is retired. */
  readonly day: ComparedDay | undefined;
}

export interface Today {
  readonly date: string;
  readonly town: Town;
  /** The engines in their fixed order. */
  readonly engines: readonly OnEngine[];
  /** The engine whose day and month are shown first on the page. */
  readonly first: { readonly engine: EngineInfo; readonly day: DayShown };
  /** The chaughadiyas or gowri kalas of the night that ends this morning, as far as they last beyond midnight. */
  readonly nightBefore: readonly Watch[];
  readonly month: MonthShown;
}

/** A day at a town, by one engine. */
export interface DayAt {
  readonly date: string;
  readonly engine: EngineInfo;
  readonly day: DayShown;
}

/** The same with everything that the page of a day shows. */
export interface WholeDayAt extends DayAt {
  readonly day: WholeDay;
  readonly fasts: DayFasts;
}

export interface Almanac {
  today(town: Town, lang: PageLanguage): Today;
  /** Returns today's date at the town. */
  dateAt(town: Town): CivilDay;
  /** Returns a day by the engine and the schools of the choices; by the engine and the custom of the town without. */
  day(town: Town, lang: PageLanguage, day: CivilDay, choices: DayChoices): WholeDayAt;
  /** Returns the eighths of the night that ends on the morning of the day, from midnight on. */
  nightBefore(town: Town, lang: PageLanguage, day: CivilDay, choices: DayChoices): readonly Watch[];
  /** The engines that can be chosen, in their fixed order. */
  readonly engines: readonly EngineInfo[];
  /** Returns one festival in a year, with its dates in the years around it. */
  festival(town: Town, lang: PageLanguage, id: YearlyId, year: number, years: OpenYears): FestivalAt;
  /** Returns the same as an iCalendar file. */
  festivalFile(town: Town, lang: PageLanguage, id: YearlyId, year: number): string;
  /** Returns the engine that is shown first at the town. */
  engineAt(town: Town): EngineInfo;
  /** Returns the month that contains a day. */
  month(town: Town, lang: PageLanguage, day: CivilDay): MonthShown;
  /**
   * Returns a year at the town, and the engine by which it was computed. The current year also has the days ahead of
   * today, some of which may be in the next year.
   */
  year(town: Town, lang: PageLanguage, year: number): { readonly engine: EngineInfo; readonly year: YearShown };
}

/** The engine that is shown first, unless it is retired. */
const FIRST_SHOWN = 'drik';

interface Parts {
  readonly engines: Engines;
  readonly now: () => JdUt;
  readonly retired: readonly EngineKey[];
  readonly where: Whereabouts;
}

export function almanacOf({ engines, now, retired, where }: Parts): Almanac {
  const serving = Object.values(engines).filter(({ info }) => !retired.includes(info.key));
  const top = serving.find(({ info }) => info.key === FIRST_SHOWN) ?? serving[0];
  if (top === undefined) throw new Error('every engine is retired');
  const zones = { offsetHoursAt: where.offsetHoursAt };
  const usual: TownSky = { engine: top, options: {} };
  const shownAt = (town: Town): TownSky => {
    const print = town.modern === true ? null : printOf(town);
    const engine = serving.find(({ info }) => info.key === print?.engine);
    return print === null || engine === undefined ? usual : { engine, options: print.options };
  };

  const { snapshot, keptSnapshot } = snapshotsBy(zones);
  /** What is shown of a day: the chosen engine with its usual options, or what the town is shown first. */
  const chosenAt = (town: Town, choices: DayChoices): TownSky => {
    const engine = serving.find(({ info }) => info === choices.engine);
    return engine === undefined ? shownAt(town) : { engine, options: {} };
  };
  const nightBefore = (shown: TownSky, town: Town, day: CivilDay, voice: VoiceKey): readonly Watch[] => {
    const watches = watchesOf(keptSnapshot(shown, watchesAt(town), town, plusDays(day, -1), voice));
    return (watches?.night ?? []).filter(({ end }) => end.startsWith(isoDate(day)));
  };
  const wall = wallsBy(shownAt, zones);

  return {
    today(town, lang) {
      const voice = voiceOf(lang);
      const day = todayAt(town.place, now(), where);
      const date = isoDate(day);
      const shown = shownAt(town);
      // the day of the first engine already contains the blocks that are compared
      const first = keptSnapshot(shown, blocksAt(town, WHOLE), town, day, voice);
      return {
        date,
        town,
        engines: Object.values(engines).map((engine) => ({
          engine: engine.info,
          day: retired.includes(engine.info.key)
            ? undefined
            : having(
                engine === shown.engine ? first : keptSnapshot({ engine, options: {} }, COMPARED, town, day, voice),
                COMPARED,
              ),
        })),
        first: { engine: shown.engine.info, day: having(first, WHOLE) },
        nightBefore: nightBefore(shown, town, day, voice),
        month: wall.month(town, day, date.slice(0, -3), voice),
      };
    },
    dateAt: (town) => todayAt(town.place, now(), where),
    engines: serving.map(({ info }) => info),
    nightBefore: (town, lang, day, choices) => nightBefore(chosenAt(town, choices), town, day, voiceOf(lang)),
    day: (town, lang, day, choices) => {
      const shown = chosenAt(town, choices);
      const { engine } = shown;
      const { engine: _, ...schools } = choices;
      const voice = voiceOf(lang);
      const fasts = askingAt(dayFasts, engine.info, { place: town.place, day }, {});
      return {
        date: isoDate(day),
        engine: engine.info,
        day: having(snapshot(shown, blocksAt(town, OF_PAGE), town, day, voice, schools), OF_PAGE),
        fasts: answer(dayFasts, underSky(shown, fasts), engine, zones, voice).payload,
      };
    },
    engineAt: (town) => shownAt(town).engine.info,
    ...festivalsBy(shownAt, zones, now),
    month: (town, lang, day) => wall.month(town, day, isoDate(day).slice(0, -3), voiceOf(lang)),
    year(town, lang, year) {
      const today = todayAt(town.place, now(), where);
      const from = dateOf(today).year === year ? today : undefined;
      const first = dayOf({ year, month: 1, day: 1 });
      return {
        engine: shownAt(town).engine.info,
        year: wall.year(town, first, String(year), voiceOf(lang), from),
      };
    },
  };
}

/** Computes the panchanga of a day; `keptSnapshot` also caches it. */
function snapshotsBy(zones: Zones) {
  const days = new LRUCache<string, PanchangaSnapshot>({ max: MOST_TOWNS * 4 });
  const snapshot = (
    shown: TownSky,
    blocks: readonly string[],
    town: Town,
    day: CivilDay,
    voice: VoiceKey,
    schools: Omit<DayChoices, 'engine'> = {},
  ): PanchangaSnapshot => {
    const asking = askingAt(panchanga, shown.engine.info, { place: town.place, day }, { blocks, ...schools });
    return answer(panchanga, underSky(shown, asking), shown.engine, zones, voice).payload;
  };
  /** The panchanga of today is cached, because many readers request it. */
  const keptSnapshot = (...[shown, blocks, town, day, voice]: Parameters<typeof snapshot>): PanchangaSnapshot => {
    const key = `${voice}|${keyOf(shown)}|${spotOf(town)}|${day}|${blocks.length}`;
    const made = days.get(key) ?? snapshot(shown, blocks, town, day, voice);
    days.set(key, made);
    return made;
  };
  return { snapshot, keptSnapshot };
}

/** The blocks for a town: those of the Tamil lands have one more. */
const blocksAt = (town: Town, blocks: readonly string[]): readonly string[] =>
  isTamil(town) ? [...blocks, SOUTHERN] : blocks;
const watchesAt = (town: Town): readonly string[] => [isTamil(town) ? SOUTHERN : 'chaughadiya'];
const isTamil = ({ place }: Town): boolean => keepsSouthernDay({ ...place, tzHours: place.fixedHours ?? 0 });
/** Returns the snapshot, typed as having the requested blocks; throws if one is missing. */
function having<const N extends keyof PanchangaSnapshot>(snapshot: PanchangaSnapshot, blocks: readonly N[]) {
  for (const name of blocks) if (snapshot[name] === undefined) throw new Error(`the block ${name} is missing`);
  return snapshot as PanchangaSnapshot & Required<Pick<PanchangaSnapshot, N>>;
}

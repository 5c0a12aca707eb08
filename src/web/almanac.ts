/**
 * The data of the open pages for a town: today on each engine, the month and the year by name. All of it comes from the
 * views of the API, and is cached for as long as it is valid.
 */

import { LRUCache } from 'lru-cache';
import { answer } from '../ask/answer.ts';
import { todayAt } from '../ask/clock.ts';
import { askingAt } from '../ask/read.ts';
import type { Whereabouts } from '../ask/whereabouts.ts';
import type { Engine, EngineInfo, EngineKey, Engines } from '../engines/engine.ts';
import { isoDate } from '../kernel/civil.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import type { PageLanguage } from '../text/page-language.ts';
import type { VoiceKey } from '../text/voice.ts';
import { panchanga, type Snapshot } from '../views/panchanga.ts';
import type { PayloadOf } from '../views/view.ts';
import { wallMonth, wallYear } from '../views/wall-calendar.ts';
import type { Town } from './town.ts';
import { voiceOf } from './voice.ts';

const BLOCKS = ['tithi', 'nakshatra', 'yoga', 'weekday', 'months', 'eras', 'rise_set', 'muhurta', 'lagna'] as const;

type Shown = Required<Pick<Snapshot, (typeof BLOCKS)[number]>>;

/** The part of the snapshot that the first page shows. */
export type DayShown = Pick<
  Shown,
  'tithi' | 'nakshatra' | 'yoga' | 'weekday' | 'months' | 'eras' | 'rise_set' | 'lagna'
> & {
  /** Null if the Sun does not rise and set. */
  readonly muhurta: Pick<NonNullable<Shown['muhurta']>, 'rahu_kala' | 'abhijit'> | null;
  readonly notes: readonly string[];
};
export type MonthShown = PayloadOf<typeof wallMonth>;
export type YearShown = PayloadOf<typeof wallYear>;

export interface OnEngine {
  readonly engine: EngineInfo;
  /** Undefined if the engine is retired. */
  readonly day: DayShown | undefined;
}

export interface Today {
  readonly date: string;
  readonly town: Town;
  /** In their fixed order. */
  readonly engines: readonly OnEngine[];
  /** The engine whose day and month are on top. */
  readonly first: { readonly engine: EngineInfo; readonly day: DayShown };
  readonly month: MonthShown;
}

export interface Almanac {
  today(town: Town, lang: PageLanguage): Today;
  /** The current year there, and the engine it was requested from. */
  year(
    town: Town,
    lang: PageLanguage,
  ): { readonly engine: EngineInfo; readonly year: YearShown; readonly date: string };
}

/** The engine whose day is on top, unless it is retired. */
const FIRST_SHOWN = 'drik';
const MOST_TOWNS = 400;

interface Parts {
  readonly engines: Engines;
  readonly now: () => JdUt;
  readonly retired: readonly EngineKey[];
  readonly where: Whereabouts;
}

export function almanacOf({ engines, now, retired, where }: Parts): Almanac {
  const days = new LRUCache<string, DayShown>({ max: MOST_TOWNS * 3 });
  const months = new LRUCache<string, MonthShown>({ max: MOST_TOWNS });
  const years = new LRUCache<string, YearShown>({ max: MOST_TOWNS });
  const serving = Object.values(engines).filter(({ info }) => !retired.includes(info.key));
  const top = serving.find(({ info }) => info.key === FIRST_SHOWN) ?? serving[0];
  if (top === undefined) throw new Error('every engine is retired');
  const zones = { offsetHoursAt: where.offsetHoursAt };
  const spotOf = ({ place }: Town): string => `${place.latDeg},${place.lonDeg},${place.zone},${place.fixedHours}`;

  const dayOn = (engine: Engine, town: Town, day: CivilDay, voice: VoiceKey): DayShown => {
    const key = `${voice}|${engine.info.key}|${spotOf(town)}|${day}`;
    const known = days.get(key);
    if (known !== undefined) return known;
    const asking = askingAt(panchanga, engine.info, { place: town.place, day }, { blocks: BLOCKS });
    const made = shownOf(answer(panchanga, asking, engine, zones, voice).payload);
    days.set(key, made);
    return made;
  };
  const wall = <V extends typeof wallMonth | typeof wallYear>(
    view: V,
    kept: LRUCache<string, PayloadOf<V>>,
    town: Town,
    day: CivilDay,
    span: string,
    voice: VoiceKey,
  ): PayloadOf<V> => {
    const key = `${voice}|${spotOf(town)}|${span}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const asking = askingAt(view, top.info, { place: town.place, day }, {});
    const { payload } = answer(view, asking, top, zones, voice);
    kept.set(key, payload);
    return payload;
  };

  return {
    today(town, lang) {
      const voice = voiceOf(lang);
      const day = todayAt(town.place, now(), where);
      const date = isoDate(day);
      return {
        date,
        town,
        engines: Object.values(engines).map((engine) => ({
          engine: engine.info,
          day: retired.includes(engine.info.key) ? undefined : dayOn(engine, town, day, voice),
        })),
        first: { engine: top.info, day: dayOn(top, town, day, voice) },
        month: wall(wallMonth, months, town, day, date.slice(0, -3), voice),
      };
    },
    year(town, lang) {
      const day = todayAt(town.place, now(), where);
      const date = isoDate(day);
      const span = date.slice(0, -6);
      return { engine: top.info, year: wall(wallYear, years, town, day, span, voiceOf(lang)), date };
    },
  };
}

function shownOf(payload: Snapshot): DayShown {
  const { tithi, nakshatra, yoga, weekday, months, eras, rise_set, muhurta, lagna, notes = [] } = payload;
  if (!tithi || !nakshatra || !yoga || !weekday || !months || !eras || !rise_set || !lagna)
    throw new Error('a block of today is missing');
  const named = muhurta ? { rahu_kala: muhurta.rahu_kala, abhijit: muhurta.abhijit } : null;
  return { tithi, nakshatra, yoga, weekday, months, eras, rise_set, lagna, muhurta: named, notes };
}

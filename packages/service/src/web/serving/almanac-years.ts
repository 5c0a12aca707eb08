/** Months, years and festivals at a town, for the almanac of the pages. */

import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import type { CivilDay, JdUt } from 'ganaka/internal/kernel/units.ts';
import type { Engine, EngineInfo, SkyOptions } from 'ganaka/internal/sky/engines/engine.ts';
import { namesOf, type PageLanguage } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type VoiceKey, voiceKey } from 'ganaka/internal/text/voice.ts';
import { wallMonth, wallYear } from 'ganaka/internal/views/day/wall-calendar.ts';
import { parvaFeed } from 'ganaka/internal/views/festivals/feed.ts';
import { festival, type YearlyId } from 'ganaka/internal/views/festivals/festival.ts';
import { festivalDays } from 'ganaka/internal/views/festivals/festival-days.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { LRUCache } from 'lru-cache';
import { answer, type Zones } from '../../api/answer/answer.ts';
import { askingAt, type RequestData } from '../../api/read/read.ts';
import type { OpenYears } from '../requests/open-years.ts';
import type { Town } from '../requests/town.ts';
import { voiceOf } from '../requests/voice.ts';

export const MOST_TOWNS = 400;

export type MonthShown = PayloadOf<typeof wallMonth>;
export type YearShown = PayloadOf<typeof wallYear>;
export type FestivalShown = PayloadOf<typeof festival>;

export interface FestivalAt {
  readonly engine: EngineInfo;
  readonly festival: FestivalShown;
  /** The dates of the festival in each open year, in order. */
  readonly around: readonly { readonly year: number; readonly dates: readonly string[] }[];
}

/** The engine that is shown first at a town, and its options that are not the usual ones. */
export interface TownSky {
  readonly engine: Engine;
  readonly options: SkyOptions;
}
export const underSky = ({ options }: TownSky, asking: RequestData): RequestData => ({
  ...asking,
  options: { ...asking.options, ...options },
});
export const keyOf = ({ engine, options }: TownSky): string => `${engine.info.key} ${Object.values(options).join()}`;

/** The place of a town in the key of a cache. */
export const spotOf = ({ place }: Town): string => `${place.latDeg},${place.lonDeg},${place.zone},${place.fixedHours}`;

/** Computes months and years at a town and caches them. */
export function wallsBy(shownAt: (town: Town) => TownSky, zones: Zones) {
  const months = new LRUCache<string, MonthShown>({ max: MOST_TOWNS });
  const years = new LRUCache<string, YearShown>({ max: MOST_TOWNS });
  type At = readonly [town: Town, day: CivilDay, span: string, voice: VoiceKey, from?: CivilDay];
  const wall = <V extends typeof wallMonth | typeof wallYear>(
    view: V,
    kept: LRUCache<string, PayloadOf<V>>,
    [town, day, span, voice, from]: At,
  ): PayloadOf<V> => {
    const shown = shownAt(town);
    const key = `${voice}|${keyOf(shown)}|${spotOf(town)}|${span}|${from}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const asking = askingAt(
      view,
      shown.engine.info,
      { place: town.place, day },
      { ...(from !== undefined && { from }) },
    );
    const { payload } = answer(view, underSky(shown, asking), shown.engine, zones, voice);
    kept.set(key, payload);
    return payload;
  };
  return {
    month: (...at: At): MonthShown => wall(wallMonth, months, at),
    year: (...at: At): YearShown => wall(wallYear, years, at),
  };
}

/** The page and the iCalendar file of a festival, computed by one engine. */
export function festivalsBy(shownAt: (town: Town) => TownSky, zones: Zones, now: () => JdUt) {
  const inYear = ({ place }: Town, year: number) => ({ place, day: dayOf({ year, month: 1, day: 1 }) });
  return {
    festival: (town: Town, lang: PageLanguage, id: YearlyId, year: number, { from, to }: OpenYears): FestivalAt => {
      const voice = voiceOf(lang);
      const shown = shownAt(town);
      const { engine } = shown;
      const asking = askingAt(festival, engine.info, inYear(town, year), { id, year });
      const own = answer(festival, underSky(shown, asking), engine, zones, voice).payload;
      const datesIn = (each: number): readonly string[] => {
        if (each === year) return own.occurrences.map(({ date }) => date);
        const other = askingAt(festivalDays, engine.info, inYear(town, each), { id, year: each });
        return answer(festivalDays, underSky(shown, other), engine, zones, voice).payload.dates;
      };
      const around = Array.from({ length: to - from + 1 }, (_, i) => ({ year: from + i, dates: datesIn(from + i) }));
      return { engine: engine.info, festival: own, around };
    },
    festivalFile: (town: Town, lang: PageLanguage, id: YearlyId, year: number): string => {
      const shown = shownAt(town);
      const { engine } = shown;
      const asking = askingAt(parvaFeed, engine.info, inYear(town, year), { year, ids: [id], windows: true });
      return answer(parvaFeed, { ...underSky(shown, asking), now: now() }, engine, zones, voiceKey([namesOf(lang)]))
        .payload;
    },
  };
}

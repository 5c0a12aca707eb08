/** Today at the default place on each engine, through the same view that answers the API. Kept until the day turns. */
import { answer } from '../ask/answer.ts';
import { askingAt } from '../ask/read.ts';
import { DEHRADUN } from '../ask/where.ts';
import { type Engine, type EngineInfo, type EngineKey, type Engines, engineNamed } from '../engines/engine.ts';
import { dayAt, isoDate } from '../kernel/civil.ts';
import { DEFAULT_PLACE } from '../kernel/default-place.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
import { panchanga, type Snapshot } from '../views/panchanga.ts';

const BLOCKS = ['tithi', 'nakshatra', 'yoga', 'weekday', 'rise_set', 'muhurta'] as const;

type Shown = Required<Pick<Snapshot, (typeof BLOCKS)[number]>>;

/** The part of the snapshot that the first page shows, of a day that has its risings. */
export interface DayReply extends Omit<Shown, 'rise_set' | 'muhurta'> {
  readonly rise_set: { readonly sunrise: string; readonly sunset: string; readonly next_sunrise: string };
  readonly muhurta: NonNullable<Shown['muhurta']>;
}

export interface Today {
  readonly date: string;
  readonly engines: readonly EngineInfo[];
  /** Undefined where an engine is retired. */
  readonly on: (engine: EngineKey) => DayReply | undefined;
}

const TZ_HOURS = DEFAULT_PLACE.tzHours;

interface Parts {
  readonly engines: Engines;
  readonly now: () => JdUt;
  readonly retired: readonly EngineKey[];
}

export function todayFrom({ engines, now, retired }: Parts): () => Today {
  let kept: { readonly date: string; readonly replies: Map<EngineKey, DayReply> } | undefined;
  return () => {
    const day = dayAt(now(), TZ_HOURS);
    const date = isoDate(day);
    if (kept?.date !== date) kept = { date, replies: new Map() };
    const { replies } = kept;
    return {
      date,
      engines: Object.values(engines).map(({ info }) => info),
      on(key) {
        if (retired.includes(key)) return undefined;
        let reply = replies.get(key);
        if (reply === undefined) replies.set(key, (reply = dayUnder(engineNamed(engines, key), day)));
        return reply;
      },
    };
  };
}

function dayUnder(engine: Engine, day: CivilDay): DayReply {
  const asking = askingAt(panchanga, engine.info, { place: DEHRADUN, day }, { blocks: BLOCKS });
  const { payload } = answer(panchanga, asking, engine, { offsetHoursAt: () => TZ_HOURS }, 'both');
  const { tithi, nakshatra, yoga, weekday, rise_set, muhurta } = payload;
  if (!tithi || !nakshatra || !yoga || !weekday || !rise_set || !muhurta)
    throw new Error('a block of today is missing');
  const { sunrise, sunset, next_sunrise } = rise_set;
  if (sunrise === null || sunset === null || next_sunrise === null) throw new Error('no Sun over Dehradun');
  return { tithi, nakshatra, yoga, weekday, muhurta, rise_set: { sunrise, sunset, next_sunrise } };
}

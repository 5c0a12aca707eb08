/** Today at the default place on each engine, through the same views that answer the API. Kept until the day turns. */

import { finish } from '../ask/answer.ts';
import type { Prepared } from '../ask/read.ts';
import type { Address } from '../ask/route.ts';
import { DEHRADUN } from '../ask/where.ts';
import type { Engine, EngineKey } from '../engines/engine.ts';
import { dayAt, isoDate } from '../kernel/civil.ts';
import type { JdUt } from '../kernel/units.ts';

interface Named {
  readonly name: string;
  readonly name_hi: string;
}
interface Span {
  readonly start: string;
  readonly end: string;
}

/** The part of a panchanga reply that the first page shows. */
export interface DayReply {
  readonly tithi: Named &
    Span & {
      readonly number: number;
      readonly paksha: 'shukla' | 'krishna';
      readonly transitions: readonly (Named & Span)[];
    };
  readonly nakshatra: Named & Span & { readonly transitions: readonly (Named & Span)[] };
  readonly yoga: Named & Span;
  readonly weekday: Named;
  readonly rise_set: { readonly sunrise: string; readonly sunset: string; readonly next_sunrise: string };
  readonly muhurta: { readonly rahu_kala: Span; readonly abhijit: Span & { readonly tyajya: boolean } };
}

export interface Today {
  readonly date: string;
  /** Undefined where an engine is retired. */
  readonly on: (engine: EngineKey) => DayReply | undefined;
}

const TZ_HOURS = 5.5;
const BLOCKS = ['tithi', 'nakshatra', 'yoga', 'weekday', 'rise_set', 'muhurta'];

interface Parts {
  readonly engines: Readonly<Record<EngineKey, Engine>>;
  readonly addresses: readonly Address[];
  readonly now: () => JdUt;
  readonly retired: readonly EngineKey[];
}

export function todayFrom({ engines, addresses, now, retired }: Parts): () => Today {
  let kept: { readonly date: string; readonly replies: Map<EngineKey, DayReply> } | undefined;
  const compute = (key: EngineKey, day: ReturnType<typeof dayAt>): DayReply => {
    const address = addresses.find(({ path, family }) => family === key && path.endsWith('/panchanga'));
    const shows = address?.row.shows;
    if (!address || !shows || 'plain' in shows) throw new Error(`no panchanga on ${key}`);
    const engine = engines[key];
    const defaults = Object.entries(engine.info.options).map(([name, values]) => [name, values[0] ?? '']);
    const prepared: Prepared = {
      path: address.path,
      engine: key,
      options: Object.fromEntries(defaults),
      reading: 'moment',
      who: [{ place: DEHRADUN, day, time: null, t: null }],
      params: { blocks: BLOCKS },
      today: day,
      notes: [],
      dependsOnToday: true,
    };
    const { body } = finish(shows, prepared, engine, { offsetHoursAt: () => TZ_HOURS }, true);
    const reply: { panchanga: DayReply } = JSON.parse(body.toString());
    return reply.panchanga;
  };
  return () => {
    const day = dayAt(now(), TZ_HOURS);
    const date = isoDate(day);
    if (kept?.date !== date) kept = { date, replies: new Map() };
    const { replies } = kept;
    return {
      date,
      on(key) {
        if (retired.includes(key)) return undefined;
        let reply = replies.get(key);
        if (reply === undefined) replies.set(key, (reply = compute(key, day)));
        return reply;
      },
    };
  };
}

/** Reads the engine's options and the route's own parameters from a query. */

import type { CivilDay } from 'ganaka/internal/kernel/units.ts';
import type { EngineInfo, EngineKey, EngineOption, SkyOptions } from 'ganaka/internal/sky/engines/engine.ts';
import type { NamedParameter } from 'ganaka/internal/views/kit/parameter.ts';
import type { RouteDefaults } from 'ganaka/internal/views/view.ts';
import { optionsOn, TODAY } from '../names.ts';
import type { RouteRow } from '../route.ts';
import { readParameter } from './parameter.ts';
import type { Bad, Query } from './query.ts';

/** The engine's options: the given values, else the route's defaults, else the engine's. */
export function readOptions(
  row: RouteRow,
  info: EngineInfo,
  defaults: RouteDefaults | undefined,
  query: Query,
  bad: Bad[],
): SkyOptions {
  const chosen: Record<string, string> = {};
  const standing = defaults?.engine === info.key ? defaults.options : undefined;
  for (const [name, option] of Object.entries(optionsOn(row, info.options))) {
    const values = valuesOn(row, option);
    const given = query.get(name);
    if (given === undefined) chosen[name] = standing?.[name] ?? values[0] ?? '';
    else if (values.includes(given)) chosen[name] = given;
    else
      bad.push({
        code: `bad_${name}`,
        param: name,
        text: option.values.includes(given)
          ? `${name}=${given} is for the routes that show the engine's working (ss-*) alone; here ${name} must be one of ${values.join(', ')}`
          : `${name} must be one of ${values.join(', ')}; got "${given}"`,
        allowed: values,
      });
  }
  return chosen;
}

/** The values of an option that a route accepts; some are only for the routes that show the engine's working (ss-*). */
export const valuesOn = ({ group }: RouteRow, { values, ofWorking }: EngineOption): readonly string[] =>
  group === 'ss' || ofWorking === undefined ? values : values.filter((each) => !ofWorking.includes(each));

/** The route's own parameters in the order of their declaration: the given values, or the defaults. */
export function readParams(row: RouteRow, engine: EngineKey | null, query: Query, bad: Bad[]): Record<string, unknown> {
  const values: Record<string, unknown> = { ...row.standing };
  for (const [name, parameter] of row.own) {
    const text = query.get(name);
    if (text === undefined || parameter.need === 'fixed') continue;
    if (parameter.need === 'today' && text === TODAY) continue;
    const value = readParameter(name, parameter, text, engine, bad);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/**
 * Sets missing parameters that default to today; returns whether a missing parameter makes the reply depend on today.
 */
export function fillToday(own: readonly NamedParameter[], values: Record<string, unknown>, today: CivilDay): boolean {
  let counts = false;
  for (const [name, { need, fromNow }] of own) {
    if (values[name] !== undefined || (need !== 'today' && fromNow !== true)) continue;
    counts = true;
    if (need === 'today') values[name] = today; // the reply repeats it in `request`, like every default
  }
  return counts;
}

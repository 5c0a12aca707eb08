/** An engine as callers of the library see it: its description; the engine itself is hidden behind a symbol. */
import type { Engine, SkyOptions } from '../sky/engines/engine.ts';
import type { EngineMaker } from '../sky/engines/maker.ts';
import { checkMade, checkOptions } from './checks/caller-values.ts';
import { hidden } from './days/looking.ts';

const INSIDE: unique symbol = Symbol.for('ganaka.engine');

/** An engine: its name, range of years and options. Its data are kept inside. */
export interface GanakaEngine {
  /** The id of the engine, as in `engine` of every reply: `surya_siddhanta`, `drik`, `chitrapaksha`. */
  readonly id: string;
  /** The name of its ayanamsa, as in `ayanamsa` of every reply. */
  readonly ayanamsa: string;
  /** The first and last Gregorian year that the engine covers. */
  readonly years: { readonly from: number; readonly to: number };
  /** All options of the engine with their values. */
  readonly options: Readonly<Record<string, string>>;
  /** The version, which changes whenever a number could change. */
  readonly version: string;
  readonly [INSIDE]: object;
}

const NAMES = { thirdEngine: 'chitrapaksha' };

export function publicEngine<Given>({ info, make }: EngineMaker<Given>, given: Given, choosing: object): GanakaEngine {
  checkOptions(choosing);
  const chosen: Readonly<Record<string, string | undefined>> = { ...choosing };
  const described = info(NAMES);
  const { id, ayanamsaName, years, version, options } = described;
  const offered = new Map(Object.entries(options).filter(([, { ofCharts }]) => ofCharts === undefined));
  for (const name of Object.keys(chosen))
    if (!offered.has(name))
      throw new RangeError(`${id} has no option "${name}"; it has ${[...offered.keys()].join(', ')}`);
  const inForce: [string, string][] = [...offered].map(([name, { values: all, ofWorking = [] }]) => {
    const values = all.filter((each) => !ofWorking.includes(each));
    const { [name]: value = values[0] ?? '' } = chosen;
    if (!values.includes(value))
      throw new RangeError(`${name} must be one of ${values.join(', ')}; got ${JSON.stringify(value)}`);
    return [name, value];
  });
  const engine = make(described, given);
  const shown = { id, ayanamsa: ayanamsaName, years, version, options: Object.freeze(Object.fromEntries(inForce)) };
  return hidden(shown, INSIDE, engine);
}

/** The engine itself, for the other files of this folder. */
export function insideOf(engine: GanakaEngine): Engine {
  checkMade('engine', 'surya(), drik() or chitrapaksha()', engine, INSIDE);
  return engine[INSIDE] as Engine;
}
export const yearsOf = (engine: GanakaEngine): GanakaEngine['years'] => insideOf(engine) && engine.years;
export const optionsOf = ({ options }: GanakaEngine): SkyOptions => options;

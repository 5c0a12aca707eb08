/**
 * Who may ask what: the checks of key, plan and engine, in the order of the specification's errors.
 * Every answer of this file is a refusal or a right; nothing is computed here.
 */
import type { Caller } from '../accounts/gate.ts';
import { opens } from '../accounts/keys.ts';
import { isFullOn } from '../accounts/plans.ts';
import { isLang, type Lang } from '../ask/language.ts';
import type { Query } from '../ask/query.ts';
import { Refusal } from '../ask/refusal.ts';
import type { Address } from '../ask/route.ts';
import type { EngineKey } from '../engines/engine.ts';

const MOVED = ['date', 'time', 'hour', 'place', 'lat', 'latitude', 'lon', 'longitude', 'tz'];

/** Throws the 403 that stands between this caller and the route, if any. `engine` is the resolved one. */
export function admit(address: Address, engine: EngineKey | null, caller: Caller, query: Query): void {
  const { access } = address.row;
  if (access === 'open' || engine === null) return;
  admitLanguage(engine, caller, query);
  if (access === 'any') return;
  for (const needed of new Set([engine, ...(address.family === null ? [] : [address.family])]))
    if (!opens(caller.prefix, needed))
      throw new Refusal(
        403,
        'engine_not_covered',
        `a ${caller.prefix}_ key does not open the ${needed} engine; use a tg_ key or one made for that engine`,
      );
  if (access === 'full' && !isFullOn(caller.plan, engine))
    throw new Refusal(
      403,
      'plan_not_covered',
      engine === 'surya-siddhanta'
        ? `the ${caller.plan} plan does not cover this route on Surya-siddhanta; it needs commercial or enterprise`
        : `the ${caller.plan} plan does not cover this route; it needs developer, pro, commercial or enterprise`,
    );
  const needsEnterprise = access === 'enterprise' || (access === 'instrument' && MOVED.some((name) => query.has(name)));
  if (needsEnterprise && caller.plan !== 'enterprise')
    throw new Refusal(
      403,
      'plan_not_covered',
      access === 'instrument'
        ? 'an instrument shows today at the default place; another date, time or place needs the enterprise plan'
        : `the ${caller.plan} plan does not cover this route; it needs enterprise`,
    );
}

/** Other languages than English are for full access, except on open routes. */
function admitLanguage(engine: EngineKey, { plan }: Caller, query: Query): void {
  const lang = query.get('lang');
  if (lang === undefined || lang === 'en' || !isLang(lang) || isFullOn(plan, engine)) return;
  throw new Refusal(
    403,
    'plan_not_covered',
    `lang=${lang} needs full access, which the ${plan} plan does not have here; leave lang out or give lang=en`,
    { param: 'lang', allowed: ['en'] },
  );
}

/** What was asked for, or every language for full access to the resolved engine and English for others. */
export const languageFor = (caller: Caller | null, engine: EngineKey, asked: Lang | null): Lang =>
  asked ?? (caller !== null && isFullOn(caller.plan, engine) ? 'both' : 'en');

/** The engine asked for: `engine=` or the path's. Any other value is a 400 that lists the three. */
export function resolveEngine(address: Address, query: Query, thirdEngine: string): EngineKey | null {
  const asked = query.get('engine');
  if (asked === undefined || address.engine === null) return address.engine;
  const values: Readonly<Record<string, EngineKey>> = {
    surya: 'surya-siddhanta',
    drik: 'drik',
    [thirdEngine]: 'true-chitra',
  };
  const engine = Object.hasOwn(values, asked) ? values[asked] : undefined;
  if (engine === undefined)
    throw new Refusal(400, 'bad_engine', `engine must be one of ${Object.keys(values).join(', ')}; got "${asked}"`, {
      param: 'engine',
      allowed: Object.keys(values),
    });
  const { mount } = address.row;
  if (mount.under === 'host' && mount.only && engine !== mount.engine)
    throw new Refusal(400, 'bad_engine', `this route is of the Surya-siddhanta alone; engine may only be surya`, {
      param: 'engine',
      allowed: ['surya'],
    });
  return engine;
}

/** Drik may be retired as a whole; on the third engine's path set it always is. */
export function checkRetired(address: Address, engine: EngineKey | null, retired: boolean, thirdEngine: string): void {
  if (engine !== 'drik') return;
  if (retired || address.family === 'true-chitra')
    throw new Refusal(410, 'engine_retired', `the drik engine is retired here; use /v1/${thirdEngine}/ instead`);
}

/**
 * Who may ask what: the checks of key, plan and engine, in the order of the specification's errors.
 * Every answer of this file is a refusal or a right; nothing is computed here.
 */
import type { Caller } from '../accounts/gate.ts';
import { opens } from '../accounts/keys.ts';
import { isFullOn, PLANS_FULL_SOMEWHERE, type PlanId, plansFullOn } from '../accounts/plans.ts';
import { type AskedLang, isLang, type Lang } from '../ask/language.ts';
import type { Query } from '../ask/query.ts';
import { Refusal } from '../ask/refusal.ts';
import { type Address, infoOf, onlyEngineOf } from '../ask/route.ts';
import { standingOn } from '../ask/stands.ts';
import type { EngineInfo, EngineKey } from '../engines/engine.ts';
import type { Call } from './outcome.ts';
import { isOriginOpen } from './wire/manners.ts';

/** What moves an instrument away from today at the default place. */
export const MOVED = ['date', 'time', 'hour', 'place', 'lat', 'latitude', 'lon', 'longitude', 'lng', 'tz'];

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
      notCovered(caller.plan, infoOf(address, engine)) + covered(address, caller),
    );
  const needsEnterprise =
    access === 'enterprise' ||
    (access === 'instrument' && MOVED.some((name) => query.has(name) && query.get(name) !== 'today'));
  if (needsEnterprise && caller.plan !== 'enterprise')
    throw new Refusal(
      403,
      'plan_not_covered',
      access === 'instrument'
        ? 'an instrument shows today at the default place; another date, time or place needs the enterprise plan'
        : `the ${caller.plan} plan does not cover this route; it needs enterprise`,
    );
}

/** A browser would not let another page read a keyed answer: refused before anything is computed or taken. Open routes are every page's. */
export function admitOrigin({ row }: Address, { domains, plan }: Caller, { origin, host }: Call): void {
  if (row.access === 'open' || origin === undefined || isOriginOpen(origin, domains, host)) return;
  const named =
    plan === 'enterprise'
      ? 'name it for this key at /account/keys'
      : 'named domains belong to the enterprise plan: call from your own server, or from http://localhost to try';
  throw new Refusal(403, 'origin_not_named', `pages of ${origin.slice(0, 100)} may not use this key; ${named}`, {
    param: 'Origin',
    ...(domains.length > 0 && { allowed: domains }),
  });
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
export function languageFor(caller: Caller | null, engine: EngineKey, asked: AskedLang | null): Lang {
  const full = caller !== null && isFullOn(caller.plan, engine);
  return asked === 'en' && full ? 'en_full' : (asked ?? (full ? 'both' : 'en'));
}

/** Which plans cover a route on an engine; the engine is named where others are open to more of them. */
function notCovered(plan: PlanId, { key, label }: EngineInfo): string {
  const plans = plansFullOn(key);
  const on = plans.length < PLANS_FULL_SOMEWHERE.length ? ` on ${label.en.name}` : '';
  const last = plans.at(-1) ?? 'enterprise';
  return `the ${plan} plan does not cover this route${on}; it needs ${plans.slice(0, -1).join(', ')} or ${last}`;
}

/** Where the path leaves the engine open: those that the same key is answered from. */
function covered({ row, family, engines }: Address, { plan, prefix }: Caller): string {
  if (family !== null || onlyEngineOf(row) !== null) return '';
  const words = engines.filter(({ key }) => isFullOn(plan, key) && opens(prefix, key)).map(({ word }) => word);
  return words.length === 0 ? '' : `, or give engine=${words.join(' or engine=')}`;
}

/** The engine asked for: `engine=` or the path's. Any other value is a 400 that lists those there are. */
export function resolveEngine(address: Address, query: Query): EngineKey | null {
  const asked = query.get('engine');
  if (address.engine === null) return null;
  if (asked === undefined) return standingOn(address.row, query)?.engine ?? address.engine;
  const info = address.engines.find(({ word }) => word === asked);
  const words = address.engines.map(({ word }) => word);
  if (info === undefined)
    throw new Refusal(400, 'bad_engine', `engine must be one of ${words.join(', ')}; got "${asked}"`, {
      param: 'engine',
      allowed: words,
    });
  const only = onlyEngineOf(address.row);
  if (only === null || only === info.key) return info.key;
  const { label, word } = infoOf(address, only);
  throw new Refusal(400, 'bad_engine', `this route is of the ${label.en.name} alone; engine may only be ${word}`, {
    param: 'engine',
    allowed: [word],
  });
}

/** An engine may be retired as a whole; on the path set of its successor it always is. */
export function checkRetired(address: Address, engine: EngineKey | null, retired: readonly EngineKey[]): void {
  if (engine === null) return;
  const { word, successor } = infoOf(address, engine);
  if (successor === undefined || !(retired.includes(engine) || address.family === successor)) return;
  const { segment } = infoOf(address, successor);
  throw new Refusal(410, 'engine_retired', `the ${word} engine is retired here; use /v1/${segment}/ instead`);
}

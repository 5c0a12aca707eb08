/**
 * Access checks of key, plan and engine. A check throws the error or lets the request pass; nothing is computed here.
 */

import type { EngineKey } from 'ganaka/internal/sky/engines/engine.ts';
import { langOf } from 'ganaka/internal/text/asked-languages/requested-languages.ts';
import { type VoiceKey, voiceKey } from 'ganaka/internal/text/voice.ts';
import type { Caller } from '../../accounts/gate.ts';
import { PLAN_IDS, type PlanId } from '../../accounts/plans.ts';
import { EVERY_ENGINE, isFullOn, isPaid, opens, plansFullOn, plansFullSomewhere } from '../../accounts/policy.ts';
import type { Query } from '../../api/read/query.ts';
import type { PreparedRequest } from '../../api/read/read.ts';
import { Refusal } from '../../api/refusal.ts';
import { type Address, infoOf, onlyEngineOf } from '../../api/route.ts';
import { defaultsOn } from '../../api/route-defaults.ts';
import { isOriginOpen } from '../wire/request-parts.ts';
import type { Call } from './outcome.ts';

/** Parameters that make an instrument (a dial or sky map) show something other than today at the default place. */
export const MOVED = ['date', 'time', 'hour', 'place', 'lat', 'latitude', 'lon', 'longitude', 'lng', 'tz'];

/** Throws a 403 if this caller may not use this route. `engine` is the resolved engine. */
export function admit(address: Address, engine: EngineKey | null, caller: Caller, query: Query): void {
  const { access } = address.row;
  if (access === 'open' || engine === null) return;
  admitLanguage(caller, query);
  if (access === 'any') return;
  for (const needed of new Set([engine, ...(address.family === null ? [] : [address.family])]))
    if (!opens(caller.prefix, infoOf(address, needed)))
      throw new Refusal(
        403,
        'engine_not_covered',
        `a ${caller.prefix}_ key does not open the ${needed} engine; use a ${EVERY_ENGINE}_ key or one made for that engine`,
      );
  if (access === 'full' && !isFullOn(caller.plan, infoOf(address, engine)))
    throw new Refusal(403, 'plan_not_covered', notCovered(caller.plan, address, engine) + covered(address, caller));
  if (access === 'paid' && !isPaid(caller.plan))
    throw new Refusal(
      403,
      'plan_not_covered',
      `the ${caller.plan} plan does not cover this route; it needs ${PAID_PLANS.slice(0, -1).join(', ')} or ${PAID_PLANS.at(-1)}`,
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

/** Like `admit`, for a request whose body may name the engine: it suffices that the caller may use one of the route's. */
export function admitToSome(address: Address, engine: EngineKey | null, caller: Caller, query: Query): void {
  try {
    admit(address, engine, caller, query);
  } catch (refusal) {
    if (!address.engines.some(({ key }) => key !== engine && isAdmitted(address, key, caller, query))) throw refusal;
  }
}

function isAdmitted(address: Address, engine: EngineKey, caller: Caller, query: Query): boolean {
  try {
    admit(address, engine, caller, query);
    return true;
  } catch {
    return false;
  }
}

/**
 * The call; if it requests more than the price of its row covers (`longer`), the same call with the price and access of
 * the longer form.
 */
export function withLongerPrice(call: Call, caller: Caller | null, { params, engine }: PreparedRequest): Call {
  const { address } = call;
  const { shows, longer } = address.row;
  if (longer === undefined || 'plain' in shows) return call;
  const what = shows.longer?.(params) ?? null;
  if (what === null) return call;
  const isCovered =
    caller === null ||
    (longer.access === 'enterprise' ? caller.plan === 'enterprise' : isFullOn(caller.plan, infoOf(address, engine)));
  if (isCovered) return { ...call, address: { ...address, row: { ...address.row, ...longer } } };
  const needed = longer.access === 'full' ? 'full access' : longer.access;
  throw new Refusal(
    403,
    'plan_not_covered',
    `${what} needs ${needed}, which the ${caller.plan} plan does not have here`,
  );
}

/**
 * Rejects keyed calls from web pages whose origin the key does not name. The browser would not let the page read the
 * reply, so nothing is computed or charged. Open routes may be used by every page.
 */
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

/** Languages other than English need a paid plan, except on open routes. */
function admitLanguage({ plan }: Caller, query: Query): void {
  const lang = query.get('lang');
  const asked = lang === undefined ? null : langOf(lang);
  if (asked === null || asked === ENGLISH_ALONE || isPaid(plan)) return;
  throw new Refusal(
    403,
    'plan_not_covered',
    `lang=${lang} needs a paid plan; on the ${plan} plan leave lang out or give lang=en`,
    { param: 'lang', allowed: ['en'] },
  );
}

const PAID_PLANS = PLAN_IDS.filter(isPaid);
const ENGLISH_ALONE = voiceKey(['en'], { full: false });
const ENGLISH_IN_FULL = voiceKey(['en']);
const USUAL_IN_FULL = voiceKey(['en', 'hi']);

/** The requested languages. The default is English and Hindi for keys of a paid plan, otherwise English. */
export function languageFor(caller: Caller | null, asked: VoiceKey | null): VoiceKey {
  const full = caller !== null && isPaid(caller.plan);
  return asked === ENGLISH_ALONE && full ? ENGLISH_IN_FULL : (asked ?? (full ? USUAL_IN_FULL : ENGLISH_ALONE));
}

/** Says which plans cover a route on an engine; names the engine if more plans cover the route on others. */
function notCovered(plan: PlanId, address: Address, engine: EngineKey): string {
  const info = infoOf(address, engine);
  const plans = plansFullOn(info);
  const on = plans.length < plansFullSomewhere(address.engines).length ? ` on ${info.label.name}` : '';
  const last = plans.at(-1) ?? 'enterprise';
  return `the ${plan} plan does not cover this route${on}; it needs ${plans.slice(0, -1).join(', ')} or ${last}`;
}

/** If the path allows several engines, names those that the same key may use. */
function covered({ row, family, engines }: Address, { plan, prefix }: Caller): string {
  if (family !== null || onlyEngineOf(row) !== null) return '';
  const words = engines.filter((each) => isFullOn(plan, each) && opens(prefix, each)).map(({ word }) => word);
  return words.length === 0 ? '' : `, or give engine=${words.join(' or engine=')}`;
}

/**
 * The requested engine: that of `engine=`, else that of the path. An invalid value is a 400 that lists the allowed
 * ones.
 */
export function resolveEngine(address: Address, query: Query): EngineKey | null {
  const asked = query.get('engine');
  if (address.engine === null) return null;
  if (asked === undefined) return defaultsOn(address.row, query)?.engine ?? address.engine;
  const info = address.engines.find(({ word, id }) => word === asked || id === asked);
  const words = address.engines.map(({ word }) => word);
  if (info === undefined)
    throw new Refusal(400, 'bad_engine', `engine must be one of ${words.join(', ')}; got "${asked}"`, {
      param: 'engine',
      allowed: words,
    });
  const only = onlyEngineOf(address.row);
  if (only === null || only === info.key) return info.key;
  const { label, word } = infoOf(address, only);
  throw new Refusal(400, 'bad_engine', `this route is of the ${label.name} alone; engine may only be ${word}`, {
    param: 'engine',
    allowed: [word],
  });
}

/** Throws a 410 if the engine is retired. On the paths of its successor an engine always counts as retired. */
export function checkRetired(address: Address, engine: EngineKey | null, retired: readonly EngineKey[]): void {
  if (engine === null) return;
  const { word, successor } = infoOf(address, engine);
  if (successor === undefined || !(retired.includes(engine) || address.family === successor)) return;
  const { segment } = infoOf(address, successor);
  throw new Refusal(410, 'engine_retired', `the ${word} engine is retired here; use /v1/${segment}/ instead`);
}

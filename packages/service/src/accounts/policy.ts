/**
 * Which keys open an engine, and which plans include all of its routes. An engine's description lists both; this folder
 * has no list of engines.
 *
 *   a key `drik_…` opens the engines that name `drik`; a key `tg_…` opens every engine
 *   a plan has full access to the engines that name it, and the Basic routes of the others; a paid plan also has the
 *   festivals, the eclipses and every language of the others
 */
import { PLAN_IDS, type PlanId } from './plans.ts';

/** The part of an engine's description used here. */
export interface EngineWithAccess {
  readonly access: { readonly keyPrefixes: readonly string[]; readonly fullPlans: readonly string[] };
}

/** The prefix of a key: a lower-case word. */
export type KeyPrefix = string;
/** The prefix of keys that open every engine, including later ones. */
export const EVERY_ENGINE: KeyPrefix = 'tg';

/** All key prefixes; the one that opens every engine comes last. */
export const prefixesOf = (engines: readonly EngineWithAccess[]): readonly KeyPrefix[] => [
  ...new Set(engines.flatMap(({ access }) => access.keyPrefixes).toSorted()),
  EVERY_ENGINE,
];

export const opens = (prefix: KeyPrefix, { access }: EngineWithAccess): boolean =>
  prefix === EVERY_ENGINE || access.keyPrefixes.includes(prefix);

/** Whether a plan has full access (reports, find, feeds …) to an engine. */
export const isFullOn = (plan: PlanId, { access }: EngineWithAccess): boolean => access.fullPlans.includes(plan);

/** Whether the plan is paid for. Paid plans have festivals, eclipses and every language wherever their keys open. */
export const isPaid = (plan: PlanId): boolean => plan !== 'free';

/** The plans with full access to an engine. */
export const plansFullOn = (engine: EngineWithAccess): PlanId[] => PLAN_IDS.filter((plan) => isFullOn(plan, engine));

/** The plans with full access to some engine. */
export const plansFullSomewhere = (engines: readonly EngineWithAccess[]): PlanId[] =>
  PLAN_IDS.filter((plan) => engines.some((engine) => isFullOn(plan, engine)));

/**
 * The plans and the packs of extra credits: what they give, what they cost and what they open.
 * Figures from the specification's plan table; request rates are defaults of ours.
 */

/** An engine by the name the service's inside uses; this folder knows nothing else of them. */
export type EngineName = string;
/** Some engines, or all there are and will be. */
export type EngineSet = readonly EngineName[] | 'every';
export const holds = (set: EngineSet, engine: EngineName): boolean => set === 'every' || set.includes(engine);

export const PLAN_IDS = ['free', 'developer', 'pro', 'commercial', 'enterprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Plan {
  readonly id: PlanId;
  readonly label: string;
  /** Credits given on the first of each month; null is unlimited, counted all the same. */
  readonly creditsPerMonth: number | null;
  /** As the specification words it, with the Indian grouping of digits. */
  readonly priceRupees: string;
  readonly access: string;
  /** Steady rate of one key; the burst is twice that. */
  readonly requestsPerSecond: number;
  /** Engines whose full routes the plan opens; on the others it has the Basic ones. */
  readonly fullOn: EngineSet;
  readonly production: boolean;
}

const MODERN: readonly EngineName[] = ['drik', 'true-chitra'];

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    label: 'Free Basic',
    creditsPerMonth: 1_000,
    priceRupees: '0 rupees',
    access: 'the Basic routes on every engine',
    requestsPerSecond: 5,
    fullOn: [],
    production: false,
  },
  developer: {
    id: 'developer',
    label: 'Developer',
    creditsPerMonth: 10_000,
    priceRupees: '4,999 rupees per year',
    access: 'full Drik; Surya stays Basic; non-commercial',
    requestsPerSecond: 10,
    fullOn: MODERN,
    production: false,
  },
  pro: {
    id: 'pro',
    label: 'Pro',
    creditsPerMonth: 50_000,
    priceRupees: '14,999 rupees per year',
    access: 'as Developer, higher quota',
    requestsPerSecond: 20,
    fullOn: MODERN,
    production: false,
  },
  commercial: {
    id: 'commercial',
    label: 'Commercial',
    creditsPerMonth: 250_000,
    priceRupees: '36,000 rupees per year',
    access: 'production, white-label, full Surya',
    requestsPerSecond: 50,
    fullOn: 'every',
    production: true,
  },
  enterprise: {
    id: 'enterprise',
    label: 'Enterprise',
    creditsPerMonth: null,
    priceRupees: 'from 1,20,000 rupees per year',
    access: 'sanyoga, samvat, kundali book and pack, bulk dates, named domains',
    requestsPerSecond: 200,
    fullOn: 'every',
    production: true,
  },
};

export const isPlanId = (text: string): text is PlanId => PLAN_IDS.some((id) => id === text);

/** Whether a plan has full access (Hindi text, festivals, reports …) to an engine. */
export const isFullOn = (plan: PlanId, engine: EngineName): boolean => holds(PLANS[plan].fullOn, engine);

/** The plans with full access to some engine. */
export const PLANS_FULL_SOMEWHERE = PLAN_IDS.filter(
  (plan) => PLANS[plan].fullOn === 'every' || PLANS[plan].fullOn.length > 0,
);
/** The plans with full access to an engine. */
export const plansFullOn = (engine: EngineName): PlanId[] => PLAN_IDS.filter((plan) => isFullOn(plan, engine));

export const PACK_IDS = ['10k', '50k', '200k'] as const;
export type PackId = (typeof PACK_IDS)[number];

/** Extra credits: bought once, they do not expire and are used after the monthly ones. */
export const PACKS: Readonly<Record<PackId, { readonly credits: number; readonly priceRupees: string }>> = {
  '10k': { credits: 10_000, priceRupees: '499 rupees' },
  '50k': { credits: 50_000, priceRupees: '1,999 rupees' },
  '200k': { credits: 200_000, priceRupees: '6,999 rupees' },
};

export const isPackId = (text: string): text is PackId => PACK_IDS.some((id) => id === text);

/** Keys an account may have active at once. */
export const MAX_ACTIVE_KEYS = 5;

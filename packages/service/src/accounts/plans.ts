/**
 * The plans and the packs of extra credits: what they include and what they cost. Which engines a plan opens is in
 * `policy.ts`. The request rates are defaults that we chose.
 */

export const PLAN_IDS = ['free', 'developer', 'pro', 'commercial', 'enterprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Plan {
  readonly id: PlanId;
  readonly label: string;
  /** Credits given on the first of each month; null for unlimited credits, which are still counted. */
  readonly creditsPerMonth: number | null;
  /** The price in words, with the Indian grouping of digits. */
  readonly priceRupees: string;
  readonly access: string;
  /** Steady rate of one key; the burst is twice that. */
  readonly requestsPerSecond: number;
  readonly production: boolean;
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    label: 'Free Basic',
    creditsPerMonth: 1_000,
    priceRupees: '0 rupees',
    access: 'the Basic routes on every engine',
    requestsPerSecond: 5,
    production: false,
  },
  developer: {
    id: 'developer',
    label: 'Developer',
    creditsPerMonth: 10_000,
    priceRupees: '4,999 rupees per year',
    access: 'full Drik; Surya stays Basic; non-commercial',
    requestsPerSecond: 10,
    production: false,
  },
  pro: {
    id: 'pro',
    label: 'Pro',
    creditsPerMonth: 50_000,
    priceRupees: '14,999 rupees per year',
    access: 'as Developer, higher quota',
    requestsPerSecond: 20,
    production: false,
  },
  commercial: {
    id: 'commercial',
    label: 'Commercial',
    creditsPerMonth: 250_000,
    priceRupees: '36,000 rupees per year',
    access: 'production, white-label, full Surya',
    requestsPerSecond: 50,
    production: true,
  },
  enterprise: {
    id: 'enterprise',
    label: 'Enterprise',
    creditsPerMonth: null,
    priceRupees: 'from 1,20,000 rupees per year',
    access: 'sanyoga, samvat, kundali book and pack, bulk dates, named domains',
    requestsPerSecond: 200,
    production: true,
  },
};

export const isPlanId = (text: string): text is PlanId => PLAN_IDS.some((id) => id === text);

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

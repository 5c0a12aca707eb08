/**
 * The two sets of rules for the six strengths. `raman` is the set that printed figures and most programs follow;
 * `parashara` is BPHS 27-28 as we read it. docs/KUNDALI.md compares them. They differ in:
 * - the scale of friendship in the seven vargas;
 * - Mercury and the doubled Moon in paksha;
 * - the curve and the doubled Sun in ayana;
 * - where the cheshta of Sun and Moon is counted;
 * - planetary war;
 * - the aspects;
 * - the required strength;
 * - ishta and kashta.
 */
export const BALA_RULES = ['raman', 'parashara'] as const;
export type BalaRules = (typeof BALA_RULES)[number];

/**
 * Where moolatrikona counts in the seven vargas: only in its degrees (BPHS 3.51-54), or anywhere in its rashi, as in
 * some programs.
 */
export const MOOLATRIKONA_RULES = ['degrees', 'sign'] as const;
export type MoolatrikonaRule = (typeof MOOLATRIKONA_RULES)[number];

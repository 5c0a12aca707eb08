/** The four varnas of the rashis. */
const VARNAS = ['brahmana', 'kshatriya', 'vaishya', 'shudra'] as const;
export type Varna = (typeof VARNAS)[number];

/**
 * The varna of a rashi. Karka, Vrishchika and Mina are brahmana. The other rashis from Mesha are kshatriya, vaishya and
 * shudra in turn (MC 6.22).
 */
export const varnaOf = (rashi: number): Varna => VARNAS[rashi % 4] ?? 'brahmana';

/** The four varnas of the signs. */
const VARNAS = ['brahmana', 'kshatriya', 'vaishya', 'shudra'] as const;
export type Varna = (typeof VARNAS)[number];

/** Karka, Vrishchika, Mina brahmana; then in the order of the signs from Mesha: kshatriya, vaishya, shudra (MC 6.22). */
export const varnaOf = (rashi: number): Varna => VARNAS[rashi % 4] ?? 'brahmana';

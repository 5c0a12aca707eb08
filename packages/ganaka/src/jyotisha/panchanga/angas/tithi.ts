/** Attributes of a tithi by its number in the month, 1–30. */
export type Paksha = 'shukla' | 'krishna';

const CLASSES = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const;
export type TithiClass = (typeof CLASSES)[number];

export const pakshaOf = (tithi: number): Paksha => (tithi <= 15 ? 'shukla' : 'krishna');

/**
 * The class of a tithi. The five classes come in turn: nanda 1, 6, 11; bhadra 2, 7, 12; … purna 5, 10, 15 (Muhurta
 * Chintamani 1.4).
 */
export const classOf = (tithi: number): TithiClass => CLASSES[(tithi - 1) % 5] ?? 'purna';

/** The number of a tithi within its paksha, 1–15; amavasya is 15. */
export const inPaksha = (tithi: number): number => (tithi <= 15 ? tithi : tithi - 15);

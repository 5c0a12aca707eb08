/**
 * The ready-made lines of a day. Only Hindi has them, because their wording depends on Hindi case endings and word
 * order.
 */
import type * as clock from '../languages/hi/clock.ts';
import type * as lines from '../languages/hi/lines.ts';

export type DayLines = typeof lines & Pick<typeof clock, 'hindiClock' | 'hindiOclock'>;

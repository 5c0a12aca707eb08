/** The reasons why an event does not occur, in Hindi. */
import type { Why } from '../../en/notes/why.ts';

export const WHY: Readonly<Record<Why, string>> = {
  always_up: 'वह क्षितिज के ऊपर ही रहता है',
  always_down: 'वह क्षितिज के नीचे ही रहता है',
  not_today: 'इस सूर्योदय से अगले तक वह नहीं होता',
  not_in_this_engine: 'इस गणना में वह नहीं है',
};

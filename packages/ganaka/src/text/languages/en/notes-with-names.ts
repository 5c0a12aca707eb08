/** Notes with names or reasons in them, and those of places where the Sun does not rise, in English. */
import type { NamedNotes } from '../../contracts/note-words.ts';

export const namedNotes: NamedNotes = {
  no_sunrise: (why) => `the Sun does not rise there that day (${why}): the day is the civil one`,
  no_sunset: (why) => `the Sun does not set there that day (${why})`,
  no_next_sunrise: (why) => `the Sun does not rise there the day after (${why})`,
  houses_backwards:
    'at this latitude and hour the midheaven lies behind the lagna: the houses follow one another backwards',
  karana_order: '59 Chatushpada, 60 Naga is common usage; Surya-siddhanta II.67 names Naga before Chatushpada',
  outside_life: 'this day lies outside the 120 years from birth',
  hindi_with_paid_plans: 'display: Hindi comes with every paid plan',
};

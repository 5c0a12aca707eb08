/** Moves the hand among the thirty tithis. The scene of the Moon at sunset or sunrise does not move. */
import { chandraText, drawChandra } from 'ganaka/internal/drawings/instruments/chandra.ts';
import { moveHand } from './kit/instrument-hand.ts';

moveHand({
  draw: (state: Parameters<typeof drawChandra>[0]) => drawChandra({ ...state, tithi: runningAt(state) }),
  said: chandraText,
});

function runningAt({ phases, now, tithi }: Parameters<typeof drawChandra>[0]): number {
  const i = phases.findLastIndex(({ start }) => start <= now);
  return i < 0 ? tithi : i + 1;
}

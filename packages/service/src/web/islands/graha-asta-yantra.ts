/** Moves the line of the current day with the clock. */
import { astaText, drawGrahaAsta } from 'ganaka/internal/drawings/instruments/graha-asta.ts';
import { moveHand } from './kit/instrument-hand.ts';

moveHand({ draw: drawGrahaAsta, said: astaText });

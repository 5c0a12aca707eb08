/** Moves the line of the current day with the clock. */
import { drawGrahaAsta, saidOfAsta } from 'ganaka/internal/drawings/instruments/graha-asta.ts';
import { moveHand } from './kit/instrument-hand.ts';

moveHand({ draw: drawGrahaAsta, said: saidOfAsta });

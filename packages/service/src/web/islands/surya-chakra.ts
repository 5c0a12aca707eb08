/** Moves the hand of the surya-chakra. */
import { drawSuryaChakra, suryaText } from 'ganaka/internal/drawings/instruments/surya-chakra.ts';
import { moveHand } from './kit/instrument-hand.ts';

moveHand({ draw: drawSuryaChakra, said: suryaText });

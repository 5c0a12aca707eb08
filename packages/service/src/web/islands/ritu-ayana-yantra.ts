/** Moves the Sun on its path through the year. */
import { drawRituAyana, rituAyanaText } from 'ganaka/internal/drawings/instruments/ritu-ayana.ts';
import { moveHand } from './kit/instrument-hand.ts';

moveHand({ draw: drawRituAyana, said: rituAyanaText });

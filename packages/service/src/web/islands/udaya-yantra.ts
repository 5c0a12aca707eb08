/** Moves the Sun on its daily circle, and the shadow. */
import { drawUdaya, saidOfUdaya } from 'ganaka/internal/drawings/instruments/udaya.ts';
import { moveHand } from './kit/instrument-hand.ts';

moveHand({ draw: drawUdaya, said: saidOfUdaya });

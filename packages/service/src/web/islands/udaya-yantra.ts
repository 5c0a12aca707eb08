/** Moves the Sun on its daily circle, and the shadow. */
import { drawUdaya, udayaText } from 'ganaka/internal/drawings/instruments/udaya.ts';
import { moveHand } from './kit/instrument-hand.ts';

moveHand({ draw: drawUdaya, said: udayaText });

/**
 * Moves the Sun over the four cities. The coastline never turns, so it is taken from the picture of the server, where
 * it is the first path.
 */
import { type DinaRatriState, dinaRatriText, drawDinaRatri } from 'ganaka/internal/drawings/instruments/dina-ratri.ts';
import { moveHand } from './kit/instrument-hand.ts';

const land = document.querySelector('[data-figure="globe"] path')?.getAttribute('d') ?? '';
moveHand({ draw: (state: DinaRatriState) => drawDinaRatri(state, land), said: dinaRatriText });

/** The Sun over the four cities. The coast never turns: it is taken from the picture that the server drew, whose first path it is. */
import { type DinaRatriState, drawDinaRatri, saidOfDinaRatri } from '../../drawings/dina-ratri.ts';
import { moveHand } from './kit/instrument-hand.ts';

const land = document.querySelector('[data-figure="globe"] path')?.getAttribute('d') ?? '';
moveHand({ draw: (state: DinaRatriState) => drawDinaRatri(state, land), said: saidOfDinaRatri });

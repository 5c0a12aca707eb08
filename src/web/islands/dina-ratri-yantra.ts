/** The Sun over the four cities. */
import { drawDinaRatri, saidOfDinaRatri } from '../../drawings/dina-ratri.ts';
import { moveHand } from './kit/hand.ts';

moveHand({ draw: drawDinaRatri, said: saidOfDinaRatri });

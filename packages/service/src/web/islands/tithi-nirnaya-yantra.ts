/** Moves the Moon's hand, and switches the time of the rite; the windows of all times are in the page. */
import { drawTithiNirnaya, tithiText } from 'ganaka/internal/drawings/tithi/tithi-nirnaya.ts';
import { moveHand } from './kit/instrument-hand.ts';

const hand = moveHand({ draw: drawTithiNirnaya, said: tithiText });
for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=kala]'))
  choice.addEventListener('change', () => hand.redraw({ kala: choice.value }));

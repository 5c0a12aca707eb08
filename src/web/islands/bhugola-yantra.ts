/** The globe turns: by its slider, with the pointer or with the arrow keys. Turning shows another side of the same moment. */
import { type BhugolaState, drawBhugola, saidOfBhugola } from '../../drawings/bhugola.ts';
import { readState, show } from './kit/hand.ts';

const state = readState<BhugolaState>();
const slider = document.querySelector<HTMLInputElement>('#turn');
let waiting = false;
slider?.addEventListener('input', () => {
  if (waiting || state === undefined) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    const turned = { ...state, turn: Number(slider.value) };
    show({ globe: drawBhugola(turned).globe });
    slider.setAttribute('aria-valuetext', saidOfBhugola(turned));
  });
});

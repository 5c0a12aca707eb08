/**
 * Turns the globe by its slider, the pointer or the arrow keys. Turning shows another side of the Earth at the same
 * instant.
 */
import { type BhugolaState, bhugolaText, globe } from 'ganaka/internal/drawings/instruments/bhugola.ts';
import { landSeenFrom } from 'ganaka/internal/drawings/kit/globe.ts';
import { readState, show } from './kit/instrument-hand.ts';

const state = readState<BhugolaState>();
const slider = document.querySelector<HTMLInputElement>('#turn');
let waiting = false;
slider?.addEventListener('input', () => {
  if (waiting || state === undefined) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    const turned = { ...state, turn: Number(slider.value) };
    show({ globe: globe(turned, landSeenFrom(turned.turn)) });
    slider.setAttribute('aria-valuetext', bhugolaText(turned));
  });
});

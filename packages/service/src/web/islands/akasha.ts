/** The script of /akasha: the reader chooses a graha, and its marks and the steps of its computation are shown. */
import { type AkashaState, drawAkasha } from 'ganaka/internal/drawings/instruments/akasha.ts';
import { readState, show } from './kit/instrument-hand.ts';

const state = readState<AkashaState>();
for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=graha]'))
  choice.addEventListener('change', () => {
    if (state === undefined) return;
    show(drawAkasha({ ...state, picked: choice.value }));
    for (const steps of document.querySelectorAll<HTMLDetailsElement>('details.steps'))
      steps.open = steps.dataset.graha === choice.value;
  });

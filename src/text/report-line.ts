/** What stands under everything that grades a person's chart. */
import type { Said, Voice } from './voice.ts';

export const reportLine = (say: Voice): Said<'line'> => say.field('line', ({ phrases }) => phrases['report.line']);

/** What stands under everything that grades a person's chart. */
import type { Said, Say } from './say.ts';

export const reportLine = (say: Say): Said<'line'> => say.field('line', ({ phrases }) => phrases['report.line']);

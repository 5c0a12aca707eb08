/** The sentence below everything that grades a person's chart. */
import type { SentenceSaid, Voice } from '../voice.ts';

export const reportLine = (say: Voice): SentenceSaid<'line'> =>
  say.field('line', ({ phrases }) => phrases['report.line']);

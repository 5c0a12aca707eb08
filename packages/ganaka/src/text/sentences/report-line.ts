/** The sentence below everything that grades a person's chart. */
import type { LocalizedSentence, Voice } from '../voice.ts';

export const reportLine = (say: Voice): LocalizedSentence<'line'> =>
  say.field('line', ({ phrases }) => phrases['report.line']);

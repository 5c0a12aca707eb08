/** The printed lines kept here are those of the lexicon. */
import { expect, test } from 'vitest';
import samples from '../authorities/hindi-lines.json' with { type: 'json' };
import { textBeside } from './beside.ts';

const lexicon = textBeside('rules/lexicon.yaml');
const quoted = lexicon.slice(lexicon.indexOf('samples:')).split('"');

test.each([...samples.lines, samples.in_devanagari_digits])('%s', (sample) => {
  expect(quoted).toContain(sample);
});

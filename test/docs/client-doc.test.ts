/** Every example of docs/CLIENT.md is executed against the service of a test, and gives what it says. */
import { readFileSync } from 'node:fs';
import { type ClientOptions, GanakaError, ganaka } from 'ganaka/internal/library/client/index.ts';
import { loadLanguages } from 'ganaka/internal/text/loading/folders.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { examplesIn, run } from '../kit/doc-examples.ts';
import { fetchOf } from '../kit/fetch-app.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

await loadLanguages(['hi']);
const app = testApp({ engines: engines(THIRD) });
const examples = examplesIn(readFileSync(new URL('../../docs/CLIENT.md', import.meta.url), 'utf8'));
const modules = async () => ({
  GanakaError,
  ganaka: (options: ClientOptions) => ganaka({ ...options, fetch: fetchOf(app) }),
});

describe('docs/CLIENT.md', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThan(2));
  test.each(examples)('%s', (text) => run(text, { modules, key: 'tg-enterprise' }));
});

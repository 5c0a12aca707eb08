/** The long checks, `npm run proofs`: those of `test/proofs/`, and the generated ones of `npm test` with many more cases. */
import { mergeConfig } from 'vitest/config';
import base from '../vitest.base.ts';

const LONG = ['test/proofs/**/*.proof.ts'];
const GENERATED = [
  'test/accounts/accounts-exact.test.ts',
  'test/compare/causes.test.ts',
  'test/engines/engine-contract.test.ts',
  'test/ephemeris/ephemeris-properties.test.ts',
  'test/http/{fuzz,fuzz-engines}.test.ts',
  'test/panchanga/panchanga-properties.test.ts',
];

export default mergeConfig(base, {
  test: { include: [...LONG, ...GENERATED], testTimeout: 2_700_000, env: { PROOF_FACTOR: '20' } },
});

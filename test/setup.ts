/** Generated cases are the same at every run, so that a red one can be repeated; another `FUZZ_SEED` draws others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? '20261114') });

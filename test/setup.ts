/** Generated cases are new at every run; where CI is set they are the same ones, so that a red run can be repeated. */
import fc from 'fast-check';

if (process.env.CI) fc.configureGlobal({ seed: 20_261_114 });

/** Returns the citation of a passage. */

import type { Words } from '../../../words.ts';
import type { works as english } from '../../en/pages/works.ts';
import { passageHi } from '../works.ts';

export const works: Words<typeof english> = { passage: passageHi };

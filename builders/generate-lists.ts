/** The lists of festivals, from the files of the catalog. Names in every language are made from them, so they come before all else. */
import { festivalIds, festivalRules, IDS, RULES } from './festival-lists.ts';
import { generate, ROOT } from './generated.ts';
import { LISTED, listedText } from './holiday-lists.ts';

await generate([
  { file: IDS, builder: 'festival-lists.ts', make: (present) => festivalIds(ROOT, present) },
  { file: RULES, builder: 'festival-lists.ts', make: (present) => festivalRules(ROOT, present) },
  { file: LISTED, builder: 'holiday-lists.ts', make: listedText },
]);

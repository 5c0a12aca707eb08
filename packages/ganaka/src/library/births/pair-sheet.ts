/** Everything that the page of two births shows. */
import { ashtakoot } from '../../views/matching/ashtakoot.ts';
import { matchManglik } from '../../views/matching/manglik.ts';
import type { PayloadOf } from '../../views/view.ts';
import { ofPair } from '../checks/view-functions.ts';
import type { GanakaBirth } from './birth.ts';
import { type GrahaNames, grahaNamesOf, inProse } from './in-prose.ts';

export interface PairSheet {
  readonly ashtakoot: PayloadOf<typeof ashtakoot>;
  readonly manglik: PayloadOf<typeof matchManglik>;
  readonly grahaNames: GrahaNames;
}

const ashtakootOf = ofPair<PairSheet['ashtakoot']>(ashtakoot);
const pairManglikOf = ofPair<PairSheet['manglik']>(matchManglik);

export function pairSheet(boy: GanakaBirth, girl: GanakaBirth): PairSheet {
  const [his, hers] = [inProse(boy), inProse(girl)];
  return { ashtakoot: ashtakootOf(his, hers), manglik: pairManglikOf(his, hers), grahaNames: grahaNamesOf(his) };
}

/** What a request says about bride and groom, and the rules of a wedding prepared for it. */

import { resolved } from '../../jyotisha/muhurta/karya/clause.ts';
import type { UndertakingDetails } from '../../jyotisha/muhurta/karya/row.ts';
import { type ClauseListing, type Ruleset, rulesetOf } from '../../jyotisha/muhurta/karya/verdict.ts';
import { NEVER_CHECKED, WEDDING_ROWS } from '../../jyotisha/muhurta/vivaha/rows.ts';
import { inAlmanac } from '../../jyotisha/panchanga/angas/almanac.ts';
import { BoundedCache } from '../../kernel/caches.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { flag, natal, oneOf, type ParamsOf, wholeNumber } from '../kit/parameter.ts';
import { days } from '../kit/parameters.ts';
import { asta } from './asta.ts';

const rashi = (whose: string) =>
  natal(wholeNumber(1, 12, { meaning: `natal sign of the ${whose}, 1 = Mesha`, example: '4' }));
const star = (whose: string) =>
  natal(wholeNumber(1, 27, { meaning: `natal star of the ${whose}, 1 = Ashvini`, example: '8' }));
export const params = {
  days,
  boy_rashi: rashi('boy'),
  girl_rashi: rashi('girl'),
  boy_nakshatra: star('boy'),
  girl_nakshatra: star('girl'),
  stars: oneOf(['haradatta'], { meaning: 'admits the four more stars of Haradatta', example: 'haradatta' }),
  asta,
  all: flag({ meaning: '1 to list every clause', example: '1' }),
} as const;
export type Params = ParamsOf<typeof params>;

/** The prepared rules of a request, with the data of bride and groom. */
export interface PreparedWedding {
  readonly told: Params;
  readonly given: UndertakingDetails;
  readonly rules: Ruleset;
  readonly listing: ClauseListing;
  readonly checked: string[];
  readonly notChecked: { id: string; needs: string }[];
}

/** Prepared rules, cached with the engine. Rules that depend on a birth are not cached. */
const ready = inAlmanac(() => new BoundedCache<PreparedWedding, string>(16));

export function weddingOf(sky: Sky, told: Params): PreparedWedding {
  const { boy_rashi, girl_rashi, boy_nakshatra, girl_nakshatra, stars, asta: rule, all } = told;
  const isPlain = [boy_rashi, girl_rashi, boy_nakshatra, girl_nakshatra].every((each) => each === undefined);
  return isPlain
    ? ready(sky).at(`${stars} ${rule} ${all}`, () =>
        made({
          ...(stars !== undefined && { stars }),
          ...(rule !== undefined && { asta: rule }),
          ...(all !== undefined && { all }),
        }),
      )
    : made(told);
}

function made(told: Params): PreparedWedding {
  const { boy_rashi, girl_rashi, boy_nakshatra, girl_nakshatra, stars, asta: rule = 'kalamsha', all } = told;
  const given: UndertakingDetails = {
    asta: rule,
    wedding: {
      haradatta: stars === 'haradatta',
      ...(boy_rashi !== undefined && { boyRashi: boy_rashi }),
      ...(girl_rashi !== undefined && { girlRashi: girl_rashi }),
      ...(boy_nakshatra !== undefined && { boyNakshatra: boy_nakshatra }),
      ...(girl_nakshatra !== undefined && { girlNakshatra: girl_nakshatra }),
    },
  };
  const { checked, missing } = resolved(WEDDING_ROWS, given);
  const ids = [...new Set(checked.map(({ id }) => id))];
  const missed = new Map(missing.flatMap(({ id, needs }) => (ids.includes(id) ? [] : [[id, needs] as const])));
  return {
    told,
    given,
    rules: rulesetOf(checked, 'DS'),
    listing: all === true ? 'all' : 'decisive',
    checked: ids,
    notChecked: [...[...missed].map(([id, needs]) => ({ id, needs })), ...NEVER_CHECKED],
  };
}

/**
 * Vijaya Dashami (Dussehra): the tenth tithi of the bright half of Ashvina in aparahna, with the nakshatra Shravana.
 */
import { all, not } from '../../../rules/clause.ts';
import { type Ladder, rung } from '../../../rules/ladder.ts';
import {
  always,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
  secondMuhurtasAfterSunrise,
} from '../../../rules/meeting-clauses.ts';
import { ds, type GistId } from '../../../rules/source.ts';
import { fact, nakshatraOnDays } from '../decide/facts.ts';
import { asAtSunrise, tenth } from '../kinds/durga-days.ts';
import { wholeKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival, type Variant } from '../rule.ts';

const SHRAVANA = 22;
const VIJAYA = (gist: GistId) => ds('2, Ashvina (vijaya-dashami-nirnaya)', gist);
/**
 * In its last case, in which only the later day has aparahna, the text ignores a Shravana that begins in the evening of
 * the earlier day. For the other cases it says nothing. Today's almanacs ignore it in all cases: we saw this for 5
 * October 2003, 8 October 2019 and 5 October 2022.
 */
const EVENING_BEFORE = practice('vijayadashami.shravana_begins_after_aparahna_earlier');
const WITH_SHRAVANA = 'vijayadashami.aparahna_both_days_neither_day_alone';
const onFirst = fact('nakshatra_on_first');
const onSecond = fact('nakshatra_on_second');
const notOnSecond = not(onSecond);
const notOnFirst = not(fact('nakshatra_on_first'));
const notBeforeTheEvening = not(fact('nakshatra_by_kala_on_first'));
const risesWithShravana = all(
  onlyFirstTouches,
  secondMuhurtasAfterSunrise(3),
  onSecond,
  fact('nakshatra_in_kala_of_second'),
);
const vijaya: Ladder = [
  rung(onlySecondTouches, 'second', VIJAYA('vijayadashami.tenth_aparahna_later_day_alone')),
  rung(all(risesWithShravana, notOnFirst), 'second', VIJAYA('vijayadashami.aparahna_earlier_day_alone_but')),
  rung(all(risesWithShravana, notBeforeTheEvening), 'second', EVENING_BEFORE),
  rung(onlyFirstTouches, 'first', VIJAYA('vijayadashami.tenth_aparahna_earlier_day_alone')),
  rung(all(onSecond, notOnFirst), 'second', VIJAYA(WITH_SHRAVANA)),
  rung(all(onSecond, notBeforeTheEvening), 'second', EVENING_BEFORE),
  rung(all(onFirst, notOnSecond), 'first', VIJAYA(WITH_SHRAVANA)),
  rung(always, 'first', VIJAYA('vijayadashami.aparahna_both_days_neither_shravana')),
];

/** The day by the tithi alone, without Shravana. */
const BY_APARAHNA: Variant = {
  tradition: 'aparahna',
  kala: 'aparahna',
  ladder: [
    rung(secondCoversMore, 'second', practice('vijayadashami.aparahna_alone_without_shravana_later')),
    rung(always, 'first', practice('vijayadashami.aparahna_alone_without_shravana_earlier')),
  ],
};

export const vijayadashami: TithiFestival = {
  id: 'vijayadashami',
  kind: 'vrata',
  aliases: ['dussehra', 'dasara', 'dashahara', 'vijaya-dashami'],
  on: { masa: 'ashvina', tithi: 10 },
  kala: 'aparahna',
  facts: nakshatraOnDays(SHRAVANA),
  ladder: vijaya,
  variants: [...asAtSunrise(tenth), BY_APARAHNA],
  observances: [
    {
      id: 'aparahna_puja',
      window: wholeKala('aparahna'),
      source: VIJAYA('vijayadashami.worship_aparajita_shami_aparahna'),
    },
  ],
};

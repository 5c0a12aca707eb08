/** The lunar and the solar month. */

import type { Static } from 'typebox';
import { landOf, solarMonthOf } from '../../jyotisha/calendars/of-land.ts';
import { monthOf, purnimaDay, purnimantaMonthOf } from '../../jyotisha/panchanga/day/calendar.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import type { Masa } from '../../jyotisha/panchanga/year/lunar-months.ts';
import type { Source } from '../../rules/source.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { dateText } from '../../text/format.ts';
import { ENGLISH, type Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import type { masaReply, monthsReply } from './months.reply.ts';

export const amantaReplyOf = (moment: Moment, say: Voice) => masaReplyOf(say, monthOf(moment));
export const purnimantaReplyOf = (moment: Moment, say: Voice) => masaReplyOf(say, purnimantaMonthOf(moment));
export function solarReplyOf(moment: Moment, say: Voice) {
  const { number, day } = solarMonthOf(moment);
  const rashi = say.named('rashi', number);
  return { number, ...say.nameAt('rashi', number), rashi, day };
}

const MONTH_SOURCE = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '3.20',
  gist: 'months.without_sankranti_month_adhika_two',
} as const satisfies Source;

export const months = block<typeof monthsReply>()({
  name: 'months',
  summary: 'Amanta and purnimanta month, its purnima, the solar month',
  conventions: { month: 'named by the rashi entered between two new moons' },
  conventionsUnder: solarMonthRule,
  of: (moment, say) => ({
    amanta: amantaReplyOf(moment, say),
    purnimanta: purnimantaReplyOf(moment, say),
    purnima_date: dateText(purnimaDay(moment)),
    solar: solarReplyOf(moment, say),
    citation: say.cite(MONTH_SOURCE),
  }),
});

/** The rule by which the solar month begins at the place, in words. */
function solarMonthRule({ place }: Sky): { readonly solar_month: string } {
  const { solar, calendar } = landOf(place);
  const [{ id, gist }] = solar.rules;
  const whose = solar.id === calendar ? ` (${solar.id} calendar)` : '';
  const said = ENGLISH.gist(gist);
  return { solar_month: `${id}${whose}: ${said.slice(0, 1).toLowerCase()}${said.slice(1, -1)}` };
}

function masaReplyOf(say: Voice, { masa, adhika, kshaya }: Masa) {
  const month: Static<typeof masaReply> = { number: masa, ...say.nameAt('masa', masa), adhika, kshaya };
  if (kshaya) month.lost = say.named('masa', (masa % 12) + 1);
  return month;
}

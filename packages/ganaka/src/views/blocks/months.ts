/** The lunar and the solar month. */
import { type Static, Type } from 'typebox';
import { landOf, solarMonthOf } from '../../jyotisha/calendars/of-land.ts';
import { monthOf, purnimaDay, purnimantaMonthOf } from '../../jyotisha/panchanga/day/calendar.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import type { Masa } from '../../jyotisha/panchanga/year/lunar-months.ts';
import type { Source } from '../../rules/source.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { dateText } from '../../text/format.ts';
import { ENGLISH, type Voice } from '../../text/voice.ts';
import { citationReply } from '../kit/citation.ts';
import { namedReply } from '../kit/position.ts';
import { block } from './block.ts';
import { nameFields } from './replies.ts';

const masaReply = Type.Object({
  ...nameFields,
  adhika: Type.Boolean(),
  kshaya: Type.Boolean({ description: 'the month holds two sankrantis' }),
  lost: Type.Optional({ ...namedReply, description: 'the name that a kshaya month takes with it' }),
});

/** The month in each of the three systems. */
export const threeMonths = {
  amanta: masaReply,
  purnimanta: masaReply,
  solar: Type.Object({
    ...nameFields,
    rashi: namedReply,
    day: Type.Integer({ minimum: 1, maximum: 33, description: 'by the rule named in conventions' }),
  }),
};

export const amantaSaid = (moment: Moment, say: Voice) => masaSaid(say, monthOf(moment));
export const purnimantaSaid = (moment: Moment, say: Voice) => masaSaid(say, purnimantaMonthOf(moment));
export function solarSaid(moment: Moment, say: Voice) {
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

export const months = block({
  name: 'months',
  summary: 'Amanta and purnimanta month, its purnima, the solar month',
  conventions: { month: 'named by the rashi entered between two new moons' },
  conventionsUnder: solarMonthRule,
  reply: Type.Object({
    amanta: threeMonths.amanta,
    purnimanta: threeMonths.purnimanta,
    purnima_date: Type.String({
      description: 'civil date of the day, sunrise to sunrise, that holds the month’s full moon',
    }),
    solar: threeMonths.solar,
    citation: citationReply,
  }),
  of: (moment, say) => ({
    amanta: amantaSaid(moment, say),
    purnimanta: purnimantaSaid(moment, say),
    purnima_date: dateText(purnimaDay(moment)),
    solar: solarSaid(moment, say),
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

function masaSaid(say: Voice, { masa, adhika, kshaya }: Masa) {
  const month: Static<typeof masaReply> = { number: masa, ...say.nameAt('masa', masa), adhika, kshaya };
  if (kshaya) month.lost = say.named('masa', (masa % 12) + 1);
  return month;
}

/** Surya-siddhanta VII: conjunctions of the five planets with each other and with the Moon. */

import { type BodyInYuti, type Yuti, yutis } from '../../jyotisha/siddhanta/graha-yuti.ts';
import type { Place } from '../../kernel/place.ts';
import { jdUt } from '../../kernel/units.ts';
import { clock, deg6, round4, round6 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { defaulted, within } from '../kit/parameter.ts';
import { days } from '../kit/parameters.ts';
import { view } from '../view.ts';
import type { grahaYutiReply } from './graha-yuti.reply.ts';
import { type At, momentOf, TEXT } from './moment.ts';

function grahaYutiOf(at: At) {
  const { ganita, t, place } = momentOf(at);
  const all = yutis(ganita, t, jdUt(t + (at.params?.days ?? 60)), true);
  const isWithMoon = ({ bodies }: Yuti): boolean => bodies.some(({ graha }) => graha === 'chandra');
  return {
    text: TEXT,
    conjunctions: all.filter((one) => !isWithMoon(one)).map((one) => printed(one, place)),
    with_moon: all.filter(isWithMoon).map((one) => printed(one, place)),
    ...notesReplyOf(at.say, ['rays_not_decided', 'victor_open']),
    verses: { instant: 'VII.2-6', distance: 'VII.12', disks: 'VII.13-14', kinds: 'VII.18-20', victor: 'VII.20-23' },
  };
}

const printed = ({ at, longitude, bodies, distanceLipta, kind, victor }: Yuti, place: Place) => ({
  at: clock(place, at),
  longitude: deg6(longitude),
  grahas: bodies.map(printedBody),
  distance: deg6(distanceLipta / 60),
  kind,
  victor,
});

const printedBody = ({ graha, latitude, disk, karna, motion }: BodyInYuti) => ({
  graha,
  latitude: deg6(latitude),
  karna: karna === null ? null : round4(karna),
  disk_minutes: disk === null ? null : round4(disk),
  daily_motion: round6(motion),
});

export const grahaYuti = view<typeof grahaYutiReply>()({
  field: 'graha_yuti',
  summary: 'Meetings of the star planets with each other and with the Moon',
  reads: 'moment',
  params: { days: defaulted(within(days, 1, 366), 60) },
  of: grahaYutiOf,
});

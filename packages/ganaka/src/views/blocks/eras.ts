/** Year numbers of the eras, and the days on which these years began. */

import { lawMonthHolding } from '../../jyotisha/calendars/by-law.ts';
import { shaka as nationalCalendar } from '../../jyotisha/calendars/catalog/shaka.ts';
import { parashuramaYearOf } from '../../jyotisha/calendars/of-land.ts';
import { erasOf, newYearsAround } from '../../jyotisha/panchanga/day/calendar.ts';
import { ERA_SOURCES, pratipadaDay } from '../../jyotisha/panchanga/year/eras.ts';
import { cachedOn } from '../../kernel/caches.ts';
import { dateText } from '../../text/format.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import type { erasReply } from './eras.reply.ts';

const VAIVASVATA = 7;
const MAHAYUGA = 28;
const KALI_YUGA = 4;

export const eras = block<typeof erasReply>()({
  name: 'eras',
  summary: 'Kalpa, yuga and the running years of Vikram, Shaka, Kali, Yudhishthira and Parashurama',
  conventions: { era_year: 'Chaitra shukla 1, adhika included; as almanacs print' },
  of(moment, say) {
    const { sky, day } = moment;
    const era = erasOf(moment);
    const national = lawMonthHolding(nationalCalendar, day.civil);
    const parashurama = parashuramaYearOf(moment);
    const began = newYearsAround(moment);
    const chaitra = dateText(pratipadaDay(sky, began.chaitra));
    return {
      kalpa: Object.assign(
        say.field('name', ({ phrases }) => phrases['kalpa.shveta_varaha']),
        { years_expired: era.kalpaExpired, manvantara: say.named('manvantara', VAIVASVATA), mahayuga: MAHAYUGA },
      ),
      yuga: { number: KALI_YUGA, ...say.nameAt('yuga', KALI_YUGA), year: era.kaliExpired + 1 },
      vikram: era.vikram,
      vikram_kartikadi: era.vikramKartikadi,
      shaka: era.shaka,
      kali: era.kaliExpired + 1,
      kali_expired: era.kaliExpired,
      yudhishthira: era.yudhishthira,
      parashurama: parashurama.year,
      national: { year: national.year, month: say.named('masa', national.month), day: day.civil - national.first + 1 },
      new_year: {
        vikram: chaitra,
        vikram_kartikadi: dateText(pratipadaDay(sky, began.kartika)),
        shaka: chaitra,
        kali: chaitra,
        yudhishthira: chaitra,
        parashurama: dateText(parashurama.first),
      },
      citations: citationsIn(say),
    };
  },
});

const citationsIn = cachedOn((say: Voice) => citationsOf(say, ERA_SOURCES));

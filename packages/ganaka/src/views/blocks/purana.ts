/**
 * What the Puranas say about the day: passages that name a Purana or a smriti, observances of a collection, the lords of
 * the tithis, and the tithis on which the ages and the reigns of the Manus began.
 */

import { festivalNotesOn, isFestival } from '../../jyotisha/festivals/kinds/purana.ts';
import { monthHolding } from '../../jyotisha/panchanga/day/calendar.ts';
import { nirnayaDayOf } from '../../jyotisha/panchanga/day/facts.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import {
  beginningDay,
  beginningsOf,
  type PuranaNote,
  passagesOf,
  passagesOfSky,
  puranaNotesOf,
  type SkyOfDay,
  tithiLordOf,
} from '../../jyotisha/panchanga/sankalpa/purana.ts';
import { jdUt } from '../../kernel/units.ts';
import { rashiOf } from '../../kernel/zodiac.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { briefCitation, gistIn } from '../../text/citation.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import type { puranaReply } from './purana.reply.ts';

export const purana = block<typeof puranaReply>()({
  name: 'purana',
  summary: 'Purana day notes: observances that a Purana is named for, manvadi and yugadi',
  conventions: { purana: 'amanta; tithi of sunrise, festivals by their own rule, ages by kala' },
  of(moment, say) {
    const notes = notesOf(moment);
    const isNamed = notes.some(({ purana }) => purana !== null);
    return {
      notes: notes.map((note) => noteSaid(note, say)),
      ...say.field('none', (language) => (isNamed ? null : language.notes.no_purana_named)),
    };
  },
});

const noteSaid = ({ id, kind, name, sa, purana, tithi, source, tie }: PuranaNote, say: Voice) => ({
  id,
  ...say.field('name', ({ sanskrit }) => (sanskrit === 'iast' ? name : sa)),
  name_sa: sa,
  kind,
  purana,
  tithi: tithi === null ? null : say.named('tithi', tithi),
  ...say.field('gist', (language) => gistIn(language, source.gist)),
  citation: briefCitation(source),
  ...(tie !== undefined && { decided_by: briefCitation(tie) }),
});

function notesOf(moment: Moment): readonly PuranaNote[] {
  const { day } = moment;
  const tithis = day.transitions('tithi');
  const { frame } = day;
  const found: PuranaNote[] = [];
  const lords: PuranaNote[] = [];
  for (let i = 0; i < tithis.length; i++) {
    const tithi = tithis[i];
    if (tithi === undefined) continue;
    const month = monthHolding(moment, jdUt((tithi.from + tithi.to) / 2));
    // a day has the tithi of its sunrise, and one that ends before the next sunrise; its last tithi belongs to the next
    // day
    const own = i === 0 || i < tithis.length - 1;
    for (const age of beginningsOf(month, tithi.number)) {
      if (isNone(frame)) {
        if (own) found.push(age);
        continue;
      }
      const { civil, tie } = beginningDay(nirnayaDayOf(day, frame), tithi, age.kind);
      if (civil === day.civil) found.push(tie === null ? age : { ...age, tie });
    }
    if (!own) continue;
    const ofTithi = [...passagesOf(month, tithi.number), ...puranaNotesOf(month, tithi.number)];
    found.push(...ofTithi.filter((note) => !isFestival(note)));
    const lord = tithiLordOf(tithi.number);
    if (lord !== null) lords.push(lord);
  }
  return [...found, ...passagesOfSky(skyOf(moment)), ...festivalNotesOn(day), ...lords];
}

/** What the passages about other things than tithis look at. The day runs from sunrise to the next sunrise. */
function skyOf({ day, sky }: Moment): SkyOfDay {
  const { from, to } = day.bounds;
  const entered = rashiOf(sky.longitude('surya', to));
  return {
    yogas: day.transitions('yoga').map(({ number }) => number),
    entered: entered === rashiOf(sky.longitude('surya', from)) ? null : entered,
    guru: rashiOf(sky.longitude('guru', from)),
  };
}

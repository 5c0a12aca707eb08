/** The muhurtas abhijit, brahma and godhuli, the eighths of the day such as rahu-kala, and all thirty muhurtas. */

import type { Static } from 'typebox';
import {
  amritaKala,
  ardhayama,
  pratahSandhya,
  STAR_KALA_SOURCES,
  sayamSandhya,
  varjyam,
  vijaya,
} from '../../jyotisha/muhurta/almanac-hours.ts';
import {
  abhijit,
  brahma,
  type Eighth,
  eighth,
  godhuli,
  godhuliHalf,
  isForbidden,
  MUHURTA_SOURCES,
  MUHURTAS,
  praharaOf,
} from '../../jyotisha/muhurta/day-muhurtas.ts';
import { durmuhurtas, kulikas } from '../../jyotisha/muhurta/spans/hours.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { cachedOn } from '../../kernel/caches.ts';
import type { Span } from '../../kernel/span.ts';
import type { Source } from '../../rules/source.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { window } from '../../text/format.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import { USUAL } from './choices.ts';
import type { windowReply } from './fields.reply.ts';
import type { muhurtaReply, muhurtasReply } from './muhurta.reply.ts';
import { boundaryClocks, windowOr } from './replies.ts';
import { spansOf } from './spans.ts';

const ABHIJIT = 8;

export const muhurta = block<typeof muhurtasReply>()({
  name: 'muhurta',
  summary:
    'Daily muhurtas: Abhijit, Brahma, godhuli, Rahu, gulika, yamaganda, durmuhurta, varjyam, amrita kala and others; fifteen by day and fifteen by night',
  needs: 'day_and_night',
  of({ day }, say, { mula_varjyam } = USUAL) {
    const { place, weekday } = day;
    const { daylight, night } = spansOf(day);
    const notes: Note[] = [];
    const morning = windowOr(place, brahma(day), 'brahma', notes);
    const evening = windowOr(place, godhuli(day), 'godhuli', notes);
    const noon = window(place, abhijit(daylight));
    const windows = (spans: readonly Span[]) => spans.map((each) => window(place, each));
    const kala = (id: Eighth) => window(place, eighth(id, weekday, daylight));
    const reply: Static<typeof muhurtasReply> = {
      abhijit: {
        start: noon.start,
        end: noon.end,
        tyajya: isForbidden(weekday, ABHIJIT),
        citation: say.cite(MUHURTA_SOURCES.abhijit),
      },
      brahma: morning && withSource(say, morning, MUHURTA_SOURCES.brahma),
      godhuli: evening && godhuliWindowOf(say, weekday, evening),
      rahu_kala: withSource(say, kala('rahu_kala'), MUHURTA_SOURCES.rahu),
      gulika_kala: withSource(say, kala('gulika_kala'), MUHURTA_SOURCES.gulika),
      yamaganda: withSource(say, kala('yamaganda'), MUHURTA_SOURCES.gulika),
      durmuhurta: windows(durmuhurtas(weekday, daylight, night)),
      kulika: windows(kulikas(weekday, daylight, night)),
      ardhayama: [window(place, ardhayama(weekday, daylight))],
      vijaya: window(place, vijaya(daylight)),
      pratah_sandhya: window(place, pratahSandhya(daylight)),
      sayam_sandhya: window(place, sayamSandhya(daylight)),
      varjyam: windows(varjyam(day, mula_varjyam)),
      amrita_kala: windows(amritaKala(day)),
      day: parts(day, say, daylight, 'muhurta_day', 0),
      night: parts(day, say, night, 'muhurta_night', MUHURTAS),
      citation: say.cite(MUHURTA_SOURCES.names),
      citations: citationsIn(say),
    };
    return notes.length > 0 ? Object.assign(reply, notesReplyOf(say, notes)) : reply;
  },
});

/** The parts that are cited together, each by its own source. */
export const CITED_PARTS = {
  durmuhurta: STAR_KALA_SOURCES.durmuhurta,
  kulika: STAR_KALA_SOURCES.kulika,
  ardhayama: STAR_KALA_SOURCES.ardhayama,
  vijaya: STAR_KALA_SOURCES.vijaya,
  sandhya: STAR_KALA_SOURCES.sandhya,
  varjyam: STAR_KALA_SOURCES.varjyam,
  amrita_kala: STAR_KALA_SOURCES.amritaKala,
} as const satisfies Record<string, Source>;

const citationsIn = cachedOn((say: Voice) => citationsOf(say, CITED_PARTS));

function godhuliWindowOf(say: Voice, weekday: number, { start, end }: Static<typeof windowReply>) {
  const half = godhuliHalf(weekday);
  return half === null
    ? { start, end, citation: say.cite(MUHURTA_SOURCES.godhuli) }
    : { start, end, half, citation: say.cite(MUHURTA_SOURCES.godhuliHalf) };
}

const withSource = (say: Voice, { start, end }: Static<typeof windowReply>, source: Source) => ({
  start,
  end,
  citation: say.cite(source),
});

function parts(day: Day, say: Voice, whole: Span, list: 'muhurta_day' | 'muhurta_night', before: number) {
  const clocks = boundaryClocks(day.place, whole, MUHURTAS);
  const said: Static<typeof muhurtaReply>[] = [];
  for (let i = 1; i <= MUHURTAS; i++) {
    const number = i + before;
    const start = clocks[i - 1] ?? '';
    const end = clocks[i] ?? '';
    const prahara = praharaOf(number);
    const named: Static<typeof muhurtaReply> = { number, ...say.nameAt(list, i), start, end, prahara };
    if (before > 0) named.of_night = i;
    if (isForbidden(day.weekday, number)) named.tyajya = true;
    said.push(named);
  }
  return said;
}

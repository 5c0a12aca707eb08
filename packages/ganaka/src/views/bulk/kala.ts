/**
 * Every window of a day in order of its start: muhurtas, horas, chaughadiyas, kalas, bhadra, yogas and times to avoid.
 */

import type { Static } from 'typebox';
import { type Moment, momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { KALA_SOURCES, LISTED_KALAS } from '../../jyotisha/panchanga/hours/kala.ts';
import { YOGA_ROWS } from '../../jyotisha/panchanga/special-yogas/catalog.ts';
import { dayOf, isoDate } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { Citation } from '../../text/citation.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { IdOf, LocalizedField, Voice } from '../../text/voice.ts';
import { bhadra } from '../blocks/bhadra.ts';
import { chaughadiya } from '../blocks/chaughadiya.ts';
import { hora } from '../blocks/hora.ts';
import { CITED_PARTS, muhurta } from '../blocks/muhurta.ts';
import { shastraKala } from '../blocks/shastra-kala.ts';
import { specialYogas } from '../blocks/special-yogas.ts';
import { lackOf } from '../day/panchanga.ts';
import { type ParameterError, type RequestFacts, view } from '../view.ts';
import type { dayReply, panchangaKalaReply, windowReply } from './kala.reply.ts';
import { from, to, wrongWithSpan } from './range.ts';
import { happening } from './row.ts';
import { daysUnder } from './walk.ts';

const MOST_DAYS = 31;
const KALAS = [...LISTED_KALAS, 'mahanisha'] as const;
/** Windows that the muhurta texts say to avoid; a day may have several of each. */
const LEFT = ['durmuhurta', 'kulika', 'ardhayama', 'varjyam'] as const;
const SANDHYAS = ['pratah_sandhya', 'sayam_sandhya'] as const;
type KalaId = IdOf<'kala'>;
type Window = Static<typeof windowReply>;

export const panchangaKala = view<typeof panchangaKalaReply>()({
  field: 'panchanga_kala',
  summary:
    'Every window of the day in order: muhurtas, horas, chaughadiya, kalas, bhadra, special yogas; up to 31 days',
  reads: 'moment',
  params: { from, to },
  heavyWhen: ({ from, to }) => from !== undefined && to !== undefined && to > from,
  wrongWith,
  of({ sky, say, day, basis, params, note }) {
    if (basis === 'time') note('the windows are those of whole days: time changes nothing here');
    const first = params.from ?? day;
    const last = params.to ?? first;
    const days = [...daysUnder(sky, first, last)];
    return {
      from: isoDate(first),
      to: isoDate(last),
      days: days.map(({ civil }) => dayReplyOf(momentUnder(sky, civil), say)),
    };
  },
});

function wrongWith({ from, to }: { from?: CivilDay; to?: CivilDay }, { dated }: RequestFacts): ParameterError[] {
  if (from === undefined && to === undefined) return [];
  if (from === undefined) return [{ param: 'to', text: 'to needs from, the first day' }];
  if (dated) return [{ param: 'from', text: 'date is one day and from begins several; give one of them' }];
  return wrongWithSpan({ from, to: to ?? from }, MOST_DAYS);
}

function dayReplyOf(moment: Moment, say: Voice): Static<typeof dayReply> {
  const { day } = moment;
  const notes: Note[] = [];
  const lack = lackOf(day);
  const windows = [
    ...(lack === null ? partsOfDay(moment, say) : []),
    ...bhadrasReplyOf(moment, say),
    ...yogasReplyOf(moment, say),
  ];
  const sunrise = happening(day.place, 'sunrise', day.sunrise, notes);
  const next = happening(day.place, 'next_sunrise', day.nextSunrise, notes);
  if (lack !== null) notes.push(({ windows_without_the_sun }) => windows_without_the_sun(...lack));
  windows.sort((a, b) => secondsOf(a.start) - secondsOf(b.start));
  return { date: isoDate(day.civil), sunrise, next_sunrise: next, windows, notes: notesReplyOf(say, notes).notes };
}

/**
 * A clock time of the reply in seconds of UT. Sorting the texts themselves would be wrong on a day on which the clocks
 * change.
 */
function secondsOf(clock: string): number {
  const [, year, month, day, hour, minute, second, sign, hours, minutes] =
    /^(-?\d+)-(\d+)-(\d+)T(\d+):(\d+):(\d+)([+-])(\d+):(\d+)$/.exec(clock) ?? [];
  const east = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const civil = dayOf({ year: Number(year), month: Number(month), day: Number(day) });
  return civil * 86_400 + Number(hour) * 3600 + (Number(minute) - east) * 60 + Number(second);
}

interface Timed {
  readonly start: string;
  readonly end: string;
}

function partsOfDay(moment: Moment, say: Voice): Window[] {
  const parts = muhurta.of(moment, say);
  const hours = hora.of(moment, say);
  const watches = chaughadiya.of(moment, say);
  const kalas = shastraKala.of(moment, say);
  const kala = (id: KalaId) => say.byId('kala', id);
  const found: Window[] = [];
  const put = (
    { start, end }: Timed,
    id: string,
    { number: _, ...name }: LocalizedField<'name'> & { number?: number },
    rest: Pick<Window, 'kind' | 'quality' | 'lord' | 'citation'>,
  ) => void found.push({ id, ...name, ...rest, start, end });

  for (const [half, list] of [['day', parts.day] as const, ['night', parts.night] as const])
    for (const { number, start, end, tyajya, of_night: _, prahara: __, ...name } of list)
      put({ start, end }, `muhurta_${half}_${number}`, name, {
        kind: 'muhurta',
        quality: tyajya ? 'bad' : null,
        citation: parts.citation,
      });
  put(parts.abhijit, 'abhijit', kala('abhijit'), {
    kind: 'muhurta',
    quality: parts.abhijit.tyajya ? 'bad' : 'good',
    citation: parts.abhijit.citation,
  });
  if (parts.brahma !== null)
    put(parts.brahma, 'brahma', kala('brahma'), { kind: 'muhurta', quality: 'good', citation: parts.brahma.citation });
  if (parts.godhuli !== null)
    put(parts.godhuli, 'godhuli', kala('godhuli'), {
      kind: 'muhurta',
      quality: 'good',
      citation: parts.godhuli.citation,
    });
  const left = { kind: 'tyajya', quality: 'bad' } as const;
  put(parts.rahu_kala, 'rahu_kala', kala('rahu_kala'), { ...left, citation: parts.rahu_kala.citation });
  put(parts.gulika_kala, 'gulika_kala', kala('gulika_kala'), { ...left, citation: parts.gulika_kala.citation });
  put(parts.yamaganda, 'yamaganda', kala('yamaganda'), { ...left, citation: parts.yamaganda.citation });
  const cited = (part: keyof typeof CITED_PARTS): Citation => say.cite(CITED_PARTS[part]);
  for (const id of LEFT) for (const each of parts[id]) put(each, id, kala(id), { ...left, citation: cited(id) });
  for (const each of parts.amrita_kala)
    put(each, 'amrita_kala', kala('amrita_kala'), { kind: 'kala', quality: 'good', citation: cited('amrita_kala') });
  put(parts.vijaya, 'vijaya', kala('vijaya'), { kind: 'muhurta', quality: 'good', citation: cited('vijaya') });
  for (const id of SANDHYAS) put(parts[id], id, kala(id), { kind: 'kala', quality: null, citation: cited('sandhya') });
  for (const [half, list] of [['day', hours.day] as const, ['night', hours.night] as const])
    for (const { number, lord, start, end } of list)
      put({ start, end }, `hora_${half}_${number}`, say.byId('graha', lord), {
        kind: 'hora',
        quality: null,
        lord,
        citation: hours.citation,
      });
  for (const [half, list] of [['day', watches.day] as const, ['night', watches.night] as const])
    for (const { number, quality, start, end, ...name } of list)
      put({ start, end }, `chaughadiya_${half}_${number}`, name, {
        kind: 'chaughadiya',
        quality,
        citation: watches.citation,
      });
  for (const id of KALAS)
    put(kalas[id], id, kala(id), {
      kind: 'kala',
      quality: null,
      citation: say.cite(KALA_SOURCES[id === 'mahanisha' ? 'mahanisha' : 'kala']),
    });
  return found;
}

function bhadrasReplyOf(moment: Moment, say: Voice): Window[] {
  return bhadra.of(moment, say).windows.flatMap(({ start, end, tyajya, mukha, puccha, citation }): Window[] => {
    const said = (
      id: 'bhadra' | 'bhadra_mukha' | 'bhadra_puccha',
      part: Timed,
      quality: Window['quality'],
    ): Window => ({
      id,
      ...say.byId('kala', id),
      kind: 'bhadra',
      quality,
      start: part.start,
      end: part.end,
      citation,
    });
    return [
      said('bhadra', { start, end }, tyajya ? 'bad' : 'neutral'),
      said('bhadra_mukha', mukha, tyajya ? 'bad' : 'neutral'),
      said('bhadra_puccha', puccha, null),
    ];
  });
}

const QUALITY = { shubha: 'good', ashubha: 'bad', mixed: 'mixed' } as const;

function yogasReplyOf(moment: Moment, say: Voice): Window[] {
  const found = specialYogas.of(moment, say);
  return YOGA_ROWS.flatMap(({ id, quality }) =>
    (found[id] ?? []).map(
      ({ start, end, badhaka, citation }): Window => ({
        id,
        ...say.byId('special_yoga', id),
        kind: 'yoga',
        quality: badhaka === undefined ? QUALITY[quality] : 'mixed',
        start,
        end,
        citation,
      }),
    ),
  );
}

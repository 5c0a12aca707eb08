/** How a page shows the clauses of a day: a mark, a word for a cell of the calendar, and what the clause observed. */

import { type PageLanguage, type PageWords, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { clauseReply } from 'ganaka/internal/views/muhurta/muhurta-fields.reply.ts';
import type { KaryaVerdict } from 'ganaka/internal/views/muhurta/muhurta-fields.ts';
import type { Static } from 'typebox';

export type ClauseReply = Static<typeof clauseReply>;
export type { KaryaVerdict };

export const MARK: Readonly<Record<KaryaVerdict, string>> = { shubha: '✓', madhyama: '○', varjya: '✕' };
export const TONE: Readonly<Record<KaryaVerdict, string>> = {
  shubha: 'is-good',
  madhyama: 'is-part',
  varjya: 'is-bad',
};

/**
 * The grade of a clause: a failed must is varjya; a must that removes hours, or a fault that applies, is madhyama; a
 * merit that holds is shubha.
 */
export function gradeOf({ weight, met, cuts }: ClauseReply): KaryaVerdict | null {
  if (weight === 'must') return met ? (cuts === true ? 'madhyama' : 'shubha') : 'varjya';
  if (weight === 'avoid') return met ? 'madhyama' : 'shubha';
  return met ? 'shubha' : null;
}

/**
 * Returns the clause that barred or narrowed a day: the first failed must, otherwise the first must that removes hours,
 * otherwise the first fault that applies.
 */
export const decisive = (clauses: readonly ClauseReply[]): ClauseReply | undefined =>
  clauses.find((each) => each.weight === 'must' && !each.met) ??
  clauses.find((each) => each.weight === 'must' && each.cuts === true) ??
  clauses.find((each) => each.weight === 'avoid' && each.met);

/** Whether, on a day without hours, every must holds for some part of the day. */
export function areNeverTogether(clauses: readonly ClauseReply[]): boolean {
  const musts = clauses.filter(({ weight }) => weight === 'must');
  return musts.every(({ met }) => met) && musts.filter(({ cuts }) => cuts === true).length > 1;
}

/** The subject of a clause, by the first of these parts that its id contains. */
const SUBJECTS: readonly (readonly [part: string, subject: keyof PageWords['clauses']])[] = [
  ['birth_order', 'order_of_birth'],
  ['family_ceremonies', 'ceremonies_of_the_family'],
  ['portents', 'portents'],
  ['kuyoga', 'kuyoga'],
  ['dashayoga', 'dashayoga'],
  ['general', 'great_faults'],
  ['chakra', 'door_wheel'],
  ['lagna_kumbha', 'lagna'],
  ['holashtaka', 'holashtaka'],
  ['makarastha', 'guru_in_makara'],
  ['malamasa', 'malamasa'],
  ['simhastha', 'simhastha'],
  ['amavasya', 'amavasya'],
  ['vyatipata', 'yoga'],
  ['yoga_part', 'yoga'],
  ['good_yoga', 'yoga'],
  ['bhadra', 'bhadra'],
  ['sankranti', 'sankranti'],
  ['grahana', 'eclipse'],
  ['kulika', 'kulika'],
  ['ardhayama', 'ardhayama'],
  ['paksha', 'paksha'],
  ['shukla', 'paksha'],
  ['asta', 'asta'],
  ['ayana', 'ayana'],
  ['vara_shula', 'shula'],
  ['star_shula', 'shula'],
  ['yogini', 'yogini'],
  ['kala_pasha', 'kala_pasha'],
  ['parigha', 'parigha'],
  ['panchaka', 'panchaka'],
  ['chandra', 'moon'],
  ['shukra', 'venus'],
  ['star_time', 'hour'],
  ['night', 'hour'],
  ['purvahna', 'hour'],
  ['all_directions', 'nakshatra'],
  ['horse', 'nakshatra'],
  ['nakshatra', 'nakshatra'],
  ['star', 'nakshatra'],
  ['vedha', 'vedha'],
  ['vara', 'weekday'],
  ['thursday', 'weekday'],
  ['tuesday', 'weekday'],
  ['saturday', 'weekday'],
  ['tithi', 'tithi'],
  ['vijaya', 'tithi'],
  ['month', 'month'],
  ['chaitra', 'month'],
  ['kumbha', 'month'],
  ['sun', 'sun'],
  ['k_p_c', 'month'],
  ['ashadha', 'month'],
  ['age', 'age'],
  ['day', 'day'],
  ['lagna', 'lagna'],
  ['empty', 'lagna'],
  ['grahas', 'grahas'],
  ['vakri', 'grahas'],
  ['vama_ravi', 'sun'],
  ['kalasha', 'kalasha'],
  ['vatsa', 'vatsa'],
  ['facing', 'door'],
  ['door', 'door'],
  ['agni_vasa', 'agni'],
  ['time', 'hour'],
  ['bans', 'bans'],
  ['bana', 'bana'],
  ['latta', 'latta'],
  ['pata', 'pata'],
  ['upagraha', 'upagraha'],
  ['ekargala', 'ekargala'],
  ['jamitra', 'jamitra'],
  ['yuti', 'yuti'],
  ['gandanta', 'gandanta'],
  ['navamsha', 'navamsha'],
  ['kartari', 'kartari'],
  ['tara', 'tara'],
  ['natal', 'birth'],
  ['janma', 'birth'],
  ['sopapada', 'tithi'],
  ['pradosha', 'tithi'],
  ['anadhyaya', 'tithi'],
  ['avama', 'tithi'],
  ['sleep', 'month'],
  ['eighth', 'lagna'],
  ['tenth', 'lagna'],
  ['moon', 'moon'],
  ['guru', 'grahas'],
  ['ghata', 'ghata'],
  ['region', 'region'],
  ['durmuhurta', 'durmuhurta'],
  ['visha', 'visha_nadi'],
  ['kranti', 'kranti_samya'],
  ['yoga', 'yoga'],
  ['mounting', 'nakshatra'],
  ['ds_default', 'tithi'],
  ['purge', 'weekday'],
  ['mc', 'day'],
  ['ns', 'lagna'],
];

/** Returns what a clause is about, by its id, or undefined. */
export const subjectOf = (id: string): keyof PageWords['clauses'] | undefined => {
  const own = id.slice(id.indexOf('.') + 1);
  return SUBJECTS.find(([part]) => own.includes(part))?.[1];
};

/** Returns the subject of a clause in one word. */
export function wordOf(id: string, lang: PageLanguage): string {
  const subject = subjectOf(id);
  return subject === undefined ? id.slice(id.indexOf('.') + 1).replaceAll('_', ' ') : pageWords(lang).clauses[subject];
}

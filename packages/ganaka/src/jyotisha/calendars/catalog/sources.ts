/** The works that the calendars cite, as in replies. */
const SEWELL_DIKSHIT = 'Sewell & Dikshit, The Indian Calendar (1896)';
const CHRONOGRAPHY = 'Sewell, Indian Chronography, par. 43';

/** The source of one of the four rules for the first day of a solar month. */
export const ART_28 = (clause: string, rule: string): string =>
  `${SEWELL_DIKSHIT}, Art. 28 ${clause}; ${CHRONOGRAPHY} ${rule}`;
export const ART = (number: string): string => `${SEWELL_DIKSHIT}, Art. ${number}`;

export const RASHTRIYA = 'Rashtriya Panchang, regional calendars of Shaka 1945 and 1946';
export const JANTRIS = 'the printed Nanakshahi jantris of 549, 557 and 558';
export const REFORM_COMMITTEE = 'Report of the Calendar Reform Committee (1955)';
/** A long table that a program computed, adjusted to one publisher. */
export const PEER = 'a table of 1900–2050 computed at New Delhi and tuned to one publisher';

/** The schools whose fast of the eleventh tithi (ekadashi) a year may list. */
export const EKADASHI_SCHOOLS = ['smarta', 'vaishnava', 'gaudiya'] as const;
export type EkadashiSchool = (typeof EKADASHI_SCHOOLS)[number];

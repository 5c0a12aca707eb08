/**
 * The ids of the yogas of weekday, tithi, nakshatra and Sun that have windows in a day, in the order in which replies
 * list them. The list's confidence is `general-knowledge`.
 */
export const SPECIAL_YOGA = [
  { id: 'sarvartha_siddhi' },
  { id: 'amrita_siddhi' },
  { id: 'ravi_yoga' },
  { id: 'siddha' },
  { id: 'tripushkara' },
  { id: 'dvipushkara' },
  { id: 'krakaca' },
  { id: 'samvarta' },
  { id: 'mrita' },
  { id: 'dagdha_nakshatra' },
  { id: 'dagdha_tithi' },
  { id: 'visha' },
  { id: 'hutashana' },
  { id: 'yamaghanta' },
  { id: 'tithi_nakshatra' },
  { id: 'masa_shunya' },
  { id: 'paksha_randhra' },
  { id: 'yoga_varjya' },
] as const;

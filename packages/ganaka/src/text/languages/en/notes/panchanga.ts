/** Notes on a day, in English. */
import { WHY, type Why } from './why.ts';

/** What is missing on a day without a sunrise or a sunset. */
type Lacking = 'rise_and_set' | 'rise' | 'set' | 'next_rise';
/** The fields of a reply that are null if the event does not occur. */
type Happening =
  | ('sunrise' | 'sunset' | 'next_sunrise' | 'moonrise' | 'moonset' | 'moon_transit' | 'brahma' | 'godhuli')
  | ('civil_day.moonrise' | 'civil_day.moonset');

const LACKING: Readonly<Record<Lacking, string>> = {
  rise_and_set: 'the Sun does not rise and set on that day',
  rise: 'the day has no beginning: the Sun does not rise on that day',
  set: 'the day has no end: the Sun does not set on that day',
  next_rise: 'the night has no end: the Sun does not rise on the next day',
};

export const panchangaNotes = {
  does_not_happen: (what: Happening, why: Why) => `${what}: ${WHY[why]}`,
  /** `what` lists the ids of blocks or periods. */
  null_without_the_sun: (what: string, lacking: Lacking, why: Why) => `${what}: ${LACKING[lacking]} (${WHY[why]})`,
  windows_without_the_sun: (lacking: Lacking, why: Why) =>
    `muhurtas, horas, chaughadiya and kalas: ${LACKING[lacking]} (${WHY[why]})`,
  no_holy_hours: (why: Why) => `nirnaya: the Sun has no daylight there, ${WHY[why]}`,
  gowri_night_of_sunday_alone: 'gowri.night: hindu_blog prints the night of Sunday alone',
  rising_times_of_lanka:
    'not every sign rises here: the times of rising that IX.4-5 takes are wanting, and those of Lanka are taken; graha-asta and ss-udayasta tell nothing then',
  touching_the_horizon:
    'not every sign rises here: what neither rises nor sets on a day is taken as touching the horizon',
  town_left_to_the_speaker: 'the town is left to the speaker (amuka)',
  no_kshetra: 'kshetra: none is laid down for this place',
  no_purana_named: 'no passage of the texts on file names a Purana or smriti for this day',
  sankalpa_in_nepal:
    'in Nepal the land is named, and no dvipa, varsha or khanda; no print of a formula of Nepal was found',
  sankalpa_abroad: 'outside India no dvipa, varsha or kshetra is named',
  ritu_of_the_lunar_month:
    'ritu: of the month from new moon to new moon, with which the lunar year is counted; the dark half bears the name of the next month here',
  samvatsara_not_of_jupiter:
    'samvatsara: the lunar one, which alone a sankalpa names (Dharmasindhu 1); northern almanacs call the year by Jupiter’s, as in display',
  samvatsara_not_of_gujarat:
    'samvatsara: the lunar one, which alone a sankalpa names (Dharmasindhu 1); Gujarat’s year has a name of its own from Kartika to Ashvina, as in display',
  kshaya_month_of_two_names:
    'month: kshaya, of two names; the first in the first half of each tithi, the second in the second (Dharmasindhu 1, uddesha 3)',
} as const;

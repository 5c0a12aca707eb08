/** Whether the place is in one of the lands that the verses about Guru in Simha name. */
import { isBetweenGangaAndGodavari } from '../../panchanga/badhaka/madhya-desha.ts';
import { isInKalingaGaudaOrGurjara } from '../../panchanga/badhaka/three-lands.ts';
import { type HourWord, wordOfDay } from './when.ts';

export const betweenTheRivers: HourWord = wordOfDay('between_ganga_and_godavari', {}, ({ place }) =>
  isBetweenGangaAndGodavari(place),
);
export const inThreeLands: HourWord = wordOfDay('in_kalinga_gauda_or_gurjara', {}, ({ place }) =>
  isInKalingaGaudaOrGurjara(place),
);

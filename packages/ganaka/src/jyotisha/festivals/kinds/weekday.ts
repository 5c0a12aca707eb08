/** What parvas of a tithi on a weekday have in common. */
import { practice } from '../rule.ts';

export const SUNDAY = 1;
export const MONDAY = 2;
export const TUESDAY = 3;
export const WEDNESDAY = 4;

/** The source if the text that names the parva does not say how much of the tithi the weekday must have. */
export const AS_SOMAVATI = practice('weekday.muhurta_tithi_weekday_before_sayahna');

/** Fields of the calendars of the land. */
export const CALENDAR: Readonly<Record<string, string>> = {
  script: 'the script of its names and digits',
  name_native: 'in the script of the calendar',
  text_native: 'the same in the script and the digits of the calendar',
  gist: 'the rule in one sentence',
  default: 'whether it answers unless another is asked for',
  exists: 'whether the year has such a date',
  reason: 'why it has not: no such intercalary month, or the month was expunged',
  samvat: 'Vikrama Samvat year',
  year_start: 'whether the Samvat year begins with Chaitra or with Kartika',
  year_name: 'its name of the sixty',
  tiruvalluvar_year: 'Tiruvalluvar year, from 1 Thai',
  days_in_month: 'length of the month',
  cutoff: 'the cut-off nearest to the sankranti: what separates the two days; null for a law',
  margin_minutes: 'minutes between the sankranti and that cut-off: how near the other day was; null for a law',
  source: 'where it comes from',
  year_of_print: 'when it was printed; null where that is not known',
};

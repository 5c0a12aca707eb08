/** The content of the rules, in our own sentences: regional calendars. */
export const calendarsGists = {
  'assam.year': 'The Bhaskarabda changes on 1 Bohag.',
  'bangla.midnight':
    'The first day is the civil day after the one, from midnight to midnight, that holds the sankranti.',
  'bangla.midnight_tithi':
    'As the midnight rule; from 14 minutes before midnight to 24 after it the tithi decides, Karka counts as before and Makara as after.',
  'bangla.year': 'The Bengali San changes on 1 Boishakh.',
  'bangladesh.law_1987':
    'Five months of 31 days from 14 April, then seven of 30; Falgun has 31 where the February in it has 29.',
  'bangladesh.law_2019':
    'Six months of 31 days from 14 April, four of 30, Falgun of 29 and Choitro of 30; Falgun has 30 where the February in it has 29.',
  'bangladesh.year': 'The Bangla year of Bangladesh changes on 14 April.',
  'bikram.punyakala':
    'The civil day of the sankranti, from midnight to midnight of the legal clock; Karka by sunrise, Makara by sunset; within a ghati after midnight the day before, where the tithi of the last sunrise still runs.',
  'bikram.year': 'The year of Bikram Sambat changes on 1 Baisakh.',
  'gaurabda.name': 'Gaurabda (months of the Gaudiya Vaishnavas)',
  'kollam.aparahna':
    'A sankranti before three fifths of the daylight are gone makes that day the first; later the next day is.',
  'kollam.year': 'The Kollam year changes on 1 Chingam; in North Malabar it once began with Kanni.',
  'lunar.amanta':
    'A month runs from new moon to new moon and is named by the rashi entered in it; without one it is adhika of the next name, with two the second name is lost.',
  'lunar.purnimanta': 'The dark half has the next month’s name; an adhika month stays whole, its bright half first.',
  'nanakshahi.fixed_2003':
    'Five months of 31 days from 14 March, then seven of 30; Phagan has 31 where the February in it has 29.',
  'nanakshahi.since': 'The calendar was adopted on 14 March 2003; earlier days are counted back by the same rule.',
  'nanakshahi.year': 'The Nanakshahi year changes on 14 March and counts from 1469.',
  'nanakshahi_amended.year': 'The Nanakshahi year changes on 1 Chet, the Mina sankranti.',
  'odia.evening': 'A sankranti before 22:12 on the clock makes that day the first; later the next day is.',
  'odia.sankranti_day': 'The first day is the one, from sunrise to sunrise, that holds the sankranti.',
  'odia.year':
    'Counted from the Kanya sankranti, which is the Vilayati year; Amli proper changes on Bhadrapada shukla 12, and publishers call this count Amli or Sal.',
  'punjab.year': 'The solar Bikrami year changes on 1 Vaisakh.',
  'shaka.civil':
    'Chaitra has 30 days from 22 March, in a Gregorian leap year 31 from 21 March; five months of 31 follow, then six of 30.',
  'shaka.since':
    'The calendar is in use from 22 March 1957 (1 Chaitra 1879); earlier days are counted back by the same rule.',
  'shaka.year': 'The civil Shaka year changes on 1 Chaitra.',
  'tamil.sunset': 'A sankranti before sunset makes that day the first; after sunset the next day is.',
  'tamil.year': 'The Shaka year changes on 1 Chithirai; the year also has its name of the sixty.',
} as const;

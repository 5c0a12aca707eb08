/**
 * What the fields mean whose name has one meaning wherever it occurs in replies. A field that occurs once, or that means
 * something else in its place, has its meaning in its own schema, which comes first. Names that explain themselves, such
 * as the id of a graha, have none.
 */
export const SHARED_MEANINGS: Readonly<Record<string, string>> = {
  // the envelope, the index, places
  success: 'true in an answer, false in a refusal',
  engine: 'the one engine of all numbers',
  engine_version: 'the same request and version give the same bytes',
  ayanamsa: 'name of the zero point of the zodiac',
  ayanamsa_degrees: 'from the equinox to the zero point of the zodiac, degrees',
  summary: 'what it holds, in short',
  lat: 'degrees, north positive',
  lon: 'degrees, east positive',
  state: 'state or province',
  country: 'country, in English',
  place: 'where: name, coordinates and clock',

  // numbers, names, words
  number: 'its place in the cycle, counted from 1',
  name: 'in Roman letters',
  name_sa: 'in Sanskrit, Devanagari letters',
  id: 'stable word for programs',
  kind: 'which of the kinds named in the enum or by its list',
  type: 'which type of it',
  label: 'as one word or line to be shown',
  line: 'the same in a sentence to be shown',
  text: 'to be shown as it is',
  notes: 'what is null and why, and what was assumed; empty where there is nothing to say',
  note: 'a remark on it',
  detail: 'what was found, in words',
  what: 'what is meant, in words',
  count: 'how many',
  total: 'sum of the parts',
  max: 'the most there can be',
  rank: '1 is the strongest',
  present: 'whether it is there',
  holds: 'whether it is so',
  met: 'whether it is fulfilled',
  rows: 'one for each',

  // sources
  citation: 'its source: the work, the place in it, the rule in our own sentence',
  citations: 'the sources of its parts, each with the id of its part',
  locus: 'chapter and verse, or section',
  confidence: 'how far we vouch for it: read in the text, told by another, or general knowledge',
  work: 'the work it is taken from',
  rule: 'the rule that was followed, in words',
  rules: 'which set of rules was followed',
  bands: 'the source of each measure’s bands, by the name of the measure',

  // time
  date: 'civil date at the place',
  day: 'by daylight, or the civil day',
  days: 'one for each day',
  night: 'by night',
  year: 'Gregorian year',
  years: 'whole years',
  month: 'the month, as asked for or as named',
  months: 'months by each reckoning',
  hours: 'hours, decimal',
  minutes: 'minutes of time',
  ghati: 'in ghati, sixty to the day',
  start: 'when it begins',
  end: 'when it ends',
  at: 'the instant',
  from: 'from where or when it is counted',
  to: 'up to where or when',
  on: 'the civil day it is asked for',
  next: 'the next of them',
  last: 'the one before the instant',
  window: 'from when to when',
  windows: 'from when to when, one for each',
  spans: 'from when to when, one for each',
  event: 'what happens',
  events: 'in the order of time',
  local: 'as seen from the place',
  samples: 'a table over time: `start`, `step_minutes`, the names of the `fields`, one row for each step',

  // sky
  graha: 'graha id',
  grahas: 'by graha id, or the graha ids',
  lord: 'graha id of the lord',
  lords: 'graha ids of the lords',
  rashi: 'sign of the zodiac, 1 Mesha … 12 Mina',
  rashis: 'by rashi, from Mesha',
  nakshatra: 'a 27th of the zodiac, 1 Ashvini … 27 Revati',
  pada: 'quarter of the nakshatra, 1–4',
  separation: 'degrees between the two',
  retrograde: 'whether it goes backwards',
  combust: 'whether it is lost in the Sun’s rays',
  lagna: 'the rising point',
  lagnas: 'the rising signs in their order',
  mc: 'the culminating point',
  house: 'house 1–12, whole-sign, from the lagna unless said otherwise',
  houses: 'the twelve houses',
  direction: 'the quarter of the sky, or which way',
  side: 'east or west of the Sun',
  winner: 'graha id of the victor; null where there is none',
  magnitude: 'greatest part of the diameter that is covered; where central, ratio of the diameters',
  visible: 'whether it is seen from the place',
  seen: 'what of it is above the horizon; null where none is',

  // angas and months
  tithi: 'lunar day: each 12° that the Moon gains on the Sun, 1–30',
  weekday: 'from sunrise to sunrise, 1 = Sunday',
  paksha: 'shukla while the Moon grows, krishna while she wanes',
  sunrise_tithi: 'the tithi at sunrise',
  candidates: 'those among which it is decided',
  viddha: 'purva: shared with the tithi before; para: with the one after; null: neither',
  amanta: 'the month that ends with the new moon',
  purnimanta: 'the month that ends with the full moon',
  masa: 'lunar month, 1 Chaitra … 12 Phalguna',
  adhika: 'true in an intercalary month',
  kshaya: 'true in a month with two sankrantis',
  eras: 'running years of the eras',
  era: 'whose year the words name',
  vikram: 'running year from Chaitra',
  shaka: 'running year, as almanacs print it',
  kali: 'running year',
  samvatsara: 'name of the year in the cycle of sixty',
  barhaspatya: 'by the mean motion of Jupiter',
  paitamaha: 'by the cycle of the Paitamaha',
  ritu: 'season: two rashis each',
  ayana: 'half of the year: northward or southward',

  // rise and set
  sunrise: 'null where the Sun does not rise',
  sunset: 'null where the Sun does not set',
  next_sunrise: 'sunrise of the next day; null where the Sun does not rise',
  moonrise: 'between this sunrise and the next; null when there is none',
  moonset: 'between this sunrise and the next; null when there is none',
  moon_transit: 'the Moon on the meridian, between this sunrise and the next; null when there is none',
  dinamana: 'length of the daylight',
  ratrimana: 'length of the night',

  // kalas and muhurtas
  purvahna: 'first half of the daylight',
  madhyahna: 'third fifth of the daylight',
  aparahna: 'fourth fifth of the daylight',
  sayahna: 'last fifth of the daylight',
  sangava: 'second fifth of the daylight',
  pratah: 'first fifth of the daylight',
  kutapa: 'eighth muhurta of the day',
  dvitiya_prahara: 'second quarter of the daylight',
  pradosha: 'the evening after sunset',
  nishitha: 'the muhurta of midnight',
  mahanisha: 'the middle of the night',
  arunodaya: 'before sunrise, while it dawns',
  abhijit: 'muhurta of noon',
  brahma: 'muhurta before sunrise',
  godhuli: 'about sunset, when the cattle come home',
  rahu_kala: 'an eighth of the daylight, by weekday',
  gulika_kala: 'an eighth of the daylight, by weekday',

  // bhadra, vasa, yogas of the day
  sthana_name: 'the dwelling in Roman letters',
  good: 'whether it is favourable; in lists, those that have it',
  effect: 'what follows, in words',
  by_nakshatra_name: 'that direction in words',
  dagdha_tithi: 'a tithi burnt by the rashi of the Sun or by the weekday',

  // sankalpa, notes, badhaka
  mukhya: 'the main resolve',
  avoid: 'what is left undone',
  because: 'the test that decided, as a word for programs',

  // grahas of the day
  yuddha: 'star-planets less than a degree apart',

  // sankranti
  sankranti: 'entry of the Sun into a rashi',
  sankrantis: 'entries of the Sun into the rashis',
  punya_kala: 'the hours for bathing and giving',

  // festivals
  festivals: 'those with an id of the list of festivals',
  parvas: 'vratas and parvas of the months',
  alternatives: 'days of other schools, where they differ',
  tradition: 'whose day it is',
  holika_dahan: 'civil date of the fire, on holi',
  rigveda: 'day of the Rigvedins, on upakarma',
  samaveda: 'day of the Samavedins, on upakarma',
  vat_purnima: 'the full-moon day kept in the west, on vat-savitri',
  with_rohini: 'whether Rohini runs at midnight, on janmashtami',

  // eclipses
  eclipses: 'in the order of time',
  obscuration: 'part of the disc that is covered; null for a lunar eclipse',
  altitude: 'degrees above the horizon',
  sutak: 'the hours before in which rites rest; null where it is not seen',

  // regional calendars
  name_native: 'in the script of the calendar',
  text_native: 'the same in the script and the digits of the calendar',
  gist: 'the rule in one sentence',
  cutoff: 'the cut-off nearest to the sankranti: what separates the two days; null for a law',
  margin_minutes: 'minutes between the sankranti and that cut-off: how near the other day was; null for a law',

  // undertakings and weddings
  clauses: 'the rules that speak, each with its source',
  clause: 'id of the rule',
  weight: 'must, avoid or prefer',
  needs: 'what must be given for it to be checked',
  ds: 'by the Dharmasindhu',
  verdict: 'shubha, madhyama or varjya; null where the Sun does not rise and set',
  grade: 'shubha, madhyama, or the word of the rule',
  shubha: 'favourable',
  checked: 'ids of the rules that were looked at',
  not_checked: 'rules that need what was not given',
  relief: 'ids of the rules that lift a fault',
  faults: 'what speaks against it',
  latta: 'the kick of a graha at a star',
  star: 'the star that is kicked',
  pata: 'the Sun’s fall on a star',
  yuti: 'a graha with the Moon',
  vedha: 'a graha on the line of the star',
  jamitra: 'a graha in the seventh from Moon or lagna',
  bana: 'the arrow, by the degrees of the Sun',
  ekargala: 'the bolt: a bad yoga and an odd count of stars',
  upagraha: 'a star at a barred count from the Sun’s',
  kranti_samya: 'equal declinations of Sun and Moon, by signs',

  // matching
  boy: 'of the boy',
  girl: 'of the girl',
  obtained: 'points of the table, before any cancellation',
  effective: 'after what the rules grant',
  bhanga: 'printed rules that cancel, each with whether it applies',
  total_effective: 'the sum of the effective points',
  band: 'the word of the text for this height; null where it prints none',
  yoni: 'the animal of the star',
  printed: 'whether the rule is in a text, or is practice',

  // chart
  occupants: 'ids of the grahas in it',
  avastha: 'its states by degree and by dignity',
  baladi: 'age by degree: 1 bala, 2 kumara, 3 yuva, 4 vriddha, 5 mrita',
  jagradadi: '1 jagrat, 2 swapna, 3 sushupti; the nodes have none',
  dignity: 'by rashi, from exalted to debilitated; null for a node away from its own signs',
  chart: 'which varga: D1 … D60',
  vargas: 'by varga',
  madhya: 'its middle, sidereal degrees',

  // dashas
  balance: 'what is left of the first period at birth',
  decimal_years: 'the same as one number',
  maha: 'the great period',
  antar: 'the period within it',
  pratyantara: 'the third level',
  yogini: 'the yogini of the period, 1 Mangala … 8 Sankata',
  maha_yogini: 'yogini of the great period',
  antar_yogini: 'yogini of the period within',
  periods: 'in the order of time',
  facts: 'what the texts ask of it, for the reader to weigh',
  lordships: 'houses it owns',
  functional: 'shubha or papa for this lagna; null where its verses do not name it',

  // transits
  house_from_lagna: 'counted from the lagna of birth',
  house_from_moon: 'counted from the Moon of birth',
  bindus: 'points of the ashtakavarga',

  // year
  return_at: 'when the Sun is back at his place of birth',

  // birth sheet
  avakahada: 'what follows from nakshatra and rashi of the Moon',

  // aspects, friendship
  natural: 'friendship by nature; null in its own rashi, and for a node',
  temporary: 'friendship by place; null in its own rashi, and for a node',
  panchadha: 'both together in five degrees; null in its own rashi, and for a node',
  maitri: 'friendship of the two lords',
  sees: 'rashis or houses looked at, by number',

  // shadbala
  sthana: 'for the place, virupas',
  dig: 'for its direction, virupas',
  kala: 'for the time, virupas',
  cheshta: 'for its motion, virupas',
  naisargika: 'by nature, virupas',
  drik: 'for the aspects on it, virupas',
  ishta: 'its good, virupas of 60',
  kashta: 'its ill, virupas of 60',
  shadbala: 'strength in six parts',
  vimshopaka: 'strength in vargas, of 20, by scheme',

  // dignity
  dignity_good: 'share of good by dignity, 0 to 1',

  // ashtakavarga, jaimini
  table: 'whose table of points',
  sav: 'points of all seven by rashi, from Mesha',
  own_bindus: 'points of its own row in the rashi it occupies; null for a node',
  arudha: 'the padas of the twelve houses',

  // yogas and reports
  link: 'how the two are joined',
  measures: 'its figures with the band of the text',
  karaka: 'significator',
  bad: 'rows that speak against it',

  // gems and shanti
  caution: 'what the reader should know first',
  gem: 'the stone that pleases it',
  ill_placed: 'whether it is badly placed',

  // the Surya-siddhanta
  bija: 'which corrections of the revolutions',
  with_bija: 'with the corrections',
  without_bija: 'without corrections',
  apsis: 'longitude of the slow apsis, sidereal degrees; null where it has none',
  sighrocca: 'longitude of the fast apex, sidereal degrees; null where it has none',
  sighrocca_motion: 'its degrees a day; null where it has none',
  node: 'longitude of its node, sidereal degrees; null where it has none',
  motion_by_text: 'the daily motion by the text’s own rule, near that of the longitudes; null for the nodes',
  steps: 'each operation with its numbers',
  karna: 'hypotenuse',
  radius: 'of the circle of sines, lipta',
  desantara: 'from the meridian of Ujjain',
  solar_years: 'years of the Sun',

  // shadow, direction, time
  cara_asu: 'ascensional difference, asu',
  kshitijya: 'sine of the ascensional difference in the day-circle',
  palabha: 'equinoctial noon shadow, angula',
  agrajya: 'sine of the amplitude of rising',
  agra: 'distance of the shadow’s tip from the east-west line, angula; null where there is no shadow',
  antya: 'versed sine of the half day',
  cheda: 'sine of the day reduced',
  unnata_asu: 'asu since sunrise or until sunset',
  bhuja: 'from the shadow’s tip to the east-west line, angula; null where there is no shadow',
  shadow: 'of a gnomon of twelve angula; null where there is none',
  noon_shadow: 'shadow at noon, angula',

  // earth and orbits
  cities: 'the four cities of the equator',
  land: 'the land it lies in',
  zones: 'belts of the Earth by the Sun’s height',
  orbits: 'circumferences of the orbits',
  subsolar: 'where the Sun is overhead',
  sun_up: 'whether the Sun is up there',

  // meetings, rising and setting, Moon
  yogataras: 'the junction stars of the nakshatras',
  others: 'the rest of them',
  kalamsha: 'distance from the Sun in degrees of time',
  vardhakya: 'its age before setting',
  balya: 'its childhood after rising',
  asu: 'in asu',
  higher_horn: 'which horn is higher',

  // wheel of the year
  shadashitimukha: 'the four points that are named for the 86th degree',

  // explanations
  explanation: 'what decided, in order, and what would have changed it',
  tree: 'the rungs or clauses in order',
  doubt: 'how far the instants are in doubt, apart from the place',
};

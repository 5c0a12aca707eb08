/** Where each part of the strengths stands, by either set of rules. */
import type { Source } from '../../rules/source.ts';
import { OTHER_WORKS } from '../../rules/works.ts';
import type { BalaRules } from './rules.ts';

const verse = (at: string, gist: string): Source => ({ confidence: 'read-in-text', work: 'BPHS', at, gist });
/** Raman's book was not at hand: its rules are known by figures that other works print from it. */
const raman = (gist: string): Source => ({ confidence: 'secondary', work: OTHER_WORKS.raman_balas, gist });

const COMMON = {
  uchcha: verse('27.1-27.2', 'A third of the degrees from the deepest fall.'),
  ojayugma: verse('27.5', 'Venus and the Moon in even rashi and navamsha, the others in odd: a quarter for each.'),
  kendra: verse('27.5', 'Sixty in a kendra, thirty in a panaphara, fifteen in an apoklima.'),
  drekkana: verse(
    '27.6',
    'Male grahas in the first third of a rashi, neuter in the second, female in the last: fifteen.',
  ),
  dig: verse(
    '27.7-27.8',
    'A third of the degrees from the fourth for Sun and Mars, seventh for Jupiter and Mercury, lagna for Saturn, tenth for Venus and the Moon.',
  ),
  natonnata: verse(
    '27.8-27.9',
    'By the hours from true midnight: Sun, Jupiter and Venus grow to noon, Moon, Mars and Saturn to midnight, Mercury has all of it always.',
  ),
  tribhaga: verse(
    '27.12',
    'Thirds of daylight to Mercury, Sun and Saturn, of the night to Moon, Venus and Mars; Jupiter always.',
  ),
  abda_masa_vara_hora: verse(
    '27.13',
    'Fifteen to the lord of the year, thirty of the month, forty-five of the day, sixty of the hora.',
  ),
  naisargika: verse('27.14', 'Sevenths of a rupa: Saturn, Mars, Mercury, Jupiter, Venus, Moon, Sun.'),
  bhava_bala: verse(
    '27.26-27.31',
    'Direction by the kind of rashi, looks, the lord’s strength, a rupa more with Mercury or Jupiter and less with Saturn, Mars or Sun, a quarter as the rashi rises by day, twilight or night.',
  ),
} as const satisfies Record<string, Source>;

export const BALA_SOURCES = {
  raman: {
    ...COMMON,
    saptavargaja: raman(
      'Seven vargas by 45, 30, 22.5, 15, 7.5, 3.75, 1.875; the verse has 20, 10, 4 and 2 for great friend, neutral, enemy and great enemy.',
    ),
    paksha: raman(
      'A third of the degrees between Sun and Moon for the good, the rest of sixty for the others; Mercury by his company, the Moon’s doubled.',
    ),
    ayana: raman('By the declination of the degree of the ecliptic, the Sun’s doubled.'),
    cheshta: raman(
      'A third of the degrees between sighrocca and the middle of mean and true place; Sun and Moon have theirs in ayana and paksha.',
    ),
    yuddha: raman(
      'The difference of place, direction and time as far as the hora, divided by the difference of the discs, goes from the loser to the victor.',
    ),
    drik: raman(
      'A quarter of the looks of the good less a quarter of the others’, the special looks by an addition of 15, 30, 45.',
    ),
    required: {
      confidence: 'general-knowledge',
      gist: 'The Sun five rupas, as programs have it; the verse says six and a half. The others as in the verse.',
    },
    ishta_kashta: raman('The square root of exaltation times motion, and of what each lacks of sixty.'),
  },
  parashara: {
    ...COMMON,
    saptavargaja: verse(
      '27.2-27.4',
      'Seven vargas: moolatrikona 45, own 30, great friend 20, friend 15, neutral 10, enemy 4, great enemy 2.',
    ),
    paksha: verse(
      '27.10-27.11',
      'A third of the degrees between Sun and Moon for Moon, Mercury, Venus and Jupiter, the rest of sixty for the others.',
    ),
    ayana: verse(
      '27.15-27.17',
      'By the steps 45, 33 and 12 of the sayana bhuja: north for Sun, Mars, Jupiter, Venus, south for Saturn and Moon, either for Mercury.',
    ),
    cheshta: verse(
      '27.18, 27.24-27.25',
      'A third of the degrees between sighrocca and the middle of mean and true place; the Sun’s equals his ayana, the Moon’s her paksha.',
    ),
    yuddha: verse('27.20', 'The difference of the two strengths is added to the victor and taken from the loser.'),
    drik: verse(
      '27.19',
      'Less a quarter of the malefics’ looks, plus a quarter of the benefics’, plus the looks of Mercury and Jupiter whole: here on top of their quarters.',
    ),
    required: verse('27.32-27.33', 'Strong with 6.5, 6, 5, 7, 6.5, 5.5 and 5 rupas, Sun to Saturn.'),
    ishta_kashta: verse('28.2-28.6', 'The mean of exaltation and motion, and the rest of sixty.'),
  },
} as const satisfies Record<BalaRules, Record<string, Source>>;

export type BalaPart = keyof (typeof BALA_SOURCES)['raman'];

/** How the lords of year and month are found, which the chapter does not say. */
export const YEAR_LORD_SOURCE = {
  confidence: 'secondary', // read in Burgess' translation
  work: 'SS',
  at: 'I.51-52',
  gist: 'Years of 360 and months of 30 civil days from the creation; the lord of their first day.',
} as const satisfies Source;

/** The curve of a look as Raman has it. */
export const RAMAN_LOOKS_SOURCE = raman(
  'The common curve; Mars 15 more at 4 and 8, Jupiter 30 more at 5 and 9, Saturn 45 more at 3 and 10.',
);

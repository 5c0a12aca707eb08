/** Notes on the days and hours of undertakings, in English. */
import { WHY, type Why } from './why.ts';

const HOUSES = { nava: 'a new house (kind=nava)', jirna: 'an old house (kind=jirna)' } as const;
type House = keyof typeof HOUSES;

export const muhurtaNotes = {
  no_day_of_muhurta: (why: Why) =>
    `a day of muhurta runs from sunrise to sunrise: the Sun does not rise and set here (${WHY[why]})`,
  /** `until` is empty if the end is not known. */
  guru_in_simha: (until: string) =>
    `Jupiter is in the first five quarters from Magha${until === '' ? '' : ` until ${until}`}: Muhurta Chintamani 1.50 and Dharmasindhu 1 (simhastha-apavada) bar auspicious works everywhere, except with the Sun in Mesha; almanacs print days in it all the same`,
  set_by_the_printed_limit: (graha: 'guru' | 'shukra', deg: number, limitDeg: number) =>
    `${graha === 'guru' ? 'Jupiter' : 'Venus'} is set by the printed limit (kalamsha ${deg}, limit ${limitDeg}); almanacs see it down to ${graha === 'guru' ? '10' : '7 or 8'} and print such days`,
  /** Says for which kind of house the verdict is, if the verdicts for a new and an old house differ. */
  verdict_of_house: (of: House, other: House, verdict: 'shubha' | 'madhyama' | 'varjya') =>
    `the verdict is for ${HOUSES[of]}; for ${HOUSES[other]} the day is ${verdict}`,
  fault_of_a_land: (gist: string, locus: string) => `${gist} (Muhurta Chintamani ${locus})`,
  bhumi_pujan_is_arambha: 'bhumi-pujan is read as the beginning of a house (griha-arambha)',
  father_not_looked_at:
    'Jyotirnibandha, nama-karana 9, asks for tara and Moon of the father too: only the child’s are looked at',
  retrograde_varga_not_looked_at:
    'Muhurta Chintamani 11.38 also bars a lagna in the varga of a retrograde graha: that part of the verse is not looked at',
  only_eighth_from_natal_sign:
    'Muhurta Chintamani 11.45 also bars the eighth from the natal lagna, the sixth from the enemy’s sign or lagna, and the lords of these in the rising sign: only the eighth from the natal sign is looked at',
  only_natal_sign:
    'Muhurta Chintamani 13.1 and 13.4 count from the natal sign and from the natal lagna: only the natal sign is looked at',
  only_sign_of_vargas:
    'Muhurta Chintamani 2.30 praises a lagna in any varga of Mercury or Jupiter, with Jupiter rising and strong: of the vargas the sign alone is looked at, and no strength',
  surgeons_date: "A surgeon's date is never moved for this.",
  vehicles_by_analogy:
    'the verses speak of elephants, horses and palanquins; motor vehicles are an extension by analogy',
  asta_not_for_first_letters:
    'the setting of Guru and Shukra is not looked at: no list of the texts names the first letters',
  asta_not_for_business: 'the setting of Guru and Shukra is not looked at: no list of the texts names business',
  daylight_is_practice:
    'no text on file speaks of the hours of this work: hours of daylight alone are common practice (hours_by=any takes the night too)',
  upanayana_age_and_veda:
    'the year of life and the strength of the lord of the boy’s Veda are not looked at; its weekday and stars are with `shakha`',
  samskara_family_not_checked:
    'the month and tithi of birth, the order of birth and other ceremonies of the family are not looked at',
  annaprashana_month_of_life:
    'the month of life is not looked at: the sixth, eighth, tenth or twelfth of a boy, the fifth, seventh or ninth of a girl',
  simanta_month_of_pregnancy: 'the month of pregnancy is not looked at: fourth to sixth or eighth, by others the ninth',
  kupa_not_checked:
    'not looked at: that the malefics are weak and the Moon is in a watery sign (Muhurta Chintamani 2.25), on which side to dig (12.19) and where in the plot the well is (12.20)',
  dvara_not_checked: 'the side of the door by the owner’s rashi (Muhurta Chintamani 12.1) is not looked at',
  weddings_in_vrishchika:
    'Muhurta Chintamani 5.26 bars weddings in the Sun’s southern course, 6.13 admits Vrishchika, which lies in it: the special verse decides',
  land_of_latta: 'Saurashtra and Shalva',
  land_of_pata: 'Kalinga and Vanga',
  land_of_upagraha: 'Kuru and Bahlika',
} as const;

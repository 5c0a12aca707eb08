/** The content of the rules, in our own sentences: birth charts (strengths, dashas, doshas, vargas). */
export const kundaliGists = {
  'avakahada.syllable_pada_27_nakshatras_long':
    'One syllable for each pada of the 27 nakshatras; a long vowel for a short one is no fault.',
  'avakahada.moon_1_6_11_lagna':
    'Moon in 1, 6, 11 from the lagna gold; 2, 5, 9 silver; 3, 7, 10 copper; 4, 8, 12 iron.',
  'avakahada.revati_three_nakshatras_gold_three':
    'From Revati three nakshatras gold, three iron, twelve silver, nine copper.',
  'gati.eight_by_mean_motion':
    'The verse names eight motions. Their limits by Bapu Deva Sastri (1861): backward, slower and faster than the mean, each while the motion grows or shrinks; here below a tenth of the mean it is vikala, and within a tenth of the mean it is sama.',
  'gati.eight_by_arcs':
    'The verse names eight motions, with the limits of Bapu Deva Sastri (1861); backward is the arc of the sighra that the text gives, growing or shrinking is the half of it; where arc and longitudes differ, and below a tenth of the mean, it is vikala.',
  'vimshottari.nine_lords_three_rounds_stars':
    'Nine lords in three rounds of the stars; the part of the birth star that is gone is the part of the first dasha that is gone.',
  'kala_sarpa.all_seven_grahas_within_half':
    'All seven grahas within one half of the line of the nodes; twelve names by the house of Rahu.',
  'manglik.mangala_1st_4th_7th_8th':
    'Mangala in the 1st, 4th, 7th, 8th or 12th from the lagna, without the look or company of a benefic.',
  'manglik.2nd_house_count_moon_venus': 'The 2nd house, and the count from Moon and Venus, as many programs have it.',
  'manglik.benefic_stands_mangala': 'A benefic is with Mangala.',
  'manglik.benefic_looks_mangala': 'A benefic looks at Mangala.',
  'manglik.mangala_sign_excuses_him_house': 'Mangala in a sign that excuses him in this house.',
  'sade_sati.shani_12th_1st_2nd_birth':
    'Shani in the 12th, 1st and 2nd from the birth Moon; dhaiya in the 4th and 8th.',
} as const;

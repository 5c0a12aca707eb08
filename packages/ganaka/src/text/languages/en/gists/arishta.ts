/**
 * The rules of BPHS 9 about positions at birth and their cancellations: their labels, and the gists of their citations.
 */
export const arishtaGists = {
  'arishta.a_9_3': 'Moon in 6, 8 or 12 seen by malefics',
  'arishta.a_9_4': 'retrograde benefic in 6, 8 or 12 seen by malefics, no benefic in the lagna',
  'arishta.a_9_6a': 'Mars in the lagna with or seen by malefics, not seen by benefics',
  'arishta.a_9_6b': 'Mars in the 8th with Saturn or the Sun',
  'arishta.a_9_7': 'Rahu with the Sun or the Moon during an eclipse, the lagna seen by Saturn and Mars',
  'arishta.a_9_8': 'Saturn in 10, Moon in 6, Mars in 7',
  'arishta.a_9_9': 'Saturn in 1, Moon in 8, Jupiter in 3',
  'arishta.a_9_10': 'Sun in 9, Saturn in 7, Jupiter and Venus in 11',
  'arishta.a_9_16': 'malefics in 12, 6, 8 and 2',
  'arishta.a_9_17': 'malefics in 1 and 7, the Moon with a malefic and not seen by benefics',
  'arishta.a_9_18': 'waning Moon in the lagna, malefics in a kendra and in 8',
  'arishta.a_9_19': 'Moon between malefics in 1, 7, 8 or 12',
  'arishta.a_9_20': 'Moon between malefics in the lagna, malefics in 7 and 8',
  'arishta.a_9_21': 'Saturn, Sun and Mars in 12, 9 and 8, none seen by benefics',
  'arishta.a_9_23': 'all seven in 3, 6, 9 and 12 and without strength, of which the lagna lord’s is looked at',
  'arishta.b_10_2': 'Mercury, Jupiter or Venus in a kendra',
  'arishta.b_10_3': 'strong Jupiter in the lagna',
  'arishta.b_10_4': 'strong lagna lord in a kendra',
  'arishta.b_10_5':
    'birth by night in the bright half with the lagna seen by a benefic, or by day in the dark half seen by a malefic',
  'arishta.b_10_6': 'lagna Tula with the Sun in the 12th',
  'arishta.b_10_7': 'Mars with or seen by Jupiter',
  'arishta.b_10_9': 'malefics (one is enough here) between benefics, benefics in kendra or kona',
  'arishta.b_sv_12_4': 'Rahu in 3, 6 or 11 seen by benefics',
  'arishta.b_sv_12_10': 'Rahu in the lagna in Mesha, Vrishabha or Karka',
  'arishta.b_sv_11_3': 'A waxing Moon seen by every other graha',
  'arishta.b_sv_11_7': 'benefics in 6, 7, 8 from the Moon, no malefic with them',
} as const;

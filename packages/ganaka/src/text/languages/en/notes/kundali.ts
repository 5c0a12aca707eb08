/** Notes on birth charts, in English. */
export const kundaliNotes = {
  no_dasha_on_this_day: 'no dasha of the 120 years runs on this day',
  before_the_birth: 'this day lies before the birth',
  no_dasha_in_ten_years: 'no dasha of the 120 years runs in the ten years from this day',
  no_yogini_in_ten_years: 'no dasha of the three cycles runs in the ten years from this day',
  grahas_on_both_sides: 'the seven grahas are on both sides of the nodes',
  no_year_before_birth: (year: number) => `no year of life begins before birth in ${year}`,
  no_return_in_the_year: (year: number) => `no return falls in ${year}: this is the nearest one`,
  another_return_in_the_year: (year: number, at: string) => `another return falls in ${year}: ${at}`,
  rahu_from_the_end: 'Rahu moves backwards: among the eight he is counted from the end of his rashi',
  karakas_equal: (grahas: readonly string[]) =>
    `${grahas.join(' and ')} have gone equally far to within a second of arc; they are in the order of the week`,
  two_atmakarakas: 'the two lists have different atmakarakas',
  vargottama: 'vargottama: one rashi in the birth chart and the navamsha',
  at_war: (others: readonly string[], winner: string) => `at war with ${others.join(', ')}; ${winner} wins`,
  strengths_about_noon:
    'the Sun does not rise and set that day: the strengths of time take true noon and six hours on either side for the day',
} as const;

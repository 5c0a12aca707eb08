/** Notes on festivals, anniversaries and eclipses, in English. */
export const festivalsNotes = {
  noon_for_the_day:
    'the Sun does not rise or set on these days here: true solar noon and six hours on each side are used as the day',
  dashahara_in_adhika: 'kept in the adhika month and not in the true one, as the Dharmasindhu orders',
  durga_puja_saptami: 'the date is that of Saptami; the five days from Shashthi to Dashami are in the list of rites',
  durga_puja_immersed_with_shravana:
    'by the Dharmasindhu (2, Ashvina) the image is immersed one day earlier than the Dashami in the list, because the tenth meets the last pada of Shravana there',
  holika_at_an_eclipse:
    'a lunar eclipse is seen here at this purnima: by the Dharmasindhu (2, Phalguna) the fire is lit within its vedha; if the Moon rises eclipsed, during the eclipse when purnima lasts into that pradosha, else on the day before',
  upakarma_barred:
    'an eclipse or a sankranti falls between the midnights around the day, which bars the upakarma: see the other days of the schools',
  vat_purnima_elsewhere:
    'in Maharashtra, Gujarat and the south the vrata is kept on the purnima of Jyeshtha: vat-purnima',
  not_kept_in_the_year: (id: string, year: number) => `no observance of ${id} falls in ${year}`,
  no_way_gives_the_date: (date: string, tried: number) =>
    `none of the ${tried} ways tried here gives ${date}; another engine may: ask the same under its paths`,
  no_such_tithi_near: (tithi: number, date: string) =>
    `tithi ${tithi} (1 to 30 from the bright first) does not run within two days of ${date}`,
  anniversary_star_outside_the_year:
    'the solar month passes the turn of the year: the day falls shortly before or after this year',
  anniversary_outside_the_year: 'the lunar year passes this calendar year: the day falls shortly before or after it',
  eclipse_not_here: 'local: the Moon does not cover the Sun here',
  eclipse_penumbral: 'a penumbral eclipse is not observed; sutak does not arise',
  eclipse_below_horizon: (kind: 'solar' | 'lunar') =>
    `local: the ${kind === 'solar' ? 'Sun' : 'Moon'} is below the horizon here during the whole eclipse`,
  eclipsed_body_below_horizon: 'local: the eclipsed body is below the horizon here during the whole eclipse',
  eclipses_seen: (seen: number, all: number) => `${seen} of ${all} can be seen from the place`,
} as const;

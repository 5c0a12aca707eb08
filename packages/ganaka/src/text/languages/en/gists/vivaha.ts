/** The content of the rules, in our own sentences: weddings. */
export const vivahaGists = {
  'doshas.star_graha_kicks_worst_quarter':
    'The star that a graha kicks; of it the quarter that equals the graha’s own is not wished.',
  'doshas.moon_star_end_harshana_vaidhriti':
    'The Moon’s star at the end of harshana, vaidhriti, sadhya, vyatipata, ganda or shula.',
  'doshas.sun_mars_venus_saturn_moon': 'Sun, Mars, Venus or Saturn in the Moon’s sign.',
  'doshas.graha_other_end_moon_line': 'A graha at the other end of the Moon’s line, of five; left in every land.',
  'doshas.graha_seventh_moon_fifty_fifth':
    'A graha in the seventh from the Moon, or in the fifty-fifth navamsha; the seventh from the lagna, which the verse names too, is barred with the houses of 6.86.',
  'doshas.fifth_bana_left_weddings': 'The fifth bana is left at weddings.',
  'doshas.bad_yoga_moon_star_odd': 'A bad yoga, and the Moon’s star odd from the Sun’s among twenty-eight.',
  'doshas.counts_moon_star_sun_worst':
    'Counts of the Moon’s star from the Sun’s; of it the quarter that equals the Sun’s own is not wished.',
  'doshas.sun_moon_signs_like_declination': 'Sun and Moon in signs of like declination.',
  'vivaha.sun_mithuna_kumbha_makara_vrishchika':
    'With the Sun in Mithuna, Kumbha, Makara, Vrishchika, Vrishabha or Mesha.',
  'vivaha.ashadha_third_read_first_bright': 'Of Ashadha a third; read as its first, to the bright tenth.',
  'vivaha.kartika_sun_vrishchika_pausha_makara':
    'Kartika with the Sun in Vrishchika, Pausha in Makara, Chaitra in Mesha.',
  'vivaha.magha_phalguna_vaishakha_jyeshtha':
    'Magha, Phalguna, Vaishakha and Jyeshtha; Margashirsha middling; by local custom Ashadha with the Sun in Mithuna, Kartika in Vrishchika, Pausha in Makara, Chaitra in Mesha.',
  'vivaha.margashirsha_middling_ashadha_kartika_pausha':
    'Margashirsha is middling; Ashadha, Kartika, Pausha and Chaitra are taken by local custom only, with the Sun in Mithuna, Vrishchika, Makara and Mesha.',
  'vivaha.no_wedding_added_lost_month': 'No wedding in an added or a lost month.',
  'vivaha.no_wedding_guru_shukra_set': 'No wedding while Guru or Shukra is set, young or old.',
  'vivaha.moon_too_seen': 'The Moon too is to be seen.',
  'vivaha.three_days_before_asta_after': 'As some say, three days before asta and after udaya, even in need.',
  'vivaha.guru_fifteen_days_shukra_young': 'Guru fifteen days; Shukra young three or ten, old fifteen or five.',
  'vivaha.seven_days_before_asta_after':
    'Seven days before asta and after udaya are the middle view; fewer are for need.',
  'vivaha.guru_first_five_quarters_magha':
    'Guru in the first five quarters from Magha is blamed everywhere, but for the Sun in Mesha.',
  'vivaha.all_simha_kalinga_gauda_gurjara':
    'In Kalinga, Gauda and Gurjara Guru in any part of Simha bars weddings and the thread; the verse names the lands, the bounds are ours.',
  'vivaha.three_four_six_eight_days':
    'Three, four, six or eight days after an eclipse by the quarters covered, half as many before.',
  'vivaha.three_days_before_eclipse_seven': 'Three days before an eclipse and seven after it.',
  'vivaha.eleven_stars_all_agree': 'Eleven stars that all agree on.',
  'vivaha.eleven_stars_not_pierced': 'Eleven stars, not pierced.',
  'vivaha.chitra_shravana_dhanishtha_ashvini_too': 'Chitra, shravana, dhanishtha and ashvini too, by Haradatta.',
  'vivaha.without_rikta_tithis_new_moon': 'Without rikta tithis and the new moon.',
  'vivaha.days_good_grahas': 'On the days of the good grahas.',
  'vivaha.new_moon_barred_dark_half': 'The new moon is barred; the dark half is middling to its thirteenth.',
  'vivaha.rikta_eighth_sixth_little_fruit': 'Rikta, the eighth and the sixth are of little fruit.',
  'vivaha.sunday_tuesday_saturday_middling': 'Sunday, Tuesday and Saturday are middling.',
  'vivaha.dark_half_middling': 'The dark half to the thirteenth is middling.',
  'vivaha.not_last_navamsha_nor_chara_in_chara':
    'The last navamsha of a sign is left unless it is the sign’s own; with the Moon in Tula or Makara no movable navamsha of a movable sign. With the Moon in 11 it is no fault.',
  'vivaha.bright_half_best': 'The bright half is best.',
  'vivaha.star_malefic_holds_left': 'A star that a malefic holds is left.',
  'vivaha.thursday_pushya_left_weddings': 'Thursday with pushya is left at weddings.',
  'vivaha.vyatipata_vaidhriti_bhadra': 'Vyatipata, vaidhriti and bhadra are left.',
  'vivaha.tithi_lost_or_doubled_rice_given':
    'A tithi lost or doubled is left; where the tithi is contrary, rice is given.',
  'vivaha.hours_sankranti': 'The hours of a sankranti.',
  'vivaha.sixteen_ghatikas_about_sankranti_about':
    'Sixteen ghatikas about a sankranti; about the equinoxes and turnings three days.',
  'vivaha.bad_parts_yogas_kulika_ardhayama': 'The bad parts of yogas, kulika, ardhayama.',
  'vivaha.day_praised_night_too_hemadri': 'By day it is praised; by night too, Hemadri and others hold.',
  'vivaha.knots_stars_signs_tithis': 'The knots of stars, signs and tithis.',
  'vivaha.four_ghatikas_poison_every_star': 'Four ghatikas of poison in every star.',
  'vivaha.muhurtas_weekday_forbids': 'Muhurtas that the weekday forbids; no fault with the Moon in the eleventh house.',
  'vivaha.star_pierced_malefic_quarter_faces':
    'A star pierced by a malefic, or from the quarter that faces the Moon’s.',
  'vivaha.graha_other_end_moon_line': 'A graha at the other end of the Moon’s line, of five.',
  'vivaha.sun_mars_venus_saturn_moon': 'Sun, Mars, Venus or Saturn in the Moon’s sign.',
  'vivaha.graha_seventh_moon_fifty_fifth':
    'A graha in the seventh from the Moon, or in the fifty-fifth navamsha; the seventh from the lagna, which the verse names too, is barred with the houses of 6.86.',
  'vivaha.fifth_bana_left_weddings': 'The fifth bana is left at weddings.',
  'vivaha.bad_yoga_moon_star_odd': 'A bad yoga, and the Moon’s star odd from the Sun’s among twenty-eight.',
  'vivaha.sun_moon_signs_like_declination': 'Sun and Moon in signs of like declination.',
  'vivaha.tithi_sun_burns_sign':
    'The even tithi that is burnt by the rashi the Sun is in; no fault while Mercury, Jupiter and Venus are in kendra or kona.',
  'vivaha.ten_sums_stars_sun_moon': 'Ten sums of the stars of Sun and Moon.',
  'vivaha.star_graha_kicks_left_saurashtra': 'The star that a graha kicks is left in Saurashtra and Shalva.',
  'vivaha.star_thrown_down_yoga_left': 'The star thrown down by a yoga is left in Kalinga and Vanga.',
  'vivaha.upagraha_stars_left_kuru_bahlika': 'The upagraha stars are left in Kuru and Bahlika.',
  'vivaha.houses_graha_bars_rising_sign': 'Houses in which a graha bars the rising sign, and what cancels it.',
  'vivaha.houses_graha_bars_rising_sign_2': 'Houses in which a graha bars the rising sign.',
  'vivaha.others_bar_moon_12_mercury':
    'Others bar the Moon in 12 and Mercury in 10; the lords of drekkana and navamsha in 6 and 8, which they bar too, are not looked at.',
  'vivaha.direct_malefic_12_goes_back':
    'A direct malefic in 12 and one that goes back in 2; no fault if both are in an enemy’s sign, debilitated or combust.',
  'vivaha.dhanu_tula_kanya_mithuna_mina':
    'Dhanu, Tula, Kanya, Mithuna or Mina as navamsha, not the last unless it is the sign’s own.',
  'vivaha.seven_navamshas_good': 'Navamshas of Vrishabha, Mithuna, Karka, Kanya, Tula, Dhanu and Mina are good.',
  'vivaha.blind_lame_deaf_signs_left':
    'Lame, blind and one-eyed signs are left in Gauda and Malava; by day, night and twilight 6.81-6.83 name the lame, the blind and the deaf.',
  'vivaha.eighth_natal_sign_does_not':
    'The eighth from the natal sign does not rise, unless its lord is the same or a friend; the natal lagna is not known.',
  'vivaha.vipat_pratyari_vadha_first_round':
    'Vipat, pratyari and vadha of the first round, one quarter of them in the second.',
  'vivaha_milan.months_tithis_weekdays_stars_wedding': 'Months, tithis, weekdays and stars of a wedding.',
  'vivaha_milan.houses_bar_rising_sign_what':
    'Houses that bar the rising sign, what cancels and lifts it, navamshas, twenty points.',
  'vivaha_milan.jupiter_girl_sun_boy_moon':
    'Jupiter for the girl, Sun for the boy, Moon for both; grades before exceptions.',
  'vivaha_reply.no_star_tithi_lagna_weekday':
    'No star, tithi, lagna or weekday is looked at; Moon in 1, 6, 8 or Mars in 1, 7, 8 harms.',
  'vivaha_reply.half_ghati_both_sides_half':
    'Half a ghati on both sides of half setting, with a pure panchanga; not on Thursday or Saturday, nor with the Moon in 6 or 8, with a malefic in the lagna or Mars in 8, in vyatipata or at a sankranti; for straits.',
  'vivaha.rest_simha_between_ganga_godavari_map':
    'In the rest of Simha between Ganga and Godavari, by the map of the two rivers, but for the Sun in Mesha.',
} as const;

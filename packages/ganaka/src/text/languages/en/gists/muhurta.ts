/** The content of the rules, in our own sentences: the undertakings of karya-muhurta. */
export const muhurtaGists = {
  'bhumi_pujan.month_sun_sign_belongs_side':
    'Each month with the Sun’s sign that belongs to it, and to the side the door looks to.',
  'bhumi_pujan.months_some_allow_besides_counted':
    'Months that some allow besides, counted from full moon to full moon.',
  'bhumi_pujan.no_house_begun_guru_shukra': 'No house is begun while Guru or Shukra is set, young or old.',
  'bhumi_pujan.not_tuesday_sunday': 'Not on Tuesday or Sunday.',
  'bhumi_pujan.not_rikta_tithis_new_moon': 'Not on rikta tithis, the new moon or the first.',
  'bhumi_pujan.under_dhruva_mridu_stars_shatabhisha':
    'Under dhruva and mridu stars, shatabhisha, swati, dhanishtha, hasta and pushya.',
  'bhumi_pujan.without_bana_fire_five_stars':
    'Without the bana of fire: the five stars from dhanishtha cannot be meant, since 12.15 names four of them.',
  'bhumi_pujan.not_movable_sign_rises': 'Not while a movable sign rises.',
  'bhumi_pujan.benefics_not_8_12_malefics':
    'Benefics not in 8 and 12, malefics in 3, 6 and 11; of the nodes at most one can be there.',
  'bhumi_pujan.bull_wheel_seven_stars_sun': 'The bull-wheel: seven stars from the Sun’s bad, eleven good, ten bad.',
  'bhumi_pujan.no_door_east_full_moon':
    'No door to the east from the full moon to the dark eighth, north from the dark ninth to the fourteenth, west from the new moon to the bright eighth, south from the bright ninth to the fourteenth; the verse names the beginnings.',
  'bhumi_pujan.vaishakha_phalguna_shravana_margashirsha':
    'Vaishakha, Phalguna, Shravana, Margashirsha; by Narada Jyeshtha, Kartika, Magha; Pausha not for the main house.',
  'bhumi_pujan.three_hasta_dhruva_mridu_two': 'The three from hasta, dhruva, mridu, the two from dhanishtha, pushya.',
  'bhumi_pujan.without_rikta_tithis_sunday_tuesday': 'Without rikta tithis, Sunday and Tuesday.',
  'bhumi_pujan.fixed_sign_rises_no_malefic': 'While a fixed sign rises, with no malefic in a kendra or the eighth.',
  'bhumi_pujan.beginning_house': 'Beginning of a house.',
  'karya_common.added_lost_month_left_all': 'An added and a lost month are left in all works.',
  'karya_common.new_moon_left': 'The new moon is left.',
  'karya_common.vyatipata_vaidhriti_left_whole': 'Vyatipata and vaidhriti are left whole.',
  'karya_common.vishti_left_where_fruit_falls':
    'Vishti is left; its fruit falls where it dwells, so that away from the earth we count it as a lighter fault.',
  'karya_common.second_half_day_first_half':
    'Of a second half by day, of a first half by night, or away from the earth, vishti is relieved.',
  'karya_common.tithi_holds_no_sunrise_two': 'A tithi that holds no sunrise, or two, is left.',
  'karya_common.bad_beginnings_seven_yogas_left': 'The bad beginnings of seven yogas are left.',
  'karya_common.fifteenth_day_night_weekday': 'A fifteenth of the day, and of the night, by the weekday.',
  'karya_common.eighth_day_weekday': 'An eighth of the day by the weekday.',
  'karya_common.first_ghatikas_six_tithis_left': 'The first ghatikas of six tithis are left, the rest is good.',
  'karya_common.sixteen_ghatikas_both_sides_sankranti':
    'Sixteen ghatikas on both sides of a sankranti; about the equinoxes and turnings three days.',
  'karya_common.sixteen_ghatikas_both_sides_every': 'Sixteen ghatikas on both sides of every sankranti.',
  'karya_common.three_days_before_eclipse_seven':
    'Three days before an eclipse and seven after it; we count the eclipses that are seen at the place.',
  'karya_common.three_days_about_eclipse_seen':
    'Three days about an eclipse; seven, nine about a total lunar, solar one; we count those that are seen at the place.',
  'karya_common.star_eclipse_six_three_month':
    'The star of an eclipse for six, three or one month, as all, half or a quarter was covered.',
  'karya_common.star_birth_left_month_tithi': 'The star of birth is left; month and tithi of birth are not asked for.',
  'karya_common.ravi_yoga_sarvartha_siddhi_amrita':
    'Ravi-yoga and sarvartha-siddhi, of which amrita-siddhi is a part by custom; a good yoga destroys a bad one.',
  'karya_common.by_daylight_in_practice': 'By daylight: common practice; no text on file speaks of these hours.',
  'karya_common.every_beginning_prospers_12_8':
    'Every beginning prospers with 12 and 8 empty, the Moon in 3, 6, 10 or 11, the lagna with or under a benefic; that the lagna be an upachaya is not looked at.',
  'karya_common.three_days_before_asta_after': 'As some say, three days before asta and after udaya, even in need.',
  'karya_common.guru_fifteen_days_shukra_young': 'Guru fifteen days; Shukra young three or ten, old fifteen or five.',
  'karya_common.seven_days_before_asta_after':
    'Seven days before asta and after udaya are the middle view; fewer are for need.',
  'karya_common.not_in_a_paksha_of_thirteen_days':
    'Not in a half month of thirteen days, in which two tithis are lost: no tonsure, thread, wedding or work on a house.',
  'karya_common.some_leave_a_paksha_of_thirteen_days':
    'Some leave in a half month of thirteen days what is left in asta.',
  'karya_common.three_days_are_for_need': 'Three days before asta and after udaya are left even in need.',
  'karya_common.guru_first_five_quarters_magha':
    'Guru in the first five quarters from Magha is blamed everywhere, but for the Sun in Mesha.',
  'griha_pravesha.new_house_entered_jyeshtha_magha':
    'A new house is entered in Jyeshtha, Magha, Phalguna or Vaishakha.',
  'griha_pravesha.sun_northern_course': 'In the Sun’s northern course.',
  'griha_pravesha.no_house_entered_guru_shukra': 'No house is entered while Guru or Shukra is set, young or old.',
  'griha_pravesha.under_mridu_dhruva_stars': 'Under mridu and dhruva stars.',
  'griha_pravesha.not_chaitra': 'Not in Chaitra.',
  'griha_pravesha.not_sunday_tuesday': 'Not on Sunday or Tuesday.',
  'griha_pravesha.not_rikta_tithis_new_moon': 'Not on rikta tithis or the new moon.',
  'griha_pravesha.star_stands_side_door': 'The star is on the side of the door.',
  'griha_pravesha.not_movable_sign_rises': 'Not while a movable sign rises.',
  'griha_pravesha.fixed_sign_rises': 'While a fixed sign rises.',
  'griha_pravesha.fourth_eighth_houses_pure': 'The fourth and eighth houses are pure.',
  'griha_pravesha.benefics_kendra_kona_11_2':
    'Benefics in kendra, kona, 11, 2 and 3, malefics in 3, 6 and 11; of the nodes at most one can be there.',
  'griha_pravesha.pot_wheel_counted_sun_star': 'The pot-wheel counted from the Sun’s star.',
  'griha_pravesha.purna_tithis_door_east_nanda':
    'Purna tithis for a door to the east, nanda south, bhadra west, jaya north.',
  'griha_pravesha.sun_left_enters_side_door': 'The Sun on the left of who enters, by the side of the door.',
  'griha_pravesha.sign_3_6_10_11':
    'A sign in 3, 6, 10 or 11 from the natal one rises, never the eighth; the natal lagna is not known.',
  'griha_pravesha.tuesday_ashvini_left_entering_house': 'Tuesday with ashvini is left in entering a house.',
  'griha_pravesha.vaishakha_phalguna_shravana_margashirsha':
    'Vaishakha, Phalguna, Shravana, Margashirsha; by some Jyeshtha, Kartika, Magha; Pausha not for the main house.',
  'griha_pravesha.built_entered_without_rikta_tithis': 'Built and entered without rikta tithis, Sunday and Tuesday.',
  'griha_pravesha.best_under_mridu_dhruva_stars': 'Best under mridu and dhruva stars.',
  'griha_pravesha.kshipra_chara_stars_middling_tikshna':
    'Kshipra and chara stars are middling; tikshna, ugra and mishra are blamed.',
  'griha_pravesha.malefics_3_6_11_benefics':
    'Malefics in 3, 6 and 11, benefics not in 6, 8 and 12, 4 and 8 pure; the eighth from the natal sign, which is not to rise, is a clause of its own.',
  'griha_pravesha.old_house_also_margashirsha_kartika':
    'An old house, or a new one after a fire and the like, also in Margashirsha, Kartika and Shravana.',
  'griha_pravesha.also_under_shatabhisha_pushya_swati': 'Also under shatabhisha, pushya, swati and dhanishtha.',
  'griha_pravesha.entry_new_house': 'Entry of a new house.',
  'griha_pravesha.entry_old_house_setting_guru':
    'Entry of an old house; the setting of Guru and Shukra need not be looked at.',
  'namakarana.vaidhriti_vyatipata_days_sankranti_eclipse':
    'Vaidhriti, vyatipata, the days of a sankranti and an eclipse, the new moon and bhadra, even at the due time.',
  'namakarana.not_afternoon_aparahna_not_night': 'Not in the afternoon (aparahna) and not by night.',
  'namakarana.eleventh_twelfth_day_day_birth':
    'On the eleventh or twelfth day, said of a brahmin; for the other varnas later days are named. We count the day of birth as the first.',
  'namakarana.without_fourth_sixth_eighth_ninth':
    'Without the fourth, sixth, eighth, ninth, twelfth, fourteenth, full and new moon.',
  'namakarana.monday_wednesday_thursday_friday': 'Monday, Wednesday, Thursday and Friday.',
  'namakarana.fifteen_stars_ashvini_dhruva_ones':
    'Fifteen stars: the kshipra, dhruva and chara ones, and the mridu ones but chitra.',
  'namakarana.overdue_naming_barred_guru_shukra': 'Overdue naming is barred while Guru or Shukra is set, young or old.',
  'namakarana.vrishabha_simha_vrishchika_rising_praised': 'Vrishabha, Simha and Vrishchika rising are praised.',
  'namakarana.naming_child': 'Naming a child.',
  'namakarana.fixed_signs_rising_shridhara': 'Fixed signs rising, by Shridhara.',
  'puja.under_mridu_kshipra_chara_dhruva': 'Under mridu, kshipra, chara and dhruva stars.',
  'puja.sunday_days_good_grahas': 'On Sunday and the days of the good grahas.',
  'puja.sign_mercury_jupiter_rising_jupiter':
    'A sign of Mercury or Jupiter rising, and Jupiter in it; their other vargas are not looked at.',
  'puja.fire_earth_homa': 'Fire on earth, for a homa.',
  'puja.rites_religion': 'Rites of religion.',
  'region.bad_yogas_tithi_weekday_star':
    'Bad yogas of tithi, weekday and star are left in the Huna, Banga and Khasha countries only.',
  'region.tithis_void_month_left_madhyadesha': 'Tithis that are void in their month are left in Madhyadesha.',
  'region.eight_days_before_holika_left':
    'Eight days before Holika are left on the banks of Beas, Ravi and Sutlej and in Pushkara.',
  'region.jupiter_makara_left_konkana_magadha': 'Jupiter in Makara is left in Konkana, Magadha, Gauda and Sindhu.',
  'shalya.blood_letting_under_two_chitra':
    'Blood-letting under the two from chitra, the two from anuradha, the two from rohini, shatabhisha, laghu stars and shravana; surgery by analogy.',
  'shalya.tuesday_sunday_thursday_surgery_analogy': 'On Tuesday, Sunday and Thursday; surgery by analogy.',
  'shalya.purging_like_not_wednesday_saturday': 'Purging and the like not on Wednesday and Saturday.',
  'shalya.blood_letting_purging_surgery_analogy': 'Blood-letting and purging; surgery by analogy.',
  'vahana.work_elephants_under_mridu_kshipra':
    'Work with elephants under mridu, kshipra and chara stars; for vehicles by analogy.',
  'vahana.work_horses_under_kshipra_stars':
    'Work with horses under kshipra stars, revati, dhanishtha, mrigashira, swati, shatabhisha and punarvasu.',
  'vahana.without_rikta_tithis_vehicles_analogy': 'Without rikta tithis; for vehicles by analogy.',
  'vahana.without_tuesday_vehicles_analogy': 'Without Tuesday; for vehicles by analogy.',
  'vahana.under_chara_stars_elephants_like': 'Under chara stars elephants and the like are mounted.',
  'vahana.palanquins_elephants_horses_like_mounted':
    'Palanquins, elephants, horses and the like are mounted under six stars from hasta, dhruva, shravana, revati, pushya, punarvasu.',
  'vahana.where_no_tithi_named_without':
    'Where no tithi is named: without rikta and the new moon; where no vara: without Sunday, Saturday, Tuesday.',
  'vahana.work_elephants_horses_vehicles_analogy': 'Work with elephants and horses; for vehicles by analogy.',
  'vidyarambha.fifth_year': 'In the fifth year.',
  'vidyarambha.sun_northern_course': 'In the Sun’s northern course.',
  'vidyarambha.not_sun_kumbha': 'Not with the Sun in Kumbha.',
  'vidyarambha.dark_half_to_the_tenth': 'In the dark half not in its last third, that is to the tenth.',
  'vidyarambha.bright_half_good': 'The bright half is good.',
  'vidyarambha.second_third_fifth_tenth_thirteenth': 'The second, third, fifth and tenth to thirteenth are best.',
  'vidyarambha.weekdays_other_tuesday_saturday': 'Weekdays other than Tuesday and Saturday.',
  'vidyarambha.thirteen_stars_ashvini_revati': 'Thirteen stars from ashvini to revati.',
  'vidyarambha.second_third_fifth_sixth_tenth': 'The second, third, fifth, sixth, tenth to twelfth.',
  'vidyarambha.laghu_stars_shravana_swati_revati':
    'Laghu stars, shravana, swati, revati, punarvasu, ardra, chitra, anuradha.',
  'vidyarambha.days_good_grahas': 'On the days of the good grahas.',
  'vidyarambha.not_movable_sign_rises': 'Not while a movable sign rises.',
  'vidyarambha.beginning_letters': 'Beginning of letters.',
  'vyavasaya.shop_under_mridu_dhruva_kshipra': 'A shop under mridu, dhruva and kshipra stars.',
  'vyavasaya.without_rikta_tithis': 'Without rikta tithis.',
  'vyavasaya.without_tuesday': 'Without Tuesday.',
  'vyavasaya.not_kumbha_rises': 'Not while Kumbha rises.',
  'vyavasaya.moon_venus_lagna_other_benefics':
    'Moon and Venus in the lagna, the other benefics in 2, 10 and 11, no malefic in 8 and 12.',
  'vyavasaya.opening_shop': 'Opening of a shop.',
  'yatra.nine_stars_ashvini_punarvasu_anuradha':
    'Nine stars: ashvini, punarvasu, anuradha, mrigashira, pushya, revati, hasta, shravana, dhanishtha.',
  'yatra.not_sixth_eighth_twelfth_bright':
    'Not the sixth, eighth, twelfth, the bright first, full or new moon, nor rikta tithis.',
  'yatra.not_rikta_tithis_parvas_sixth': 'Not rikta tithis, the parvas, the sixth, eighth and twelfth.',
  'yatra.saturday_sunday_tuesday_among_what': 'Saturday, Sunday and Tuesday are among what a traveller leaves.',
  'yatra.journeys_list_what_asta_bars': 'Journeys are in the list of what asta bars, among the acts of kings.',
  'yatra.weekday_side_where_thorn_stands': 'Each weekday has a side with its thorn.',
  'yatra.four_stars_side_where_thorn': 'Four stars have a side with their thorn.',
  'yatra.yogini_front_left_tithi': 'Yogini in front or on the left, by the tithi.',
  'yatra.kala_pasha_front_weekday': 'Kala or pasha in front, by the weekday; by night they change places.',
  'yatra.bar_north_west_south_east':
    'The bar from north-west to south-east is not crossed; in need, with no thorn and the lagna pure, it may be.',
  'yatra.south_not_under_five_stars': 'South not under the five stars from dhanishtha.',
  'yatra.south_not_moon_kumbha_mina': 'South not with the Moon in Kumbha or Mina.',
  'yatra.moon_behind_left_sign': 'The Moon behind or on the left, by her sign.',
  'yatra.moon_front_right': 'The Moon in front or on the right.',
  'yatra.not_toward_side_where_venus':
    'Not toward the side where Venus is risen, unless the Moon is in revati or Mesha: then Venus is blind.',
  'yatra.not_toward_side_where_venus_risen':
    'Not toward the side where Venus is risen, nor Mercury; with the Moon in revati or Mesha Venus is blind.',
  'yatra.north_east_northern_course_sun':
    'North and east in the northern course of Sun and Moon, west and south in the southern; else by day his, by night hers.',
  'yatra.sun_dhanu_mesha_simha_journey': 'With the Sun in Dhanu, Mesha or Simha a journey is praised.',
  'yatra.sun_karka_mina_vrishchika_grows': 'With the Sun in Karka, Mina or Vrishchika it grows very long.',
  'yatra.groups_stars_third_day_night':
    'Groups of stars have a third of the day or night in which one does not set out; shravana, hasta, pushya and mrigashira are good at all times.',
  'yatra.under_anuradha_hasta_pushya_ashvini': 'Under anuradha, hasta, pushya and ashvini all directions are open.',
  'yatra.kumbha_navamsha_left_all_means': 'Kumbha and its navamsha are left by all means.',
  'yatra.mina_navamsha_rising_way_crooked': 'With Mina or its navamsha rising the way is crooked.',
  'yatra.benefics_kendra_kona_malefics_3':
    'Benefics in kendra and kona, malefics in 3, 6, 10 and 11; of the nodes at most one can be there.',
  'yatra.moon_1_6_8_12': 'Moon in 1, 6, 8, 12, Saturn in 10, Venus in 7, the lord of the lagna in 6, 7, 8, 12.',
  'yatra.retrograde_graha_kendra_weekday_varga':
    'A retrograde graha in a kendra, or its weekday; a varga of it rising is not looked at.',
  'yatra.dawn_but_east_godhuli_but':
    'Dawn but for the east, godhuli but for the west, midnight but for the north, Abhijit but for the south.',
  'yatra.bana_thieves_left_journeys': 'The bana of thieves is left in journeys.',
  'yatra.bright_tenth_ashvina_brings_success': 'The bright tenth of Ashvina brings success.',
  'yatra.saturday_rohini_left_journeys': 'Saturday with rohini is left in journeys.',
  'yatra.first_third_fifth_seventh_tara': 'The first, third, fifth and seventh tara are not wished.',
  'yatra.not_eighth_natal_sign_rises':
    'Not while the eighth from the natal sign rises; the natal lagna and the enemy’s are not known.',
  'yatra.moon_tithi_weekday_star_strike':
    'Moon, tithi, weekday and star that strike the natal sign; the Moon’s only in a king’s service, disputes, war and the like, as 11.27 says.',
  'yatra.rising_sign_strikes_natal_left': 'The rising sign that strikes the natal one is left in journeys.',
  'yatra.stars_tithis_thorns_journey': 'Stars, tithis and thorns of a journey.',
  'namakarana.birth_rite_naming_eleventh_twelfth':
    'Birth rite and naming on the eleventh or twelfth day, under mridu, dhruva, kshipra and chara stars, on a good weekday, no rikta tithi and no parva; stars, weekday and tithi are looked at after those days, as Dharmasindhu 03/65 says.',
  'namakarana.tara_moon_strong_child_father':
    'With tara and Moon strong for child and father; the father is not asked for.',
} as const;

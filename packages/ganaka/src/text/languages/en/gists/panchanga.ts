/** The content of the rules, in our own sentences: the day (kalas, months, sankrantis, what is barred). */
export const panchangaGists = {
  'chaughadiya.velas_day_like_horas_all': 'Velas by day like the horas; all else is practice.',
  'day_muhurtas.lords_muhurtas': 'Lords of the muhurtas.',
  'day_muhurtas.eighth_day_not_wednesday': 'The eighth of the day; not on Wednesday.',
  'day_muhurtas.fourteenth_night': 'The fourteenth of the night.',
  'day_muhurtas.saturn_eighth_yamaghantaka_jupiter': 'Saturn’s eighth; yamaghantaka is Jupiter’s.',
  'day_muhurtas.eighth_weekday': 'An eighth by weekday.',
  'day_muhurtas.half_ghati_about_sunset': 'Half a ghati about sunset.',
  'day_muhurtas.thursday_after_sunset_saturday_before':
    'Thursday after sunset, Saturday before; half ghatis are practice.',
  'star_kalas.muhurtas_whose_lords_weekday_forbids': 'Muhurtas whose lords the weekday forbids.',
  'star_kalas.fifteenth_weekday_night_before': 'A fifteenth by the weekday; by night the one before.',
  'star_kalas.eighth_thrice_vara_less_eights': 'The eighth given by three times the vara plus one, less eights.',
  'star_kalas.eleventh_muhurta_called_vijaya_so':
    'The eleventh muhurta is called vijaya; so is dusk when the first stars show.',
  'star_kalas.three_nadis_before_half_risen': 'Three nadis before the half-risen and after the half-set disc.',
  'star_kalas.four_sixtieths_star_visha_nadi': 'Four sixtieths of each star (visha-nadi) are avoided in good works.',
  'star_kalas.four_sixtieths_star_tables_almanacs': 'Four sixtieths of each star, by the tables of almanacs.',
  'star_kalas.stars_where_two_rounds_nine': 'Stars where two rounds of nine meet.',
  'star_kalas.moon_kumbha_mina_no_going':
    'Moon in Kumbha and Mina: no going south, no bed or roof-making. The kind by weekday is practice.',
  'star_kalas.tithi_vara_nakshatra_lagna_nine':
    'Tithi, vara, nakshatra and lagna by nine: 1, 2, 4, 6, 8 are avoided. MC 6.72 counts tithi and lagna alone.',
  'star_kalas.nine_taras_star_birth_names': 'Nine taras from the star of birth; their names tell their fruit.',
  'star_kalas.moon_1_3_6_7':
    'Moon in 1, 3, 6, 7, 10, 11 from the rashi of birth; in the bright half also 2, 5, 9; the vedha of other grahas is not looked at.',
  'southern.gowri_day':
    'The kalas of the seven weekday lords in their order from the day’s own; visham is put in at rahu kala.',
  'southern.gowri_vinaadi':
    'By night from the fifth kala after the day’s own, visham at the eighth of that panchangam; tables differ.',
  'southern.gowri_kala_chakra':
    'By night from the fifth kala after the day’s own, visham where the kala chakra puts Rahu; tables differ.',
  'southern.gowri_hindu_blog':
    'The night of Sunday from the sixth kala; the other nights are not printed there; tables differ.',
  'southern.nalla_gowri':
    'The good gowri kalas of the day that are not rahu kala, yamaganda or gulika kala; customs differ.',
  'southern.nalla_hora':
    'The horas of Jupiter, Venus, Mercury and the Moon by day without rahu kala, yamaganda and gulika kala; customs differ.',
  'southern.nalla_clock': 'Fixed clock times by weekday; customs differ.',
  'southern.kari_naal': 'Days of each Tamil month on which nothing is begun; lists differ in Aippasi and Karthigai.',
  'southern.nokku': 'Nine stars each look up, down and level.',
  'southern.yogas': 'A yoga for each weekday and nakshatra; a third table agrees but for the cells marked as disputed.',
  'southern.chandrashtama':
    'The Moon in the eighth rashi from that of birth; which stars of birth are meant is disputed.',
  'southern.soolam':
    'East on Monday and Saturday, north on Tuesday and Wednesday, west on Sunday and Friday, south on Thursday.',
  'southern.parigaram': 'Curd for the east, oil for the south, jaggery for the west, milk for the north.',
  'southern.soolam_until': 'By weekday 8 to 20 nazhigai from sunrise; others count ten every day.',
  'southern.ritu': 'Six seasons of two Tamil months from Chithirai.',
  'asta.malamasa_seven_days_about': 'As malamasa, and seven days about it.',
  'eras.kali_vikram_yudhishthira_kalpa_years': 'Kali, Vikram, Yudhishthira and kalpa years from Shaka.',
  'eras.1176_bce_year_day_1': 'From 1176 BCE, each year from day 1 of solar Kanya.',
  'hora.lords_order_weekday_twelfths_practice': 'Lords in order from the weekday’s; twelfths are practice.',
  'kala.fifths_fifteenths_arunodaya_4_ghatikas': 'Fifths, fifteenths; arunodaya 4 ghatikas.',
  'kala.two_ghatikas_about_midnight': 'Two ghatikas about midnight.',
  'kala.sixths_day': 'Sixths of the day.',
  'purana.lotus_for_brahma':
    'On the first of a half month Brahma is worshipped and a golden lotus in a vessel of ghee is given to a Brahmana.',
  'purana.vinayaka_on_the_fourth': 'Who worships Vinayaka on the fourth is freed of hindrances and succeeds.',
  'purana.ganesha_and_gauri_on_the_fourth':
    'Worship of Ganesha and Gauri on the fourth gives success and good fortune.',
  'purana.nagas_on_the_fourth':
    'A fast on the fourth and worship of Shesha and the nagas with flowers, scents and milk; it guards against poison.',
  'purana.nrisimha_on_the_bright_eighth': 'The vow of Nrisimha is on the bright eighth.',
  'purana.santana_on_the_dark_eighth': 'The vow for children is on the dark eighth.',
  'purana.no_food_on_the_eleventh':
    'Hermits and ascetics do not eat on the eleventh of both halves, a householder on the bright one.',
  'purana.worship_on_the_eleventh':
    'On the eleventh of the bright half, without food and collected, one worships with flowers, scents, incense, lamps and hymns.',
  'purana.fast_on_the_dark_eleventh':
    'Who fasts on the dark eleventh by the rule gains children, long life and plenty.',
  'purana.bath_and_gifts_last':
    'At the two turnings of the Sun, the two equinoxes, eclipses, vyatipata and the parvas: bath, gift and japa after a fast of a day do not fade.',
  'purana.gifts_at_new_moon_and_sankranti':
    'A gift at the new moon counts a hundredfold, at shadashiti a thousandfold, at an equinox a hundred thousandfold, at Karka ten million, at Makara a thousand million.',
  'purana.godavari_with_guru_in_simha':
    'While Guru is in Simha, a bath in the Godavari takes away the faults of many births, and what is done there does not fade.',
  'purana.vishnu_on_the_twelfth_of_chaitra':
    'Who remembers Vishnu for a day and night on the twelfth of Chaitra gains the fruit of the Pundarika sacrifice.',
  'purana.rambha_of_jyeshtha': 'The vow of Rambha begins with a bath on the bright third of Jyeshtha.',
  'purana.rambha_of_margashirsha': 'The third of Rambha on the bright third of Margashirsha takes away all sin.',
  'purana.savitri':
    'The vow that the princess Savitri kept, on the full moon or the new moon; the month is that of the Dharmasindhu.',
  'purana.devi_of_shravana': 'The vow of the Goddess is on the bright eighth of Shravana.',
  'purana.kalashtami_of_shravana': 'The vow of the eighth of Kala is on the dark eighth of Nabhas, that is Shravana.',
  'purana.janmashtami': 'The vow of Krishna’s birth is kept every year on the dark eighth of Shravana.',
  'purana.fruits_of_bhadrapada':
    'On the bright first of Bhadrapada an offering is cooked in silence; of three times sixteen fruits of flour a Brahmana gets sixteen, the god sixteen, and sixteen are eaten.',
  'purana.durva_ashtami': 'On the bright eighth of Bhadrapada one fasts and worships Shiva with durva grass.',
  'purana.shraddha_of_the_fortnight':
    'Shraddha in the fortnight of the ancestors: each tithi has a fruit of its own, from gain of wealth on the first to all wishes on the new moon.',
  'purana.dhanya_vrata': 'On the bright first of Margashirsha one eats at night alone and worships Vishnu at night.',
  'purana.brihattapa_vrata':
    'After the new moon of Kartika one fasts on the first of Margashirsha and remembers Mahadeva.',
  'purana.ananga_trayodashi': 'The vow that Ananga kept, on the bright thirteenth of Margashirsha.',
  'purana.gauri_of_magha': 'On the bright fourth of Magha, which gives boons, Gauri is worshipped.',
  'purana.shivaratri': 'The fourteenth of dark Magha, where Phalguna begins, is a holy tithi that takes away all sin.',
  'purana.payo_vrata': 'The vow of milk, told in the Bhagavata, is for twelve days from the bright first of Phalguna.',
  'purana.lords_of_the_tithis':
    'The lords of the tithis from the first: Fire, Brahma, Gauri, Ganesha, the Serpent, Guha, the Sun, Shiva, Durga, Antaka, the Vishvedevas, Hari, Kama, Shiva, the Moon.',
  'purana.vows_of_the_seventh':
    'Of the many vows of the seventh the digest names Vijaya and Arogya of the Sun, Muktabharana of Uma and Maheshvara and Mangalya of Vishnu, without their months.',
  'purana.durga_on_the_ninth': 'The vow of Durga is on the ninth; the digest names neither the month nor the half.',
  'purana.shraddha_on_parvas_and_vyatipata':
    'Shraddha is laid down on new moon, vyatipata, full moon and the ashtakas.',
  'purana.fast_on_a_sankranti':
    'Who fasts and bathes on a sankranti and worships Hari at dawn gains the fruit he wishes for.',
  'purana.initiation_in_kartika':
    'An initiation in Kartika frees from rebirth; the digest gives it on the eleventh and such days.',
  'purana.tulasi_beads_in_kartika':
    'In Kartika beads of tulasi wood are worn; the digest cites the Dvaraka-mahatmya of the Skanda and the Vishnudharma.',
  'purana.sixth_of_guha': 'Every year the sixth is kept for Guha; the month is that of the Dharmasindhu (02/101).',
  'purana.list_adyatithi': 'By the list adyatithi.',
  'samvatsara.rashis_mean_jupiter_sixty_vijaya': 'Rashis of mean Jupiter by sixty, from Vijaya.',
  'samvatsara.shaka_sixty_pramathi': 'Shaka by sixty, from Pramathi.',
  'samvatsara.kalpa_began_pramathi': 'The kalpa began with Pramathi.',
  'samvatsara.shaka_sixty_pramathi_kalpa_began': 'Shaka by sixty from Pramathi; with it the kalpa began.',
  'yuddha.within_degree_northern_wins_venus': 'Within a degree; the northern wins, Venus mostly anywhere.',
  'ladder.tithi_lies_within_day_alone': 'The tithi lies within one day alone; that day is taken.',
  'special_yogas.nakshatras_fulfil_all_vara': 'Nakshatras that fulfil all on their vara.',
  'special_yogas.vara_nakshatra_spoiling_tithi_named': 'Vara, nakshatra, spoiling tithi; named by custom.',
  'special_yogas.moon_4th_6th_9th_10th': 'Moon 4th, 6th, 9th, 10th, 13th, 20th from the Sun.',
  'special_yogas.class_succeeds_vara': 'A class that succeeds on its vara.',
  'special_yogas.threefold_gain_loss': 'Threefold gain or loss.',
  'special_yogas.twofold_gain_loss': 'Twofold gain or loss.',
  'special_yogas.tithi_vara_make_thirteen_named': 'Tithi and vara make thirteen; named in 1.41.',
  'special_yogas.two_tithis_varas_named_custom': 'Two tithis on their varas; named by custom.',
  'special_yogas.class_fruitless_vara': 'A class fruitless on its vara.',
  'special_yogas.burnt_vara': 'Burnt on its vara.',
  'special_yogas.poison_vara': 'Poison on its vara.',
  'special_yogas.fire_vara': 'Fire on its vara.',
  'special_yogas.left_auspicious_work_above_all': 'Left in auspicious work, above all in travel.',
  'tithi.burnt_rashis':
    'The burnt rashis of a tithi: 1 Tula, Makara; 3 Simha, Makara; 5 Mithuna, Kanya; 7 Karka, Dhanu; 9 Simha, Vrishchika; 11 Dhanu, Mina; 13 Mesha, Vrishabha. Muhurta Chintamani 1.17, of void lagnas, has Karka for Vrishchika and Mina for Mesha.',
  'special_yogas.nakshatra_blamed_tithi': 'A nakshatra blamed on its tithi.',
  'special_yogas.void_month_amanta_both_halves':
    'Void in its month (amanta), in both halves or in each its own; left in Madhyadesha.',
  'special_yogas.first_ghatikas_six_tithis': 'First ghatikas of six tithis.',
  'special_yogas.two_yogas_whole_seven_beginning': 'Two yogas whole, seven at their beginning.',
  'special_yogas.counted_abhijit': 'Counted with Abhijit.',
  'special_yogas.bad_yogas_bind_only_huna':
    'Bad yogas apply only in the Huna, Banga and Khasha countries, by some only until one yama has passed, or only in travel, or not under a well-placed Moon; a good yoga overcomes them.',
  'badhaka_periods.other_first_works_wait': 'These and other first works wait.',
  'badhaka_periods.adhika_month_before_kshaya_bars': 'The adhika month before a kshaya one bars these alone.',
  'badhaka_periods.magha_simha_navamsha_sun_mesha': 'Magha, Simha navamsha; the Sun in Mesha frees.',
  'badhaka_periods.between_ganga_godavari_sun_mesha': 'Between Ganga and Godavari; the Sun in Mesha frees.',
  'badhaka_periods.three_days_about_seven_nine': 'Three days about it; seven, nine about a total lunar, solar one.',
  'badhaka_periods.day_next_called_kari': 'The day and the next, called kari.',
  'badhaka.left_cause_runs': 'Left while its cause runs.',
  'badhaka.sixteen_ghatikas_both_sides_left': 'Sixteen ghatikas on both sides are left.',
  'badhaka.no_new_vrata_begun_closed':
    'No new vrata is begun or closed in malamasa, in an asta of Guru or Shukra, in vaidhriti, vyatipata, vishti, on a harsh vara or a forbidden tithi; a tithi that does not reach midday, which is barred too, is not looked at.',
  'bhadra.halves_mouth_tail_dwelling_relief': 'Halves, mouth, tail, dwelling, relief.',
  'bhadra.tail_mouth_purnima_60_64': 'Tail and mouth of a purnima of 60 and of 64 ghatikas.',
  'bhadra.sarpini_mouth_left_vrishchiki_tail': 'Sarpini’s mouth is left, vrishchiki’s tail.',
  'manvadi.fourteen_days_manus': 'The fourteen days of the Manus.',
  'manvadi.four_days_yugas': 'The four days of the yugas.',
  'manvadi.both_days_later_if_three': 'On both days: the later if three muhurtas are on it; said of yugadi.',
  'manvadi.two_days_more_kala_else': 'Of two days that with more of the kala, else the earlier.',
  'manvadi.ghatikas_13_15_daylight_bright':
    'At ghatikas 13 to 15 of daylight in the bright half, 16 to 18 in the dark.',
  'manvadi.bright_ghatikas_13_15_both': 'Bright, at ghatikas 13-15 of both days or neither: the later.',
  'manvadi.ended_later_day_before_ghati': 'Ended on the later day before ghati 13: the earlier.',
  'sankalpa.place_time_seventh_case_rite': 'Place and time in the seventh case, then the rite (Hemadri).',
  'sankalpa.forms_tithi_nakshatra_yoga_karana':
    'Forms of tithi, nakshatra, yoga, karana, rashi, Vikram year, town, agent and rite.',
  'sankalpa.ganapati_first_limb_rite': 'Ganapati first, as a limb of the rite.',
  'vasa.tithi_1_vara_four_counts': 'Tithi + 1 + vara by four (counts: practice); oblations by threes.',
  'vasa.varas_nakshatra_direction': 'Varas and nakshatra of a direction.',
  'vasa.tithis_directions': 'Tithis of the directions.',
  'vasa.twice_tithi_five_seven': 'Twice the tithi and five, by seven.',
  'months.without_sankranti_month_adhika_two': 'Without a sankranti a month is adhika, with two kshaya.',
  'graha_asta.guru_old_young_fifteen_days':
    'Guru is old and young fifteen days; Shukra young three days in the east and ten in the west, old fifteen in the east and five in the west.',
  'graha_asta.old_age_seven_days_before':
    'Old age in the seven days before the setting, infancy in the seven after the rising: the middle view; fifteen, five and three days are for need and place.',
  'surya_chakra.minutes_sun_disc_times_sixty':
    'The minutes of the Sun’s disc times sixty, by his daily motion: so many nadis, half before and half after the entry, are holy.',
  'punya_kala.so_many_ghatikas_before_after': 'So many ghatikas before or after the entry, by the rashi.',
  'punya_kala.night_before_midnight_second_half':
    'By night before midnight, save into Makara and Karka: the second half of the day before, best its last five nadis.',
  'punya_kala.night_after_midnight_first_half':
    'By night after midnight, save into Makara and Karka: the first half of the day after.',
  'punya_kala.makara_night_whole_next_day':
    'Makara by night: the whole next day, better its first half, best the first five nadis.',
  'punya_kala.karka_night_whole_day_before': 'Karka by night: the whole day before, best after midday.',
  'samvatsara.vikram_gujarat_plus_nine_sixty':
    'Vikram of Gujarat plus nine, by sixty, from Kartika to Ashvina: so one publisher prints 2079 Ananda and 2080 Rakshasa.',
} as const;

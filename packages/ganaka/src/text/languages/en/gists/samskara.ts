/** The content of the rules, in our own sentences: samskaras (rites of passage), wells and doors. */
export const samskaraGists = {
  'upanayana.giving_of_the_thread': 'Giving the thread.',
  'upanayana.northern_course': 'In the Sun’s northern course.',
  'upanayana.five_months_from_magha': 'Magha to Jyeshtha; not Pausha and Ashadha, though the course is northern.',
  'upanayana.sun_in_mina_mesha_best': 'The Sun in Mina or Mesha is best.',
  'upanayana.sun_elsewhere_middling':
    'The Sun in Makara or Kumbha is middling, in Vrishabha or Mithuna least; another sentence praises all the time from Mina to the entry of Mithuna.',
  'upanayana.not_while_guru_or_shukra_is_set': 'Not while Guru or Shukra is set.',
  'upanayana.rest_of_simha_between_rivers':
    'Between Ganga and Godavari not in the rest of Guru’s stay in Simha either, but for the Sun in Mesha.',
  'upanayana.simha_but_in_chaitra_of_mina':
    'Guru in the first five quarters from magha bars, but not with the Sun in Mesha, nor in Chaitra with the Sun in Mina.',
  'upanayana.rest_of_simha_but_in_chaitra_of_mina':
    'Between Ganga and Godavari not in the rest of Guru’s stay in Simha either, but for the Sun in Mesha and for Chaitra with the Sun in Mina.',
  'upanayana.dark_half_to_the_tenth': 'The bright half is good, the dark half without its last third.',
  'upanayana.dark_half_in_need': 'The dark half to the tenth is for need; the learned go to the fifth alone.',
  'upanayana.seven_tithis': 'Second, third, fifth, sixth, tenth, eleventh and twelfth.',
  'upanayana.sopapada':
    'Not on the bright second of Jyeshtha nor the bright twelfth of Magha; the fourth of Magha is not among the tithis anyway.',
  'upanayana.studyless_tithi_closes_the_day':
    'A tithi without study (1, 8, 14, full and new moon, the bright second of Jyeshtha, fourth and twelfth of Magha) closes the day if it lasts three muhurtas after sunrise or before sunset.',
  'upanayana.remainder_in_the_morning':
    'The learned leave the day for even a ghati of the first at sunrise; the Mayukha leaves the tenth after a rest of the ninth, and for the fifth after a rest of the fourth no authority is found.',
  'upanayana.no_study_in_the_punya_kala':
    'There is no study on the day of the punya kala of a sankranti; if the Sun enters Mesha, Karka, Tula or Makara by night, on both days.',
  'upanayana.no_study_on_sankranti': 'There is no study on the day of a sankranti.',
  'upanayana.pradosha': 'Not on a third, sixth or twelfth whose night has the next tithi in its first watches.',
  'upanayana.not_tuesday_saturday':
    'Tuesday and Saturday are barred; Tuesday is praised for Samavedins and kshatriyas.',
  'upanayana.tuesday_for_samavedins_and_kshatriyas': 'Tuesday is praised for Samavedins and kshatriyas.',
  'upanayana.weekday_of_the_lord_of_the_veda':
    'The weekday of the lord of the boy’s Veda: Jupiter of the Rigveda, Venus of the Yajurveda, Mars of the Samaveda, Mercury of the Atharvaveda. The strength of the lord and his sign are not looked at.',
  'upanayana.stars_of_the_veda': 'The stars of the boy’s own Veda.',
  'upanayana.seven_days_from_an_eclipse':
    'Seven or ten days from an eclipse the thread is not given; some leave three in need. We count seven as a fault, from the day of the eclipse on.',
  'upanayana.sunday_middling_monday_least': 'Thursday, Friday and Wednesday are best, Sunday middling, Monday least.',
  'upanayana.all_stars_but_six':
    'Where the stars of one’s Veda are not to be had: all but bharani, krittika, magha, vishakha, jyeshtha, shatabhisha.',
  'upanayana.not_last_third_of_day': 'Not in the last third of the day, nor at night.',
  'upanayana.middle_third_middling': 'The first third of the day is the main time, the second middling.',
  'upanayana.six_tithis_dark_half_first_third':
    'Second, third, fifth, tenth, eleventh, twelfth; of the dark half its first third.',
  'upanayana.four_tithis_without_study':
    'No study on the bright tenth of Ashadha, second of Jyeshtha, eleventh of Pausha, twelfth of Magha; nor on 14, 15, 1 and 8, which are not among the tithis anyway.',
  'upanayana.twenty_two_stars': 'Kshipra, dhruva, chara and mridu stars, ashlesha, mula, ardra and the three purvas.',
  'upanayana.birth_star_but_in_chaitra_of_mina':
    'The birth star is a fault as our copy reads, in which a “not” may be lost (the Muhurta Chintamani calls it good); in Chaitra with the Sun in Mina it is none. Month, tithi and lagna of birth are not looked at.',
  'upanayana.birth_star_good':
    'Under the birth star he grows learned: a Brahmana even if he is the first-born, others only if they are not.',
  'upanayana.houses_that_bar':
    'Nobody in 8; the lord of the lagna, Venus and the Moon not in 6, Venus and the Moon not in 12; no malefic in the lagna, the Moon only in Vrishabha or Karka when waxing. The text also leaves a lagna without five good grahas, and by some the Sun in the lagna is best: these are not checked.',
  'upanayana.karka_navamsha_left': 'The navamsha of Karka is left.',
  'upanayana.six_navamshas_good': 'Navamshas of Tula, Mithuna, Kanya, Dhanu, Vrishabha and Mina are good.',
  'upanayana.houses_worst_in_a_vow':
    'Venus, Jupiter, the Moon and the lord of the lagna not in 6 or 8; the Moon and Venus not in 12; malefics not in 1, 5, 8. Jupiter or Venus defeated, low or in an enemy’s sign (5.44) is not checked.',
  'upanayana.benefics_malefics_well': 'Benefics outside 6, 8, 12 and malefics in 3, 6, 11 are good.',
  'upanayana.guru_from_natal_sign':
    'Guru in 4, 8 or 12 from the boy’s sign is bad, but not in Karka, Dhanu and Mina, nor in Chaitra with the Sun in Mina.',
  'upanayana.guru_from_natal_sign_mc':
    'Guru in 4, 8 or 12 from the boy’s sign is bad, but not exalted or in his own sign. The verse also excuses a friend’s sign, his own navamsha and vargottama, which are not checked.',
  'chudakarana.first_tonsure': 'The first tonsure (mundan).',
  'chudakarana.four_months': 'Magha, Phalguna, Vaishakha, Jyeshtha.',
  'chudakarana.northern_course_not_chaitra': 'In the northern course, not in Chaitra.',
  'chudakarana.not_while_guru_or_shukra_is_set': 'Not while Guru or Shukra is set.',
  'chudakarana.first_second_third_fifth_year': 'In the first, second, third or fifth year.',
  'chudakarana.dark_half_to_the_tenth': 'The dark half without its last third, that is to the tenth.',
  'chudakarana.bright_half_good': 'The bright half is good.',
  'chudakarana.seven_tithis': 'Second, third, fifth, seventh, tenth, eleventh and thirteenth.',
  'chudakarana.without_eighth_twelfth_rikta': 'Without the eighth, twelfth, rikta, first, sixth and the parvas.',
  'chudakarana.three_weekdays_monday_in_bright_half':
    'Thursday, Friday, Wednesday; Monday in the bright half. Sunday, Tuesday and Saturday, which the text gives by varna, are not opened.',
  'chudakarana.four_weekdays': 'Days of Mercury, the Moon, Venus and Jupiter.',
  'chudakarana.twelve_stars':
    'Twelve stars, from ashvini to revati; anuradha, krittika, the uttaras, rohini and magha are barred.',
  'chudakarana.mridu_chara_laghu_jyeshtha':
    'The mridu stars but anuradha, the chara and laghu ones (Abhijit is laghu), and jyeshtha.',
  'chudakarana.never_under_the_birth_star': 'Never under the star of birth.',
  'chudakarana.signs_of_benefics_rise':
    'A sign of Mercury, the Moon, Venus or Jupiter rises. The verse wants the same of the navamsha and malefics in 3, 6, 11, and 5.30 benefics in the kendras: these are not checked.',
  'chudakarana.not_by_night_nor_twilight':
    'Narada leaves the night and the twilights, which are three ghatis before sunrise and after sunset (Muhurta Chintamani 3.7).',
  'chudakarana.eighth_house_empty': 'Nobody in the eighth house.',
  'annaprashana.first_rice': 'The first rice.',
  'annaprashana.six_tithis': 'Second, third, fifth, seventh, tenth and thirteenth.',
  'annaprashana.without_rikta_nanda_eighth':
    'Without rikta and nanda tithis, the eighth, the new moon and the twelfth.',
  'annaprashana.good_weekdays': 'Wednesday, Friday and Thursday are good.',
  'annaprashana.sunday_monday_by_some': 'Sunday and Monday by some.',
  'annaprashana.not_three_weekdays': 'Not Saturday, Tuesday, Sunday.',
  'annaprashana.sixteen_stars': 'Sixteen stars: the dhruva, mridu, laghu and chara ones.',
  'annaprashana.seven_yogas_left': 'Vaidhriti, vyatipata, ganda, atiganda, vajra, shula and parigha are left.',
  'annaprashana.malamasa_where_no_other_time': 'An added or lost month is no fault where there is no pure time.',
  'annaprashana.asta_where_no_other_time': 'The setting of Guru or Shukra is no fault where there is no pure time.',
  'annaprashana.not_mina_mesha_vrishchika': 'Not with Mina, Mesha or Vrishchika rising.',
  'annaprashana.forenoon_good': 'Narada praises the forenoon; the grahas of the verse are not looked at.',
  'annaprashana.tenth_house_empty': 'Nobody in the tenth house.',
  'annaprashana.moon_not_in_1_6_8':
    'The Moon not in 1, 6, 8. The places of the other grahas, and anuradha, shatabhisha, swati and the star of birth, which some leave, are not checked.',
  'karnavedha.piercing_of_the_ears': 'Piercing the ears.',
  'karnavedha.not_while_vishnu_sleeps':
    'Not while Vishnu sleeps, from the bright eleventh of Ashadha to that of Kartika.',
  'karnavedha.kartika_after_the_twelfth':
    'Not while Vishnu sleeps, from the bright eleventh of Ashadha; Kartika is open after its bright twelfth.',
  'karnavedha.four_months_from_third_year': 'From the third year on: Kartika, Pausha, Chaitra, Phalguna.',
  'karnavedha.not_chaitra_pausha': 'Not in Chaitra and Pausha.',
  'karnavedha.not_while_guru_or_shukra_is_set': 'Not while Guru or Shukra is set.',
  'karnavedha.not_in_an_even_year':
    'Not in an even year. The days 10, 12, 16 and the months of life that the text names are in the first year and are not checked.',
  'karnavedha.bright_half_good': 'The bright half is good.',
  'karnavedha.eight_tithis': 'Second, third, fifth, sixth, seventh, tenth, twelfth and thirteenth.',
  'karnavedha.without_rikta': 'Without rikta tithis.',
  'karnavedha.without_lost_tithi': 'Without a lost tithi.',
  'karnavedha.four_weekdays': 'Monday, Wednesday, Thursday, Friday.',
  'karnavedha.twelve_stars': 'Twelve stars, from ashvini to revati.',
  'karnavedha.shravana_pair_punarvasu_mridu_laghu': 'Shravana, dhanishtha, punarvasu, the mridu and laghu stars.',
  'karnavedha.not_under_the_birth_star': 'Not under the birth star; the month of birth is not looked at.',
  'karnavedha.not_by_night_nor_twilight':
    'Agastya: not in the rising signs of the two twilights, nor by night. Where stars and tithis meet is not looked at.',
  'karnavedha.eighth_house_empty': 'Nobody in the eighth house.',
  'karnavedha.sign_of_venus_or_jupiter':
    'A sign of Venus or Jupiter rises. The verse also wants benefics in kendra, kona, 3 and 11, malefics in 3, 6, 11 and Jupiter in the lagna: these are not checked.',
  'simanta.parting_of_the_hair': 'Parting the hair in a first pregnancy.',
  'simanta.from_bright_fifth_to_dark_fifth': 'From the bright fifth to the dark fifth, by some to the dark tenth.',
  'simanta.to_the_dark_tenth_by_some': 'The dark sixth to tenth by some.',
  'simanta.ninth_left': 'The ninth is left even in need.',
  'simanta.tithis_for_need':
    'Fourth, fourteenth and full moon in need; sixth, eighth and twelfth after their first ghatikas, whose number is corrupt in our copy and is not cut.',
  'simanta.without_rikta_sixth_eighth_twelfth': 'Without rikta tithis, the new moon, twelfth, sixth and eighth.',
  'simanta.male_weekdays_best': 'Sunday, Tuesday and Thursday are best.',
  'simanta.moon_mercury_venus_by_some': 'Monday, Wednesday and Friday by some.',
  'simanta.days_of_male_or_good_grahas': 'Days of Jupiter, the Sun and Mars, or of good grahas.',
  'simanta.nine_male_stars': 'Nine stars of male name; pushya first, then shravana. Of each the two middle quarters.',
  'simanta.five_in_their_stead':
    'Where these fail: rohini, revati and the three uttaras; Abhijit’s middle quarters within uttara ashadha are of the nine.',
  'simanta.six_stars_or_dhruva_revati':
    'Mrigashira, pushya, mula, shravana, punarvasu, hasta; or the dhruva stars and revati.',
  'simanta.malamasa_where_no_other_time': 'An added or lost month is no fault where there is no pure time.',
  'simanta.asta_where_no_other_time': 'The setting of Guru or Shukra is no fault where there is no pure time.',
  'simanta.male_navamsha_rises':
    'A male navamsha rises. The verse also wants benefics in kendra and kona, malefics in 3, 6, 11 and a strong lord of the month: these are not checked.',
  'kupa.digging_of_reservoirs': 'Digging a well, a tank or any other water reservoir.',
  'kupa.thirteen_stars':
    'Anuradha, hasta, the dhruva stars, dhanishtha, shatabhisha, magha, purva ashadha, revati, pushya, mrigashira.',
  'kupa.not_while_guru_or_shukra_is_set': 'No well, tank or garden is begun while Guru or Shukra is set.',
  'kupa.jupiter_or_mercury_rises_venus_in_10': 'Jupiter or Mercury in the rising sign, Venus in the tenth.',
  'dvara.setting_up_the_door': 'Setting up the door of a house.',
  'dvara.wheel_from_the_star_of_the_sun':
    'The door wheel, counted from the star of the Sun: four good, eight bad, eight good, three bad, four good.',
} as const;

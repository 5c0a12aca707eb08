/**
 * The words of festivals, vratas and parvas in English: what each is called, the rule of those that have a route in one
 * line, and the content of the rules in our own sentences.
 */
import type { FestivalRules, Names } from '../../names.ts';

export const festivalNames: Names['festival'] = {
  deepavali: 'Deepavali (Lakshmi Puja)',
  dhanteras: 'Dhanteras',
  narakachaturdashi: 'Naraka Chaturdashi',
  govardhan: 'Govardhan Puja',
  bhaidooj: 'Bhai Dooj',
  holi: 'Holi',
  shivaratri: 'Maha Shivaratri',
  janmashtami: 'Krishna Janmashtami',
  rakshabandhan: 'Raksha Bandhan',
  upakarma: 'Upakarma',
  ramnavami: 'Rama Navami',
  ganeshchaturthi: 'Ganesh Chaturthi',
  navaratri: 'Sharadiya Navaratri',
  'chaitra-navaratri': 'Chaitra Navaratri',
  'ashadha-navaratri': 'Ashadha Gupta Navaratri',
  'magha-navaratri': 'Magha Gupta Navaratri',
  sankranti: 'Sankranti',
  makarsankranti: 'Makara Sankranti',
  meshasankranti: 'Mesha Sankranti',
  karkasankranti: 'Karka Sankranti',
  'matsya-jayanti': 'Matsya Jayanti',
  'lakshmi-panchami': 'Lakshmi Panchami',
  'vasant-panchami': 'Vasant Panchami',
  'kamada-ekadashi': 'Kamada Ekadashi',
  'akshaya-tritiya': 'Akshaya Tritiya',
  'parshuram-jayanti': 'Parashurama Jayanti',
  'vat-savitri': 'Vat Savitri Vrat',
  'guru-purnima': 'Guru Purnima',
  pradosha: 'Pradosha Vrata',
  'vinayaka-chaturthi': 'Vinayaka Chaturthi',
  'sankashti-chaturthi': 'Sankashti Chaturthi',
  kalashtami: 'Kalashtami',
  'masa-shivaratri': 'Masa Shivaratri',
  'somavati-amavasya': 'Somavati Amavasya',
  'bhaumavati-amavasya': 'Bhaumavati Amavasya',
  'bhanu-saptami': 'Bhanu Saptami',
  budhashtami: 'Budhashtami',
  purnima: 'Purnima',
  amavasya: 'Amavasya',
  'soma-pradosha': 'Soma Pradosha',
  'bhauma-pradosha': 'Bhauma Pradosha',
  'shani-pradosha': 'Shani Pradosha',
  'angaraki-sankashti-chaturthi': 'Angaraki Sankashti Chaturthi',
  ekadashi: 'Ekadashi',
  'mohini-ekadashi': 'Mohini Ekadashi',
  'nirjala-ekadashi': 'Nirjala Ekadashi',
  'shayani-ekadashi': 'Shayani Ekadashi',
  'pavitra-ekadashi': 'Pavitra Ekadashi',
  'parivartini-ekadashi': 'Parivartini Ekadashi',
  'papankusha-ekadashi': 'Papankusha Ekadashi',
  'prabodhini-ekadashi': 'Prabodhini Ekadashi',
  'mokshada-ekadashi': 'Mokshada Ekadashi',
  'putrada-ekadashi': 'Putrada Ekadashi',
  'jaya-ekadashi': 'Jaya Ekadashi',
  'amalaki-ekadashi': 'Amalaki Ekadashi',
  'padmini-ekadashi': 'Padmini Ekadashi',
  'varuthini-ekadashi': 'Varuthini Ekadashi',
  'apara-ekadashi': 'Apara Ekadashi',
  'yogini-ekadashi': 'Yogini Ekadashi',
  'kamika-ekadashi': 'Kamika Ekadashi',
  'aja-ekadashi': 'Aja Ekadashi',
  'indira-ekadashi': 'Indira Ekadashi',
  'rama-ekadashi': 'Rama Ekadashi',
  'utpanna-ekadashi': 'Utpanna Ekadashi',
  'saphala-ekadashi': 'Saphala Ekadashi',
  'shattila-ekadashi': 'Shattila Ekadashi',
  'vijaya-ekadashi': 'Vijaya Ekadashi',
  'papamochani-ekadashi': 'Papamochani Ekadashi',
  'parama-ekadashi': 'Parama Ekadashi',
  'vrishabha-sankranti': 'Vrishabha Sankranti',
  'mithuna-sankranti': 'Mithuna Sankranti',
  'simha-sankranti': 'Simha Sankranti',
  'kanya-sankranti': 'Kanya Sankranti',
  'tula-sankranti': 'Tula Sankranti',
  'vrishchika-sankranti': 'Vrishchika Sankranti',
  'dhanu-sankranti': 'Dhanu Sankranti',
  'kumbha-sankranti': 'Kumbha Sankranti',
  'mina-sankranti': 'Mina Sankranti',
  'kurma-jayanti': 'Kurma Jayanti',
  'kalki-jayanti': 'Kalki Jayanti',
  'varaha-jayanti': 'Varaha Jayanti',
  'vamana-jayanti': 'Vamana Jayanti',
  'buddha-avatara': 'Buddha (avatara)',
  'narasimha-jayanti': 'Narasimha Jayanti',
  'naga-panchami': 'Naga Panchami',
  haritalika: 'Haritalika',
  'rishi-panchami': 'Rishi Panchami',
  mahashtami: 'Mahashtami',
  mahanavami: 'Mahanavami',
  vijayadashami: 'Vijaya Dashami',
  kojagara: 'Kojagara',
  'karaka-chaturthi': 'Karaka Chaturthi',
  'kala-bhairava-ashtami': 'Kala Bhairava Ashtami',
  'ratha-saptami': 'Ratha Saptami',
  'chaitra-navaratra-2': 'Chaitra Navaratra, day 2',
  'chaitra-navaratra-3': 'Chaitra Navaratra, day 3',
  'chaitra-navaratra-4': 'Chaitra Navaratra, day 4',
  'chaitra-navaratra-5': 'Chaitra Navaratra, day 5',
  'chaitra-navaratra-6': 'Chaitra Navaratra, day 6',
  'chaitra-navaratra-7': 'Chaitra Navaratra, day 7',
  'chaitra-navaratra-8': 'Chaitra Navaratra, day 8',
  'chaitra-navaratra-9': 'Chaitra Navaratra, day 9',
  'ashvina-navaratra-2': 'Sharadiya Navaratra, day 2',
  'ashvina-navaratra-3': 'Sharadiya Navaratra, day 3',
  'ashvina-navaratra-4': 'Sharadiya Navaratra, day 4',
  'ashvina-navaratra-5': 'Sharadiya Navaratra, day 5',
  'ashvina-navaratra-6': 'Sharadiya Navaratra, day 6',
  'ashvina-navaratra-7': 'Sharadiya Navaratra, day 7',
  'ashvina-navaratra-8': 'Sharadiya Navaratra, day 8',
  'ashvina-navaratra-9': 'Sharadiya Navaratra, day 9',
  'holika-dahana': 'Holika Dahana',
  'hanuman-jayanti': 'Hanuman Jayanti',
  chhath: 'Chhath',
  ugadi: 'Ugadi, Gudi Padwa',
  'tulsi-vivaha': 'Tulsi Vivaha',
  'dev-deepavali': 'Dev Deepavali',
  'ananta-chaturdashi': 'Ananta Chaturdashi',
  'ratha-yatra': 'Ratha Yatra',
  'dattatreya-jayanti': 'Dattatreya Jayanti',
  'buddha-purnima': 'Buddha Purnima',
  'guru-nanak-jayanti': 'Guru Nanak Jayanti',
  'mahavir-jayanti': 'Mahavir Jayanti',
  'shankara-jayanti': 'Shankara Jayanti',
  'vallabha-jayanti': 'Vallabha Jayanti',
  'gai-jatra': 'Gai Jatra',
  'indra-jatra': 'Indra Jatra',
  'ghode-jatra': 'Ghode Jatra',
  'gaura-parva': 'Gaura Parva',
  jitiya: 'Jitiya',
  'sonam-losar': 'Sonam Losar',
  'gyalpo-losar': 'Gyalpo Losar',
  'kag-tihar': 'Kag Tihar',
  'kukur-tihar': 'Kukur Tihar',
  'nepali-new-year': 'Nepali New Year',
  'ganga-dashahara': 'Ganga Dashahara',
  'vat-purnima': 'Vat Purnima',
  pongal: 'Pongal',
  vishu: 'Vishu',
  bihu: 'Rongali Bihu',
  onam: 'Onam',
  puthandu: 'Puthandu',
  'poila-boishakh': 'Poila Boishakh',
  vaisakhi: 'Vaisakhi',
  'pana-sankranti': 'Pana Sankranti',
  'karthigai-deepam': 'Karthigai Deepam',
  'valmiki-jayanti': 'Valmiki Jayanti',
  'ravidas-jayanti': 'Ravidas Jayanti',
  thaipusam: 'Thaipusam',
  'durga-puja': 'Durga Puja (Saptami)',
  lohri: 'Lohri',
  'pitru-paksha-0': 'Purnima shraddha',
  'pitru-paksha-1': 'Pratipada shraddha',
  'pitru-paksha-2': 'Dvitiya shraddha',
  'pitru-paksha-3': 'Tritiya shraddha',
  'pitru-paksha-4': 'Chaturthi shraddha',
  'pitru-paksha-5': 'Panchami shraddha',
  'pitru-paksha-6': 'Shashthi shraddha',
  'pitru-paksha-7': 'Saptami shraddha',
  'pitru-paksha-8': 'Ashtami shraddha',
  'pitru-paksha-9': 'Navami shraddha',
  'pitru-paksha-10': 'Dashami shraddha',
  'pitru-paksha-11': 'Ekadashi shraddha',
  'pitru-paksha-12': 'Dvadashi shraddha',
  'pitru-paksha-13': 'Trayodashi shraddha',
  'pitru-paksha-14': 'Chaturdashi shraddha',
  'pitru-paksha-15': 'Sarva-pitru Amavasya',
};

export const festivalRules: FestivalRules = {
  deepavali:
    'Ashvina amavasya (amanta) in pradosha; on both evenings the later one, if it lasts a ghati into the night. In the Tamil lands and Kerala the dawn of the dark fourteenth, in Bengal the midnight of amavasya',
  dhanteras: 'Dark thirteenth of Ashvina (amanta) in pradosha; on both evenings the later',
  narakachaturdashi: 'Dark fourteenth of Ashvina (amanta) at dawn, from arunodaya to sunrise',
  govardhan: 'Bright first of Kartika: the day on which it runs nine muhurtas from sunrise, else the day before',
  bhaidooj: 'Bright second of Kartika in aparahna; the earlier day only if it alone has it',
  holi: 'The day after Holika-dahana, which is in pradosha of Phalguna purnima free of bhadra',
  shivaratri: 'Dark fourteenth of Magha (amanta) at nishitha; at both midnights the earlier',
  janmashtami:
    'Dark eighth of Shravana (amanta) at nishitha, or the day that Rohini joins (smarta); Vaishnavas: at sunrise',
  rakshabandhan:
    'Shravana purnima that runs more than three muhurtas after sunrise, free of bhadra; else the day before',
  upakarma:
    'Yajurveda: Shravana purnima in sangava; Rigveda: Shravana nakshatra, else panchami; Samaveda: Hasta of bright Bhadrapada',
  ramnavami: 'Bright ninth of Chaitra at midday; at both middays the later',
  ganeshchaturthi: 'Bright fourth of Bhadrapada in madhyahna; on both days the earlier, unless the later has more',
  navaratri: 'Bright first of Ashvina with a muhurta after sunrise; first of nine days',
  'chaitra-navaratri': 'Bright first of Chaitra at sunrise; first of nine days and of the year',
  'ashadha-navaratri': 'Bright first of Ashadha at sunrise',
  'magha-navaratri': 'Bright first of Magha at sunrise',
  sankranti: 'The Sun’s entry into each of the twelve rashis',
  makarsankranti: 'The Sun enters Makara; by night the next day',
  meshasankranti: 'The Sun enters Mesha; by night the day before until midnight, the next day after it',
  karkasankranti: 'The Sun enters Karka; by night the day before',
  'matsya-jayanti': 'Bright third of Chaitra in aparahna; on both days the one with more',
  'lakshmi-panchami': 'Bright fifth of Chaitra joined with the fourth',
  'vasant-panchami': 'Bright fifth of Magha in purvahna; the later day only if it alone has it',
  'kamada-ekadashi':
    'Bright eleventh of Chaitra, the day of householders after Madhava; also the Vaishnavas’ day and the day by sunrise',
  'akshaya-tritiya': 'Bright third of Vaishakha in purvahna',
  'parshuram-jayanti': 'Bright third of Vaishakha in the first yama of the night; on both the later',
  'vat-savitri':
    'Amavasya of Vaishakha (amanta): the earlier day with under eighteen nadis of the fourteenth; in the Deccan Jyeshtha purnima',
  'guru-purnima': 'Ashadha purnima at sunrise',
};

export const festivalsGists = {
  'anniversary.star_six_nazhika':
    'The birthday is the day on which the star lasts six nazhika (2 h 24 min) after sunrise, else the day before.',
  'anniversary.star_twelve_nazhigai':
    'The birthday is the day on which the star lasts twelve nazhigai (4 h 48 min) after sunrise, else the day before.',
  'anniversary.star_before_sunset': 'The star must run until six nazhika (2 h 24 min) before sunset.',
  'anniversary.star_in_daylight':
    'The star on neither day six nazhika before sunset: the later, in whose daylight it runs.',
  'anniversary.star_aparahna': 'The day whose aparahna has more of the star, as for a tithi; of two alike the earlier.',
  'anniversary.second_of_two_stars':
    'Twice in one solar month: the second; the first, where the next sankranti touches the second.',
  'anniversary.first_of_two_stars': 'Twice in one solar month: the first.',
  'anniversary.tithi_two_days_birth_star': 'A tithi on two days: the one with the birth star.',
  'anniversary.star_both_neither_sunrise_two':
    'The star on both or neither: the sunrise with two muhurtas of the tithi and more.',
  'anniversary.less_two_muhurtas_after_sunrise': 'Less than two muhurtas after sunrise: the day before.',
  'anniversary.day_whose_sunrise_tithi': 'The day whose sunrise has the tithi.',
  'anniversary.first_sunrise_tithi_day_holds': 'The first sunrise that has the tithi, or the day that holds it whole.',
  'anniversary.tithi_aparahna_if_day_alone': 'The tithi that has aparahna; if one day alone has it, that day.',
  'anniversary.aparahna_whole_both_days_neither': 'Aparahna whole on both days, or on neither: the earlier.',
  'anniversary.unequal_parts_aparahna_day_more': 'Unequal parts of aparahna: the day that has more.',
  'anniversary.earlier_more_aparahna_both_same': 'The earlier has more of aparahna, or both the same: the earlier.',
  'anniversary.aparahna_neither_day_earlier': 'Aparahna on neither day: the earlier.',
  'anniversary.madhava_alike_both_days_next': 'Madhava: alike on both days and the next tithi shrinking, the earlier.',
  'anniversary.madhava_alike_both_days_next_tithi':
    'Madhava: alike on both days and the next tithi not shrinking, the later.',
  'anniversary.where_birth_month_doubled_true': 'Where the birth month is doubled: in the true one, not in the adhika.',
  'anniversary.adhika_month_adhika_month_name':
    'Of an adhika month: in the adhika month of that name, where there is one again.',
  'anniversary.first_yearly_rite_falls_adhika': 'The first yearly rite that falls in an adhika month is done in it.',
  'anniversary.true_month_second_year_true':
    'Of a true month: from the second year on in the true month, not in the adhika.',
  'decide.adhika_month_before_kshaya_samsarpa':
    'The adhika month before a kshaya one, samsarpa, is fit for every rite; the kshaya month and the adhika one after it are left.',
  'jayanti.evening_both_days_later_narasimha': 'In the evening of both days: the later, as for Narasimha.',
  'jayanti.both_days_more_time_birth': 'On both days: the one that has more of the time of the birth.',
  'jayanti.both_days_equally_more_earlier': 'On both days equally, or more on the earlier: the earlier.',
  'jayanti.neither_day_later_tithi_sunrise': 'On neither day: the later, which has the tithi at sunrise.',
  'navaratra.pratipad_two_sunrises_earlier': 'Pratipad at two sunrises: the earlier.',
  'navaratra.pratipad_no_later_sunrise_day': 'Pratipad at no later sunrise: the day that holds it.',
  'navaratra.pot_set_morning_first_day': 'The pot is set in the morning of the first day.',
  'purana.lamps_worship_lakshmi_pradosha': 'Lamps and the worship of Lakshmi in pradosha.',
  'sankranti.sun_enters_day_day': 'The Sun enters by day: the sankranti is on that day.',
  'sankranti.night_after_midnight_first_half':
    'By night after midnight, save into Makara and Karka: the first half of the day after.',
  'sankranti.night_before_midnight_second_half':
    'By night before midnight, save into Makara and Karka: the second half of the day before.',
  'sankranti.night_day_already_begun_so': 'By night: the day already begun; so in many civil calendars.',
  'weekday.muhurta_tithi_weekday_before_sayahna':
    'A muhurta of the tithi on the weekday before sayahna, as for Somavati.',
  'akshaya_tritiya.third_first_half_later_day': 'The third in the first half of the later day alone: that day.',
  'akshaya_tritiya.first_half_both_days_three':
    'The third runs in the first half of both days, three muhurtas of the later: the later day.',
  'akshaya_tritiya.first_half_both_days_less':
    'The third runs in the first half of both days, less than three muhurtas of the later: the earlier day; so too if only the earlier has it.',
  'akshaya_tritiya.where_purvahna_third_daylight_third':
    'Where purvahna is a third of daylight: the third in it on the later day alone, that day.',
  'akshaya_tritiya.where_purvahna_third_daylight_every':
    'Where purvahna is a third of daylight: in every other case the earlier day.',
  'akshaya_tritiya.purushartha_chintamani_three_muhurtas_midday':
    'Purushartha-chintamani: at ghatikas 13 to 15 of daylight, or in a part of them, on the earlier day alone: that day.',
  'akshaya_tritiya.purushartha_chintamani_three_muhurtas_midday_both':
    'Purushartha-chintamani: at ghatikas 13 to 15 of daylight on both days, on neither or on the later: the later.',
  'akshaya_tritiya.bath_gifts_worship_purvahna': 'Bath, gifts and worship in purvahna.',
  'ananta_chaturdashi.fourteenth_two_sunrises_whole_earlier':
    'The fourteenth at two sunrises is whole on the earlier day: that day.',
  'ananta_chaturdashi.three_muhurtas_fourteenth_sunrise_want':
    'Three muhurtas of the fourteenth from sunrise, or at least two: that day.',
  'ananta_chaturdashi.less_two_muhurtas_sunrise_earlier': 'Less than two muhurtas from sunrise: the earlier day.',
  'ashadha_navaratri.pratipad_sunrise_almanacs_today_take':
    'Pratipad at sunrise: almanacs of today take that day for the navaratra of Ashadha.',
  'bhaidooj.second_aparahna_earlier_day_alone': 'The second in aparahna on the earlier day alone: that day.',
  'bhaidooj.second_aparahna_later_day_alone': 'The second in aparahna on the later day alone: that day.',
  'bhaidooj.aparahna_both_days_later': 'The second has aparahna on both days: the later day.',
  'bhaidooj.aparahna_neither_day_later': 'The second has aparahna on neither day: the later day.',
  'bhaidooj.yama_worshipped_aparahna_sister_gives': 'Yama is worshipped in aparahna, and the sister gives the meal.',
  'bhanu_saptami.seventh_sunday_great_merit_bath':
    'The seventh with Sunday: of great merit for bath and gifts, as that amavasya.',
  'bhaumavati_amavasya.amavasya_tuesday_great_merit_bath': 'Amavasya with Tuesday: of great merit for bath and gifts.',
  'buddha_avatara.buddha_born_bright_tenth_ashvina': 'Buddha is born on the bright tenth of Ashvina in the evening.',
  'buddha_purnima.purnima_vaishakha_sunrise_two_sunrises':
    'Purnima of Vaishakha at sunrise; at two sunrises the later, at none the day that holds it.',
  'guru_nanak_jayanti.purnima_kartika_sunrise':
    'Purnima of Kartika at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'valmiki_jayanti.purnima_ashvina_sunrise':
    'Purnima of Ashvina at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'ravidas_jayanti.purnima_magha_sunrise':
    'Purnima of Magha at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'thaipusam.pushya_midday_thai':
    'Pushya at midday in the month of Thai; of two in the month the one near the full moon.',
  'vishu.lists_day_of_entry': 'Some lists of holidays have the day on which the Sun enters Mesha.',
  'deepavali.kenya_day_of_fourteenth_or_monday':
    'The holiday of Kenya is the day of the fourteenth at dawn, as in the Tamil lands; the Monday if that is a Sunday.',
  'deepavali.fiji_lakshmi_puja_or_monday':
    'The holiday of Fiji is the day of the Lakshmi puja there; the Monday if that is a Sunday.',
  'deepavali.caribbean_keeps_date_of_india': 'Guyana, Suriname and Trinidad keep the date of India.',
  'holi.caribbean_keeps_date_of_india': 'Guyana, Suriname and Trinidad keep the date of India.',
  'ganeshchaturthi.mauritius_day_after_india': 'The holiday of Mauritius is the day after Ganesha Chaturthi in India.',
  'gai_jatra.day_after_shravana_purnima':
    'The dark first after the purnima of Shravana at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'indra_jatra.bright_fourteenth_bhadrapada_sunrise':
    'The bright fourteenth of Bhadrapada at sunrise; at two sunrises the later, as in 2018, at none the day that holds it.',
  'ghode_jatra.amavasya_phalguna_sunrise':
    'The amavasya of Phalguna (amanta) at sunrise; at two sunrises the later, at none the day that holds it.',
  'gaura_parva.eighth_joined_with_seventh':
    'The eighth in madhyahna; on both days, or on neither, the one joined with the seventh.',
  'gaura_parva.last_eighth_before_agastya':
    'The last eighth in Simha before Agastya rises, bright or dark, as Nepal’s lists of holidays have it: the text bars the worship of durva with the Sun in Kanya and after Agastya’s rise.',
  'jitiya.dark_eighth_sunrise':
    'The dark eighth of Bhadrapada (amanta) at sunrise; at two sunrises the later, at none the day that holds it.',
  'sonam_losar.bright_first_magha_sunrise':
    'The bright first of Magha at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'gyalpo_losar.bright_first_phalguna_sunrise':
    'The bright first of Phalguna at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'tihar.tithi_at_sunrise':
    'The tithi at sunrise, as Nepal’s Panchanga committee printed it for 2020 and 2021; at two sunrises the later, at none the day that holds it.',
  'nepali_new_year.first_day_baishakh': 'The first day of Baishakh of the Bikram calendar.',
  'rakshabandhan.purnima_sunrise_in_nepal':
    'Purnima at sunrise, however short it is there; at two sunrises the later: Janai Purnima of Nepal’s lists of holidays.',
  'mahavir_jayanti.bright_thirteenth_chaitra_sunrise':
    'The bright thirteenth of Chaitra at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'shankara_jayanti.bright_fifth_vaishakha_sunrise':
    'The bright fifth of Vaishakha at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'vallabha_jayanti.dark_eleventh_chaitra_sunrise':
    'The dark eleventh of Chaitra (amanta) at sunrise; at two sunrises the later, at none the day that holds it.',
  'budhashtami.bright_eighth_wednesday_muhurta_morning':
    'The bright eighth on a Wednesday, even for one muhurta, from morning to the end of aparahna; not in Chaitra nor in the four months from Shravana.',
  'chaitra_navaratri.pratipad_two_sunrises_later_joined':
    'Pratipad at two sunrises: the later, joined with the second.',
  'chaitra_navaratri.pratipad_joined_second_muhurta':
    'Pratipad is taken joined with the second tithi, even for one muhurta.',
  'chaitra_navaratri.pratipad_sunrise_less_muhurta_almanacs':
    'Pratipad at sunrise for less than a muhurta: almanacs of today take the day, which is also the new year’s.',
  'chaitra_navaratri.pratipad_no_later_sunrise_earlier': 'Pratipad at no later sunrise: the earlier day.',
  'chaitra_navaratri.pratipad_both_sunrises_earlier_day': 'Pratipad at both sunrises: the earlier day.',
  'chaitra_navaratri.less_muhurta_after_sunrise_no':
    'Less than a muhurta after sunrise, or no sunrise: the day joined with amavasya.',
  'chaitra_navaratri.autumn_navaratra': 'Parana and the other particulars as in the autumn navaratra.',
  'dattatreya_jayanti.purnima_pradosha': 'Purnima that has pradosha.',
  'dattatreya_jayanti.purnima_pradosha_both_days_neither': 'Purnima in pradosha of both days or of neither: the later.',
  'deepavali.amavasya_pradosha_earlier_day_alone':
    'Amavasya has the pradosha of the earlier day alone: Lakshmi is worshipped on that day.',
  'deepavali.amavasya_lasts_sunrise_more_ghati':
    'Amavasya that lasts from sunrise to more than a ghati after sunset leaves no doubt; if it has the pradosha of both days, the later day is taken.',
  'deepavali.amavasya_pradosha_later_day_alone':
    'Amavasya has the pradosha of the later day alone: Lakshmi is worshipped on that day.',
  'deepavali.amavasya_fills_earlier_evening_leaves':
    'Amavasya fills the evening of the earlier day and has less than a ghati of the later one: almanacs of today take the earlier day.',
  'deepavali.pradosha_neither_day_lakshmi_worshipped':
    'In pradosha on neither day: Lakshmi is worshipped on the earlier day.',
  'deepavali.tamil_dawn_of_fourteenth':
    'In the Tamil lands and Kerala Deepavali is the day whose dawn has the dark fourteenth, that of the oil bath.',
  'deepavali.tamil_fourteenth_two_dawns_earlier':
    'In the Tamil lands and Kerala Deepavali is the day of the oil bath at dawn; if the fourteenth has two dawns, the earlier.',
  'deepavali.tamil_fourteenth_no_later_dawn':
    'In the Tamil lands and Kerala Deepavali is the day of the oil bath; if the fourteenth has no later dawn, the day that holds it.',
  'deepavali.bengal_kali_puja_midnight_of_amavasya':
    'In Bengal it is the day of Kali Puja, the midnight of amavasya; on both days or on neither the earlier.',
  'deepavali.first_evening_amavasya': 'The first evening that has amavasya.',
  'deepavali.first_evening_amavasya_night_after': 'The first evening that has amavasya, with the night after it.',
  'deepavali.amavasya_pradosha_later_day_both': 'Amavasya in pradosha on the later day or on both: the later day.',
  'deepavali.amavasya_pradosha_earlier_day_neither':
    'Amavasya in pradosha on the earlier day or on neither: the earlier day.',
  'deepavali.purushartha_chintamani_amavasya_more_three':
    'Purushartha-chintamani: amavasya of more than three yamas on the later day, with a growing pratipad: the later day.',
  'deepavali.lamps_worship_lakshmi_pradosha': 'Lamps and the worship of Lakshmi in pradosha.',
  'dev_deepavali.purnima_kartika_pradosha_both_days':
    'Purnima of Kartika in pradosha; in that of both days the later, of neither the earlier.',
  'dhanteras.lamp_yama_given_beginning_night':
    'The lamp for Yama is given at the beginning of the night of the thirteenth.',
  'dhanteras.dark_thirteenth_taken_later_day':
    'The dark thirteenth is taken on the later day, as is one that two evenings share.',
  'dhanteras.thirteenth_begins_after_evening_ends':
    'The thirteenth begins after one evening and ends before the next: the evening before it.',
  'dhanteras.rite_evening_takes_day_whose': 'A rite of the evening takes the day whose pradosha has the tithi.',
  'dhanteras.unequal_parts_pradosha_day_more':
    'Unequal parts of pradosha: the day that has more, though the earlier, its excess being enough for the rite.',
  'dhanteras.pradosha_both_days_whole_equal':
    'Pradosha of both days whole or in equal parts, or of neither: the later.',
  'dhanteras.lamp_yama_outside_house_nightfall': 'A lamp for Yama outside the house at nightfall.',
  'ganeshchaturthi.fourth_madhyahna_earlier_day_alone': 'The fourth in madhyahna of the earlier day alone: that day.',
  'ganeshchaturthi.no_touch_earlier_day_touch':
    'The fourth does not reach madhyahna on the earlier day and has it on the later: the later day.',
  'ganeshchaturthi.part_madhyahna_earlier_day_whole':
    'The fourth has a part of madhyahna on the earlier day and the whole of it on the later: the later day.',
  'ganeshchaturthi.parts_madhyahna_both_days_some':
    'Parts of madhyahna on both days: some take the later when it has more.',
  'ganeshchaturthi.madhyahna_both_days_wholly_equal': 'Madhyahna of both days, wholly or in equal part: the earlier.',
  'ganeshchaturthi.madhyahna_neither_day_earlier': 'Madhyahna of neither day: the earlier.',
  'ganeshchaturthi.part_earlier_day_whole_later': 'A part on the earlier day, the whole on the later: the later.',
  'ganeshchaturthi.parts_madhyahna_both_days_equal': 'Parts of madhyahna on both days, equal or not: the earlier.',
  'ganeshchaturthi.worship_madhyahna': 'The worship is in madhyahna.',
  'govardhan.pratipad_sunrise_all_rites_day': 'Pratipad from sunrise on: all its rites on that day.',
  'govardhan.pratipad_ten_muhurtas_sunrise_all':
    'Pratipad of ten muhurtas from sunrise: all its rites are on that day.',
  'govardhan.pratipad_nine_muhurtas_second_not':
    'Pratipad of nine muhurtas: the second has not entered by six, so that the Moon is not seen: that day.',
  'govardhan.pratipad_less_nine_muhurtas_bali':
    'Pratipad of less than nine muhurtas: Bali, the cows and Govardhana are worshipped on the day before.',
  'govardhan.oil_bath_new_clothes_lamps':
    'The oil bath, new clothes and the women’s waving of lights are on the day whose sunrise has pratipad, even for one muhurta.',
  'govardhan.pratipad_no_later_sunrise_day': 'Pratipad at no later sunrise: the day that holds it.',
  'govardhan.some_almanacs_take_day_whose': 'Some almanacs take the day whose sayahna has the pratipad.',
  'govardhan.pratipad_sayahna_neither_day_later': 'Pratipad in sayahna on neither day: the later.',
  'govardhan.some_almanacs_take_first_day': 'Some almanacs take the first day whose sayahna has the pratipad.',
  'govardhan.govardhana_worshipped_morning_where_pratipad':
    'Govardhana is worshipped in the morning; where pratipad begins later, after it has begun.',
  'guru_purnima.purnima_two_sunrises_later_day': 'Purnima is taken on the later day: here the second of two sunrises.',
  'guru_purnima.purnima_taken_later_day': 'Purnima is taken on the later day.',
  'guru_purnima.purnima_no_later_sunrise_day': 'Purnima at no later sunrise: the day that holds it.',
  'guru_purnima.vyasa_worshipped_purnima_ashadha': 'Vyasa is worshipped on the purnima of Ashadha.',
  'guru_purnima.shaving_ascetics_worship_begins_purnima':
    'For the shaving of ascetics, with which this worship begins, purnima must have three muhurtas after sunrise.',
  'guru_purnima.third_muhurta_after_sunrise_not': 'The third muhurta after sunrise not touched: the earlier day.',
  'guru_purnima.worship_vyasa_teachers_purnima': 'Worship of Vyasa and the teachers on purnima.',
  'hanuman_jayanti.purnima_chaitra_sunrise_two_sunrises':
    'Purnima of Chaitra at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'haritalika.third_later_day_muhurta_less':
    'The third on the later day, even for a muhurta or less; joined with the second only when the later day has none.',
  'holi.purnima_pradosha_both_days_part':
    'Purnima in pradosha on both days, or in a part of it on the later: the later day, since the earlier has bhadra.',
  'holi.pradosha_free_bhadra_else_after':
    'In pradosha free of bhadra; else after bhadra, in its tail, or in it without its mouth; never by day.',
  'holi.purnima_three_half_yamas_later':
    'Purnima of three and a half yamas on the later day and a growing pratipad: the later day, in the pradosha of pratipad.',
  'holi.purnima_three_half_yamas_later_day':
    'Purnima lasts three and a half yamas on the later day: almanacs of today take that day also when pratipad shrinks.',
  'holi.purnima_not_pradosha_later_day':
    'Purnima does not reach pradosha on the later day: the fire is lit on the earlier day, after bhadra, in its tail, or in it without its mouth.',
  'holi.evening_purnima_whatever_bhadra_so': 'The evening that has purnima, whatever bhadra; so in Maharashtra.',
  'holi.purnima_three_half_yamas_later_day_growing':
    'Purnima of three and a half yamas on the later day and a growing pratipad: the later day.',
  'holi.else_earlier_day_bhadra_without':
    'Else the earlier day: after bhadra, in its tail, or in it without its mouth.',
  'holi.colours_played_day_after_fire': 'The colours are played on the day after the fire.',
  'janmashtami.eighth_rohini_midnight_earlier_day':
    'The eighth with Rohini at midnight of the earlier day alone: that day.',
  'janmashtami.eighth_rohini_midnight_later_day':
    'The eighth with Rohini at midnight of the later day, or of both: the later.',
  'janmashtami.eighth_pure_sunrise_rohini_earlier':
    'An eighth pure from sunrise, with Rohini on the earlier day or on both: the earlier.',
  'janmashtami.rohini_both_days_later_muhurta':
    'Rohini on the later day alone, or on both where the seventh joins the earlier, with a muhurta of the eighth on the later: the later.',
  'janmashtami.joined_seventh_rohini_earlier_day':
    'Joined with the seventh, Rohini on the earlier day alone and before its midnight: the earlier.',
  'janmashtami.midnight_earlier_day_alone_without':
    'The eighth has the midnight of the earlier day alone, and Rohini is not on the later: the earlier day.',
  'janmashtami.eighth_pure_sunrise_without_rohini': 'An eighth pure from sunrise and without Rohini: the earlier day.',
  'janmashtami.midnight_later_day_both_neither':
    'At midnight of the later day, of both or of neither, without Rohini before midnight: the later.',
  'janmashtami.almanacs_leave_rohini_aside_eighth':
    'Almanacs that leave Rohini aside: the eighth at midnight of the earlier day alone: that day.',
  'janmashtami.rohini_left_aside_eighth_midnight':
    'Rohini left aside, the eighth at midnight of the later day, of both or of neither: the later.',
  'janmashtami.worship_midnight': 'The worship is at midnight.',
  'janmashtami.fast_tithi_alone_end_joined':
    'Of a fast on the tithi alone at its end; of one joined with Rohini at the end of both, or by day at the end of either.',
  'janmashtami.vaishnavas_take_eighth_free_seventh':
    'Vaishnavas take the eighth free of the seventh: the first day at whose sunrise it runs.',
  'janmashtami.eighth_no_sunrise_joined_seventh':
    'The eighth at no sunrise is joined with the seventh, which Vaishnavas do not take: the day after it.',
  'kalashtami.eighth_pradosha_earlier_day_alone':
    'The eighth in pradosha of the earlier day alone: the earlier, though the later has its madhyahna.',
  'kalashtami.eighth_pradosha_madhyahna_later_day': 'The eighth in pradosha, and in madhyahna, of the later day alone.',
  'kalashtami.pradosha_neither_day_later_madhyahna':
    'In pradosha of neither day the text is silent: the later day, which alone has the madhyahna that the Sindhu asks for.',
  'kalashtami.2_kartika_quotes_sindhu_eighth':
    'As 2, Kartika quotes the Sindhu: the eighth in madhyahna; on both days the earlier.',
  'kalashtami.almanacs_take_eighth_midnight_both': 'Almanacs that take the eighth at midnight; on both days the later.',
  'kalki_jayanti.kalki_born_bright_sixth_shravana': 'Kalki is born on the bright sixth of Shravana in the evening.',
  'kamada_ekadashi.fast_eleventh': 'The fast of the eleventh.',
  'karaka_chaturthi.fourth_moonrise_otherwise_sankashti': 'The fourth at moonrise; otherwise as for Sankashti.',
  'karkasankranti.karka_three_ghatis_morning_twilight': 'Karka in the three ghatis of morning twilight: the next day.',
  'kojagara.purnima_midnight_earlier_day_alone':
    'Purnima at midnight of the earlier day alone: that day; else the later.',
  'kojagara.bengal_lakshmi_puja_dusk_of_later_day_alone':
    'The Lakshmi Puja of Bengal is on the later day only if purnima has the dusk of that day alone; else on the earlier, whose midnight has it.',
  'kurma_jayanti.tortoise_born_purnima_vaishakha_evening':
    'The Tortoise is born on the purnima of Vaishakha in the evening.',
  'lakshmi_panchami.fifth_general_rule_joined_fourth':
    'The fifth by the general rule: joined with the fourth, the earlier day.',
  'lakshmi_panchami.less_two_muhurtas_before_sunset':
    'Less than two muhurtas before sunset of the earlier day: the later day.',
  'lakshmi_panchami.lakshmi_worshipped_fifth_chaitra': 'Lakshmi is worshipped on the fifth of Chaitra.',
  'magha_navaratri.pratipad_sunrise_almanacs_today_take':
    'Pratipad at sunrise: almanacs of today take that day for the navaratra of Magha.',
  'mahanavami.ninth_sunrise_remainder_earlier_day':
    'The ninth from sunrise on, with a remainder: the earlier day, for it is whole.',
  'mahanavami.worship_fast_ninth_joined_eighth':
    'Worship and fast: the ninth joined with the eighth, if it has three muhurtas in the evening of the eighth.',
  'mahanavami.less_three_muhurtas_evening_eighth':
    'Less than three muhurtas in the evening of the eighth: the later day.',
  'mahanavami.offering_too_earlier_day_ninth': 'The offering too is on the earlier day when the ninth has it whole.',
  'mahanavami.great_offering_ninth_joined_tenth': 'The great offering is on the ninth that is joined with the tenth.',
  'mahashtami.eighth_sixty_ghatis_taken_whole': 'The eighth of sixty ghatis is taken whole, though some of it is left.',
  'mahashtami.ninth_lost_does_not_reach':
    'The ninth is lost and does not reach the sunrise of the tenth: the day with the seventh, though the eighth rises.',
  'mahashtami.eighth_sunrise_ghati_joined_ninth': 'The eighth at sunrise, even for one ghati, joined with the ninth.',
  'mahashtami.none_less_ghati_later_sunrise':
    'None or less than a ghati at the later sunrise: the day with the seventh.',
  'makarsankranti.makara_night_either_half_next': 'The Sun enters Makara by night, in either half of it: the next day.',
  'makarsankranti.makara_three_ghatis_evening_twilight':
    'Makara in the three ghatis of evening twilight: the same day.',
  'masa_shivaratri.dark_fourteenth_midnight_both_days': 'The dark fourteenth at midnight; on both days the later.',
  'matsya_jayanti.fish_born_third_chaitra_aparahna': 'The Fish is born on the third of Chaitra in aparahna.',
  'matsya_jayanti.third_aparahna_both_days_day': 'The third in aparahna of both days: the day that has more of it.',
  'matsya_jayanti.third_aparahna_both_days_day_more':
    'The third in aparahna of both days: the day that has more of it, the earlier where they are equal.',
  'matsya_jayanti.third_aparahna_neither_day_day': 'The third in aparahna of neither day: the day it begins.',
  'matsya_jayanti.some_say_first_bright_chaitra': 'Some say: on the first of bright Chaitra.',
  'matsya_jayanti.worship_aparahna': 'The Fish is born in aparahna, so that the worship is then.',
  'naga_panchami.fifth_sunrise_day': 'The fifth from sunrise on: that day.',
  'naga_panchami.fifth_three_muhurtas_after_sunrise':
    'The fifth of three muhurtas after sunrise, joined with the sixth: that day.',
  'naga_panchami.fourth_vexes_earlier_day_three':
    'The fourth vexes the earlier day for three muhurtas: the later day, though it has but two.',
  'naga_panchami.less_later_day_earlier': 'Less on the later day: the earlier.',
  'narakachaturdashi.fourteenth_two_dawns_almanacs_today':
    'The fourteenth at two dawns: almanacs of today take the later.',
  'narakachaturdashi.bath_dawn_day_fourteenth_arunodaya':
    'The bath is at dawn of the day that has the fourteenth; from arunodaya it is better than before.',
  'narakachaturdashi.fourteenth_touches_no_later_dawn':
    'The fourteenth touches no later dawn: the day in which it begins.',
  'narakachaturdashi.moonrise_before_sunrise_both_days': 'At moonrise before sunrise on both days: the earlier.',
  'narakachaturdashi.moonrise_before_sunrise_later_day': 'At moonrise before sunrise of the later day alone: that day.',
  'narakachaturdashi.part_dawn_day_alone_bath': 'In a part of the dawn of one day alone: the bath is in that part.',
  'narakachaturdashi.oil_bath_before_sunrise_best': 'Oil bath before sunrise, best from moonrise on.',
  'narasimha_jayanti.bright_fourteenth_vaishakha_sunset_both':
    'The bright fourteenth of Vaishakha at sunset; on both days or on neither the later.',
  'navaratra_days.day_navaratra_tithi_sunrise_two':
    'The day of a navaratra is that of the tithi at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'navaratri.pratipad_sixty_ghatis_sunrise_remainder':
    'Pratipad of sixty ghatis from sunrise, with a remainder: the earlier day.',
  'navaratri.pratipad_three_muhurtas_after_sunrise': 'Pratipad lasts three muhurtas after sunrise: that day.',
  'navaratri.where_three_cannot_two_muhurtas': 'Where three cannot be had, two muhurtas after sunrise.',
  'navaratri.some_muhurta_after_sunrise': 'Some: one muhurta after sunrise.',
  'navaratri.less_muhurta_after_sunrise_no':
    'Less than a muhurta after sunrise, or no sunrise: the day joined with amavasya.',
  'navaratri.pot_set_within_ten_ghatis':
    'The pot is set within ten ghatis of sunrise, else in abhijit; not in aparahna nor by night.',
  'onam.shravana_sunrise_chingam_two':
    'Shravana at sunrise in the month of Chingam; of two in the month the later; at no sunrise, the day nearest.',
  'parshuram_jayanti.third_first_yama_earlier_night':
    'The third in the first yama of the earlier night alone: that day.',
  'parshuram_jayanti.third_first_yama_later_night': 'The third in the first yama of the later night alone: that day.',
  'parshuram_jayanti.part_first_yama_both_nights': 'In a part of the first yama of both nights: the later.',
  'parshuram_jayanti.third_first_yama_neither_night':
    'The third in the first yama of neither night: the day it begins.',
  'parshuram_jayanti.parashurama_born_third_vaishakha_madhyahna':
    'Parashurama is born on the third of Vaishakha in madhyahna; many say in pradosha.',
  'parshuram_jayanti.worship_pradosha': 'The worship is in pradosha.',
  'pitru_paksha.shraddha_tithi_day_aparahna': 'The shraddha of a tithi is on the day that has it in aparahna.',
  'pitru_paksha.aparahna_both_days_more': 'In aparahna of both days: the one that has more of it.',
  'pitru_paksha.aparahna_both_days_more_earlier':
    'In aparahna of both days, more of it on the earlier or as much: the earlier.',
  'pitru_paksha.aparahna_neither_day_earlier_tithi':
    'In aparahna of neither day: the earlier, on which the tithi begins.',
  'pradosha.thirteenth_three_muhurtas_after_sunset':
    'The thirteenth in the three muhurtas after sunset; on both days the later, or the one that has more.',
  'rakshabandhan.purnima_less_three_muhurtas_after':
    'Purnima of less than three muhurtas after sunrise: the day before, in pradosha or another time free of bhadra.',
  'rakshabandhan.purnima_more_three_muhurtas_after':
    'Purnima lasts more than three muhurtas after sunrise: the thread is tied on that day, in aparahna or pradosha.',
  'rakshabandhan.aparahna_pradosha_free_bhadra_also':
    'In aparahna or pradosha, free of bhadra; also on the day of an eclipse or a sankranti.',
  'ramnavami.ninth_sunrise_free_eighth': 'The ninth at sunrise, free of the eighth.',
  'ramnavami.three_muhurtas_ninth_later_day':
    'Three muhurtas of the ninth on the later day: that day, even if the earlier has the whole madhyahna and Punarvasu.',
  'ramnavami.less_three_muhurtas_ninth_later':
    'Less than three muhurtas of the ninth on the later day: all take the earlier.',
  'ramnavami.ninth_madhyahna_later_day_alone': 'The ninth in madhyahna of the later day alone: that day.',
  'ramnavami.ninth_madhyahna_both_days_later':
    'The ninth in madhyahna of both days: the later, since the one with the eighth is barred.',
  'ramnavami.ninth_middle_neither_day_almanacs':
    'The ninth at the middle of neither day: almanacs of today take the earlier.',
  'ramnavami.tenth_so_short_fast_eleventh':
    'The tenth is so short that the Smartas’ fast of the eleventh would fall on the parana: Smartas take the earlier.',
  'ramnavami.birth_kept_madhyahna': 'The birth is kept in madhyahna.',
  'ratha_saptami.seventh_arunodaya_both_days_earlier':
    'The seventh at arunodaya; on both days the earlier; where it touches none, with the sixth.',
  'ratha_yatra.second_ashadha_sunrise_two_sunrises':
    'The second of Ashadha at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'rishi_panchami.fifth_madhyahna_both_days_neither': 'The fifth in madhyahna; on both days or on neither the earlier.',
  'sankashti_chaturthi.fourth_moonrise_both_moonrises_third':
    'The day whose moonrise has the fourth; if both have it, the day joined with the third; if neither has it, the later.',
  'shivaratri.fourteenth_midnight_earlier_day_alone': 'The fourteenth at midnight of the earlier day alone: that day.',
  'shivaratri.fourteenth_midnight_later_day_alone': 'The fourteenth at midnight of the later day alone: that day.',
  'shivaratri.part_nishitha_earlier_day_whole':
    'A part of nishitha on the earlier day, the whole on the later: the later.',
  'shivaratri.nishitha_both_days_earlier_after': 'Nishitha on both days: the earlier, after Hemadri and the Kaustubha.',
  'shivaratri.nishitha_neither_day_later': 'Nishitha on neither day: the later.',
  'shivaratri.whole_nishitha_earlier_day_part':
    'The whole of nishitha on the earlier day, a part on the later: the earlier.',
  'shivaratri.nishitha_both_days_later_after':
    'Nishitha on both days: the later, after Madhava, the Nirnayasindhu and most.',
  'shivaratri.worship_midnight_eighth_muhurta_night': 'The worship of midnight, the eighth muhurta of the night.',
  'shivaratri.end_fourteenth_if_ends_within':
    'Madhava and others: at the end of the fourteenth if it ends within three yamas, else in the morning, within it.',
  'somavati_amavasya.amavasya_monday_muhurta_until_end':
    'Amavasya on a Monday, even for one muhurta, until the end of aparahna; not in sayahna or by night.',
  'tulsi_vivaha.twelfth_kartika_sunrise_two_sunrises':
    'The twelfth of Kartika at sunrise; at two sunrises the earlier, at none the day that holds it.',
  'upakarma.purnima_both_sunrises_whole_earlier':
    'Purnima at both sunrises, whole on the earlier: the earlier for all.',
  'upakarma.purnima_six_muhurtas_after_sunrise':
    'Purnima of six muhurtas after sunrise of the later day: that day for all.',
  'upakarma.purnima_sangava_earlier_day_alone':
    'Purnima in sangava on the earlier day alone: almanacs of today take that day.',
  'upakarma.purnima_two_six_muhurtas_after':
    'Purnima of two to six muhurtas after sunrise: the Taittiriyas take the later day.',
  'upakarma.purnima_less_two_muhurtas_after': 'Purnima of less than two muhurtas after sunrise: the earlier day.',
  'upakarma.purnima_both_sunrises_earlier_day': 'Purnima at both sunrises: the earlier day.',
  'upakarma.purnima_two_muhurtas_after_sunrise':
    'Purnima of two muhurtas after sunrise: the Taittiriyas take the later day.',
  'upakarma.purnima_less_six_muhurtas_not':
    'Purnima of less than six muhurtas: those who are not Taittiriyas take the earlier day.',
  'upakarma.purvahna_passage_says_so_bahvricas':
    'In purvahna: the passage says so of the Bahvricas; the Yajurveda is kept then too.',
  'upakarma.where_shravana_purnima_barred_followers':
    'Where Shravana purnima is barred, the followers of Apastamba take that of Bhadrapada.',
  'upakarma.where_shravana_purnima_barred_followers_baudhayana':
    'Where Shravana purnima is barred, the followers of Baudhayana take that of Ashadha.',
  'upakarma.rigveda_shravana_sunrise_earlier_day':
    'Rigveda: Shravana from the sunrise of the earlier day on: that day.',
  'upakarma.rigveda_shravana_two_muhurtas_after':
    'Rigveda: Shravana of two muhurtas after sunrise of the later day: that day, for Uttara Ashadha is barred.',
  'upakarma.rigveda_star_panchami_hasta_shravana':
    'Rigveda, star, panchami and Hasta of Shravana all barred: panchami all the same; Bhadrapada has them again.',
  'upakarma.samaveda_hasta_through_whole_aparahna':
    'Samaveda: Hasta through the whole aparahna of the earlier day alone: that day.',
  'upakarma.samaveda_hasta_aparahna_both_days':
    'Samaveda: Hasta in aparahna of both days, of the later, of neither, or in a part of that of the earlier alone: the later.',
  'upakarma.samaveda_sankranti_bars_hasta_bhadrapada':
    'Samaveda: a sankranti bars the Hasta of Bhadrapada; the Nirnayasindhu then takes that of Shravana.',
  'vamana_jayanti.dwarf_born_bright_twelfth_bhadrapada':
    'The Dwarf is born on the bright twelfth of Bhadrapada in madhyahna.',
  'varaha_jayanti.boar_born_bright_third_bhadrapada': 'The Boar is born on the bright third of Bhadrapada in aparahna.',
  'vasant_panchami.fifth_purvahna_later_day_alone': 'The fifth in purvahna of the later day alone: that day.',
  'vasant_panchami.every_other_case_earlier_day': 'In every other case the earlier day.',
  'vasant_panchami.bengal_fifth_at_sunrise':
    'The Saraswati Puja of Bengal is on the day whose sunrise has the fifth; at two sunrises on the earlier.',
  'vasant_panchami.worship_purvahna': 'The day goes by purvahna, so that the worship is then.',
  'vijayadashami.shravana_begins_after_aparahna_earlier':
    'Shravana begins after aparahna of the earlier day: it is counted to the later.',
  'vijayadashami.tenth_aparahna_later_day_alone': 'The tenth in aparahna of the later day alone: the later.',
  'vijayadashami.aparahna_earlier_day_alone_but':
    'In aparahna of the earlier day alone, but the later has three muhurtas and alone has Shravana, into its aparahna: the later.',
  'vijayadashami.tenth_aparahna_earlier_day_alone':
    'The tenth in aparahna of the earlier day alone, and no such Shravana on the later: the earlier.',
  'vijayadashami.aparahna_both_days_neither_shravana':
    'In aparahna of both days or of neither, Shravana on both or on neither: the earlier.',
  'vijayadashami.worship_aparajita_shami_aparahna': 'The worship of Aparajita and the shami is in aparahna.',
  'vinayaka_chaturthi.fourth_madhyahna_later_day_if':
    'The fourth in madhyahna: the later day if it alone has it, else the earlier.',
  'vishu.kani_seen_first_dawn_after': 'The kani is seen at the first dawn after the Sun has entered Mesha.',
  'upakarma.rig_panchami_from_sunrise': 'Rigveda, the star failing or its day barred: panchami from sunrise on.',
  'upakarma.rig_panchami_three_muhurtas':
    'Rigveda, Shravana being under two muhurtas and joined with Uttara Ashadha, or its day barred: panchami of three muhurtas at sunrise.',
  'upakarma.rig_panchami_day_before':
    'Rigveda, the star failing or its day barred: panchami under three muhurtas at sunrise: the day before.',
  'upakarma.rig_hasta_from_sunrise': 'Rigveda, the star failing or its day barred: Hasta from sunrise on.',
  'upakarma.rig_hasta_three_muhurtas':
    'Rigveda, Shravana being under two muhurtas and joined with Uttara Ashadha, or its day barred: Hasta of three muhurtas at sunrise.',
  'upakarma.rig_hasta_day_before':
    'Rigveda, the star failing or its day barred: Hasta under three muhurtas at sunrise: the day before.',
  'ekadashi.calendars_name_day_take_sunrise':
    'Calendars that name one day take the sunrise of the eleventh, of two the later.',
  'ekadashi.eleventh_no_sunrise_day_holds': 'The eleventh at no sunrise: the day that holds it.',
  'ekadashi.twelfth_runs_past_midday_first':
    'The twelfth runs past midday: in the first three muhurtas of the day, after its first quarter (harivasara).',
  'ekadashi.twelfth_ends_before_midday_within':
    'The twelfth ends before midday: within it, after its first quarter (harivasara).',
  'ekadashi.first_quarter_harivasara_outlasts_three':
    'Its first quarter (harivasara) outlasts the three muhurtas of morning: not at midday; as some say, in aparahna.',
  'ekadashi.first_quarter_twelfth_harivasara_outlasts':
    'The first quarter of the twelfth (harivasara) outlasts a short winter day: after it, within the twelfth.',
  'ekadashi.no_twelfth_left_parana_in_thirteenth':
    'Nothing of the twelfth is left at sunrise: in the thirteenth, in the morning.',
  'mahadvadashi.star_at_two_sunrises':
    'Calendars of the Gaudiya Vaishnavas: Punarvasu, Rohini or Pushya at the sunrises of a bright twelfth and of the next day, and the twelfth to sunset, or Shravana at both sunrises: the fast is on the twelfth.',
  'mahadvadashi.twelfth_alone_has_both':
    'The fasts of the eleventh and of a great twelfth on two days: who cannot keep both keeps the twelfth and has the merit of both.',
  'mahadvadashi.three_tithis_of_one_day':
    'The eleventh at sunrise, the twelfth lost, the thirteenth at the next sunrise: one fast for both.',
  'mahadvadashi.unmilani': 'The twelfth joined to an eleventh that is pure and runs past a second sunrise is Unmilani.',
  'mahadvadashi.vyanjuli': 'The twelfth alone runs past a second sunrise: Vanjuli, which calendars call Vyanjuli.',
  'mahadvadashi.trisprisha': 'Three tithis meet in one day and night: Trisprisha.',
  'mahadvadashi.pakshavardhini': 'The coming new or full moon has two sunrises: Pakshavardhini.',
  'mahadvadashi.star_names_padma':
    'A bright twelfth with Punarvasu is Jaya, with Rohini Jayanti, with Pushya Papanashini, with Shravana Vijaya; as the collection adyatithi quotes the verses.',
  'mahadvadashi.star_names_sindhu':
    'With Pushya it is Jaya, with Shravana Vijaya, with Punarvasu Jayanti, with Rohini Papanashini.',
  'mahadvadashi.parana_to_third_of_day':
    'Calendars of the Gaudiya Vaishnavas: from sunrise to the first third of the day, or to the end of the tithi if that is earlier.',
  'mahadvadashi.parana_after_quarter':
    'Calendars of the Gaudiya Vaishnavas: after the first quarter of the twelfth (harivasara), to the first third of the day, or to the end of the tithi if that is earlier.',
  'mahadvadashi.parana_after_star': 'Calendars of the Gaudiya Vaishnavas: after the star of the fast has ended.',
  'sankranti.after_sunset_next_day_so': 'After sunset: the next day; so in almanacs of the solar months.',
  'sankranti.sun_does_not_rise_set':
    'The Sun does not rise and set here: the half of the day about noon that is nearer to the entry.',
  'savitri.worship_without_fast_women_keep': 'Worship without a fast, as women keep it everywhere.',
  'savitri.fast_goes_fourteenth_even_eighteen': 'The fast goes with the fourteenth, even when that has eighteen nadis.',
  'savitri.eighteen_nadis_nine_muhurtas_fourteenth':
    'Eighteen nadis (nine muhurtas) of the fourteenth on the earlier day: the worship is on the later.',
  'savitri.less_eighteen_nadis_nine_muhurtas':
    'Less than eighteen nadis (nine muhurtas) of the fourteenth on the earlier day: the worship is on it.',
  'savitri.fast_joined_fourteenth_three_muhurtas':
    'The fast: joined with the fourteenth, three muhurtas before sunset: the earlier day.',
  'savitri.fast_less_three_muhurtas_before': 'The fast: less than three muhurtas before sunset: the later day.',
  'chhath.save_skanda_sixth_taken_seventh': 'Save for Skanda the sixth is taken with the seventh: the later day.',
  'chhath.evening_offering_made_sixth': 'The evening’s offering is made in the sixth.',
  'chhath.sixth_no_later_sunrise_day': 'The sixth at no later sunrise: the day that holds it.',
  'chhath.less_three_muhurtas_fifth_after':
    'Less than three muhurtas of the fifth after sunrise are no vedha: the evening of that day has the sixth.',
  'chhath.some_calendars_take_sunrise_sixth': 'Some calendars take the sunrise that has the sixth, of two the later.',
  'chhath.less_six_muhurtas_fifth_earlier':
    'With less than six muhurtas of the fifth the earlier day may be taken too.',
  'ganga_dashahara.tenth_purvahna_earlier_day_alone': 'The tenth in purvahna of the earlier day alone: that day.',
  'ganga_dashahara.tenth_purvahna_later_day_alone': 'The tenth in purvahna of the later day alone: that day.',
  'ganga_dashahara.purvahna_both_days_more_ten':
    'In purvahna of both days: the one on which more of the ten yogas meet, here the later.',
  'ganga_dashahara.purvahna_both_days_more_ten_yogas':
    'In purvahna of both days: the one on which more of the ten yogas meet; where they are alike the text is silent: the earlier.',
  'ganga_dashahara.purvahna_neither_day_day_holds':
    'In purvahna of neither day the text is silent: the day that holds the tenth.',
  'ganga_dashahara.bath_worship_ganga_purvahna':
    'The day goes by purvahna, so that the bath and the worship of Ganga are then.',
  'kala_bhairava_ashtami.pradosha_both_days_part_later': 'In pradosha of both days, or in a part of it: the later.',
  'kalashtami.pradosha_both_days_later_part':
    'In pradosha of both days: the later; when it has a part of it too, as the passage on Kartika adds.',
  'karkasankranti.karka_night_before_after_midnight': 'Karka by night, before or after midnight: the day before.',
  'lakshmi_panchami.almanacs_take_sunrise_fifth_two':
    'Almanacs that take the sunrise of the fifth, of two the earlier.',
  'masa_shivaratri.almanacs_take_earlier_day_both':
    'Almanacs that take the earlier day, at both midnights and at neither.',
  'masa_shivaratri.some_take_fourteenth_pradosha_alone':
    'Some take the fourteenth in pradosha alone, for which the text finds no root.',
  'pongal.first_morning_after_entry_day':
    'The first morning after the entry, by day or by night: so Tamil Nadu kept 15 January 2026.',
  'pradosha.almanacs_look_sunset_alone_thirteenth':
    'Almanacs that look at sunset alone: the thirteenth there; at both or at neither the later.',
  'rakshabandhan.purnima_sunrise_however_short_so':
    'Purnima at sunrise, however short it is there: so in Nepal, and by many in 2022 and 2023.',
  'ramnavami.ninth_middle_earlier_day_alone_day':
    'The ninth at the middle of the earlier day alone: that day, as one publisher has it in 34 of the 35 years from 2001.',
  'vat_savitri.some_calendars_take_sunrise_amavasya': 'Some calendars take the sunrise that has amavasya.',
  'vijayadashami.aparahna_both_days_neither_day_alone':
    'In aparahna of both days or of neither: the day that alone has Shravana.',
  'vijayadashami.aparahna_alone_without_shravana_later':
    'By aparahna alone, without Shravana: the later day when it has more of the tenth.',
  'vijayadashami.aparahna_alone_without_shravana_earlier':
    'By aparahna alone, without Shravana: the earlier day unless the later has more.',
  'karthigai_deepam.evening_krittika_month_karthigai':
    'The evening of Krittika in the month of Karthigai; of two the one at the full moon that lies in the month.',
  'pana_sankranti.after_22_12_next_day':
    'After 22:12 on the clock the next day, as one publisher has it; a fit, no text.',
  'pana_sankranti.first_day_baisakha_sunrise':
    'The first day of Baisakha: the day, from sunrise to sunrise, that holds the entry.',
  'poila_boishakh.first_day_boishakh_civil_day':
    'The first day of Boishakh: the civil day after the one that holds the entry.',
  'durga_puja.goddess_woken_evening_before_seventh':
    'The goddess is woken in the evening before the worship of the seventh.',
  'durga_puja.three_tithis_sunrise_even_muhurta':
    'For the worship of the patrika the seventh, eighth and ninth are each taken at sunrise, even for one muhurta.',
  'durga_puja.less_muhurta_sunrise_earlier_day': 'Less than a muhurta after sunrise: the earlier day.',
  'durga_puja.tenth_sunrise_almanacs_of_bengal':
    'The tenth is taken on the day whose sunrise has it, as the almanacs of Bengal do; at two sunrises on the later.',
  'durga_puja.last_nadi_eighth_first_nadi_ninth':
    'At the joint of the eighth and the ninth there is a worship: in the last nadi of the one and the first of the other, by day or by night.',
  'durga_puja.tenth_not_on_later_day':
    'The image is immersed on the tenth; when the later day has none of it, on the earlier.',
  'durga_puja.tenth_both_days_last_pada_shravana':
    'The tenth on both days, on the earlier with the last pada of Shravana: the image is immersed on that day.',
  'durga_puja.tenth_both_days_without_shravana':
    'The tenth on both days, on the earlier without the last pada of Shravana: the image is immersed on the later day.',
  'lohri.makara_day_evening_before':
    'The Sun enters Makara by day: that day is Makara Sankranti, and Lohri is on the evening before it.',
  'lohri.makara_night_evening_before_next_day':
    'The Sun enters Makara by night: Makara Sankranti is on the next day, and Lohri on the evening before it.',
  'lohri.fire_evening_before_makara_sankranti': 'The fire is lit after sunset on the evening before Makara Sankranti.',
  'pongal.first_day_thai_follows_entry': 'The first day of Thai, which follows the entry by the sunset rule.',
  'puthandu.first_day_chithirai_follows_entry':
    'The first day of Chithirai, which follows the entry by the sunset rule.',
  'vaisakhi.first_day_vaisakh_sunrise':
    'The first day of Vaisakh: the day, from sunrise to sunrise, that holds the entry.',
} as const;

/** The content of the rules, in Hindi; the ids and the English are in `en/gists/festivals.ts`. */
import type { festivalsGists as english } from '../../en/gists/festivals.ts';

export const festivalsGists: Readonly<Record<keyof typeof english, string>> = {
  'anniversary.tithi_two_days_birth_star': 'तिथि दो दिन हो: जन्मनक्षत्र वाला दिन।',
  'anniversary.star_both_neither_sunrise_two': 'नक्षत्र दोनों दिन हो या किसी दिन नहीं: जिस उदय पर तिथि दो मुहूर्त या अधिक हो।',
  'anniversary.less_two_muhurtas_after_sunrise': 'सूर्योदय के बाद दो मुहूर्त से कम: पूर्वदिन।',
  'anniversary.day_whose_sunrise_tithi': 'जिस दिन के सूर्योदय पर तिथि हो।',
  'anniversary.first_sunrise_tithi_day_holds': 'तिथि वाला पहला सूर्योदय, या वह दिन जिसमें तिथि पूरी हो।',
  'anniversary.tithi_aparahna_if_day_alone': 'अपराह्न-व्यापिनी तिथि; एक ही दिन हो तो वही दिन।',
  'anniversary.aparahna_whole_both_days_neither': 'दोनों दिन पूरा अपराह्न, या किसी दिन नहीं: पूर्वदिन।',
  'anniversary.unequal_parts_aparahna_day_more': 'अपराह्न के असमान भाग: जिस दिन अधिक हो।',
  'anniversary.earlier_more_aparahna_both_same': 'पूर्वदिन अपराह्न में अधिक, या दोनों दिन समान: पूर्वदिन।',
  'anniversary.aparahna_neither_day_earlier': 'किसी दिन अपराह्न में नहीं: पूर्वदिन।',
  'anniversary.madhava_alike_both_days_next': 'माधव: दोनों दिन समान और अगली तिथि घटती हो तो पूर्वदिन।',
  'anniversary.madhava_alike_both_days_next_tithi': 'माधव: दोनों दिन समान और अगली तिथि न घटती हो तो परदिन।',
  'anniversary.where_birth_month_doubled_true': 'जन्ममास दो हों तो शुद्ध मास में, अधिक में नहीं।',
  'anniversary.adhika_month_adhika_month_name': 'अधिक मास का हो तो उसी नाम के अधिक मास में, जब वह फिर आए।',
  'anniversary.first_yearly_rite_falls_adhika': 'अधिक मास में पड़ने वाला पहला वार्षिक कृत्य उसी में होता है।',
  'anniversary.true_month_second_year_true': 'शुद्ध मास का हो तो दूसरे वर्ष से शुद्ध मास में, अधिक में नहीं।',
  'decide.adhika_month_before_kshaya_samsarpa':
    'क्षय मास से पहले का अधिक मास (संसर्प) सब कर्मों के योग्य है; क्षय मास और उसके बाद का अधिक मास छोड़े जाते हैं।',
  'jayanti.evening_both_days_later_narasimha': 'दोनों दिन सायंकाल में: परदिन, जैसे नृसिंह का।',
  'jayanti.both_days_more_time_birth': 'दोनों दिन हो: जिस दिन जन्मकाल अधिक हो।',
  'jayanti.both_days_equally_more_earlier': 'दोनों दिन समान, या पूर्वदिन अधिक: पूर्वदिन।',
  'jayanti.neither_day_later_tithi_sunrise': 'किसी दिन नहीं: परदिन, जिसके सूर्योदय पर तिथि है।',
  'navaratra.pratipad_two_sunrises_earlier': 'दो सूर्योदयों पर प्रतिपदा: पूर्वदिन।',
  'navaratra.pratipad_no_later_sunrise_day': 'किसी परवर्ती सूर्योदय पर प्रतिपदा नहीं: जिस दिन वह हो।',
  'navaratra.pot_set_morning_first_day': 'पहले दिन प्रातः घटस्थापना।',
  'purana.lamps_worship_lakshmi_pradosha': 'प्रदोष में दीप और लक्ष्मी-पूजन।',
  'sankranti.sun_enters_day_day': 'सूर्य दिन में प्रवेश करता है: संक्रान्ति उसी दिन।',
  'sankranti.night_after_midnight_first_half': 'मकर और कर्क को छोड़कर रात में मध्यरात्रि के बाद: अगले दिन का पूर्वार्ध।',
  'sankranti.night_before_midnight_second_half': 'मकर और कर्क को छोड़कर रात में मध्यरात्रि से पहले: पिछले दिन का उत्तरार्ध।',
  'sankranti.night_day_already_begun_so': 'रात में: जो दिन चल रहा हो; अनेक सामान्य पंचांगों में ऐसा।',
  'weekday.muhurta_tithi_weekday_before_sayahna': 'उस वार को सायाह्न से पहले तिथि का एक मुहूर्त, जैसे सोमवती में।',
  'akshaya_tritiya.third_first_half_later_day': 'केवल परदिन के पूर्वार्ध में तृतीया: वही दिन।',
  'akshaya_tritiya.first_half_both_days_three': 'दोनों दिनों के पूर्वार्ध में, परदिन तीन मुहूर्त: परदिन।',
  'akshaya_tritiya.first_half_both_days_less':
    'दोनों दिनों के पूर्वार्ध में, परदिन तीन मुहूर्त से कम: पूर्वदिन; केवल पूर्वदिन हो तो भी।',
  'akshaya_tritiya.where_purvahna_third_daylight_third':
    'जहाँ पूर्वाह्न दिन का तृतीयांश है: केवल परदिन उसमें तृतीया हो तो वही दिन।',
  'akshaya_tritiya.where_purvahna_third_daylight_every': 'जहाँ पूर्वाह्न दिन का तृतीयांश है: अन्य सब स्थितियों में पूर्वदिन।',
  'akshaya_tritiya.purushartha_chintamani_three_muhurtas_midday':
    'पुरुषार्थचिन्तामणि: दिन की 13 से 15 घटी में, या उनके किसी भाग में, केवल पूर्वदिन: वही दिन।',
  'akshaya_tritiya.purushartha_chintamani_three_muhurtas_midday_both':
    'पुरुषार्थचिन्तामणि: दिन की 13 से 15 घटी में दोनों दिन, किसी दिन नहीं या केवल परदिन: परदिन।',
  'akshaya_tritiya.bath_gifts_worship_purvahna': 'पूर्वाह्न में स्नान, दान और पूजा।',
  'ananta_chaturdashi.fourteenth_two_sunrises_whole_earlier': 'दो सूर्योदयों पर चतुर्दशी, पूर्वदिन पूर्ण: वही दिन।',
  'ananta_chaturdashi.three_muhurtas_fourteenth_sunrise_want': 'सूर्योदय से चतुर्दशी के तीन मुहूर्त, न मिलें तो दो: वही दिन।',
  'ananta_chaturdashi.less_two_muhurtas_sunrise_earlier': 'सूर्योदय से दो मुहूर्त से कम: पूर्वदिन।',
  'ashadha_navaratri.pratipad_sunrise_almanacs_today_take':
    'सूर्योदय पर प्रतिपदा: आज के पंचांग आषाढ़ नवरात्र के लिए वही दिन लेते हैं।',
  'bhaidooj.second_aparahna_earlier_day_alone': 'केवल पूर्वदिन अपराह्न में द्वितीया: वही दिन।',
  'bhaidooj.second_aparahna_later_day_alone': 'केवल परदिन अपराह्न में द्वितीया: वही दिन।',
  'bhaidooj.aparahna_both_days_later': 'दोनों दिन अपराह्न में: परदिन।',
  'bhaidooj.aparahna_neither_day_later': 'किसी दिन अपराह्न में नहीं: परदिन।',
  'bhaidooj.yama_worshipped_aparahna_sister_gives': 'अपराह्न में यम का पूजन, और बहन भोजन कराती है।',
  'bhanu_saptami.seventh_sunday_great_merit_bath': 'रविवार की सप्तमी: स्नान-दान में उस अमावस्या के समान महापुण्य।',
  'bhaumavati_amavasya.amavasya_tuesday_great_merit_bath': 'मंगलवार की अमावस्या: स्नान-दान में महापुण्य।',
  'buddha_avatara.buddha_born_bright_tenth_ashvina': 'बुद्ध का जन्म आश्विन शुक्ल दशमी को सायंकाल में।',
  'buddha_purnima.purnima_vaishakha_sunrise_two_sunrises':
    'वैशाख की पूर्णिमा सूर्योदय पर; दो सूर्योदयों पर हो तो परदिन, किसी पर नहीं तो जिस दिन वह हो।',
  'guru_nanak_jayanti.purnima_kartika_sunrise':
    'कार्तिक पूर्णिमा सूर्योदय पर; दो सूर्योदयों पर हो तो दूसरा दिन, किसी पर न हो तो वह दिन जिसमें वह हो।',
  'mahavir_jayanti.bright_thirteenth_chaitra_sunrise':
    'चैत्र शुक्ल त्रयोदशी सूर्योदय पर; दो सूर्योदयों पर हो तो पहला दिन, किसी पर न हो तो वह दिन जिसमें वह हो।',
  'shankara_jayanti.bright_fifth_vaishakha_sunrise':
    'वैशाख शुक्ल पंचमी सूर्योदय पर; दो सूर्योदयों पर हो तो पहला दिन, किसी पर न हो तो वह दिन जिसमें वह हो।',
  'vallabha_jayanti.dark_eleventh_chaitra_sunrise':
    'चैत्र (अमान्त) कृष्ण एकादशी सूर्योदय पर; दो सूर्योदयों पर हो तो दूसरा दिन, किसी पर न हो तो वह दिन जिसमें वह हो।',
  'budhashtami.bright_eighth_wednesday_muhurta_morning':
    'बुधवार की शुक्ल अष्टमी, मुहूर्त भर भी, प्रातः से अपराह्न के अन्त तक; चैत्र में और श्रावण से चार मासों में नहीं।',
  'chaitra_navaratri.pratipad_two_sunrises_later_joined': 'दो सूर्योदयों पर प्रतिपदा: परदिन, द्वितीया-युक्त।',
  'chaitra_navaratri.pratipad_joined_second_muhurta': 'द्वितीया-युक्त प्रतिपदा, एक मुहूर्त भी हो।',
  'chaitra_navaratri.pratipad_sunrise_less_muhurta_almanacs':
    'सूर्योदय पर प्रतिपदा मुहूर्त से कम: आज के पंचांग वही दिन लेते हैं, जो नववर्ष का भी है।',
  'chaitra_navaratri.pratipad_no_later_sunrise_earlier': 'किसी परवर्ती सूर्योदय पर प्रतिपदा नहीं: पूर्वदिन।',
  'chaitra_navaratri.pratipad_both_sunrises_earlier_day': 'दोनों सूर्योदयों पर प्रतिपदा: पूर्वदिन।',
  'chaitra_navaratri.less_muhurta_after_sunrise_no': 'सूर्योदय के बाद मुहूर्त से कम, या सूर्योदय पर नहीं: अमावस्या-युक्त दिन।',
  'chaitra_navaratri.autumn_navaratra': 'पारण आदि की विशेष बातें शारदीय नवरात्र के समान।',
  'dattatreya_jayanti.purnima_pradosha': 'प्रदोष-व्यापिनी पूर्णिमा।',
  'dattatreya_jayanti.purnima_pradosha_both_days_neither': 'दोनों दिन प्रदोष में पूर्णिमा, या किसी दिन नहीं: परदिन।',
  'deepavali.amavasya_pradosha_earlier_day_alone': 'अमावस्या केवल पहले दिन के प्रदोष में है: लक्ष्मी-पूजन उसी दिन।',
  'deepavali.amavasya_lasts_sunrise_more_ghati':
    'सूर्योदय से सूर्यास्त के बाद घटी से अधिक तक रहने वाली अमावस्या में सन्देह नहीं; दोनों दिन प्रदोष में हो तो परदिन।',
  'deepavali.amavasya_pradosha_later_day_alone': 'अमावस्या केवल अगले दिन के प्रदोष में है: लक्ष्मी-पूजन उसी दिन।',
  'deepavali.amavasya_fills_earlier_evening_leaves':
    'अमावस्या पूर्व सन्ध्या को भरती है और पर सन्ध्या की घटी से कम लेती है: आज के पंचांग पूर्वदिन लेते हैं।',
  'deepavali.pradosha_neither_day_lakshmi_worshipped': 'किसी दिन प्रदोष में नहीं: लक्ष्मी-पूजन पूर्वदिन।',
  'deepavali.tamil_dawn_of_fourteenth':
    'तमिल देशों और केरल में दीपावली वह दिन है जिसके अरुणोदय में कृष्ण चतुर्दशी हो, अर्थात् तैल-स्नान का दिन।',
  'deepavali.tamil_fourteenth_two_dawns_earlier':
    'तमिल देशों और केरल में दीपावली अरुणोदय के तैल-स्नान का दिन है; चतुर्दशी दो अरुणोदयों में हो तो पहला।',
  'deepavali.tamil_fourteenth_no_later_dawn':
    'तमिल देशों और केरल में दीपावली तैल-स्नान का दिन है; अगले अरुणोदय में चतुर्दशी न हो तो वह दिन जिसमें वह हो।',
  'deepavali.bengal_kali_puja_midnight_of_amavasya':
    'बंगाल में यह काली पूजा का दिन है, जिसकी मध्यरात्रि में अमावस्या हो; दोनों दिन हो या किसी दिन न हो तो पहला।',
  'deepavali.first_evening_amavasya': 'अमावस्या वाली पहली सन्ध्या।',
  'deepavali.first_evening_amavasya_night_after': 'अमावस्या वाली पहली सन्ध्या, उसके बाद की रात सहित।',
  'deepavali.amavasya_pradosha_later_day_both': 'परदिन या दोनों दिन प्रदोष में अमावस्या: परदिन।',
  'deepavali.amavasya_pradosha_earlier_day_neither': 'पूर्वदिन प्रदोष में अमावस्या, या किसी दिन नहीं: पूर्वदिन।',
  'deepavali.purushartha_chintamani_amavasya_more_three':
    'पुरुषार्थचिन्तामणि: परदिन अमावस्या तीन याम से अधिक और प्रतिपदा बढ़ती हो: परदिन।',
  'deepavali.lamps_worship_lakshmi_pradosha': 'प्रदोष में दीप और लक्ष्मी-पूजन।',
  'dev_deepavali.purnima_kartika_pradosha_both_days':
    'कार्तिक की पूर्णिमा प्रदोष में; दोनों दिन हो तो परदिन, किसी दिन नहीं तो पूर्वदिन।',
  'dhanteras.lamp_yama_given_beginning_night': 'त्रयोदशी की रात्रि के आरम्भ में यम के लिए दीप।',
  'dhanteras.dark_thirteenth_taken_later_day': 'कृष्ण त्रयोदशी परदिन, और दो सन्ध्याओं में बँटी भी।',
  'dhanteras.thirteenth_begins_after_evening_ends':
    'त्रयोदशी एक सन्ध्या के बाद आरम्भ और अगली से पहले समाप्त: उससे पहले की सन्ध्या।',
  'dhanteras.rite_evening_takes_day_whose': 'सन्ध्या का कर्म उस दिन जिसके प्रदोष में तिथि हो।',
  'dhanteras.unequal_parts_pradosha_day_more':
    'प्रदोष के असमान भाग: जिस दिन अधिक, चाहे पूर्वदिन हो, यदि अधिक भाग कर्म के लिए पर्याप्त हो।',
  'dhanteras.pradosha_both_days_whole_equal': 'दोनों दिन पूरा या समान प्रदोष, या किसी दिन नहीं: परदिन।',
  'dhanteras.lamp_yama_outside_house_nightfall': 'रात्रि के आरम्भ में घर के बाहर यम के लिए दीप।',
  'ganeshchaturthi.fourth_madhyahna_earlier_day_alone': 'केवल पूर्वदिन मध्याह्न में चतुर्थी: वही दिन।',
  'ganeshchaturthi.no_touch_earlier_day_touch': 'चतुर्थी पहले दिन मध्याह्न को नहीं छूती, अगले दिन छूती है: अगला दिन।',
  'ganeshchaturthi.part_madhyahna_earlier_day_whole': 'चतुर्थी पहले दिन मध्याह्न के एक भाग में है, अगले दिन पूरे में: अगला दिन।',
  'ganeshchaturthi.parts_madhyahna_both_days_some': 'दोनों दिन मध्याह्न के भाग: कुछ के मत से परदिन अधिक हो तो परदिन।',
  'ganeshchaturthi.madhyahna_both_days_wholly_equal': 'दोनों दिन मध्याह्न पूरा या समान भाग में: पूर्वदिन।',
  'ganeshchaturthi.madhyahna_neither_day_earlier': 'किसी दिन मध्याह्न में नहीं: पूर्वदिन।',
  'ganeshchaturthi.part_earlier_day_whole_later': 'पूर्वदिन भाग, परदिन पूरा: परदिन।',
  'ganeshchaturthi.parts_madhyahna_both_days_equal': 'दोनों दिन मध्याह्न के भाग, समान हों या नहीं: पूर्वदिन।',
  'ganeshchaturthi.worship_madhyahna': 'पूजा मध्याह्न में होती है।',
  'govardhan.pratipad_sunrise_all_rites_day': 'सूर्योदय से प्रतिपदा: उसके सब कर्म उसी दिन।',
  'govardhan.pratipad_ten_muhurtas_sunrise_all': 'सूर्योदय से दस मुहूर्त की प्रतिपदा: उसके सब कर्म उसी दिन।',
  'govardhan.pratipad_nine_muhurtas_second_not':
    'नौ मुहूर्त की प्रतिपदा: द्वितीया का छह मुहूर्त तक प्रवेश नहीं, अतः चन्द्रदर्शन नहीं: वही दिन।',
  'govardhan.pratipad_less_nine_muhurtas_bali': 'नौ मुहूर्त से कम प्रतिपदा: बलि, गौ और गोवर्धन का पूजन पूर्वदिन।',
  'govardhan.oil_bath_new_clothes_lamps':
    'अभ्यंग-स्नान, नये वस्त्र और स्त्रियों द्वारा नीराजन उस दिन जिसके सूर्योदय पर प्रतिपदा हो, मुहूर्त भर भी।',
  'govardhan.pratipad_no_later_sunrise_day': 'किसी परवर्ती सूर्योदय पर प्रतिपदा नहीं: जिस दिन वह हो।',
  'govardhan.some_almanacs_take_day_whose': 'कुछ पंचांग वह दिन लेते हैं जिसके सायाह्न में प्रतिपदा हो।',
  'govardhan.pratipad_sayahna_neither_day_later': 'किसी दिन सायाह्न में प्रतिपदा नहीं: परदिन।',
  'govardhan.some_almanacs_take_first_day': 'कुछ पंचांग वह पहला दिन लेते हैं जिसके सायाह्न में प्रतिपदा हो।',
  'govardhan.govardhana_worshipped_morning_where_pratipad': 'गोवर्धन-पूजन प्रातः; प्रतिपदा बाद में लगे तो उसके लगने पर।',
  'guru_purnima.purnima_two_sunrises_later_day': 'पूर्णिमा परदिन ली जाती है: यहाँ दो सूर्योदयों में दूसरा।',
  'guru_purnima.purnima_taken_later_day': 'पूर्णिमा परदिन ली जाती है।',
  'guru_purnima.purnima_no_later_sunrise_day': 'किसी परवर्ती सूर्योदय पर पूर्णिमा नहीं: जिस दिन वह हो।',
  'guru_purnima.vyasa_worshipped_purnima_ashadha': 'आषाढ़ की पूर्णिमा को व्यास का पूजन।',
  'guru_purnima.shaving_ascetics_worship_begins_purnima':
    'यतियों के क्षौर के लिए, जिससे यह पूजन आरम्भ होता है, पूर्णिमा सूर्योदय के बाद तीन मुहूर्त हो।',
  'guru_purnima.third_muhurta_after_sunrise_not': 'सूर्योदय के बाद का तीसरा मुहूर्त अस्पृष्ट: पूर्वदिन।',
  'guru_purnima.worship_vyasa_teachers_purnima': 'पूर्णिमा को व्यास और गुरुओं का पूजन।',
  'hanuman_jayanti.purnima_chaitra_sunrise_two_sunrises':
    'चैत्र की पूर्णिमा सूर्योदय पर; दो सूर्योदयों पर हो तो पूर्वदिन, किसी पर नहीं तो जिस दिन वह हो।',
  'haritalika.third_later_day_muhurta_less': 'तृतीया परदिन, मुहूर्त या उससे कम भी हो; द्वितीया-युक्त तभी जब परदिन न हो।',
  'holi.purnima_pradosha_both_days_part': 'दोनों दिन प्रदोष में पूर्णिमा, या परदिन उसके भाग में: परदिन, क्योंकि पूर्वदिन भद्रा है।',
  'holi.pradosha_free_bhadra_else_after':
    'भद्रारहित प्रदोष में; अन्यथा भद्रा के बाद, उसकी पुच्छ में, या मुख छोड़कर उसी में; दिन में कभी नहीं।',
  'holi.purnima_three_half_yamas_later': 'परदिन साढ़े तीन याम की पूर्णिमा और बढ़ती प्रतिपदा: परदिन, प्रतिपदा के प्रदोष में।',
  'holi.purnima_three_half_yamas_later_day': 'परदिन साढ़े तीन याम की पूर्णिमा: आज के पंचांग प्रतिपदा घटती हो तब भी परदिन लेते हैं।',
  'holi.purnima_not_pradosha_later_day': 'परदिन प्रदोष में पूर्णिमा नहीं: पूर्वदिन, भद्रा के बाद, उसकी पुच्छ में, या मुख छोड़कर उसी में।',
  'holi.evening_purnima_whatever_bhadra_so': 'पूर्णिमा वाली सन्ध्या, भद्रा कैसी भी हो; महाराष्ट्र में ऐसा।',
  'holi.purnima_three_half_yamas_later_day_growing': 'परदिन साढ़े तीन याम की पूर्णिमा और बढ़ती प्रतिपदा: परदिन।',
  'holi.else_earlier_day_bhadra_without': 'अन्यथा पूर्वदिन: भद्रा के बाद, उसकी पुच्छ में, या मुख छोड़कर भद्रा में।',
  'holi.colours_played_day_after_fire': 'दहन के अगले दिन रंग खेले जाते हैं।',
  'janmashtami.eighth_rohini_midnight_earlier_day': 'केवल पूर्वदिन मध्यरात्रि में रोहिणी-युक्त अष्टमी: वही दिन।',
  'janmashtami.eighth_rohini_midnight_later_day': 'परदिन या दोनों दिन मध्यरात्रि में रोहिणी-युक्त अष्टमी: परदिन।',
  'janmashtami.eighth_pure_sunrise_rohini_earlier': 'सूर्योदय से शुद्ध अष्टमी, पूर्वदिन या दोनों दिन रोहिणी: पूर्वदिन।',
  'janmashtami.rohini_both_days_later_muhurta':
    'केवल परदिन रोहिणी, या दोनों दिन जब पूर्वदिन सप्तमी-युक्त हो, और परदिन अष्टमी एक मुहूर्त हो: परदिन।',
  'janmashtami.joined_seventh_rohini_earlier_day': 'सप्तमी-युक्त, केवल पूर्वदिन मध्यरात्रि से पहले रोहिणी: पूर्वदिन।',
  'janmashtami.midnight_earlier_day_alone_without': 'केवल पूर्वदिन मध्यरात्रि में, परदिन रोहिणी नहीं: पूर्वदिन।',
  'janmashtami.eighth_pure_sunrise_without_rohini': 'सूर्योदय से शुद्ध अष्टमी, रोहिणी रहित: पूर्वदिन।',
  'janmashtami.midnight_later_day_both_neither':
    'परदिन, दोनों दिन या किसी दिन नहीं मध्यरात्रि में, मध्यरात्रि से पहले रोहिणी नहीं: परदिन।',
  'janmashtami.almanacs_leave_rohini_aside_eighth': 'रोहिणी न देखने वाले पंचांग: केवल पूर्वदिन मध्यरात्रि में अष्टमी: वही दिन।',
  'janmashtami.rohini_left_aside_eighth_midnight':
    'रोहिणी न देखकर, परदिन, दोनों दिन या किसी दिन नहीं मध्यरात्रि में अष्टमी: परदिन।',
  'janmashtami.worship_midnight': 'पूजा मध्यरात्रि में होती है।',
  'janmashtami.fast_tithi_alone_end_joined':
    'केवल तिथि के उपवास का उसके अन्त पर; रोहिणी-युक्त का दोनों के अन्त पर, या दिन में किसी एक के अन्त पर।',
  'janmashtami.vaishnavas_take_eighth_free_seventh': 'वैष्णव सप्तमी-रहित अष्टमी लेते हैं: पहला दिन जिसके सूर्योदय पर वह हो।',
  'janmashtami.eighth_no_sunrise_joined_seventh':
    'किसी सूर्योदय पर न हो तो अष्टमी सप्तमी-युक्त है, जिसे वैष्णव नहीं लेते: उसका अगला दिन।',
  'kalashtami.eighth_pradosha_earlier_day_alone': 'केवल पूर्वदिन प्रदोष में अष्टमी: पूर्वदिन, चाहे परदिन मध्याह्न में हो।',
  'kalashtami.eighth_pradosha_madhyahna_later_day': 'केवल परदिन प्रदोष में और मध्याह्न में अष्टमी।',
  'kalashtami.pradosha_neither_day_later_madhyahna':
    'किसी दिन प्रदोष में न हो तो ग्रन्थ मौन है: परदिन, क्योंकि सिन्धु का कहा मध्याह्न उसी में है।',
  'kalashtami.2_kartika_quotes_sindhu_eighth': '2, कार्तिक में उद्धृत सिन्धु: मध्याह्न में अष्टमी; दोनों दिन हो तो पूर्वदिन।',
  'kalashtami.almanacs_take_eighth_midnight_both': 'मध्यरात्रि की अष्टमी लेने वाले पंचांग; दोनों दिन हो तो परदिन।',
  'kalki_jayanti.kalki_born_bright_sixth_shravana': 'कल्कि का जन्म श्रावण शुक्ल षष्ठी को सायंकाल में।',
  'kamada_ekadashi.fast_eleventh': 'एकादशी का उपवास।',
  'karaka_chaturthi.fourth_moonrise_otherwise_sankashti': 'चन्द्रोदय पर चतुर्थी; अन्यथा संकष्टी के समान।',
  'karkasankranti.karka_three_ghatis_morning_twilight': 'प्रातः सन्ध्या की तीन घटियों में कर्क: अगला दिन।',
  'kojagara.purnima_midnight_earlier_day_alone': 'केवल पूर्वदिन मध्यरात्रि में पूर्णिमा: वही दिन; अन्यथा परदिन।',
  'kojagara.bengal_lakshmi_puja_dusk_of_later_day_alone':
    'बंगाल की लक्ष्मी पूजा परदिन तभी है जब पूर्णिमा केवल उसी दिन के प्रदोष में हो; नहीं तो पूर्वदिन, जिसकी मध्यरात्रि में वह है।',
  'kurma_jayanti.tortoise_born_purnima_vaishakha_evening': 'कूर्म का जन्म वैशाख की पूर्णिमा को सायंकाल में।',
  'lakshmi_panchami.fifth_general_rule_joined_fourth': 'सामान्य नियम से पंचमी: चतुर्थी-युक्त, पूर्वदिन।',
  'lakshmi_panchami.less_two_muhurtas_before_sunset': 'पूर्वदिन सूर्यास्त से पहले दो मुहूर्त से कम: परदिन।',
  'lakshmi_panchami.lakshmi_worshipped_fifth_chaitra': 'चैत्र की पंचमी को लक्ष्मी का पूजन।',
  'magha_navaratri.pratipad_sunrise_almanacs_today_take': 'सूर्योदय पर प्रतिपदा: आज के पंचांग माघ नवरात्र के लिए वही दिन लेते हैं।',
  'mahanavami.ninth_sunrise_remainder_earlier_day': 'सूर्योदय से नवमी, शेष सहित: पूर्वदिन, क्योंकि वह पूर्ण है।',
  'mahanavami.worship_fast_ninth_joined_eighth': 'पूजा और उपवास: अष्टमी-युक्त नवमी, यदि अष्टमी के सायंकाल में तीन मुहूर्त हो।',
  'mahanavami.less_three_muhurtas_evening_eighth': 'अष्टमी के सायंकाल में तीन मुहूर्त से कम: परदिन।',
  'mahanavami.offering_too_earlier_day_ninth': 'नवमी पूर्वदिन पूर्ण हो तो बलि भी पूर्वदिन।',
  'mahanavami.great_offering_ninth_joined_tenth': 'महाबलि दशमी-युक्त नवमी में।',
  'mahashtami.eighth_sixty_ghatis_taken_whole': 'साठ घटी की अष्टमी पूर्ण ली जाती है, चाहे कुछ शेष हो।',
  'mahashtami.ninth_lost_does_not_reach': 'नवमी लुप्त हो और दशमी के सूर्योदय तक न पहुँचे: सप्तमी वाला दिन, चाहे अष्टमी का उदय हो।',
  'mahashtami.eighth_sunrise_ghati_joined_ninth': 'सूर्योदय पर अष्टमी, घटी भर भी, नवमी-युक्त।',
  'mahashtami.none_less_ghati_later_sunrise': 'पर सूर्योदय पर नहीं या घटी से कम: सप्तमी वाला दिन।',
  'makarsankranti.makara_night_either_half_next': 'सूर्य रात के किसी भी भाग में मकर में आए: अगला दिन।',
  'makarsankranti.makara_three_ghatis_evening_twilight': 'सायं सन्ध्या की तीन घटियों में मकर: वही दिन।',
  'masa_shivaratri.dark_fourteenth_midnight_both_days': 'मध्यरात्रि में कृष्ण चतुर्दशी; दोनों दिन हो तो परदिन।',
  'matsya_jayanti.fish_born_third_chaitra_aparahna': 'मत्स्य का जन्म चैत्र की तृतीया को अपराह्न में।',
  'matsya_jayanti.third_aparahna_both_days_day': 'दोनों दिन अपराह्न में तृतीया: जिस दिन अधिक हो।',
  'matsya_jayanti.third_aparahna_both_days_day_more': 'दोनों दिन अपराह्न में तृतीया: जिस दिन अधिक हो, समान हो तो पूर्वदिन।',
  'matsya_jayanti.third_aparahna_neither_day_day': 'किसी दिन अपराह्न में तृतीया नहीं: जिस दिन वह आरम्भ हो।',
  'matsya_jayanti.some_say_first_bright_chaitra': 'कुछ के मत से चैत्र शुक्ल प्रतिपदा को।',
  'matsya_jayanti.worship_aparahna': 'मत्स्य का जन्म अपराह्न में है, इसलिए पूजा तब।',
  'naga_panchami.fifth_sunrise_day': 'सूर्योदय से पंचमी: वही दिन।',
  'naga_panchami.fifth_three_muhurtas_after_sunrise': 'सूर्योदय के बाद तीन मुहूर्त की पंचमी, षष्ठी-युक्त: वही दिन।',
  'naga_panchami.fourth_vexes_earlier_day_three': 'चतुर्थी पूर्वदिन को तीन मुहूर्त वेधती है: परदिन, चाहे उसमें दो ही हों।',
  'naga_panchami.less_later_day_earlier': 'परदिन उससे कम: पूर्वदिन।',
  'narakachaturdashi.fourteenth_two_dawns_almanacs_today': 'दो उषाकालों में चतुर्दशी: आज के पंचांग परदिन लेते हैं।',
  'narakachaturdashi.bath_dawn_day_fourteenth_arunodaya':
    'चतुर्दशी वाले दिन के उषाकाल में स्नान; अरुणोदय से उससे पहले की अपेक्षा उत्तम।',
  'narakachaturdashi.fourteenth_touches_no_later_dawn': 'चतुर्दशी किसी परवर्ती उषाकाल में नहीं: जिस दिन वह आरम्भ हो।',
  'narakachaturdashi.moonrise_before_sunrise_both_days': 'दोनों दिन सूर्योदय से पहले चन्द्रोदय पर: पूर्वदिन।',
  'narakachaturdashi.moonrise_before_sunrise_later_day': 'केवल परदिन सूर्योदय से पहले चन्द्रोदय पर: वही दिन।',
  'narakachaturdashi.part_dawn_day_alone_bath': 'केवल एक दिन उषाकाल के भाग में: उसी भाग में स्नान।',
  'narakachaturdashi.oil_bath_before_sunrise_best': 'सूर्योदय से पहले अभ्यंग-स्नान, चन्द्रोदय से उत्तम।',
  'narasimha_jayanti.bright_fourteenth_vaishakha_sunset_both':
    'वैशाख शुक्ल चतुर्दशी सूर्यास्त पर; दोनों दिन हो या किसी दिन नहीं तो परदिन।',
  'navaratra_days.day_navaratra_tithi_sunrise_two':
    'नवरात्र का दिन सूर्योदय की तिथि का है; दो सूर्योदयों पर हो तो पूर्वदिन, किसी पर नहीं तो जिस दिन वह हो।',
  'navaratri.pratipad_sixty_ghatis_sunrise_remainder': 'सूर्योदय से साठ घटी की प्रतिपदा, शेष सहित: पूर्वदिन।',
  'navaratri.pratipad_three_muhurtas_after_sunrise': 'सूर्योदय के बाद तीन मुहूर्त की प्रतिपदा: वही दिन।',
  'navaratri.where_three_cannot_two_muhurtas': 'तीन न मिलें तो सूर्योदय के बाद दो मुहूर्त।',
  'navaratri.some_muhurta_after_sunrise': 'कुछ: सूर्योदय के बाद एक मुहूर्त।',
  'navaratri.less_muhurta_after_sunrise_no': 'सूर्योदय के बाद मुहूर्त से कम, या सूर्योदय पर नहीं: अमावस्या-युक्त दिन।',
  'navaratri.pot_set_within_ten_ghatis': 'घटस्थापना सूर्योदय से दस घटी के भीतर, अन्यथा अभिजित् में; अपराह्न या रात में नहीं।',
  'onam.shravana_sunrise_chingam_two':
    'चिङ्ङम् मास में सूर्योदय पर श्रवण; मास में दो हों तो दूसरा; किसी सूर्योदय पर न हो तो निकटतम दिन।',
  'parshuram_jayanti.third_first_yama_earlier_night': 'केवल पूर्व रात्रि के पहले याम में तृतीया: वही दिन।',
  'parshuram_jayanti.third_first_yama_later_night': 'केवल पर रात्रि के पहले याम में तृतीया: वही दिन।',
  'parshuram_jayanti.part_first_yama_both_nights': 'दोनों रात्रियों के पहले याम के भाग में: परदिन।',
  'parshuram_jayanti.third_first_yama_neither_night': 'किसी रात्रि के पहले याम में तृतीया नहीं: जिस दिन वह आरम्भ हो।',
  'parshuram_jayanti.parashurama_born_third_vaishakha_madhyahna':
    'परशुराम का जन्म वैशाख की तृतीया को मध्याह्न में; बहुत से प्रदोष में कहते हैं।',
  'parshuram_jayanti.worship_pradosha': 'पूजा प्रदोष में होती है।',
  'pitru_paksha.shraddha_tithi_day_aparahna': 'तिथि का श्राद्ध उस दिन जिसके अपराह्न में वह हो।',
  'pitru_paksha.aparahna_both_days_more': 'दोनों दिन अपराह्न में: जिस दिन अधिक हो।',
  'pitru_paksha.aparahna_both_days_more_earlier': 'दोनों दिन अपराह्न में, पूर्वदिन अधिक या समान: पूर्वदिन।',
  'pitru_paksha.aparahna_neither_day_earlier_tithi': 'किसी दिन अपराह्न में नहीं: पूर्वदिन, जिस दिन तिथि आरम्भ हो।',
  'pradosha.thirteenth_three_muhurtas_after_sunset':
    'सूर्यास्त के बाद तीन मुहूर्तों में त्रयोदशी; दोनों दिन हो तो परदिन, या जिस दिन अधिक हो।',
  'rakshabandhan.purnima_less_three_muhurtas_after':
    'सूर्योदय के बाद तीन मुहूर्त से कम पूर्णिमा: पूर्वदिन, प्रदोष में या भद्रारहित अन्य समय में।',
  'rakshabandhan.purnima_more_three_muhurtas_after': 'सूर्योदय के बाद तीन मुहूर्त से अधिक पूर्णिमा: वही दिन, अपराह्न या प्रदोष में।',
  'rakshabandhan.aparahna_pradosha_free_bhadra_also': 'अपराह्न या प्रदोष में, भद्रारहित; ग्रहण या संक्रान्ति के दिन भी।',
  'ramnavami.ninth_sunrise_free_eighth': 'सूर्योदय पर नवमी, अष्टमी-रहित।',
  'ramnavami.three_muhurtas_ninth_later_day': 'परदिन नवमी के तीन मुहूर्त: वही दिन, चाहे पूर्वदिन पूरा मध्याह्न और पुनर्वसु हो।',
  'ramnavami.less_three_muhurtas_ninth_later': 'परदिन नवमी तीन मुहूर्त से कम: सब पूर्वदिन लेते हैं।',
  'ramnavami.ninth_madhyahna_later_day_alone': 'केवल परदिन मध्याह्न में नवमी: वही दिन।',
  'ramnavami.ninth_madhyahna_both_days_later': 'दोनों दिन मध्याह्न में नवमी: परदिन, क्योंकि अष्टमी-युक्त निषिद्ध है।',
  'ramnavami.ninth_middle_neither_day_almanacs': 'किसी दिन मध्याह्न के मध्य में नवमी नहीं: आज के पंचांग पूर्वदिन लेते हैं।',
  'ramnavami.tenth_so_short_fast_eleventh': 'दशमी इतनी छोटी कि स्मार्तों का एकादशी-उपवास पारण पर पड़े: स्मार्त पूर्वदिन लेते हैं।',
  'ramnavami.birth_kept_madhyahna': 'जन्मोत्सव मध्याह्न में होता है।',
  'ratha_saptami.seventh_arunodaya_both_days_earlier':
    'अरुणोदय पर सप्तमी; दोनों दिन हो तो पूर्वदिन; किसी पर नहीं तो षष्ठी-युक्त।',
  'ratha_yatra.second_ashadha_sunrise_two_sunrises':
    'आषाढ़ की द्वितीया सूर्योदय पर; दो सूर्योदयों पर हो तो पूर्वदिन, किसी पर नहीं तो जिस दिन वह हो।',
  'rishi_panchami.fifth_madhyahna_both_days_neither': 'मध्याह्न में पंचमी; दोनों दिन हो या किसी दिन नहीं तो पूर्वदिन।',
  'sankashti_chaturthi.fourth_moonrise_both_moonrises_third':
    'चन्द्रोदय पर चतुर्थी; दोनों चन्द्रोदयों पर हो तो तृतीया-युक्त, किसी पर नहीं तो परदिन।',
  'shivaratri.fourteenth_midnight_earlier_day_alone': 'केवल पूर्वदिन मध्यरात्रि में चतुर्दशी: वही दिन।',
  'shivaratri.fourteenth_midnight_later_day_alone': 'केवल परदिन मध्यरात्रि में चतुर्दशी: वही दिन।',
  'shivaratri.part_nishitha_earlier_day_whole': 'पूर्वदिन निशीथ का भाग, परदिन पूरा: परदिन।',
  'shivaratri.nishitha_both_days_earlier_after': 'दोनों दिन निशीथ में: पूर्वदिन, हेमाद्रि और कौस्तुभ के अनुसार।',
  'shivaratri.nishitha_neither_day_later': 'किसी दिन निशीथ में नहीं: परदिन।',
  'shivaratri.whole_nishitha_earlier_day_part': 'पूर्वदिन पूरा निशीथ, परदिन भाग: पूर्वदिन।',
  'shivaratri.nishitha_both_days_later_after': 'दोनों दिन निशीथ में: परदिन, माधव, निर्णयसिन्धु और अधिकतर के अनुसार।',
  'shivaratri.worship_midnight_eighth_muhurta_night': 'मध्यरात्रि का पूजन, रात का आठवाँ मुहूर्त।',
  'shivaratri.end_fourteenth_if_ends_within':
    'माधव आदि: तीन याम के भीतर समाप्त हो तो चतुर्दशी के अन्त पर, अन्यथा प्रातः, उसी के भीतर।',
  'somavati_amavasya.amavasya_monday_muhurta_until_end':
    'सोमवार की अमावस्या, मुहूर्त भर भी, अपराह्न के अन्त तक; सायाह्न या रात में नहीं।',
  'tulsi_vivaha.twelfth_kartika_sunrise_two_sunrises':
    'कार्तिक की द्वादशी सूर्योदय पर; दो सूर्योदयों पर हो तो पूर्वदिन, किसी पर नहीं तो जिस दिन वह हो।',
  'upakarma.purnima_both_sunrises_whole_earlier': 'दोनों सूर्योदयों पर पूर्णिमा, पूर्वदिन पूर्ण: सबके लिए पूर्वदिन।',
  'upakarma.purnima_six_muhurtas_after_sunrise': 'परदिन सूर्योदय के बाद छह मुहूर्त की पूर्णिमा: सबके लिए वही दिन।',
  'upakarma.purnima_sangava_earlier_day_alone': 'केवल पूर्वदिन संगव में पूर्णिमा: आज के पंचांग वही दिन लेते हैं।',
  'upakarma.purnima_two_six_muhurtas_after': 'सूर्योदय के बाद दो से छह मुहूर्त की पूर्णिमा: तैत्तिरीय परदिन लेते हैं।',
  'upakarma.purnima_less_two_muhurtas_after': 'सूर्योदय के बाद दो मुहूर्त से कम पूर्णिमा: पूर्वदिन।',
  'upakarma.purnima_both_sunrises_earlier_day': 'दोनों सूर्योदयों पर पूर्णिमा: पूर्वदिन।',
  'upakarma.purnima_two_muhurtas_after_sunrise': 'सूर्योदय के बाद दो मुहूर्त की पूर्णिमा: तैत्तिरीय परदिन लेते हैं।',
  'upakarma.purnima_less_six_muhurtas_not': 'छह मुहूर्त से कम पूर्णिमा: जो तैत्तिरीय नहीं वे पूर्वदिन लेते हैं।',
  'upakarma.purvahna_passage_says_so_bahvricas': 'पूर्वाह्न में: यह वचन बह्वृचों के लिए है; यजुर्वेद का भी तब होता है।',
  'upakarma.where_shravana_purnima_barred_followers': 'श्रावण पूर्णिमा निषिद्ध हो तो आपस्तम्ब के अनुयायी भाद्रपद की लेते हैं।',
  'upakarma.where_shravana_purnima_barred_followers_baudhayana':
    'श्रावण पूर्णिमा निषिद्ध हो तो बौधायन के अनुयायी आषाढ़ की लेते हैं।',
  'upakarma.rigveda_shravana_sunrise_earlier_day': 'ऋग्वेद: पूर्वदिन सूर्योदय से श्रवण: वही दिन।',
  'upakarma.rigveda_shravana_two_muhurtas_after':
    'ऋग्वेद: परदिन सूर्योदय के बाद दो मुहूर्त श्रवण: वही दिन, क्योंकि उत्तराषाढ़ा निषिद्ध है।',
  'upakarma.rigveda_star_panchami_hasta_shravana':
    'ऋग्वेद, श्रावण के नक्षत्र, पंचमी और हस्त तीनों निषिद्ध: फिर भी पंचमी; भाद्रपद में वे फिर हैं।',
  'upakarma.samaveda_hasta_through_whole_aparahna': 'सामवेद: केवल पूर्वदिन पूरे अपराह्न में हस्त: वही दिन।',
  'upakarma.samaveda_hasta_aparahna_both_days':
    'सामवेद: दोनों दिन, परदिन, किसी दिन नहीं, या केवल पूर्वदिन अपराह्न के भाग में हस्त: परदिन।',
  'upakarma.samaveda_sankranti_bars_hasta_bhadrapada':
    'सामवेद: संक्रान्ति भाद्रपद के हस्त को रोके तो निर्णयसिन्धु श्रावण का लेता है।',
  'vamana_jayanti.dwarf_born_bright_twelfth_bhadrapada': 'वामन का जन्म भाद्रपद शुक्ल द्वादशी को मध्याह्न में।',
  'varaha_jayanti.boar_born_bright_third_bhadrapada': 'वराह का जन्म भाद्रपद शुक्ल तृतीया को अपराह्न में।',
  'vasant_panchami.fifth_purvahna_later_day_alone': 'केवल परदिन पूर्वाह्न में पंचमी: वही दिन।',
  'vasant_panchami.every_other_case_earlier_day': 'अन्य सब स्थितियों में पूर्वदिन।',
  'vasant_panchami.bengal_fifth_at_sunrise':
    'बंगाल की सरस्वती पूजा उस दिन है जिसके सूर्योदय पर पंचमी हो; दो सूर्योदयों पर हो तो पहले दिन।',
  'vasant_panchami.worship_purvahna': 'दिन पूर्वाह्न से निश्चित होता है, इसलिए पूजा तब।',
  'vijayadashami.shravana_begins_after_aparahna_earlier': 'श्रवण पूर्वदिन अपराह्न के बाद आरम्भ: वह परदिन का गिना जाता है।',
  'vijayadashami.tenth_aparahna_later_day_alone': 'केवल परदिन अपराह्न में दशमी: परदिन।',
  'vijayadashami.aparahna_earlier_day_alone_but':
    'केवल पूर्वदिन अपराह्न में, पर परदिन तीन मुहूर्त हो और केवल उसी में अपराह्न तक श्रवण हो: परदिन।',
  'vijayadashami.tenth_aparahna_earlier_day_alone': 'केवल पूर्वदिन अपराह्न में दशमी, और परदिन वैसा श्रवण नहीं: पूर्वदिन।',
  'vijayadashami.aparahna_both_days_neither_shravana':
    'दोनों दिन अपराह्न में या किसी दिन नहीं, श्रवण दोनों दिन या किसी दिन नहीं: पूर्वदिन।',
  'vijayadashami.worship_aparajita_shami_aparahna': 'अपराजिता और शमी का पूजन अपराह्न में।',
  'vinayaka_chaturthi.fourth_madhyahna_later_day_if': 'मध्याह्न में चतुर्थी: केवल परदिन हो तो परदिन, अन्यथा पूर्वदिन।',
  'vishu.kani_seen_first_dawn_after': 'सूर्य के मेष में प्रवेश के बाद पहले उषाकाल में कणि का दर्शन।',
  'upakarma.rig_panchami_from_sunrise': 'ऋग्वेद, नक्षत्र न मिले या उसका दिन निषिद्ध हो: सूर्योदय से पंचमी।',
  'upakarma.rig_panchami_three_muhurtas':
    'ऋग्वेद, श्रवण दो मुहूर्त से कम और उत्तराषाढ़ा-युक्त हो, या उसका दिन निषिद्ध हो: सूर्योदय पर तीन मुहूर्त की पंचमी।',
  'upakarma.rig_panchami_day_before':
    'ऋग्वेद, नक्षत्र न मिले या उसका दिन निषिद्ध हो: सूर्योदय पर पंचमी तीन मुहूर्त से कम हो तो पूर्वदिन।',
  'upakarma.rig_hasta_from_sunrise': 'ऋग्वेद, नक्षत्र न मिले या उसका दिन निषिद्ध हो: सूर्योदय से हस्त।',
  'upakarma.rig_hasta_three_muhurtas':
    'ऋग्वेद, श्रवण दो मुहूर्त से कम और उत्तराषाढ़ा-युक्त हो, या उसका दिन निषिद्ध हो: सूर्योदय पर तीन मुहूर्त का हस्त।',
  'upakarma.rig_hasta_day_before': 'ऋग्वेद, नक्षत्र न मिले या उसका दिन निषिद्ध हो: सूर्योदय पर हस्त तीन मुहूर्त से कम हो तो पूर्वदिन।',
  'ekadashi.calendars_name_day_take_sunrise': 'एक ही दिन छापने वाले पंचांग एकादशी का उदय लेते हैं, दो उदय हों तो परदिन।',
  'ekadashi.eleventh_no_sunrise_day_holds': 'एकादशी किसी उदय पर न हो: जिस दिन वह हो।',
  'ekadashi.twelfth_runs_past_midday_first':
    'द्वादशी मध्याह्न के बाद तक रहे: पहले चरण (हरिवासर) के बाद, दिन के पहले तीन मुहूर्तों में।',
  'ekadashi.twelfth_ends_before_midday_within': 'द्वादशी मध्याह्न से पहले पूरी हो: पहले चरण (हरिवासर) के बाद, द्वादशी के भीतर।',
  'ekadashi.first_quarter_harivasara_outlasts_three':
    'पहला चरण (हरिवासर) प्रातः के तीन मुहूर्तों के बाद तक रहे: मध्याह्न में नहीं; कुछ के मत से अपराह्न में।',
  'ekadashi.first_quarter_twelfth_harivasara_outlasts':
    'द्वादशी का पहला चरण (हरिवासर) जाड़े के छोटे दिन के बाद तक रहे: उसके बाद, द्वादशी के भीतर।',
  'sankranti.after_sunset_next_day_so': 'सूर्यास्त के बाद प्रवेश: अगला दिन; सौर मास वाले पंचांगों में ऐसा है।',
  'sankranti.sun_does_not_rise_set':
    'यहाँ सूर्य का उदय और अस्त नहीं होता: मध्याह्न के आसपास के आधे दिन का वह भाग जो प्रवेश के निकट हो।',
  'savitri.worship_without_fast_women_keep': 'बिना उपवास की पूजा, जैसी स्त्रियाँ सब जगह करती हैं।',
  'savitri.fast_goes_fourteenth_even_eighteen': 'उपवास चतुर्दशी-युक्त दिन में, चतुर्दशी अठारह नाड़ी हो तब भी।',
  'savitri.eighteen_nadis_nine_muhurtas_fourteenth': 'पूर्वदिन चतुर्दशी अठारह नाड़ी (नौ मुहूर्त) हो: पूजा परदिन।',
  'savitri.less_eighteen_nadis_nine_muhurtas': 'पूर्वदिन चतुर्दशी अठारह नाड़ी (नौ मुहूर्त) से कम हो: पूजा उसी दिन।',
  'savitri.fast_joined_fourteenth_three_muhurtas': 'उपवास: चतुर्दशी-युक्त, सूर्यास्त से पहले तीन मुहूर्त हो तो पूर्वदिन।',
  'savitri.fast_less_three_muhurtas_before': 'उपवास: सूर्यास्त से पहले तीन मुहूर्त से कम हो तो परदिन।',
  'chhath.save_skanda_sixth_taken_seventh': 'स्कन्द-व्रत को छोड़कर षष्ठी सप्तमी-युक्त ली जाती है: परदिन।',
  'chhath.evening_offering_made_sixth': 'सायंकाल का अर्घ्य षष्ठी में दिया जाता है।',
  'chhath.sixth_no_later_sunrise_day': 'षष्ठी अगले उदय पर न हो: जिस दिन वह हो।',
  'chhath.less_three_muhurtas_fifth_after': 'उदय के बाद पंचमी तीन मुहूर्त से कम हो तो वेध नहीं: उस दिन सायंकाल षष्ठी है।',
  'chhath.some_calendars_take_sunrise_sixth': 'कुछ पंचांग षष्ठी का उदय लेते हैं, दो उदय हों तो परदिन।',
  'chhath.less_six_muhurtas_fifth_earlier': 'पंचमी छह मुहूर्त से कम हो तो पूर्वदिन भी लिया जा सकता है।',
  'ganga_dashahara.tenth_purvahna_earlier_day_alone': 'दशमी केवल पूर्वदिन के पूर्वाह्न में: वही दिन।',
  'ganga_dashahara.tenth_purvahna_later_day_alone': 'दशमी केवल परदिन के पूर्वाह्न में: वही दिन।',
  'ganga_dashahara.purvahna_both_days_more_ten': 'दोनों दिन पूर्वाह्न में: जिस दिन दस में से अधिक योग मिलें, यहाँ परदिन।',
  'ganga_dashahara.purvahna_both_days_more_ten_yogas':
    'दोनों दिन पूर्वाह्न में: जिस दिन दस में से अधिक योग मिलें; समान हों तो ग्रन्थ मौन है: पूर्वदिन।',
  'ganga_dashahara.purvahna_neither_day_day_holds': 'किसी दिन पूर्वाह्न में न हो तो ग्रन्थ मौन है: जिस दिन दशमी हो।',
  'ganga_dashahara.bath_worship_ganga_purvahna': 'दिन पूर्वाह्न से निश्चित होता है, इसलिए गंगा का स्नान और पूजन तब।',
  'kala_bhairava_ashtami.pradosha_both_days_part_later': 'दोनों दिन प्रदोष में, या उसके एक भाग में: परदिन।',
  'kalashtami.pradosha_both_days_later_part': 'दोनों दिन प्रदोष में: परदिन; एक भाग में हो तब भी, जैसा कार्तिक का वचन जोड़ता है।',
  'karkasankranti.karka_night_before_after_midnight': 'कर्क-प्रवेश रात में, मध्यरात्रि से पहले हो या बाद: पूर्वदिन।',
  'lakshmi_panchami.almanacs_take_sunrise_fifth_two': 'जो पंचांग पंचमी का उदय लेते हैं, दो उदय हों तो पूर्वदिन।',
  'masa_shivaratri.almanacs_take_earlier_day_both': 'जो पंचांग दोनों मध्यरात्रियों में हो या किसी में नहीं, तो पूर्वदिन लेते हैं।',
  'masa_shivaratri.some_take_fourteenth_pradosha_alone': 'कुछ केवल प्रदोष की चतुर्दशी लेते हैं, जिसका मूल ग्रन्थ को नहीं मिला।',
  'pongal.first_morning_after_entry_day':
    'प्रवेश दिन में हो या रात में, उसके बाद की पहली सुबह: तमिलनाडु में 15 जनवरी 2026 इसी से था।',
  'pradosha.almanacs_look_sunset_alone_thirteenth':
    'जो पंचांग केवल सूर्यास्त देखते हैं: उस समय त्रयोदशी; दोनों दिन हो या किसी दिन नहीं, तो परदिन।',
  'rakshabandhan.purnima_sunrise_however_short_so':
    'पूर्णिमा उदय पर, कितनी भी कम हो: नेपाल में यही, और 2022 तथा 2023 में बहुतों ने यही रखा।',
  'ramnavami.ninth_middle_earlier_day_alone_day':
    'नवमी केवल पूर्वदिन के मध्य में: वही दिन, जैसा एक प्रकाशक के यहाँ 2001 से 35 में से 34 वर्षों में है।',
  'vat_savitri.some_calendars_take_sunrise_amavasya': 'कुछ पंचांग अमावस्या का उदय लेते हैं।',
  'vijayadashami.aparahna_both_days_neither_day_alone': 'दोनों दिन अपराह्न में हो या किसी दिन नहीं: जिस एक दिन श्रवण हो।',
  'vijayadashami.aparahna_alone_without_shravana_later': 'केवल अपराह्न से, श्रवण देखे बिना: परदिन, जब उसमें दशमी अधिक हो।',
  'vijayadashami.aparahna_alone_without_shravana_earlier':
    'केवल अपराह्न से, श्रवण देखे बिना: पूर्वदिन, जब तक परदिन में अधिक न हो।',
  'karthigai_deepam.evening_krittika_month_karthigai':
    'तमिल मास कार्त्तिगै में कृत्तिका वाली सन्ध्या; दो हों तो मास के भीतर की पूर्णिमा के पास वाली।',
  'pana_sankranti.after_22_12_next_day':
    'घड़ी के 22:12 के बाद हो तो अगला दिन, जैसा एक प्रकाशक देता है; यह मिलान है, किसी ग्रन्थ का वचन नहीं।',
  'pana_sankranti.first_day_baisakha_sunrise':
    'ओड़िया वैशाख का पहला दिन: सूर्योदय से सूर्योदय तक का जो दिन संक्रान्ति को धारण करे।',
  'poila_boishakh.first_day_boishakh_civil_day': 'बांग्ला वैशाख का पहला दिन: संक्रान्ति वाले नागरिक दिन का अगला दिन।',
  'durga_puja.goddess_woken_evening_before_seventh': 'देवी का बोधन सप्तमी-पूजा से पहले की शाम होता है।',
  'durga_puja.three_tithis_sunrise_even_muhurta':
    'पत्रिका-पूजन में सप्तमी, अष्टमी और नवमी सूर्योदय पर एक मुहूर्त भी हों तो ली जाती हैं।',
  'durga_puja.less_muhurta_sunrise_earlier_day': 'सूर्योदय के बाद एक मुहूर्त से कम: पहला दिन।',
  'durga_puja.tenth_sunrise_almanacs_of_bengal':
    'दशमी उस दिन की है जिसके सूर्योदय पर वह हो, जैसा बंगाल के पंचांग करते हैं; दो सूर्योदयों पर हो तो दूसरे दिन की।',
  'durga_puja.last_nadi_eighth_first_nadi_ninth':
    'अष्टमी और नवमी की सन्धि में पूजा कही गई है: अष्टमी की अन्तिम और नवमी की पहली नाडी में, दिन हो या रात।',
  'durga_puja.tenth_not_on_later_day': 'प्रतिमा का विसर्जन दशमी को होता है; अगले दिन दशमी न हो तो पहले दिन।',
  'durga_puja.tenth_both_days_last_pada_shravana': 'दोनों दिन दशमी, और पहले दिन श्रवण के अन्तिम चरण के साथ: विसर्जन उसी दिन।',
  'durga_puja.tenth_both_days_without_shravana': 'दोनों दिन दशमी, पर पहले दिन श्रवण का अन्तिम चरण नहीं: विसर्जन अगले दिन।',
  'lohri.makara_day_evening_before': 'सूर्य दिन में मकर में आता है: वही दिन मकर संक्रान्ति है, और लोहड़ी उससे पहले की शाम।',
  'lohri.makara_night_evening_before_next_day':
    'सूर्य रात में मकर में आता है: मकर संक्रान्ति अगले दिन है, और लोहड़ी उससे पहले की शाम।',
  'lohri.fire_evening_before_makara_sankranti': 'अग्नि मकर संक्रान्ति से पहले की शाम, सूर्यास्त के बाद जलाई जाती है।',
  'pongal.first_day_thai_follows_entry': 'तै मास का पहला दिन, जो सूर्यास्त के नियम से संक्रान्ति के अनुसार आता है।',
  'puthandu.first_day_chithirai_follows_entry': 'चित्तिरै मास का पहला दिन, जो सूर्यास्त के नियम से संक्रान्ति के अनुसार आता है।',
  'vaisakhi.first_day_vaisakh_sunrise': 'वैसाख का पहला दिन: सूर्योदय से सूर्योदय तक का जो दिन संक्रान्ति को धारण करे।',
};

/**
 * The content of the rules of the samskaras (rites of passage), in Hindi; the ids and the English are in
 * `en/gists/samskara.ts`.
 */
import type { samskaraGists as english } from '../../en/gists/samskara.ts';

export const samskaraGists: Readonly<Record<keyof typeof english, string>> = {
  'upanayana.giving_of_the_thread': 'उपनयन (यज्ञोपवीत)।',
  'upanayana.northern_course': 'सूर्य के उत्तरायण में।',
  'upanayana.five_months_from_magha': 'माघ से ज्येष्ठ तक; उत्तरायण होने पर भी पौष और आषाढ़ में नहीं।',
  'upanayana.sun_in_mina_mesha_best': 'सूर्य मीन या मेष में हो तो उत्तम।',
  'upanayana.sun_elsewhere_middling':
    'सूर्य मकर या कुम्भ में हो तो मध्यम, वृषभ या मिथुन में अधम; एक अन्य वाक्य मीन से मिथुन-प्रवेश तक का पूरा समय प्रशस्त कहता है।',
  'upanayana.not_while_guru_or_shukra_is_set': 'गुरु या शुक्र अस्त हों तो नहीं।',
  'upanayana.rest_of_simha_between_rivers': 'गंगा और गोदावरी के बीच गुरु के शेष सिंहस्थ काल में भी नहीं; सूर्य मेष में हो तो दोष नहीं।',
  'upanayana.simha_but_in_chaitra_of_mina':
    'मघा से पहले पाँच चरणों में गुरु हो तो नहीं; मेष के सूर्य में और मीन के सूर्य वाले चैत्र में दोष नहीं।',
  'upanayana.rest_of_simha_but_in_chaitra_of_mina':
    'गंगा और गोदावरी के बीच गुरु के शेष सिंहस्थ काल में भी नहीं; मेष के सूर्य में और मीन के सूर्य वाले चैत्र में दोष नहीं।',
  'upanayana.dark_half_to_the_tenth': 'शुक्ल पक्ष शुभ; कृष्ण पक्ष अन्तिम तिहाई छोड़कर।',
  'upanayana.dark_half_in_need': 'कृष्ण पक्ष दशमी तक आवश्यकता में; शिष्ट पंचमी तक ही करते हैं।',
  'upanayana.seven_tithis': 'द्वितीया, तृतीया, पंचमी, षष्ठी, दशमी, एकादशी और द्वादशी।',
  'upanayana.sopapada': 'ज्येष्ठ शुक्ल द्वितीया और माघ शुक्ल द्वादशी को नहीं; माघ की चतुर्थी वैसे भी ग्राह्य तिथियों में नहीं है।',
  'upanayana.studyless_tithi_closes_the_day':
    'अनध्याय तिथि (1, 8, 14, पूर्णिमा, अमावस्या, ज्येष्ठ शुक्ल द्वितीया, माघ शुक्ल चतुर्थी और द्वादशी) सूर्योदय के बाद या सूर्यास्त से पहले तीन मुहूर्त रहे तो पूरा दिन वर्जित।',
  'upanayana.remainder_in_the_morning':
    'शिष्ट सूर्योदय पर घटी भर प्रतिपदा हो तो भी दिन छोड़ते हैं; मयूख नवमी के शेष वाली दशमी छोड़ता है; चतुर्थी के शेष वाली पंचमी का कोई मूल नहीं मिलता।',
  'upanayana.no_study_in_the_punya_kala':
    'संक्रान्ति के पुण्यकाल के दिन अनध्याय है; मेष, कर्क, तुला या मकर की संक्रान्ति रात में हो तो दोनों दिन।',
  'upanayana.no_study_on_sankranti': 'संक्रान्ति के दिन अनध्याय है।',
  'upanayana.pradosha': 'जिस तृतीया, षष्ठी या द्वादशी की रात के पहले पहरों में अगली तिथि हो, उस प्रदोष में नहीं।',
  'upanayana.not_tuesday_saturday': 'मंगलवार और शनिवार वर्जित; सामवेदियों और क्षत्रियों के लिए मंगलवार प्रशस्त।',
  'upanayana.tuesday_for_samavedins_and_kshatriyas': 'सामवेदियों और क्षत्रियों के लिए मंगलवार प्रशस्त।',
  'upanayana.weekday_of_the_lord_of_the_veda':
    'बटु के वेद के स्वामी का वार: ऋग्वेद के गुरु, यजुर्वेद के शुक्र, सामवेद के मंगल, अथर्ववेद के बुध। स्वामी का बल और उसकी राशि नहीं देखी जाती।',
  'upanayana.stars_of_the_veda': 'बटु के अपने वेद के नक्षत्र।',
  'upanayana.seven_days_from_an_eclipse':
    'ग्रहण से सात या दस दिन उपनयन नहीं; कुछ संकट में तीन दिन ही छोड़ते हैं। यहाँ ग्रहण के दिन से सात दिन दोष गिने हैं।',
  'upanayana.sunday_middling_monday_least': 'गुरु, शुक्र और बुधवार श्रेष्ठ, रविवार मध्यम, सोमवार अधम।',
  'upanayana.all_stars_but_six': 'अपने वेद के नक्षत्र न मिलें तो भरणी, कृत्तिका, मघा, विशाखा, ज्येष्ठा, शतभिषा छोड़कर सब।',
  'upanayana.not_last_third_of_day': 'दिन के अन्तिम तिहाई में नहीं, रात में भी नहीं।',
  'upanayana.middle_third_middling': 'दिन का पहला तिहाई मुख्य, दूसरा मध्यम।',
  'upanayana.six_tithis_dark_half_first_third': 'द्वितीया, तृतीया, पंचमी, दशमी, एकादशी, द्वादशी; कृष्ण पक्ष का पहला तिहाई।',
  'upanayana.four_tithis_without_study':
    'आषाढ़ शुक्ल दशमी, ज्येष्ठ शुक्ल द्वितीया, पौष शुक्ल एकादशी, माघ शुक्ल द्वादशी को अनध्याय; 14, 15, 1 और 8 भी, जो वैसे भी ग्राह्य तिथियों में नहीं हैं।',
  'upanayana.twenty_two_stars': 'क्षिप्र, ध्रुव, चर और मृदु नक्षत्र, आश्लेषा, मूल, आर्द्रा और तीनों पूर्वा।',
  'upanayana.birth_star_but_in_chaitra_of_mina':
    'हमारी प्रति के पाठ में जन्मनक्षत्र दोष है, जहाँ ‘न’ छूटा हो सकता है (मुहूर्तचिन्तामणि उसे शुभ कहता है); मीन के सूर्य वाले चैत्र में दोष नहीं। जन्ममास, जन्मतिथि और जन्मलग्न नहीं देखे जाते।',
  'upanayana.birth_star_good': 'जन्मनक्षत्र में उपनयन से बटु विद्यावान् होता है: ब्राह्मण पहला पुत्र हो तब भी, अन्य पहला पुत्र न हो तब।',
  'upanayana.houses_that_bar':
    '8 में कोई ग्रह नहीं; लग्नेश, शुक्र, चन्द्र 6 में नहीं, शुक्र और चन्द्र 12 में नहीं; लग्न में पाप ग्रह नहीं, चन्द्र केवल शुक्ल पक्ष में वृषभ या कर्क का। पाँच शुभ ग्रहों से रहित लग्न भी वर्जित कहा गया है और कुछ के मत से लग्न में सूर्य उत्तम है; ये नहीं देखे जाते।',
  'upanayana.karka_navamsha_left': 'कर्क का नवांश छोड़ा जाता है।',
  'upanayana.six_navamshas_good': 'तुला, मिथुन, कन्या, धनु, वृषभ और मीन के नवांश शुभ।',
  'upanayana.houses_worst_in_a_vow':
    'शुक्र, गुरु, चन्द्र और लग्नेश 6 या 8 में नहीं; चन्द्र और शुक्र 12 में नहीं; पाप ग्रह 1, 5, 8 में नहीं। गुरु या शुक्र का पराजित, नीच या शत्रु राशि में होना (5.44) नहीं देखा जाता।',
  'upanayana.benefics_malefics_well': 'शुभ ग्रह 6, 8, 12 से बाहर और पाप ग्रह 3, 6, 11 में शुभ।',
  'upanayana.guru_from_natal_sign': 'बटु की राशि से 4, 8 या 12 में गुरु अशुभ; कर्क, धनु, मीन में और मीन के सूर्य वाले चैत्र में दोष नहीं।',
  'upanayana.guru_from_natal_sign_mc':
    'बटु की राशि से 4, 8 या 12 में गुरु अशुभ; उच्च या स्वराशि में दोष नहीं। श्लोक मित्र राशि, अपने नवांश और वर्गोत्तम में भी छूट देता है, जो यहाँ नहीं देखी जाती।',
  'chudakarana.first_tonsure': 'चूडाकरण (मुण्डन)।',
  'chudakarana.four_months': 'माघ, फाल्गुन, वैशाख, ज्येष्ठ।',
  'chudakarana.northern_course_not_chaitra': 'उत्तरायण में, चैत्र में नहीं।',
  'chudakarana.not_while_guru_or_shukra_is_set': 'गुरु या शुक्र अस्त हों तो नहीं।',
  'chudakarana.first_second_third_fifth_year': 'पहले, दूसरे, तीसरे या पाँचवें वर्ष में।',
  'chudakarana.dark_half_to_the_tenth': 'कृष्ण पक्ष अन्तिम तिहाई छोड़कर, अर्थात् दशमी तक।',
  'chudakarana.bright_half_good': 'शुक्ल पक्ष शुभ।',
  'chudakarana.seven_tithis': 'द्वितीया, तृतीया, पंचमी, सप्तमी, दशमी, एकादशी और त्रयोदशी।',
  'chudakarana.without_eighth_twelfth_rikta': 'अष्टमी, द्वादशी, रिक्ता, प्रतिपदा, षष्ठी और पर्व छोड़कर।',
  'chudakarana.three_weekdays_monday_in_bright_half':
    'गुरु, शुक्र, बुधवार; शुक्ल पक्ष में सोमवार। वर्ण के अनुसार कहे गए रवि, मंगल और शनिवार नहीं लिए जाते।',
  'chudakarana.four_weekdays': 'बुध, चन्द्र, शुक्र और गुरु के वार।',
  'chudakarana.twelve_stars': 'अश्विनी से रेवती तक बारह नक्षत्र; अनुराधा, कृत्तिका, उत्तरा, रोहिणी, मघा वर्जित।',
  'chudakarana.mridu_chara_laghu_jyeshtha': 'अनुराधा छोड़कर मृदु, चर और लघु नक्षत्र (अभिजित् लघु है), तथा ज्येष्ठा।',
  'chudakarana.never_under_the_birth_star': 'जन्म नक्षत्र में कभी नहीं।',
  'chudakarana.signs_of_benefics_rise':
    'बुध, चन्द्र, शुक्र या गुरु की राशि का लग्न। श्लोक नवांश भी इन्हीं का और पाप ग्रह 3, 6, 11 में चाहता है, 5.30 केन्द्र में शुभ ग्रह; ये नहीं देखे जाते।',
  'chudakarana.not_by_night_nor_twilight':
    'नारद रात्रि और सन्ध्या छोड़ते हैं; सन्ध्या सूर्योदय से पहले और सूर्यास्त के बाद तीन-तीन घटी है (मुहूर्त चिन्तामणि 3.7)।',
  'chudakarana.eighth_house_empty': 'अष्टम भाव शुद्ध हो।',
  'annaprashana.first_rice': 'अन्नप्राशन।',
  'annaprashana.six_tithis': 'द्वितीया, तृतीया, पंचमी, सप्तमी, दशमी और त्रयोदशी।',
  'annaprashana.without_rikta_nanda_eighth': 'रिक्ता, नन्दा, अष्टमी, अमावस्या और द्वादशी छोड़कर।',
  'annaprashana.good_weekdays': 'बुध, शुक्र और गुरुवार शुभ।',
  'annaprashana.sunday_monday_by_some': 'कहीं-कहीं रवि और सोमवार।',
  'annaprashana.not_three_weekdays': 'शनि, मंगल, रविवार नहीं।',
  'annaprashana.sixteen_stars': 'सोलह नक्षत्र: ध्रुव, मृदु, लघु और चर।',
  'annaprashana.seven_yogas_left': 'वैधृति, व्यतीपात, गण्ड, अतिगण्ड, वज्र, शूल और परिघ छोड़े जाते हैं।',
  'annaprashana.malamasa_where_no_other_time': 'शुद्ध काल न मिले तो मलमास का दोष नहीं।',
  'annaprashana.asta_where_no_other_time': 'शुद्ध काल न मिले तो गुरु-शुक्र के अस्त का दोष नहीं।',
  'annaprashana.not_mina_mesha_vrishchika': 'मीन, मेष या वृश्चिक लग्न में नहीं।',
  'annaprashana.forenoon_good': 'नारद पूर्वाह्ण की प्रशंसा करते हैं; श्लोक के ग्रह नहीं देखे जाते।',
  'annaprashana.tenth_house_empty': 'दशम भाव शुद्ध हो।',
  'annaprashana.moon_not_in_1_6_8':
    'चन्द्र 1, 6, 8 में नहीं। अन्य ग्रहों के स्थान, और अनुराधा, शतभिषा, स्वाती तथा जन्म नक्षत्र, जिन्हें कुछ छोड़ते हैं, नहीं देखे जाते।',
  'karnavedha.piercing_of_the_ears': 'कर्णवेध।',
  'karnavedha.not_while_vishnu_sleeps': 'विष्णु-शयन में नहीं, आषाढ़ शुक्ल एकादशी से कार्तिक शुक्ल एकादशी तक।',
  'karnavedha.kartika_after_the_twelfth': 'विष्णु-शयन में नहीं, आषाढ़ शुक्ल एकादशी से; कार्तिक शुक्ल द्वादशी के बाद ग्राह्य।',
  'karnavedha.four_months_from_third_year': 'तीसरे वर्ष से: कार्तिक, पौष, चैत्र, फाल्गुन।',
  'karnavedha.not_chaitra_pausha': 'चैत्र और पौष में नहीं।',
  'karnavedha.not_while_guru_or_shukra_is_set': 'गुरु या शुक्र अस्त हों तो नहीं।',
  'karnavedha.not_in_an_even_year':
    'सम वर्ष में नहीं। ग्रन्थ में कहे 10, 12, 16वें दिन और मास पहले वर्ष में ही हैं और अलग से नहीं देखे जाते।',
  'karnavedha.bright_half_good': 'शुक्ल पक्ष शुभ।',
  'karnavedha.eight_tithis': 'द्वितीया, तृतीया, पंचमी, षष्ठी, सप्तमी, दशमी, द्वादशी और त्रयोदशी।',
  'karnavedha.without_rikta': 'रिक्ता तिथियाँ छोड़कर।',
  'karnavedha.without_lost_tithi': 'क्षय तिथि छोड़कर।',
  'karnavedha.four_weekdays': 'सोम, बुध, गुरु, शुक्रवार।',
  'karnavedha.twelve_stars': 'अश्विनी से रेवती तक बारह नक्षत्र।',
  'karnavedha.shravana_pair_punarvasu_mridu_laghu': 'श्रवण, धनिष्ठा, पुनर्वसु, मृदु और लघु नक्षत्र।',
  'karnavedha.not_under_the_birth_star': 'जन्मनक्षत्र में नहीं; जन्ममास नहीं देखा जाता।',
  'karnavedha.not_by_night_nor_twilight':
    'अगस्त्य: दोनों सन्ध्याओं के लग्न में नहीं, रात्रि में भी नहीं। नक्षत्र और तिथि की सन्धि नहीं देखी जाती।',
  'karnavedha.eighth_house_empty': 'अष्टम भाव शुद्ध हो।',
  'karnavedha.sign_of_venus_or_jupiter':
    'शुक्र या गुरु की राशि का लग्न। श्लोक केन्द्र, त्रिकोण, 3 और 11 में शुभ ग्रह, 3, 6, 11 में पाप ग्रह और लग्न में गुरु भी चाहता है; ये नहीं देखे जाते।',
  'simanta.parting_of_the_hair': 'प्रथम गर्भ में सीमन्तोन्नयन।',
  'simanta.from_bright_fifth_to_dark_fifth': 'शुक्ल पंचमी से कृष्ण पंचमी तक, कहीं कृष्ण दशमी तक।',
  'simanta.to_the_dark_tenth_by_some': 'कृष्ण षष्ठी से दशमी कहीं-कहीं।',
  'simanta.ninth_left': 'नवमी आवश्यकता में भी छोड़ी जाती है।',
  'simanta.tithis_for_need':
    'चतुर्थी, चतुर्दशी, पूर्णिमा आवश्यकता में; षष्ठी, अष्टमी, द्वादशी पहली घटियाँ छोड़कर; हमारी प्रति में घटियों की संख्या अशुद्ध है, इसलिए वे नहीं काटी जातीं।',
  'simanta.without_rikta_sixth_eighth_twelfth': 'रिक्ता, अमावस्या, द्वादशी, षष्ठी और अष्टमी छोड़कर।',
  'simanta.male_weekdays_best': 'रवि, मंगल और गुरुवार प्रशस्त।',
  'simanta.moon_mercury_venus_by_some': 'कहीं-कहीं सोम, बुध और शुक्रवार।',
  'simanta.days_of_male_or_good_grahas': 'गुरु, सूर्य और मंगल के वार, या शुभ ग्रहों के।',
  'simanta.nine_male_stars': 'पुरुष नाम के नौ नक्षत्र; पहले पुष्य, फिर श्रवण। प्रत्येक के बीच के दो चरण।',
  'simanta.five_in_their_stead':
    'ये न मिलें तो रोहिणी, रेवती और तीनों उत्तरा; उत्तराषाढ़ा में अभिजित् के बीच के चरण नौ में गिने जाते हैं।',
  'simanta.six_stars_or_dhruva_revati': 'मृगशिरा, पुष्य, मूल, श्रवण, पुनर्वसु, हस्त; या ध्रुव नक्षत्र और रेवती।',
  'simanta.malamasa_where_no_other_time': 'शुद्ध काल न मिले तो मलमास का दोष नहीं।',
  'simanta.asta_where_no_other_time': 'शुद्ध काल न मिले तो गुरु-शुक्र के अस्त का दोष नहीं।',
  'simanta.male_navamsha_rises':
    'पुरुष राशि का नवांश। श्लोक केन्द्र और त्रिकोण में शुभ ग्रह, 3, 6, 11 में पाप ग्रह और बली मासाधिप भी चाहता है; ये नहीं देखे जाते।',
  'kupa.digging_of_reservoirs': 'कुआँ, तालाब या कोई भी जलाशय खोदना।',
  'kupa.thirteen_stars': 'अनुराधा, हस्त, ध्रुव नक्षत्र, धनिष्ठा, शतभिषा, मघा, पूर्वाषाढ़ा, रेवती, पुष्य, मृगशिरा।',
  'kupa.not_while_guru_or_shukra_is_set': 'गुरु या शुक्र के अस्त में कुआँ, तालाब या बाग आरम्भ नहीं।',
  'kupa.jupiter_or_mercury_rises_venus_in_10': 'लग्न में गुरु या बुध, दशम में शुक्र।',
  'dvara.setting_up_the_door': 'घर का द्वार लगाना।',
  'dvara.wheel_from_the_star_of_the_sun': 'द्वार-चक्र, सूर्य के नक्षत्र से: चार शुभ, आठ अशुभ, आठ शुभ, तीन अशुभ, चार शुभ।',
};

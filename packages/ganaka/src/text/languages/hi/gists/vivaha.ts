/** The content of the rules, in Hindi; the ids and the English are in `en/gists/vivaha.ts`. */
import type { vivahaGists as english } from '../../en/gists/vivaha.ts';

export const vivahaGists: Readonly<Record<keyof typeof english, string>> = {
  'doshas.star_graha_kicks_worst_quarter': 'ग्रह की लत्ता वाला नक्षत्र; उसका वह चरण इष्ट नहीं जो ग्रह के चरण के समान हो।',
  'doshas.moon_star_end_harshana_vaidhriti': 'हर्षण, वैधृति, साध्य, व्यतीपात, गण्ड या शूल के अन्त में चन्द्र का नक्षत्र।',
  'doshas.sun_mars_venus_saturn_moon': 'चन्द्र की राशि में सूर्य, मंगल, शुक्र या शनि।',
  'doshas.graha_other_end_moon_line': 'पाँच रेखाओं में चन्द्र की रेखा के दूसरे सिरे पर ग्रह; सब देशों में छोड़ा जाता है।',
  'doshas.graha_seventh_moon_fifty_fifth':
    'चन्द्र से सातवें, या पचपनवें नवांश में ग्रह; लग्न से सातवाँ भी श्लोक में है, वह 6.86 के भावों में वर्जित है।',
  'doshas.fifth_bana_left_weddings': 'विवाह में पाँचवाँ बाण छोड़ा जाता है।',
  'doshas.bad_yoga_moon_star_odd': 'अशुभ योग, और अट्ठाईस में सूर्य के नक्षत्र से चन्द्र का नक्षत्र विषम।',
  'doshas.counts_moon_star_sun_worst':
    'सूर्य के नक्षत्र से चन्द्र के नक्षत्र की गणना; उसका वह चरण इष्ट नहीं जो सूर्य के चरण के समान हो।',
  'doshas.sun_moon_signs_like_declination': 'सूर्य और चन्द्र समान क्रान्ति की राशियों में।',
  'vivaha.sun_mithuna_kumbha_makara_vrishchika': 'सूर्य मिथुन, कुम्भ, मकर, वृश्चिक, वृषभ या मेष में हो।',
  'vivaha.ashadha_third_read_first_bright': 'आषाढ़ का तीसरा भाग; उसका पहला भाग माना, शुक्ल दशमी तक।',
  'vivaha.kartika_sun_vrishchika_pausha_makara': 'सूर्य वृश्चिक में हो तो कार्तिक, मकर में पौष, मेष में चैत्र।',
  'vivaha.magha_phalguna_vaishakha_jyeshtha':
    'माघ, फाल्गुन, वैशाख और ज्येष्ठ; मार्गशीर्ष मध्यम; देशाचार से मिथुन के सूर्य में आषाढ़, वृश्चिक में कार्तिक, मकर में पौष, मेष में चैत्र।',
  'vivaha.margashirsha_middling_ashadha_kartika_pausha':
    'मार्गशीर्ष मध्यम है; आषाढ़, कार्तिक, पौष और चैत्र केवल देशाचार से, मिथुन, वृश्चिक, मकर और मेष के सूर्य में लिये जाते हैं।',
  'vivaha.no_wedding_added_lost_month': 'अधिक या क्षय मास में विवाह नहीं।',
  'vivaha.no_wedding_guru_shukra_set': 'गुरु या शुक्र अस्त, बाल या वृद्ध हो तो विवाह नहीं।',
  'vivaha.moon_too_seen': 'चन्द्र भी दृश्य हो।',
  'vivaha.three_days_before_asta_after': 'कुछ के मत से अस्त से पहले और उदय के बाद तीन-तीन दिन, आवश्यकता में भी।',
  'vivaha.guru_fifteen_days_shukra_young': 'गुरु पन्द्रह दिन; शुक्र बाल हो तो तीन या दस दिन, वृद्ध हो तो पन्द्रह या पाँच दिन।',
  'vivaha.seven_days_before_asta_after': 'अस्त से पहले और उदय के बाद सात दिन मध्यम मत है; कम दिन आवश्यकता के लिए हैं।',
  'vivaha.guru_first_five_quarters_magha': 'मघा से पाँच चरणों तक गुरु सर्वत्र निन्दित है, सूर्य मेष में हो तो नहीं।',
  'vivaha.all_simha_kalinga_gauda_gurjara':
    'कलिंग, गौड और गुर्जर देश में पूरे सिंह का गुरु वर्जित है; श्लोक देशों के नाम लेता है, सीमाएँ हमारी खींची हैं।',
  'vivaha.three_four_six_eight_days': 'ग्रास के चरणों के अनुसार ग्रहण के बाद तीन, चार, छह या आठ दिन, पहले उसके आधे।',
  'vivaha.three_days_before_eclipse_seven': 'ग्रहण से पहले तीन और बाद में सात दिन।',
  'vivaha.eleven_stars_all_agree': 'ग्यारह नक्षत्र जिन पर सब एकमत हैं।',
  'vivaha.eleven_stars_not_pierced': 'ग्यारह नक्षत्र, वेधरहित।',
  'vivaha.chitra_shravana_dhanishtha_ashvini_too': 'हरदत्त के मत से चित्रा, श्रवण, धनिष्ठा और अश्विनी भी।',
  'vivaha.without_rikta_tithis_new_moon': 'रिक्ता तिथियाँ और अमावस्या छोड़कर।',
  'vivaha.days_good_grahas': 'शुभ ग्रहों के वारों में।',
  'vivaha.new_moon_barred_dark_half': 'अमावस्या निषिद्ध है; कृष्ण पक्ष त्रयोदशी तक मध्यम है।',
  'vivaha.rikta_eighth_sixth_little_fruit': 'रिक्ता, अष्टमी और षष्ठी अल्पफल हैं।',
  'vivaha.sunday_tuesday_saturday_middling': 'रविवार, मंगलवार और शनिवार मध्यम हैं।',
  'vivaha.dark_half_middling': 'कृष्ण पक्ष त्रयोदशी तक मध्यम।',
  'vivaha.not_last_navamsha_nor_chara_in_chara':
    'राशि का अन्तिम नवांश वर्जित, वर्गोत्तम हो तो नहीं; चन्द्र तुला या मकर में हो तो चर लग्न में चर नवांश वर्जित। चन्द्र 11 में हो तो दोष नहीं।',
  'vivaha.bright_half_best': 'शुक्ल पक्ष उत्तम है।',
  'vivaha.star_malefic_holds_left': 'जिस नक्षत्र में पाप ग्रह हो वह छोड़ा जाता है।',
  'vivaha.thursday_pushya_left_weddings': 'विवाह में पुष्य वाला गुरुवार छोड़ा जाता है।',
  'vivaha.vyatipata_vaidhriti_bhadra': 'व्यतीपात, वैधृति और भद्रा छोड़ी जाती हैं।',
  'vivaha.tithi_lost_or_doubled_rice_given': 'क्षय या वृद्धि तिथि छोड़ी जाती है; तिथि प्रतिकूल हो तो चावल का दान होता है।',
  'vivaha.hours_sankranti': 'संक्रान्ति का काल।',
  'vivaha.sixteen_ghatikas_about_sankranti_about': 'संक्रान्ति के आसपास सोलह घटी; विषुव और अयन पर तीन दिन।',
  'vivaha.bad_parts_yogas_kulika_ardhayama': 'योगों के अशुभ भाग, कुलिक, अर्धयाम।',
  'vivaha.day_praised_night_too_hemadri': 'दिन में प्रशस्त है; हेमाद्रि आदि के मत से रात में भी।',
  'vivaha.knots_stars_signs_tithis': 'नक्षत्र, राशि और तिथि के गण्डान्त।',
  'vivaha.four_ghatikas_poison_every_star': 'प्रत्येक नक्षत्र की चार विषघटी।',
  'vivaha.muhurtas_weekday_forbids': 'वे मुहूर्त जिन्हें वार वर्जित करता है; चन्द्र एकादश भाव में हो तो दोष नहीं।',
  'vivaha.star_pierced_malefic_quarter_faces': 'पाप ग्रह से विद्ध नक्षत्र, या चन्द्र के सामने के चरण से।',
  'vivaha.graha_other_end_moon_line': 'पाँच रेखाओं में चन्द्र की रेखा के दूसरे सिरे पर ग्रह।',
  'vivaha.sun_mars_venus_saturn_moon': 'चन्द्र की राशि में सूर्य, मंगल, शुक्र या शनि।',
  'vivaha.graha_seventh_moon_fifty_fifth':
    'चन्द्र से सातवें, या पचपनवें नवांश में ग्रह; लग्न से सातवाँ भी श्लोक में है, वह 6.86 के भावों में वर्जित है।',
  'vivaha.fifth_bana_left_weddings': 'विवाह में पाँचवाँ बाण छोड़ा जाता है।',
  'vivaha.bad_yoga_moon_star_odd': 'अशुभ योग, और अट्ठाईस में सूर्य के नक्षत्र से चन्द्र का नक्षत्र विषम।',
  'vivaha.sun_moon_signs_like_declination': 'सूर्य और चन्द्र समान क्रान्ति की राशियों में।',
  'vivaha.tithi_sun_burns_sign': 'सूर्य जिस राशि में हो उससे दग्ध सम तिथि; बुध, गुरु और शुक्र केन्द्र या कोण में हों तो दोष नहीं।',
  'vivaha.ten_sums_stars_sun_moon': 'सूर्य और चन्द्र के नक्षत्रों के दस योग।',
  'vivaha.star_graha_kicks_left_saurashtra': 'ग्रह की लत्ता वाला नक्षत्र सौराष्ट्र और शाल्व में छोड़ा जाता है।',
  'vivaha.star_thrown_down_yoga_left': 'योग से पातित नक्षत्र कलिंग और वंग में छोड़ा जाता है।',
  'vivaha.upagraha_stars_left_kuru_bahlika': 'उपग्रह नक्षत्र कुरु और बाह्लीक में छोड़े जाते हैं।',
  'vivaha.houses_graha_bars_rising_sign': 'वे भाव जिनमें ग्रह लग्न को दूषित करता है, और उसका परिहार।',
  'vivaha.houses_graha_bars_rising_sign_2': 'वे भाव जिनमें ग्रह लग्न को दूषित करता है।',
  'vivaha.others_bar_moon_12_mercury':
    'अन्य 12 में चन्द्र और 10 में बुध को निषिद्ध मानते हैं; द्रेष्काण और नवांश के स्वामी 6 और 8 में भी, वह नहीं देखा।',
  'vivaha.direct_malefic_12_goes_back': '12 में मार्गी और 2 में वक्री पाप ग्रह; दोनों शत्रु राशि में, नीच या अस्त हों तो दोष नहीं।',
  'vivaha.dhanu_tula_kanya_mithuna_mina': 'धनु, तुला, कन्या, मिथुन या मीन का नवांश; अन्तिम नहीं, जब तक वह राशि का अपना न हो।',
  'vivaha.seven_navamshas_good': 'वृषभ, मिथुन, कर्क, कन्या, तुला, धनु और मीन के नवांश शुभ हैं।',
  'vivaha.blind_lame_deaf_signs_left':
    'पंगु, अन्ध और काण राशियाँ गौड और मालव में छोड़ी जाती हैं; दिन, रात और सन्ध्या के पंगु, अन्ध और बधिर 6.81-6.83 बताते हैं।',
  'vivaha.eighth_natal_sign_does_not':
    'जन्मराशि से आठवीं का लग्न न हो, जब तक उसका स्वामी वही या मित्र न हो; जन्मलग्न ज्ञात नहीं।',
  'vivaha.vipat_pratyari_vadha_first_round': 'पहले चक्र की तीसरी, पाँचवीं और सातवीं तारा, दूसरे चक्र में उनका एक-एक चरण।',
  'vivaha_milan.months_tithis_weekdays_stars_wedding': 'विवाह के मास, तिथियाँ, वार और नक्षत्र।',
  'vivaha_milan.houses_bar_rising_sign_what': 'लग्न को बाधित करने वाले भाव, उनके परिहार और अपवाद, नवांश, बीस अंक।',
  'vivaha_milan.jupiter_girl_sun_boy_moon': 'कन्या के लिए गुरु, वर के लिए सूर्य, दोनों के लिए चन्द्र; अपवादों से पहले की श्रेणियाँ।',
  'vivaha_reply.no_star_tithi_lagna_weekday':
    'नक्षत्र, तिथि, लग्न और वार नहीं देखे जाते; 1, 6, 8 में चन्द्र या 1, 7, 8 में मंगल दोष है।',
  'vivaha_reply.half_ghati_both_sides_half':
    'अर्धास्त के दोनों ओर आधी घटी, शुद्ध पंचांग में; गुरुवार और शनिवार को नहीं, न चन्द्र 6 या 8 में, लग्न में पाप ग्रह या मंगल 8 में हो, न व्यतीपात या संक्रान्ति में; संकट के लिए।',
  'vivaha.rest_simha_between_ganga_godavari_map':
    'सिंह के शेष भाग में गंगा और गोदावरी के बीच; स्थान दोनों नदियों के मानचित्र से देखा जाता है; सूर्य मेष में हो तो दोष नहीं।',
};

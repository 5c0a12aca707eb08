/** What the rules of strengths, aspects, vargas, ashtakavarga and further readings of a chart say, in Hindi. */
import type { strengthGists as english } from '../../en/gists/strengths.ts';

export const strengthGists: Readonly<Record<keyof typeof english, string>> = {
  'ashtakavarga.table_usually_printed_after_varahamihira':
    'वराहमिहिर के अनुसार प्रायः छपने वाली सारणी; बृ.पा.हो. 66 से चन्द्र की तीन और शुक्र की एक पंक्ति में भिन्न।',
  'ashtakavarga.places_graha_lagna_give_benefic': 'वे स्थान जिनमें प्रत्येक ग्रह और लग्न शुभ बिन्दु देते हैं।',
  'ashtakavarga.trine_signs_least_taken_all': 'त्रिकोण की तीनों राशियों में से सबसे कम अंक तीनों से घटाया जाता है।',
  'ashtakavarga.two_signs_lord_empty_reduced':
    'एक स्वामी की दो राशियों में से रिक्त राशि का अंक ग्रहयुक्त राशि के न्यून अंक तक, या शून्य तक घटाया जाता है।',
  'ashtakavarga.reduced_points_times_figures_signs': 'शोधित बिन्दु, राशियों और उनमें स्थित ग्रहों के गुणकों से गुणित।',
  'bhava.arcs_between_lagna_midheaven_cut': 'लग्न और दशम के बीच के चाप तीन भागों में; भाव-मध्यों के बीचोंबीच सन्धि।',
  'bhava.graha_middle_house_gives_full': 'भाव-मध्य पर ग्रह पूरा फल देता है, सन्धि पर कुछ नहीं, बीच में अनुपात से।',
  'drishti.all_look_fully_seventh_saturn': 'सब सप्तम को पूर्ण देखते हैं; शनि 3 और 10 को भी, गुरु 5 और 9 को, मंगल 4 और 8 को।',
  'drishti.strength_look_degrees_between_two': 'दोनों के बीच के अंशों से दृष्टि का बल, शनि, मंगल, गुरु की विशेष दृष्टि सहित।',
  'gati.motion_of_the_luminaries': 'मध्यम गति में केन्द्र पर ज्या-अन्तर और मन्द-परिधि का संस्कार; भोगांशों की गति का निकट मान।',
  'gati.motion_of_the_five':
    'मन्द-संस्कृत गति में शीघ्र-गति का वह भाग जितना कर्ण त्रिज्या से अधिक है; ऋण हो तो वक्र। भोगांशों की गति का निकट मान।',
  'maitri.lords_4_2_12_5': 'मूलत्रिकोण राशि से 4, 2, 12, 5, 9, 8 के और उच्च राशि के स्वामी मित्र, शेष शत्रु; दोनों चिह्न हों तो सम।',
  'maitri.grahas_10_4_11_3': 'परस्पर 10, 4, 11, 3, 2, 12 में स्थित ग्रह तात्कालिक मित्र, शेष शत्रु।',
  'maitri.both_friendly_great_friend_friend':
    'दोनों से मित्र अधिमित्र, मित्र और सम मित्र, मित्र और शत्रु सम, सम और शत्रु शत्रु, दोनों से शत्रु अधिशत्रु।',
  'varshaphal.return_sun_muntha_rashi_year':
    'सूर्य की वापसी; मुन्था जन्मलग्न से प्रतिवर्ष एक राशि; पाँच अधिकारियों में वर्षलग्न को देखने वाला सबसे बली वर्षेश होता है।',
  'bala.third_degrees_deepest_fall': 'परम नीच से अंशों का तृतीयांश।',
  'bala.venus_moon_even_rashi_navamsha': 'शुक्र-चन्द्र सम राशि और नवांश में, शेष विषम में: प्रत्येक का चतुर्थांश।',
  'bala.sixty_kendra_thirty_panaphara_fifteen': 'केन्द्र में साठ, पणफर में तीस, आपोक्लिम में पन्द्रह।',
  'bala.male_grahas_first_third_rashi': 'राशि के प्रथम तृतीयांश में पुरुष ग्रह, द्वितीय में नपुंसक, अन्तिम में स्त्री ग्रह: पन्द्रह।',
  'bala.third_degrees_fourth_sun_mars':
    'अंशों का तृतीयांश: सूर्य-मंगल का चतुर्थ से, गुरु-बुध का सप्तम से, शनि का लग्न से, शुक्र-चन्द्र का दशम से।',
  'bala.hours_true_midnight_sun_jupiter':
    'स्पष्ट मध्यरात्रि से: सूर्य, गुरु, शुक्र मध्याह्न तक बढ़ते हैं, चन्द्र, मंगल, शनि मध्यरात्रि तक; बुध का सदा पूर्ण।',
  'bala.thirds_daylight_mercury_sun_saturn': 'दिन के तृतीयांश बुध, सूर्य, शनि के, रात्रि के चन्द्र, शुक्र, मंगल के; गुरु का सदा।',
  'bala.fifteen_lord_year_thirty_month': 'वर्षेश का पन्द्रह, मासेश का तीस, वारेश का पैंतालीस, होरेश का साठ।',
  'bala.sevenths_rupa_saturn_mars_mercury': 'रूप के सप्तमांश: शनि, मंगल, बुध, गुरु, शुक्र, चन्द्र, सूर्य।',
  'bala.direction_kind_rashi_looks_lord':
    'राशि-प्रकार से दिक्, दृष्टियाँ, भावेश का बल; बुध-गुरु से एक रूप अधिक, शनि, मंगल, सूर्य से कम; दिन, सन्ध्या या रात्रि में उदय से चतुर्थांश।',
  'bala.seven_vargas_45_30_22':
    'सप्तवर्ग में 45, 30, 22.5, 15, 7.5, 3.75, 1.875; श्लोक में अधिमित्र, सम, शत्रु, अधिशत्रु के 20, 10, 4, 2 हैं।',
  'bala.third_degrees_between_sun_moon':
    'सूर्य-चन्द्र के अन्तर के अंशों का तृतीयांश शुभ ग्रहों का, साठ में से शेष अन्यों का; बुध का संगति से, चन्द्र का दुगुना।',
  'bala.declination_degree_ecliptic_sun_doubled': 'क्रान्तिवृत्त के अंश की क्रान्ति से, सूर्य का दुगुना।',
  'bala.third_degrees_between_sighrocca_middle':
    'शीघ्रोच्च और मध्यम-स्पष्ट के मध्य के बीच के अंशों का तृतीयांश; सूर्य-चन्द्र का अयन और पक्ष में।',
  'bala.difference_place_direction_time_far':
    'स्थान, दिक् और होरा तक के काल बल का अन्तर, बिम्बों के अन्तर से भाजित, पराजित से विजेता को।',
  'bala.quarter_looks_good_less_quarter':
    'शुभ ग्रहों की दृष्टि का चतुर्थांश, शेष की दृष्टि का चतुर्थांश घटाकर; विशेष दृष्टि में 15, 30, 45 जोड़कर।',
  'bala.square_root_exaltation_times_motion': 'उच्च और चेष्टा के गुणन का वर्गमूल, और साठ में दोनों की कमी के गुणन का।',
  'bala.seven_vargas_moolatrikona_45_own': 'सप्तवर्ग: मूलत्रिकोण 45, स्व 30, अधिमित्र 20, मित्र 15, सम 10, शत्रु 4, अधिशत्रु 2।',
  'bala.third_degrees_between_sun_moon_moon':
    'सूर्य-चन्द्र के अन्तर के अंशों का तृतीयांश चन्द्र, बुध, शुक्र, गुरु का; साठ में से शेष अन्यों का।',
  'bala.steps_45_33_12_sayana':
    'सायन भुज के 45, 33, 12 खण्डों से: सूर्य, मंगल, गुरु, शुक्र का उत्तर में, शनि-चन्द्र का दक्षिण में, बुध का दोनों में।',
  'bala.third_degrees_between_sighrocca_middle_mean':
    'शीघ्रोच्च और मध्यम-स्पष्ट के मध्य के बीच के अंशों का तृतीयांश; सूर्य का अयन बल, चन्द्र का पक्ष बल।',
  'bala.difference_two_strengths_added_victor': 'दोनों बलों का अन्तर विजेता में जोड़ा और पराजित से घटाया जाता है।',
  'bala.less_quarter_malefics_looks_plus':
    'पाप ग्रहों की दृष्टि का चतुर्थांश घटाकर, शुभ ग्रहों का जोड़कर, और बुध-गुरु की दृष्टि पूरी: यहाँ उनके चतुर्थांश के ऊपर।',
  'bala.strong_6_5_6_5': 'सूर्य से शनि तक 6.5, 6, 5, 7, 6.5, 5.5 और 5 रूप से बली।',
  'bala.mean_exaltation_motion_rest_sixty': 'उच्च और चेष्टा का मध्यमान, और साठ में से शेष।',
  'bala.common_curve_mars_15_more': 'सामान्य क्रम; मंगल का 4, 8 पर 15, गुरु का 5, 9 पर 30, शनि का 3, 10 पर 45 अधिक।',
  'bala.sun_five_rupas_programs_verse': 'सूर्य के पाँच रूप, जैसा कार्यक्रमों में है; श्लोक में साढ़े छह। शेष श्लोक के अनुसार।',
  'bala.years_360_months_30_civil': 'सृष्टि से 360 दिन के वर्ष और 30 दिन के मास; उनके प्रथम दिन का स्वामी।',
  'links.joined_lord_fifth': 'पंचमेश से युत।',
  'links.joined_lord_ninth': 'नवमेश से युत।',
  'links.lord_kona_kendra': 'त्रिकोणेश केन्द्र में।',
  'links.lord_kendra_kona': 'केन्द्रेश त्रिकोण में।',
  'links.lord_sixth_eighth_twelfth_joined': 'षष्ठ, अष्टम या द्वादश का स्वामी त्रिकोणेश से युत।',
  'links.lords_lagna_ninth_other_house': 'लग्नेश और नवमेश एक-दूसरे के भाव में।',
  'links.lords_lagna_tenth_other_house': 'लग्नेश और दशमेश एक-दूसरे के भाव में।',
  'links.third_sixth_eleventh_joined_lord': 'तृतीय, षष्ठ या एकादश में, इनमें से किसी के स्वामी से युत।',
  'phala.lord_own_state_dasha_begins': 'दशा के आरम्भ में दशेश की अपनी स्थिति।',
  'phala.greater_ishta_kashta_says_side': 'इष्ट और कष्ट में जो अधिक हो वही पक्ष प्रबल है।',
  'phala.dasha_judged_lord_dignity_house': 'दशा का विचार दशेश की स्थिति, भाव और उसके स्वामित्व वाले भावों से।',
  'phala.lord_first_second_third_drekkana':
    'पहले, दूसरे या तीसरे द्रेष्काण का दशेश दशा के आरम्भ, मध्य या अन्त में फल देता है; वक्री हो तो उलटा।',
  'yogini.number_birth_star_plus_three': 'जन्म-नक्षत्र की संख्या में तीन जोड़कर आठ से भाग: शेष योगिनी है, और उसकी संख्या उसके वर्ष।',
  'jaimini.degrees_gone_rashi_most_first':
    'राशि में गत अंशों से, सर्वाधिक पहले; सात ग्रह, या राहु सहित आठ, जिसके अंश तीस में से घटाए जाते हैं।',
  'jaimini.where_two_gone_equally_far': 'दो के गत अंश समान हों तो अगला कारक नहीं रहता और स्थिर कारक लिया जाता है।',
  'jaimini.navamsha_rashi_atmakaraka_called_swamsha': 'आत्मकारक की नवांश राशि, जिसे स्वांश भी कहते हैं।',
  'jaimini.far_beyond_lord_lord_house': 'भाव से भावेश जितना दूर, भावेश से उतना आगे; वही भाव या उससे सप्तम आए तो वहाँ से दशम।',
  'jaimini.pada_twelfth_house': 'लग्न के अनुचर भाव का पद, जिसे द्वादश लिया है।',
  'jaimini.movable_rashis_look_fixed_ones':
    'चर राशियाँ स्थिर को और स्थिर चर को देखती हैं, पड़ोसी को छोड़कर; द्विस्वभाव अन्य द्विस्वभाव को।',
  'jaimini.some_schools_give_vrishchika_ketu':
    'कुछ मतों में मंगल-शनि के साथ वृश्चिक केतु की और कुम्भ राहु की; यहाँ अनुसरण नहीं, साथ दिखाया है।',
  'varga_sources.rashi_itself': 'वही राशि।',
  'varga_sources.odd_rashi_first_sun_half': 'विषम राशि: पहले सूर्य का आधा, फिर चन्द्र का; सम राशि में उलटा।',
  'varga_sources.rashi_itself_fifth_ninth': 'वही राशि, उससे पाँचवीं और नवीं।',
  'varga_sources.rashi_itself_fourth_seventh_tenth': 'वही राशि, उससे चौथी, सातवीं और दसवीं।',
  'varga_sources.odd_rashi_counted_itself_even': 'विषम राशि: उसी से गणना; सम: सातवीं से।',
  'varga_sources.movable_rashi_itself_fixed_ninth': 'चर राशि: उसी से; स्थिर: नवीं से; द्विस्वभाव: पाँचवीं से।',
  'varga_sources.odd_rashi_itself_even_ninth': 'विषम राशि: उसी से; सम: नवीं से।',
  'varga_sources.counted_rashi_itself': 'उसी राशि से गणना।',
  'varga_sources.movable_mesha_fixed_simha_dual': 'चर मेष से, स्थिर सिंह से, द्विस्वभाव धनु से।',
  'varga_sources.movable_mesha_fixed_dhanu_dual': 'चर मेष से, स्थिर धनु से, द्विस्वभाव सिंह से।',
  'varga_sources.odd_simha_even_karka': 'विषम सिंह से, सम कर्क से।',
  'varga_sources.fire_mesha_earth_karka_air': 'अग्नि मेष से, पृथ्वी कर्क से, वायु तुला से, जल मकर से।',
  'varga_sources.odd_mars_5_saturn_5': 'विषम: मंगल 5, शनि 5, गुरु 8, बुध 7, शुक्र 5 अंश; सम में उलटा।',
  'varga_sources.odd_mesha_even_tula': 'विषम मेष से, सम तुला से।',
  'varga_sources.twice_degrees_twelve_counted_rashi': 'अंशों का दुगुना, बारह से भाग, उसी राशि से गणना।',
  'varga_sources.sixteen_divisions_rashi': 'राशि के सोलह विभाग।',
  'varga_sources.halves_run_through_zodiac_twice':
    'आधे भाग राशिचक्र में दो बार घूमते हैं: विषम राशियाँ सीधी, सम राशियों के आधे भाग परस्पर बदले हुए।',
  'varga_sources.thirds_run_through_zodiac_three': 'तृतीयांश राशिचक्र में तीन बार घूमते हैं।',
  'varga_sources.thirds_begin_movable_rashi_trine': 'तृतीयांश त्रिकोण की चर राशि से आरम्भ होते हैं।',
  'varga_sources.thirds_odd_rashis_run_forwards': 'विषम राशियों के तृतीयांश मेष से आगे, सम राशियों के मीन से पीछे चलते हैं।',
};

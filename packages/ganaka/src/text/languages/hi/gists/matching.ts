/** The content of the rules, in Hindi; the ids and the English are in `en/gists/matching.ts`. */
import type { matchingGists as english } from '../../en/gists/matching.ts';

export const matchingGists: Readonly<Record<keyof typeof english, string>> = {
  'band.good_bhakoot_up_16_nindya': 'शुभ भकूट में: 16 तक निन्द्य, 20 तक मध्यम, 30 तक श्रेष्ठ, उससे ऊपर उत्तमोत्तम।',
  'band.bad_bhakoot_up_20_nindya': 'अशुभ भकूट में: 20 तक निन्द्य, 25 तक मध्यम, 30 तक श्रेष्ठ, उससे ऊपर श्रेष्ठतर।',
  'band.twenty_gunas_madhyama_more_ati':
    'बीस गुण मध्यम, अधिक अति शुभ, कम अशुभ; इस योग में अशुभ भकूट के स्वामी मित्र हों तो 4 अंक, नहीं तो 1।',
  'bhanga.both_signs_lord': 'दोनों राशियों का एक ही स्वामी: विवाह शुभ; धर्मसिन्धु में भकूट के चार अंक।',
  'bhanga.lords_signs_friends_nadi_star': 'राशियों के स्वामी मित्र हों और नाडी तथा नक्षत्र शुद्ध हों; धर्मसिन्धु में भकूट के चार अंक।',
  'bhanga.tara_pure_sign_obeys_other': 'तारा शुद्ध हो और एक राशि दूसरी के वश्य हो: विवाह कहा गया है, अंक नहीं बढ़ते।',
  'bhanga.friendship_lords_destroys_bad_bhakoot': 'राशिस्वामियों की मैत्री अशुभ भकूट का परिहार करती है; धर्मसिन्धु में उसके चार अंक।',
  'bhanga.good_bhakoot_destroys_enmity_lords': 'शुभ भकूट राशिस्वामियों की शत्रुता का परिहार करता है, अंक नहीं बढ़ते।',
  'bhanga.friendship_sign_lords_two_navamsha': 'राशिस्वामियों की, या दोनों नवांशस्वामियों की मैत्री: गण दोष नहीं, पूरे अंक।',
  'bhanga.sign_but_two_stars_no': 'एक राशि पर दो नक्षत्र: न नाडी दोष, न गण दोष, दोनों के पूरे अंक।',
  'bhanga.star_two_signs_no_nadi': 'एक नक्षत्र दो राशियों में: न नाडी दोष, न गण दोष, दोनों के पूरे अंक।',
  'bhanga.star_different_quarters_auspicious': 'एक नक्षत्र, भिन्न चरण: शुभ, पर अंक नहीं बढ़ते।',
  'bhanga.navamsha_lords_strong_friendly_nadi': 'नवांशस्वामी बली और मित्र हों, नाडी और नक्षत्र शुद्ध हों।',
  'bhanga.star_different_quarters_good_two':
    'एक नक्षत्र के भिन्न चरण शुभ हैं, और दो राशियों में हों तो कूट दोष नहीं: शुभ भकूट के सात अंक।',
  'bhanga.shaunaka_friendship_grahas_destroys_enmity':
    'शौनक: ग्रहों की मैत्री वर्ग, योनि और गण की शत्रुता, नृदूर और अशुभ कूट का सारा फल नष्ट करती है; श्लोक में अंक नहीं कहे गये।',
  'bhanga.jyotishchintamani_some_stars_no_nadi':
    'ज्योतिषचिन्तामणि: कुछ नक्षत्रों में नाडी दोष नहीं; ग्रन्थ इसे केवल पुनर्विवाह और मिश्र वर्णों के लिए मानता है, इसलिए अंक नहीं बढ़ते।',
  'bhanga.effective_points_by_verse':
    'प्रभावी अंक: जहाँ श्लोक कहता है कि दोष नहीं, वहाँ पूरे; जहाँ धर्मसिन्धु में संख्या है, वहाँ वह; नहीं तो प्राप्त अंक। मुद्रित अंक कभी नहीं बढ़ाये जाते।',
  'manglik.both_charts_yoga_cancelled': 'दोनों कुण्डलियों में हो तो योग का परिहार।',
  'manglik.same_yoga_counts_man_chart': 'वही योग पुरुष की कुण्डली में भी वैसे ही गिना जाता है जैसे स्त्री की।',
  'bhakoot.signs_6_8_5_9': 'परस्पर 6/8, 5/9 और 2/12 राशियाँ अशुभ; अन्य अन्तर सुखद।',
  'bhakoot.good_7_bad_friendly_lords':
    'शुभ 7, एक नक्षत्र की दो राशियाँ भी, जिनमें कूट दोष नहीं; अशुभ पर स्वामी मित्र हों तो 4, अन्यथा 1; एक नक्षत्र का वही चरण 0।',
  'bhakoot.good_7_bad_0_scoring': 'शुभ 7, अशुभ 0: आधुनिक प्रोग्रामों की गणना।',
  'gana.same_gana_best_deva_manushya': 'समान गण उत्तम, देव और मनुष्य मध्यम, राक्षस इनमें से किसी के साथ अशुभ।',
  'gana.same_gana_6_groom_deva':
    'समान गण 6; वर देव और कन्या मनुष्य 6, उलटा 5; वर राक्षस और कन्या देव 1, उलटा 0; मनुष्य और राक्षस 0।',
  'graha_maitri.friends_neutrals_enemies_seven_grahas': 'सात ग्रहों के मित्र, सम और शत्रु; सूची पाराशर होरा 3.55 से मिलती है।',
  'graha_maitri.lord_mutual_friends_5_friend':
    'एक स्वामी या परस्पर मित्र 5; मित्र और सम 4; दोनों सम 3; मित्र और शत्रु 1; सम और शत्रु ½; दोनों शत्रु 0।',
  'koot.koot_guna_more_before_varna': 'प्रत्येक कूट में पिछले से एक गुण अधिक: वर्ण 1 … नाडी 8, कुल 36।',
  'nadi.stars_three_nadis_nadi_both': 'नक्षत्र तीन नाडियों में; दोनों की एक नाडी अशुभ, मध्य नाडी सबसे अधिक।',
  'nadi.different_nadis_8_nadi_none': 'भिन्न नाडी 8, एक नाडी शून्य।',
  'tara.count_girl_star_boy_back': 'कन्या के नक्षत्र से वर के तक और वर के से कन्या के तक, नौ-नौ से; शेष 3, 5 या 7 अशुभ।',
  'tara.good_both_ways_3_good': 'दोनों ओर शुभ 3, एक ओर शुभ 1½, किसी ओर नहीं 0।',
  'varna.signs_varna_bride_higher_varna': 'राशियों के वर्ण; वर से उच्च वर्ण की कन्या प्रशंसित नहीं।',
  'varna.same_varna_higher_groom_1': 'समान वर्ण या वर उच्च 1, वर निम्न 0; कुछ समान वर्ण को आधा देते हैं।',
  'vashya.all_signs_but_simha_obey':
    'सिंह छोड़कर सब राशियाँ मनुष्य राशियों के वश्य हैं, जल राशियाँ उनका भक्ष्य; वृश्चिक छोड़कर सब सिंह के; शेष लोकव्यवहार से।',
  'gana.same_points_but_rakshasa_groom': 'अंक वही, पर राक्षस वर और देव या मनुष्य कन्या में अन्य गुण हों तो एक अंक।',
  'vashya.grades_2_1_0_jyotirnibandha':
    'ज्योतिर्निबन्ध के 2, 1, ½ और 0 अंक, राशि-वर्गों के जोड़ों में उस सारणी के अनुसार जो कई प्रोग्राम काम में लेते हैं।',
  'vashya.points_five_classes_signs_dhanu': 'राशियों के पाँच वर्गों से अंक; धनु और मकर 15 अंश पर बँटे हुए।',
  'yoni.animals_stars_two_named_quarter': 'नक्षत्रों की योनियाँ; श्लोक के एक चरण में कही दो योनियाँ महाशत्रु हैं।',
  'yoni.great_enmity_0_enmity_1': 'महावैर 0, वैर 1, उदासीन 2, मैत्री 3, अतिमैत्री (समान योनि) 4; बीच के जोड़े प्रचलन से।',
};

/** The content of the rules, in Hindi; the ids and the English are in `en/gists/kundali.ts`. */
import type { kundaliGists as english } from '../../en/gists/kundali.ts';

export const kundaliGists: Readonly<Record<keyof typeof english, string>> = {
  'avakahada.syllable_pada_27_nakshatras_long': '27 नक्षत्रों के प्रत्येक चरण का एक अक्षर; ह्रस्व के स्थान पर दीर्घ स्वर में दोष नहीं।',
  'avakahada.moon_1_6_11_lagna': 'लग्न से 1, 6, 11 में चन्द्र स्वर्ण; 2, 5, 9 में रजत; 3, 7, 10 में ताम्र; 4, 8, 12 में लोह।',
  'avakahada.revati_three_nakshatras_gold_three': 'रेवती से तीन नक्षत्र स्वर्ण, तीन लोह, बारह रजत, नौ ताम्र।',
  'gati.eight_by_mean_motion':
    'श्लोक आठ गतियों के नाम देता है। सीमाएँ बापूदेव शास्त्री (1861) की: उल्टी, मध्यम से मन्द और मध्यम से शीघ्र, हर एक बढ़ती या घटती गति में; यहाँ मध्यम गति के दशमांश से कम पर ग्रह स्थिर है और मध्यम से दशमांश के भीतर सम।',
  'gati.eight_by_arcs':
    'श्लोक आठ गतियों के नाम देता है, सीमाएँ बापूदेव शास्त्री (1861) की; उल्टी गति ग्रन्थ के दिए शीघ्र-केन्द्र के चाप में, बढ़ना-घटना उसके आधे भागों से; जहाँ चाप और भोगांश में भेद हो, या गति मध्यम के दशमांश से कम हो, ग्रह स्थिर है।',
  'vimshottari.nine_lords_three_rounds_stars':
    'नक्षत्रों की तीन आवृत्तियों में नौ स्वामी; जन्म-नक्षत्र का जितना भाग गत, प्रथम दशा का उतना भाग गत।',
  'kala_sarpa.all_seven_grahas_within_half': 'सातों ग्रह राहु-केतु रेखा के एक ओर; राहु के भाव से बारह नाम।',
  'manglik.mangala_1st_4th_7th_8th': 'लग्न से 1, 4, 7, 8 या 12 में मंगल, शुभ ग्रह की दृष्टि या युति के बिना।',
  'manglik.2nd_house_count_moon_venus': 'द्वितीय भाव, और चन्द्र-शुक्र से गणना, जैसा अनेक कार्यक्रमों में है।',
  'manglik.benefic_stands_mangala': 'मंगल के साथ शुभ ग्रह है।',
  'manglik.benefic_looks_mangala': 'मंगल पर शुभ ग्रह की दृष्टि।',
  'manglik.mangala_sign_excuses_him_house': 'मंगल ऐसी राशि में जो इस भाव में उसका दोष नहीं मानती।',
  'sade_sati.shani_12th_1st_2nd_birth': 'जन्म-चन्द्र से 12, 1, 2 में शनि; 4 और 8 में ढैया।',
};

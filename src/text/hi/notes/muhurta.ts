/** Remarks on the days and hours of works, in Hindi. */
import type { WordsOf } from '../../../rules/note.ts';
import type { muhurtaNotes as english } from '../../en/notes/muhurta.ts';
import { WHY } from './why.ts';

const HOUSES = { nava: 'नये घर (kind=nava)', jirna: 'पुराने घर (kind=jirna)' } as const;
const VERDICTS = { shubha: 'शुभ', madhyama: 'मध्यम', varjya: 'वर्ज्य' } as const;

export const muhurtaNotes: WordsOf<typeof english> = {
  no_day_of_muhurta: (why) => `मुहूर्त का दिन सूर्योदय से सूर्योदय तक होता है: यहाँ सूर्य का उदय और अस्त नहीं होता (${WHY[why]})`,
  guru_in_simha: (until) =>
    `गुरु मघा से पाँच चरणों में है${until === '' ? '' : ` (${until} तक)`}: मुहूर्तचिन्तामणि 1.50 और धर्मसिन्धु 1 (सिंहस्थ-अपवाद) सर्वत्र शुभ कार्यों का निषेध करते हैं, सूर्य मेष में हो तो नहीं; पंचांग इसमें भी दिन छापते हैं`,
  set_by_the_printed_limit: (graha, deg, limitDeg) =>
    `${graha === 'guru' ? 'गुरु' : 'शुक्र'} ग्रन्थ की सीमा से अस्त है (कालांश ${deg}, सीमा ${limitDeg}); पंचांग उसे ${graha === 'guru' ? '10' : '7 या 8'} तक उदित मानते हैं और ऐसे दिन छापते हैं`,
  verdict_of_house: (of, other, verdict) =>
    `यह निर्णय ${HOUSES[of]} के लिए है; ${HOUSES[other]} के लिए दिन ${VERDICTS[verdict]} है`,
  fault_of_a_land: (gist, locus) => `${gist} (मुहूर्तचिन्तामणि ${locus})`,
  bhumi_pujan_is_arambha: 'भूमिपूजन को गृहारम्भ माना गया है',
  father_not_looked_at: 'ज्योतिर्निबन्ध, नामकरण 9 पिता का ताराबल और चन्द्रबल भी चाहता है: केवल शिशु का देखा गया',
  retrograde_varga_not_looked_at: 'मुहूर्तचिन्तामणि 11.38 वक्री ग्रह के वर्ग वाला लग्न भी छुड़ाती है: श्लोक का यह अंश नहीं देखा गया',
  only_eighth_from_natal_sign:
    'मुहूर्तचिन्तामणि 11.45 जन्मलग्न से आठवीं राशि, शत्रु की राशि या लग्न से छठी राशि और लग्न में इनके स्वामी भी छुड़ाती है: केवल जन्मराशि से आठवीं राशि देखी गयी है',
  only_natal_sign: 'मुहूर्तचिन्तामणि 13.1 और 13.4 जन्मराशि और जन्मलग्न दोनों से गिनती हैं: केवल जन्मराशि देखी गयी है',
  only_sign_of_vargas:
    'मुहूर्तचिन्तामणि 2.30 बुध या गुरु के किसी भी वर्ग का लग्न और लग्न में बलवान् गुरु कहती है: वर्गों में केवल राशि देखी गयी है, बल नहीं',
  surgeons_date: 'चिकित्सक की दी हुई तिथि इसके लिए कभी न टालें।',
  vehicles_by_analogy: 'श्लोकों में हाथी, घोड़े और पालकी हैं; मोटर वाहन पर उनका प्रयोग सादृश्य से है',
  asta_not_for_first_letters: 'गुरु और शुक्र का अस्त नहीं देखा गया: ग्रन्थों की किसी सूची में अक्षरारम्भ नहीं है',
  asta_not_for_business: 'गुरु और शुक्र का अस्त नहीं देखा गया: ग्रन्थों की किसी सूची में व्यवसाय नहीं है',
  upanayana_age_and_veda: 'आयु का वर्ष, अपने वेद के नक्षत्र और शाखेश का बल नहीं देखे गए: वे वर्ण और शाखा से तय होते हैं',
  samskara_family_not_checked: 'जन्म का मास और तिथि, जन्म-क्रम और कुल के अन्य संस्कार नहीं देखे गए',
  annaprashana_month_of_life:
    'आयु का महीना नहीं देखा गया: बालक का छठा, आठवाँ, दसवाँ या बारहवाँ, बालिका का पाँचवाँ, सातवाँ या नवाँ',
  simanta_month_of_pregnancy: 'गर्भ का महीना नहीं देखा गया: चौथे से छठा या आठवाँ, कुछ के मत में नवाँ',
  weddings_in_vrishchika:
    'मुहूर्तचिन्तामणि 5.26 दक्षिणायन में विवाह का निषेध करती है, 6.13 उसमें पड़ने वाली वृश्चिक को मानती है: विशेष वचन बलवान् है',
  land_of_latta: 'सौराष्ट्र और शाल्व',
  land_of_pata: 'कलिंग और वंग',
  land_of_upagraha: 'कुरु और बाह्लीक',
};

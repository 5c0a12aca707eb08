/** Cancellations of a yoga or a dosha, in Hindi. */
import type { BookWords } from '../../../contracts/book-words.ts';

export const bhangas: BookWords['bhangas'] = {
  moon_in_kendra: 'चन्द्र केन्द्र में',
  moon_joined: 'चन्द्र के साथ ग्रह',
  grahas_in_kendra_from_moon: 'चन्द्र से 4, 7 या 10 में ग्रह',
  jupiter_sees_moon_or_venus_in_kendra: 'केन्द्र में चन्द्र या शुक्र पर गुरु की दृष्टि',
  moon_with_benefic_seen_by_jupiter: 'चन्द्र शुभ ग्रह के साथ, गुरु से युत या दृष्ट',
  moon_great_friend_or_exalted_seen_by_jupiter: 'चन्द्र उच्च का या अधिमित्र की राशि में, गुरु से दृष्ट',
  seen_by_mercury: 'मंगल और शनि पर बुध की दृष्टि',
  not_seen_by_saturn: 'सूर्य पर शनि की दृष्टि नहीं',
  benefic_conjunction: 'मंगल शुभ ग्रह के साथ',
  benefic_aspect: 'मंगल पर शुभ ग्रह की दृष्टि',
  sign_exception: 'मंगल की राशि से, व्यवहार में',
};

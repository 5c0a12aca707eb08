/** What replies of the instruments remark in English, said in Hindi on their pages: by the English sentence. */
export const REMARKS_HI: Readonly<Record<string, string>> = {
  'the Sun is below the horizon: there is no shadow': 'सूर्य क्षितिज के नीचे है: छाया नहीं है।',
  'the Sun does not rise on this day: it stays up': 'इस दिन सूर्य उदित नहीं होता: वह ऊपर ही रहता है।',
  'the Sun does not rise on this day: it stays down': 'इस दिन सूर्य उदित नहीं होता: वह नीचे ही रहता है।',
  'the Sun does not set on this day: it stays up': 'इस दिन सूर्य अस्त नहीं होता: वह ऊपर ही रहता है।',
  'the Sun does not set on this day: it stays down': 'इस दिन सूर्य अस्त नहीं होता: वह नीचे ही रहता है।',
  'the Sun does not rise or set on this day: it stays up': 'इस दिन सूर्य का उदय-अस्त नहीं होता: वह ऊपर ही रहता है।',
  'the Sun does not rise or set on this day: it stays down': 'इस दिन सूर्य का उदय-अस्त नहीं होता: वह नीचे ही रहता है।',
  'dinamana_ghati is null on the days on which the Sun does not rise, or does not set':
    'जिन दिनों सूर्य का उदय या अस्त नहीं होता, उनका दिनमान नहीं दिया।',
  'at the pole the equinoctial shadow, and all that is reckoned from it, has no length':
    'ध्रुव पर पलभा और उससे निकली संख्याएँ नहीं होतीं।',
  'at the pole no point of the ecliptic is the rising one: there is no lagna':
    'ध्रुव पर क्रान्तिवृत्त का कोई बिन्दु उदित नहीं होता: लग्न नहीं है।',
  'not every sign rises here: the lagna is found on the sphere, not by III.46-48':
    'यहाँ सब राशियाँ उदित नहीं होतीं: लग्न गोल पर निकाला है, III.46-48 से नहीं।',
  'not every sign rises here, so the times of rising that IX.4-5 takes are wanting: no kalamsha, and neither setting nor rising in the rays is told':
    'यहाँ सब राशियाँ उदित नहीं होतीं, इसलिए IX.4-5 के उदयमान नहीं मिलते: न कालांश दिया है, न अस्त और उदय।',
  'the disc is full: there are no horns': 'बिम्ब पूर्ण है: शृंग नहीं हैं।',
  'the Moon does not rise between this sunrise and the next': 'इस सूर्योदय से अगले तक चन्द्रोदय नहीं होता।',
  'the Moon does not set between this sunrise and the next': 'इस सूर्योदय से अगले तक चन्द्रास्त नहीं होता।',
  'the Sun does not rise or set here on this day: rules that need a day take true noon and six hours to either side, and the windows are null':
    'इस दिन यहाँ सूर्य का उदय-अस्त नहीं होता: जिन नियमों को दिन चाहिए वे मध्याह्न से छह-छह घंटे लेते हैं; काल नहीं दिए।',
  'places with the confidence general-knowledge are damaged in the print that was used; they are those commonly given':
    'जिन योगताराओं के स्थान छपी प्रति में खण्डित हैं, उनके प्रचलित स्थान दिए हैं।',
  'the tithi holds no sunrise (kshaya): by the tithi of sunrise alone it has no day':
    'यह क्षय तिथि है: इसमें कोई सूर्योदय नहीं पड़ता, इसलिए केवल उदया तिथि से इसका दिन नहीं मिलता।',
};

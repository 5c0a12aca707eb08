/** Notes with names or reasons in them, and those of places where the Sun does not rise, in Hindi. */
import type { NamedNotes } from '../../contracts/note-words.ts';

export const namedNotes: NamedNotes = {
  no_sunrise: () => 'उस दिन वहाँ सूर्योदय नहीं होता; दिन लौकिक लिया गया है।',
  no_sunset: () => 'उस दिन वहाँ सूर्यास्त नहीं होता।',
  no_next_sunrise: () => 'अगले दिन वहाँ सूर्योदय नहीं होता।',
  houses_backwards: 'इस अक्षांश और समय पर दशम लग्न के पीछे पड़ता है: भाव उलटे क्रम में हैं।',
  karana_order: '59 चतुष्पद, 60 नाग लोक-व्यवहार का क्रम है; सूर्यसिद्धान्त 2.67 में नाग पहले है।',
  outside_life: 'यह दिन जन्म से 120 वर्षों के बाहर है।',
  hindi_with_paid_plans: 'display: हिन्दी हर सशुल्क योजना के साथ आती है।',
};

/** The content of the rules, in Hindi; the ids and the English are in `en/gists/grahana.ts`. */
import type { grahanaGists as english } from '../../en/gists/grahana.ts';

export const grahanaGists: Readonly<Record<keyof typeof english, string>> = {
  'sutak.four_yamas_before_sun_three':
    'सूर्य के ग्रहण से चार याम पहले, चन्द्र के से तीन; ग्रस्तोदय हो तो चार: पूरा पिछला दिन; बाल, वृद्ध और रोगी के लिए डेढ़ याम या तीन मुहूर्त।',
  'eclipse.diameters_latitude_obscuration_half':
    'बिम्ब, विक्षेप, ग्रास और स्थित्यर्ध ग्रन्थ के नियमों से; सूर्य के लिए स्थान के लम्बन सहित।',
};

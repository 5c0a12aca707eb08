/** What is shown when there is nothing to show, in words. */
import type { Language, Widened } from '../../words/index.ts';

const EN = {
  title: 'There is no such page',
  text: 'The address may be mistyped. What there is:',
  home: 'The first page',
  trouble: {
    title: 'That did not work',
    away: 'The accounts cannot be reached just now. Try again in a minute.',
    expired: 'The form was open too long, or came from another site. Go back, reload the page and send it again.',
    busy: 'More is being asked than can be answered just now. Nothing was charged; try again in a few seconds.',
    other: 'Something failed on our side. It is noted; try again.',
  },
};

type MissingWords = Widened<typeof EN>;

const HI: MissingWords = {
  title: 'ऐसा कोई पृष्ठ नहीं है',
  text: 'पता लिखने में भूल हो सकती है। यहाँ यह है:',
  home: 'पहला पृष्ठ',
  trouble: {
    title: 'यह नहीं हो सका',
    away: 'खाते अभी नहीं खुल रहे। एक मिनट बाद फिर प्रयास करें।',
    expired: 'फ़ॉर्म बहुत देर खुला रहा या किसी और साइट से आया। वापस जाएँ, पृष्ठ फिर खोलें और दोबारा भेजें।',
    busy: 'अभी उत्तर से अधिक पूछा जा रहा है। कुछ नहीं लिया गया; कुछ क्षण बाद फिर प्रयास करें।',
    other: 'हमारी ओर कुछ विफल हुआ। वह दर्ज है; फिर प्रयास करें।',
  },
};

export const MISSING_WORDS: Readonly<Record<Language, MissingWords>> = { en: EN, hi: HI };

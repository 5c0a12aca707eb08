/** What stands under everything that grades a person's chart. */
import type { LanguageId, Said, Say } from './say.ts';

const LINE: Readonly<Record<LanguageId, string>> = {
  en: 'Classical grading of positions; it says nothing of a person’s health, fertility, character or marriage, and is no ground for refusing anyone.',
  hi: 'यह ग्रह-स्थितियों का शास्त्रीय वर्गीकरण है; यह किसी के स्वास्थ्य, संतान, स्वभाव या विवाह के विषय में कुछ नहीं कहता, और किसी को अस्वीकार करने का आधार नहीं है।',
};

export const reportLine = (say: Say): Said<'line'> => say.field('line', (_, id) => LINE[id]);

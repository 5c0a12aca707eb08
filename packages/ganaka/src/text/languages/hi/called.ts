/** The names that most people use, for festivals whose name here is another. */
export const called: Readonly<Record<string, string>> = {
  deepavali: 'दिवाली',
  'karaka-chaturthi': 'करवा चौथ',
  vijayadashami: 'दशहरा',
  narakachaturdashi: 'छोटी दिवाली',
  rakshabandhan: 'रक्षाबन्धन',
  kojagara: 'शरद पूर्णिमा',
  'buddha-purnima': 'बुद्ध जयन्ती',
};

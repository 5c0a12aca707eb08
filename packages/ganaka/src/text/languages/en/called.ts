/** The names that most people use, for festivals whose name here is another. */
export const called: Readonly<Record<string, string>> = {
  deepavali: 'Diwali',
  'karaka-chaturthi': 'Karva Chauth',
  vijayadashami: 'Dussehra',
  narakachaturdashi: 'Chhoti Diwali',
  rakshabandhan: 'Raksha Bandhan',
  kojagara: 'Sharad Purnima',
  'buddha-purnima': 'Buddha Jayanti',
};

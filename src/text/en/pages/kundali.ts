/** The words of the page of one birth. */
export const kundali = {
  title: 'Kundali',
  lead: 'Birth chart and navamsha, grahas, birth star and syllable, dashas, panchanga of the birth and doshas, each with its source.',
  form: 'The birth',
};

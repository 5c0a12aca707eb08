/** The words of the page of one birth. Those of `strip` are sent to the browser: texts only, no functions. */
export const kundali = {
  title: 'Kundali',
  lead: 'Birth chart and navamsha, grahas, birth star and syllable, dashas, panchanga of the birth and doshas, each with its source.',
  form: 'The birth',
  strip: {
    title: 'If the time of birth is not exact',
    lead: 'What changes in the chart within some minutes of the time given, and the chart at any time between.',
    show: 'Show what changes',
    within: 'Minutes before and after',
    move: 'Move the time of birth',
    given: 'as given',
    navamsha: 'Navamsha lagna',
    time: 'Time',
    what: 'What changes',
    before: 'Before',
    after: 'After',
    none: 'Nothing of this changes within these minutes.',
  },
};

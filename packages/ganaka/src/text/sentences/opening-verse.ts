/**
 * The verse at the beginning of a birth chart. It is the one with which the Brihat Parashara Hora Shastra begins,
 * before its first chapter.
 */
export const OPENING_VERSE = {
  invocation: '॥ श्रीगणेशाय नमः ॥',
  verse: ['गजाननं भूतगणादिसेवितं कपित्थजम्बूफलसारभक्षणम् ।', 'उमासुतं शोकविनाशकारणं नमामि विघ्नेश्वरपादपंकजम् ॥'],
} as const;

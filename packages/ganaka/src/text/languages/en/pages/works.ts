/** Returns the citation of a passage: `Muhurta Chintamani 13.4`. */
export const works = {
  passage: ({ work, locus }: { readonly work: string; readonly locus?: string }): string =>
    locus === undefined ? work : `${work} ${locus}`,
};

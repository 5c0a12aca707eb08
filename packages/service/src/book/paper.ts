/** The paper sizes of the book with their margins, in millimetres. */
export const PAPERS = ['a4', 'letter', 'a5'] as const;
export type Paper = (typeof PAPERS)[number];

interface Sheet {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly topMm: number;
  readonly sideMm: number;
  readonly bottomMm: number;
  /** The size of letters and charts relative to A4. */
  readonly zoom: number;
}

const SHEETS: Readonly<Record<Paper, Sheet>> = {
  a4: { widthMm: 210, heightMm: 297, topMm: 20, sideMm: 18, bottomMm: 18, zoom: 1 },
  letter: { widthMm: 215.9, heightMm: 279.4, topMm: 18, sideMm: 20, bottomMm: 16, zoom: 1 },
  // the tables need as many characters per line as on A4
  a5: { widthMm: 148, heightMm: 210, topMm: 14, sideMm: 11, bottomMm: 13, zoom: 0.75 },
};

/**
 * The style for a paper size. `.sheets` lays the book out in columns as large as its pages, so that the printer can
 * count them.
 */
export function paperStyle(paper: Paper): string {
  const { widthMm, heightMm, topMm, sideMm, bottomMm, zoom } = SHEETS[paper];
  const width = round(widthMm - 2 * sideMm);
  return (
    `@page{size:${widthMm}mm ${heightMm}mm;margin:${topMm}mm ${sideMm}mm ${bottomMm}mm}` +
    `.sheets{columns:${width}mm;column-gap:0;column-fill:auto;width:${width}mm;height:${round(heightMm - topMm - bottomMm)}mm}` +
    (zoom === 1 ? '' : `@media print{.book{zoom:${zoom}}.title{min-height:calc(${100 / zoom}vh - 2mm)}}`)
  );
}
const round = (mm: number): number => Math.round(mm * 10) / 10;

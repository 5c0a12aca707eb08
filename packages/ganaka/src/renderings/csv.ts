/** Rows as comma-separated text (RFC 4180). */
import { stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | boolean | null | undefined;

const SETTINGS = { record_delimiter: 'windows', cast: { boolean: String } } as const;

/** One line with its line end. */
export const csvLine = (cells: readonly CsvCell[]): string => stringify([[...cells]], SETTINGS);

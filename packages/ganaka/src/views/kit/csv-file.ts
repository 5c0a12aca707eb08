/** `bom=1`: a byte order mark for spreadsheets, which may assume another encoding without it. */

import type { ParameterError } from '../view.ts';
import { flag } from './parameter.ts';

/** U+FEFF, which marks the file as UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

export const bom = flag({
  meaning: 'with format=csv: begins with a byte order mark, so that a spreadsheet reads the file as UTF-8',
  example: '1',
});

export const wrongWithBom = (given: { readonly format: string; readonly bom?: boolean }): ParameterError[] =>
  given.bom === undefined || given.format === 'csv'
    ? []
    : [{ param: 'bom', text: 'bom has a meaning for format=csv alone', allowed: 'with format=csv' }];

import type { Names } from '../../../names.ts';
import { angas } from './angas.ts';
import { bhugola } from './bhugola.ts';
import { calendar } from './calendar.ts';
import { dravya } from './dravya.ts';
import { festivals } from './festivals.ts';
import { kalas } from './kalas.ts';
import { kundali } from './kundali.ts';
import { muhurta } from './muhurta.ts';
import { southern } from './southern.ts';
import { yogas } from './yogas.ts';

export const names: Names = {
  ...angas,
  ...calendar,
  ...muhurta,
  ...kalas,
  ...kundali,
  ...yogas,
  ...dravya,
  ...bhugola,
  ...festivals,
  ...southern,
};

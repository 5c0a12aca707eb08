import { festivalsGists } from '../festivals.ts';
import { arishtaGists } from './arishta.ts';
import { calendarsGists } from './calendars.ts';
import { grahanaGists } from './grahana.ts';
import { kundaliGists } from './kundali.ts';
import { matchingGists } from './matching.ts';
import { muhurtaGists } from './muhurta.ts';
import { nirnayaGists } from './nirnaya.ts';
import { panchangaGists } from './panchanga.ts';
import { reportsGists } from './reports.ts';
import { samskaraGists } from './samskara.ts';
import { strengthGists } from './strengths.ts';
import { vivahaGists } from './vivaha.ts';

export const gists = {
  ...arishtaGists,
  ...calendarsGists,
  ...festivalsGists,
  ...grahanaGists,
  ...kundaliGists,
  ...matchingGists,
  ...muhurtaGists,
  ...nirnayaGists,
  ...panchangaGists,
  ...reportsGists,
  ...samskaraGists,
  ...strengthGists,
  ...vivahaGists,
};

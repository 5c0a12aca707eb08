/**
 * What is made from other sources and committed, one builder after the other: the types of the library and of its client from the schemas
 * and routes, the guides from the rules. Figures that were measured against outside tables (in CALENDARS.md and MUHURTA.md) stay as they
 * are: their builders, run alone, measure them again.
 */
import { agreementIn, calendarsPage } from './calendars-page.ts';
import { methodTypes, routeTable } from './client-types.ts';
import { page as festivalsPage } from './festivals-page.ts';
import { type Generated, generate } from './generated.ts';
import { page as languagesPage } from './languages-page.ts';
import { libraryReference } from './library-reference.ts';
import { muhurtaPage, printedIn } from './muhurta-page.ts';
import { panchangaPage } from './panchanga-page.ts';
import { optionTypes, schemaTypes } from './reply-types.ts';
import { rulesPage } from './rules-page.ts';
import { written as scalingPage } from './scaling/page.ts';
import { yogasPage } from './yogas-page.ts';

const LIBRARY = 'packages/ganaka/src/library';

/** In this order: the reference of the library reads the types. */
const ALL: readonly Generated[] = [
  { file: `${LIBRARY}/types/replies.generated.ts`, builder: 'reply-types.ts', make: schemaTypes },
  { file: `${LIBRARY}/types/options.generated.ts`, builder: 'reply-types.ts', make: optionTypes },
  { file: `${LIBRARY}/client/methods.generated.ts`, builder: 'client-types.ts', make: methodTypes },
  { file: `${LIBRARY}/client/routes.generated.ts`, builder: 'client-types.ts', make: routeTable },
  { file: 'docs/CALENDARS.md', builder: 'calendars-page.ts', make: (text) => calendarsPage(agreementIn(text)) },
  { file: 'docs/FESTIVALS.md', builder: 'festivals-page.ts', make: festivalsPage },
  { file: 'docs/LANGUAGES.md', builder: 'languages-page.ts', make: languagesPage },
  { file: 'docs/LIBRARY-REFERENCE.md', builder: 'library-reference.ts', make: libraryReference },
  { file: 'docs/MUHURTA.md', builder: 'muhurta-page.ts', make: (text) => muhurtaPage(printedIn(text)) },
  { file: 'docs/PANCHANGA.md', builder: 'panchanga-page.ts', make: panchangaPage },
  { file: 'docs/RULES.md', builder: 'rules-page.ts', make: rulesPage },
  { file: 'docs/SCALING.md', builder: 'scaling/page.ts', make: scalingPage },
  { file: 'docs/YOGAS.md', builder: 'yogas-page.ts', make: yogasPage },
];

await generate(ALL);

/** The defaults of a row: a view may have an engine and a place for each id of its path. */
import type { Standing } from '../views/view.ts';
import type { Query } from './query.ts';
import type { Row } from './route.ts';

export const defaultsOn = ({ shows, pathParam }: Row, query: Query): Standing | undefined =>
  'plain' in shows ? undefined : shows.standsFor?.((pathParam === null ? undefined : query.get(pathParam)) ?? '');

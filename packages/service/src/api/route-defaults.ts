/** The defaults of a row: a view may have a default engine and place for each id in its path, or for a country. */
import type { RouteDefaults } from 'ganaka/internal/views/view.ts';
import type { Query } from './read/query.ts';
import type { RouteRow } from './route.ts';

export const defaultsOn = ({ shows, pathParam }: RouteRow, query: Query): RouteDefaults | undefined =>
  'plain' in shows
    ? undefined
    : shows.standsFor?.((pathParam === null ? undefined : query.get(pathParam)) ?? '', query);

/** For a page's own console and for tests: `await import(the address of this script)`. */
export { engineNamed, loadSeries, seriesUrl } from '../kit/engine.ts';
export { loadLanguages } from '../kit/languages.ts';

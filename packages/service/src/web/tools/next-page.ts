/** Printable ASCII, of which every address in a header consists. A line break in a header is an error of Node. */
const PRINTABLE = /^[\x21-\x7e]*$/;

/**
 * The page to which a form leads on: one of ours, or the home page. A query with other characters than those of an
 * address is left out.
 */
export function nextPage(sent: string, isOurs: (path: string) => boolean): string {
  const [path = ''] = sent.split('?', 1);
  if (!isOurs(path)) return '/';
  return PRINTABLE.test(sent) ? sent : path;
}

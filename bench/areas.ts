/** Which files of this folder are areas, and which help them. */
const HELPERS = ['amount', 'area', 'areas', 'browser', 'cpu-limit', 'load', 'row', 'run', 'service'];

/** The names of areas among names of files, of sources or of what is built of them. */
export const areasOf = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    const [, name] = /^([\w-]+)\.[jt]s$/.exec(file) ?? [];
    return name === undefined || HELPERS.includes(name) ? [] : [name];
  });

// Programs that some tests need. On a Debian machine, as root, they are installed; elsewhere what is there is used, and the tests that
// need the rest do not run.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { ROOT, run } from './setup.mjs';

const firstOf = (paths) => paths.find((path) => path !== undefined && existsSync(path));
const onPath = (name) => firstOf((process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
const numberIn = (name) => Number(/\d+/.exec(name)?.[0] ?? 0);

export const chromiumPath = () =>
  firstOf([
    process.env.CHROMIUM || undefined,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]);

/** The folder of the newest PostgreSQL's programs: Debian, Homebrew, or where `initdb` is on the path. */
export function postgresBin() {
  const kept = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((root) =>
    existsSync(root)
      ? readdirSync(root)
          .filter((name) => /^(postgresql@)?\d+$/.test(name))
          .sort((a, b) => numberIn(b) - numberIn(a))
          .map((name) => join(root, name, 'bin', 'initdb'))
      : [],
  );
  const initdb = firstOf(kept) ?? onPath('initdb');
  return initdb === undefined ? undefined : dirname(initdb);
}

/** `debian` and `brew` are the names of packages; `marks` is what the source of a test has that needs the program. */
export const TOOLS = [
  {
    name: 'Chromium',
    debian: 'chromium',
    brew: 'chromium',
    find: chromiumPath,
    marks: /\bopenBrowser\b|'\/usr\/bin\/chromium'/,
  },
  { name: 'PostgreSQL', debian: 'postgresql', brew: 'postgresql@17', find: postgresBin, marks: /\bstartPostgres\b/ },
  {
    name: 'pdftotext',
    debian: 'poppler-utils',
    brew: 'poppler',
    find: () => onPath('pdftotext'),
    marks: /'pdftotext'/,
  },
  {
    name: 'HAProxy',
    debian: 'haproxy',
    brew: 'haproxy',
    find: () => onPath('haproxy'),
    marks: /\bstartProxy\b|'haproxy'/,
  },
  // processes and threads are looked at in /proc
  { name: 'Linux', find: () => firstOf(['/proc/self/stat']), marks: /\/proc\// },
];

export const missingTools = () => TOOLS.filter(({ find }) => find() === undefined);

/** Installs what is missing, if this user may; it says so in one line. */
export function installTestTools() {
  const packages = missingTools().flatMap(({ debian }) => debian ?? []);
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (packages.length === 0 || !mayInstall) return;
  const names = missingTools().map(({ name }) => name);
  console.error(`installing what the tests need, with apt-get: ${names.join(', ')} …`);
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 2] };
  run('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}

const IMPORTED = /from '(\.[^']+\.tsx?)'/g;

/** The source of a test with that of its helpers, but for the kits, which have what each test may use. */
function sourceOf(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const helpers = [...text.matchAll(IMPORTED)]
    .map(([, path]) => resolve(dirname(file), path))
    .filter((path) => path.startsWith(join(ROOT, 'test')) && !path.startsWith(join(ROOT, 'test', 'kit')));
  return [text, ...helpers.map((path) => sourceOf(path, seen))].join('\n');
}

/** The files of tests that cannot run here, from the root, by the name of what they need. */
export function testsWithout(missing = missingTools()) {
  if (missing.length === 0) return {};
  const tests = ['test', join('packages', 'service', 'src')].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const sources = new Map(tests.map((test) => [test, sourceOf(join(ROOT, test))]));
  const needing = (marks) => tests.filter((test) => marks.test(sources.get(test) ?? ''));
  return Object.fromEntries(missing.map(({ name, marks }) => [name, needing(marks)]));
}

/** One line for people: how many files of tests do not run here, and how to make them run. Empty where all run. */
export function unrunLine(missing = missingTools()) {
  const unrun = testsWithout(missing);
  if (missing.length === 0) return '';
  const count = new Set(Object.values(unrun).flat()).size;
  const reasons = Object.entries(unrun).map(([name, files]) => `${name} (${files.length})`);
  const isMac = process.platform === 'darwin';
  const packages = missing.flatMap(({ debian, brew }) => (isMac ? brew : debian) ?? []);
  const how =
    packages.length === 0 ? '' : `; install with: ${isMac ? 'brew' : 'sudo apt-get'} install ${packages.join(' ')}`;
  return `${count} files of tests do not run here, because there is no ${reasons.join(', ')}${how}`;
}

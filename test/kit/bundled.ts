/** What a program pays for an import of the library: bundled as its own bundler does it, minified and compressed. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Bundled {
  readonly text: string;
  readonly gzipped: number;
}

const MINIFIED: BuildOptions = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  logLevel: 'silent',
};

/** What was bundled in this process: several tests look at the same entry. */
const known = new Map<string, Promise<Bundled>>();

/** Of statements that import from `ganaka/…`, as built into packages/ganaka/dist. */
export function bundled(statements: string, conditions: readonly string[] = []): Promise<Bundled> {
  const key = JSON.stringify([statements, conditions]);
  const found = known.get(key) ?? bundledOf(statements, conditions);
  known.set(key, found);
  return found;
}

function bundledOf(statements: string, conditions: readonly string[]): Promise<Bundled> {
  return made({
    stdin: { contents: statements, resolveDir: ROOT },
    conditions: [...conditions],
    external: ['node:*'],
    plugins: [
      {
        name: 'the package as it is published',
        setup({ onResolve }) {
          onResolve({ filter: /^ganaka\// }, ({ path }) => ({
            path: join(ROOT, 'packages/ganaka/dist', `${path.slice('ganaka/'.length)}.js`),
            sideEffects: false,
          }));
          onResolve({ filter: /^\.\.?\// }, ({ path, importer }) => ({
            path: join(importer, '..', path),
            sideEffects: false,
          }));
        },
      },
    ],
  });
}

/** Of a source file with what it imports. */
export const bundledSource = (path: string): Promise<Bundled> =>
  made({ entryPoints: [join(ROOT, 'packages/ganaka/src', path)] });

async function made(options: BuildOptions): Promise<Bundled> {
  const { outputFiles } = await build({ ...MINIFIED, ...options, write: false });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  return { text: new TextDecoder().decode(contents), gzipped: gzipSync(contents, { level: 9 }).length };
}

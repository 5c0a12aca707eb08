/**
 * The first file of the service. In Node 22 and later it lets Node keep compiled code in dist/compiled, so that the next
 * start need not compile it again. If the folder cannot be written, Node compiles as usual. The setting applies only to
 * modules loaded afterwards, so the service is imported by a call.
 */
import * as node from 'node:module';
import { fileURLToPath } from 'node:url';

/** When the compiled code is written, so that it also survives a process that is killed. */
const WRITE_AFTER_MS = 10_000;

// threads and further processes read the variable
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('./compiled', import.meta.url));
if ('enableCompileCache' in node && typeof node.enableCompileCache === 'function') node.enableCompileCache();

await import('./main.ts');

setTimeout(() => {
  if ('flushCompileCache' in node && typeof node.flushCompileCache === 'function') node.flushCompileCache();
}, WRITE_AFTER_MS).unref();

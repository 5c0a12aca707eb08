/**
 * What files of live tests share: a browser, and two services for those that only read. Each is started when the first
 * file asks for it, in the process of vitest itself, and stopped after the last. A browser costs a second and a half of
 * CPU to start, and every new service compiles its pages again.
 */
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { BROWSER_FLAGS, chromiumPath } from './chromium.ts';
import { liveService, SHARED } from './live.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where it is asked for by name. */
    shared: string;
  }
}

/** Its description for the files, and how it ends. */
interface Started {
  readonly told: object;
  stop(): Promise<unknown>;
}

async function startBrowser(): Promise<Started> {
  const browser = await chromium.launchServer({ executablePath: await chromiumPath(), args: BROWSER_FLAGS });
  return { told: { endpoint: browser.wsEndpoint() }, stop: () => browser.close() };
}

async function startService(settings: Record<string, string>): Promise<Started> {
  // the server's own zone must not matter: workers get theirs from the configuration
  const { url, port, dataDir, stop } = await liveService({ TZ: 'America/Caracas', ...settings });
  return { told: { url, port, dataDir }, stop };
}

export default async function shared({ provide }: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Started>>();
  const start = (name: string): Promise<Started> => {
    if (name === 'browser') return startBrowser();
    if (name === 'reading' || name === 'fixed') return startService(SHARED[name]);
    return Promise.reject(new Error(`nothing is shared under the name ${name}`));
  };
  const server = createServer((request, reply) => {
    const name = (request.url ?? '/').slice(1);
    const found = started.get(name) ?? start(name);
    started.set(name, found);
    found.then(
      ({ told }) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told)),
      (error) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  provide('shared', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  return async () => {
    for (const each of started.values()) await each.then(({ stop }) => stop());
    server.closeAllConnections();
    server.close();
  };
}

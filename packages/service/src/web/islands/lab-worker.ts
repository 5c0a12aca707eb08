/**
 * The service worker of the laboratory. The page comes from the network if possible, otherwise from the cache. Assets
 * with a hash in their name come from the cache. Other requests are not touched.
 */

/** The parts of the worker's global scope that are used here. The compiler knows only the global scope of a page. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerMessage extends MessageEvent<unknown>, Pick<Lasting, 'waitUntil'> {}
interface FetchEventLike extends Event {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'message', hear: (event: WorkerMessage) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEventLike) => void): void;
}
declare const self: WorkerScope;

const PAGE = '/lab';
/** Each version of the page has its own cache. */
const STORE = `lab-${new URL(self.location.href).searchParams.get('v') ?? ''}`;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('lab-') && name !== STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  const { data } = event;
  const [port] = event.ports;
  const paths = Array.isArray(data) ? data.filter((each): each is string => typeof each === 'string') : [];
  const done = store(paths).then(
    () => port?.postMessage(true),
    () => port?.postMessage(false),
  );
  event.waitUntil(done);
});

async function store(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(STORE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(paths.filter((path) => path === PAGE || !known.has(path)));
}

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === PAGE) event.respondWith(pageNow(event.request));
  else if (pathname.startsWith('/assets/')) event.respondWith(assetOnce(event.request, pathname));
  else if (pathname === '/favicon.svg' || pathname === '/lab.webmanifest')
    event.respondWith(assetOnce(event.request, pathname));
});

async function pageNow(request: Request): Promise<Response> {
  const cache = await caches.open(STORE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(PAGE, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match(PAGE)) ?? Response.error();
  }
}

async function assetOnce(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(STORE);
  const known = await cache.match(path);
  if (known !== undefined) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(path, fresh.clone());
  return fresh;
}

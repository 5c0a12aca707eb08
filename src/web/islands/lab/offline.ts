/** Stores the page for offline use. The worker gets the list of what the page has loaded before the worker was there. */

/** Resolves to false where the browser has no service worker, or refuses it (outside https). */
export async function keepOffline(worker: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(worker, { scope: '/lab' });
    const { active } = await navigator.serviceWorker.ready;
    if (active === null) return false;
    const { port1, port2 } = new MessageChannel();
    const stored = new Promise<boolean>((resolve) => (port1.onmessage = ({ data }) => resolve(data === true)));
    active.postMessage([location.pathname, ...loaded()], [port2]);
    return await stored;
  } catch {
    return false;
  }
}

/** Scripts, style, letters, series. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/**
 * Stores the page for offline use. The worker gets a list of the files that the page loaded before the worker was
 * active.
 */

/** Resolves to false if the browser has no service worker or rejects it (outside https). */
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

/** The scripts, styles, fonts and series that the page has loaded. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Where Chromium is, and how tests start it. */

export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const TOOLS: string = new URL('../../scripts/test-tools.mjs', import.meta.url).href;

export async function chromiumPath(): Promise<string> {
  const tools: { chromiumPath: () => string | undefined } = await import(TOOLS);
  const path = tools.chromiumPath();
  if (path === undefined) throw new Error('these tests need Chromium: apt-get install chromium');
  return path;
}

/**
 * Sends the sample calls of the home page. The reply is shown next to the list; on a phone, below the call that was
 * tapped.
 */
const box = document.getElementById('answer');
const pre = box?.querySelector('pre');
const status = box?.querySelector('[role=status]');
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-call]')];
const MOST_CHARS = 6000;
const beside = box?.parentElement;
const narrow = matchMedia('(max-width: 56rem)');

for (const link of links)
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || !box || !pre || !status) return;
    event.preventDefault();
    for (const each of links) each.toggleAttribute('aria-current', each === link);
    (narrow.matches ? link.parentElement : beside)?.append(box);
    void ask(link.href);
  });

async function ask(url: string): Promise<void> {
  if (!box || !pre || !status) return;
  status.textContent = box.dataset.waiting ?? '';
  const started = performance.now();
  try {
    const reply = await fetch(url);
    const answer: unknown = await reply.json();
    const ms = Math.round(performance.now() - started);
    const text = JSON.stringify(answer, null, 2);
    pre.textContent = text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}\n…` : text;
    status.textContent = `HTTP ${reply.status} · ${ms} ms`;
    pre.scrollTop = 0;
  } catch {
    status.textContent = box.dataset.failed ?? '';
  }
}

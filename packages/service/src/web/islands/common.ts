/**
 * The script of every page: the copy buttons and the switch between the light and the dark theme. Without it the switch
 * is a plain link.
 */
document.documentElement.classList.add('scripted');

const YEAR_S = 365 * 86_400;

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLButtonElement>('[data-copy]');
  if (button !== null) void copy(button);
  const theme = event.target.closest<HTMLAnchorElement>('[data-theme-to]');
  if (theme !== null && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    const chosen = theme.dataset.themeTo === 'dark' ? 'dark' : 'light';
    document.documentElement.dataset.theme = chosen;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = `theme=${chosen};path=/;max-age=${YEAR_S};samesite=lax`;
  }
});

async function copy(button: HTMLButtonElement): Promise<void> {
  const source = document.getElementById(button.dataset.copy ?? '');
  if (source === null) return;
  const said = button.textContent;
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    button.textContent = button.dataset.copied ?? said;
    setTimeout(() => (button.textContent = said), 2000);
  } catch {
    // no clipboard (plain http on another host): the text is selected instead, ready to be copied
    getSelection()?.selectAllChildren(source);
  }
}

/** The language whose sample was opened last is open on every page of a route. */
const KEPT = 'ganaka-language';
const samples = [...document.querySelectorAll<HTMLDetailsElement>('.docs-samples details[data-language]')];

/** If the browser stores nothing for a page, the first stays open. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(language: string): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // chosen only for this page
  }
}

const chosen = samples.find(({ dataset }) => dataset.language === kept());
// those of one name close each other; a fallback for older browsers
if (chosen) for (const each of samples) each.open = each === chosen;
for (const each of samples)
  each.querySelector('summary')?.addEventListener('click', () => {
    if (!each.open) keep(each.dataset.language ?? '');
  });

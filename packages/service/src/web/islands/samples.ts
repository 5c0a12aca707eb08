/** The code samples of a route. The language that was opened last is opened on every page. */
const KEPT = 'ganaka-language';
const samples = [...document.querySelectorAll<HTMLDetailsElement>('.docs-samples details[data-language]')];

/** Returns the saved language. If the browser stores nothing, the first sample stays open. */
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
    // without storage the choice holds for this page only
  }
}

const chosen = samples.find(({ dataset }) => dataset.language === kept());
// samples with the same name close each other; older browsers need this loop
if (chosen) for (const each of samples) each.open = each === chosen;
for (const each of samples)
  each.querySelector('summary')?.addEventListener('click', () => {
    if (!each.open) keep(each.dataset.language ?? '');
  });

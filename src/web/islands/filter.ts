/** The reference: shows only the routes whose path or summary holds what is typed. */
const input = document.querySelector<HTMLInputElement>('#find');
const routes = [...document.querySelectorAll<HTMLDetailsElement>('.route')];
const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];

input?.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
input?.addEventListener('input', () => {
  const typed = input.value.trim().toLowerCase();
  for (const route of routes) {
    const said = route.querySelector('summary')?.textContent?.toLowerCase() ?? '';
    route.hidden = !said.includes(typed);
  }
  for (const group of groups) group.hidden = group.querySelector('.route:not([hidden])') === null;
});

/** A link to a route opens it. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
addEventListener('hashchange', openTarget);
openTarget();

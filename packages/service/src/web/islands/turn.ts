/**
 * On pages with a previous and a next page, the left and right arrow keys follow the two links, except in a form field.
 */
import './home.ts';

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rel = event.key === 'ArrowLeft' ? 'prev' : event.key === 'ArrowRight' ? 'next' : null;
  const at = event.target;
  if (rel === null || (at instanceof Element && at.closest('input, select, textarea, summary') !== null)) return;
  document.querySelector<HTMLAnchorElement>(`.turn a[rel=${rel}]`)?.click();
});

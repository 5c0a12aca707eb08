/** Pages that are turned: the left and right arrow keys follow their two links, except while one writes. */
import './home.ts';

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rel = event.key === 'ArrowLeft' ? 'prev' : event.key === 'ArrowRight' ? 'next' : null;
  const at = event.target;
  if (rel === null || (at instanceof Element && at.closest('input, select, textarea, summary') !== null)) return;
  document.querySelector<HTMLAnchorElement>(`.turn a[rel=${rel}]`)?.click();
});

/**
 * The embed: one script that defines two elements, which are computed in the reader's browser. It sets no cookies and
 * sends nothing but the name of a town.
 */
import { GanakaDayElement } from './day.ts';
import { GanakaMonthElement } from './month.ts';

customElements.define('ganaka-day', GanakaDayElement);
customElements.define('ganaka-month', GanakaMonthElement);

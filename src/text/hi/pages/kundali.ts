/** The words of the page of one birth. */
import type { kundali as english } from '../../en/pages/kundali.ts';
import type { Words } from '../../words.ts';

export const kundali: Words<typeof english> = {
  title: 'जन्म कुण्डली',
  lead: 'लग्न कुण्डली और नवांश, ग्रह, जन्म नक्षत्र और नामाक्षर, दशाएँ, जन्म का पंचांग और दोष, हर एक अपने स्रोत के साथ।',
  form: 'जन्म का विवरण',
};

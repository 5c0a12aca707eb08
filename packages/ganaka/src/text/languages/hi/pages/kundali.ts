/** The words of the page of one birth. */

import type { Words } from '../../../words.ts';
import type { kundali as english } from '../../en/pages/kundali.ts';

export const kundali: Words<typeof english> = {
  title: 'जन्म कुण्डली',
  lead: 'लग्न कुण्डली और नवांश, ग्रह, जन्म नक्षत्र और नामाक्षर, दशाएँ, जन्म का पंचांग और दोष, हर एक अपने स्रोत के साथ।',
  form: 'जन्म का विवरण',
  strip: {
    title: 'यदि जन्म समय ठीक-ठीक ज्ञात न हो',
    lead: 'दिए हुए समय से कुछ मिनट पहले और बाद तक कुण्डली में क्या बदलता है, और बीच के किसी भी समय की कुण्डली।',
    show: 'बदलाव दिखाएँ',
    within: 'कितने मिनट पहले और बाद तक',
    move: 'जन्म समय खिसकाएँ',
    given: 'दिया हुआ समय',
    navamsha: 'नवांश लग्न',
    time: 'समय',
    what: 'क्या बदलता है',
    before: 'पहले',
    after: 'बाद में',
    none: 'इन मिनटों में इनमें से कुछ नहीं बदलता।',
  },
};

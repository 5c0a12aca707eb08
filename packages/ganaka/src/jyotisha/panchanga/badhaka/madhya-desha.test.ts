/** Towns on either side of the two rivers. */
import { expect, test } from 'vitest';
import { placeWithOffset } from '../../../kernel/place.ts';
import { isBetweenGangaAndGodavari } from './madhya-desha.ts';

const lies = (latDeg: number, lonDeg: number): boolean =>
  isBetweenGangaAndGodavari(placeWithOffset('', latDeg, lonDeg, 5.5));

test.each([
  ['Ujjain', 23.18, 75.77],
  ['Delhi', 28.65, 77.23],
  ['Mathura', 27.5, 77.68],
  ['Jaipur', 26.92, 75.82],
  ['Ahmedabad', 23.03, 72.58],
  ['Nagpur', 21.15, 79.09],
  ['Gaya', 24.8, 85],
  ['Haridwar', 29.95, 78.16],
  ['Prayag', 25.44, 81.85],
  ['Patna', 25.59, 85.14],
  ['Puri', 19.8, 85.82],
  ['Ranchi', 23.35, 85.33],
  ['Adilabad', 19.67, 78.53],
])('%s lies between Ganga and Godavari', (_, lat, lon) => expect(lies(lat, lon)).toBe(true));

test.each([
  ['Lucknow', 26.85, 80.95],
  ['Ayodhya', 26.8, 82.2],
  ['Kashi', 25.32, 82.97],
  ['Darbhanga', 26.17, 85.9],
  ['Rishikesh', 30.1, 78.3],
  ['Bareilly', 28.37, 79.43],
  ['Srinagar', 34.08, 74.8],
  ['Kathmandu', 27.72, 85.32],
  ['Dhaka', 23.71, 90.41],
  ['Guwahati', 26.14, 91.74],
])('%s lies north of Ganga', (_, lat, lon) => expect(lies(lat, lon)).toBe(false));

test.each([
  ['Mumbai', 19.07, 72.88],
  ['Pune', 18.52, 73.86],
  ['Hyderabad', 17.38, 78.46],
  ['Vijayawada', 16.52, 80.62],
  ['Kanyakumari', 8.09, 77.54],
])('%s lies south of Godavari', (_, lat, lon) => expect(lies(lat, lon)).toBe(false));

test.each([
  ['New York', 40.71, -74],
  ['Dubai', 25.2, 55.27],
  ['Hanoi', 21.03, 105.85],
  ['London', 51.5, -0.12],
])('%s lies in another land', (_, lat, lon) => expect(lies(lat, lon)).toBe(false));

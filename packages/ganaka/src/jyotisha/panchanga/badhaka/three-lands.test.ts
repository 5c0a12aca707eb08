/** Towns in and about the three lands. */
import { expect, test } from 'vitest';
import { placeWithOffset } from '../../../kernel/place.ts';
import { isInKalingaGaudaOrGurjara } from './three-lands.ts';

const lies = (latDeg: number, lonDeg: number): boolean =>
  isInKalingaGaudaOrGurjara(placeWithOffset('', latDeg, lonDeg, 5.5));

test.each([
  ['Kalinga: Puri', 19.8, 85.82],
  ['Kalinga: Cuttack', 20.46, 85.88],
  ['Kalinga: Balasore', 21.49, 86.93],
  ['Kalinga: Brahmapur', 19.31, 84.79],
  ['Kalinga: Mukhalingam', 18.6, 83.96],
  ['Kalinga: Visakhapatnam', 17.69, 83.22],
  ['Gauda: Kolkata', 22.57, 88.36],
  ['Gauda: Nabadwip', 23.41, 88.37],
  ['Gauda: Gaur', 24.87, 88.13],
  ['Gauda: Vishnupur', 23.07, 87.32],
  ['Gauda: Siliguri', 26.71, 88.43],
  ['Gauda: Rajshahi', 24.37, 88.6],
  ['Gurjara: Ahmedabad', 23.03, 72.58],
  ['Gurjara: Surat', 21.17, 72.83],
  ['Gurjara: Dwarka', 22.24, 68.97],
  ['Gurjara: Bhuj', 23.24, 69.67],
  ['Gurjara: Patan', 23.85, 72.13],
  ['Gurjara: Rajkot', 22.3, 70.8],
])('%s', (_, lat, lon) => expect(lies(lat, lon)).toBe(true));

test.each([
  ['Sambalpur', 21.47, 83.97],
  ['Ranchi', 23.35, 85.33],
  ['Vijayawada', 16.52, 80.62],
  ['Hyderabad', 17.38, 78.46],
  ['Patna', 25.59, 85.14],
  ['Bhagalpur', 25.24, 86.98],
  ['Kathmandu', 27.72, 85.32],
  ['Guwahati', 26.14, 91.74],
  ['Dhaka', 23.71, 90.41],
  ['Chittagong', 22.36, 91.78],
  ['Mumbai', 19.07, 72.88],
  ['Nashik', 20, 73.79],
  ['Ujjain', 23.18, 75.77],
  ['Udaipur', 24.58, 73.68],
  ['Jodhpur', 26.24, 73.02],
  ['Karachi', 24.86, 67.01],
  ['Delhi', 28.65, 77.23],
  ['Kashi', 25.32, 82.97],
])('%s lies in none of them', (_, lat, lon) => expect(lies(lat, lon)).toBe(false));

/** What generated requests are made of: names of parameters, values, and names that every object of JavaScript has. */
export const NAMES = [
  ...['date', 'time', 'hour', 'place', 'lat', 'lon', 'latitude', 'longitude', 'tz', 'engine', 'node', 'positions'],
  ...['rise', 'bija', 'jya', 'year', 'chart', 'd2', 'd3', 'on', 'dasha_year', 'q', 'limit', 'days', 'ahargana'],
  ...['boy_date', 'boy_time', 'girl_date', 'girl_time', 'girl_place', 'points', 'blocks', 'suggest', 'shadow', 'style'],
];

export const VALUES = [
  ...['2026-11-14', '1943-06-01', '-0044-03-15', '0001-01-01', '3000-12-31', '-2999-01-01', '2026-02-30', '06:30'],
  ...['23:59:59', '00:00', '0', '5.5', '24', '-14', '90', '-90', '180', '-180', '66.6', 'Ujjain', 'Pune', 'auto'],
  ...['Europe/London', 'surya', 'drik', 'chitrapaksha', 'true', 'mean', 'geometric', 'centre', 'none', 'table', 'D9'],
  ...['D60', '2026', '1', '1872000', 'sidereal', 'solar', 'printed', 'tithi', 'tithi,yoga', 'north', ''],
];

/** Looked up in a table that is a plain object, each of these is found though nobody put it there. */
export const INHERITED = [
  ...['constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'],
  ...['propertyIsEnumerable', 'toLocaleString', '__defineGetter__', '__lookupSetter__'],
];

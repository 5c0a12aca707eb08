/** The values that each entry of the package exports, by the name of its bundle. */
const COMMON = ['addLanguages', 'place'];
export const FACE: Readonly<Record<string, readonly string[]>> = {
  index: [
    ...['addLanguages', 'birth', 'chitrapaksha', 'day', 'drik', 'loadLanguages', 'place', 'placeAt', 'placeNamed'],
    ...['searchPlaces', 'surya', 'zoneAt'],
    ...['calendars', 'drawings', 'festivals', 'grahana', 'kundali', 'matching', 'muhurta', 'panchanga', 'zones'],
  ],
  surya: ['surya'],
  drik: ['from'],
  chitrapaksha: ['from'],
  'drik.node': ['from', 'load'],
  'chitrapaksha.node': ['from', 'load'],
  panchanga: [...COMMON, 'day', 'month'],
  muhurta: [...COMMON, 'day', 'karyaMuhurta', 'vivahaMilan'],
  kundali: [
    ...[...COMMON, 'birth', 'arishta', 'ashtakavarga', 'ashtakavargaPhala', 'avakahada', 'balaDashboard'],
    ...['bhavaChalit', 'bhavaPhala', 'bhavaSaransh', 'chandraKundali', 'dashaPhala', 'dashaTimeline', 'dashas'],
    ...['divisional', 'divisionals', 'gocharaReport', 'grahaDrishti', 'grahaGarima', 'grahaSaransh', 'grahaShanti'],
    ...['jaimini', 'janmaVivaran', 'kaalSarpa', 'kundali', 'kundaliFull', 'chartPicture', 'lifeReport', 'maitri'],
    ...['manglik', 'ratnaNirnaya', 'sadeSati', 'shadbala', 'suryaKundali', 'transits', 'vargaTulana'],
    ...['varshaPravesh', 'varshaphal', 'yogas', 'yoginiDashas', 'yoginiPhala'],
  ],
  matching: [...COMMON, 'ashtakoot', 'birth', 'manglik'],
  festivals: [...COMMON, 'festival', 'parvaMool'],
  grahana: [...COMMON, 'grahan'],
  calendars: ['CALENDAR_IDS', 'calendar', 'dateIn', 'place'],
  zones: ['instantOf', 'isZone', 'offsetAt'],
  places: ['placeAt', 'placeNamed', 'searchPlaces', 'zoneAt'],
  client: ['GanakaError', 'ganaka'],
  angas: ['angas', 'place', 'today'],
  drawings: ['CHART_LOOK', 'drawChart', 'drawCompass', 'drawDayLine', 'drawMoon'],
};

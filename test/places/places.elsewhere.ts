/**
 * Coordinates that do not come from GeoNames or from our own list: a panchanga application's table of cities
 * (headed `CITIES: CityInfo[]`, public repository) unless a line says otherwise. Name, latitude, longitude, zone.
 * Left out, because the two publishers mean different points of one large city: Toronto (city hall against the
 * middle of the area, 6 km), Singapore (middle of the island against city hall, 8 km), Dubai (see corrections.json).
 */
export const ELSEWHERE: readonly (readonly [string, number, number, string])[] = [
  ['New Delhi', 28.6139, 77.209, 'Asia/Kolkata'],
  ['Mumbai', 19.076, 72.8777, 'Asia/Kolkata'],
  ['Bengaluru', 12.9716, 77.5946, 'Asia/Kolkata'],
  ['Kolkata', 22.5726, 88.3639, 'Asia/Kolkata'],
  ['Chennai', 13.0827, 80.2707, 'Asia/Kolkata'],
  ['Hyderabad, Telangana', 17.385, 78.4867, 'Asia/Kolkata'],
  ['Ahmedabad', 23.0225, 72.5714, 'Asia/Kolkata'],
  ['Pune', 18.5204, 73.8567, 'Asia/Kolkata'],
  ['Varanasi', 25.3176, 82.9739, 'Asia/Kolkata'],
  ['Ayodhya', 26.7922, 82.1998, 'Asia/Kolkata'],
  ['Ujjain', 23.1765, 75.7885, 'Asia/Kolkata'],
  ['Haridwar', 29.9457, 78.1642, 'Asia/Kolkata'],
  ['Rishikesh', 30.0869, 78.2676, 'Asia/Kolkata'],
  ['Mathura', 27.4924, 77.6737, 'Asia/Kolkata'],
  ['Vrindavan', 27.582, 77.7006, 'Asia/Kolkata'],
  ['Prayagraj', 25.4358, 81.8463, 'Asia/Kolkata'],
  ['Tirupati', 13.6288, 79.4192, 'Asia/Kolkata'],
  ['Puri', 19.8135, 85.8312, 'Asia/Kolkata'],
  ['Rameswaram', 9.2876, 79.3129, 'Asia/Kolkata'],
  ['Dwarka', 22.2442, 68.9685, 'Asia/Kolkata'],
  ['Somnath', 20.888, 70.4013, 'Asia/Kolkata'],
  ['Shirdi', 19.7645, 74.4762, 'Asia/Kolkata'],
  ['Badrinath', 30.7433, 79.4938, 'Asia/Kolkata'],
  ['Gaya', 24.7914, 85.0002, 'Asia/Kolkata'],
  ['Pushkar', 26.4897, 74.5511, 'Asia/Kolkata'],
  ['Katra, Jammu and Kashmir', 32.993, 74.9322, 'Asia/Kolkata'],
  ['Guruvayur', 10.5946, 76.0416, 'Asia/Kolkata'],
  ['Sabarimala', 9.4347, 77.0818, 'Asia/Kolkata'],
  ['Tiruvannamalai', 12.2253, 79.0747, 'Asia/Kolkata'],
  ['Kanchipuram', 12.8342, 79.7036, 'Asia/Kolkata'],
  ['Dehradun', 30.3165, 78.0322, 'Asia/Kolkata'], // the specification's own pair
  ['Shimla', 31.1048, 77.1734, 'Asia/Kolkata'],
  ['Jaipur', 26.9124, 75.7873, 'Asia/Kolkata'],
  ['Lucknow', 26.8467, 80.9462, 'Asia/Kolkata'],
  ['Amritsar', 31.634, 74.8723, 'Asia/Kolkata'],
  ['Guwahati', 26.1445, 91.7362, 'Asia/Kolkata'],
  ['Kochi, Kerala', 9.9312, 76.2673, 'Asia/Kolkata'],
  ['Porbandar', 21.6417, 69.6293, 'Asia/Kolkata'],
  ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
  // tirthas and villages of the Himalaya and elsewhere, each from another public list of pilgrim places
  ['Kedarnath', 30.7352, 79.0669, 'Asia/Kolkata'], // a map of pilgrim places
  ['Gangotri', 30.9996, 78.9408, 'Asia/Kolkata'], // a Char Dham map
  ['Yamunotri', 31.0118, 78.427, 'Asia/Kolkata'], // a Char Dham map
  ['Kurukshetra', 29.9647, 76.8729, 'Asia/Kolkata'], // a list of farming districts
  ['Kalady', 10.168, 76.441, 'Asia/Kolkata'], // a list of relief camps
  ['Amarnath', 34.2144, 75.5005, 'Asia/Kolkata'], // a list of attractions
  ['Vaishno Devi', 33.0303, 74.949, 'Asia/Kolkata'], // a travel guide
  ['Chitrakoot', 25.18, 80.87, 'Asia/Kolkata'], // a list of temples
  ['Pashupatinath', 27.710787, 85.347895, 'Asia/Kathmandu'], // a photographers' list
  ['Joshimath', 30.5553, 79.5601, 'Asia/Kolkata'], // a list of mountain villages
  ['Uttarkashi', 30.7268, 78.4432, 'Asia/Kolkata'], // a Char Dham route
  ['Konark', 19.8876, 86.0945, 'Asia/Kolkata'], // a map of pilgrim places
  ['Maheshwar', 22.1761, 75.5897, 'Asia/Kolkata'], // a list of temples of Madhya Pradesh
  // abroad
  ['New York City', 40.7128, -74.006, 'America/New_York'],
  ['San Francisco, California', 37.7749, -122.4194, 'America/Los_Angeles'],
  ['Chicago', 41.8781, -87.6298, 'America/Chicago'],
  ['London', 51.5074, -0.1278, 'Europe/London'],
  ['Leicester', 52.6369, -1.1398, 'Europe/London'],
  ['Paris', 48.8566, 2.3522, 'Europe/Paris'],
  ['Berlin', 52.52, 13.405, 'Europe/Berlin'],
  ['Doha', 25.2854, 51.531, 'Asia/Qatar'],
  ['Kuala Lumpur', 3.139, 101.6869, 'Asia/Kuala_Lumpur'],
  ['Sydney, Australia', -33.8688, 151.2093, 'Australia/Sydney'],
  ['Auckland', -36.8485, 174.7633, 'Pacific/Auckland'],
  ['Port Louis', -20.1609, 57.5012, 'Indian/Mauritius'],
  ['Suva', -18.1416, 178.4419, 'Pacific/Fiji'],
];

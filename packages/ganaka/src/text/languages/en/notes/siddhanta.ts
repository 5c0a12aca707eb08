/** Notes of the routes of the Surya-siddhanta and of the instruments, in English. */
export const siddhantaNotes = {
  no_rise_or_set: (missing: 'rise' | 'set' | 'both', stays: 'up' | 'down') =>
    `the Sun does not ${missing === 'both' ? 'rise or set' : missing} on this day: it stays ${stays}`,
  no_shadow: 'the Sun is below the horizon: there is no shadow',
  pole_no_palabha: 'at the pole the equinoctial shadow, and all that is reckoned from it, has no length',
  pole_no_lagna: 'at the pole no point of the ecliptic is the rising one: there is no lagna',
  sunrise_of_the_text:
    'sunrise is the text’s own: up to a quarter of an hour from the observed one, since II.46 holds half of the equation of time',
  sunrise_by_velantara:
    'sunrise is that of Nepal’s printed calendar: the text’s Sun with the whole equation of time (velantara), its centre half a degree below the horizon',
  no_prime_vertical: 'the Sun does not cross the line of east and west above the horizon on this day',
  no_intermediate_direction:
    'the Sun does not reach the intermediate directions of III.28-34 above the horizon on this day',
  lagna_on_the_sphere: 'not every sign rises here: the lagna is found on the sphere, not by III.46-48',
  no_kalamsha:
    'not every sign rises here, so the times of rising that IX.4-5 needs are missing: no kalamsha, and no heliacal setting or rising',
  day_length_null: 'dinamana_ghati is null on the days on which the Sun does not rise, or does not set',
  noon_for_days_without_cara: 'on the days without cara the Sun neither rises nor sets here; its place is that of noon',
  disc_full: 'the disc is full: there are no horns',
  no_moonrise: 'the Moon does not rise between this sunrise and the next',
  no_moonset: 'the Moon does not set between this sunrise and the next',
  moon_interval_not_repeated:
    'the Sun does not set on this day, or the Moon does not cross the horizon within a day of sunset',
  day_about_noon:
    'the Sun does not rise or set here on this day: rules that need a day take true noon and six hours to either side, and the windows are null',
  tithi_without_sunrise: 'the tithi holds no sunrise (kshaya): by the tithi of sunrise alone it has no day',
  yogataras_filled:
    'places with the confidence general-knowledge are damaged in the print that was used; they are those commonly given',
  limit_of_ashvini: 'so is the limit of Ashvini, whose name is lost there',
  kalamsha_samples:
    'west of the Sun’s setting is positive in the samples, east of his rising negative; beyond a right angle from him the rule is not asked, and they are null',
  shadow_samples: 'in the samples the shadow is null while the Sun is below the horizon',
  seasons_of_rites:
    'ritu and ayana of rites go by the sidereal signs; the tropical ones are given as well, named sayana',
  yojanas_of_the_text: 'yojanas are the text’s; nothing is said here in other lengths',
  sides_of_the_sun:
    'a body ahead of the Sun is reckoned in the west at the own sunset, one behind it in the east at the own sunrise',
  moon_events_days: (days: number) => `the Moon’s events are those of the next ${days} days`,
  orbits_of_sighroccas:
    'orbits of budha and shukra are those of their sighroccas; they themselves go round with the Sun',
  orbit_of_budha: 'the revolutions give 1,043,207.8 for the sighrocca of budha, the verse says 1,043,209',
  eclipses_by_the_text:
    'reckoned by the text: times differ from the sky by up to two hours, and small eclipses may be missed or added',
  solar_eclipses_listed: 'a solar eclipse is listed when the text finds one for this place, above or below its horizon',
  rays_not_decided: 'whether rays mingle (amshuvimarda) has no number in the text and is not decided',
  victor_open: 'victor is null where the northern one is not the larger one: the verses leave that open',
  shadow_never_so_long: 'the shadow never has this length on this day',
  no_such_noon_shadow: 'no Sun casts this shadow at noon at this place',
  weekday_of_ujjain: 'the weekday is that of the day which begins at mean midnight on the meridian of Ujjain',
  mean_intercalary_month:
    'the working counts more than 29 tithis of the month, since a mean intercalary month runs: its months are those elapsed before it',
} as const;

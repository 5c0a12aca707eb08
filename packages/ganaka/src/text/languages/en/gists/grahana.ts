/** The content of the rules, in our own sentences: eclipses. */
export const grahanaGists = {
  'sutak.four_yamas_before_sun_three':
    'Four yamas before the Sun’s, three before the Moon’s; if she rises eclipsed four: the whole day before; for the young, the old and the sick a yama and a half or three muhurtas.',
  'eclipse.diameters_latitude_obscuration_half':
    'Diameters, latitude, obscuration and half durations by the rules of the text; for the Sun with the parallax of the place.',
} as const;

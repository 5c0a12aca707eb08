/** Parameters of the picture of a chart. */
import { defaulted, oneOf, wholeNumber } from '../kit/parameter.ts';
import { chart as which } from '../kit/parameters.ts';

/** Which chart is drawn, and how. */
export const PICTURE_PARAMETERS = {
  chart: defaulted(which, 'D1'),
  style: defaulted(oneOf(['north', 'south', 'east'], { meaning: 'how the chart is drawn', example: 'north' }), 'north'),
  theme: defaulted(
    oneOf(['light', 'dark', 'auto'], { meaning: 'colours by day, by night, or as the screen is', example: 'light' }),
    'auto',
  ),
  width: wholeNumber(100, 2000, {
    meaning: 'pixels; without it the picture takes the room it is given',
    example: '400',
  }),
};

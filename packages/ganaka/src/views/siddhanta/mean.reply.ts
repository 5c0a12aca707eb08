import { Type } from 'typebox';
import { deg, grahaKeyed, maybe, nadi, num, text, verse, verses, yojana } from './fields.reply.ts';

const row = {
  longitude: deg('mean longitude, sidereal'),
  daily_motion: deg('mean motion in a civil day'),
  apsis: maybe(deg('apsis (mandocca)')),
  node: maybe(deg('node (pata)')),
  sighrocca: maybe(deg('apex of the conjunction; of budha and shukra their own')),
  sighrocca_motion: maybe(deg('its motion in a civil day')),
};

export const meanReply = Type.Object({
  text,
  ahargana: num('civil days since mean midnight at Ujjain at the Kali epoch'),
  ahargana_creation: num('civil days since the end of creation'),
  bija: Type.Enum(['full', 'none', 'apsis']),
  grahas: grahaKeyed(Type.Object({ ...row, without_bija: Type.Object(row), with_bija: Type.Object(row) })),
  desantara: Type.Object({
    longitude_from_meridian: deg('east of the meridian of Ujjain'),
    yojana: yojana('the same along the parallel'),
    nadi: nadi('the same in time'),
    verse,
  }),
  columns: Type.Object(
    { without_bija: Type.String(), with_bija: Type.String() },
    { description: 'with which corrections each column was made' },
  ),
  verses,
});

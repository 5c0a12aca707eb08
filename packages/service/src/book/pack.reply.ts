/** The schema of the mobile pack: that of the natal pack with the book and the sealed URLs. */
import { described } from 'ganaka/internal/views/kit/described.reply.ts';
import { kundaliFullReply } from 'ganaka/internal/views/kundali/full.reply.ts';
import { Type } from 'typebox';
import { OPENS } from './pack.ts';

const address = Type.Object({
  url: Type.String({
    description: 'a sealed URL that opens this route without a header and is paid for by the key',
  }),
  expires: Type.String({ description: 'when it ends, UTC: a day after it was made, or with its key' }),
});

export const kundaliPackReply = Type.Object({
  html: Type.String({ description: 'the kundali book' }),
  natal: described(kundaliFullReply, 'the whole reply of kundali/full'),
  urls: Type.Object(Object.fromEntries(Object.keys(OPENS).map((name) => [name, address])), {
    description: 'sealed URLs, each of one route',
  }),
});

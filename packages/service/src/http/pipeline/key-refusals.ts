/** The errors for a missing or an invalid key. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { RefusedKey } from '../../accounts/gate.ts';
import { prefixesOf } from '../../accounts/policy.ts';
import { KEY_BELONGS, keyInQuery } from '../../api/names.ts';
import type { Query } from '../../api/read/query.ts';
import { Refusal, type RefusalDetail } from '../../api/refusal.ts';

/** A 401 says how to authenticate (RFC 9110, 11.6.1). */
const CHALLENGE: RefusalDetail['headers'] = [['www-authenticate', 'Bearer realm="ganaka"']];

export function keyRefused(reason: RefusedKey['refused'], engines: readonly EngineInfo[]): Refusal {
  const beginnings = prefixesOf(engines).map((prefix) => `${prefix}_`);
  const texts: Record<RefusedKey['refused'], string> = {
    malformed: `the X-API-Key is not a key of this service; keys begin with ${beginnings.slice(0, -1).join(', ')} or ${beginnings.at(-1)}`,
    mistyped: 'the X-API-Key is mistyped: its check characters do not fit; copy it again',
    unknown: 'the X-API-Key is not known; create one at /account/keys',
    revoked: 'the X-API-Key was revoked; create another at /account/keys',
  };
  return new Refusal(401, `key_${reason}`, texts[reason], { headers: CHALLENGE });
}

/** The error for a missing key. It says so if the query contains a key by mistake. */
export function keyMissing(query: Query): Refusal {
  const misplaced = keyInQuery(query);
  const text =
    misplaced === undefined
      ? 'this route needs a key, in the header X-API-Key or as Authorization: Bearer; create one at /account/keys'
      : `${misplaced} in the query is not read: ${KEY_BELONGS}`;
  return new Refusal(401, 'key_missing', text, { headers: CHALLENGE });
}

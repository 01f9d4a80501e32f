import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { decode } from '../shared/decode.ts';
import { makeKeys } from './keys.ts';
import type { FirebaseSettings } from './settings.ts';

const ClaimsC = t.intersection(
  [
    t.type({
      sub: t.string,
      auth_time: t.number,
      iat: t.number,
      exp: t.number,
      firebase: t.intersection([
        t.type({ sign_in_provider: t.string }),
        t.partial({ identities: t.record(t.string, t.UnknownArray) }),
      ]),
    }),
    t.partial({ email: t.string, email_verified: t.boolean }),
  ],
  'IdToken',
);
export type IdTokenClaims = t.TypeOf<typeof ClaimsC>;

/** How far two clocks may differ. Units: s. */
const skew = 60;
/** A customer who signs in now has shown just now who they are. Units: s. */
const freshFor = 5 * 60;
/** Units: characters. */
const longestSubject = 128;

/**
 * Reads an identity token that was given out a moment ago: its signature by a published key (RS256, no other), who gave
 * it to whom, since and until when. Undefined: it proves nothing.
 */
export const makeIdTokenReader = (settings: FirebaseSettings) => {
  const { projectId, now } = settings;
  const keys = makeKeys(settings);
  return async (token: string): Promise<IdTokenClaims | undefined> => {
    try {
      const { kid, alg } = decodeProtectedHeader(token);
      if (alg !== 'RS256' || typeof kid !== 'string') return undefined;
      const key = await keys(kid);
      if (!key) return undefined;
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        currentDate: new Date(now()),
        clockTolerance: skew,
      });
      const claims = decode(ClaimsC)(payload);
      if (E.isLeft(claims)) return undefined;
      const { sub, iat, auth_time } = claims.right;
      const second = now() / 1000;
      const isOurs = sub !== '' && sub.length <= longestSubject;
      const isPast = iat <= second + skew && auth_time <= second + skew;
      return isOurs && isPast && auth_time > second - freshFor ? claims.right : undefined;
    } catch {
      return undefined;
    }
  };
};

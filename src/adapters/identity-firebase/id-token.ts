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

/** The tolerated difference between two clocks. Units: s. */
const skew = 60;
/** The maximum age of the sign-in behind a token. Units: s. */
const freshFor = 5 * 60;
/** The maximum length of a subject. Units: characters. */
const longestSubject = 128;

/**
 * Reads an identity token that was just issued: its signature with a published key (RS256 only), issuer, audience and
 * times. Undefined if it proves nothing.
 */
export const makeIdTokenReader = (settings: FirebaseSettings) => {
  const { projectId, now } = settings;
  const keys = makeKeys(settings);
  return async (token: string): Promise<IdTokenClaims | undefined> => {
    try {
      const { kid } = decodeProtectedHeader(token);
      if (typeof kid !== 'string') return undefined;
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

import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { createLocalJWKSet } from 'jose';
import { askOutside, readOutside } from '../shared/ask-outside.ts';
import { type FirebaseSettings, identityPatience, keysAddress } from './settings.ts';

const KeysC = t.type(
  {
    keys: t.array(t.type({ kid: t.string, kty: t.literal('RSA'), n: t.string, e: t.string })),
  },
  'Keys',
);

type KeySet = ReturnType<typeof createLocalJWKSet>;

/** The minimum time between requests for unknown keys, whatever key a token names. Units: ms. */
const askedAtMost = 60_000;

const maxAgeOf = (header: string | null): number =>
  Number(/max-age=(\d{1,8})/.exec(header ?? '')?.[1] ?? 0) * 1000;

/** The published keys, cached for as long as the response allows, and requested again if a token names another key. */
export const makeKeys = ({ fetch, now, timeoutMs = identityPatience }: FirebaseSettings) => {
  let kept:
    | {
        readonly set: KeySet;
        readonly ids: ReadonlySet<string>;
        readonly asked: number;
        readonly until: number;
      }
    | undefined;
  const load = async (): Promise<typeof kept> => {
    let maxAge = 0;
    const noting = async (request: Request): Promise<Response> => {
      const answer = await fetch(request);
      maxAge = maxAgeOf(answer.headers.get('cache-control'));
      return answer;
    };
    const answer = await askOutside(noting, timeoutMs, (signal) => new Request(keysAddress, { signal }))();
    const read = E.flatMap(readOutside('keys', KeysC))(answer);
    // The previous keys are better than none.
    if (E.isLeft(read) || (E.isRight(answer) && answer.right.status !== 200)) return kept;
    const ids = new Set(read.right.keys.map(({ kid }) => kid));
    return { set: createLocalJWKSet(read.right), ids, asked: now(), until: now() + maxAge };
  };
  return async (kid: string): Promise<KeySet | undefined> => {
    const isOld = !kept || kept.until <= now();
    const isUnknown = kept && !kept.ids.has(kid) && kept.asked + askedAtMost <= now();
    if (isOld || isUnknown) kept = await load();
    return kept?.set;
  };
};

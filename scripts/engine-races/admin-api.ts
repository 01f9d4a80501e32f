import { setTimeout as pause } from 'node:timers/promises';
import type { Tally } from './tally.ts';

/**
 * Calls the engine's Admin API until it answers, for one shop or for all of them. Actions of staff set a state, so
 * repeating one has the same result.
 */
export type AskAdmin = <A>(name: string, query: string, variables: object, of?: 'shop' | 'all') => Promise<A>;

const login = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename } }`;

export const makeAskAdmin = (admin: URL, channel: string, tally: Tally, quiet: boolean): AskAdmin => {
  const { origin, pathname, username, password } = admin;
  let session: string | undefined;

  const post = async (query: string, variables: object, of: 'shop' | 'all'): Promise<unknown> => {
    const answer = await fetch(origin + pathname, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(of === 'shop' && { 'vendure-token': channel }),
        ...(session !== undefined && { authorization: `Bearer ${session}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(30_000),
    });
    const { data, errors } = (await answer.json()) as {
      readonly data?: unknown;
      readonly errors?: readonly { readonly message: string }[];
    };
    if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? `answered ${answer.status}`);
    session = answer.headers.get('vendure-auth-token') ?? session;
    return data;
  };
  return async <A>(
    name: string,
    query: string,
    variables: object,
    of: 'shop' | 'all' = 'shop',
  ): Promise<A> => {
    for (let tries = 0; ; tries += 1)
      try {
        if (session === undefined)
          await post(
            login,
            { username: decodeURIComponent(username), password: decodeURIComponent(password) },
            of,
          );
        const answer = (await post(query, variables, of)) as A;
        tally.note(`staff: ${name}`, 'done');
        return answer;
      } catch (error) {
        tally.note(`staff: ${name}`, 'away');
        if (quiet) tally.violate(`staff: ${name}: ${error instanceof Error ? error.message : error}`);
        if (tries > 120) throw error;
        await pause(500);
      }
  };
};

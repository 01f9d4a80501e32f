import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { StrangerAtProvider, World } from '../world.ts';
import type { Fetch } from './cookies.ts';

/** How often the mailbox is checked, and the pause between. Units: ms. */
const looks = 20;
const between = 1000;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const plain = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
const addressesIn = (mail: string): readonly URL[] =>
  [...mail.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) => {
    const address = plain(href);
    return URL.canParse(address) ? [new URL(address)] : [];
  });

export interface SandboxPages {
  readonly fetch: Fetch;
  /** The origin of a shop of the server: its pages accept only requests from there. */
  readonly origin: string;
  readonly brand: BrandId;
  readonly wait: (ms: number) => Promise<void>;
}

/** The world around a sandbox with public pages: its mailbox, its payment page, its identity providers, its warehouse. */
export const sandboxWorld = ({ fetch, origin, brand, wait }: SandboxPages): Required<World> => {
  const page = async (path: string): Promise<string> => (await fetch(new Request(origin + path))).text();
  const press = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(
      new Request(origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin,
          'sec-fetch-site': 'same-origin',
        },
        body: new URLSearchParams(fields),
      }),
    );

  const mailsTo = async (email: string): Promise<readonly string[]> => {
    const list = await page('/mailbox');
    const entries = [...list.matchAll(/href="(\/mailbox\/\d+)">([\s\S]*?)<\/a>/g)];
    return entries.flatMap(([, path = '', entry = '']) => (plain(entry).includes(email) ? [path] : []));
  };
  const read = new Map<string, number>();

  return {
    linksTo: async (email) => {
      const before = read.get(email) ?? 0;
      for (let look = 0; look < looks; look += 1) {
        const mails = await mailsTo(email);
        if (mails.length > before) {
          read.set(email, mails.length);
          const pages = await Promise.all(mails.toReversed().map((path) => page(`${path}/html`)));
          return pages.flatMap(addressesIn);
        }
        await wait(between);
      }
      return [];
    },

    pay: async (address) => {
      await press(new URL(address, origin).pathname, { ending: 'succeed' });
    },

    send: async ({ number }) => {
      await press(`/sandbox/warehouse/${encodeURIComponent(number)}`, {});
    },

    identify: async (provider, { email, firstName, lastName }: StrangerAtProvider) => {
      const verifier = newSecret();
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
      const redirectUri = `${origin}/authenticate`;
      const answer = await press(`/identity/${provider}`, {
        client_id: brand,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state: newSecret(),
        nonce: newSecret(),
        code_challenge: base64url(new Uint8Array(digest)),
        code_challenge_method: 'S256',
        decision: 'agree',
        person: 'own',
        first_name: firstName,
        last_name: lastName,
        email,
        confirmed: '1',
      });
      const back = new URL(answer.headers.get('location') ?? '/', origin);
      return { code: back.searchParams.get('code') ?? '', verifier, redirectUri };
    },
  };
};

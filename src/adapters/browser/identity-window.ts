import type {
  IdentityReturn,
  IdentityTry,
  IdentityWindow,
} from '../../application/identity/identity-window.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import { isSocialProvider } from '../../domain/identity/social-sign-in.ts';

/** The parts of a browser that it takes. */
export interface IdentityBrowser {
  readonly window: Pick<Window, 'open' | 'addEventListener' | 'removeEventListener'>;
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'assign'>;
  readonly tab: TextStore;
  readonly channel: () => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
  /** Closes the window that this page is in. */
  readonly close: () => void;
}

/** What a try is kept under while the whole page is away. */
const kept = 'identity-try';
/** How often is looked whether the window is still there. Units: ms. */
const lookEvery = 300;
/** How long an answer may come after its window has gone. Units: ms. */
const lateFor = 500;
/** How long a window that came back waits for the one that opened it. Units: ms. */
const heardWithin = 1500;

const features = 'popup,width=480,height=720';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const readTry = (text = ''): IdentityTry | undefined => {
  try {
    const { provider, purpose, state, nonce, verifier, back } = JSON.parse(text) as Record<string, unknown>;
    const isWhole = [state, nonce, verifier, back].every((part) => typeof part === 'string');
    return isWhole && isSocialProvider(provider) && (purpose === 'signIn' || purpose === 'link')
      ? ({ provider, purpose, state, nonce, verifier, back } as IdentityTry)
      : undefined;
  } catch {
    return undefined;
  }
};

/** Of what an address brought; `undefined`: it says nothing of this try. */
const answerTo = (begun: IdentityTry, query: URLSearchParams): IdentityReturn | undefined => {
  if (query.get('state') !== begun.state) return undefined;
  const code = query.get('code');
  if (code) return { _tag: 'Code', begun, code };
  return { _tag: query.get('error') === 'access_denied' ? 'Refused' : 'Invalid' };
};

/**
 * The window of an identity provider. It comes back to a page of the shop, which says over a channel what it brought: the
 * one who opened it knows it by its state, and lets it close. Where no window may open, the page itself goes, and what it
 * needs at its return waits in the tab's storage. Source: AUTH-6.
 */
export const makeIdentityWindow = ({
  window,
  location,
  tab,
  channel,
  close,
}: IdentityBrowser): IdentityWindow => {
  const here = (): string => location.pathname + location.search + location.hash;

  /** The whole page: whoever comes back with the browser's button has thought better of it. */
  const leave = async (begun: IdentityTry, address: Promise<string>): Promise<IdentityReturn> => {
    // Back in a tab that keeps nothing, the answer would be nobody's.
    if (!tab.write(kept, JSON.stringify(begun))) return { _tag: 'Invalid' };
    location.assign(await address);
    return new Promise((resolve) => {
      const back = ({ persisted }: PageTransitionEvent): void => {
        if (!persisted) return;
        window.removeEventListener('pageshow', back);
        resolve({ _tag: 'Closed' });
      };
      window.addEventListener('pageshow', back);
    });
  };

  const show = async (begun: IdentityTry, address: Promise<string>): Promise<IdentityReturn> => {
    const popup = window.open('', 'identity', features);
    if (!popup) return leave(begun, address);
    const line = channel();
    try {
      return await new Promise<IdentityReturn>((resolve, reject) => {
        line.onmessage = ({ data }: MessageEvent<unknown>) => {
          if (typeof data !== 'string') return;
          const answer = answerTo(begun, new URLSearchParams(data));
          if (!answer) return;
          line.postMessage({ heard: begun.state });
          resolve(answer);
        };
        address.then((url) => popup.location.replace(url), reject);
        const look = setInterval(() => {
          if (!popup.closed) return;
          clearInterval(look);
          setTimeout(() => resolve({ _tag: 'Closed' }), lateFor);
        }, lookEvery);
      });
    } finally {
      line.close();
    }
  };

  /** Hands over what the window brought. */
  const handOver = (search: string, state: string): Promise<IdentityReturn> => {
    const line = channel();
    return new Promise<IdentityReturn>((resolve) => {
      line.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null && 'heard' in data && data.heard === state) {
          resolve({ _tag: 'Away' });
          close();
        }
      };
      line.postMessage(search);
      setTimeout(() => resolve({ _tag: 'Invalid' }), heardWithin);
    }).finally(() => line.close());
  };

  return {
    origin: location.origin,
    here,
    newSecret: () => base64url(crypto.getRandomValues(new Uint8Array(32))),
    challenge: async (verifier: string) =>
      base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))),
    show,
    returned: async (search: string): Promise<IdentityReturn> => {
      const query = new URLSearchParams(search);
      const begun = readTry(tab.read(kept));
      const answer = begun && answerTo(begun, query);
      if (!answer) return handOver(search, query.get('state') ?? '');
      tab.write(kept);
      return answer;
    },
  };
};

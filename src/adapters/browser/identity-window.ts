import type {
  IdentityReturn,
  IdentityTry,
  IdentityWindow,
} from '../../application/identity/identity-window.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import { isSocialProvider } from '../../domain/identity/social-sign-in.ts';

/** The parts of a browser that the identity window needs. */
export interface IdentityBrowser {
  readonly window: Pick<Window, 'open' | 'addEventListener' | 'removeEventListener'>;
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'assign'>;
  readonly tab: TextStore;
  readonly channel: () => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
  /** Closes the window of this page. */
  readonly close: () => void;
}

/** Storage key of an attempt while the whole page is at the provider. */
const kept = 'identity-try';
/** Interval for checking whether the window is still open. Units: ms. */
const lookEvery = 300;
/** How late an answer may arrive after its window has closed. Units: ms. */
const lateFor = 500;
/** How long a returning window waits for a reply from the page that opened it. Units: ms. */
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

/** Reads the answer in an address; `undefined` if it does not belong to this attempt. */
const answerTo = (begun: IdentityTry, query: URLSearchParams): IdentityReturn | undefined => {
  if (query.get('state') !== begun.state) return undefined;
  const code = query.get('code');
  if (code) return { _tag: 'Code', begun, code };
  return { _tag: query.get('error') === 'access_denied' ? 'Refused' : 'Invalid' };
};

/**
 * Opens the window of an identity provider. It returns to a page of the shop, which sends the result over a channel.
 * The opening page recognises it by its state and confirms, then the window closes. If no window can open, the page
 * itself navigates, and the tab's storage keeps what it needs on return. Source: AUTH-6.
 */
export const makeIdentityWindow = ({
  window,
  location,
  tab,
  channel,
  close,
}: IdentityBrowser): IdentityWindow => {
  const here = (): string => location.pathname + location.search + location.hash;

  /** Navigates the whole page to the provider. A customer who comes back with the browser's button has cancelled. */
  const leave = async (begun: IdentityTry, address: Promise<string>): Promise<IdentityReturn> => {
    // If the tab stores nothing, the answer could not be matched on return.
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

  /** Passes the result in the window's address to the page that opened it. */
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

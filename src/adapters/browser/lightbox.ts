import * as t from 'io-ts';
import type { ProviderWindow } from '../../application/checkout/ports.ts';

/**
 * How long the script, and then its page, may take before the shopper is redirected to the payment page itself. Units:
 * milliseconds.
 */
const patience = 8000;

interface Provider {
  readonly startPayment: (options: {
    readonly transactionId: string;
    readonly loaded: () => void;
    readonly closed: () => void;
    readonly error: () => void;
  }) => void;
  readonly close: () => void;
}

/** What the provider's script adds to the window. */
const ProviderC = t.type({ Datatrans: t.type({ startPayment: t.Function, close: t.Function }) });

const providerIn = (input: unknown): Provider | undefined => {
  if (!ProviderC.is(input)) return undefined;
  const { startPayment, close } = input.Datatrans;
  return {
    startPayment: (options) => void startPayment(options),
    close: () => void close(),
  };
};

/** The parts of a browser needed to show a page over another. */
export interface LightboxBrowser {
  /** The address of the shop's page. */
  readonly address: () => string;
  /** Runs a script; rejects if it cannot be loaded. */
  readonly load: (address: string) => Promise<void>;
  /** Returns the object on which scripts put what they offer. */
  readonly found: () => unknown;
  readonly wait: (ms: number) => Promise<void>;
}

/** Whether an address may be loaded as a script: our own origin, or a provider's over https. */
const mayBeScript = (address: string, page: string): boolean => {
  const url = URL.parse(address, page);
  return url !== null && (url.protocol === 'https:' || url.origin === new URL(page).origin);
};

/**
 * The provider's script, which shows the provider's page over the shop's. Returns `failed` if that does not work.
 * Source: CHK-11.
 */
export const makeLightbox = (browser: LightboxBrowser): Pick<ProviderWindow, 'show' | 'hide'> => {
  const late = async () => {
    await browser.wait(patience);
    return 'late' as const;
  };
  const provider = async (script: string): Promise<Provider | undefined> => {
    if (!providerIn(browser.found())) await Promise.race([browser.load(script), late()]);
    return providerIn(browser.found());
  };
  const start = (from: Provider, transactionId: string): Promise<'closed' | 'failed'> =>
    new Promise((resolve) => {
      let isThere = false;
      void late().then(() => {
        if (isThere) return;
        from.close();
        resolve('failed');
      });
      from.startPayment({
        transactionId,
        loaded: () => {
          isThere = true;
        },
        closed: () => resolve('closed'),
        error: () => resolve('failed'),
      });
    });
  return {
    show: async (script, payment) => {
      if (!mayBeScript(script, browser.address())) return 'failed';
      try {
        const found = await provider(script);
        return found ? await start(found, payment) : 'failed';
      } catch {
        return 'failed';
      }
    },
    hide: () => providerIn(browser.found())?.close(),
  };
};

/** The lightbox of this tab. */
export const lightbox = makeLightbox({
  address: () => location.href,
  found: () => window,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  load: (address) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error('script not loaded'));
      document.head.append(script);
    }),
});

import { describe, expect, it } from 'vitest';
import { type LightboxBrowser, makeLightbox } from '../../../src/adapters/browser/lightbox.ts';
import type { PaymentId } from '../../../src/domain/checkout/payment.ts';

type Ending = 'loaded' | 'closed' | 'error';
const payment = 'p' as PaymentId;

/** A provider whose page ends at once as instructed. */
const providerThat = (...endings: readonly Ending[]) => {
  const did: string[] = [];
  return {
    did,
    Datatrans: {
      startPayment: (options: Readonly<Record<Ending, () => void>> & { readonly transactionId: string }) => {
        did.push(`start ${options.transactionId}`);
        for (const ending of endings) options[ending]();
      },
      close: () => void did.push('close'),
    },
  };
};

const browserWith = (provider: unknown, change: Partial<LightboxBrowser> = {}) => {
  const loaded: string[] = [];
  const time = Promise.withResolvers<void>();
  let here: unknown;
  const box = makeLightbox({
    address: () => 'https://shop.example/checkout/payment',
    load: async (script) => {
      loaded.push(script);
      here = provider;
    },
    found: () => here,
    wait: () => time.promise,
    ...change,
  });
  return { box, loaded, passTime: time.resolve };
};

describe('the payment lightbox', () => {
  it('is shown by the script of the provider, which is loaded once · CHK-11', async () => {
    const provider = providerThat('loaded', 'closed');
    const { box, loaded } = browserWith(provider);
    expect(await box.show('/pay/lightbox.js', payment)).toBe('closed');
    expect(await box.show('/pay/lightbox.js', payment)).toBe('closed');
    expect(loaded).toEqual(['/pay/lightbox.js']);
    expect(provider.did).toEqual(['start p', 'start p']);
    box.hide();
    expect(provider.did.at(-1)).toBe('close');
  });

  it('does not time out once its page is loaded · CHK-11', async () => {
    const provider = providerThat('loaded');
    const { box, passTime } = browserWith(provider);
    const shown = box.show('/pay/lightbox.js', payment);
    passTime();
    expect(await Promise.race([shown, new Promise((resolve) => setImmediate(() => resolve('still')))])).toBe(
      'still',
    );
    expect(provider.did).toEqual(['start p']);
  });

  it('fails if its page does not load in time · CHK-11', async () => {
    const provider = providerThat();
    const { box, passTime } = browserWith(provider);
    const shown = box.show('/pay/lightbox.js', payment);
    passTime();
    expect(await shown).toBe('failed');
    expect(provider.did).toEqual(['start p', 'close']);
  });

  it.each<[string, unknown, Partial<LightboxBrowser>]>([
    ['its page is invalid', providerThat('error'), {}],
    ['the script cannot be loaded', providerThat(), { load: () => Promise.reject(new Error('404')) }],
    ['the script defines nothing', undefined, {}],
    ['the script defines something else', { Datatrans: { startPayment: 1 } }, {}],
    [
      'the script throws',
      {
        Datatrans: {
          startPayment: () => {
            throw new Error('broken');
          },
          close: () => undefined,
        },
      },
      {},
    ],
  ])('fails if %s · CHK-11', async (_, provider, change) => {
    expect(await browserWith(provider, change).box.show('/pay/lightbox.js', payment)).toBe('failed');
  });

  it('fails if the script does not load in time · CHK-11', async () => {
    const { box, passTime } = browserWith(undefined, { load: () => new Promise(() => undefined) });
    const shown = box.show('/pay/lightbox.js', payment);
    passTime();
    expect(await shown).toBe('failed');
  });

  it.each(['http://evil.example/x.js', 'javascript:alert(1)', 'data:text/javascript,1', '//'])(
    'runs no script from %s',
    async (script) => {
      const { box, loaded } = browserWith(providerThat('closed'));
      expect(await box.show(script, payment)).toBe('failed');
      expect(loaded).toEqual([]);
    },
  );
});

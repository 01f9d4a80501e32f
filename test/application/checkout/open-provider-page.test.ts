import { describe, expect, it } from 'vitest';
import { openProviderPage } from '../../../src/application/checkout/open-provider-page.ts';
import type { PaymentId, PaymentWindow } from '../../../src/domain/checkout/payment.ts';

const page = { paymentId: 'p' as PaymentId, url: '/pay/p', script: '/pay/lightbox.js' };

/** A browser whose payment dialog ends as instructed. */
const opening = (wanted: PaymentWindow, script: string | undefined = page.script) => {
  const did: string[] = [];
  const ending = Promise.withResolvers<'closed' | 'failed'>();
  const { script: _, ...plain } = page;
  const takeAway = openProviderPage(
    {
      go: (url) => did.push(`go ${url}`),
      show: (from, payment) => {
        did.push(`show ${from} ${payment}`);
        return ending.promise;
      },
      hide: () => did.push('hide'),
    },
    wanted,
    script === '' ? plain : { ...plain, script },
    () => did.push('closed'),
  );
  const end = async (how: 'closed' | 'failed') => {
    ending.resolve(how);
    await ending.promise;
    await undefined;
  };
  return { did, takeAway, end };
};

describe('opening the payment provider’s page', () => {
  it('redirects if the shop is configured to redirect · CHK-11', () =>
    expect(opening('redirect').did).toEqual(['go /pay/p']));

  it('redirects if the provider has no lightbox script · CHK-11', () =>
    expect(opening('lightbox', '').did).toEqual(['go /pay/p']));

  it('shows the lightbox over the shop’s page, and reports when it is closed · CHK-11', async () => {
    const { did, end } = opening('lightbox');
    expect(did).toEqual(['show /pay/lightbox.js p']);
    await end('closed');
    expect(did.at(-1)).toBe('closed');
  });

  it('redirects if the lightbox cannot be shown · CHK-11', async () => {
    const { did, end } = opening('lightbox');
    await end('failed');
    expect(did).toEqual(['show /pay/lightbox.js p', 'go /pay/p']);
  });

  it('hides the lightbox and never redirects once the page is left · CHK-11', async () => {
    const { did, takeAway, end } = opening('lightbox');
    takeAway();
    await end('failed');
    expect(did).toEqual(['show /pay/lightbox.js p', 'hide']);
  });
});

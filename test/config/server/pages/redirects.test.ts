import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '../../../../src/config/server/pages/redirects.ts';

describe('the canonical address', () => {
  it.each([
    ['/de', '/'],
    ['/DE/p/1/linse', '/p/1/linse'],
    ['/de/c/kontaktlinsen/', '/c/kontaktlinsen'],
    ['/c/Kontaktlinsen/Tageslinsen', '/c/kontaktlinsen/tageslinsen'],
    ['/EN/C/contact-lenses', '/en/c/contact-lenses'],
    ['/P/aB1/Linse', '/p/aB1/linse'],
    ['/fr/P/aB1', '/fr/p/aB1'],
    ['/Checkout/Thank-You/aBc', '/checkout/thank-you/aBc'],
    ['/it/Abandoned-Cart/Mail/aBc', '/it/abandoned-cart/mail/aBc'],
    ['/it/Reorder/Mail/aBc', '/it/reorder/mail/aBc'],
    ['/Subscription/Mail/aBc', '/subscription/mail/aBc'],
    ['/en/My-Account/Order/OKU-1001-0012', '/en/my-account/order/OKU-1001-0012'],
    ['/My-Account/Order-History', '/my-account/order-history'],
    ['/en/Shipping///', '/en/shipping'],
    ['/terms', '/agb'],
    ['/IT/About', '/it/chi-siamo'],
    ['/de/agb', '/agb'],
    ['/C/%C3%84pfel', '/c/%C3%84pfel'],
    ['//evil.example/A', '/evil.example/a'],
    ['/de//evil.example', '/evil.example'],
    ['/%70/10010/linse', '/p/10010/linse'],
    ['/it/%43/lenti-%61-contatto', '/it/c/lenti-a-contatto'],
    ['/c//kontaktlinsen', '/c/kontaktlinsen'],
    ['//EN//P///aB1//linse', '/en/p/aB1/linse'],
    ['/checkout//thank-you//aBc', '/checkout/thank-you/aBc'],
  ])('of %s is %s · ROUTE-1', (path, address) => {
    expect(canonicalPath(path)).toBe(address);
  });

  it.each([
    ['/my-account/MyProfile', '/my-account/profile'],
    ['/en/my-account/OrderHistory', '/en/my-account/history'],
    ['/it/My-Account/MyNewsletter/', '/it/my-account/newsletter'],
    ['/fr/my-account/AddressDetails', '/fr/my-account/address-book'],
    ['/my-account/BillingDetails', '/my-account/address-book'],
    ['/my-account/ShippingDetails', '/my-account/address-book'],
    ['/my-account/Home', '/my-account/home'],
    ['/Checkout/Address', '/checkout/address'],
    ['/fr/Checkout/Payment', '/fr/checkout/payment'],
  ])('of the old shop’s address %s is %s · ROUTE-7', (path, address) => {
    expect(canonicalPath(path)).toBe(address);
  });

  it.each([
    '/',
    '/en',
    '/p/aB1/linse',
    '/c/%C3%84',
    '/reorder.ics',
    '/assets/App-AbC.js',
    '/checkout/thank-you/AbC',
  ])('is %s itself', (path) => {
    expect(canonicalPath(path)).toBeUndefined();
  });

  it('is its own canonical address, on this host', () => {
    const part = fc.constantFrom(
      'de',
      'DE',
      'en',
      'p',
      'P',
      'c',
      'Thank-You',
      'checkout',
      '',
      'X.y',
      '%C3',
      '\\',
      'aB',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const address = canonicalPath(`/${parts.join('/')}`);
        if (address === undefined) return;
        expect(address).toMatch(/^\/(?![/\\])/);
        fc.pre(!/^\/de(\/|$)/i.test(address));
        expect(canonicalPath(address)).toBeUndefined();
      }),
    );
  });
});

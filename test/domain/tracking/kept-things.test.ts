import { describe, expect, it } from 'vitest';
import { consentCategories } from '../../../src/domain/tracking/consent.ts';
import { cookies } from '../../../src/domain/tracking/cookies.ts';
import { goesWith, keptFor, keptThings, saidLifetime } from '../../../src/domain/tracking/kept-things.ts';

describe('the list of data stored in the browser', () => {
  it('has every cookie once, with its actual lifetime · TRK-3 · TRK-7', () => {
    for (const { name, maxAge } of cookies)
      expect(keptThings.filter((thing) => thing.name === name).map(({ lifetime }) => lifetime)).toEqual([
        maxAge ?? 'session',
      ]);
    expect(consentCategories.flatMap(keptFor)).toHaveLength(keptThings.length);
  });

  it('states the purpose and the lifetime of each entry · TRK-7 · CONT-1', () => {
    const said = (category: (typeof consentCategories)[number]) =>
      keptFor(category).map(({ name, purpose, lifetime }) => `${name}: ${purpose}, ${lifetime}`);
    expect(consentCategories.map(said)).toEqual([
      [
        'cart_id: cart, session',
        'vsf-atc: added, 14400',
        'vsf-sdp: offer, session',
        'vsf-sdp-product: offer, session',
        'vsf-fs: offer, 14400',
        '__Host-session_*: session, 2592000',
        'session_*: session, 2592000',
        'dioptra.signed-in: session, lasting',
        'custom_token: signIn, 14400',
        'vsf-login-link: mailLink, 86400',
        'vsf-email-reorder: mailReorder, 86400',
        'redirect_target: goTo, 14400',
        'locale: locale, 31536000',
        'consent: consent, 15552000',
        'vsf-referer: staff, session',
        'wip: staff, 14400',
        'dioptra.seen-cart.*: cartSeen, lasting',
        'dioptra.seen-gift.*: cartSeen, lasting',
        'dioptra.order-attempt: orderAttempt, session',
        'checkout-order: orderAttempt, session',
        'checkout-draft-*: draft, session',
        'withdrawal-draft: draft, session',
        'dioptra.*.handed: handedOver, session',
        'dioptra.*.values-now: valuesNow, session',
        'dioptra.*.wishes: wishes, lasting',
        'sandbox-chat: chat, session',
        'identity_begun: signIn, 900',
        'identity-try: signIn, session',
        'ab-forced: staff, session',
        'fonts: technical, session',
        'chunk-reload: technical, session',
        'react-router-scroll-positions: scroll, session',
        'dioptra.place: scroll, session',
        'dioptra.listing-view: view, lasting',
        'dioptra.eye-shade: shade, lasting',
      ],
      ['dioptra.*.seen: seen, lasting', 'dioptra.recent-searches: searches, lasting'],
      ['dioptra.*.lens: lens, lasting', 'dioptra.*.values: lens, lasting'],
      [
        'dioptra.counted: counted, lasting',
        'ab-bucket: bucket, 7776000',
        '_ga: google, 34560000',
        '_ga_*: google, 34560000',
      ],
      ['vsf-tracking: campaign, 604800', 'vsf-uid: user, 14400', '_gcl_au: google, 7776000'],
    ]);
  });

  it.each([
    ['vsf-tracking', 'marketing', true],
    ['vsf-tracking', 'statistics', false],
    ['_ga', 'statistics', true],
    ['_ga_ABC123', 'statistics', true],
    ['_ga_', 'statistics', false],
    ['_gat', 'statistics', false],
    ['dioptra.okulino.seen', 'preferences', true],
    ['dioptra.okulino.lens', 'preferences', false],
    ['dioptra.okulino.lens', 'values', true],
    ['dioptra.okulino.handed', 'values', false],
    ['dioptra.seen', 'preferences', false],
    ['cart_id', 'marketing', false],
  ] as const)('removes %s with the category %s: %s · TRK-7', (name, category, goes) =>
    expect(goesWith(name, category)).toBe(goes),
  );

  it.each([
    [900, { unit: 'minutes', count: 15 }],
    [3600, { unit: 'hours', count: 1 }],
    [14_400, { unit: 'hours', count: 4 }],
    [86_400, { unit: 'hours', count: 24 }],
    [172_800, { unit: 'hours', count: 48 }],
    [604_800, { unit: 'days', count: 7 }],
    [15_552_000, { unit: 'days', count: 180 }],
  ])('shows a lifetime of %d seconds in readable units', (seconds, said) =>
    expect(saidLifetime(seconds)).toEqual(said),
  );
});

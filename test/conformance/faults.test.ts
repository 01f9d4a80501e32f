import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopSettingsOf } from '../../src/config/conformance.ts';
import { checks, conformance, requirementsOf } from '../../src/conformance/conformance.ts';
import { conformServer, portsOver } from '../../src/conformance/http/conform-server.ts';
import { withCookies } from '../../src/conformance/http/cookies.ts';
import { reachedWith } from '../../src/conformance/http/reach.ts';
import { conforms, reportOf } from '../../src/conformance/http/report.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import {
  brokenOff,
  type Fault,
  failing,
  foreignOrders,
  keptSessions,
  lostUpdate,
  missingOperation,
  otherwiseGone,
  repeatedAdds,
  repeatedOrders,
  silentlyGone,
  undecodable,
  wrongMoney,
} from './faulty-server.ts';
import { testData } from './test-data.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.close());
const base = 'http://okulino.localhost:4200/api';
const find = (fault: Fault, ...subjects: readonly string[]) =>
  conformServer({
    fetch: fault(sandbox.fetch),
    base,
    shop: shopSettingsOf('okulino', 'de'),
    data: testData,
    subjects,
  });

describe('a faulty server', () => {
  it.each<[string, Fault, string, string, string]>([
    [
      'money that does not add up',
      wrongMoney,
      'carts',
      'PRICE-1',
      'the total of the cart is not its items total plus shipping and rounding',
    ],
    ['a change that is lost', lostUpdate, 'carts', 'CART-17', 'one of two simultaneous additions is lost'],
    [
      'an addition that is done again',
      repeatedAdds,
      'carts',
      'CART-17',
      'an addition that was requested again with the same id was done again',
    ],
    [
      'an order that other customers can read',
      foreignOrders,
      'orders',
      'ORD-3',
      'reading the order of another customer succeeded, but NotFound was expected',
    ],
    ['a second order of one cart', repeatedOrders, 'orders', 'CHK-12', 'one cart was ordered twice'],
    [
      'a response that does not match the contract',
      undecodable,
      'catalogue',
      'CAT-1',
      'reading a product failed: the response does not match the contract at getProduct: Product.price.current',
    ],
    [
      'a missing operation',
      missingOperation,
      'catalogue',
      'LAW-6',
      'reading the safety information of a product failed: the status was 404 without a not_found code',
    ],
    [
      'a session that does not end',
      keptSessions,
      'customers',
      'AUTH-4',
      'a customer who signed out is still signed in',
    ],
    [
      'connections that break',
      brokenOff,
      'carts',
      'CART-1',
      'reading a cart by its token failed: there was no response',
    ],
    [
      'a 404 without a code for a cart that does not exist',
      silentlyGone,
      'carts',
      'CART-18',
      'loading a cart that does not exist: NotFound was expected, but the status was 404 without a not_found code',
    ],
    [
      'a missing cart reported with another code',
      otherwiseGone,
      'carts',
      'CART-18',
      'adding to a cart that does not exist: the code cart.not_found was expected, but it was basket.not_found',
    ],
    [
      'a server error for an order that does not exist',
      failing,
      'orders',
      'ORD-3',
      'reading an order by its number as another guest: NotFound was expected, but the status was 500',
    ],
  ])('is detected: %s', async (_, fault, subject, requirement, sentence) => {
    const found = await find(fault, subject);
    const sentences = found.checks.filter(({ result }) => result === 'broken').map((check) => check.sentence);
    expect(sentences, sentences.join(' / ')).toContain(sentence);
    expect(requirementsOf(found.checks).broken).toContain(requirement);
    expect(requirementsOf(found.checks).holding).not.toContain(requirement);
    expect(conforms(found)).toBe(false);
    expect(reportOf(found)).toContain(`failed: ${sentence}`);
  });

  it('is reported with its missing operation, and with its unreadable response', async () => {
    const missing = (await find(missingOperation, 'catalogue')).operations.filter(
      ({ seen }) => seen === 'missing',
    );
    expect(missing).toEqual([{ name: 'getProductSafety', seen: 'missing' }]);
    const unreadable = (await find(undecodable, 'catalogue')).operations.filter(
      ({ seen }) => seen === 'unreadable',
    );
    expect(unreadable).toEqual([
      { name: 'getProduct', subject: 'catalogue', seen: 'unreadable', at: expect.stringContaining('price') },
    ]);
  });
});

describe('ports of any kind', () => {
  const visitor = () =>
    portsOver({ ...shopSettingsOf('okulino', 'de'), base, fetch: withCookies(sandbox.fetch) });

  it('are checked as far as they exist', async () => {
    const findings = await conformance({
      visitor: () => ({ search: visitor().search, catalogue: visitor().catalogue }),
      data: testData,
    });
    const seen = findings.filter(({ result }) => result !== 'not-seen');
    expect(new Set(seen.map(({ subject }) => subject))).toEqual(new Set(['catalogue', 'search']));
    expect(seen.every(({ result }) => result === 'holds')).toBe(true);
    expect(findings).toHaveLength(Object.values(checks).flat().length);
  });

  it('are checked one by one: a search in a wrong order is detected', async () => {
    const findings = await conformance({
      visitor: () => {
        const { search, ...rest } = visitor();
        const products: typeof search.products = (request) => async () => {
          const answer = await search.products(request)();
          return answer._tag === 'Left'
            ? answer
            : { ...answer, right: { ...answer.right, products: answer.right.products.toReversed() } };
        };
        return { ...rest, search: { ...search, products } };
      },
      data: testData,
      orders: false,
    });
    expect(findings.filter(({ result }) => result === 'broken')).toEqual([
      expect.objectContaining({
        proves: ['SRCH-4'],
        sentence: 'the products of a list are not those requested that exist, in the requested order',
      }),
    ]);
  });

  it('do not fail because of a rate limit', async () => {
    const { checks: found } = await conformServer({
      fetch: async (request) =>
        request.url.includes('/carts')
          ? Response.json({ code: 'request.too_often' }, { status: 429 })
          : sandbox.fetch(request),
      base,
      shop: shopSettingsOf('okulino', 'de'),
      data: testData,
      subjects: ['carts'],
    });
    expect(found.filter(({ result }) => result === 'broken')).toEqual([]);
    expect(found.filter(({ sentence }) => sentence?.startsWith('the server limits requests'))).not.toEqual(
      [],
    );
  });

  it('do not fail without the outside world: what cannot be checked is reported with the reason', async () => {
    const found = await conformServer({
      fetch: sandbox.fetch,
      base,
      shop: shopSettingsOf('okulino', 'de'),
      data: testData,
      orders: false,
      subjects: ['identities', 'mails', 'bought'],
    });
    expect(conforms(found)).toBe(true);
    const unseen = Object.keys(reachedWith);
    expect(found.operations.filter(({ name }) => unseen.includes(name)).map(({ seen }) => seen)).toEqual(
      unseen.map(() => 'answered'),
    );
    expect(reportOf(found)).toContain('stopMails: requires reading a mail');
  });

  it('place no order if none is wanted, and need no account if none can be opened at once', async () => {
    const before = await sandbox.sandbox.db.selectFrom('shop_order').select('token').execute();
    const findings = await conformance({ visitor, data: { ...testData, accounts: false }, orders: false });
    expect(findings.filter(({ result }) => result === 'broken')).toEqual([]);
    expect(await sandbox.sandbox.db.selectFrom('shop_order').select('token').execute()).toEqual(before);
  });
});

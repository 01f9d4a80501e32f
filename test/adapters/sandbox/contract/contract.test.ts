import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEngines } from '../fixtures/engines.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { cartSuite } from './cart-suite.ts';
import { catalogueSuite } from './catalogue-suite.ts';
import { checkoutSuite } from './checkout-suite.ts';
import { couponSuite } from './coupon-suite.ts';
import { deliverySuite } from './delivery-suite.ts';
import { orderSuite } from './order-suite.ts';

const engines = await findEngines();

describe.each(engines)('the Shop API on $name', ({ start }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await start();
  });
  afterAll(() => sandbox?.close());
  const started = () => sandbox;

  describe('catalogue', () => catalogueSuite(started));
  describe('delivery', () => deliverySuite(started));
  describe('carts', () => cartSuite(started));
  describe('coupons', () => couponSuite(started));
  describe('checkout', () => checkoutSuite(started));
  describe('orders', () => orderSuite(started));

  it('reported neither a crash nor an answer that its codec refuses', () => {
    expect(sandbox.incidents).toEqual([]);
  });
});

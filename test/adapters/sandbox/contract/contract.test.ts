import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEngines } from '../fixtures/engines.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { addressBookSuite } from './address-book-suite.ts';
import { bonusSuite } from './bonus-suite.ts';
import { cartLinkSuite } from './cart-link-suite.ts';
import { cartMergeSuite } from './cart-merge-suite.ts';
import { cartSuite } from './cart-suite.ts';
import { catalogueSuite } from './catalogue-suite.ts';
import { checkoutSuite } from './checkout-suite.ts';
import { confirmationSuite } from './confirmation-suite.ts';
import { couponSuite } from './coupon-suite.ts';
import { customerOrderSuite } from './customer-order-suite.ts';
import { customerSuite } from './customer-suite.ts';
import { deliverySuite } from './delivery-suite.ts';
import { giftSuite } from './gift-suite.ts';
import { guestOrderSuite } from './guest-order-suite.ts';
import { identitySuite } from './identity-suite.ts';
import { lensPassSuite } from './lens-pass-suite.ts';
import { loginLinkSuite } from './login-link-suite.ts';
import { marketingSuite } from './marketing-suite.ts';
import { milesSuite } from './miles-suite.ts';
import { opticianSuite } from './optician-suite.ts';
import { orderSuite } from './order-suite.ts';
import { ownDataSuite } from './own-data-suite.ts';
import { passwordSuite } from './password-suite.ts';
import { paymentAliasSuite } from './payment-alias-suite.ts';
import { paymentSuite } from './payment-suite.ts';
import { productListSuite } from './product-list-suite.ts';
import { ratingSuite } from './rating-suite.ts';
import { reminderSuite } from './reminder-suite.ts';
import { reorderSuite } from './reorder-suite.ts';
import { subscriptionSuite } from './subscription-suite.ts';

const engines = await findEngines();

describe.each(engines)('the Shop API on $name', ({ start }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await start();
  });
  afterAll(() => sandbox?.close());
  const started = () => sandbox;

  describe('catalogue', () => catalogueSuite(started));
  describe('products of a list', () => productListSuite(started));
  describe('delivery', () => deliverySuite(started));
  describe('carts', () => cartSuite(started));
  describe('carts of customers', () => cartMergeSuite(started));
  describe('cart links', () => cartLinkSuite(started));
  describe('gifts', () => giftSuite(started));
  describe('coupons', () => couponSuite(started));
  describe('checkout', () => checkoutSuite(started));
  describe('customers', () => customerSuite(started));
  describe('identities', () => identitySuite(started));
  describe('login links', () => loginLinkSuite(started));
  describe('passwords', () => passwordSuite(started));
  describe('address books', () => addressBookSuite(started));
  describe('mails of a customer', () => marketingSuite(started));
  describe('miles', () => milesSuite(started));
  describe('bonus points', () => bonusSuite(started));
  describe('opticians', () => opticianSuite(started));
  describe('own data', () => ownDataSuite(started));
  describe('orders', () => orderSuite(started));
  describe('orders of customers', () => customerOrderSuite(started));
  describe('ratings', () => ratingSuite(started));
  describe('a lens pass', () => lensPassSuite(started));
  describe('reminders', () => reminderSuite(started));
  describe('ordering again', () => reorderSuite(started));
  describe('subscriptions', () => subscriptionSuite(started));
  describe('orders of guests', () => guestOrderSuite(started));
  describe('payments', () => paymentSuite(started));
  describe('payments with what is kept', () => paymentAliasSuite(started));
  describe('confirmations', () => confirmationSuite(started));

  it('reported neither a crash nor an answer that its codec refuses', () => {
    expect(sandbox.incidents).toEqual([]);
  });
});

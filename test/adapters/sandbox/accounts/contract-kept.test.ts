import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerSuite } from '../contract/customer-suite.ts';
import { identityAccountSuite } from '../contract/identity-account-suite.ts';
import { identitySuite } from '../contract/identity-suite.ts';
import { loginLinkSuite } from '../contract/login-link-suite.ts';
import { marketingSuite } from '../contract/marketing-suite.ts';
import { milesSuite } from '../contract/miles-suite.ts';
import { newcomerSuite } from '../contract/newcomer-suite.ts';
import { ownDataSuite } from '../contract/own-data-suite.ts';
import { ownSessionSuite } from '../contract/own-session-suite.ts';
import { passwordSuite } from '../contract/password-suite.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { startKept } from './keeping-engine.ts';

let shop: TestSandbox;
beforeAll(async () => {
  ({ shop } = await startKept());
});
afterAll(() => shop.close());
const started = (): TestSandbox => shop;

describe('a shop with customers kept by an engine', () => {
  describe('customers', () => customerSuite(started));
  describe('sessions of customers', () => ownSessionSuite(started));
  describe('identities', () => {
    identitySuite(started);
    identityAccountSuite(started);
  });
  describe('login links', () => loginLinkSuite(started, false));
  describe('login links of newcomers', () => newcomerSuite(started));
  describe('passwords', () => passwordSuite(started));
  describe('e-mail preferences', () => marketingSuite(started));
  describe('miles', () => milesSuite(started));
  describe('own data', () => ownDataSuite(started, false));

  it('reported neither a crash nor an answer that its codec refuses', () => {
    expect(shop.incidents).toEqual([]);
  });
});

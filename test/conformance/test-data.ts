import { demoCoupons } from '../../src/adapters/sandbox/seed/demo/demo-coupons.ts';
import { addressIn, prescribedIn } from '../../src/config/conformance.ts';
import type { TestData } from '../../src/conformance/bench.ts';
import { testNow } from '../adapters/sandbox/fixtures/test-now.ts';

/** The sandbox's data for the conformance suite. */
export const testData: TestData = {
  address: addressIn('okulino'),
  ...prescribedIn('okulino', testNow),
  coupon: demoCoupons[0]?.code ?? '',
  accounts: true,
};

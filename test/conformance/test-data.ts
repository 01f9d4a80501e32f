import { demoCoupons } from '../../src/adapters/sandbox/seed/demo/demo-coupons.ts';
import { addressIn } from '../../src/config/conformance.ts';
import type { TestData } from '../../src/conformance/bench.ts';

/** What the conformance suite is told of the sandbox. */
export const testData: TestData = {
  address: addressIn('okulino'),
  coupon: demoCoupons[0]?.code ?? '',
  accounts: true,
};

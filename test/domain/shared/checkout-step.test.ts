import { expect, it } from 'vitest';
import { checkoutSteps } from '../../../src/domain/shared/checkout-step.ts';

it('the checkout has four steps · CHK-1', () =>
  expect(checkoutSteps).toEqual(['customer', 'address', 'shipping', 'payment']));

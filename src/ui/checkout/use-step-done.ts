import { useEffect } from 'react';
import type { CheckoutStep } from '../../domain/shared/checkout-step.ts';
import { useServices } from '../shared/services.ts';
import { useCheckout } from './use-checkout.ts';

/** Calls `next` once when this step is saved. Resets what another step left in the task. */
export const useStepDone = (step: CheckoutStep, next: () => void): void => {
  const { checkout } = useServices();
  const { task } = useCheckout();
  const done = task._tag === 'Done' && task.name === step;

  useEffect(() => checkout.acknowledge(), [checkout]);

  useEffect(() => {
    if (!done) return;
    checkout.acknowledge();
    next();
  }, [done, checkout, next]);
};

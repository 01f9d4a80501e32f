import { useLocation } from 'react-router';
import { readStep } from '../../../domain/checkout/checkout-gate.ts';
import { useCheckoutCart } from '../../checkout/checkout-cart.ts';
import { useScreen } from '../../checkout/use-screen.ts';
import { PayingScreen } from './PayingScreen.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';

/** The second screen. At the address of the last step it shows the review, once all data is known. Source: CHK-28. */
export const PayingPage = () => {
  const { pathname } = useLocation();
  const step = readStep(pathname.split('/').filter(Boolean).at(-1) ?? '') ?? 'shipping';
  const screen = useScreen(step, useCheckoutCart());
  return screen === 'review' ? <ReviewScreen /> : <PayingScreen step={step} />;
};

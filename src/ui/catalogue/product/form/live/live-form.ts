import { regularPricing } from '../../../../../domain/orders/subscription/regular-pricing.ts';
import { Arrival } from './Arrival.tsx';
import { availabilityOf } from './availability-of.ts';
import { EyeState } from './EyeState.tsx';
import { FilledValues } from './FilledValues.tsx';
import { KeepValues } from './KeepValues.tsx';
import { LiveOffer } from './LiveOffer.tsx';
import { OrderCheck } from './OrderCheck.tsx';
import { remember } from './remember.ts';
import { SwapEyes } from './SwapEyes.tsx';
import { WebsitePrice } from './WebsitePrice.tsx';

/** The code that a product's form needs once the visitor uses it. It is fetched then. */
export const liveForm = {
  availabilityOf,
  remember,
  regularPricing,
  SwapEyes,
  OrderCheck,
  LiveOffer,
  EyeState,
  Arrival,
  KeepValues,
  FilledValues,
  WebsitePrice,
};

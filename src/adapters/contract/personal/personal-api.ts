import { partnerOperations } from '../checkout/partners.ts';
import { addressBookOperations } from './address-book.ts';
import { bonusOperations } from './bonus-points.ts';
import { consentOperations } from './consents.ts';
import { eyeCheckOperations } from './eye-checks.ts';
import { keptIdentityOperations } from './kept-identities.ts';
import { lensPassOperations } from './lens-pass.ts';
import { loyaltyOperations } from './loyalty.ts';
import { marketingOperations } from './marketing.ts';
import { opticianOperations } from './opticians.ts';
import { ownDataOperations } from './own-data.ts';
import { ownSessionOperations } from './own-sessions.ts';
import { paymentAliasOperations } from './payment-aliases.ts';
import { productAlertOperations } from './product-alerts.ts';
import { ratingOperations } from './ratings.ts';
import { reminderOperations } from './reminders.ts';
import { subscriptionOperations } from './subscriptions.ts';

/** The operations on what a customer keeps in their account; a browser loads their client when needed. */
export const personalApi = {
  ...addressBookOperations,
  ...marketingOperations,
  ...loyaltyOperations,
  ...consentOperations,
  ...lensPassOperations,
  ...ratingOperations,
  ...reminderOperations,
  ...productAlertOperations,
  ...eyeCheckOperations,
  ...ownDataOperations,
  ...ownSessionOperations,
  ...paymentAliasOperations,
  ...bonusOperations,
  ...keptIdentityOperations,
  ...subscriptionOperations,
  ...opticianOperations,
  // A customer looking for an optician uses the same operations as the checkout.
  ...partnerOperations,
} as const;

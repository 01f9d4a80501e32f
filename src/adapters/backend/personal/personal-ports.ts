import type { AddressBookPort } from '../../../application/customer/ports/addresses.ts';
import type { BonusPort } from '../../../application/customer/ports/bonus-points.ts';
import type { ConsentPort } from '../../../application/customer/ports/consents.ts';
import type { EyeCheckPort } from '../../../application/customer/ports/eye-checks.ts';
import type { LinkedIdentityPort } from '../../../application/customer/ports/identities.ts';
import type { LensPassPort } from '../../../application/customer/ports/lens-pass.ts';
import type { LoyaltyPort } from '../../../application/customer/ports/loyalty.ts';
import type { MarketingPort } from '../../../application/customer/ports/mails.ts';
import type { OpticianPort } from '../../../application/customer/ports/opticians.ts';
import type { OwnDataPort } from '../../../application/customer/ports/own-data.ts';
import type { OwnSessionPort } from '../../../application/customer/ports/own-sessions.ts';
import type { PaymentAliasPort } from '../../../application/customer/ports/payment-aliases.ts';
import type { ProductAlertPort } from '../../../application/customer/ports/product-alerts.ts';
import type { RatingPort } from '../../../application/customer/ports/ratings.ts';
import type { ReminderPort } from '../../../application/customer/ports/reminders.ts';
import type { SubscriptionPort } from '../../../application/customer/ports/subscriptions.ts';
import { personalApi } from '../../contract/personal/personal-api.ts';
import { type ClientSettings, makeClient } from '../client.ts';
import { makeAddressBookAdapter } from './address-book-adapter.ts';
import { makeBonusAdapter } from './bonus-adapter.ts';
import { makeConsentAdapter } from './consent-adapter.ts';
import { makeEyeCheckAdapter } from './eye-check-adapter.ts';
import { makeLensPassAdapter } from './lens-pass-adapter.ts';
import { makeLinkedIdentityAdapter } from './linked-identity-adapter.ts';
import { makeLoyaltyAdapter } from './loyalty-adapter.ts';
import { makeMarketingAdapter } from './marketing-adapter.ts';
import { makeOpticianAdapter } from './optician-adapter.ts';
import { makeOwnDataAdapter } from './own-data-adapter.ts';
import { makeOwnSessionAdapter } from './own-session-adapter.ts';
import { makePaymentAliasAdapter } from './payment-alias-adapter.ts';
import { makeProductAlertAdapter } from './product-alert-adapter.ts';
import { makeRatingAdapter } from './rating-adapter.ts';
import { makeReminderAdapter } from './reminder-adapter.ts';
import { makeSubscriptionAdapter } from './subscription-adapter.ts';

/** The ports for what a customer keeps in their account. */
export interface PersonalPorts {
  readonly addressBook: AddressBookPort;
  readonly ratings: RatingPort;
  readonly marketing: MarketingPort;
  readonly loyalty: LoyaltyPort;
  readonly reminders: ReminderPort;
  readonly lensPass: LensPassPort;
  readonly consents: ConsentPort;
  readonly alerts: ProductAlertPort;
  readonly eyeChecks: EyeCheckPort;
  readonly ownData: OwnDataPort;
  readonly sessions: OwnSessionPort;
  readonly aliases: PaymentAliasPort;
  readonly bonus: BonusPort;
  readonly identities: LinkedIdentityPort;
  readonly subscriptions: SubscriptionPort;
  readonly optician: OpticianPort;
}

export const makePersonalPorts = (settings: ClientSettings): PersonalPorts => {
  const client = makeClient(settings, personalApi);
  return {
    addressBook: makeAddressBookAdapter(client),
    ratings: makeRatingAdapter(client, settings.channel),
    marketing: makeMarketingAdapter(client),
    loyalty: makeLoyaltyAdapter(client),
    reminders: makeReminderAdapter(client, settings.channel),
    lensPass: makeLensPassAdapter(client),
    consents: makeConsentAdapter(client),
    alerts: makeProductAlertAdapter(client),
    eyeChecks: makeEyeCheckAdapter(client),
    ownData: makeOwnDataAdapter(client),
    sessions: makeOwnSessionAdapter(client),
    aliases: makePaymentAliasAdapter(client, settings.channel),
    bonus: makeBonusAdapter(client),
    identities: makeLinkedIdentityAdapter(client),
    subscriptions: makeSubscriptionAdapter(client),
    optician: makeOpticianAdapter(client),
  };
};

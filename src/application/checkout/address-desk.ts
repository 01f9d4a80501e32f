import { combineLatest, map, type Observable, shareReplay } from 'rxjs';
import {
  type EmailSuggester,
  type EmailSuggestion,
  makeEmailSuggester,
} from '../customer/email-suggester.ts';
import type { AddressPort } from '../customer/ports/addresses.ts';
import type { Notifications } from '../shared/notifications.ts';
import type { Shop } from '../shared/shop.ts';
import { type AddressCheck, type AddressCheckView, makeAddressCheck } from './address-check.ts';
import { makePartnerChoice, type PartnerChoice, type PartnerView } from './partner-choice.ts';

export interface AddressDeskView {
  readonly check: AddressCheckView;
  readonly partner: PartnerView;
  readonly suggestion: EmailSuggestion | undefined;
}

/** All help for entering an address, in one chunk. Nothing in it decides about the order. */
export interface AddressDesk {
  readonly state$: Observable<AddressDeskView>;
  readonly check: AddressCheck['check'];
  readonly choose: AddressCheck['choose'];
  readonly leave: AddressCheck['leave'];
  readonly loadPartners: PartnerChoice['load'];
  readonly choosePartner: PartnerChoice['choose'];
  readonly typeEmail: EmailSuggester['type'];
}

export const makeAddressDesk = (parts: {
  readonly addresses: AddressPort;
  readonly notifications: Pick<Notifications, 'notify' | 'settle'>;
  readonly mailProviders: readonly string[];
  readonly shop: Pick<Shop, 'emailPattern'>;
}): AddressDesk => {
  const check = makeAddressCheck(parts.addresses);
  const partner = makePartnerChoice(parts.addresses, parts.notifications);
  const email = makeEmailSuggester(parts.mailProviders, undefined, parts.shop.emailPattern);
  const state$ = combineLatest([check.state$, partner.state$, email.state$]).pipe(
    map(([checkView, partnerView, suggestion]) => ({ check: checkView, partner: partnerView, suggestion })),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  return {
    state$,
    check: check.check,
    choose: check.choose,
    leave: check.leave,
    loadPartners: partner.load,
    choosePartner: partner.choose,
    typeEmail: email.type,
  };
};

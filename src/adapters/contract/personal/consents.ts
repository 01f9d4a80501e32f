import * as t from 'io-ts';
import { consentActs, consentPurposes, valuePurposes } from '../../../domain/customer/given-consent.ts';
import { operation } from '../operation.ts';
import { LocaleC, oneOf } from '../scalars.ts';

/** The customer's consent to a use of their lens values. `since`: an instant; absent if they never answered. */
const ValueConsentC = t.intersection(
  [
    t.type({ purpose: oneOf('ValuePurpose', valuePurposes), given: t.boolean }),
    t.partial({ since: t.string }),
  ],
  'ValueConsent',
);

/** A recorded consent decision, as proof. `words`: the version of the text. `said_at`: an instant. */
export const ConsentEntryC = t.type(
  {
    purpose: oneOf('ConsentPurpose', consentPurposes),
    subject: t.string,
    act: oneOf('ConsentAct', consentActs),
    words: t.string,
    locale: LocaleC,
    said_at: t.string,
  },
  'ConsentEntry',
);

/** The consent given by pressing a button, with the version of the text that was shown. */
export const SaidConsentC = t.type({ given: t.boolean, words: t.string }, 'SaidConsent');

export const consentOperations = {
  /** Returns the purposes beyond orders for which the customer allows the use of their lens values. */
  getConsents: operation({
    method: 'GET',
    path: '/customers/me/consents',
    answer: t.readonlyArray(ValueConsentC),
    refusals: [401],
  }),
  /**
   * Gives or withdraws consent to a use of the lens values, and stores a proof. After a withdrawal the lens
   * pass is empty and forgets the wearers, reminders contain no values, and subscriptions pause. 404: no such
   * purpose.
   */
  setConsent: operation({
    method: 'PUT',
    path: '/customers/me/consents/:purpose',
    body: SaidConsentC,
    answer: t.readonlyArray(ValueConsentC),
    refusals: [401, 404],
  }),
} as const;

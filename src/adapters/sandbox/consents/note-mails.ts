import { consentWords } from '../../../domain/customer/consent-words.ts';
import type { ConsentAct } from '../../../domain/customer/given-consent.ts';
import type { MailGroup } from '../../../domain/customer/mail-preferences.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Trx } from '../db/schema.ts';
import { noteConsent } from './consent-store.ts';

/** Who changed a consent, in which language, and when. */
export interface MailReaderSays {
  readonly brand: BrandId;
  readonly email: string;
  readonly customerId?: number | undefined;
  readonly locale: Locale;
  readonly at: Date;
}

/**
 * Stores consents to groups of mails. Withdrawing the mails about carts also withdraws the consent given at every cart.
 * Source: LAW-31, LAW-32.
 */
export const noteMails = async (
  trx: Trx,
  who: MailReaderSays,
  act: ConsentAct,
  groups: readonly MailGroup[],
): Promise<void> => {
  for (const subject of groups)
    await noteConsent(trx, { ...who, act, purpose: 'mails', subject, words: consentWords.mails });
  if (act === 'withdrawn' && groups.includes('cart_abandon'))
    await noteConsent(trx, { ...who, act, purpose: 'cart_reminder', words: consentWords.cart_reminder });
};

import type { ConsentPort } from '../../../application/customer/ports/consents.ts';
import { consentWords } from '../../../domain/customer/consent-words.ts';
import type { PersonalClient } from '../client.ts';

/** Source: LAW-30, LAW-31. */
export const makeConsentAdapter = (client: PersonalClient): ConsentPort => ({
  consents: () => client.getConsents({}),
  say: (purpose, given) =>
    client.setConsent({ params: { purpose }, body: { given, words: consentWords[purpose] } }),
});

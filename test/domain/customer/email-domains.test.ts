import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkEmail } from '../../../src/domain/customer/email.ts';
import { mailCountries, mailDomains, mailDomainsOf } from '../../../src/domain/customer/email-domains.ts';
import { suggestEmail, usualSuggestions } from '../../../src/domain/customer/email-suggestion.ts';

describe('the known mailboxes', () => {
  it('of a country follow those that are used everywhere, each once · ADDR-3', () => {
    expect(mailDomainsOf([])).toEqual(mailDomains.everywhere);
    expect(mailDomainsOf(['CH', 'CH'])).toEqual([...mailDomains.everywhere, ...mailDomains.CH]);
  });

  it.each(['ch', 'de', 'at', 'it', 'fr', 'com', 'net', 'org', 'eu'])(
    'may end in %s, to which a slip behind it is mended · ADDR-3',
    (ending) => expect(suggestEmail(`mira@optik-nord.${ending}x`)).toBe(`mira@optik-nord.${ending}`),
  );

  it('can be written to, in every country · ADDR-3', () => {
    for (const domain of mailDomainsOf(mailCountries)) {
      expect(checkEmail(`mira@${domain}`)).toEqual(E.right(`mira@${domain}`));
      expect(suggestEmail(`mira@${domain}`)).toBeUndefined();
    }
    expect(usualSuggestions.domains).toEqual(mailDomainsOf(mailCountries));
    for (const country of mailCountries) expect(mailDomains[country].length).toBeGreaterThan(3);
  });
});

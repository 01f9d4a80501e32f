import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkEmail } from '../../../src/domain/customer/email.ts';
import { mailCountries, mailDomains, mailDomainsOf } from '../../../src/domain/customer/email-domains.ts';
import { suggestEmail, usualSuggestions } from '../../../src/domain/customer/email-suggestion.ts';

describe('the known mail domains', () => {
  it('of a country follow the worldwide ones, without duplicates · ADDR-3', () => {
    expect(mailDomainsOf([])).toEqual(mailDomains.everywhere);
    expect(mailDomainsOf(['CH', 'CH'])).toEqual([...mailDomains.everywhere, ...mailDomains.CH]);
  });

  it.each(['ch', 'de', 'at', 'it', 'fr', 'com', 'net', 'org', 'eu'])(
    'include the ending %s, which is suggested for a typo in it · ADDR-3',
    (ending) => expect(suggestEmail(`mira@optik-nord.${ending}x`)).toBe(`mira@optik-nord.${ending}`),
  );

  it('are valid in every country, and get no suggestion · ADDR-3', () => {
    for (const domain of mailDomainsOf(mailCountries)) {
      expect(checkEmail(`mira@${domain}`)).toEqual(E.right(`mira@${domain}`));
      expect(suggestEmail(`mira@${domain}`)).toBeUndefined();
    }
    expect(usualSuggestions.domains).toEqual(mailDomainsOf(mailCountries));
    for (const country of mailCountries) expect(mailDomains[country].length).toBeGreaterThan(3);
  });
});

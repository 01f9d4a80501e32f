import * as fc from 'fast-check';
import { mailCountries, mailDomainsOf } from '../../src/domain/customer/email-domains.ts';

const letters = fc.stringMatching(/^[a-z]{1,8}$/);
const local = fc
  .array(letters, { minLength: 1, maxLength: 3 })
  .chain((parts) => fc.constantFrom('.', '-', '+', '').map((mark) => parts.join(mark)));
const known = fc.constantFrom(...mailDomainsOf(mailCountries));

/** A known domain with a typo: one letter too many, missing or changed, or two swapped. */
const slipped = fc
  .record({ domain: known, at: fc.nat(11), letter: fc.constantFrom('a', 'e', 'm', 'x') })
  .chain(({ domain, at, letter }) => {
    const i = Math.min(at, domain.length - 2);
    return fc.constantFrom(
      `${domain.slice(0, i)}${letter}${domain.slice(i)}`,
      `${domain.slice(0, i)}${domain.slice(i + 1)}`,
      `${domain.slice(0, i)}${letter}${domain.slice(i + 1)}`,
      `${domain.slice(0, i)}${domain[i + 1]}${domain[i]}${domain.slice(i + 2)}`,
    );
  });

/** Known domains, typos of them, and private domains. */
export const email: fc.Arbitrary<string> = fc
  .tuple(
    local,
    fc.oneof(
      known,
      slipped,
      fc.tuple(letters, fc.constantFrom('ch', 'con', 'shop', 'd')).map((own) => own.join('.')),
    ),
  )
  .map((parts) => parts.join('@'));

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actOf, cartReminder, consentActs, standing } from '../../../src/domain/customer/given-consent.ts';
import { consents } from '../../../src/domain/customer/mail-consent.ts';
import { mailGroups } from '../../../src/domain/customer/mail-preferences.ts';

const acts = fc.array(fc.constantFrom(...consentActs), { maxLength: 8 });
const policy = fc.constantFrom('word' as const, 'mail' as const);
const choice = fc.option(fc.record({ groups: fc.subarray([...mailGroups]), confirmed: fc.boolean() }), {
  nil: undefined,
});

describe('a given consent', () => {
  it.each([
    ['word', [], 'none'],
    ['word', ['given'], 'given'],
    ['word', ['given', 'withdrawn'], 'none'],
    ['word', ['given', 'withdrawn', 'given'], 'given'],
    ['word', ['confirmed'], 'none'],
    ['mail', ['given'], 'waiting'],
    ['mail', ['given', 'confirmed'], 'given'],
    ['mail', ['given', 'confirmed', 'withdrawn'], 'none'],
    ['mail', ['given', 'confirmed', 'given'], 'waiting'],
    ['mail', ['withdrawn', 'confirmed'], 'none'],
  ] as const)('under the policy %s, after %j, is %s · LAW-31', (by, said, now) =>
    expect(standing(by, said)).toBe(now),
  );

  it('is none after a withdrawal, whatever came before · LAW-31', () =>
    fc.assert(
      fc.property(policy, acts, (by, said) => {
        expect(standing(by, [...said, 'withdrawn'])).toBe('none');
      }),
    ));

  it('needs a yes, and under the mail policy also a confirmation from the mailbox · LAW-31', () =>
    fc.assert(
      fc.property(acts, (said) => {
        if (!said.includes('given')) expect(standing('word', said)).toBe('none');
        if (!said.includes('confirmed')) expect(standing('mail', said)).not.toBe('given');
        if (standing('mail', said) === 'given') expect(standing('word', said)).toBe('given');
      }),
    ));

  it('is recorded once: repeating the same choice adds nothing · LAW-31', () =>
    fc.assert(
      fc.property(fc.boolean(), policy, acts, (wanted, by, said) => {
        const act = actOf(wanted, standing(by, said));
        const after = standing(by, act ? [...said, act] : said);
        expect(actOf(wanted, after)).toBeUndefined();
        expect(after !== 'none').toBe(wanted);
      }),
    ));

  it.each(consents)('with the status %s is changed only by the opposite choice', (now) => {
    expect(actOf(false, now)).toBe(now === 'none' ? undefined : 'withdrawn');
    expect(actOf(true, now)).toBe(now === 'none' ? 'given' : undefined);
  });
});

describe('an abandoned-cart reminder', () => {
  it('needs the tick in the cart or the choice in the account · LAW-32', () =>
    fc.assert(
      fc.property(policy, fc.boolean(), acts, choice, (by, isStopped, said, chosen) => {
        const now = cartReminder({ policy: by, isStopped, acts: said, choice: chosen });
        const ticked = standing(by, said) === 'given';
        const chose = chosen?.groups.includes('cart_abandon') && (by === 'word' || chosen.confirmed);
        expect(now === 'given').toBe(!isStopped && (ticked || chose === true));
      }),
    ));

  it('is not sent without any consent · LAW-32', () => {
    for (const by of ['word', 'mail'] as const) {
      expect(cartReminder({ policy: by, isStopped: false, acts: [] })).toBe('none');
      expect(
        cartReminder({ policy: by, isStopped: false, acts: [], choice: { groups: [], confirmed: true } }),
      ).toBe('none');
    }
  });

  it.each([
    ['word', ['given'], true, 'none'],
    ['mail', ['given'], true, 'waiting'],
    ['mail', ['given'], false, 'waiting'],
  ] as const)('under the policy %s, after %j, stopped %j: %s · LAW-32', (by, said, isStopped, now) =>
    expect(cartReminder({ policy: by, isStopped, acts: said })).toBe(now),
  );
});

import { all as providers } from 'email-misspelled';
import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkEmail, emailPattern } from '../../../src/domain/customer/email.ts';
import {
  emailSuggestionDelayMs,
  suggestEmail,
  usualSuggestions,
} from '../../../src/domain/customer/email-suggestion.ts';
import { email } from '../../arbitraries/email.ts';
import { anyText } from '../../arbitraries/text.ts';

describe('the e-mail suggestion', () => {
  it.each([
    ['mira@gmial.com', 'mira@gmail.com'],
    ['mira@gmail.con', 'mira@gmail.com'],
    ['Mira@GMAIL.CON', 'Mira@gmail.com'],
    [' mira@bluewin.hc ', 'mira@bluewin.ch'],
    ['mira@bluwein.ch', 'mira@bluewin.ch'],
    ['mira@hotmial.fr', 'mira@hotmail.fr'],
    ['mira@liber.it', 'mira@libero.it'],
    ['mira@tonline.de', 'mira@t-online.de'],
    ['mira@gnx.at', 'mira@gmx.at'],
    ['mira@optik-nord.con', 'mira@optik-nord.com'],
    ['mira@optik-nord.cmo', 'mira@optik-nord.com'],
    ['a+b@wbe.de', 'a+b@web.de'],
    ['mira@alxxe.it', 'mira@alice.it'],
  ])('for %j is %j · ADDR-3', (input, meant) => expect(suggestEmail(input)).toBe(meant));

  it.each([
    ['a known domain', 'mira@gmail.com'],
    ['a known domain in capitals', 'mira@GMX.CH'],
    ['an unknown domain', 'mira@optik-nord.ch'],
    ['an ending that is not similar to any', 'mira@optik.museum'],
    ['two typing errors in a short domain', 'mira@xeb.xe'],
    ['three typing errors', 'mira@hitmool.ch'],
    ['an ending of two letters', 'mira@optik-nord.be'],
    ['nothing', ''],
    ['a text that is not an e-mail', 'mira@gmial'],
    ['an e-mail without a local part', '@gmial.com'],
    ['two e-mails', 'mira@gmial.com mira@gmial.com'],
  ])('is absent for %s · ADDR-3', (_fact, input) => expect(suggestEmail(input)).toBeUndefined());

  it('is absent for domains so short that one typo makes another name · ADDR-3', () =>
    expect(
      suggestEmail('mira@a.b', { domains: ['a.c'], providers: [], endings: [], pattern: /@/ }),
    ).toBeUndefined());

  it('is given for one typo in a domain of four characters · ADDR-3', () =>
    expect(suggestEmail('mira@a.bc', { domains: ['a.cc'], providers: [], endings: [], pattern: /@/ })).toBe(
      'mira@a.cc',
    ));

  it('is valid, differs from the input, and gets no further suggestion · ADDR-3', () =>
    fc.assert(
      fc.property(fc.oneof(email, anyText), (input) => {
        const meant = suggestEmail(input);
        fc.pre(meant !== undefined);
        expect(E.isRight(checkEmail(input))).toBe(true);
        expect(checkEmail(meant)).toEqual(E.right(meant));
        expect(meant).not.toBe(input.trim());
        expect(suggestEmail(meant)).toBeUndefined();
        const name = (text: string) => text.slice(0, text.lastIndexOf('@'));
        expect(name(meant)).toBe(name(input.trim()));
      }),
    ));

  it('is absent for an existing provider, however similar another one is · ADDR-3', () => {
    expect(suggestEmail('mira@ymail.com')).toBe('mira@gmail.com');
    expect(providers).toContain('ymail.com');
    for (const provider of providers)
      expect(suggestEmail(`mira@${provider}`, { ...usualSuggestions, providers })).toBeUndefined();
  });

  it('corrects the ending first if the domain is similar only after that · ADDR-3', () =>
    expect(suggestEmail('mira@yaao.con')).toBe('mira@yahoo.com'));

  it('uses the domains, endings and e-mail pattern of the shop · ADDR-3', () => {
    const own = { domains: ['dioptra.shop'], providers: [], endings: ['shop'], pattern: emailPattern };
    expect(suggestEmail('mira@dioptar.shop', own)).toBe('mira@dioptra.shop');
    expect(suggestEmail('mira@gmial.com', own)).toBeUndefined();
    expect(suggestEmail('mira@dioptra.shap', { ...own, domains: ['dioptra.shap'] })).toBeUndefined();
    expect(suggestEmail('mira@dioptar.shop', { ...own, pattern: /dioptar/ })).toBeUndefined();
    expect(suggestEmail('mira@dioptar.shop', { ...own, pattern: /nobody/ })).toBeUndefined();
  });

  it('is delayed by half a second · ADDR-3', () => expect(emailSuggestionDelayMs).toBe(500));
});

import { describe, expect, it } from 'vitest';
import { locales } from '../../../src/domain/shared/locale.ts';
import { listsOf, speaks, textsIn } from './lists.ts';

/** The texts of a list, one per line, without placeholders and field names. */
const textsOf = (locale: string, list: string): string =>
  (textsIn(locale, list).match(/(?<=": ").*(?=",?$)/gm) ?? []).join('\n').replace(/\{\{\w+\}\}/g, '…');

const address = {
  fr: {
    informal: /(?<!\p{L})(tu|toi|ton|ta|tes|t’\p{L}+)(?!\p{L})/iu,
    formal: /(?<!\p{L}|rendez-)(vous|votre|vos|veuillez)(?!\p{L})/iu,
  },
  it: {
    informal: /(?<!\p{L})(tuo|tua|tuoi|tue|ti)(?!\p{L})/iu,
    formal: /(?<!\p{L})(Suo|Sua|Suoi|Sue|Lei|Le|La) (?=\p{Ll})|(?<!\p{L})La preghiamo/u,
  },
} as const;
/** At the start of a sentence an Italian La or Le may be an article. */
const sentenceStart = /(^|[.!?:…] )(La|Le) /gmu;

describe.each(['fr', 'it'] as const)('%s', (locale) => {
  it.each(listsOf(locale))('%s keeps to its form of address · I18N-3', (list) => {
    const texts = textsOf(locale, list).replace(sentenceStart, '$1');
    const style = speaks(list);
    if (style !== 'informal') expect(texts).not.toMatch(address[locale].informal);
    if (style !== 'formal') expect(texts).not.toMatch(address[locale].formal);
  });

  it.each(listsOf(locale))('%s has typographic apostrophes and ellipses', (list) => {
    expect(textsOf(locale, list)).not.toMatch(/'|\.\.\./);
  });
});

it.each(listsOf('fr'))('%s allows no French line break before punctuation or inside guillemets', (list) => {
  expect(textsOf('fr', list)).not.toMatch(/ [:;!?»%]|« |\u00a0[:;!?»]|«\u00a0/);
});

it.each(listsOf('fr'))('%s puts no “de” before a name, which may begin with a vowel', (list) => {
  expect(textsIn('fr', list)).not.toMatch(
    /\b(de|que) \{\{(shop|company|name|maker|title|article|lens|other|address|before)\}\}/,
  );
});

it.each(listsOf('it'))('%s puts no “a” before a name, which may begin with one', (list) => {
  expect(textsIn('it', list)).not.toMatch(/\ba \{\{(shop|company|name|city)\}\}/);
});

it.each(listsOf('it'))('%s makes no verb agree with an amount, which may be one', (list) => {
  expect(textsIn('it', list)).not.toMatch(/\b[Mm]ancano (ancora )?\{\{(amount|missing|minimum)\}\}/);
});

it.each(listsOf('fr'))('%s makes no verb agree with an amount, which is singular below two', (list) => {
  expect(textsIn('fr', list)).not.toMatch(
    /\{\{(amount|missing|minimum)\}\} (\p{L}+ )?(sont|seront|manquent)\b/u,
  );
});

it.each(listsOf('de'))('%s has German quotation marks, which Swiss shops convert · I18N-10', (list) => {
  expect(textsOf('de', list)).not.toMatch(/[«»]/);
});

describe.each(locales)('the consent text in %s', (locale) => {
  it.each(['formal', 'informal'])('names the button that gives the consent (%s) · LAW-30', (style) => {
    const [, button = 'none'] = /"lensPassButton": "(.*)"/.exec(textsIn(locale, 'personal')) ?? [];
    const [, sentence] = /"lensPass": "(.*)"/.exec(textsIn(locale, `personal.${style}`)) ?? [];
    expect(sentence).toContain(button);
  });
});

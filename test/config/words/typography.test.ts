import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/domain/shared/locale.ts';
import { said } from './said-words.ts';

/** What no text of a language contains. `\s` also matches spaces that do not break. */
const never: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: [
    /[\d}](?!\u00a0)\s?%/,
    /[^\s]…/,
    // Swiss shops convert ß; the texts are written with it.
    /\b\p{L}*(?:[Gg]röss|[Gg]ross(?!i)|[Aa]usser|[Ää]usser|[Ss]chliess|regelmäss|[Ff]liess|[Gg]emäss|[Dd]reissig|[Hh]eiss|[Ww]eiss|[Ss]üss|[Ll]iess|Mass\b|[Mm]ässig|Grüsse)/u,
  ],
  en: [/[\d}]\s%/, /\s…/],
  it: [/[\d}]\s%/, /\s…/, /'/],
  fr: [/[\d}](?!\u202f)\s?%/, /\s…/, /'/, / [:;!?»]|« |\u00a0[:;!?»]|«\u00a0/],
};
/** A unit on the next line than its number reads as a word of its own. */
const loose = /[\d}] (?:ml|mm|cm|km|kg|min|Min\.|h)(?!\p{L})|UV ?400/u;

const faults = ({ locale, text }: { readonly locale: Locale; readonly text: string }): readonly string[] =>
  [...never[locale], loose].flatMap((fault) => fault.exec(text)?.[0] ?? []);

describe('the setting of the texts', () => {
  it('keeps signs and units with their numbers, as each language writes them · I18N-10', () => {
    expect(
      said
        .map((one) => ({ at: one.at, locale: one.locale, faults: faults(one) }))
        .filter((one) => one.faults.length > 0),
    ).toEqual([]);
  });

  it.each([
    ['de', '3 % weniger'],
    ['de', 'eine Brille nach Mass'],
    ['de', 'regelmässig'],
    ['de', 'Wird geladen…'],
    ['en', '3\u00a0% less'],
    ['en', 'delivery, returns …'],
    ['en', 'up to 49 mm'],
    ['it', 'il 3\u00a0% in meno'],
    ['it', "l'ordine"],
    ['it', 'tra {{minutes}} min'],
    ['fr', '3\u00a0% de moins'],
    ['fr', 'Prix :'],
    ['fr', 'UV 400'],
  ] as const)('finds the fault in %s: %s', (locale, text) => {
    expect(faults({ locale, text })).not.toEqual([]);
  });

  it.each([
    ['de', '3\u00a0% weniger, Schluss, müssen, dass, Maß, Wird geladen …'],
    ['en', '3% less, up to 49\u00a0mm, loading…'],
    ['it', 'il 3% in meno, l’ordine'],
    ['fr', '3\u202f% de moins, Prix\u202f: 5'],
  ] as const)('finds none in %s: %s', (locale, text) => {
    expect(faults({ locale, text })).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { readWords } from '../../../src/config/words/word-files.ts';
import { consentWords } from '../../../src/domain/customer/consent-words.ts';
import { consentPurposes } from '../../../src/domain/customer/given-consent.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import type { Namespace } from '../../../src/ui/shared/namespaces.ts';
import { consentPins } from './consent-pins.ts';

const at = (tree: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], tree);

/** The texts of a key in each shop and language; `*`: all keys below it. */
const said = (key: string): readonly unknown[] => {
  const [namespace = '', path = ''] = key.split(':');
  return brandIds.flatMap((brand) =>
    locales.map((locale) => {
      const { style, country } = brands[brand].shop;
      const words = readWords(
        'src/ui/words',
        { style, country },
        {
          brand,
          locale,
          namespace: namespace as Namespace,
        },
      );
      return at(words, path.replace(/\.\*$/, ''));
    }),
  );
};

describe('the texts of a consent', () => {
  it.each(consentPurposes)('match the pinned texts of their version: %s · LAW-31', (purpose) => {
    const { keys, digests } = consentPins[purpose];
    const texts = keys.map(said);
    for (const one of texts.flat()) expect(one).toBeTruthy();
    const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
    const version = consentWords[purpose];
    expect(
      digests[version],
      `The words of ${purpose} are others than those of version ${version}: raise the version in src/domain/customer/consent-words.ts, and pin ${digest} for it in test/config/words/consent-pins.ts.`,
    ).toBe(digest);
  });

  it('differ between versions', () => {
    for (const { digests } of Object.values(consentPins))
      expect(new Set(Object.values(digests)).size).toBe(Object.keys(digests).length);
  });
});

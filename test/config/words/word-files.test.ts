import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readWords } from '../../../src/config/words/word-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (files: Readonly<Record<string, object>>): void => {
  for (const [name, words] of Object.entries(files)) {
    const file = join(root, `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(words));
  }
};
const informal = { style: 'informal', country: 'DE' } as const;
const french = { brand: 'viszola', locale: 'fr', namespace: 'cart' } as const;

it('brand words take precedence over the style, the style over the language, and German fills the rest · I18N-3', () => {
  write({
    'fr/cart': { plain: 'langue', styled: 'langue', own: 'langue' },
    'fr/cart.informal': { styled: 'tu', own: 'tu' },
    'fr/cart.formal': { styled: 'vous', own: 'vous' },
    'fr/brands/viszola.cart': { own: 'viszola' },
    'fr/brands/opalys.cart': { own: 'opalys' },
    'de/cart': { plain: 'Sprache', missing: 'Sprache', missingStyled: 'Sprache', missingOwn: 'Sprache' },
    'de/cart.informal': { missingStyled: 'du', missingOwn: 'du' },
    'de/brands/viszola.cart': { missingOwn: 'viszola' },
  });
  expect(readWords(root, informal, french)).toEqual({
    plain: 'langue',
    styled: 'tu',
    own: 'viszola',
    missing: 'Sprache',
    missingStyled: 'du',
    missingOwn: 'viszola',
  });
});

it('a page part gets no words of another brand, language or part · I18N-9', () => {
  write({
    'de/cart': { key: 'Korb' },
    'it/cart': { key: 'carrello', other: 'altro' },
    'de/brands/opalys.cart': { foreign: 'opalys' },
    'de/brands/okulino.cart': { foreign: 'okulino' },
    'de/checkout': { foreign: 'Kasse' },
  });
  expect(readWords(root, informal, { ...french, locale: 'de' })).toEqual({ key: 'Korb' });
});

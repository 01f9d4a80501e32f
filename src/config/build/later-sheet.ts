import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { laterRules } from '../rendering/later-rules.ts';
import { wanted } from './chunk-groups.ts';
import { classesOf } from './class-names.ts';
import { sheetsOf } from './sheets-of.ts';

/** Styles of what is below the first viewports of a public page, opens by a press. */
const below = [
  'catalogue/card/list-view',
  'catalogue/product/facts-table',
  'catalogue/product/near',
  'catalogue/product/neighbours',
  'catalogue/product/passport/product-passport',
  'catalogue/product/rich-content',
  'layout/Footer',
  'layout/Marks',
  'layout/TrustBox',
  'layout/header/LanguagePanel',
  'layout/header/MobileMenu',
  'layout/menu/MenuList',
  'layout/menu/menu-link',
].map((name) => `src/ui/${name}.module.css`);

/**
 * Stylesheets of groups come in their order and before those of pages, as in a document, so that a page's rules
 * override them.
 */
const order = (sheet: string): number => {
  const found = wanted.findIndex(({ name }) => name === sheet);
  return found < 0 ? wanted.length : found;
};

/**
 * Writes one stylesheet for the public pages of all shops with rules that are needed only below the first viewports:
 * those of these files, and those for hover, press and focus. `.vite/later.json` tells the page server its file, and
 * the classes whose rules documents leave out.
 */
export const laterSheet = (
  root: string,
  nameOf: (local: string, file: string) => string,
  files: readonly string[] = below,
): Plugin => ({
  name: 'later-sheet',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const classes = files.flatMap((file) =>
        classesOf(readFileSync(`${root}/${file}`, 'utf8')).map((local) => nameOf(local, `${root}/${file}`)),
      );
      const source = laterRules(
        sheetsOf(bundle)
          .toSorted((a, b) => order(a.name) - order(b.name))
          .map((sheet) => sheet.source.trim())
          .join(''),
        classes,
      );
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 6);
      const fileName = `assets/later-${hash}.css`;
      this.emitFile({ type: 'asset', fileName, source });
      const later = JSON.stringify({ file: `/${fileName}`, classes });
      this.emitFile({ type: 'asset', fileName: '.vite/later.json', source: later });
    },
  },
});

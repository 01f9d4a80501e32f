import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { brandIds } from '../../domain/shared/brand-id.ts';
import { brands } from '../brands/brands.ts';
import { nightCss } from '../brands/theme-css.ts';
import { conditionRules } from '../rendering/condition-rules.ts';
import { renamed } from '../rendering/renamed.ts';
import { makePropertyNames } from './property-names.ts';
import { sheetsOf } from './sheets-of.ts';

/**
 * Writes a stylesheet per shop with what pages leave out: its dark colours, and all rules for dark mode, forced colours
 * and print. `.vite/conditions.json` lists the files for the page server. Source: DARK-2.
 */
export const conditionSheets = (root: string): Plugin => ({
  name: 'condition-sheets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const names = makePropertyNames(root);
      const rules = conditionRules(
        sheetsOf(bundle)
          .map(({ source }) => source)
          .join(''),
      );
      const files = Object.fromEntries(
        brandIds.map((brand) => {
          const source = renamed(nightCss(brands[brand].theme), names) + rules;
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 6);
          const fileName = `assets/${brand}-${hash}.css`;
          this.emitFile({ type: 'asset', fileName, source });
          return [brand, `/${fileName}`];
        }),
      );
      this.emitFile({ type: 'asset', fileName: '.vite/conditions.json', source: JSON.stringify(files) });
    },
  },
});

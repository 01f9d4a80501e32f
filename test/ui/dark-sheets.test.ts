import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheets = globSync('src/ui/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const);
const sheet = (name: string): string => sheets.find(([file]) => file.endsWith(`/${name}`))?.[1] ?? '';
/** The CSS without one condition's rules. */
const usual = (css: string): string =>
  css.replace(
    /@media (?:print|screen and \(prefers-color-scheme: dark\))[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g,
    '',
  );
const literal = /#[\da-f]{3,8}\b/gi;

/** Drawn scenes with colours of their own, which fit light and dark mode. */
const scenes =
  /hero\/|opening\/|stage\/|panels\/|content\/Text(Counter|Stickers|Window)|Lookbook|Grid|StaffBanner|Advice/;

describe('style sheets', () => {
  it('use theme colours only, except for scenes · DARK-1', () => {
    for (const [file, css] of sheets.filter(([file]) => !scenes.test(file))) {
      const found = (usual(css).match(literal) ?? []).filter(
        // The mask of a fade, and the focus and the mark on a header that is always dark.
        (colour) =>
          !(/filter-form/.test(file) || /\/Header\./.test(file)) || !/^#(000|fff|f06bb4)$/.test(colour),
      );
      expect(found, file).toEqual([]);
    }
  });

  it('limit dark colours to screens, so that paper stays white · DARK-2', () => {
    for (const [file, css] of sheets)
      for (const [, query] of css.matchAll(/@media ([^{]*prefers-color-scheme: dark[^{]*)\{/g))
        expect(query, file).toMatch(/^screen and \(prefers-color-scheme: dark\)/);
  });

  it('put product pictures on a plate · DARK-3', () => {
    for (const name of ['product-card', 'gallery', 'line-picture', 'zoom', 'pictured-content'])
      expect(sheet(`${name}.module.css`), name).toContain('background: var(--plate)');
  });

  it('blend no content with its background · FACE-10', () => {
    for (const [file, css] of sheets) expect(css, file).not.toMatch(/mix-blend-mode/);
  });
});

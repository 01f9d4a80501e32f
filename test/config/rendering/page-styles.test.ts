import { expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { pageStyles } from '../../../src/config/rendering/page-styles.ts';

const files = {
  scripts: [],
  sheets: [],
  css: '.a{color:var(--a)}@media print{.a{top:0}}@media screen and (prefers-color-scheme:dark){.a{top:1px}}',
};

it('leaves the rules of special conditions to their own stylesheet · DARK-2', () => {
  const css = pageStyles(brands.opalys, files, { '--text': '--a' }, true, undefined);
  expect(css).toContain(`:root{--a:${brands.opalys.theme.colours.text}}`);
  expect(css).toContain('.a{color:var(--a)}');
  expect(css).not.toMatch(/print|dark/);
});

it('keeps all rules in the page if there is no build, as in development · DARK-2', () => {
  const css = pageStyles(brands.opalys, files, undefined, true, undefined);
  expect(css).toContain('@media print');
  expect(css).toContain(`--ground:${brands.opalys.theme.night.colours.ground}`);
});

it('leaves the rules below the first window to their stylesheet, if the page links to it · UI-21', () => {
  const sheets = { ...files, css: '.a{top:0}.a:hover{top:1px}.foot{top:2px}' };
  const css = pageStyles(brands.opalys, sheets, {}, true, ['foot']);
  expect(css).toContain('.a{top:0}');
  expect(css).not.toMatch(/:hover|foot/);
  expect(pageStyles(brands.opalys, sheets, {}, true, undefined)).toMatch(/:hover.*foot/);
});

import { expect, it } from 'vitest';
import { ownLook } from '../../../src/config/rendering/own-look.ts';
import header from '../../../src/ui/layout/header/Header.module.css';

it('removes the rules for headers of other shops, and nothing else', () => {
  const css =
    '.a[data-layout=dark]{color:red}.a[data-layout=row],.a[data-layout=dark]{gap:0}.b{top:0}@media (width>=1024px){.a[data-layout=centred] .b{left:0}}@media print{.b{top:1px}}';
  expect(ownLook(css, { id: 'okulino', hero: 'blob', header: 'row' }, false)).toBe(
    '.a[data-layout=row],.a[data-layout=dark]{gap:0}.b{top:0}@media print{.b{top:1px}}',
  );
  expect(ownLook(css, { id: 'okulino', hero: 'blob', header: 'dark' }, false)).toContain(
    '.a[data-layout=dark]{color:red}',
  );
});

it('removes the rules for the names of other shops', () => {
  const css =
    '[data-brand=okulino] .a{top:0}[data-brand="opalys"] .a{top:1px}.b,[data-brand=opalys] .a{gap:0}';
  expect(ownLook(css, { id: 'okulino', hero: 'blob', header: 'row' }, false)).toBe(
    '[data-brand=okulino] .a{top:0}.b,[data-brand=opalys] .a{gap:0}',
  );
});

it('removes the rules of the calm frame on a page with a fixed menu, and no others', () => {
  const css =
    '.a[data-calm] .b{top:0}[data-calm]~.c :is(.d,.e){gap:0}.b,.a[data-calm] .b{left:0}@media print{.a[data-calm]{top:0}}';
  expect(ownLook(css, { id: 'okulino', hero: 'blob', header: 'row' }, true)).toBe(
    '.b,.a[data-calm] .b{left:0}',
  );
  expect(ownLook(css, { id: 'okulino', hero: 'blob', header: 'row' }, false)).toBe(css);
});

it('removes the rules of the checkout header on a page without it', () => {
  const css = `.${header.secure}{top:0}.${header.secure}s{gap:0}`;
  expect(ownLook(css, { id: 'okulino', hero: 'blob', header: 'row' }, true)).toBe(
    `.${header.secure}s{gap:0}`,
  );
});

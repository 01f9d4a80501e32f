import { expect, it } from 'vitest';
import { ownLook } from '../../../src/config/rendering/own-look.ts';

it('leaves out what is for headers of other shops, and nothing else', () => {
  const css =
    '.a[data-layout=dark]{color:red}.a[data-layout=row],.a[data-layout=dark]{gap:0}.b{top:0}@media (width>=1024px){.a[data-layout=centred] .b{left:0}}@media print{.b{top:1px}}';
  expect(ownLook(css, { hero: 'blob', header: 'row' })).toBe(
    '.a[data-layout=row],.a[data-layout=dark]{gap:0}.b{top:0}@media print{.b{top:1px}}',
  );
  expect(ownLook(css, { hero: 'blob', header: 'dark' })).toContain('.a[data-layout=dark]{color:red}');
});

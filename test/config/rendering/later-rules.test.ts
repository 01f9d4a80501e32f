import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conditionRules } from '../../../src/config/rendering/condition-rules.ts';
import { laterRules, withoutLater } from '../../../src/config/rendering/later-rules.ts';

const sooner = [
  '.a{top:0}',
  '.footers{top:1px}',
  '.a:not(:hover){top:2px}',
  '.a:is(:hover,[aria-current]){top:3px}',
  '.a:hover,.a[open]{top:4px}',
  '.a:not([data-calm],:has([type=search]:focus)){top:5px}',
  '@media (width>=48em){.a{top:6px}}',
  '@supports (top:0){@media print{.a{top:7px}}}',
  '@keyframes b{0%{top:8px}to{top:9px}}',
  '@font-face{font-family:C}',
] as const;
const later = [
  '.a:hover{top:0}',
  '.a :focus-visible,.b:active{top:1px}',
  '.a:hover:not([aria-disabled=true]){top:2px}',
  '.a[aria-busy=true]:after{top:3px}',
  '.footer{top:4px}',
  '.footer a,.panel>li{top:5px}',
  '@media (width>=48em){.footer{top:6px}}',
  '@supports (top:0){@media (width<30em){.panel{top:7px}}}',
] as const;
const conditional = ['@media print{.footer{top:8px}}', '@media (forced-colors:active){.a:hover{top:9px}}'];
const classes = ['footer', 'panel'];

it('separates the rules of the first window from later ones, loses none, and keeps their order · UI-21', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sooner, ...later, ...conditional)), (rules) => {
      const css = rules.join('');
      const isOf = (some: readonly string[]) => (rule: string) => some.includes(rule);
      expect(withoutLater(css, classes)).toBe(rules.filter(isOf(sooner)).join(''));
      expect(laterRules(css, classes)).toBe(
        [...rules.filter(isOf(later)), conditionRules(rules.filter(isOf(conditional)).join(''))].join(''),
      );
    }),
  ));

it('splits the rules within one condition, each part under it · UI-21', () => {
  const css = '@media (width>=48em){.a{top:0}.footer{top:1px}}';
  expect(withoutLater(css, classes)).toBe('@media (width>=48em){.a{top:0}}');
  expect(laterRules(css, classes)).toBe('@media (width>=48em){.footer{top:1px}}');
});

it('separates interaction rules even if no class is deferred', () => {
  expect(laterRules('.a{top:0}.a:hover{top:1px}', [])).toBe('.a:hover{top:1px}');
});

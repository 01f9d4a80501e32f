import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conditionRules, withoutConditions } from '../../../src/config/rendering/condition-rules.ts';
import { conditionMedia } from '../../../src/ui/conditions.ts';

const usual = [
  '.a{top:0}',
  '@media (width>=48em){.a{top:1px}.b{left:0}}',
  '@media (prefers-reduced-motion:no-preference){.a{top:2px}}',
  '@media print,(height<30em){.a{top:3px}}',
  '@supports (top:0){.a{top:4px}}',
] as const;
const asked = [
  '@media print{.a{top:5px}.b{top:6px}}',
  '@media screen and (prefers-color-scheme:dark){.a{top:7px}}',
  '@media screen and (prefers-color-scheme:dark) and (width<48em){.a{top:8px}}',
  '@media (forced-colors:active){.a:is(.b,.c){top:9px}}',
  '@media (prefers-reduced-motion: reduce){.a{top:10px}}',
] as const;

it('separates the rules of special conditions from all others, loses none, and keeps those of one condition together and in their order · DARK-2', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...usual, ...asked)), (rules) => {
      const css = rules.join('');
      const isAsked = (rule: string) => asked.some((one) => one === rule);
      const together = asked.map((one) => {
        const [query = '', inside = ''] = one.slice(0, -1).split(/(?<=^[^{]*)\{/);
        const count = rules.filter((rule) => rule === one).length;
        return count === 0 ? '' : `${query}{${inside.repeat(count)}}`;
      });
      expect(conditionRules(css)).toBe(together.join(''));
      expect(withoutConditions(css)).toBe(rules.filter((rule) => !isAsked(rule)).join(''));
    }),
  ));

it('names every special condition in the media of the stylesheet link · DARK-2', () => {
  for (const one of [
    'print',
    'prefers-color-scheme:dark',
    'forced-colors:active',
    'prefers-reduced-motion:reduce',
  ])
    expect(conditionMedia).toContain(one);
});

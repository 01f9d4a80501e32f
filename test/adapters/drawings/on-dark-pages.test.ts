import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../../src/adapters/drawings/drawing-of.ts';
import { theme } from '../../../src/config/brands/opalys/theme.ts';
import { eyeShades } from '../../../src/domain/catalogue/lens/eye-shade.ts';
import { drawingNames } from '../../../src/domain/content/drawing.ts';

/** How light a part is on a dark page, 0 to 1: the drawing is inverted there. */
const lightness = (svg: string, part: string): number => {
  const [, fill = ''] = new RegExp(`\\.${part}(?:>\\*)?\\{fill:#([\\da-f]+)`).exec(svg) ?? [];
  const digits = fill.length === 3 ? [...fill].map((digit) => digit + digit) : (fill.match(/../g) ?? []);
  const parts = digits.map((digit) => Number.parseInt(digit, 16));
  return 1 - parts.reduce((sum, value) => sum + value, 0) / (3 * 255);
};

describe.each(eyeShades)('the engraved %s eye on a dark page', (shade) => {
  const svg = drawingOf('opalys', `eye-${shade}`);

  it('has a dark pupil, a bright white and a white glint · DARK-3', () => {
    for (const part of ['pupil', 'iris', 'white', 'glint']) expect(svg).toContain(`class="${part}"`);
    expect(lightness(svg, 'pupil')).toBeLessThan(0.06);
    expect(lightness(svg, 'iris')).toBeLessThan(0.2);
    expect(lightness(svg, 'white')).toBeGreaterThan(0.6);
    expect(lightness(svg, 'glint')).toBe(1);
  });
});

/** How light white becomes on a dark page, 0 to 1: inverted, brightened, and dimmed as every drawing there. */
const ofWhite = (svg: string): number => {
  const [, share] = /invert\(([\d.]+)\)/.exec(svg) ?? [];
  const [, factor] = /brightness\(([\d.]+)\)/.exec(svg) ?? [];
  return (1 - Number(share)) * Number(factor ?? 1) * 0.88;
};

it.each(drawingNames.filter((name) => /^(state|tile)-/.test(name)))(
  'keeps the background of %s at Opalys brighter than the page · DARK-3',
  (name) => {
    const [, ...parts] = /#(..)(..)(..)/.exec(theme.night.colours.ground) ?? [];
    const brightest = Math.max(...parts.map((part) => Number.parseInt(part, 16))) / 255;
    expect(brightest).toBeGreaterThan(0);
    expect(ofWhite(drawingOf('opalys', name))).toBeGreaterThan(brightest);
  },
);

it('inverts no drawing that has a background of its own · DARK-3', () => {
  expect(drawingOf('opalys', 'place-summer-day')).not.toContain('invert');
  expect(drawingOf('augental', 'eye-light')).not.toContain('invert');
});

import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { type Signals, signalsAtNight, signalsByDay } from '../../../src/config/brands/signals.ts';
import type { Theme } from '../../../src/config/brands/theme.ts';
import { atNight, nightCss, themeCss } from '../../../src/config/brands/theme-css.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';

type Pair = readonly [text: string, ground: string];

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const linear = (part: number): number => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number =>
  channels(hex).reduce(
    (sum, channel, at) => sum + linear(channel / 255) * ([0.2126, 0.7152, 0.0722][at] ?? 0),
    0,
  );
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
/** Mixes colours like `color-mix(in srgb, one share, other)`. */
const mixed = (one: string, share: number, other: string): string => {
  const others = channels(other);
  const parts = channels(one).map((channel, at) =>
    Math.round(channel * share + (others[at] ?? 0) * (1 - share)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

const tones = ['success', 'warning', 'danger', 'info'] as const;

/** Every text colour with every background on which it is used. */
const texts = ({ colours: c, look }: Theme, signals: Signals): readonly Pair[] => [
  [c.text, c.ground],
  [c.text, c.surface],
  [c.text, c.tint],
  [c.muted, c.ground],
  [c.muted, c.surface],
  [c.primary, c.surface],
  [c.primary, c.ground],
  [c.primary, c.tint],
  [c.onPrimary, c.primary],
  [c.onPrimary, mixed(c.primary, 0.86, c.text)],
  [c.onSecondary, c.secondary],
  [c.onFooter, c.footer],
  [look.bar.text, look.bar.ground],
  [c.text, look.band],
  [c.muted, look.band],
  ...(look.menu ? [[look.menu.text, look.menu.ground] as const] : []),
  ...tones.flatMap((tone): readonly Pair[] => [
    [signals[tone], c.surface],
    [signals[tone], signals[`${tone}-tint`]],
    [c.text, signals[`${tone}-tint`]],
    [signals[`on-${tone}`], signals[tone]],
  ]),
];

/** Colours that show where a control is, and which one has the keyboard focus. */
const controls = ({ colours: c }: Theme, signals: Signals): readonly Pair[] => [
  ...[c.ground, c.surface, c.tint].map((ground) => [c.primary, ground] as const),
  [mixed(c.text, 0.5, c.surface), c.surface],
  [c.onFooter, c.footer],
  [signals.star, c.surface],
];

describe.each(brandIds)('%s', (id) => {
  const { theme } = brands[id];

  describe.each([
    ['light', theme, signalsByDay, 'UI-7'],
    ['dark', atNight(theme), signalsAtNight, 'DARK-1'],
  ] as const)('%s', (_, palette, signals, rule) => {
    it(`has a contrast of at least 4.5 to 1 for every text · ${rule}`, () => {
      for (const [text, ground] of texts(palette, signals))
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    });

    it(`has a contrast of at least 3 to 1 for controls, focus and stars · ${rule}`, () => {
      for (const [control, ground] of controls(palette, signals))
        expect(contrast(control, ground), `${control} on ${ground}`).toBeGreaterThanOrEqual(3);
    });
  });

  it('has a dark menu colour exactly if it has a light one · DARK-1', () =>
    expect(theme.night.menu === undefined).toBe(theme.look.menu === undefined));

  it('has dark grounds that are much darker than the text on them · DARK-1', () => {
    const { ground, surface, tint, footer, text } = theme.night.colours;
    for (const one of [ground, surface, tint, footer, theme.night.band])
      expect(luminance(one), one).toBeLessThan(luminance(text) / 4);
  });

  it('sends only the dark colours that differ, for screens only · DARK-2', () => {
    const css = nightCss(theme);
    expect(css).toMatch(
      /^@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;[^{}]*\}\}$/,
    );
    for (const [, name, value] of css.matchAll(/--([\w-]+):([^;}]+)/g)) {
      expect(themeCss(theme)).toContain(`--${name}:`);
      expect(themeCss(theme)).not.toContain(`--${name}:${value};`);
    }
    const day = new Set(Object.values(theme.colours));
    for (const colour of Object.values(theme.night.colours))
      if (!day.has(colour)) expect(css).toContain(colour);
  });
});

it('no two shops have the same dark colours · DARK-1', () => {
  const of = (pick: (theme: Theme) => unknown) => new Set(brandIds.map((id) => pick(brands[id].theme))).size;
  for (const name of ['primary', 'ground', 'surface', 'tint', 'secondary', 'plate'] as const)
    expect(
      of(({ night }) => night.colours[name]),
      name,
    ).toBe(5);
});

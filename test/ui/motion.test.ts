import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '../../src/config/brands/brands.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const sheets = globSync('src/ui/**/*.css').map((file) => [file, read(file)] as const);
const sheet = (name: string): string => sheets.find(([file]) => file.endsWith(`/${name}`))?.[1] ?? '';
const scripts = globSync('src/**/*.{ts,tsx}').map((file) => [file, read(file)] as const);

/** The content of the first rule that begins with this text. */
const inside = (css: string, head: string): string => {
  const from = css.indexOf('{', css.indexOf(head));
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return css.slice(from + 1, at);
  }
  return '';
};

describe('reduced motion', () => {
  const still = inside(sheet('base.css'), '@media (prefers-reduced-motion: reduce)');

  it('ends every animation at once, by a rule that outweighs those of any component · MOTION-5', () => {
    expect(still).toMatch(
      /:root:not\(#a\) \*,\s*:root:not\(#a\) \*::before,\s*:root:not\(#a\) \*::after \{\s*animation-duration: 1ms;\s*animation-iteration-count: 1;\s*transition-duration: 1ms;\s*scroll-behavior: auto;/,
    );
    for (const [file, css] of sheets) {
      expect(css, file).not.toMatch(/animation[^;]*!important|transition[^;]*!important/);
      if (!file.endsWith('/base.css')) expect(css, file).not.toMatch(/#[a-z][\w-]*[^{};]*\{[^}]*animation:/);
    }
  });

  it('replaces one page by another without a transition · MOTION-5', () => {
    const moving = inside(sheet('base.css'), '@media (prefers-reduced-motion: no-preference)');
    expect(moving).toMatch(/@view-transition \{\s*navigation: auto;/);
    for (const [file, css] of sheets)
      expect(css.match(/@view-transition/g)?.length ?? 0, file).toBe(file.endsWith('/base.css') ? 1 : 0);
  });

  it('cannot be bypassed by a script that moves things without style sheets · MOTION-5', () => {
    for (const [file, text] of scripts)
      expect(text, file).not.toMatch(/\.animate\(|startViewTransition|behavior: 'smooth'/);
  });
});

describe('a moving part', () => {
  it.each([
    ['the number at the cart', 'Header.module.css', '.badge[data-more]'],
    ['a box that comes into the cart', 'CartLine.module.css', '.landing > :first-child'],
    ['the ring of the remaining supply', 'own-supply.module.css', '.fill'],
    ['a heart', 'WishButton.module.css', '.wish svg'],
    ['the line of the checkout steps', 'CheckoutSteps.module.css', '.step + .step::before'],
    ['a card that glides', 'product-listing.module.css', '::view-transition-group(*)'],
  ])('uses the easing of its shop: %s · MOTION-4', (_, name, rule) => {
    expect(inside(sheet(name), rule)).toContain('var(--ease)');
  });

  it('has a different easing in each shop · MOTION-4', () => {
    const eases = Object.values(brands).map(({ theme }) => theme.ease);
    expect(new Set(eases).size).toBe(eases.length);
  });
});

describe('content that is loading', () => {
  it.each([
    ['a card', 'product-card.module.css', '.picture', 'plate'],
    ['a product', 'gallery.module.css', '.strip', 'plate'],
    ['a cart line', 'line-picture.module.css', '.picture', 'tint'],
    ['the hero of a shop', 'HeroSplit.module.css', '.drawing', 'tint'],
  ])('has the tint of its shop until its picture is painted: %s · MOTION-2', (_, name, rule, ground) => {
    expect(inside(sheet(name), `${rule} {`)).toContain(`background: var(--${ground})`);
  });

  it.each([
    ['a checkout step', 'CheckoutLayout.module.css', '.page {', '100vh'],
    // The lowest header and the margin above the footer take the rest.
    ['every page', 'base.css', '\nmain {', 'calc(100vh - 140px)'],
    ['wishes', 'WishlistPage.module.css', '.page {', '100vh'],
  ])('keeps what is below it out of sight: %s · MOTION-2', (_, name, rule, height) => {
    expect(inside(sheet(name), rule)).toContain(`min-height: ${height};`);
  });

  // While a parent is still being parsed, `:last-child` matches none of its children in Chromium.
  it.each([
    [
      'the form of a product',
      'product-page.module.css',
      '.top:not(:has(+ *)) :is([data-island="regular"], figure) {',
    ],
    ['the tools of a header', 'base.css', 'body > header:not(:has(+ *)) {'],
  ])('is not displaced while a document arrives in pieces: by %s · MOTION-1', (_, name, rule) => {
    expect(sheet(name)).toContain(rule);
    expect(inside(sheet(name), rule)).toContain('visibility: hidden');
  });
});

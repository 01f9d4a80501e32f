import { describe, expect, it } from 'vitest';
import { baseStyle, neutralLook } from '../../../../src/adapters/sandbox/pages/base-style.ts';
import { looks } from '../../../../src/config/server/files/looks.ts';
import { lastResortPage } from '../../../../src/config/server/pages/error-pages.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';

describe.each([
  ...brandIds.map((brand) => [brand, looks[brand]] as const),
  ['no shop', neutralLook] as const,
])('the demo pages of %s', (_, look) => {
  const css = baseStyle(look);
  const [byDay = '', inTheDark = ''] = css.split('@media screen and (prefers-color-scheme:dark)');

  it('have dark colours in dark mode · DARK-4', () => {
    for (const colour of [look.primary, look.ground, look.text]) expect(byDay).toContain(colour);
    for (const colour of Object.values(look.dark)) expect(inTheDark).toContain(colour);
  });

  it('set no other background colour, so that none stays light · DARK-4', () => {
    expect(css.replace(/:root\{[^}]*\}/g, '')).not.toMatch(/background:#/);
    expect(css).toContain('color-scheme:light dark');
  });
});

it('the last-resort error page is dark in dark mode · DARK-4', () =>
  expect(lastResortPage('okulino', 'de')).toMatch(
    /@media\(prefers-color-scheme:dark\)\{html\{color-scheme:dark\}/,
  ));

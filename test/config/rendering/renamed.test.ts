import { expect, it } from 'vitest';
import { renamed } from '../../../src/config/rendering/renamed.ts';

it('theme variables get the short names of the stylesheets, and unused ones are removed', () => {
  const look = ':root{--ground:#fff;--space:8px;--shadow:0 1px 2px -1px rgb(0 0 0 / 0.2);--unread:1}';
  expect(renamed(look, { '--ground': '--a', '--shadow': '--b' })).toBe(
    ':root{--a:#fff;--b:0 1px 2px -1px rgb(0 0 0 / 0.2)}',
  );
});

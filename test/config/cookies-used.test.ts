import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const lists = ['cookies.ts', 'cart-cookies.ts', 'kept-things.ts'].map(
  (file) => `src/domain/tracking/${file}`,
);
const named = lists
  .slice(0, 2)
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export const (\w+Cookie) =/gm)])
  .flatMap(([, name = '']) => name);
const code = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !lists.includes(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it.each(named)('%s is a cookie that the code uses · TRK-3', (name) =>
  expect(code).toMatch(new RegExp(`\\b${name}\\b`)),
);

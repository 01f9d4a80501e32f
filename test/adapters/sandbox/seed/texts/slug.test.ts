import { describe, expect, it } from 'vitest';
import { slugOf } from '../../../../../src/adapters/sandbox/seed/texts/slug.ts';

describe('a slug', () => {
  it.each([
    ['Größe & Länge', 'groesse-laenge'],
    ['Œil de chat — été', 'oeil-de-chat-ete'],
    ['2 × 360 ml', '2-x-360-ml'],
    ['  ', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

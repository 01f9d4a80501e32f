import { expect, it } from 'vitest';
import { headSlug, storyPath } from '../../../src/domain/content/story.ts';

it.each([
  ['home', '/'],
  ['about', '/about'],
  ['service/eye-exam', '/service/eye-exam'],
])('the story %s is a page at %s · CONT-2', (slug, path) => expect(storyPath(slug)).toBe(path));

it('what a category says above its products has a slug of its own', () =>
  expect(headSlug('lens')).toBe('head/lens'));

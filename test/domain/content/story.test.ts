import { expect, it } from 'vitest';
import { headSlug, storyPath } from '../../../src/domain/content/story.ts';

it.each([
  ['home', '/'],
  ['about', '/about'],
  ['service/eye-exam', '/service/eye-exam'],
])('the story %s has the path %s · CONT-2', (slug, path) => expect(storyPath(slug)).toBe(path));

it('the head of a category has its own slug', () => expect(headSlug('lens')).toBe('head/lens'));

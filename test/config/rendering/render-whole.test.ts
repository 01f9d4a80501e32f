import { createElement as h, lazy, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWhole } from '../../../src/config/rendering/render-whole.ts';

const Broken = () => {
  throw new Error('broken');
};
const Late = lazy(() => new Promise<never>(() => undefined));

describe('a whole page', () => {
  it('is a document with a doctype, and with hoisted elements in its head', () => {
    const page = h('html', null, h('head'), h('body', null, h('title', null, 'Lenses'), '<!--$!-->'));
    expect(renderWhole(page)).toBe(
      '<!DOCTYPE html><html><head><title>Lenses</title></head><body>&lt;!--$!--&gt;</body></html>',
    );
  });

  it.each([
    ['breaks', () => h(Broken)],
    ['throws within a boundary', () => h(Suspense, null, h(Broken))],
    ['is not ready', () => h(Late)],
    ['is not ready within a boundary', () => h(Suspense, { fallback: 'soon' }, h(Late))],
  ])('is not rendered if a part of it %s', (_, part) => {
    expect(() => renderWhole(h('html', null, h('body', null, part())))).toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { drawingNames, isDrawingName } from '../../../src/domain/content/drawing.ts';
import {
  drawingSize,
  drawingUrl,
  shareSize,
  shareUrl,
  wearingUrl,
} from '../../../src/domain/content/drawing-place.ts';

describe('the drawings of a shop', () => {
  it('are recognised by their names, and other names are rejected · FACE-1', () => {
    expect(drawingNames.every(isDrawingName)).toBe(true);
    for (const name of ['', 'hero.svg', 'person-13', 'place-summer', 'constructor'])
      expect(isDrawingName(name)).toBe(false);
  });

  it('include twelve people and a place for each season and part of the day, with unique names · FACE-1', () => {
    expect(new Set(drawingNames).size).toBe(drawingNames.length);
    expect(drawingNames.filter((name) => name.startsWith('person-'))).toHaveLength(12);
    expect(drawingNames.filter((name) => name.startsWith('place-'))).toHaveLength(16);
  });

  it.each([
    ['person-1', [400, 500]],
    ['optician-3', [400, 500]],
    ['hero-tall', [400, 500]],
    ['hero', [1200, 500]],
    ['place-winter-night', [1200, 500]],
    ['tile-care', [400, 400]],
    ['state-lost', [600, 400]],
  ] as const)('have the size of their subject: %s · FACE-1', (name, size) =>
    expect(drawingSize(name)).toEqual(size),
  );

  it('are served at URLs of the shop · FACE-1 · FACE-2', () => {
    expect(drawingUrl('opalys', 'hero')).toBe('/drawings/opalys/hero.svg');
    expect(shareUrl('opalys')).toBe('/drawings/opalys/share.png');
    expect(shareSize).toEqual({ width: 1200, height: 630 });
  });
});

it('the drawing of a person wearing a coloured lens has its own URL · EYE-7', () => {
  expect(wearingUrl('viszola', 'person-1', '#2f6fb0')).toBe('/drawings/viszola/person-1-2f6fb0.svg');
});

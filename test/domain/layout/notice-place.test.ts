import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, leastCovering, noticePlaces, overlap } from '../../../src/domain/layout/notice-place.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const boxes: fc.Arbitrary<Box> = fc
  .tuple(fc.nat(1000), fc.nat(1000), fc.nat(400), fc.nat(400))
  .map(([left, top, width, height]) => box(left, top, left + width, top + height));

describe('the overlap of two rectangles', () => {
  it.each([
    [box(0, 0, 10, 10), box(5, 5, 20, 20), 25],
    [box(0, 0, 10, 10), box(10, 0, 20, 10), 0],
    [box(0, 0, 10, 10), box(0, 20, 10, 30), 0],
    [box(0, 0, 10, 10), box(-5, -5, 50, 50), 100],
  ])('is their common area: %j, %j', (a, b, common) => expect(overlap(a, b)).toBe(common));

  it('does not depend on their order', () =>
    fc.assert(
      fc.property(boxes, boxes, (a, b) => {
        expect(overlap(a, b)).toBe(overlap(b, a));
      }),
    ));
});

describe('the position of a notice', () => {
  const places = [box(0, 0, 10, 10), box(20, 0, 30, 10), box(40, 0, 50, 10)];

  it.each([
    ['the usual place if it is free', [], [], 0],
    ['another place if the subject of the notice is there', [box(5, 5, 8, 8)], [], 1],
    ['another place if a button is there', [], [box(5, 5, 8, 8)], 1],
    ['the only place without buttons', [box(0, 0, 1, 1)], [box(25, 0, 30, 10)], 2],
    [
      'the place that covers the subject least',
      [box(0, 0, 10, 10), box(20, 0, 30, 10), box(49, 9, 50, 10)],
      [],
      2,
    ],
    ['rather the subject than a button', [box(0, 0, 10, 10), box(20, 0, 30, 10)], [box(40, 0, 50, 10)], 2],
  ])('covers as little as possible: %s · NOTE-9', (_, spokenOf, controls, at) =>
    expect(leastCovering({ edges: places, between: [] }, spokenOf, controls)).toBe(places[at]),
  );

  it.each([
    ['not in the middle, even if there is a button at each edge', [], [box(0, 0, 30, 10)], 0],
    ['in the middle if its subject is at each edge', [box(0, 0, 30, 10)], [], 2],
    ['at the edge without its subject', [box(0, 0, 10, 10)], [box(20, 0, 30, 10)], 1],
  ])('is %s · NOTE-9', (_, spokenOf, controls, at) =>
    expect(leastCovering({ edges: places.slice(0, 2), between: places.slice(2) }, spokenOf, controls)).toBe(
      places[at],
    ),
  );

  it('is undefined without candidates', () =>
    expect(leastCovering({ edges: [], between: [] }, [], [])).toBeUndefined());

  it('never covers the subject of the notice while any position is free of it · NOTE-9', () =>
    fc.assert(
      fc.property(
        fc.array(boxes, { minLength: 1, maxLength: 12 }),
        fc.array(boxes, { maxLength: 12 }),
        fc.array(boxes, { maxLength: 6 }),
        fc.array(boxes, { maxLength: 12 }),
        (edges, between, spokenOf, controls) => {
          const isFree = (place: Box) => spokenOf.every((thing) => overlap(place, thing) === 0);
          const chosen = leastCovering({ edges, between }, spokenOf, controls);
          if (!chosen) throw new Error('no place');
          expect(isFree(chosen)).toBe([...edges, ...between].some(isFree));
          expect(edges.includes(chosen)).toBe(edges.some(isFree) || !between.includes(chosen));
        },
      ),
    ));
});

describe('the candidate positions of a notice', () => {
  const size = { width: 360, height: 80 };

  it('on a phone are first the bottom, then the top, then between · NOTE-9', () =>
    expect(noticePlaces(box(0, 56, 390, 356), size)).toEqual({
      edges: [box(15, 260, 375, 340), box(15, 72, 375, 152)],
      between: [box(15, 120, 375, 200), box(15, 168, 375, 248), box(15, 216, 375, 296)],
    }));

  it('on a wide screen are top right, bottom right, then left, then middle · NOTE-9', () =>
    expect(noticePlaces(box(0, 100, 1280, 800), size).edges).toEqual([
      box(904, 116, 1264, 196),
      box(904, 704, 1264, 784),
      box(16, 116, 376, 196),
      box(16, 704, 376, 784),
      box(460, 116, 820, 196),
      box(460, 704, 820, 784),
    ]));

  it('start at the top if the notice is taller than the room', () =>
    expect(noticePlaces(box(0, 0, 390, 60), size)).toEqual({
      edges: [box(15, 16, 375, 96), box(15, 16, 375, 96)],
      between: [],
    }));

  it('have the size of the notice, and never lie above the free area', () =>
    fc.assert(
      fc.property(boxes, fc.nat(500), fc.nat(500), (free, width, height) => {
        const { edges, between } = noticePlaces(free, { width, height });
        for (const place of [...edges, ...between]) {
          expect(place.right - place.left).toBeCloseTo(width);
          expect(place.bottom - place.top).toBeCloseTo(height);
          expect(place.top).toBeGreaterThan(free.top);
        }
      }),
    ));
});

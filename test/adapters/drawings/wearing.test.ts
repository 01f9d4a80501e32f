import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { wearing } from '../../../src/adapters/drawings/wearing.ts';
import {
  finishIn,
  frameColours,
  isFrameColour,
} from '../../../src/adapters/sandbox/seed/range/frame-models.ts';
import { fitted, type Pair } from '../../../src/adapters/shared/glasses/fitted.ts';
import { frameShapes } from '../../../src/adapters/shared/glasses/frame-shapes.ts';
import type { FrameShape } from '../../../src/domain/catalogue/facet-values.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';

const wide = { width: 400, height: 300 };
const pair: Pair = {
  kind: 'sunglasses',
  manufacturer: 'Testora',
  name: 'Lido',
  shape: 'round',
  frame: frameColours.black,
  finish: 'solid',
  tints: ['#3c4148', '#5c6570'],
  mirrored: false,
  fit: [50, 18, 140],
};
const shapes = Object.keys(frameShapes) as readonly FrameShape[];
const colours = Object.keys(frameColours).filter(isFrameColour);

describe.each(brandIds)('at %s', (brand) => {
  it('each shape and each colour of a frame has its own drawing · EYE-8', () => {
    const shaped = shapes.map((shape) => ({ ...pair, shape }));
    const coloured = colours.map((colour) => ({
      ...pair,
      shape: 'cateye' as const,
      frame: frameColours[colour],
      finish: finishIn(colour, false),
    }));
    const drawn = [...shaped, ...coloured.filter(({ frame }) => frame !== pair.frame)].map((worn) => {
      const svg = wearing(brand, worn, wide);
      expect(svg).toContain(`fill="${worn.frame}"`);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<(script|text|image)\b/);
      return svg;
    });
    expect(new Set(drawn).size).toBe(shapes.length + colours.length - 1);
  });

  it.each(['sunglasses', 'reading'] as const)(
    '%s fill a picture of any proportions, with a metal frame too · EYE-8',
    async (kind) => {
      for (const size of [wide, { width: 140, height: 140 }, { width: 216, height: 268 }]) {
        const svg = wearing(brand, { ...pair, kind, finish: 'metal' }, size);
        const picture = sharp(Buffer.from(svg));
        const [{ width, height }, { isOpaque }] = await Promise.all([picture.metadata(), picture.stats()]);
        expect([width, height, isOpaque]).toEqual([size.width, size.height, true]);
      }
    },
  );

  it('the same pair is always drawn the same, and differently by every other shop · EYE-8', () => {
    const drawn = wearing(brand, pair, wide);
    expect(wearing(brand, pair, wide)).toBe(drawn);
    for (const other of brandIds.filter((one) => one !== brand))
      expect(wearing(other, pair, wide)).not.toBe(drawn);
  });
});

describe('a pair on a face', () => {
  it.each(shapes)('is as wide as its measurements: %s · EYE-8', (shape) => {
    // A face of 140 units stands for one of 140 mm.
    for (const [lens, bridge] of [
      [48, 17],
      [52, 20],
      [56, 22],
    ] as const) {
      const { x, gap, glassPoints } = fitted({ ...pair, shape, fit: [lens, bridge, 140] }, 140);
      const xs = glassPoints.map(([at]) => at + x);
      expect(Math.min(...xs)).toBeCloseTo(bridge / 2);
      expect(Math.max(...xs)).toBeCloseTo(lens + bridge / 2);
      expect(gap).toBeCloseTo(bridge / 2);
    }
  });

  it('scales with the face · EYE-8', () => {
    const [small, large] = [fitted(pair, 140), fitted(pair, 280)];
    expect(large.x / small.x).toBeCloseTo(2);
    expect(large.low / small.low).toBeCloseTo(2);
  });
});

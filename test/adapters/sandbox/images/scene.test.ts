import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { patterns } from '../../../../src/adapters/sandbox/images/drawing/patterns.ts';
import { sceneOf } from '../../../../src/adapters/sandbox/images/scene.ts';
import { pictureViews, viewsOf } from '../../../../src/adapters/sandbox/seed/products/picture-views.ts';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import type { Art } from '../../../../src/adapters/sandbox/seed/range/art-type.ts';
import { frameShapes } from '../../../../src/adapters/shared/glasses/frame-shapes.ts';
import { box, glasses } from './arts.ts';

const card = { width: 216, height: 268 };
const kinds = ['box', 'bottle', 'drops', 'case', 'sunglasses', 'reading'] as const;
const firstOf = (kind: Art['kind']) => products.find(({ art }) => art.kind === kind)?.art ?? box;

const pixels = async (svg: string) =>
  sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).raw().toBuffer();
const cover = async (svg: string) => sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();

describe('pictures of products', () => {
  it.each(kinds)('show every view of a %s, filled, inside a white margin · CAT-1', async (kind) => {
    for (const view of viewsOf(firstOf(kind))) {
      const bytes = await pixels(sceneOf(firstOf(kind), view, card) ?? '');
      const edge = [...bytes.subarray(0, card.width * 3)];
      const inked = bytes.reduce((count, value) => count + (value < 200 ? 1 : 0), 0);
      expect(Math.min(...edge)).toBeGreaterThan(245);
      expect(inked).toBeGreaterThan(bytes.length * 0.004);
    }
  });

  it.each(kinds)('have a transparent background for a %s, or the given one · FACE-10', async (kind) => {
    const shown = await cover(sceneOf(firstOf(kind), 'front', card) ?? '');
    expect(Math.max(...shown.subarray(0, card.width))).toBe(0);
    expect(Math.max(...shown)).toBe(255);
    const printed = await cover(sceneOf(firstOf(kind), 'front', card, '#ffffff') ?? '');
    expect(Math.min(...printed)).toBe(255);
  });

  it('do not exist for a view that the product lacks · CAT-1', () => {
    expect(sceneOf(glasses, 'blister', card)).toBeUndefined();
    expect(viewsOf(box)).toEqual(pictureViews.filter((view) => !view.endsWith('-mobile')));
  });

  it('are the same when drawn twice · CAT-1', () => {
    expect(sceneOf(box, 'front', card)).toBe(sceneOf(box, 'front', card));
  });

  it('differ for all products of the seed · CAT-1', () => {
    const covers = products.map(({ art }) => sceneOf(art, 'front', { width: 300, height: 300 }));
    expect(new Set(covers).size).toBe(products.length);
  });

  it.each(Object.keys(patterns))(
    'show a carton with %s unlike one with another pattern · CAT-1',
    (pattern) => {
      const other = pattern === 'waves' ? 'rings' : 'waves';
      const drawn = (name: string) => sceneOf({ ...box, pattern: name as typeof box.pattern }, 'front', card);
      expect(drawn(pattern)).not.toBe(drawn(other));
    },
  );

  it('have at least five different shapes of glasses · CAT-1', () => {
    const shapes = Object.keys(frameShapes) as (typeof glasses.shape)[];
    const drawn = new Set(shapes.map((shape) => sceneOf({ ...glasses, shape }, 'front', card)));
    expect(drawn.size).toBe(shapes.length);
    expect(shapes.length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['nothing', ''],
    ['markup', '</path><script>alert(1)</script>"\''],
    ['characters that no font has', '眼鏡 👓 \u0000\u202e'],
    ['accents', 'Čočky Łódź Œil ß ű'],
    ['unlimited length', 'Unermesslich'.repeat(60)],
  ])('can show a name of %s · CAT-1', async (_, name) => {
    const svg = sceneOf({ ...box, name, line: name, manufacturer: name }, 'front', card) ?? '';
    expect(/script|NaN|undefined|Infinity/.test(svg)).toBe(false);
    expect((await pixels(svg)).length).toBe(card.width * card.height * 3);
  });

  it('accept no markup as a colour · CAT-1', () => {
    const colours = { main: '"/><script>', second: 'url(#x)', accent: '' };
    const svg = sceneOf({ ...box, colours }, 'front', card) ?? 'NaN';
    expect(/script|url\(#x\)|NaN/.test(svg)).toBe(false);
  });

  it('fit a carton to the proportions of the picture · CAT-13', () => {
    const tall = sceneOf(box, 'front', { width: 1080, height: 1340 }) ?? '';
    const square = sceneOf(box, 'front', { width: 300, height: 300 }) ?? '';
    expect(tall.length).toBeGreaterThan(square.length);
    expect(tall).toContain('width="1080" height="1340"');
  });

  it('need no font and no slow filter · CAT-13', () => {
    expect(/<text|<filter|<image|href/.test(sceneOf(box, 'front', card) ?? '<text')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { drawingOf, wearingEye } from '../../../src/adapters/drawings/drawing-of.ts';
import { eyeShades } from '../../../src/domain/catalogue/lens/eye-shade.ts';
import { drawingNames, drawingSize } from '../../../src/domain/content/drawing.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';

const all = brandIds.flatMap((brand) => drawingNames.map((name) => [brand, name] as const));
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const brotliLimit = 60_000;

describe.each(all)('%s draws %s', (brand, name) => {
  const svg = drawingOf(brand, name);

  it('as one document in the room of its subject, the same each time · FACE-1', () => {
    const { documentElement: root } = parsed(svg);
    expect(root.nodeName).toBe('svg');
    expect(root.getElementsByTagName('parsererror')).toHaveLength(0);
    const [width, height] = drawingSize(name);
    expect(root.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual([`${width}`, `${height}`]);
    expect(root.children.length).toBeGreaterThan(0);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawingOf(brand, name)).toBe(svg);
  });

  it('with nothing in it that comes from elsewhere, runs or is read as letters · FACE-1', () => {
    expect(svg).not.toMatch(/<(script|text|image|foreignObject|iframe)\b|\son\w+=|url\((?!#)|href="(?!#)/);
    expect(svg.length).toBeLessThan(brotliLimit);
  });

  it('in a hand of its own · FACE-1', () => {
    for (const other of brandIds.filter((one) => one !== brand))
      expect(drawingOf(other, name)).not.toBe(svg);
  });
});

describe.each(brandIds)('%s', (brand) => {
  it('draws no subject twice · FACE-1', () => {
    const drawn = drawingNames.map((name) => drawingOf(brand, name));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(eyeShades)('shows a coloured lens on a %s eye · FACE-1', (shade) => {
    const [blue, green] = [wearingEye(brand, shade, '#2f6fb0'), wearingEye(brand, shade, '#1f8a5b')];
    expect(new Set([blue, green, drawingOf(brand, `eye-${shade}`)]).size).toBe(3);
    expect(parsed(blue).documentElement.nodeName).toBe('svg');
  });
});

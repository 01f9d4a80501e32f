import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingOf, portraitWearing, wearingEye } from '../../../src/adapters/drawings/drawing-of.ts';
import { eyeShades } from '../../../src/domain/catalogue/lens/eye-shade.ts';
import { drawingNames } from '../../../src/domain/content/drawing.ts';
import { drawingSize } from '../../../src/domain/content/drawing-place.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';

/** A larger drawing is too much for a page that shows several. Units: letters. */
const most = 60_000;
const kept = new Map<string, string>();
/** Draws each drawing once and caches it. */
const drawn = (...subject: Parameters<typeof drawingOf>): string => {
  const known = kept.get(subject.join(' ')) ?? drawingOf(...subject);
  kept.set(subject.join(' '), known);
  return known;
};
const all = brandIds.flatMap((brand) => drawingNames.map((name) => [brand, name] as const));
/** Fails if a drawing is not a well-formed document. */
const sizeOf = async (svg: string) => {
  const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
  return [format, width, height];
};

describe.each(all)('%s draws %s', (brand, name) => {
  it('as one well-formed SVG of the size of its subject, different in each shop · FACE-1', async () => {
    const svg = drawn(brand, name);
    const [width, height] = drawingSize(name);
    expect(await sizeOf(svg)).toEqual(['svg', width, height]);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(most);
    expect(drawingOf(brand, name)).toBe(svg);
    for (const other of brandIds.filter((one) => one !== brand)) expect(drawn(other, name)).not.toBe(svg);
  });

  it('without external resources, scripts or text · FACE-1', () =>
    expect(drawn(brand, name)).not.toMatch(
      /<(script|text|image|foreignObject|iframe)\b|\son\w+=|url\((?!#)|href="(?!#)/,
    ));
});

describe.each(brandIds)('%s', (brand) => {
  it('draws each subject differently · FACE-1', () => {
    const each = drawingNames.map((name) => drawn(brand, name));
    expect(new Set(each).size).toBe(each.length);
  });

  it.each(eyeShades)('shows coloured lenses on a %s eye · FACE-1', async (shade) => {
    const [blue, green] = [wearingEye(brand, shade, '#2f6fb0'), wearingEye(brand, shade, '#1f8a5b')];
    expect(new Set([blue, green, drawn(brand, `eye-${shade}`)]).size).toBe(3);
    expect(await sizeOf(blue)).toEqual(['svg', ...drawingSize(`eye-${shade}`)]);
  });
});

it('only ink without a sheet below it turns light in dark mode, all other drawings stay the same · DARK-3', () => {
  const turned = all
    .filter(([brand, name]) => drawn(brand, name).includes('prefers-color-scheme:dark'))
    .map((one) => one.join(' '));
  expect(turned).toContain('linsenwerk tile-lenses');
  expect(turned).toContain('opalys eye-light');
  for (const one of turned) expect(one).toMatch(/^(linsenwerk (state|tile)|opalys (state|tile|eye))-/);
});

it('coloured lenses are drawn on faces only in a shop that does so · FACE-1', () => {
  const [blue, green] = ['#2f6fb0', '#1f8a5b'].map((lens) => portraitWearing('viszola', 'person-1', lens));
  expect(new Set([blue, green, drawn('viszola', 'person-1')]).size).toBe(3);
  expect(portraitWearing('okulino', 'person-1', '#2f6fb0')).toBeUndefined();
});

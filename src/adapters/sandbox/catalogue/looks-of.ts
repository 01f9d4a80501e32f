import type { OnEachShade } from '../../../domain/catalogue/lens/eye-shade.ts';
import type { ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { ProductWire } from '../../contract/catalogue/product.ts';
import { imageVersion } from '../images/version.ts';
import { artOf } from '../seed/products/art.ts';
import { inColour } from '../seed/products/in-colour.ts';
import { frameColours, isFrameColour } from '../seed/range/frame-models.ts';
import { lensColour } from '../seed/range/lens-line.ts';

const eyesWith = (lens: string): OnEachShade => {
  const address = (shade: string) => `/images/eye/${shade}${lens}?v=${imageVersion}`;
  return { light: address('light'), middle: address('middle'), dark: address('dark') };
};

/**
 * Returns the view that shows a pair of glasses on a face, in the shop's own drawing style. Undefined for other
 * products. Source: EYE-8.
 */
export const faceView = (id: string, brand: BrandId): string | undefined => {
  const kind = artOf(id)?.kind;
  return kind === 'sunglasses' || kind === 'reading' ? `face-${brand}` : undefined;
};

/**
 * Returns the pictures of a pair of glasses in one of its colours. The first colour is the one that the gallery shows
 * anyway.
 */
const frameIn = (id: string, value: string, brand: BrandId) => {
  const [art, face] = [artOf(id), faceView(id, brand)];
  if (!art || !face || !isFrameColour(value)) return [];
  const address = (view: string) =>
    `/images/${id}/${view}?v=${imageVersion}${inColour(art, value) ? `&colour=${value}` : ''}`;
  const [front, back] = [address('front'), address('back')];
  return [{ value, swatch: frameColours[value], front, back, face: address(face) }];
};

const lensIn = (value: string) => {
  const swatch = lensColour(value);
  return swatch === undefined ? [] : [{ value, swatch, worn: eyesWith(`-${value}`) }];
};

/** Returns what the colours of a product look like. Empty if the product has no colours. Source: EYE-1, EYE-4. */
export const looksOf = (
  id: string,
  category: string,
  options: readonly ProductOption[],
  brand: BrandId,
): Pick<ProductWire, 'looks'> => {
  const values = options.find(({ code }) => code === 'color')?.values ?? [];
  if (values.length === 0) return {};
  return category === 'lens'
    ? { looks: { each: values.flatMap(lensIn), bare: eyesWith('') } }
    : { looks: { each: values.flatMap((value) => frameIn(id, value, brand)) } };
};

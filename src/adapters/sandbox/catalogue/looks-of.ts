import type { OnEachShade } from '../../../domain/catalogue/lens/eye-shade.ts';
import type { ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
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

/** A pair of glasses in one of its colours; the first is what its gallery shows anyway. */
const frameIn = (id: string, value: string) => {
  const art = artOf(id);
  if (!art || !isFrameColour(value)) return [];
  const address = (view: string) =>
    `/images/${id}/${view}?v=${imageVersion}${inColour(art, value) ? `&colour=${value}` : ''}`;
  return [{ value, swatch: frameColours[value], front: address('front'), back: address('back') }];
};

const lensIn = (value: string) => {
  const swatch = lensColour(value);
  return swatch === undefined ? [] : [{ value, swatch, worn: eyesWith(`-${value}`) }];
};

/** What the colours of a product look like; nothing for what has none. Source: EYE-1, EYE-4. */
export const looksOf = (
  id: string,
  category: string,
  options: readonly ProductOption[],
): Pick<ProductWire, 'looks'> => {
  const values = options.find(({ code }) => code === 'color')?.values ?? [];
  if (values.length === 0) return {};
  return category === 'lens'
    ? { looks: { each: values.flatMap(lensIn), bare: eyesWith('') } }
    : { looks: { each: values.flatMap((value) => frameIn(id, value)) } };
};

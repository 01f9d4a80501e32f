import type { Locale } from '../../../../domain/shared/locale.ts';
import type { GlassesArt } from '../range/art-type.ts';
import {
  type FrameModel,
  finishIn,
  frameColours,
  readingModels,
  sunglassModels,
} from '../range/frame-models.ts';
import { readingPowers } from '../range/option-values.ts';
import type { Feature, SeedProduct } from '../range/seed-product.ts';
import { glassesDescription } from '../texts/glasses-descriptions.ts';
import { eachLocale } from '../texts/localised.ts';
import { slugOf } from '../texts/slug.ts';
import { featureWord, glassesWord, shapeWord } from '../texts/title-words.ts';
import { character } from './draft-product.ts';
import { listPrices } from './list-prices.ts';

const tints: Readonly<Record<Feature, readonly (readonly [string, string])[]>> = {
  polarised: [
    ['#3c4148', '#5c6570'],
    ['#4d4a35', '#7b7a4e'],
    ['#4a3526', '#7d5a3a'],
  ],
  gradient: [
    ['#41464f', '#c98f55'],
    ['#4c3b52', '#d9a6b2'],
    ['#3f5a52', '#b7cf9f'],
    ['#5a3f2b', '#e0c49a'],
  ],
  mirrored: [
    ['#2d6fb5', '#8fd0ee'],
    ['#b5532d', '#f0c27a'],
    ['#2f8a6b', '#a8e0c4'],
    ['#8a8f98', '#e3e7ec'],
  ],
  photochromic: [
    ['#6f7780', '#c9d0d6'],
    ['#7d6a58', '#d9ccbd'],
  ],
  clear: [['#f2f6f8', '#fafcfd']],
  blue_filter: [['#e9eff6', '#f7f3e6']],
  foldable: [['#f2f6f8', '#fafcfd']],
  sun_reader: [
    ['#5a5148', '#a39585'],
    ['#4b5257', '#98a3aa'],
  ],
};

const artOf = (model: FrameModel, index: number): GlassesArt => {
  const [pictured = 'black', ...others] = model.colours;
  const choice = tints[model.feature];
  return {
    kind: model.kind === 'sunglasses' ? 'sunglasses' : 'reading',
    manufacturer: model.brand,
    name: model.name,
    line: `${model.brand} ${model.name}`,
    colours: { main: frameColours[pictured], second: frameColours[others[0] ?? pictured], accent: '#ffffff' },
    shape: model.shape,
    frame: frameColours[pictured],
    finish: finishIn(pictured, model.material === 'stainless_steel' || model.material === 'titanium'),
    metal: index % 2 === 0 ? '#d8b778' : '#b6bcc4',
    tints: choice[index % choice.length] ?? ['#41464f', '#c98f55'],
    mirrored: model.feature === 'mirrored',
    fit: model.fit,
    alsoIn: others,
  };
};

const filterCategory: Readonly<Record<Feature, string>> = {
  polarised: 'category_3',
  gradient: 'category_2',
  mirrored: 'category_3',
  photochromic: 'category_1_to_3',
  clear: 'category_0',
  blue_filter: 'category_0',
  foldable: 'category_0',
  sun_reader: 'category_2',
};

/** English puts the shape first: 'round sunglasses'. */
const formed = (locale: Locale, noun: string, shape: string): string =>
  locale === 'en' ? `${shape} ${noun}` : `${noun} ${shape}`;

const productOf =
  (firstId: number) =>
  (model: FrameModel, index: number): SeedProduct => {
    const id = String(firstId + index);
    const isSun = model.kind === 'sunglasses';
    const noun = !isSun && model.feature === 'sun_reader' ? glassesWord.sun_reader : glassesWord[model.kind];
    const extra = isSun || model.feature === 'blue_filter' || model.feature === 'foldable';
    const titles = eachLocale((locale) =>
      [
        `${model.brand} ${model.name}`,
        formed(locale, noun[locale], shapeWord[model.shape][locale]),
        ...(extra ? [featureWord[model.feature][locale]] : []),
      ].join(', '),
    );
    const [lens, bridge, temple] = model.fit;
    return {
      id,
      sku: slugOf(`${model.brand} ${model.name}`).toUpperCase(),
      group: id,
      category: model.kind,
      manufacturer: model.brand,
      brand: model.brand,
      shape: model.shape,
      feature: model.feature,
      contents: { unit: 'piece', amount: 1, count: 1 },
      titles,
      slugs: eachLocale((locale) => slugOf(titles[locale])),
      descriptions: glassesDescription(model),
      facts: [
        { code: 'frame_shape', value: model.shape },
        { code: 'frame_material', value: model.material },
        { code: 'lens_feature', value: model.feature },
        { code: 'filter_category', value: filterCategory[model.feature] },
        { code: 'uv_filter', value: isSun || model.feature === 'sun_reader' ? 'uv400' : 'none' },
        { code: 'lens_width', value: `${lens} mm` },
        { code: 'bridge_width', value: `${bridge} mm` },
        { code: 'temple_length', value: `${temple} mm` },
      ],
      options: [
        ...(isSun ? [] : [{ code: 'sphere' as const, values: readingPowers }]),
        { code: 'color' as const, values: model.colours },
      ],
      narrowings:
        // The last colour of a reading model is made only in weak powers.
        !isSun && model.colours.length > 2
          ? [
              {
                when: 'color',
                values: model.colours.slice(-1),
                code: 'sphere',
                keep: readingPowers.slice(0, 4),
              },
            ]
          : [],
      basePrice: listPrices(isSun ? 'sunglasses' : 'reading_glasses', model.price),
      hasBulkPrice: false,
      ...character(id, id, isSun ? 30 : 25),
      stock: 'mixed',
      isActive: true,
      discontinued: false,
      isTrial: false,
      art: artOf(model, index),
    };
  };

export const sunglassProducts: readonly SeedProduct[] = sunglassModels.map(productOf(30010));
export const readingProducts: readonly SeedProduct[] = readingModels.map(productOf(40010));

import type { FrameShape } from '../../../../domain/catalogue/facet-values.ts';
import type { GlassesArt } from './art-type.ts';
import type { Feature } from './seed-product.ts';

export const frameColours = {
  black: '#1b191d',
  havana: '#6b3f1d',
  tortoise: '#8a5a2b',
  champagne: '#e3cfae',
  crystal: '#dfe7ea',
  navy: '#1f2f57',
  olive: '#5b6236',
  burgundy: '#6d1730',
  gold: '#c9a23f',
  silver: '#b6bcc4',
  rose: '#d79aa0',
  sand: '#cdb28a',
  petrol: '#0e4f5c',
  cognac: '#9a5a24',
  grey: '#6c7178',
  green: '#2f5d46',
  violet: '#5a3d7a',
  coral: '#d8694f',
} as const satisfies Readonly<Record<string, string>>;
export type FrameColour = keyof typeof frameColours;
export const isFrameColour = (input: string): input is FrameColour => Object.hasOwn(frameColours, input);

/** Returns the look of a frame in a colour. Metal frames always look like metal. */
export const finishIn = (colour: FrameColour, isMetal: boolean): GlassesArt['finish'] => {
  if (isMetal) return 'metal';
  if (colour === 'havana' || colour === 'tortoise') return 'tortoise';
  return colour === 'crystal' || colour === 'champagne' ? 'crystal' : 'solid';
};

export type FrameMaterial = 'acetate' | 'bio_acetate' | 'stainless_steel' | 'titanium' | 'nylon';

export interface FrameModel {
  readonly kind: 'sunglasses' | 'reading_glasses';
  readonly brand: string;
  readonly name: string;
  readonly shape: FrameShape;
  readonly feature: Feature;
  readonly material: FrameMaterial;
  /** The first one is shown in pictures. */
  readonly colours: readonly FrameColour[];
  /** Units: minor, EUR. */
  readonly price: number;
  /** Millimetres: lens, bridge, temple. */
  readonly fit: readonly [number, number, number];
}

type Row = readonly [string, FrameShape, Feature, FrameMaterial, number, readonly FrameColour[]];

const models = (kind: FrameModel['kind'], brand: string, rows: readonly Row[]): readonly FrameModel[] =>
  rows.map(([name, shape, feature, material, price, colours], i) => ({
    kind,
    brand,
    name,
    shape,
    feature,
    material,
    price,
    colours,
    fit: [48 + ((i * 3 + name.length) % 9), 17 + ((i + name.length) % 6), i % 3 === 0 ? 145 : 140],
  }));

/** Product numbers depend on the order of this list: append only. */
export const sunglassModels: readonly FrameModel[] = [
  ...models('sunglasses', 'Solvenne', [
    ['Alba', 'round', 'gradient', 'acetate', 12900, ['havana', 'black', 'rose']],
    ['Brio', 'wayfarer', 'polarised', 'acetate', 13900, ['black', 'tortoise', 'navy']],
    ['Capriola', 'cateye', 'gradient', 'acetate', 14900, ['burgundy', 'black', 'champagne']],
    ['Delfi', 'square', 'polarised', 'bio_acetate', 15900, ['olive', 'havana']],
    ['Estiva', 'oval', 'gradient', 'acetate', 11900, ['champagne', 'rose', 'black']],
    ['Fiora', 'panto', 'polarised', 'acetate', 13900, ['tortoise', 'crystal', 'petrol']],
    ['Gaia', 'hexagon', 'gradient', 'stainless_steel', 14900, ['gold', 'silver']],
    ['Isola', 'rectangle', 'mirrored', 'acetate', 12900, ['crystal', 'black']],
    ['Lumina', 'aviator', 'gradient', 'stainless_steel', 15900, ['gold', 'black', 'silver']],
    ['Marea', 'cateye', 'polarised', 'bio_acetate', 16900, ['petrol', 'havana', 'violet']],
    ['Notturna', 'square', 'gradient', 'acetate', 12900, ['black', 'burgundy']],
    ['Ombra', 'round', 'mirrored', 'stainless_steel', 14900, ['silver', 'gold']],
  ]),
  ...models('sunglasses', 'Ravella', [
    ['Corso', 'wayfarer', 'polarised', 'nylon', 6900, ['black', 'grey', 'olive']],
    ['Derby', 'rectangle', 'polarised', 'nylon', 7200, ['navy', 'black']],
    ['Faro', 'aviator', 'mirrored', 'stainless_steel', 7900, ['silver', 'gold', 'black']],
    ['Giro', 'square', 'photochromic', 'nylon', 9900, ['grey', 'black']],
    ['Ligure', 'round', 'polarised', 'nylon', 6900, ['havana', 'green']],
    ['Passo', 'panto', 'gradient', 'acetate', 7900, ['cognac', 'black', 'sand']],
    ['Quadro', 'square', 'polarised', 'acetate', 8400, ['black', 'tortoise']],
    ['Riva', 'oval', 'mirrored', 'nylon', 6500, ['coral', 'petrol', 'black']],
    ['Scala', 'hexagon', 'polarised', 'stainless_steel', 8900, ['gold', 'silver']],
    ['Terra', 'wayfarer', 'photochromic', 'bio_acetate', 10900, ['sand', 'olive', 'havana']],
  ]),
  ...models('sunglasses', 'Lirana', [
    ['Amber', 'cateye', 'gradient', 'acetate', 9900, ['cognac', 'rose', 'black']],
    ['Bella', 'round', 'gradient', 'acetate', 9400, ['rose', 'champagne']],
    ['Celia', 'oval', 'polarised', 'acetate', 9900, ['violet', 'black', 'tortoise']],
    ['Daria', 'cateye', 'mirrored', 'acetate', 10400, ['coral', 'navy']],
    ['Elea', 'panto', 'gradient', 'bio_acetate', 10900, ['crystal', 'rose', 'green']],
    ['Fila', 'hexagon', 'gradient', 'stainless_steel', 9900, ['rose', 'gold']],
    ['Greta', 'square', 'gradient', 'acetate', 9400, ['champagne', 'burgundy', 'black']],
    ['Hanna', 'round', 'polarised', 'stainless_steel', 10900, ['gold', 'silver', 'rose']],
    ['Iva', 'rectangle', 'gradient', 'acetate', 8900, ['burgundy', 'black']],
    ['Juno', 'aviator', 'gradient', 'stainless_steel', 10400, ['gold', 'rose']],
  ]),
  ...models('sunglasses', 'Kaphira', [
    ['K1 Ridge', 'rectangle', 'polarised', 'nylon', 11900, ['grey', 'black', 'coral']],
    ['K2 Summit', 'square', 'photochromic', 'nylon', 14900, ['black', 'petrol']],
    ['K3 Delta', 'wayfarer', 'mirrored', 'nylon', 10900, ['petrol', 'black', 'green']],
    ['K4 Glacier', 'round', 'mirrored', 'nylon', 12900, ['silver', 'black']],
    ['K5 Harbour', 'panto', 'polarised', 'bio_acetate', 11900, ['navy', 'sand']],
    ['K6 Dune', 'aviator', 'polarised', 'titanium', 17900, ['gold', 'grey']],
    ['K7 Trail', 'oval', 'photochromic', 'nylon', 13900, ['green', 'black']],
    ['K8 Canyon', 'square', 'polarised', 'nylon', 11400, ['cognac', 'black']],
  ]),
  ...models('sunglasses', 'Duneo', [
    ['Lido', 'wayfarer', 'gradient', 'nylon', 3900, ['black', 'tortoise', 'crystal']],
    ['Molo', 'round', 'gradient', 'nylon', 3900, ['tortoise', 'black']],
    ['Pineta', 'square', 'polarised', 'nylon', 4900, ['green', 'black', 'sand']],
    ['Rena', 'cateye', 'gradient', 'nylon', 4200, ['black', 'coral']],
    ['Sabbia', 'panto', 'polarised', 'nylon', 4900, ['sand', 'havana', 'navy']],
    ['Vela', 'aviator', 'mirrored', 'stainless_steel', 4900, ['silver', 'gold']],
    ['Zagara', 'hexagon', 'gradient', 'stainless_steel', 4500, ['gold', 'black']],
    ['Onda', 'rectangle', 'polarised', 'nylon', 4700, ['navy', 'grey']],
  ]),
];

/** Product numbers depend on the order of this list: append only. */
export const readingModels: readonly FrameModel[] = [
  ...models('reading_glasses', 'Papyra', [
    ['Absatz', 'rectangle', 'clear', 'nylon', 1990, ['black', 'navy', 'burgundy']],
    ['Blatt', 'round', 'clear', 'nylon', 1990, ['tortoise', 'black', 'green']],
    ['Folio', 'rectangle', 'foldable', 'nylon', 2990, ['black', 'grey']],
    ['Glosse', 'panto', 'blue_filter', 'nylon', 2490, ['crystal', 'petrol', 'black']],
    ['Kapitel', 'square', 'blue_filter', 'nylon', 2490, ['navy', 'tortoise']],
    ['Leporello', 'oval', 'foldable', 'stainless_steel', 3490, ['silver', 'gold']],
    ['Marginal', 'rectangle', 'clear', 'stainless_steel', 2290, ['silver', 'black']],
    ['Prolog', 'wayfarer', 'clear', 'nylon', 1990, ['havana', 'black', 'coral']],
    ['Seite', 'cateye', 'clear', 'nylon', 2190, ['burgundy', 'rose', 'black']],
    ['Titelei', 'round', 'sun_reader', 'nylon', 2990, ['tortoise', 'black']],
    ['Vorwort', 'hexagon', 'clear', 'stainless_steel', 2490, ['gold', 'silver']],
    ['Zeile', 'rectangle', 'sun_reader', 'nylon', 2990, ['black', 'cognac']],
  ]),
  ...models('reading_glasses', 'Letteris', [
    ['Antiqua', 'panto', 'blue_filter', 'acetate', 4900, ['havana', 'black', 'champagne']],
    ['Brevier', 'rectangle', 'clear', 'acetate', 4500, ['black', 'olive']],
    ['Cicero', 'round', 'blue_filter', 'acetate', 4900, ['cognac', 'crystal']],
    ['Corpus', 'square', 'clear', 'acetate', 4500, ['petrol', 'black', 'burgundy']],
    ['Garamo', 'oval', 'clear', 'acetate', 4500, ['champagne', 'violet']],
    ['Kursiv', 'cateye', 'blue_filter', 'acetate', 4900, ['rose', 'black']],
    ['Ligatur', 'wayfarer', 'clear', 'bio_acetate', 5500, ['green', 'havana', 'sand']],
    ['Minuskel', 'round', 'foldable', 'acetate', 5900, ['black', 'tortoise']],
    ['Petit', 'hexagon', 'clear', 'stainless_steel', 4900, ['gold', 'black']],
    ['Versal', 'rectangle', 'sun_reader', 'acetate', 5500, ['tortoise', 'black']],
  ]),
  ...models('reading_glasses', 'Vigneau', [
    ['Atelier', 'panto', 'blue_filter', 'titanium', 8900, ['gold', 'grey']],
    ['Belleville', 'round', 'clear', 'acetate', 6900, ['crystal', 'cognac', 'black']],
    ['Canal', 'square', 'clear', 'acetate', 6900, ['navy', 'havana']],
    ['Dauphine', 'cateye', 'blue_filter', 'acetate', 7400, ['burgundy', 'champagne']],
    ['Faubourg', 'rectangle', 'clear', 'titanium', 8900, ['silver', 'black']],
    ['Jardin', 'oval', 'sun_reader', 'bio_acetate', 7900, ['olive', 'tortoise']],
    ['Rivoli', 'wayfarer', 'blue_filter', 'acetate', 7400, ['black', 'petrol', 'tortoise']],
    ['Tuilerie', 'hexagon', 'clear', 'titanium', 8900, ['gold', 'silver']],
    ['Voltaire', 'rectangle', 'foldable', 'stainless_steel', 6900, ['black', 'gold']],
  ]),
];

import { lensTypes, lensUsages } from '../../../domain/catalogue/product.ts';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';
import { products } from './products/products.ts';
import type { SeedProduct } from './range/seed-product.ts';
import { inAllShapes, inShape, madeBy, ofType, ordered } from './texts/category-sentences.ts';
import {
  brandsTitle,
  type CategoryText,
  careText,
  featureTitle,
  lensTypeTitle,
  manufacturersTitle,
  rootText,
  shapesTitle,
  shapeTitle,
  shopText,
  typeSlug,
  usageText,
} from './texts/category-texts.ts';
import { featureSentence, shapeSentence } from './texts/glasses-descriptions.ts';
import { eachLocale } from './texts/localised.ts';
import { slugOf } from './texts/slug.ts';

interface Step extends CategoryText {
  readonly key: string;
  readonly slug?: Localised;
}

export interface SeedCategory extends CategoryText {
  readonly id: string;
  readonly parent?: string;
  readonly depth: number;
  readonly slugs: Localised;
  /** Slugs from the outermost category, joined by `/`. */
  readonly paths: Localised;
  readonly productIds: readonly string[];
}

/** The root category for the whole shop, without a URL of its own. */
export const shopCategoryId = 'shop';

const maker = (title: Localised, name: string, how?: Localised): Step => ({
  key: slugOf(name),
  ...madeBy(title, name, how),
});
const group = (key: string, title: Localised, by: Localised): Step => ({ key, ...ordered(title, by) });

const lensWays = ({
  lensType,
  lensUsage,
  manufacturer,
  brand,
}: SeedProduct): readonly (readonly Step[])[] => {
  if (!lensType || !lensUsage) return [];
  const root: Step = { key: 'lens', ...rootText.lens };
  const usage: Step = { key: lensUsage, ...usageText[lensUsage] };
  const title = lensTypeTitle[lensType][lensUsage];
  const type: Step = { key: lensType, slug: typeSlug[lensType], ...ofType(title, lensType) };
  return [
    [root, usage, type, maker(title, manufacturer), maker(title, brand)],
    [
      root,
      group('makers', rootText.lens.title, manufacturersTitle),
      maker(rootText.lens.title, manufacturer),
      maker(rootText.lens.title, brand),
    ],
  ];
};

const careWays = ({ careKind, manufacturer }: SeedProduct): readonly (readonly Step[])[] => {
  if (!careKind) return [];
  const root: Step = { key: 'care', ...rootText.lenscare };
  return [
    [root, { key: careKind, ...careText[careKind] }],
    [
      root,
      group('makers', rootText.lenscare.title, manufacturersTitle),
      maker(rootText.lenscare.title, manufacturer),
    ],
  ];
};

const glassesWays = ({ category, shape, feature, brand }: SeedProduct): readonly (readonly Step[])[] => {
  if (!shape || !feature) return [];
  const root: Step = { key: category === 'sunglasses' ? 'sun' : 'reading', ...rootText[category] };
  return [
    [
      root,
      group('shapes', root.title, shapesTitle),
      { key: shape, ...inShape(root.title, shapeTitle[shape], shapeSentence[shape]) },
    ],
    [root, { key: feature, title: featureTitle[feature], description: featureSentence[feature] }],
    [root, group('brands', root.title, brandsTitle), maker(root.title, brand, inAllShapes)],
  ];
};

/** The category paths to a product. The first is the one shown in its breadcrumb. */
const waysTo = (product: SeedProduct): readonly (readonly Step[])[] => [
  ...lensWays(product),
  ...careWays(product),
  ...glassesWays(product),
];

const breadcrumbDepth: Readonly<Record<SeedProduct['category'], number>> = {
  lens: 3,
  lenscare: 2,
  sunglasses: 3,
  reading_glasses: 3,
};

const idAt = (way: readonly Step[], depth: number): string =>
  way
    .slice(0, depth)
    .map(({ key }) => key.replaceAll('_', '-'))
    .join('.');

/** Returns the category shown in a product's breadcrumb: usage and type for a lens. Source: CAT-10. */
export const homeCategoryOf = (product: SeedProduct): string =>
  idAt(waysTo(product)[0] ?? [], breadcrumbDepth[product.category]);

const slugsOf = ({ slug, title }: Step): Localised => slug ?? eachLocale((locale) => slugOf(title[locale]));

const shop: SeedCategory = {
  id: shopCategoryId,
  ...shopText,
  depth: 0,
  slugs: eachLocale(() => ''),
  paths: eachLocale(() => ''),
  productIds: products.map(({ id }) => id),
};

const grow = (tree: Map<string, SeedCategory>, product: SeedProduct, way: readonly Step[]): void => {
  let parent = shop;
  for (const [index, step] of way.entries()) {
    const id = idAt(way, index + 1);
    const known = tree.get(id);
    const slugs = slugsOf(step);
    const below = (locale: Locale): string =>
      parent.depth === 0 ? slugs[locale] : `${parent.paths[locale]}/${slugs[locale]}`;
    const category: SeedCategory = known
      ? { ...known, productIds: [...new Set([...known.productIds, product.id])] }
      : {
          id,
          parent: parent.id,
          depth: index + 1,
          title: step.title,
          description: step.description,
          slugs,
          paths: eachLocale(below),
          productIds: [product.id],
        };
    tree.set(id, category);
    parent = category;
  }
};

/** Keys in display order. Makers and brands are sorted by name; grouping categories come last. */
const shown: readonly string[] = [
  ...['lens', 'care', 'sun', 'reading'],
  ...lensUsages,
  ...lensTypes,
  ...Object.keys(careText),
  ...Object.keys(featureTitle),
  ...Object.keys(shapeTitle),
].map((key) => key.replaceAll('_', '-'));
const groups: readonly string[] = ['shapes', 'brands', 'makers'];

const placeOf = ({ id }: SeedCategory): number => {
  const key = id.slice(id.lastIndexOf('.') + 1);
  if (groups.includes(key)) return 1000 + groups.indexOf(key);
  return shown.includes(key) ? shown.indexOf(key) : 500;
};

const makeTree = (): readonly SeedCategory[] => {
  const tree = new Map<string, SeedCategory>([[shop.id, shop]]);
  for (const product of products) for (const way of waysTo(product)) grow(tree, product, way);
  return [...tree.values()].toSorted(
    (a, b) => a.depth - b.depth || placeOf(a) - placeOf(b) || (a.title.en < b.title.en ? -1 : 1),
  );
};

/** Every category that has products, parents first, five levels deep. Source: ROUTE-15. */
export const categories: readonly SeedCategory[] = makeTree();

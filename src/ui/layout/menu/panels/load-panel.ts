import type { Services } from '../../../../application/services.ts';
import type { Facet, FilterCode } from '../../../../domain/catalogue/listing.ts';
import { menuOf } from '../../../../domain/content/navigation.ts';
import { pathTo } from '../../../../domain/shared/paths.ts';
import type { Department } from '../../../shared/departments.ts';
import { loadOr } from '../../../shared/load-or.ts';
import { type PackedLink, packed } from '../packed-menu.ts';

type Asked = Pick<Services, 'catalogue' | 'content' | 'locale'>;

/** A link of a panel. `count`: the number of its products, if known. */
export interface PanelKind {
  readonly name: string;
  readonly address: string;
  readonly count?: number;
}

/** What the panel of a department shows. */
export interface PanelData {
  readonly department: Department['name'];
  readonly name: string;
  readonly address: string;
  readonly total: number;
  readonly kinds: readonly PanelKind[];
  /** Further facets to choose by: the purpose of lenses, or the shape of frames. */
  readonly need: Facet | undefined;
  readonly brand: Facet | undefined;
}

/** Returns how many products the category at an address has. */
const countAt = async ({ catalogue, locale }: Asked, address: string): Promise<number | undefined> => {
  const root = pathTo.category(locale, '');
  if (!address.startsWith(root)) return undefined;
  const category = await loadOr(catalogue.category(address.slice(root.length)), undefined);
  if (!category) return undefined;
  const listing = await loadOr(catalogue.products({ category: category.id, itemsPerPage: 1 }), undefined);
  return listing?.total;
};

const kindOf = async (asked: Asked, [name, address]: PackedLink): Promise<PanelKind> => {
  const count = await countAt(asked, address);
  return { name, address, ...(count !== undefined && { count }) };
};

const facetIn = (facets: readonly Facet[], ...codes: readonly FilterCode[]): Facet | undefined =>
  facets.find(({ code, values }) => codes.includes(code) && values.length > 1);

/**
 * Loads what the panel of a department shows: the links set by editors, the purposes, the brands. Undefined if the menu
 * does not link to the department. Source: MENU-1, CONT-5.
 */
export const loadPanel = async (asked: Asked, { name, path }: Department): Promise<PanelData | undefined> => {
  const { catalogue, content, locale } = asked;
  const slug = path[locale];
  const address = pathTo.category(locale, slug);
  const [items, category] = await Promise.all([
    loadOr(content.navigation(), []),
    loadOr(catalogue.category(slug), undefined),
  ]);
  const entry = menuOf(items, locale)
    .map(packed)
    .find(([, to]) => to === address);
  if (!entry || !category) return undefined;
  const [kinds, listing] = await Promise.all([
    Promise.all((entry[2] ?? []).map((child) => kindOf(asked, child))),
    loadOr(catalogue.products({ category: category.id, itemsPerPage: 1 }), undefined),
  ]);
  if (!listing) return undefined;
  const { facets, total } = listing;
  return {
    department: name,
    name: entry[0],
    address,
    total,
    kinds,
    need: facetIn(facets, 'lens_type', 'frame_shape'),
    brand: facetIn(facets, 'brand'),
  };
};

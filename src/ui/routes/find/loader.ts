import { type FoundPage, findPage } from '../../../application/catalogue/found-page.ts';
import {
  type OwnValues,
  readOwnValues,
  type WrongOwnValue,
} from '../../../domain/catalogue/lens/own-values.ts';
import { type ListingQuery, readListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { pageCountOf } from '../../../domain/catalogue/pagination.ts';
import { wholeTyped } from '../../../domain/shared/typed-text.ts';
import { fieldName } from '../../catalogue/found/field-name.ts';
import { type LoaderArgs, loadIfAny, loadOrThrow, servicesOf } from '../../shared/load.ts';

export interface FindData {
  readonly query: ListingQuery;
  /** The category to search in. */
  readonly category?: { readonly title: string; readonly path: string };
  /** The input of the fields, by their names; undefined if nothing was typed. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly wrong?: readonly WrongOwnValue[];
  readonly values?: OwnValues;
  readonly found?: FoundPage;
}

/**
 * The parameter with which the page server passes a posted form to the loader. A loader never sees it from a visitor's
 * own address.
 */
export const typedParameter = 'typed';

/** Loads the products made in the values of a posted form; without one, the empty form. Source: FIND-1, FIND-2. */
export const findLoader = async (args: LoaderArgs): Promise<FindData> => {
  const services = servicesOf(args);
  const { catalogue, shop, locale } = services;
  const address = new URL(args.request.url).searchParams;
  const asked = readListingQuery(address, shop.itemsPerPage);
  const slugs = address.get('in') ?? '';
  const known = slugs === '' ? null : await loadIfAny(catalogue.category(slugs));
  const place = known && { category: { title: known.title, path: known.paths[locale] } };
  const typed = address.get(typedParameter);
  if (typed === null) return { query: asked, ...place };
  const fields = new URLSearchParams(typed);
  const query = { ...asked, page: wholeTyped(fields.get('page') ?? '', 6) || 1 };
  const read = readOwnValues((eye, code) => fields.get(fieldName(eye, code)) ?? '');
  const data = { query, ...place, typed: Object.fromEntries(fields) };
  if (read._tag === 'Left') return { ...data, wrong: read.left };
  const values = read.right;
  const pageOf = (page: number) =>
    loadOrThrow(
      findPage(services, values, { query: { ...query, page }, within: place?.category.path ?? '' }),
    );
  const found = await pageOf(query.page);
  const last = pageCountOf(found.listing.total, query.itemsPerPage);
  if (query.page <= last) return { ...data, values, found };
  return { ...data, query: { ...query, page: last }, values, found: await pageOf(last) };
};

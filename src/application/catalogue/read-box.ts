import * as E from 'fp-ts/Either';
import type { Configuration } from '../../domain/catalogue/lens/lens-options.ts';
import { type BoxCode, readBoxCode } from '../../domain/catalogue/lens/reading/element-string.ts';
import { type Readings, type ReadText, readValues } from '../../domain/catalogue/lens/reading/read-values.ts';
import type { ProductId, ProductSummary } from '../../domain/catalogue/product.ts';
import type { Failure } from '../shared/failure.ts';
import type { PictureText } from './picture-reader.ts';
import type { CataloguePort } from './ports.ts';

/** What a box or a prescription says, and whether it belongs to another product than the one viewed. */
export interface BoxReading {
  readonly read: ReadText;
  readonly code?: BoxCode;
  /** The product of the barcode, with the values of the box. */
  readonly other?: { readonly product: ProductSummary; readonly values: Configuration };
  /** The shop could not be asked whose barcode it is. */
  readonly isUnasked?: true;
}

type Catalogue = Pick<CataloguePort, 'options' | 'products'>;

/** Whether the shop gave no answer, which is something else than the answer that it knows nothing. */
const gaveNoAnswer = ({ _tag }: Failure): boolean => _tag !== 'NotFound' && _tag !== 'Refused';

/** Looks up the values of a GTIN of one product; undefined if the GTIN is none of the product's. */
const valuesOf = async (
  catalogue: Catalogue,
  id: ProductId,
  gtin: string,
): Promise<Configuration | 'unasked' | undefined> => {
  const answer = await catalogue.options(id, { gtin })();
  if (E.isLeft(answer)) return gaveNoAnswer(answer.left) ? 'unasked' : undefined;
  if (!answer.right.some(({ values }) => values.length > 0)) return undefined;
  return Object.fromEntries(
    answer.right.flatMap(({ code, values }) => (values.length === 1 ? [[code, values[0]]] : [])),
  );
};

const otherOf = async (catalogue: Catalogue, gtin: string): Promise<BoxReading['other'] | 'unasked'> => {
  const found = await catalogue.products({ search: gtin, itemsPerPage: 10 })();
  if (E.isLeft(found)) return gaveNoAnswer(found.left) ? 'unasked' : undefined;
  const [product, ...more] = found.right.products;
  if (!product || more.length > 0) return undefined;
  const values = await valuesOf(catalogue, product.id, gtin);
  return { product, values: values === 'unasked' ? {} : (values ?? {}) };
};

/** Merges two readings. If they differ, both values are kept and the field stays undecided. */
const both = (one: Readings, more: Readings): Readings =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(more)])].map((code) => {
      const of = code as keyof Readings;
      return [code, [...new Set([...(one[of] ?? []), ...(more[of] ?? [])])]];
    }),
  );

const asReadings = (values: Configuration): Readings =>
  Object.fromEntries(Object.entries(values).map(([code, value]) => [code, [value]]));

/**
 * Evaluates what a picture contains: the product and values of a barcode, and the values in its text. Skips codes that
 * do not belong to a box, leaves out what the shop cannot answer now, and says so. Source: PHOTO-4, PHOTO-5, PHOTO-6.
 */
export const readBox = async (
  catalogue: Catalogue,
  id: ProductId,
  { codes, text }: PictureText,
): Promise<BoxReading> => {
  const [code, ...others] = codes.map(readBoxCode).flatMap((one) => (E.isRight(one) ? [one.right] : []));
  const read = readValues([text, ...(code?.notes ?? [])].join('\n'));
  // The picture shows two boxes, so it is unknown whose values are right.
  if (!code || others.some(({ gtin }) => gtin !== code.gtin)) return { read };
  const values = await valuesOf(catalogue, id, code.gtin);
  if (values === 'unasked') return { code, read, isUnasked: true };
  if (values) return { code, read: { ...read, either: both(asReadings(values), read.either) } };
  const other = await otherOf(catalogue, code.gtin);
  if (other === 'unasked') return { code, read, isUnasked: true };
  return { code, read, ...(other && { other }) };
};

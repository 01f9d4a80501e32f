import * as E from 'fp-ts/Either';
import type { Configuration } from '../../domain/catalogue/lens/lens-options.ts';
import { type BoxCode, readBoxCode } from '../../domain/catalogue/lens/reading/element-string.ts';
import { type Readings, type ReadText, readValues } from '../../domain/catalogue/lens/reading/read-values.ts';
import type { ProductId, ProductSummary } from '../../domain/catalogue/product.ts';
import type { PictureText } from './picture-reader.ts';
import type { CataloguePort } from './ports.ts';

/** What a box or a prescription says, and whether it is of another product than the one that is looked at. */
export interface BoxReading {
  readonly read: ReadText;
  readonly code?: BoxCode;
  /** The product that the barcode names, with the values of the box. */
  readonly other?: { readonly product: ProductSummary; readonly values: Configuration };
}

type Catalogue = Pick<CataloguePort, 'options' | 'products'>;

/** The values of a number of trade, of one product; nothing where it is none of its numbers. */
const valuesOf = async (
  catalogue: Catalogue,
  id: ProductId,
  gtin: string,
): Promise<Configuration | undefined> => {
  const answer = await catalogue.options(id, { gtin })();
  if (E.isLeft(answer) || !answer.right.some(({ values }) => values.length > 0)) return undefined;
  return Object.fromEntries(
    answer.right.flatMap(({ code, values }) => (values.length === 1 ? [[code, values[0]]] : [])),
  );
};

const otherOf = async (catalogue: Catalogue, gtin: string): Promise<BoxReading['other']> => {
  const found = await catalogue.products({ search: gtin, itemsPerPage: 10 })();
  const [product, ...more] = E.isRight(found) ? found.right.products : [];
  if (!product || more.length > 0) return undefined;
  return { product, values: (await valuesOf(catalogue, product.id, gtin)) ?? {} };
};

/** What is read twice is there twice: where it differs, it stays open. */
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
 * Reads what a picture said: the product and values of a barcode, and the values in its text. Codes that are none of a
 * box are passed over; what the shop cannot be asked now is left out. Source: PHOTO-4, PHOTO-5.
 */
export const readBox = async (
  catalogue: Catalogue,
  id: ProductId,
  { codes, text }: PictureText,
): Promise<BoxReading> => {
  const [code, ...others] = codes.map(readBoxCode).flatMap((one) => (E.isRight(one) ? [one.right] : []));
  const read = readValues([text, ...(code?.notes ?? [])].join('\n'));
  // Two boxes on one picture: whose values they are nobody knows.
  if (!code || others.some(({ gtin }) => gtin !== code.gtin)) return { read };
  const values = await valuesOf(catalogue, id, code.gtin);
  if (values) return { code, read: { ...read, either: both(asReadings(values), read.either) } };
  const other = await otherOf(catalogue, code.gtin);
  return { code, read, ...(other && { other }) };
};

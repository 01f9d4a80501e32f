import * as E from 'fp-ts/Either';
import type { NewCartLine } from '../../domain/cart/cart.ts';
import { toCartLines } from '../../domain/cart/prescribed-lines.ts';
import {
  clampQuantity,
  isOneOnly,
  parseQuantity,
  type QuantityRule,
  quantityRule,
} from '../../domain/cart/quantity.ts';
import type { Configuration, OptionCode } from '../../domain/catalogue/lens/lens-options.ts';
import { isSoldOut } from '../../domain/catalogue/orderable.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { missing, preselected, variantId } from '../../domain/catalogue/variant.ts';
import type { Shop } from '../shared/shop.ts';

/** The groups of fields: one per eye for lenses, `item` for everything else. */
export const fieldGroups = ['right', 'left', 'item'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** Which eyes a lens is wanted for. */
export const eyeChoices = ['both', 'right', 'left'] as const;
export type EyeChoice = (typeof eyeChoices)[number];

/** A field of the form, independent of how its name is written. */
export interface FieldRef {
  readonly group: FieldGroup;
  readonly code: OptionCode;
}

export type AddFormProblem =
  | { readonly _tag: 'NotOrderable' }
  /** A cart holds only one of this product: for one eye, or for two eyes with the same values. */
  | { readonly _tag: 'OneOnly' }
  /** Fields without a chosen value. Never empty; in the order of the form. */
  | { readonly _tag: 'MissingValues'; readonly at: readonly FieldRef[] }
  /** Fields whose values the product is not made in. Never empty. */
  | { readonly _tag: 'NotOffered'; readonly at: readonly FieldRef[] };

export type AddFormProduct = Pick<
  Product,
  'id' | 'sku' | 'isTrial' | 'category' | 'options' | 'orderable' | 'stock' | 'stopOrder'
>;

/** A field's name in the form: `right[sphere]`, `item[quantity]`. */
export const fieldName = (group: FieldGroup, code: OptionCode | 'quantity'): string => `${group}[${code}]`;

/** Whether the values are chosen per eye. They are for lenses; any other product has one set. */
export const isChosenPerEye = ({ category }: Pick<Product, 'category'>): boolean => category === 'lens';

/** How many of a product a visitor may choose before the stock of its variant is known. Source: CART-8. */
export const addQuantityRule = (
  { id, sku, isTrial, stock }: AddFormProduct,
  { max, cappedCodes }: Shop['quantity'],
): QuantityRule =>
  quantityRule({
    isTrial,
    codes: { productId: id, sku },
    cappedCodes,
    configMax: max,
    stopOrder: false,
    stock,
  });

type Entries = Iterable<readonly [string, unknown]>;

/** A filled group of fields. `quantity` is in boxes, for this eye or for this item. */
interface Filled {
  readonly group: FieldGroup;
  readonly values: Configuration;
  readonly quantity: number;
}

/** The content of a form before validation. Used for live prices and dates while the form is filled in. */
export interface AddDraft {
  /** The left eye has the same values as the right eye. */
  readonly same: boolean;
  /** The maximum quantity of a line. If it is one, a single box serves both eyes. */
  readonly most: number;
  /** The groups that apply to the chosen eyes. */
  readonly filled: readonly Filled[];
}

const textsOf = (entries: Entries): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const [name, value] of entries) if (typeof value === 'string') texts.set(name, value.trim());
  return texts;
};

export const readAddDraft = (
  entries: Entries,
  product: AddFormProduct,
  quantity: Shop['quantity'],
): AddDraft => {
  const texts = textsOf(entries);
  const eyes = eyeChoices.find((choice) => choice === texts.get('eyes')) ?? 'both';
  const same = eyes === 'both' && texts.has('same');
  const rule = addQuantityRule(product, quantity);
  const most = rule._tag === 'Range' ? rule.max : 1;

  const filled = (group: FieldGroup): Filled => ({
    group,
    values: {
      ...preselected(product.options),
      ...Object.fromEntries(
        product.options.flatMap(({ code }) => {
          const value = texts.get(fieldName(group, code));
          return value ? [[code, value]] : [];
        }),
      ),
    },
    quantity: clampQuantity(parseQuantity(texts.get(fieldName(group, 'quantity'))), most),
  });

  if (!isChosenPerEye(product)) return { same: false, most, filled: [filled('item')] };
  if (eyes !== 'both') return { same, most, filled: [filled(eyes)] };
  return { same, most, filled: same ? [filled('right')] : [filled('right'), filled('left')] };
};

/** The same values for the same eyes give the same pair id, however often they are added. */
const pairIdOf = (product: AddFormProduct, filled: readonly Filled[]): string =>
  filled.map(({ values }) => variantId(product.id, values)).join('|');

const linesOf = (product: AddFormProduct, { same, filled }: AddDraft): readonly NewCartLine[] => {
  const of = (wanted: FieldGroup) => filled.find(({ group }) => group === wanted);
  const item = of('item');
  if (item) return [{ productId: product.id, options: item.values, quantity: item.quantity }];
  const right = of('right');
  const left = same ? right : of('left');
  return toCartLines(product, { ...(right && { right }), ...(left && { left }) }, pairIdOf(product, filled));
};

/**
 * Limits a line to the maximum quantity. A line for both eyes that exceeds it becomes one line per eye, so that no box
 * is lost.
 */
const within =
  (max: number) =>
  (line: NewCartLine): readonly NewCartLine[] => {
    const { quantity } = line;
    if (quantity <= max || max === 1) return [{ ...line, quantity: clampQuantity(quantity, max) }];
    return (['right', 'left'] as const).map((side) => ({
      ...line,
      eye: side,
      quantity: quantity / 2,
      pairId: variantId(line.productId, line.options),
    }));
  };

/**
 * Reads the fields of a product's form as cart lines: one, or two that share a pair. The browser and the page server
 * use the same function. Source: CART-2, CAT-8.
 */
export const readAddForm = (
  entries: Entries,
  product: AddFormProduct,
  quantity: Shop['quantity'],
): E.Either<AddFormProblem, readonly NewCartLine[]> => {
  if (product.orderable !== 'orderable' || isSoldOut(product)) return E.left({ _tag: 'NotOrderable' });
  const draft = readAddDraft(entries, product, quantity);
  const open = draft.filled.flatMap(({ group, values }) =>
    missing(product.options, values).map((code) => ({ group, code, empty: values[code] === undefined })),
  );
  const at = (fields: typeof open) => fields.map(({ group, code }): FieldRef => ({ group, code }));
  const empty = open.filter((field) => field.empty);
  if (empty.length > 0) return E.left({ _tag: 'MissingValues', at: at(empty) });
  if (open.length > 0) return E.left({ _tag: 'NotOffered', at: at(open) });
  const lines = linesOf(product, draft).flatMap(within(draft.most));
  return lines.length > 1 && isOneOnly(addQuantityRule(product, quantity))
    ? E.left({ _tag: 'OneOnly' })
    : E.right(lines);
};

/**
 * Counts the boxes that a form asks for, whether or not their values are chosen. With `lines`, counts the boxes of the
 * lines instead.
 */
export const boxesOf = ({ same, most, filled }: AddDraft, lines?: readonly NewCartLine[]): number => {
  if (lines) return lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return filled.reduce((sum, { quantity }) => sum + quantity * (same && most > 1 ? 2 : 1), 0);
};

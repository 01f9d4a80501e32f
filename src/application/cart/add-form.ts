import * as E from 'fp-ts/Either';
import type { NewCartLine } from '../../domain/cart/cart.ts';
import { clampQuantity, parseQuantity, type QuantityRule, quantityRule } from '../../domain/cart/quantity.ts';
import type { Configuration, OptionCode, ProductOption } from '../../domain/catalogue/lens-options.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Shop } from '../shared/shop.ts';

/** The groups of fields: one per eye for lenses, `item` for everything else. */
export const fieldGroups = ['right', 'left', 'item'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** Which eyes a lens is for. Source: D87. */
export const eyeChoices = ['both', 'right', 'left'] as const;
export type EyeChoice = (typeof eyeChoices)[number];

/** One field of the form, apart from how it is written. */
export interface FieldRef {
  readonly group: FieldGroup;
  readonly code: OptionCode;
}

export type AddFormProblem =
  | { readonly _tag: 'NotOrderable' }
  /** Nothing was chosen for these. Never empty; in the order of the form. */
  | { readonly _tag: 'MissingValues'; readonly at: readonly FieldRef[] }
  /** The product is not made in the values of these. Never empty. */
  | { readonly _tag: 'NotOffered'; readonly at: readonly FieldRef[] };

export type AddFormProduct = Pick<Product, 'id' | 'sku' | 'category' | 'options' | 'orderable' | 'stock'>;

/** A field's name in the form: `right[sphere]`, `item[quantity]`. */
export const fieldName = (group: FieldGroup, code: OptionCode | 'quantity'): string => `${group}[${code}]`;

/** Lenses are chosen eye by eye; everything else once. */
export const isChosenPerEye = ({ category }: Pick<Product, 'category'>): boolean => category === 'lens';

/** How many of a product may be wanted before its stock is known. Source: CART-8, D25. */
export const addQuantityRule = (
  { id, sku, stock }: AddFormProduct,
  { max, cappedCodes }: Shop['quantity'],
): QuantityRule =>
  quantityRule({
    isTrial: false,
    codes: { productId: id, sku },
    cappedCodes,
    configMax: max,
    stopOrder: false,
    stock,
  });

const quantityOf = (input: string | undefined, rule: QuantityRule): number =>
  rule._tag === 'Range' ? clampQuantity(parseQuantity(input), rule.max) : 1;

type Entries = Iterable<readonly [string, unknown]>;
type Texts = ReadonlyMap<string, string>;

const textsOf = (entries: Entries): Texts => {
  const texts = new Map<string, string>();
  for (const [name, value] of entries) if (typeof value === 'string') texts.set(name, value.trim());
  return texts;
};

/** What was chosen in one group; an option of one value needs no choice. Source: CAT-8. */
const chosen = (texts: Texts, group: FieldGroup, options: readonly ProductOption[]): Configuration =>
  Object.fromEntries(
    options.flatMap(({ code, values }) => {
      const value = texts.get(fieldName(group, code)) || (values.length === 1 ? values[0] : undefined);
      return value === undefined ? [] : [[code, value]];
    }),
  );

const eyeChoiceOf = (texts: Texts): EyeChoice =>
  eyeChoices.find((choice) => choice === texts.get('eyes')) ?? 'both';

const groupsOf = (product: AddFormProduct, texts: Texts): readonly FieldGroup[] => {
  if (!isChosenPerEye(product)) return ['item'];
  const eyes = eyeChoiceOf(texts);
  if (eyes !== 'both') return [eyes];
  return texts.has('same') ? ['right'] : ['right', 'left'];
};

/** The same values for the same eyes are the same pair, however often they are added. */
const pairIdOf = (lines: readonly NewCartLine[]): string =>
  lines.map(({ options }) => Object.values(options).join(';')).join('|');

/** What a form says, before anything is judged: for live prices and dates while it is being filled in. */
export const readAddDraft = (
  entries: Entries,
  product: AddFormProduct,
  quantity: Shop['quantity'],
): readonly (NewCartLine & { readonly group: FieldGroup })[] => {
  const texts = textsOf(entries);
  const groups = groupsOf(product, texts);
  const eyes = eyeChoiceOf(texts);
  const rule = addQuantityRule(product, quantity);
  return groups.map((group) => ({
    group,
    productId: product.id,
    options: chosen(texts, group, product.options),
    quantity: quantityOf(texts.get(fieldName(group, 'quantity')), rule),
    ...(group !== 'item' && { eye: eyes === 'both' && groups.length === 1 ? 'both' : group }),
  }));
};

/**
 * The fields of a product's form as lines for the cart: one, or two that share a pair. The browser and the page server
 * read them alike. Source: CART-2, CAT-8, D87.
 */
export const readAddForm = (
  entries: Entries,
  product: AddFormProduct,
  quantity: Shop['quantity'],
): E.Either<AddFormProblem, readonly NewCartLine[]> => {
  if (product.orderable !== 'orderable') return E.left({ _tag: 'NotOrderable' });
  const draft = readAddDraft(entries, product, quantity);
  const fields = draft.flatMap(({ group, options }) =>
    product.options.map(({ code, values }) => ({ group, code, values, value: options[code] })),
  );
  const at = (wrong: typeof fields) => wrong.map(({ group, code }) => ({ group, code }));
  const missing = fields.filter(({ value }) => value === undefined);
  if (missing.length > 0) return E.left({ _tag: 'MissingValues', at: at(missing) });
  const strange = fields.filter(({ value, values }) => value !== undefined && !values.includes(value));
  if (strange.length > 0) return E.left({ _tag: 'NotOffered', at: at(strange) });
  const lines = draft.map(({ group: _, ...line }): NewCartLine => line);
  return E.right(lines.length > 1 ? lines.map((line) => ({ ...line, pairId: pairIdOf(lines) })) : lines);
};

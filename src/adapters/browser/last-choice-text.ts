import * as t from 'io-ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import type { LastChoice } from '../../domain/catalogue/lens/last-choice.ts';
import { optionCodes } from '../../domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import { parsedJson } from '../shared/parsed-json.ts';

const ValuesC = t.partial(Object.fromEntries(optionCodes.map((code) => [code, t.string])));
const EyeC = t.type({ values: ValuesC, quantity: t.number });
const OriginC = t.intersection([
  t.type({ source: t.union([t.literal('pass'), t.literal('order')]), ordered_at: t.string }),
  t.partial({ name: t.string }),
]);
const LastChoiceC = t.intersection([
  t.type({ product_id: t.string, eyes: t.partial({ right: EyeC, left: EyeC }) }),
  t.partial({ origin: OriginC }),
]);

const writeLastChoice = ({ productId, eyes, origin }: LastChoice): string =>
  JSON.stringify({
    product_id: productId,
    eyes,
    origin: origin && { source: origin.source, ordered_at: origin.orderedAt, name: origin.name },
  });

/** Undefined if an older version of the shop, or something else, wrote another format. */
const readLastChoice = (text: string): LastChoice | undefined => {
  const read = LastChoiceC.decode(parsedJson(text));
  if (read._tag === 'Left') return undefined;
  const { product_id, eyes, origin } = read.right;
  return {
    productId: product_id as ProductId,
    eyes: {
      ...(eyes.right && { right: eyes.right }),
      ...(eyes.left && { left: eyes.left }),
    },
    ...(origin && {
      origin: {
        source: origin.source,
        orderedAt: origin.ordered_at,
        ...(origin.name !== undefined && { name: origin.name }),
      },
    }),
  };
};

export const putLastChoice = (store: TextStore, key: string, choice: LastChoice): void =>
  void store.write(key, writeLastChoice(choice));

/** A handed over choice is removed once it was read. */
export const takeLastChoice = (text: string, tab: TextStore, handed: string): LastChoice | undefined => {
  tab.write(handed);
  return readLastChoice(text);
};

/** A tab does not receive storage events for its own changes. */
const here = new EventTarget();

export const tellForgotten = (key: string): void => void here.dispatchEvent(new Event(key));

export const watchForgotten = (key: string, then: () => void, signal: AbortSignal): void => {
  if (signal.aborted) return;
  here.addEventListener(key, then, { signal });
  const hear = (event: StorageEvent): void => {
    if (event.key === null || (event.key === key && event.newValue === null)) then();
  };
  addEventListener('storage', hear, { signal });
};

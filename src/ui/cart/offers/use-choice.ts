import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Product, ProductId } from '../../../domain/catalogue/product.ts';
import { type Choosing, ChoosingContext } from '../../shared/choosing.ts';
import { retryWhenOnline } from '../../shared/retry-when-online.ts';
import { useServices } from '../../shared/services.ts';

interface Found {
  readonly product: Product;
  readonly choosing: Choosing;
}

/** The state of a choice of values. */
export type Choice =
  | { readonly _tag: 'Shut' | 'Coming' }
  | { readonly _tag: 'Failed'; readonly failure: Failure }
  | ({ readonly _tag: 'Open' } & Found);

const shut: Choice = { _tag: 'Shut' };
const unreachable: Choice = { _tag: 'Failed', failure: { _tag: 'Unreachable' } };

/**
 * The choice of a product's values within its card. Product, form and texts are fetched when it is opened. `opens`:
 * whether the product leaves anything to choose.
 */
export const useChoice = (id: ProductId, opens: (found: Found) => boolean) => {
  const { catalogue } = useServices();
  const { i18n } = useTranslation();
  const fetchChoosing = use(ChoosingContext);
  const [choice, setChoice] = useState<Choice>(shut);

  const found = async (): Promise<Choice> => {
    const answer = await catalogue.product(id)();
    if (answer._tag === 'Left') return { _tag: 'Failed', failure: answer.left };
    const [choosing] = await Promise.all([retryWhenOnline(fetchChoosing), i18n.loadNamespaces('catalogue')]);
    const all = { product: answer.right, choosing };
    return opens(all) ? { _tag: 'Open', ...all } : shut;
  };
  return {
    choice,
    shut: () => setChoice(shut),
    open: () => {
      setChoice({ _tag: 'Coming' });
      found().then(setChoice, () => setChoice(unreachable));
    },
  };
};

import { useCallback, useRef, useState } from 'react';
import type { FieldGroup } from '../../../application/cart/add-form.ts';
import type { Configuration, OptionCode, ProductOption } from '../../../domain/catalogue/lens-options.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import { useServices } from '../../shared/services.ts';

/** The two that narrow the others, and each other. Source: CAT-9. */
const narrowing = ['axis', 'color'] as const satisfies readonly OptionCode[];
const isNarrowing = (code: OptionCode): boolean => narrowing.some((known) => known === code);

export type NarrowedOptions = Readonly<Partial<Record<FieldGroup, readonly ProductOption[]>>>;

const isChosen = ({ values }: ProductOption): boolean => values.length > 1;

/**
 * The options that remain in each group once its axis and colour are chosen. Only the latest answer of a group counts;
 * without an answer the group keeps all values, and the cart has the last word.
 */
export const useNarrowedOptions = (product: Product) => {
  const { catalogue } = useServices();
  const [narrowed, setNarrowed] = useState<NarrowedOptions>({});
  const asked = useRef<Partial<Record<FieldGroup, string>>>({});
  const narrows =
    product.options.some((option) => isNarrowing(option.code) && isChosen(option)) &&
    product.options.some((option) => !isNarrowing(option.code) && isChosen(option));

  const narrow = useCallback(
    async (group: FieldGroup, { axis, color }: Configuration) => {
      const question = `${axis ?? ''}|${color ?? ''}`;
      if (!narrows || (asked.current[group] ?? '|') === question) return;
      asked.current = { ...asked.current, [group]: question };
      const answer = await catalogue.options(product.id, {
        ...(axis !== undefined && { axis }),
        ...(color !== undefined && { color }),
      })();
      if (asked.current[group] !== question) return;
      if (answer._tag === 'Left') {
        asked.current = { ...asked.current, [group]: undefined };
        return;
      }
      const remaining = new Map(answer.right.map(({ code, values }) => [code, values]));
      const options = product.options.map((option) => ({
        ...option,
        values: remaining.get(option.code) ?? option.values,
      }));
      setNarrowed((before) => ({ ...before, [group]: options }));
    },
    [catalogue, product, narrows],
  );
  return { narrowed, narrow };
};

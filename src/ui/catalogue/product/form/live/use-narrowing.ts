import { useEffect, useRef } from 'react';
import type { AddDraft, FieldGroup } from '../../../../../application/cart/add-form.ts';
import type { OptionCode, ProductOption } from '../../../../../domain/catalogue/lens/lens-options.ts';
import { useServices } from '../../../../shared/services.ts';
import type { FormProduct } from '../form-product.ts';

/** The options that narrow the other options and each other. Source: CAT-9. */
const isNarrowing = (code: OptionCode): boolean => code === 'axis' || code === 'color';
const isChosen = ({ values }: ProductOption): boolean => values.length > 1;

/** Whether the choice of an axis or a colour can remove other options. */
const narrows = ({ options }: FormProduct): boolean =>
  new Set(options.filter(isChosen).map(({ code }) => isNarrowing(code))).size > 1;

/**
 * Reports the options that remain in each group once its axis and colour are chosen. Only the latest answer of a group
 * counts. Without an answer the group keeps all values, and the cart validates them.
 */
export const useNarrowing = (
  product: FormProduct,
  filled: AddDraft['filled'],
  onNarrowed: (group: FieldGroup, options: readonly ProductOption[]) => void,
): void => {
  const { catalogue } = useServices();
  const asked = useRef(new Map<FieldGroup, string>());
  useEffect(() => {
    if (!narrows(product)) return;
    for (const { group, values } of filled) {
      const { axis, color } = values;
      const question = [axis, color].join();
      if ((asked.current.get(group) ?? ',') === question) continue;
      asked.current.set(group, question);
      const ask = catalogue.options(product.id, {
        ...(axis !== undefined && { axis }),
        ...(color !== undefined && { color }),
      });
      void ask().then((answer) => {
        if (asked.current.get(group) !== question) return;
        if (answer._tag === 'Left') {
          asked.current.delete(group);
          return;
        }
        const remaining = new Map(answer.right.map(({ code, values: left }) => [code, left]));
        onNarrowed(
          group,
          product.options.map((option) => ({
            ...option,
            values: remaining.get(option.code) ?? option.values,
          })),
        );
      });
    }
  }, [catalogue, product, filled, onNarrowed]);
};

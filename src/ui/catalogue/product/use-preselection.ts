import { type RefObject, useEffect } from 'react';
import { fieldGroups, fieldName } from '../../../application/cart/add-form.ts';
import type { Product } from '../../../domain/catalogue/product.ts';

/**
 * Values that a link brings along: `?right.sphere=-2.50&left.sphere=-3.00`. Filled in once React is there, so that the
 * page that is sent and kept stays the same for everybody; a value that is not offered is left out.
 */
export const usePreselection = (
  form: RefObject<HTMLFormElement | null>,
  { options }: Pick<Product, 'options'>,
  query: URLSearchParams,
  onFilled: () => void,
): void => {
  useEffect(() => {
    for (const group of fieldGroups) {
      for (const { code, values } of options) {
        const value = query.get(`${group}.${code}`);
        const field = form.current?.elements.namedItem(fieldName(group, code));
        if (value !== null && values.includes(value) && field instanceof HTMLSelectElement)
          field.value = value;
      }
    }
    onFilled();
  }, [form, options, query, onFilled]);
};

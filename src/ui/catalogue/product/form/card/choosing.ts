import { isChosenPerEye, readAddForm } from '../../../../../application/cart/add-form.ts';
import type { Choosing } from '../../../../shared/choosing.ts';
import { ValuesForm } from './ValuesForm.tsx';

/** The choice of a product's values within its card. A lens is always for one eye or for both. Source: CAT-8, CART-11. */
export const choosing: Choosing = {
  Form: ValuesForm,
  withoutChoice: (product, quantity) => {
    if (isChosenPerEye(product)) return undefined;
    const lines = readAddForm([], product, quantity);
    return lines._tag === 'Right' ? lines.right : undefined;
  },
};

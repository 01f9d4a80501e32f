import { isChosenPerEye, readAddForm } from '../../../../../application/cart/add-form.ts';
import type { Choosing } from '../../../../shared/choosing.ts';
import { ValuesForm } from './ValuesForm.tsx';

/** The values of a product, chosen in a card of it. A lens is always for an eye, or for both. Source: CAT-8, CART-11. */
export const choosing: Choosing = {
  Form: ValuesForm,
  withoutChoice: (product, quantity) => {
    if (isChosenPerEye(product)) return undefined;
    const lines = readAddForm([], product, quantity);
    return lines._tag === 'Right' ? lines.right : undefined;
  },
};

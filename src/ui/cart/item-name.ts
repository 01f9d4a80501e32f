import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../domain/cart/cart.ts';

/** Returns the name of a line. Both lines of a pair have the same title, so a title on its own needs the eye. */
export const useItemName = (): ((item: Pick<CartItem, 'eye' | 'title'>) => string) => {
  const { t } = useTranslation();
  return ({ eye, title }) => (eye ? `${title}, ${t(`eye.${eye}`)}` : title);
};

import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../domain/cart/cart.ts';

/** Two lines of a pair share their title: where it stands alone it needs the eye. */
export const useItemName = (): ((item: Pick<CartItem, 'eye' | 'title'>) => string) => {
  const { t } = useTranslation();
  return ({ eye, title }) => (eye ? `${title}, ${t(`eye.${eye}`)}` : title);
};

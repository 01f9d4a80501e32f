import { CartSkeleton } from '../../cart/drawer/CartSkeleton.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { AddedNote } from './AddedNote.tsx';
import styles from './CartPage.module.css';
import { ExpressNote } from './ExpressNote.tsx';

/** What the server sends of the cart's page: nothing of anybody's cart, but the confirmation of an add. */
export const CartFallback = () => {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.page}>
      <Head title={t('title')} />
      <h1 className={styles.title}>{t('title')}</h1>
      <ExpressNote />
      <AddedNote />
      <CartSkeleton />
    </div>
  );
};

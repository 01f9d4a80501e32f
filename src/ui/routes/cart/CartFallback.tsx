import { useTranslation } from 'react-i18next';
import { plainCartPath } from '../../../domain/shared/plain-paths.ts';
import { CartSkeleton } from '../../cart/drawer/CartSkeleton.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { PlainWay } from '../../shared/elements/PlainWay.tsx';
import { useServices } from '../../shared/services.ts';
import { AddedNote } from './AddedNote.tsx';
import styles from './CartPage.module.css';
import { ExpressNote } from './ExpressNote.tsx';

/** What the server renders for the cart page: no cart data, but the confirmation of an add. */
export const CartFallback = () => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  return (
    <div className={styles.page}>
      <Head title={t('title')} />
      <h1 className={styles.title}>{t('title')}</h1>
      <ExpressNote />
      <AddedNote />
      <CartSkeleton />
      <PlainWay to={plainCartPath(locale)} />
    </div>
  );
};

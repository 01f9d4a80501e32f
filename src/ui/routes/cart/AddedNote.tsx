import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from './AddedNote.module.css';

/**
 * Confirms an add, from the address alone, so that it can be read before any script has loaded, and says if the cart of
 * before was gone. A cart that is empty all the same was lost because the browser accepts no cookies. Source: CART-26.
 */
export const AddedNote = ({ isEmpty = false }: { readonly isEmpty?: boolean }) => {
  const { t } = useTranslation('cart');
  const [query] = useSearchParams();
  const added = query.get('added');
  if (added === null || (isEmpty && navigator.cookieEnabled)) return null;
  const count = /^[1-9]\d{0,2}$/.test(added) ? Number(added) : undefined;
  const said = count === undefined ? t('addedAny') : t('added', { count });
  return (
    <p className={styles.note} role="status">
      {isEmpty ? t('notKept') : said}
      {!isEmpty && query.has('gone') && ` ${t('gone')}`}
    </p>
  );
};

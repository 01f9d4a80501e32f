import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from './AddedNote.module.css';

/**
 * Says that an add succeeded, from the address alone: it can be read before any script is there. A cart that is empty
 * nevertheless was lost by a browser that takes no cookies.
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
    </p>
  );
};

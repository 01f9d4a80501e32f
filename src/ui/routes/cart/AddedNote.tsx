import { useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import styles from './AddedNote.module.css';

/** Says that an add succeeded, from the address alone: it can be read before any script is there. */
export const AddedNote = () => {
  const { t } = useTranslation('cart');
  const [query] = useSearchParams();
  const added = query.get('added');
  if (added === null) return null;
  const count = /^[1-9]\d{0,2}$/.test(added) ? Number(added) : undefined;
  return (
    <p className={styles.note} role="status">
      {count === undefined ? t('addedAny') : t('added', { count })}
    </p>
  );
};

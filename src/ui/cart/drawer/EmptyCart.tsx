import { pathTo } from '../../../domain/shared/paths.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import styles from './EmptyCart.module.css';

/** A cart with nothing in it, and a way on. */
export const EmptyCart = ({ onLeave }: { readonly onLeave?: () => void }) => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" focusable="false">
        <circle cx="38" cy="48" r="26" />
        <circle cx="62" cy="48" r="26" />
        <path d="M28 38c4-6 10-8 16-7" />
      </svg>
      <p className={styles.title}>{t('empty.title')}</p>
      <p>{t('empty.text')}</p>
      <PreLink
        className={styles.action ?? ''}
        to={pathTo.home(locale)}
        {...(onLeave && { onClick: onLeave })}
      >
        {t('empty.action')}
      </PreLink>
    </div>
  );
};

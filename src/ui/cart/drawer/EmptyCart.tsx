import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import styles from './EmptyCart.module.css';

/** An empty cart, with a link to go on shopping. */
export const EmptyCart = ({ onLeave }: { readonly onLeave?: () => void }) => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  return (
    <div className={styles.empty}>
      <Drawing name="state-empty" className={styles.drawing} />
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

import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { buttonClass } from '../../shared/elements/button.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import css from './overview.module.css';

/** The overview of a customer without orders: what it will show, and two links to a first order. */
export const EmptyAccount = () => {
  const { t } = useTranslation(['account', 'history']);
  const { locale } = useServices();
  return (
    <section className={css.empty} aria-labelledby="overview-empty">
      <Drawing name="state-empty" className={css.drawing} />
      <h2 className={css.title} id="overview-empty">
        {t('history:none')}
      </h2>
      <p className={card.text}>{t('overview.empty')}</p>
      <div className={css.ways}>
        <PreLink className={buttonClass('primary')} to={pathTo.home(locale)}>
          {t('history:toShop')}
        </PreLink>
        <PreLink className={buttonClass('secondary')} to={pathTo.find(locale)}>
          {t('overview.find')}
        </PreLink>
      </div>
    </section>
  );
};

import { useTranslation } from 'react-i18next';
import type { OwnSupplyView } from '../../../application/orders/own-supply.ts';
import { homeReorder } from '../../../domain/orders/reorder.ts';
import { reorderPath } from '../../../domain/shared/mail-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import css from './own-supply.module.css';

/** The main action: reorder, or view the successor of a discontinued lens. */
export const SupplyWays = ({
  view: { offer, last, product, successor },
  isAlone = false,
}: {
  readonly view: OwnSupplyView;
  /** Whether the page links to all orders elsewhere. */
  readonly isAlone?: boolean;
}) => {
  const { t } = useTranslation('supply');
  const { locale } = useServices();
  const history = !isAlone && (
    <PreLink className={buttonClass('plain')} to={pathTo.account(locale, 'history')}>
      {t('orders')}
    </PreLink>
  );
  if (offer._tag === 'Again')
    return (
      <div className={css.ways}>
        <PreLink
          className={buttonClass('primary', css.again)}
          to={reorderPath(locale, homeReorder, last.order.token)}
        >
          {t('again')}
        </PreLink>
        {history}
      </div>
    );
  return (
    <>
      <p className={css.gone}>
        {successor ? t('instead', { lens: product.title, other: successor.title }) : t('gone')}
      </p>
      <div className={css.ways}>
        {successor && (
          <PreLink
            className={buttonClass('primary', css.again)}
            to={pathTo.product(locale, successor.id, successor.slug)}
          >
            {t('see', { other: successor.title })}
          </PreLink>
        )}
        {history}
      </div>
    </>
  );
};

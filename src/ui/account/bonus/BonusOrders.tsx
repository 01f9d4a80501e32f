import { useTranslation } from 'react-i18next';
import type { BonusAccount } from '../../../application/customer/bonus-desk.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import look from '../kept.module.css';
import own from './bonus.module.css';

/** The points of each order, newest first. Points of returned goods are struck through. Source: ACC-4. */
export const BonusOrders = ({
  account: { orders, total },
  busy,
  onMore,
}: {
  readonly account: BonusAccount;
  readonly busy: boolean;
  readonly onMore: () => void;
}) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { day } = useFormats();
  return (
    <div className={card.form}>
      <h2 className={card.subtitle}>{t('bonus.history')}</h2>
      {orders.length === 0 && <p className={card.text}>{t('bonus.none')}</p>}
      {orders.length > 0 && (
        <table className={look.table}>
          <thead>
            <tr>
              <th scope="col">{t('bonus.order')}</th>
              <th scope="col" className={look.figure}>
                {t('bonus.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ number, orderedAt, points, takenBack }) => (
              <tr key={number}>
                <td>
                  <PreLink className={own.number} to={pathTo.account(locale, `order/${number}`)}>
                    {number}
                  </PreLink>
                  <span className={own.back}>{day(orderedAt)}</span>
                </td>
                <td className={look.figure}>
                  {takenBack ? (
                    <>
                      <s>{points}</s> <span className={own.back}>{t('bonus.takenBack')}</span>
                    </>
                  ) : (
                    `+${points}`
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {orders.length < total && orders.length < 100 && (
        <div className={look.ways}>
          <Button kind="secondary" busy={busy} onClick={onMore}>
            {t('bonus.more')}
          </Button>
        </div>
      )}
    </div>
  );
};

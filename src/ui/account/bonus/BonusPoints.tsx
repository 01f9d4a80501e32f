import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BonusStats } from '../../../application/customer/ports/bonus-points.ts';
import { convert } from '../../../domain/customer/bonus-points.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Fact } from '../../shared/elements/Fact.tsx';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import { BonusCoupons } from './BonusCoupons.tsx';
import { BonusOrders } from './BonusOrders.tsx';
import own from './bonus.module.css';

/** The number of points, and how many are missing for the next coupon. */
const Standing = ({
  stats: { balance, earned, used, threshold, couponAmount },
}: {
  readonly stats: BonusStats;
}) => {
  const { t } = useTranslation('personal');
  const { money } = useFormats();
  const amount = money(couponAmount);
  const result = convert(balance, threshold);
  return (
    <div className={own.standing}>
      <p className={own.balance}>
        <strong>{balance}</strong> {t('bonus.points')}
      </p>
      <progress
        className={own.progress}
        max={threshold}
        value={Math.min(balance, threshold)}
        aria-label={t('bonus.progress')}
      />
      <p>
        {result._tag === 'Left'
          ? t('bonus.missing', { count: result.left.missing, amount })
          : t('bonus.enough', { amount })}
      </p>
      <dl className={own.sums}>
        <Fact name={t('bonus.earned')}>{earned}</Fact>
        <Fact name={t('bonus.exchanged')}>{used}</Fact>
      </dl>
    </div>
  );
};

/** The customer's points, the coupons made from them, and the orders that earned them. Source: ACC-4. */
export const BonusPoints = ({ desk }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { bonus } = desk;
  const { kept, task } = useKept(bonus);
  const { money } = useFormats();
  const [asked, setAsked] = useState<BonusStats>();
  return (
    <KeptSection title={t('bonus.title')} text={t('bonus.text')} kept={kept} onRetry={bonus.load} wide>
      {(account) => (
        <>
          <Standing stats={account.stats} />
          {task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
          <div role="status" className={css.status}>
            {task._tag === 'Done' && <p className={css.saved}>{t('bonus.converted')}</p>}
          </div>
          {account.stats.balance >= account.stats.threshold && (
            <div className={card.ways}>
              <Button
                className={card.next}
                busy={task._tag === 'Busy'}
                onClick={() => setAsked(account.stats)}
              >
                {t('bonus.convert')}
              </Button>
            </div>
          )}
          <BonusCoupons coupons={account.stats.coupons} />
          <BonusOrders account={account} busy={kept._tag === 'Loading'} onMore={bonus.showMore} />
          <ConfirmDialog
            open={asked !== undefined}
            title={t('bonus.confirmTitle')}
            confirm={t('bonus.convert')}
            cancel={t('bonus.cancel')}
            onCancel={() => setAsked(undefined)}
            onConfirm={() => {
              if (asked) bonus.convert(asked);
              setAsked(undefined);
            }}
          >
            {asked && (
              <p className={card.text}>
                {t('bonus.confirmText', { points: asked.threshold, amount: money(asked.couponAmount) })}
              </p>
            )}
          </ConfirmDialog>
        </>
      )}
    </KeptSection>
  );
};

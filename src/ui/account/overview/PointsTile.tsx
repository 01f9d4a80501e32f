import { useTranslation } from 'react-i18next';
import type { BonusStats } from '../../../application/customer/ports/bonus-points.ts';
import { convert } from '../../../domain/customer/bonus-points.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { StampIcon } from '../../art/icons/account.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useServices } from '../../shared/services.ts';
import css from './overview.module.css';
import { Tile } from './Tile.tsx';

/** The number of points, and how many are missing for the next coupon. Source: ACC-4. */
export const PointsTile = ({
  stats: { balance, threshold, couponAmount },
}: {
  readonly stats: BonusStats;
}) => {
  const { t } = useTranslation(['account', 'personal']);
  const { locale } = useServices();
  const { money } = useFormats();
  const amount = money(couponAmount);
  const result = convert(balance, threshold);
  return (
    <Tile
      kind="points"
      icon={StampIcon}
      title={t('sections.bonus-points')}
      way={{ to: pathTo.account(locale, 'bonus-points'), text: t('overview.toPoints') }}
    >
      <p className={css.figure}>{balance}</p>
      <progress
        className={css.progress}
        max={threshold}
        value={Math.min(balance, threshold)}
        aria-label={t('personal:bonus.progress')}
      />
      <p className={css.text}>
        {result._tag === 'Left'
          ? t('personal:bonus.missing', { count: result.left.missing, amount })
          : t('personal:bonus.enough', { amount })}
      </p>
    </Tile>
  );
};

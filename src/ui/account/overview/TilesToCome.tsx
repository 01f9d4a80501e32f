import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import css from './overview.module.css';

const kinds = ['delivery', 'pass', 'points'] as const;

/** Placeholders of the tiles until it is known which of them exist. */
export const TilesToCome = () => {
  const { t } = useTranslation('account');
  return (
    <div aria-busy="true">
      <p role="status" className={css.status}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </p>
      <div className={css.tiles}>
        <div className={css.tile} data-tile="supply">
          <Skeleton rows={2} />
          <Skeleton rows={1} shape="box" />
          <div className={css.rings}>
            <span className={css.ring} />
            <span className={css.ring} />
          </div>
          <Skeleton rows={3} />
        </div>
        {kinds.map((kind) => (
          <div key={kind} className={css.tile} data-tile={kind} data-coming="">
            <Skeleton rows={kind === 'pass' ? 6 : 3} />
          </div>
        ))}
      </div>
    </div>
  );
};

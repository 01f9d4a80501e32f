import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './overview.module.css';

/** The room of the tiles until it is known which of them there are. */
export const TilesToCome = () => {
  const { t } = useTranslation('account');
  return (
    <div className={css.tiles} aria-busy="true">
      <p role="status" className={css.status}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </p>
      <div className={css.tile} data-tile="supply">
        <Skeleton rows={2} />
        <div className={css.rings}>
          <span className={css.ring} />
          <span className={css.ring} />
        </div>
        <Skeleton rows={3} />
      </div>
      {['delivery', 'pass', 'points'].map((kind) => (
        <div key={kind} className={css.tile}>
          <Skeleton rows={5} />
        </div>
      ))}
    </div>
  );
};

import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { makeReviewList } from '../../../../application/catalogue/review-list.ts';
import { loading } from '../../../../application/shared/remote-state.ts';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import { Button } from '../../../shared/elements/Button.tsx';
import { Skeleton } from '../../../shared/elements/Skeleton.tsx';
import { useServices } from '../../../shared/services.ts';
import { useStream } from '../../../shared/use-stream.ts';
import { ReviewEntry } from './ReviewEntry.tsx';
import css from './reviews.module.css';
import { Scores } from './Scores.tsx';

/** The rating and the reviews of a product. Renders nothing if nobody has rated it. Source: CAT-17. */
export const Reviews = ({ id: productId }: Pick<ShownProduct, 'id'>) => {
  const { t } = useTranslation(['product', 'common']);
  const { catalogue } = useServices();
  const id = useId();
  const list = useMemo(() => makeReviewList(catalogue, productId), [catalogue, productId]);
  const state = useStream(list.state$, loading);
  const { value } = state;
  if (value?.scores.rating.count === 0) return null;
  const left = value ? value.total - value.reviews.length : 0;
  return (
    <section className={css.section} aria-labelledby={id} aria-busy={state._tag === 'Loading' || undefined}>
      <h2 id={id}>{t('reviews.title')}</h2>
      <p className={css.checked}>{t('reviews.checked')}</p>
      {value && (
        <div className={css.columns}>
          <Scores scores={value.scores} />
          <div>
            {value.total === 0 && <p className={css.none}>{t('reviews.noneInLanguage')}</p>}
            <ul className={css.list}>
              {value.reviews.map((review) => (
                <ReviewEntry key={review.id} review={review} />
              ))}
            </ul>
            {left > 0 && (
              <Button kind="secondary" busy={state._tag === 'Loading'} onClick={list.more}>
                {t('reviews.more', { count: left })}
              </Button>
            )}
          </div>
        </div>
      )}
      {!value && state._tag === 'Loading' && (
        <div className={`${css.columns} ${css.coming}`}>
          <Skeleton rows={2} shape="box" />
          <Skeleton rows={3} shape="box" />
        </div>
      )}
      {state._tag === 'Failed' && (
        <p className={css.failed} role="alert">
          {t('reviews.failed')}{' '}
          <Button kind="secondary" onClick={list.more}>
            {t('common:action.retry')}
          </Button>
        </p>
      )}
    </section>
  );
};

import { useTranslation } from 'react-i18next';
import type { RatingView } from '../../../application/customer/rating-desk.ts';
import { nothingKept } from '../../../application/customer/remote-collection.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { useLoaded } from '../../identity/use-kept.ts';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import type { AccountHolder } from '../holder.ts';
import { KeptSection } from '../KeptSection.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { RateStars } from './RateStars.tsx';
import { RateWords } from './RateWords.tsx';

const initial: RatingView = { ...nothingKept, round: { _tag: 'Nothing' }, product: undefined };

/** Rates the bought products one after the other: stars, words, thanks. Source: RATE-1. */
export const Ratings = ({ customer, desk }: AccountHolder) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const { ratings } = desk;
  const { kept, round, product, task } = useLoaded(ratings, initial);
  const left = 'later' in round ? round.later.length : 0;
  return (
    <KeptSection title={t('ratings.title')} text={t('ratings.text')} kept={kept} onRetry={ratings.load}>
      {() => (
        <>
          {task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
          {round._tag === 'Nothing' && (
            <NothingYet text={t('ratings.none')} way={t('toOrders')} to={pathTo.account(locale, 'history')} />
          )}
          {round._tag === 'Stars' && product && (
            <RateStars
              key={product.productId}
              product={product}
              chosen={round.chosen}
              busy={task._tag === 'Busy'}
              onChoose={ratings.choose}
              onSend={() => ratings.sendStars(customer)}
            />
          )}
          {round._tag === 'Review' && product && (
            <RateWords
              key={product.productId}
              product={product}
              busy={task._tag === 'Busy'}
              onSend={(text) => ratings.sendReview(customer, text)}
            />
          )}
          <div role="status">
            {round._tag === 'Thanks' && <p className={card.told}>{t('ratings.thanks')}</p>}
            {left > 0 && <p className={card.note}>{t('ratings.left', { count: left })}</p>}
          </div>
        </>
      )}
    </KeptSection>
  );
};

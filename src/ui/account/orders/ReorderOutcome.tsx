import { useTranslation } from 'react-i18next';
import type { ReorderView } from '../../../application/orders/reorder-desk.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import {
  type ReorderNotice,
  reorderNotices,
  type SwitchedProduct,
  stepAnew,
} from '../../../domain/orders/reorder-result.ts';
import card from '../../checkout/Card.module.css';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useOptionWords } from '../../shared/use-option-words.ts';
import { AgainFindings } from './AgainFindings.tsx';
import css from './orders.module.css';

const titles = (products: readonly { readonly title: string }[]): string =>
  products.map(({ title }) => title).join(', ');

const Switched = ({ from, to, changed = [] }: SwitchedProduct) => {
  const { t } = useTranslation('checkout');
  const words = useOptionWords();
  return (
    <div>
      <p>{t('reordered.switched', { from: from.title, to: to.title })}</p>
      {changed.length > 0 && (
        <>
          <p>{t('reordered.changed')}</p>
          <ul>
            {changed.map((one) => (
              <li key={one.code}>
                {one.from === undefined
                  ? `${words.name(one.code)} ${words.value(one.code, one.to)}`
                  : t('reordered.value', {
                      name: words.name(one.code),
                      to: words.value(one.code, one.to),
                      from: words.value(one.code, one.from),
                    })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

const Notice = ({ notice }: { readonly notice: ReorderNotice }) => {
  const { t } = useTranslation('checkout');
  switch (notice._tag) {
    case 'Warning':
      return (
        <p className={css.warning}>
          <strong>{t('reordered.warning')}</strong> {t('reordered.unavailable')}
        </p>
      );
    case 'NonReorderable':
      return (
        <div>
          <p>{t('reordered.missing')}</p>
          <ul>
            {notice.products.map(({ productId, title }) => (
              <li key={productId}>{title}</li>
            ))}
          </ul>
        </div>
      );
    case 'Switched':
      return <Switched {...notice} />;
    case 'TrialsAdded':
      return <p>{t('reordered.trials', { products: titles(notice.products) })}</p>;
    case 'WayReplaced':
      return <p>{t(`reordered.replaced.${notice.way}`)}</p>;
  }
};

/** The result of a reorder: what is in the cart, what was replaced, and what is missing. Source: REO-3, REO-4. */
export const ReorderOutcome = ({
  view: { reorder, wish },
  now,
  quiet = false,
}: {
  readonly view: ReorderView;
  /** The current checkout state of the cart. */
  readonly now?: Pick<Cart, 'checkoutState'>;
  /** Set if the order itself is shown beside it: then only differences are listed. */
  readonly quiet?: boolean;
}) => {
  const { t } = useTranslation('checkout');
  if (reorder?._tag !== 'Reordered') return null;
  const { result, cart } = reorder;
  const notices = reorderNotices(result);
  const refused = wish?.coupon !== undefined && cart.coupon === undefined;
  const anew = stepAnew(result, cart, now ?? cart);
  if (quiet && notices.length === 0 && !refused && !anew) return null;
  const articles = new Map<string, number>();
  for (const { title, quantity } of result.items) articles.set(title, (articles.get(title) ?? 0) + quantity);
  return (
    <section
      {...(!quiet && { id: 'reorder' })}
      className={quiet ? css.told : `${card.card} ${css.outcome}`}
      role="status"
    >
      {articles.size > 0 && (
        <>
          {!quiet && <h2 className={card.subtitle}>{t('reordered.title')}</h2>}
          <ul>
            {[...articles].map(([title, quantity]) => (
              <li key={title}>{t('reordered.item', { quantity, title })}</li>
            ))}
          </ul>
          <p className={card.note}>{t('reordered.prices')}</p>
          <AgainFindings />
        </>
      )}
      {notices.map((notice) => (
        <Notice key={JSON.stringify(notice)} notice={notice} />
      ))}
      {anew && <p>{t(`reordered.anew.${anew}`)}</p>}
      {refused && (
        <p>
          <Whole of={wish.coupon ?? ''} text={t('reordered.coupon', { code: wish.coupon ?? '' })} />
        </p>
      )}
    </section>
  );
};

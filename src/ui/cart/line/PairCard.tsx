import { useTranslation } from 'react-i18next';
import type { CartItemId } from '../../../domain/cart/cart.ts';
import { areAlike, cardSavings, cardTotal } from '../../../domain/cart/line-cards.ts';
import { savedAmount } from '../../../domain/cart/shown-savings.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { TrashIcon } from '../../art/icons/actions.ts';
import { dotted } from '../../shared/dotted.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartLine.module.css';
import type { CardAround, LineView } from './CartLine.tsx';
import { LineBrand } from './LineBrand.tsx';
import { LineControls } from './LineControls.tsx';
import { LineDelivery } from './LineDelivery.tsx';
import { LineObstacle } from './LineObstacle.tsx';
import { LinePicture } from './LinePicture.tsx';
import { LinePrice } from './LinePrice.tsx';
import { LineRhythm } from './LineRhythm.tsx';
import { isSameSupply } from './line-supply.ts';
import css from './PairCard.module.css';
import { PairSide, PairSum } from './PairSide.tsx';

/** The delivery of both eyes: one sentence if it is the same for both. Takes the height of two lines. */
const PairDelivery = ({ sides: [right, left] }: { readonly sides: readonly [LineView, LineView] }) => {
  const isOne = right.supply && left.supply && isSameSupply(right.supply, left.supply);
  return (
    <div className={css.delivery}>
      {isOne
        ? !right.obstacle && !left.obstacle && <LineDelivery supply={right.supply} />
        : [right, left].map(
            ({ item, supply, obstacle }) =>
              supply && !obstacle && <LineDelivery key={item.id} supply={supply} eye={item.eye} />,
          )}
    </div>
  );
};

/**
 * The two eyes of a pair as one card: the article once, each eye with values, amount and actions, and the total of
 * both. Source: CART-22.
 */
export const PairCard = ({
  sides,
  number,
  actions,
  country,
  note,
}: CardAround & { readonly sides: readonly [right: LineView, left: LineView] }) => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  const { money } = useFormats();
  const [{ item }, { item: left }] = sides;
  const address = pathTo.product(locale, item.productId, item.slug);
  const once = (id: CartItemId, quantity: number) =>
    actions && (() => actions.setQuantity(id, quantity, true));
  const alike = areAlike(item, left);
  return (
    <li className={`${styles.line} ${css.pair}`} aria-busy={sides.some(({ busy }) => busy)}>
      <LinePicture image={item.image} to={address} />
      <div className={styles.what}>
        <LineBrand item={item} className={styles.each} />
        <PreLink className={styles.title ?? ''} to={address}>
          {item.title}
        </PreLink>
        {number !== undefined && <p className={styles.each}>{t('line.pair', { number })}</p>}
        {alike && <LinePrice item={item} saved={savedAmount(cardSavings([item, left]))} country={country} />}
        {alike && <LineRhythm item={item} className={styles.each} onOnce={once(item.id, item.quantity)} />}
      </div>
      {actions && <PairDelivery sides={sides} />}
      <div className={css.sides}>
        {sides.map(({ item: side, rule, busy, obstacle }) => (
          <PairSide key={side.id} item={side} total={money(side.total)} busy={busy}>
            <LineControls item={side} card={[item, left]} rule={rule} busy={busy} actions={actions} />
            {(!alike || obstacle) && (
              <div className={css.more}>
                {!alike && <LinePrice item={side} saved={savedAmount(side.savings)} country={country} />}
                {!alike && (
                  <LineRhythm item={side} className={styles.each} onOnce={once(side.id, side.quantity)} />
                )}
                {obstacle && <LineObstacle obstacle={obstacle} />}
              </div>
            )}
          </PairSide>
        ))}
        <PairSum total={money(cardTotal([item, left]))}>
          {actions && (
            <button
              type="button"
              className={styles.remove}
              aria-label={dotted(t('line.removeBoth'), item.title)}
              title={t('line.removeBoth')}
              onClick={() => {
                for (const { id } of [item, left]) actions.remove(id);
              }}
            >
              <TrashIcon />
              <span className={styles.removeText}>{t('line.removeBoth')}</span>
            </button>
          )}
        </PairSum>
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </li>
  );
};

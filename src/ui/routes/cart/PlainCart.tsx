import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart, CartItem, CartItemId } from '../../../domain/cart/cart.ts';
import { giftHint, isGift } from '../../../domain/cart/gift.ts';
import { areAlike, cardTotal, lineCards } from '../../../domain/cart/line-cards.ts';
import { pairNumbers } from '../../../domain/cart/pair-numbers.ts';
import type { Shielded } from '../../../domain/catalogue/lens/shield/order-shield.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { type LostLink, lostLink } from '../../../domain/shared/plain-paths.ts';
import { useItemName } from '../../cart/item-name.ts';
import styles from '../../cart/line/CartLine.module.css';
import { LineBrand } from '../../cart/line/LineBrand.tsx';
import { LinePicture } from '../../cart/line/LinePicture.tsx';
import { LinePrice } from '../../cart/line/LinePrice.tsx';
import { LineRhythm } from '../../cart/line/LineRhythm.tsx';
import { LineValues } from '../../cart/line/LineValues.tsx';
import css from '../../cart/line/PairCard.module.css';
import { PairSide, PairSum } from '../../cart/line/PairSide.tsx';
import { LeftBehind } from '../../cart/notices/LeftBehind.tsx';
import { OpenSums } from '../../cart/sums/OpenSums.tsx';
import { useFormats } from '../../cart/use-formats.ts';
import { inOneLine } from '../../shared/dial.ts';
import { dotted } from '../../shared/dotted.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import box from '../../shared/elements/problem-box.module.css';
import { useServices } from '../../shared/services.ts';
import page from './CartPage.module.css';
import { PlainFindings } from './PlainFindings.tsx';

interface Around {
  readonly pair: number | undefined;
  readonly country: CountryCode | undefined;
  readonly action: string;
  /** The findings to check in a pair, by the id of its last line. */
  readonly found: ReadonlyMap<CartItemId, Shielded> | undefined;
}

const Findings = ({
  items,
  found,
  action,
}: Pick<Around, 'found' | 'action'> & { readonly items: readonly CartItem[] }) =>
  items.map(({ id }) => {
    const findings = found?.get(id);
    return findings && <PlainFindings key={id} {...findings} item={id} action={action} />;
  });

/** A form that removes lines. `name` says which ones. */
const Remover = ({
  items,
  action,
  name,
  children,
}: Pick<Around, 'action'> & {
  readonly items: readonly CartItem[];
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <form method="post" action={action}>
    {items.map(({ id }) => (
      <input key={id} type="hidden" name="item" value={id} />
    ))}
    <button type="submit" className={buttonClass('plain')} aria-label={name}>
      {children}
    </button>
  </form>
);

/** The quantity of a line, and a form that removes it. */
const Controls = ({ item, action }: { readonly item: CartItem; readonly action: string }) => {
  const { t } = useTranslation('cart');
  const title = useItemName()(item);
  const given = isGift(item);
  return (
    <div className={styles.actions}>
      {!given && <span>{t('line.quantityIs', { count: item.quantity })}</span>}
      <Remover items={[item]} action={action} name={t('line.removeTitle', { title })}>
        {t(given ? 'gift.decline' : 'line.remove')}
      </Remover>
    </div>
  );
};

const Line = ({ item, pair, action, country, found }: Around & { readonly item: CartItem }) => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  const { money } = useFormats();
  const given = isGift(item);
  return (
    <li className={styles.line}>
      <LinePicture image={item.image} />
      <div className={styles.what}>
        <LineBrand item={item} className={styles.each} />
        <a className={styles.title} href={pathTo.product(locale, item.productId, item.slug)}>
          {item.title}
        </a>
        <LineValues item={item} pair={pair} />
        {given ? (
          <p className={styles.each}>{t('gift.badge')}</p>
        ) : (
          <LinePrice item={item} country={country} />
        )}
        <LineRhythm item={item} className={styles.each} />
        <Findings items={[item]} found={found} action={action} />
      </div>
      <p className={styles.total}>{given ? t('gift.free') : money(item.total)}</p>
      <Controls item={item} action={action} />
    </li>
  );
};

const Pair = ({
  items,
  pair,
  action,
  country,
  found,
}: Around & { readonly items: readonly [right: CartItem, left: CartItem] }) => {
  const { t } = useTranslation('cart');
  const { locale } = useServices();
  const { money } = useFormats();
  const [item, left] = items;
  const alike = areAlike(item, left);
  const about = (line: CartItem) => (
    <>
      <LinePrice item={line} country={country} />
      <LineRhythm item={line} className={styles.each} />
    </>
  );
  return (
    <li className={`${styles.line} ${css.pair}`}>
      <LinePicture image={item.image} />
      <div className={styles.what}>
        <LineBrand item={item} className={styles.each} />
        <a className={styles.title} href={pathTo.product(locale, item.productId, item.slug)}>
          {item.title}
        </a>
        {pair !== undefined && <p className={styles.each}>{t('line.pair', { number: pair })}</p>}
        {alike && about(item)}
      </div>
      <div className={css.sides}>
        {items.map((line) => (
          <PairSide key={line.id} item={line} total={money(line.total)}>
            <Controls item={line} action={action} />
            {!alike && <div className={css.more}>{about(line)}</div>}
          </PairSide>
        ))}
        <PairSum total={money(cardTotal(items))}>
          <Remover items={items} action={action} name={dotted(t('line.removeBoth'), item.title)}>
            {t('line.removeBoth')}
          </Remover>
        </PairSum>
      </div>
      <div className={styles.note}>
        <Findings items={items} found={found} action={action} />
      </div>
    </li>
  );
};

/** From what amount the gift is added, and where not, or why it is not. Source: LAW-42. */
const PlainGift = ({ cart: { gift, itemsTotal } }: { readonly cart: Pick<Cart, 'gift' | 'itemsTotal'> }) => {
  const { t } = useTranslation('cart');
  const { money } = useFormats();
  if (gift?.standing === 'given')
    return (
      <p>
        {gift.title}: {t('gift.text', { from: money(gift.from) })}
      </p>
    );
  const isBarred = gift && giftHint(gift, itemsTotal)?._tag === 'Barred';
  return isBarred && <p>{t('gift.barred', { title: gift.title })}</p>;
};

/** Why the cart of a mail's link is not shown, or that the cart could not be loaded or changed. */
export type PlainCartProblem = LostLink | 'load' | 'update';

/**
 * The cart for a visitor without scripts: its lines, a form to remove each, and the shop's phone number. It uses plain
 * links, because there is no router, and the styles of the cart page.
 */
export const PlainCart = ({
  cart,
  action,
  found,
  problem,
  added,
  isLost = false,
  isGone = false,
  shippingPrice,
}: {
  readonly cart: Cart | null;
  readonly action: string;
  readonly found?: ReadonlyMap<CartItemId, Shielded> | undefined;
  readonly problem?: PlainCartProblem | undefined;
  /** Pieces that were just added. Source: CART-20. */
  readonly added?: number | undefined;
  /** Whether the browser did not keep the cart that they were added to, because it accepts no cookies. */
  readonly isLost?: boolean;
  /** Whether the cart of this browser no longer exists for it. Source: CART-26. */
  readonly isGone?: boolean;
  /** The lowest shipping price; undefined if unknown. */
  readonly shippingPrice?: Money | undefined;
}) => {
  const { t } = useTranslation('cart');
  const { shop, locale } = useServices();
  const isEmpty = !cart || cart.items.length === 0;
  const sentences: Readonly<Record<PlainCartProblem, string>> = {
    gone: `${t('link.failed')}. ${t('link.gone')}`,
    later: t('failure.load'),
    load: t('failure.load'),
    update: t('failure.update'),
  };
  const pairs = pairNumbers(cart?.items ?? []);
  return (
    <main id="main" className={page.page}>
      <h1 className={page.title}>{t('title')}</h1>
      {cart && <LeftBehind cart={cart} />}
      {added !== undefined && !isEmpty && <p role="status">{t('added', { count: added })}</p>}
      {problem && (
        <div className={box.problem} role="alert">
          <p>{sentences[problem]}</p>
          {!isEmpty && problem in lostLink && <p>{t('link.own')}</p>}
        </div>
      )}
      {problem === 'load' && (
        <p>
          <a href={action}>{t('retry')}</a>
        </p>
      )}
      {isLost && (
        <div className={box.problem} role="alert">
          <p>{t('plain.notKept')}</p>
        </div>
      )}
      {isGone && (
        <div className={box.problem} role="alert">
          <p>{t('gone')}</p>
        </div>
      )}
      {isEmpty && problem !== 'load' && (
        <p>
          {t('empty.title')}. {t('empty.text')}
        </p>
      )}
      {!isEmpty && (
        <div className={page.columns}>
          <ul className={page.main}>
            {lineCards(cart.items).map(([item, left]) => {
              const around = {
                pair: pairs.get(item.id),
                country: cart.shippingAddress?.countryCode,
                action,
                found,
              };
              return left ? (
                <Pair key={item.id} items={[item, left]} {...around} />
              ) : (
                <Line key={item.id} item={item} {...around} />
              );
            })}
          </ul>
          <section className={page.aside} aria-label={t('sum.total')}>
            <PlainGift cart={cart} />
            <OpenSums cart={cart} shippingPrice={shippingPrice} withTotal />
            <p>{t('plain.checkout', { phone: inOneLine(shop.contact.phone) })}</p>
          </section>
        </div>
      )}
      <p>
        <a href={pathTo.home(locale)}>{t('backToShopping')}</a>
      </p>
    </main>
  );
};

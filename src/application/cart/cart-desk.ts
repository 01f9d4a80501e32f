import { combineLatest, type Observable } from 'rxjs';
import type { CartItem, CartToken } from '../../domain/cart/cart.ts';
import type { CataloguePort } from '../catalogue/ports.ts';
import type { Notifications } from '../shared/notifications.ts';
import { type AbandonedLinkView, makeAbandonedLink } from './abandoned-link.ts';
import { type CartCheckView, makeCartCheck } from './cart-check.ts';
import type { CartSession } from './cart-session.ts';
import { type CouponView, makeCouponChange } from './coupon-change.ts';
import { makeCouponNews } from './coupon-news.ts';
import { type GiftView, makeGiftChoice } from './gift-choice.ts';
import { type LostCouponView, makeLostCoupon } from './lost-coupon.ts';
import { type MendLines, type MendView, makeMendLines } from './mend-lines.ts';
import type { CartPort, CartRenewal, CartTokenStore, SeenCarts } from './ports.ts';
import { makeSwitchProduct, type SwitchView } from './switch-product.ts';

export interface CartDeskView {
  readonly link: AbandonedLinkView;
  readonly coupon: CouponView;
  readonly lost: LostCouponView;
  readonly check: CartCheckView;
  readonly switching: SwitchView;
  readonly gift: GiftView;
  readonly mending: MendView;
}

/** Rarely used cart features in one object that is loaded on demand. */
export interface CartDesk {
  readonly state$: Observable<CartDeskView>;
  readonly openLink: (token: CartToken) => void;
  readonly applyCoupon: (code: string) => void;
  readonly removeCoupon: () => void;
  readonly closeLoss: () => void;
  readonly confirmChanges: () => void;
  readonly offerSwitch: (item: CartItem) => void;
  readonly acceptSwitch: () => void;
  readonly refuseSwitch: () => void;
  readonly thankForGift: () => void;
  readonly declineGift: () => void;
  readonly takeGift: () => void;
  readonly mendLines: MendLines['mend'];
}

export interface CartDeskParts {
  readonly session: CartSession;
  readonly carts: CartPort;
  readonly checkout: CartRenewal;
  readonly catalogue: CataloguePort;
  readonly tokens: CartTokenStore;
  readonly seen: SeenCarts;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly newId: () => string;
  readonly wait: (ms: number) => Promise<void>;
}

export const makeCartDesk = (parts: CartDeskParts): CartDesk => {
  const link = makeAbandonedLink(parts);
  const coupon = makeCouponChange({ ...parts, news: makeCouponNews(parts.notifications) });
  const lost = makeLostCoupon(parts);
  const check = makeCartCheck(parts);
  const switching = makeSwitchProduct(parts);
  const gift = makeGiftChoice(parts);
  const mending = makeMendLines(parts);
  return {
    state$: combineLatest({
      link: link.state$,
      coupon: coupon.state$,
      lost: lost.state$,
      check: check.state$,
      switching: switching.state$,
      gift: gift.state$,
      mending: mending.state$,
    }),
    openLink: link.open,
    applyCoupon: coupon.apply,
    removeCoupon: () => {
      lost.takeOff();
      coupon.remove();
    },
    closeLoss: lost.close,
    confirmChanges: check.confirm,
    offerSwitch: switching.offer,
    acceptSwitch: switching.accept,
    refuseSwitch: switching.refuse,
    thankForGift: gift.thank,
    declineGift: gift.decline,
    takeGift: gift.take,
    mendLines: mending.mend,
  };
};

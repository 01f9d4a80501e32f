import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Cart } from '../../../domain/cart/cart.ts';
import { linesInOtherCart } from '../../../domain/cart/lines-again.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { handToGuest } from '../../checkout/address/hand-to-guest.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { Button } from '../../shared/elements/Button.tsx';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useServices } from '../../shared/services.ts';

const SignInDialog = lazyPart(() =>
  import('../../account/sign-in/SignInDialog.tsx').then((module) => module.SignInDialog),
);

/**
 * Shown when the session ended during the checkout. Signed in again, the customer has their cart back; a guest
 * continues with the same lines in a cart without an owner. In both cases the input is kept. `cart`: undefined if this
 * tab has not loaded it. Source: CHK-24.
 */
export const SessionEnded = ({ cart }: { readonly cart: Cart | undefined }) => {
  const { t } = useTranslation('checkout');
  const { account, cart: session, desk, shop, tab, locale } = useServices();
  const navigate = useNavigate();
  const [signsIn, setSignsIn] = useState(false);
  const goOn = (): void => {
    if (!cart) {
      account.goOnAsGuest();
      return;
    }
    handToGuest(tab, cart, shop.country);
    account.goOnAsGuest();
    session.add(
      linesInOtherCart(cart.items).map(({ item, line }) => ({
        line,
        product: {
          id: item.productId,
          title: item.title,
          image: item.image,
          price: { current: item.unitPrice },
        },
      })),
    );
    if (cart.coupon !== undefined) desk.applyCoupon(cart.coupon);
    void navigate(pathTo.checkout(locale, 'customer'), { replace: true });
  };
  return (
    <section className={card.card}>
      <StepHead title={t('ended.title')} />
      <p className={card.text} role="status">
        {t('ended.text')}
      </p>
      <div className={card.ways}>
        <Button kind="secondary" onClick={goOn}>
          {t('ended.asGuest')}
        </Button>
        <Button className={card.next} onClick={() => setSignsIn(true)}>
          {t('ended.signIn')}
        </Button>
      </div>
      {signsIn && (
        <Suspense>
          <SignInDialog note={t('ended.text')} onClose={() => setSignsIn(false)} />
        </Suspense>
      )}
    </section>
  );
};

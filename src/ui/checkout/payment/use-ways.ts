import { useEffect, useEffectEvent, useState } from 'react';
import { methodsBasis } from '../../../domain/checkout/methods-basis.ts';
import { wayToPay } from '../../../domain/checkout/payment-alias.ts';
import { remainingSelection } from '../../../domain/checkout/payment-selection.ts';
import { isRepeatable } from '../../../domain/orders/subscription/repeatable.ts';
import { useServices } from '../../shared/services.ts';
import { useCheckoutCart } from '../checkout-cart.ts';
import { type Draft, readDraft, writeDraft } from '../draft.ts';
import { useCheckout } from '../use-checkout.ts';
import { regularOf } from './RegularTerms.tsx';
import { useAliases } from './use-aliases.ts';
import { useWallets } from './use-wallets.ts';

/** Returns the payment methods of this cart, the selected one, and the values typed on the screen. Source: CHK-10, CHK-26. */
export const useWays = (isAsked: boolean) => {
  const { checkout, tab } = useServices();
  const { paymentMethods, lastWay } = useCheckout();
  const cart = useCheckoutCart();
  const available = useWallets();
  const kept = useAliases();
  const basis = isAsked ? methodsBasis(cart) : undefined;
  useEffect(() => {
    if (basis) checkout.loadPaymentMethods();
  }, [checkout, basis]);
  const asker = isAsked && kept.isCustomer ? (cart.customer?.accountId ?? '') : undefined;
  useEffect(() => {
    if (asker !== undefined) checkout.loadLastWay();
  }, [checkout, asker]);

  const [draft, setDraft] = useState<Draft>(() =>
    remainingSelection(readDraft(tab, cart, 'payment'), cart.paymentMethod, true),
  );
  const write = (next: Draft) => {
    setDraft(next);
    writeDraft(tab, cart, 'payment', next);
  };
  const keep = (more: Draft) => write({ ...draft, ...more });
  // The backend drops the payment method when the shipping method changes. The selection stays.
  const ofCart = cart.paymentMethod ?? draft.ofCart;
  const remember = useEffectEvent((method: string | undefined) => {
    if (method !== undefined) write(remainingSelection(draft, method, false));
  });
  useEffect(() => remember(cart.paymentMethod), [cart.paymentMethod]);
  // Regular deliveries need a payment method that can be charged again later.
  const isRegular = regularOf(cart).length > 0;
  const methods = (paymentMethods.value ?? [])
    .map(available)
    .filter(({ code, unavailable }) => unavailable !== 'not_offered' && (!isRegular || isRepeatable(code)));
  const wanted = draft.method ?? ofCart;
  const isPending = kept.isPending || (asker !== undefined && lastWay === undefined);
  return {
    isRegular,
    methods,
    kept,
    draft,
    keep,
    gone: methods.find(({ code, unavailable }) => code === wanted && unavailable),
    way: wayToPay(draft, ofCart, methods, kept.aliases, lastWay?.method),
    isComing: methods.length === 0 ? paymentMethods._tag === 'Loading' : isPending,
    unloaded: paymentMethods._tag === 'Failed' ? paymentMethods.error : undefined,
  };
};

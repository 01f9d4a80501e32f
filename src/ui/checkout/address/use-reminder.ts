import { useCallback, useRef, useState } from 'react';
import { checkEmail } from '../../../domain/customer/email.ts';
import { useServices } from '../../shared/services.ts';
import { useCheckoutCart } from '../checkout-cart.ts';
import { readDraft, writeDraft } from '../draft.ts';

/** A guest's wish to be written to where they leave their cart. Source: LAW-32. */
export interface Reminder {
  readonly isTicked: boolean;
  readonly tick: (yes: boolean) => void;
  /** A yes and the address that it is for are kept at once: who leaves the form unfinished has left their cart. */
  readonly keep: () => void;
  /** What is sent with the form; none: there is nothing new to say. */
  readonly answer: () => boolean | undefined;
}

/** `email`: what stands in its field. */
export const useReminder = (email: () => string): Reminder => {
  const { checkout, shop, tab } = useServices();
  const cart = useCheckoutCart();
  // Of this cart alone: nobody finds a tick at another that they did not set there.
  const [isTicked, setTicked] = useState(() => readDraft(tab, cart, 'customer').reminder === cart.token);
  const now = useRef(isTicked);
  /** What the shop was told last. */
  const told = useRef(isTicked ? cart.customer?.email : undefined);
  const keep = useCallback(() => {
    const address = email().trim();
    const wanted = now.current ? address : undefined;
    if (wanted === told.current || checkEmail(address, shop.emailPattern)._tag === 'Left') return;
    told.current = wanted;
    checkout.submitEmail(address, now.current);
  }, [checkout, email, shop.emailPattern]);
  return {
    isTicked,
    tick: (yes) => {
      now.current = yes;
      setTicked(yes);
      writeDraft(tab, cart, 'customer', yes ? { reminder: cart.token } : {});
      keep();
    },
    keep,
    answer: () => {
      const isNew = email().trim() !== cart.customer?.email;
      return isNew || now.current || told.current !== undefined ? now.current : undefined;
    },
  };
};

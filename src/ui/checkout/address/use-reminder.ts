import { useCallback, useRef, useState } from 'react';
import { checkEmail } from '../../../domain/customer/email.ts';
import { useServices } from '../../shared/services.ts';
import { useCheckoutCart } from '../checkout-cart.ts';
import { readDraft, writeDraft } from '../draft.ts';

/** A guest's consent to be reminded by mail of an abandoned cart. Source: LAW-32. */
export interface Reminder {
  readonly isTicked: boolean;
  readonly tick: (yes: boolean) => void;
  /** Saves the consent and its address at once, because a guest who leaves the form unfinished has abandoned the cart. */
  readonly keep: () => void;
  /** Returns what to send with the form. Undefined if nothing has changed. */
  readonly answer: () => boolean | undefined;
}

/** `email`: returns the value of the e-mail field. */
export const useReminder = (email: () => string): Reminder => {
  const { checkout, shop, tab } = useServices();
  const cart = useCheckoutCart();
  // Applies only to this cart. Another cart does not start with the checkbox ticked.
  const [isTicked, setTicked] = useState(() => readDraft(tab, cart, 'customer').reminder === cart.id);
  const now = useRef(isTicked);
  /** The last address that was saved with consent. */
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
      writeDraft(tab, cart, 'customer', yes ? { reminder: cart.id } : {});
      keep();
    },
    keep,
    answer: () => {
      const isNew = email().trim() !== cart.customer?.email;
      return isNew || now.current || told.current !== undefined ? now.current : undefined;
    },
  };
};

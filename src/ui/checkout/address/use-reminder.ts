import { useCallback, useRef, useState } from 'react';
import type { Cart } from '../../../domain/cart/cart.ts';
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

const withdrawnFrom = ({ id }: Pick<Cart, 'id'>): string => `-${id}`;

/** `email`: returns the value of the e-mail field. */
export const useReminder = (email: () => string): Reminder => {
  const { checkout, shop, tab } = useServices();
  const cart = useCheckoutCart();
  // Applies only to this cart. Another cart does not start with the checkbox ticked.
  const [before] = useState(() => readDraft(tab, cart, 'customer').reminder);
  const [isTicked, setTicked] = useState(before === cart.id);
  const now = useRef(isTicked);
  /** Whether the guest has ever answered. Saving a withdrawn consent may have failed, so the form repeats it. */
  const isAsked = useRef(isTicked || before === withdrawnFrom(cart));
  /** The last address that was saved with consent. */
  const told = useRef(isTicked ? cart.customer?.email : undefined);
  const keep = useCallback(() => {
    const typed = email().trim();
    const wanted = now.current ? typed : undefined;
    const isValid = checkEmail(typed, shop.emailPattern)._tag === 'Right';
    // A withdrawal does not wait for a valid address: it concerns the one that was saved with consent.
    const address = isValid || now.current ? typed : told.current;
    if (wanted === told.current || address === undefined || (now.current && !isValid)) return;
    told.current = wanted;
    checkout.submitEmail(address, now.current);
  }, [checkout, email, shop.emailPattern]);
  return {
    isTicked,
    tick: (yes) => {
      now.current = yes;
      setTicked(yes);
      isAsked.current = true;
      writeDraft(tab, cart, 'customer', { reminder: yes ? cart.id : withdrawnFrom(cart) });
      keep();
    },
    keep,
    answer: () => {
      const isNew = email().trim() !== cart.customer?.email;
      return isNew || isAsked.current ? now.current : undefined;
    },
  };
};

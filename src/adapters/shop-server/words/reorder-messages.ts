import { type ReorderRefusal, reorderRefusals } from '../../../domain/orders/reorder-refusal.ts';
import type { Localised } from '../../../domain/shared/locale.ts';

const notPossible: Localised = {
  de: 'Diese Bestellung lässt sich leider nicht wiederholen.',
  en: 'Sorry, this order cannot be repeated.',
  it: 'Purtroppo non è possibile ripetere questo ordine.',
  fr: 'Cette commande ne peut malheureusement pas être répétée.',
};

/** Whatever the cause is: the shopper can mend none. Source: REO-4. */
export const reorderMessages = Object.fromEntries(
  reorderRefusals.map((cause) => [`reorder.${cause}`, notPossible]),
) as Readonly<Record<`reorder.${ReorderRefusal}`, Localised>>;

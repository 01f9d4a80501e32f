import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LensPassPort } from '../../../application/customer/ports/lens-pass.ts';
import { consentWords } from '../../../domain/customer/consent-words.ts';
import type { LensSet } from '../../../domain/orders/lens-pass.ts';
import type { LensSetWire } from '../../contract/personal/lens-pass.ts';
import type { PersonalClient } from '../client.ts';
import { money } from '../product-from-wire.ts';

const eyeFromWire = ({ option, quantity }: NonNullable<LensSetWire['right']>) => ({
  values: option,
  quantity,
});

const setFromWire = (wire: LensSetWire): LensSet => ({
  id: wire.id,
  orderNumber: wire.order_number,
  orderedAt: wire.ordered_at,
  productId: wire.product_id,
  title: wire.title,
  slug: wire.slug,
  image: wire.image,
  price: money(wire.currency_code)(wire.unit_price),
  eyes: {
    ...(wire.right && { right: eyeFromWire(wire.right) }),
    ...(wire.left && { left: eyeFromWire(wire.left) }),
  },
  ...(wire.worn_by !== undefined && { wornBy: wire.worn_by }),
});

/** Source: ACC-9. */
export const makeLensPassAdapter = (client: PersonalClient): LensPassPort => {
  const nothing = TE.map(() => undefined);
  return {
    book: () =>
      pipe(
        client.getLensPass({}),
        TE.map(({ sets, ...pass }) => ({ ...pass, sets: sets.map(setFromWire) })),
      ),
    agree: () =>
      pipe(
        client.setConsent({
          params: { purpose: 'lens_pass' },
          body: { given: true, words: consentWords.lens_pass },
        }),
        nothing,
      ),
    nameWearer: (name) => client.createLensWearer({ body: { name } }),
    renameWearer: (id, name) => client.renameLensWearer({ params: { id }, body: { name } }),
    removeWearer: (id) => pipe(client.deleteLensWearer({ params: { id } }), nothing),
    assign: (set, wearer) =>
      pipe(client.assignLensSet({ params: { id: set }, body: { worn_by: wearer } }), nothing),
    send: () => pipe(client.sendLensPass({}), nothing),
  };
};

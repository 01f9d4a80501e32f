import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import { makeAddressDesk } from '../../../src/application/checkout/address-desk.ts';
import { PartnerPicker } from '../../../src/ui/checkout/address/PartnerPicker.tsx';
import { hook } from '../hook.tsx';

it('gives up the choice of an optician who hands out no parcels any more · CHK-9', async () => {
  const addressDesk = makeAddressDesk({
    addresses: { partners: () => TE.right([]), partner: () => TE.left({ _tag: 'NotFound' }) } as never,
    notifications: { notify: vi.fn(), settle: vi.fn() },
    mailProviders: [],
    shop: { emailPattern: /@/ } as never,
  });
  const onGone = vi.fn();
  const rest = { postcode: '', register: vi.fn() as never, error: undefined };
  hook({ shop: { country: 'CH' }, addressDesk }, () => PartnerPicker({ ...rest, chosen: 'a', onGone }));
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
});

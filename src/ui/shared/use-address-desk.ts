import type { AddressDeskView } from '../../application/checkout/address-desk.ts';
import { loading } from '../../application/shared/remote-state.ts';
import { useServices } from './services.ts';
import { useStream } from './use-stream.ts';

const initial: AddressDeskView = {
  check: { checking: { _tag: 'Idle' } },
  partner: { partners: loading, unavailable: [] },
  suggestion: undefined,
};

/** What helps to give an address: the check of it, partners, what an e-mail was meant to be. */
export const useAddressDesk = (): AddressDeskView => useStream(useServices().addressDesk.state$, initial);

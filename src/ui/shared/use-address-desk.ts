import type { AddressDeskView } from '../../application/checkout/address-desk.ts';
import { loading } from '../../application/shared/remote-state.ts';
import { useServices } from './services.ts';
import { useStream } from './use-stream.ts';

const initial: AddressDeskView = {
  check: { checking: { _tag: 'Idle' } },
  partner: { partners: loading, unavailable: [] },
  suggestion: undefined,
};

/** Returns the state that helps with typing an address: its check, partners, corrections of an e-mail. */
export const useAddressDesk = (): AddressDeskView => useStream(useServices().addressDesk.state$, initial);

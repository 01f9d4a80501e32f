import type { Misfit } from '../../../adapters/engine-vendure/start/misfits.ts';

/** Returns one sentence per misfit for the operator: what is wrong, and how to fix it. `address`: the address of the engine. */
const sentence = (address: string, misfit: Misfit): string => {
  switch (misfit._tag) {
    case 'Away':
      return `The engine at ${address} does not answer. Start it, or set DIOPTRA_ENGINE_URL to its address.`;
    case 'KeyRefused':
      return `The engine at ${address} rejects the key. DIOPTRA_ENGINE_KEY must be the same for the shop and the engine.`;
    case 'NoEngine':
      return `The server at ${address} is not an engine for this shop. Set DIOPTRA_ENGINE_URL to the address of Vendure with the plugin of engine/vendure.`;
    case 'OtherVersion':
      return `The engine at ${address} has version ${misfit.version} of the shop’s interface, which this shop does not know. Run shop and engine from the same release.`;
    case 'NoChannel':
      return `The engine has no channel for ${misfit.brand}: create the channel by filling the engine, or set its token in DIOPTRA_ENGINE_CHANNELS.`;
    case 'OthersChannel':
      return `The channel of ${misfit.brand} in the engine belongs to another shop (${misfit.channel}). Set a channel for each shop in DIOPTRA_ENGINE_CHANNELS.`;
    case 'OtherCurrency':
      return `The channel of ${misfit.brand} in the engine has prices in ${misfit.currency}, which is not the shop’s currency.`;
    case 'NoLanguage':
      return `The channel of ${misfit.brand} in the engine lacks languages of the shop: ${misfit.missing.join(', ')}.`;
    case 'NoAccounts':
      return `The engine at ${address} cannot keep the shop’s customers, as DIOPTRA_ENGINE_ACCOUNTS=engine requires: its plugin is older than this shop.`;
    case 'NoRange':
      return `The range of the engine at ${address} cannot be copied, and the shop has no earlier copy. The log contains the reason.`;
  }
};

/** The engine does not answer or does not fit these shops. The message is for the operator. */
export class EngineDoesNotFit extends Error {
  override readonly name = 'EngineDoesNotFit';
  constructor(address: string, misfits: readonly Misfit[]) {
    super(misfits.map((misfit) => sentence(address, misfit)).join('\n'));
  }
}

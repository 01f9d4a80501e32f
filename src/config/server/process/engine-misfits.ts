import type { Misfit } from '../../../adapters/engine-vendure/start/misfits.ts';

/** Returns one sentence per misfit for the operator: what is wrong, and how to fix it. `address`: the address of the engine. */
const sentence = (address: string, misfit: Misfit): string => {
  switch (misfit._tag) {
    case 'Away':
      return `The engine at ${address} does not answer: start it, or say by DIOPTRA_ENGINE_URL where it is.`;
    case 'KeyRefused':
      return `The engine at ${address} refuses the key: DIOPTRA_ENGINE_KEY has to be the same at both.`;
    case 'NoEngine':
      return `What answers at ${address} is no engine for this shop: DIOPTRA_ENGINE_URL says where Vendure with the plugin of engine/vendure is.`;
    case 'OtherVersion':
      return `The engine at ${address} has version ${misfit.version} of what the shop asks for, which is another than this shop knows: run both from the same release.`;
    case 'NoChannel':
      return `The engine has no channel for ${misfit.brand}: fill it, or name the token of its channel in DIOPTRA_ENGINE_CHANNELS.`;
    case 'OthersChannel':
      return `The channel of ${misfit.brand} in the engine is another shop’s (${misfit.channel}): DIOPTRA_ENGINE_CHANNELS names one for each.`;
    case 'OtherCurrency':
      return `The channel of ${misfit.brand} in the engine has prices in ${misfit.currency}, which is not the shop’s currency.`;
    case 'NoLanguage':
      return `The channel of ${misfit.brand} in the engine lacks languages of the shop: ${misfit.missing.join(', ')}.`;
    case 'NoAccounts':
      return `The engine at ${address} keeps no customers for the shop, as DIOPTRA_ENGINE_ACCOUNTS wants: its plugin is older than this shop.`;
    case 'NoRange':
      return `The range of the engine at ${address} cannot be copied, and the shop has no copy from before: the log says why.`;
  }
};

/** The engine does not answer or does not fit these shops. The message is for the operator. */
export class EngineDoesNotFit extends Error {
  override readonly name = 'EngineDoesNotFit';
  constructor(address: string, misfits: readonly Misfit[]) {
    super(misfits.map((misfit) => sentence(address, misfit)).join('\n'));
  }
}

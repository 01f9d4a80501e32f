import { expect, it } from 'vitest';
import type { Misfit } from '../../../../src/adapters/engine-vendure/start/misfits.ts';
import { EngineDoesNotFit } from '../../../../src/config/server/process/engine-misfits.ts';
import { startFailure } from '../../../../src/config/server/process/start-failure.ts';

const at = 'http://127.0.0.1:4300';
const told = (...misfits: readonly Misfit[]) =>
  startFailure(new EngineDoesNotFit(at, misfits), { databaseUrl: 'postgres://shop:s3cret@host/shop' });

it.each<[Misfit, string]>([
  [
    { _tag: 'Away' },
    `The engine at ${at} does not answer. Start it, or set DIOPTRA_ENGINE_URL to its address.`,
  ],
  [
    { _tag: 'KeyRefused' },
    `The engine at ${at} rejects the key. DIOPTRA_ENGINE_KEY must be the same for the shop and the engine.`,
  ],
  [
    { _tag: 'NoEngine' },
    `The server at ${at} is not an engine for this shop. Set DIOPTRA_ENGINE_URL to the address of Vendure with the plugin of engine/vendure.`,
  ],
  [
    { _tag: 'OtherVersion', version: 2 },
    `The engine at ${at} has version 2 of the shop’s interface, which this shop does not know. Run shop and engine from the same release.`,
  ],
  [
    { _tag: 'NoChannel', brand: 'opalys' },
    'The engine has no channel for opalys: create the channel by filling the engine, or set its token in DIOPTRA_ENGINE_CHANNELS.',
  ],
  [
    { _tag: 'OthersChannel', brand: 'opalys', channel: 'viszola' },
    'The channel of opalys in the engine belongs to another shop (viszola). Set a channel for each shop in DIOPTRA_ENGINE_CHANNELS.',
  ],
  [
    { _tag: 'OtherCurrency', brand: 'opalys', currency: 'USD' },
    'The channel of opalys in the engine has prices in USD, which is not the shop’s currency.',
  ],
  [
    { _tag: 'NoLanguage', brand: 'opalys', missing: ['en', 'fr'] },
    'The channel of opalys in the engine lacks languages of the shop: en, fr.',
  ],
  [
    { _tag: 'NoAccounts' },
    `The engine at ${at} cannot keep the shop’s customers, as DIOPTRA_ENGINE_ACCOUNTS=engine requires: its plugin is older than this shop.`,
  ],
  [
    { _tag: 'NoRange' },
    `The range of the engine at ${at} cannot be copied, and the shop has no earlier copy. The log contains the reason.`,
  ],
])('explains for %j what is wrong and what helps', (misfit, sentence) => {
  expect(told(misfit)).toBe(sentence);
  expect(told(misfit, { _tag: 'KeyRefused' }).split('\n')).toHaveLength(2);
});

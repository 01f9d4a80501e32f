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
    `The engine at ${at} does not answer: start it, or say by DIOPTRA_ENGINE_URL where it is.`,
  ],
  [
    { _tag: 'KeyRefused' },
    `The engine at ${at} refuses the key: DIOPTRA_ENGINE_KEY has to be the same at both.`,
  ],
  [
    { _tag: 'NoEngine' },
    `What answers at ${at} is no engine for this shop: DIOPTRA_ENGINE_URL says where Vendure with the plugin of engine/vendure is.`,
  ],
  [
    { _tag: 'OtherVersion', version: 2 },
    `The engine at ${at} has version 2 of what the shop asks for, which is another than this shop knows: run both from the same release.`,
  ],
  [
    { _tag: 'NoChannel', brand: 'opalys' },
    'The engine has no channel for opalys: fill it, or name the token of its channel in DIOPTRA_ENGINE_CHANNELS.',
  ],
  [
    { _tag: 'OthersChannel', brand: 'opalys', channel: 'viszola' },
    'The channel of opalys in the engine is another shop’s (viszola): DIOPTRA_ENGINE_CHANNELS names one for each.',
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
    `The engine at ${at} keeps no customers for the shop, as DIOPTRA_ENGINE_ACCOUNTS wants: its plugin is older than this shop.`,
  ],
  [
    { _tag: 'NoRange' },
    `The range of the engine at ${at} cannot be copied, and the shop has no copy from before: the log says why.`,
  ],
])('explains for %j what is wrong and what helps', (misfit, sentence) => {
  expect(told(misfit)).toBe(sentence);
  expect(told(misfit, { _tag: 'KeyRefused' }).split('\n')).toHaveLength(2);
});

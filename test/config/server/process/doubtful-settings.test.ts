import { expect, it } from 'vitest';
import { doubtfulSettings } from '../../../../src/config/server/process/doubtful-settings.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';

const origins = Object.fromEntries(brandIds.map((brand) => [brand, [`https://${brand}.example`]]));
const said = { isSelling: true, origins, trustedProxies: ['10.0.0.1'], port: 3000 };

it('a shop that sells behind a named proxy, under its own addresses, has no doubtful settings · FLEET-5', () =>
  expect(doubtfulSettings(said)).toEqual([]));

it('https without a trusted proxy is doubtful: nobody else could answer it · FLEET-5', () => {
  expect(doubtfulSettings({ ...said, trustedProxies: [] })).toEqual([
    expect.stringContaining('DIOPTRA_TRUSTED_PROXIES'),
  ]);
  const plain = Object.fromEntries(brandIds.map((brand) => [brand, [`http://${brand}.example`]]));
  expect(doubtfulSettings({ ...said, origins: plain, trustedProxies: [] })).toEqual([]);
});

it('a shop without an address is doubtful, because its mails lead to this machine · FLEET-5', () => {
  const { okulino: _, ...others } = origins;
  expect(doubtfulSettings({ ...said, origins: others, port: 3100 })).toEqual([
    'DIOPTRA_ORIGINS lacks Okulino: its mails and payments lead to http://okulino.localhost:3100',
  ]);
});

it('a demonstration may have any settings · FLEET-5', () =>
  expect(doubtfulSettings({ isSelling: false, origins: {}, trustedProxies: [], port: 3000 })).toEqual([]));

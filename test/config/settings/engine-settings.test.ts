import { globSync, readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../src/config/environment.ts';
import { variablesOfTheEngine } from '../../../src/config/settings/engine-variables.ts';
import { settings } from '../../../src/config/settings/settings.ts';

const key = 'k'.repeat(32);
const whole = {
  DIOPTRA_BACKEND: 'vendure',
  DIOPTRA_ENGINE_URL: 'http://127.0.0.1:4300/',
  DIOPTRA_ENGINE_KEY: key,
  DIOPTRA_ENGINE_WEBHOOK_SECRET: `${key}s`,
};

describe('the settings of an engine', () => {
  it('default to no engine', () =>
    expect(readEnvironment({})).toMatchObject({ right: { backend: 'sandbox', engineChannels: {} } }));

  it('are read from their variables', () =>
    expect(readEnvironment({ ...whole, DIOPTRA_ENGINE_CHANNELS: 'okulino=lenses' })).toMatchObject({
      right: {
        backend: 'vendure',
        engineUrl: 'http://127.0.0.1:4300',
        engineKey: key,
        engineWebhookSecret: `${key}s`,
        engineChannels: { okulino: 'lenses' },
      },
    }));

  it('require an address, a key and a webhook secret', () => {
    const needed = (variable: string) => `${variable} is missing: DIOPTRA_BACKEND=vendure requires it`;
    expect(readEnvironment({ DIOPTRA_BACKEND: 'vendure' })).toEqual(
      E.left([
        needed('DIOPTRA_ENGINE_URL'),
        needed('DIOPTRA_ENGINE_KEY'),
        needed('DIOPTRA_ENGINE_WEBHOOK_SECRET'),
      ]),
    );
  });

  it.each(['DIOPTRA_ENGINE_KEY', 'DIOPTRA_ENGINE_WEBHOOK_SECRET'])('refuse a short %s', (variable) =>
    expect(readEnvironment({ ...whole, [variable]: key.slice(1) })).toEqual(
      E.left([`${variable} should be a secret of 32 or more letters, digits and signs`]),
    ),
  );

  it('mark the key and the webhook secret as secret, and nothing else', () => {
    const { engineUrl, engineKey, engineChannels, engineWebhookSecret } = settings;
    expect([engineUrl, engineKey, engineChannels, engineWebhookSecret].map(({ secret }) => secret)).toEqual([
      undefined,
      true,
      undefined,
      true,
    ]);
  });

  it('cannot be combined with another Shop API', () => {
    const elsewhere = { DIOPTRA_BACKEND_URL: 'https://shop-api.example.com' };
    expect(readEnvironment({ ...whole, ...elsewhere })).toEqual(
      E.left([expect.stringMatching(/^DIOPTRA_BACKEND_URL cannot be combined with DIOPTRA_BACKEND=vendure/)]),
    );
    expect(readEnvironment({ ...elsewhere, DIOPTRA_BACKEND: 'sandbox' })).toMatchObject({ _tag: 'Right' });
    expect(readEnvironment(elsewhere)).toMatchObject({ _tag: 'Right' });
  });
});

describe('the variables of the engine’s program', () => {
  const source = globSync('engine/vendure/src/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const read = new Set([...source.matchAll(/DIOPTRA_ENGINE_[A-Z_]+/g)].map(([name]) => name));
  const ofTheShop = new Set<string>(Object.values(settings).map(({ variable }) => variable));

  it('are all known to the shop', () =>
    expect([...variablesOfTheEngine].sort()).toEqual(
      [...read].filter((name) => !ofTheShop.has(name)).sort(),
    ));

  it('are accepted when the shop starts', () =>
    expect(
      readEnvironment(Object.fromEntries(variablesOfTheEngine.map((variable) => [variable, 'anything']))),
    ).toMatchObject({ _tag: 'Right' }));
});

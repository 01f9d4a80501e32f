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

describe('an engine behind the shop', () => {
  it('is none where nothing is said', () =>
    expect(readEnvironment({})).toMatchObject({ right: { backend: 'sandbox', engineChannels: {} } }));

  it('is reached by what the settings say', () =>
    expect(readEnvironment({ ...whole, DIOPTRA_ENGINE_CHANNELS: 'okulino=lenses' })).toMatchObject({
      right: {
        backend: 'vendure',
        engineUrl: 'http://127.0.0.1:4300',
        engineKey: key,
        engineWebhookSecret: `${key}s`,
        engineChannels: { okulino: 'lenses' },
      },
    }));

  it('needs an address, a key, and what signs its notices', () => {
    const needed = (variable: string) => `${variable} is missing: DIOPTRA_BACKEND=vendure needs it`;
    expect(readEnvironment({ DIOPTRA_BACKEND: 'vendure' })).toEqual(
      E.left([
        needed('DIOPTRA_ENGINE_URL'),
        needed('DIOPTRA_ENGINE_KEY'),
        needed('DIOPTRA_ENGINE_WEBHOOK_SECRET'),
      ]),
    );
  });

  it.each(['DIOPTRA_ENGINE_KEY', 'DIOPTRA_ENGINE_WEBHOOK_SECRET'])('refuses a short %s', (variable) =>
    expect(readEnvironment({ ...whole, [variable]: key.slice(1) })).toEqual(
      E.left([`${variable} should be a secret of 32 or more letters, digits and signs`]),
    ),
  );

  it('is secret as far as it has to be', () => {
    const { engineUrl, engineKey, engineChannels, engineWebhookSecret } = settings;
    expect([engineUrl, engineKey, engineChannels, engineWebhookSecret].map(({ secret }) => secret)).toEqual([
      undefined,
      true,
      undefined,
      true,
    ]);
  });

  it('is not beside another server of the Shop API', () => {
    const elsewhere = { DIOPTRA_BACKEND_URL: 'https://shop-api.example.com' };
    expect(readEnvironment({ ...whole, ...elsewhere })).toEqual(
      E.left([expect.stringMatching(/^DIOPTRA_BACKEND_URL .* without DIOPTRA_BACKEND=vendure/)]),
    );
    expect(readEnvironment({ ...elsewhere, DIOPTRA_BACKEND: 'sandbox' })).toMatchObject({ _tag: 'Right' });
    expect(readEnvironment(elsewhere)).toMatchObject({ _tag: 'Right' });
  });
});

describe('what the program of the engine is told by variables', () => {
  const source = globSync('engine/vendure/src/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const read = new Set([...source.matchAll(/DIOPTRA_ENGINE_[A-Z_]+/g)].map(([name]) => name));
  const ofTheShop = new Set<string>(Object.values(settings).map(({ variable }) => variable));

  it('is known, each variable that it reads', () =>
    expect([...variablesOfTheEngine].sort()).toEqual(
      [...read].filter((name) => !ofTheShop.has(name)).sort(),
    ));

  it('may be said where the shop starts', () =>
    expect(
      readEnvironment(Object.fromEntries(variablesOfTheEngine.map((variable) => [variable, 'anything']))),
    ).toMatchObject({ _tag: 'Right' }));
});

import { OpenFeature } from '@openfeature/server-sdk';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, expect, it } from 'vitest';
import { noFlags } from '../../../../src/application/flags/no-flags.ts';
import type { FlagPort } from '../../../../src/application/flags/ports.ts';
import { wireServer } from '../../../../src/config/server/make-shop.ts';
import type { Backend } from '../../../../src/config/server/services/backend.ts';
import { TOKENS } from '../../../../src/config/server/wiring/tokens.ts';
import { defaultFlag } from '../../../../src/domain/flags/flag.ts';
import { testEnvironment } from '../../test-environment.ts';
import { quietParts } from '../quiet-parts.ts';

const own = { ...noFlags, track: () => TE.right(undefined) };
const user = { attributes: {} };
afterAll(() => OpenFeature.clearProviders());

const flagsOf = (said: string, kept: Pick<Backend, 'flags'>): FlagPort => {
  const backend = { fetch: async () => new Response(), paths: [], checks: [], close: async () => undefined };
  const settings = testEnvironment({ DIOPTRA_FLAGS: said });
  return wireServer(settings, quietParts, { ...backend, ...kept }).get(TOKENS.flags);
};

it('features are decided by the sandbox if it is the backend, else by no service · TRK-5', () => {
  expect(flagsOf('sandbox', { flags: own })).toBe(own);
  expect(flagsOf('sandbox', {})).toBe(noFlags);
  expect(flagsOf('off', { flags: own })).toBe(noFlags);
});

it('features are decided by the service at the configured address · TRK-5', async () => {
  const flags = flagsOf('http://127.0.0.1:1', { flags: own });
  expect(await flags.getFlag('hero', user)()).toEqual({ _tag: 'Left', left: { _tag: 'Unreachable' } });
});

it('features are all at their defaults without a service · TRK-5', async () => {
  expect(await noFlags.getFlag('hero', user)()).toEqual({ _tag: 'Right', right: defaultFlag });
});

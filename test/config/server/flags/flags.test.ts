import { OpenFeature } from '@openfeature/server-sdk';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, expect, it } from 'vitest';
import { noFlags } from '../../../../src/application/flags/no-flags.ts';
import { flagsOf } from '../../../../src/config/server/flags/flags.ts';
import { defaultFlag } from '../../../../src/domain/flags/flag.ts';

const own = { ...noFlags, track: () => TE.right(undefined) };
const user = { attributes: {} };
afterAll(() => OpenFeature.clearProviders());

it('decides features by the sandbox where it is the backend, else by nobody · TRK-5', () => {
  expect(flagsOf({ flags: 'sandbox' }, { flags: own })).toBe(own);
  expect(flagsOf({ flags: 'sandbox' }, {})).toBe(noFlags);
  expect(flagsOf({ flags: 'off' }, { flags: own })).toBe(noFlags);
});

it('decides features by the service at an address · TRK-5', async () => {
  const flags = flagsOf({ flags: 'http://127.0.0.1:1' }, { flags: own });
  expect(await flags.getFlag('hero', user)()).toEqual({ _tag: 'Left', left: { _tag: 'Unreachable' } });
});

it('turns every feature off where nobody decides · TRK-5', async () => {
  expect(await noFlags.getFlag('hero', user)()).toEqual({ _tag: 'Right', right: defaultFlag });
});

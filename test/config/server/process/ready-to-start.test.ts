import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { readyToStart } from '../../../../src/config/server/process/ready-to-start.ts';
import type { Currency } from '../../../../src/domain/shared/money.ts';
import { shops } from '../../../adapters/sandbox/fixtures/shops.ts';

const all = Object.values(shops);

it('starts with five shops and no settings', () =>
  expect(readyToStart('24.0.0', {}, all)).toEqual(E.right(expect.objectContaining({ port: 3000 }))));

it('does not start where one shop lacks its currency, and names that · I18N-5', () =>
  expect(readyToStart('24.0.0', {}, [...all, { ...shops.opalys, currency: '' as Currency }])).toEqual(
    E.left(['Following fields are missing in the i18n configuration: currency']),
  ));

it('does not start with a setting that is wrong', () =>
  expect(E.isLeft(readyToStart('24.0.0', { PORT: 'nine' }, all))).toBe(true));

it('does not start on a Node that is too old, and says which it needs', () =>
  expect(readyToStart('18.19.1', {}, all)).toEqual(
    E.left([expect.stringMatching(/^This is Node 18.* 24 or newer/)]),
  ));

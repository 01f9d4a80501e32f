import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { readyToStart } from '../../../../src/config/server/process/ready-to-start.ts';
import type { ShopCurrency } from '../../../../src/domain/shared/amounts.ts';
import { makeRoutes } from '../../../../src/ui/routes.ts';
import { shops } from '../../../adapters/sandbox/fixtures/shops.ts';

const all = Object.values(shops);
const routes = makeRoutes();

it('five shops start without settings', () =>
  expect(readyToStart('24.0.0', {}, all, routes)).toEqual(E.right(expect.objectContaining({ port: 3000 }))));

it('the start fails if a shop has no currency, and names that · I18N-5', () =>
  expect(
    readyToStart('24.0.0', {}, [...all, { ...shops.opalys, currency: '' as ShopCurrency }], routes),
  ).toEqual(E.left(['Following fields are missing in the i18n configuration: currency'])));

it('the start fails if a shop lacks a fact that a country requires, and names both · LAW-13', () =>
  expect(readyToStart('24.0.0', {}, [{ ...shops.linsenwerk, facts: {} }], routes)).toEqual(
    E.left(['Linsenwerk sells under the law of DE, but its settings lack lucid.']),
  ));

it('the start fails with an invalid setting', () =>
  expect(E.isLeft(readyToStart('24.0.0', { PORT: 'nine' }, all, routes))).toBe(true));

it('the start fails on a Node that is too old, and names the version it needs', () =>
  expect(readyToStart('18.19.1', {}, all, routes)).toEqual(
    E.left([expect.stringMatching(/^This is Node 18.* 24 or newer/)]),
  ));

it('the start fails if a page names an unknown guard, which is reported once · ROUTE-12', () => {
  const page = { handle: { guards: ['checkout', 'toString'] } };
  expect(readyToStart('24.0.0', {}, all, [{ ...page, children: [page] }])).toEqual(
    E.left(['A route uses the guard toString, which does not exist.']),
  );
});

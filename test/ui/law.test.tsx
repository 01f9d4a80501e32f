import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import { pagePath } from '../../src/domain/shared/page-path.ts';
import { localeOf } from '../../src/domain/shared/paths.ts';
import { anyItem, care, cartWith, checkedOut, daily, item } from '../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from './visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => open?.leave());

const go = async (at: string, brand: BrandId, cart?: string) => {
  open = await visit(backend, at, { brand, ...(cart !== undefined && { cart }) });
  return screen.findByRole('main');
};

const folded = [
  ['okulino', '', 'Gesetzliche Gewährleistung: mindestens 2 Jahre'],
  ['linsenwerk', '', 'Gesetzliche Gewährleistung: mindestens 2 Jahre'],
  ['augental', '', 'Gesetzliche Gewährleistung: mindestens 2 Jahre'],
  ['opalys', '/fr', 'Garantie légale de conformité : au moins 2 ans'],
  ['viszola', '/it', 'Garanzia legale di conformità: almeno 2 anni'],
] as const;

const terms = (prefix: string): string => pagePath(localeOf(`${prefix}/`), 'terms');

describe('the legal guarantee', () => {
  it.each(folded)(
    'is named at a product of %s, with a link to its notice · LAW-23',
    async (brand, prefix, words) => {
      const page = await go(`${prefix}/p/${care}`, brand);
      await within(page).findByRole('heading', { level: 1 });
      expect(
        within(page).getByRole('link', { name: new RegExp(words.replaceAll(' ', '\\s')) }),
      ).toHaveAttribute('href', `${terms(prefix)}#guarantee`);
    },
  );

  it.each(folded)(
    'is shown in the terms of %s, which the footer links to · LAW-23',
    async (brand, prefix, words) => {
      const page = await go(terms(prefix), brand);
      await within(page).findByRole('heading', { level: 1 });
      const title = words.split(/\s?:/)[0] ?? '';
      const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: title });
      const section = page.querySelector('#guarantee') as HTMLElement;
      expect(link).toHaveAttribute('href', `${terms(prefix)}#guarantee`);
      const notice = within(section).getByRole('region', { name: title });
      expect(within(notice).getAllByRole('listitem')).toHaveLength(2);
      expect(within(notice).getByRole('link')).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/europa\.eu\/youreurope\/.*_(de|it|fr)\.htm$/),
      );
    },
  );

  it('is shown at the last checkout step, before the order button · LAW-23', async () => {
    const client = backend.client('linsenwerk');
    const cart = await checkedOut(client, await cartWith(client, item(care)));
    const page = await go('/checkout/payment#review', 'linsenwerk', cart.token_value);
    const notice = await within(page).findByText('Gesetzliche Gewährleistung: mindestens 2 Jahre');
    expect(notice).toBeVisible();
    const button = await within(page).findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has a box of both statutory guarantees in French terms, and in no others · LAW-24', async () => {
    const french = await go('/fr/conditions', 'opalys');
    const box = await within(french).findByRole('region', {
      name: 'Garanties légales de conformité et des vices cachés',
    });
    expect(box).toHaveTextContent('articles L. 217-1 à L. 217-32 du code de la consommation');
    expect(box).toHaveTextContent('articles 1641 à 1649 du code civil');
    open?.leave();
    const german = await go('/agb', 'linsenwerk');
    await within(german).findByRole('region', { name: 'Gesetzliche Gewährleistung' });
    expect(within(german).queryByText(/1641/)).toBeNull();
  });

  it('is shown beside the label of a maker with a longer guarantee, which no other product has · LAW-23', async () => {
    const row = await backend.sandbox.db
      .selectFrom('product')
      .select('id')
      .where('manufacturer', '=', 'Letteris')
      .executeTakeFirstOrThrow();
    const page = await go(`/p/${row.id}`, 'linsenwerk');
    const label = await within(page).findByRole('region', { name: 'Haltbarkeitsgarantie: 5 Jahre' });
    expect(label).toHaveTextContent('Letteris steht 5 Jahre lang');
    open?.leave();
    const other = await go(`/p/${care}`, 'linsenwerk');
    await within(other).findByRole('heading', { level: 1 });
    expect(within(other).queryByText(/Haltbarkeitsgarantie/)).toBeNull();
  });
});

describe('a shop that sells lenses', () => {
  const specialist = /von einer Fachperson angepasst/;
  it.each([
    ['okulino', '', undefined],
    ['linsenwerk', '', specialist],
    ['augental', '', specialist],
    ['opalys', '/fr', /sur prescription. Un opticien-lunetier conseille : \+/],
    ['viszola', '/it', undefined],
  ] as const)('%s shows the notice required by its country · LAW-25', async (brand, prefix, words) => {
    const page = await go(`${prefix}/p/${daily}`, brand);
    await within(page).findByRole('heading', { level: 1 });
    if (words) expect(within(page).getByText(words)).toBeVisible();
    else expect(page).not.toHaveTextContent(/Fachperson angepasst|specialista|prescription/);
  });

  it('lenses of a French shop are named as regulated devices · LAW-44', async () => {
    const page = within(await go(`/fr/p/${daily}`, 'opalys'));
    expect(
      await page.findByText(
        /Un opticien-lunetier conseille.*\. Ce dispositif médical est un produit de santé réglementé qui porte, au titre de cette réglementation, le marquage CE\.$/,
      ),
    ).toBeVisible();
  });

  it('the cart and the last checkout step show that notice for lenses, and for nothing else · LAW-25', async () => {
    const client = backend.client('linsenwerk');
    const bottle = await checkedOut(client, await cartWith(client, item(care)));
    const lens = await checkedOut(client, await cartWith(client, await anyItem(client, daily)));
    for (const at of ['/cart', '/checkout/payment#review']) {
      expect(await within(await go(at, 'linsenwerk', lens.token_value)).findByText(specialist)).toBeVisible();
      open?.leave();
      const page = await go(at, 'linsenwerk', bottle.token_value);
      await within(page).findAllByText(/Clarea/);
      expect(within(page).queryByText(specialist)).toBeNull();
      open?.leave();
    }
  });

  it('an Italian shop shows the number of its authorisation to advertise devices · LAW-26', async () => {
    await go('/it', 'viszola');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Aut. pubblicità dispositivi medici: VISZ-DM');
    open?.leave();
    await go('/fr', 'opalys');
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent('dispositifs médicaux autorisée');
  });
});

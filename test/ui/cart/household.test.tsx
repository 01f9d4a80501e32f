import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { household } from '../../adapters/sandbox/fixtures/household.ts';
import { anyItem, cartWith, daily, done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
afterEach(() => localStorage.clear());

/** A name that no other person or product has. */
const noah = 'Noahxyz';

/** A cart with a pair for each of these left eyes. */
const cartFor = async (who: Awaited<ReturnType<typeof household>>, lefts: readonly string[]) => {
  const lens = await anyItem(who.client, daily);
  const of = (eye: 'right' | 'left', pair_id: string, option: object) => ({
    ...lens,
    product: { ...lens.product, option: { ...lens.product.option, ...option } },
    meta: { eye, pair_id },
  });
  return cartWith(
    who.client,
    ...lefts.flatMap((sphere, index) => [of('right', `p${index}`, {}), of('left', `p${index}`, { sphere })]),
  );
};
const lines = () => screen.findAllByText(/^Für /);

describe('the cart of a household', () => {
  it('names the wearer of each pair with known values, and sends the name nowhere · WEAR-5', async () => {
    const who = await household(backend, noah);
    const cart = await cartFor(who, ['-1.25', '-3.25', '-5.00']);
    localStorage.setItem(signedInKey, signedIn);
    const said: string[] = [];
    const fetch = async (request: Request) => {
      said.push(request.url, await request.clone().text());
      return who.fetch(request);
    };
    const { services, leave } = await visit({ fetch }, '/cart', { cart: cart.token_value });
    services.cart.restore();
    expect((await lines()).map(({ textContent }) => textContent)).toEqual([`Für ${noah}`, 'Für Mara Keller']);
    const line = screen.getByText(`Für ${noah}`).closest('li');
    expect(within(line ?? document.body).getByText('−1,25')).toBeVisible();
    // The name is shown, but not sent: neither with the cart nor in tracking.
    expect(said.join(' ')).not.toContain(noah);
    expect(JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])).not.toContain(noah);
    expect(
      JSON.stringify(await done(who.client.getCart({ params: { token: cart.token_value } }))),
    ).not.toContain(noah);
    leave();
  });

  it('names no wearer if only one is known, or without consent to a lens pass · WEAR-5 · LAW-30', async () => {
    const who = await household(backend, noah);
    await done(who.client.deleteLensWearer({ params: { id: who.wearer } }));
    const cart = await cartFor(who, ['-3.25']);
    localStorage.setItem(signedInKey, signedIn);
    const { services, asked, leave } = await visit(who, '/cart', { cart: cart.token_value });
    services.cart.restore();
    await waitFor(() => expect(asked.some((call) => call.includes('lens-pass'))).toBe(true));
    await screen.findAllByText('Linkes Auge');
    expect(screen.queryByText(/^Für /)).toBeNull();
    leave();
  });
});

describe('the supply of a household on the home page', () => {
  it('is listed by name, each with its own reorder link · HOME-4', async () => {
    const who = await household(backend, noah);
    localStorage.setItem(signedInKey, signedIn);
    const { leave } = await visit(who, '/');
    const other = await screen.findByRole('link', { name: `Erneut bestellen für ${noah}` });
    const main = screen.getByRole('link', { name: 'Erneut bestellen' });
    expect(main.getAttribute('href')).toMatch(/^\/reorder\/home\/[^/]+$/);
    expect(other.getAttribute('href')).toMatch(/^\/reorder\/home\/[^/]+$/);
    expect(other.getAttribute('href')).not.toBe(main.getAttribute('href'));
    leave();
  });
});

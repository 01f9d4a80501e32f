import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anyItem,
  care,
  cartWith,
  daily,
  done,
  germanAddress,
  item,
  swissAddress,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const email = 'mara@example.org';
/** A cart of two boxes of lenses, which a letter holds as well as a parcel. */
const light = async (): Promise<string> => {
  const client = backend.client();
  const { token_value: token } = await cartWith(client, await anyItem(client, daily, 2));
  await done(client.updateOrder({ params: { token }, body: { email, billing_address: swissAddress } }));
  return token;
};
const sendings = () =>
  (screen.getAllByRole('radio') as HTMLInputElement[]).filter(({ name }) => name === 'shipping');
const valuesOf = (radios: readonly HTMLInputElement[]) => radios.map(({ value }) => value);
const all = () => screen.getByRole('button', { name: /^Alle \d+ Versandarten$/ });
const comes = () => screen.findByRole('radio', { name: /^B-Post-Brief/ });

/** The cheapest, the fastest and the next cheapest. */
const few = ['swisspost_b_letter', 'swisspost_a_letter', 'swisspost_registered_letter'];

describe('many shipping methods', () => {
  it('show the cheapest ones and the fastest, and all of them when the button is pressed · CHK-36', async () => {
    const { user, leave } = await visit(backend, '/checkout/shipping', { cart: await light() });
    await comes();
    expect(valuesOf(sendings())).toEqual(few);
    expect(all()).toHaveAttribute('aria-expanded', 'false');
    expect(document.getElementById(all().getAttribute('aria-controls') ?? '')).toContainElement(
      sendings()[0]!,
    );

    all().focus();
    await user.keyboard('{Enter}');
    expect(all()).toHaveAttribute('aria-expanded', 'true');
    expect(all()).toHaveFocus();
    expect(all()).toHaveAccessibleName(`Alle ${sendings().length} Versandarten`);
    expect(sendings().length).toBeGreaterThan(5);

    await user.keyboard('{Enter}');
    expect(all()).toHaveFocus();
    expect(valuesOf(sendings())).toEqual(few);
    leave();
  });

  it('stay open after a choice, and show each choice after they were folded · CHK-36', async () => {
    const cart = await light();
    const first = await visit(backend, '/checkout/shipping', { cart });
    await comes();
    await first.user.click(all());
    const count = sendings().length;
    for (const name of [/^DHL/, /^B-Post-Paket/]) {
      await first.user.click(screen.getByRole('radio', { name }));
      expect(screen.getByRole('radio', { name })).toBeChecked();
      expect(screen.getByRole('radio', { name })).toHaveFocus();
      expect(sendings()).toHaveLength(count);
    }
    await first.user.click(all());
    const folded = ['swisspost_b_letter', 'swisspost_a_letter', 'swisspost_b_parcel', 'dhl'];
    expect(valuesOf(sendings())).toEqual(folded);
    const kept = () => done(backend.client().getCart({ params: { token: cart } }));
    await waitFor(async () => expect((await kept()).shipments[0]?.method).toBe('swisspost_b_parcel'));
    first.leave();

    const again = await visit(backend, '/checkout/shipping', { cart });
    await comes();
    expect(valuesOf(sendings())).toEqual(['swisspost_b_letter', 'swisspost_a_letter', 'swisspost_b_parcel']);
    expect(screen.getByRole('radio', { name: /^B-Post-Paket/ })).toBeChecked();
    again.leave();
  });

  it('are all shown if they are few · CHK-36', async () => {
    const client = backend.client('linsenwerk');
    const { token_value: token } = await cartWith(client, item(care));
    await done(client.updateOrder({ params: { token }, body: { email, billing_address: germanAddress } }));
    await visit(backend, '/checkout/shipping', { cart: token, brand: 'linsenwerk' });
    await screen.findByRole('radio', { name: /^DHL/ });
    expect(screen.queryByRole('button', { name: /Versandarten$/ })).toBeNull();
  });
});

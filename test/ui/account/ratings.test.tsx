import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bought } from '../../adapters/sandbox/fixtures/bought.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, tenCare } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

const ratings = () => backend.sandbox.db.selectFrom('product_rating').selectAll().orderBy('id').execute();

describe('rating purchased products', () => {
  it('offers nothing before an order is shipped · RATE-1', async () => {
    const { fetch } = await signedIn(backend);
    const { leave } = await visit({ fetch }, '/my-account/ratings');
    expect(await screen.findByText(/Im Moment gibt es nichts zu bewerten/)).toBeVisible();
    leave();
  });

  it('asks for stars, then for text, then for the next product, and ends with thanks · RATE-1 · CAT-15 · ADDR-7', async () => {
    const who = await signedIn(backend);
    await bought(backend, who, 'shipped', care, tenCare);
    const { user, leave } = await visit({ fetch: who.fetch }, '/my-account/ratings');
    const effect = within(await screen.findByRole('group', { name: 'Wirkung' }));
    expect(effect.getByRole('radio', { name: '5 Sterne' })).toBeChecked();
    expect(screen.getByText('Danach noch 1 Produkt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sterne abgeben' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte zuerst Sterne antippen.');
    expect(await ratings()).toEqual([]);

    await user.click(effect.getByRole('radio', { name: '3 Sterne' }));
    await user.click(screen.getByRole('button', { name: 'Sterne abgeben' }));
    const words = await screen.findByLabelText('Wie ist dieses Produkt?');
    // The buttons of the step can be pressed as soon as they are shown.
    await user.click(screen.getByRole('button', { name: 'Text absenden' }));
    expect(words).toHaveAccessibleDescription(/Bitte etwas schreiben/);
    await user.type(words, 'Billiger bei linsen.shop.com');
    await user.click(screen.getByRole('button', { name: 'Text absenden' }));
    expect(words).toHaveAccessibleDescription(/kein Platz für Internet- oder E-Mail-Adressen/);
    await user.clear(words);
    await user.type(words, 'Brennt ein wenig.');
    await user.click(screen.getByRole('button', { name: 'Text absenden' }));

    const next = within(await screen.findByRole('group', { name: 'Verträglichkeit' }));
    expect(screen.queryByText('Danach noch 1 Produkt')).not.toBeInTheDocument();
    // Five stars are already highlighted: pressing them chooses five.
    await user.click(next.getByRole('radio', { name: '5 Sterne' }));
    await user.click(screen.getByRole('button', { name: 'Sterne abgeben' }));
    await user.click(await screen.findByRole('button', { name: 'Ohne Text weiter' }));
    expect(await screen.findByText(/Vielen Dank für alle Bewertungen/)).toBeVisible();
    expect(await ratings()).toMatchObject([
      { product_id: Number(care), stars: { effect: 3 }, review: 'Brennt ein wenig.', state: 'waiting' },
      { product_id: Number(tenCare), stars: { tolerance: 5 }, review: null, state: 'waiting' },
    ]);
    leave();
  });

  it('keeps the text after a failed request · RATE-1 · CALL-3', async () => {
    const who = await signedIn(backend);
    await bought(backend, who, 'shipped', care);
    const { user, leave } = await visit({ fetch: who.fetch }, '/my-account/ratings');
    const effect = within(await screen.findByRole('group', { name: 'Wirkung' }));
    await user.click(effect.getByRole('radio', { name: '4 Sterne' }));
    await user.click(screen.getByRole('button', { name: 'Sterne abgeben' }));
    const words = await screen.findByLabelText('Wie ist dieses Produkt?');
    await user.type(words, 'Mild.');
    backend.controls.setFault('addProductRating', { _tag: 'Status', status: 500, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Text absenden' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(words).toHaveValue('Mild.');
    leave();
  });
});

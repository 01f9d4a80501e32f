import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regularOffer } from '../../../src/ui/catalogue/product/regular/RegularChoice.tsx';
import { care, trial } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

describe('the choice of one-time or regular delivery at a product', () => {
  it('shows the saving, the interval and the next order, and is added to the cart as chosen · SUBS-2 · SUBS-5', async () => {
    const { user, asked, leave } = await visit(backend, `/p/${care}`);
    expect(await screen.findByRole('radio', { name: 'Einmal' })).toBeChecked();
    const regularly = screen.getByRole('radio', {
      name: /^Regelmässig CHF\s\d+\.\d\d je Stück gespart, 5\s%$/,
    });
    await user.click(regularly);
    await user.selectOptions(screen.getByLabelText('Wie oft?'), '2-month');
    await waitFor(() => expect(screen.getByText(/Nächste Bestellung: 19\.01\.2027/)).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect((await screen.findAllByText(/Kommt alle 2 Monate, 5 % günstiger/)).length).toBeGreaterThan(0);
    expect(asked.some((call) => call.endsWith('/items'))).toBe(true);
    leave();
  });

  it('updates the total beside the button to that of the cart: one-time, regular, one-time again · SUBS-5 · PRICE-3', async () => {
    const { user, leave } = await visit(backend, `/p/${care}`);
    const button = await screen.findByRole('button', { name: 'In den Warenkorb' });
    const sum = () => {
      const [, francs] =
        /(?:^|[^×])\s*CHF\s(\d+\.\d\d)/.exec(
          button.closest('div')?.querySelector('strong')?.textContent ?? '',
        ) ?? [];
      return Math.round(Number(francs) * 100);
    };
    const once = sum();
    await user.click(screen.getByRole('radio', { name: /^Regelmässig/ }));
    await waitFor(() => expect(sum()).toBe(once - Math.round((once * 5) / 100)));
    const regularly = sum();
    await user.click(screen.getByRole('radio', { name: 'Einmal' }));
    await waitFor(() => expect(sum()).toBe(once));
    await user.click(screen.getByRole('radio', { name: /^Regelmässig/ }));
    await user.click(button);
    const line = await screen.findAllByText(/5 % günstiger/);
    expect(line[0]?.closest('li')?.textContent).toContain((regularly / 100).toFixed(2));
    leave();
  });

  it('is not offered for a trial pack · SUBS-1', async () => {
    const { leave } = await visit(backend, `/p/${trial}`);
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(screen.queryByRole('radio', { name: 'Einmal' })).toBeNull();
    leave();
  });

  it.each([
    ['a shop without a saving', 'lens', false, undefined, false],
    ['a trial', 'lens', true, 5, false],
    ['sunglasses', 'sunglasses', false, 5, false],
    ['lenses', 'lens', false, 5, true],
    ['care', 'lenscare', false, 5, true],
  ] as const)(
    'is offered for %s: %s, %s, %s: %s · SUBS-1 · SUBS-2',
    (_, category, isTrial, saving, offered) => {
      const product = {
        category,
        isTrial,
        price: { current: { minor: 1000, currency: 'CHF' } },
        contents: { amount: 1, unit: 'pieces' },
      };
      expect(regularOffer(product as never, saving) !== undefined).toBe(offered);
    },
  );
});

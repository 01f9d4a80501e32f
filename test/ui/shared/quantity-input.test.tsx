import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { QuantityInput } from '../../../src/ui/shared/elements/QuantityInput.tsx';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';

/** The result of typing a text over the quantity 5 and leaving the field. */
const typed = async (text: string, min: 0 | 1 = 1): Promise<number | undefined> => {
  const onChange = vi.fn<(quantity: number) => void>();
  const { unmount } = render(
    <I18nextProvider i18n={makeTranslator('de', await loadWords('okulino', 'de', ['common']))}>
      <QuantityInput value={5} min={min} max={20} onChange={onChange} label="Packungen" />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Packungen' });
  await user.clear(field);
  if (text !== '') await user.type(field, text);
  await user.tab();
  unmount();
  expect(onChange.mock.calls.length).toBeLessThanOrEqual(1);
  return onChange.mock.calls[0]?.[0];
};

describe('a typed quantity', () => {
  it.each([
    ['2.9', 2],
    ['0.5', 1],
    ['-3', 1],
    ['abc', 1],
    ['Infinity', 1],
    ['', 1],
    ['21', 20],
    ['7', 7],
  ])('of %j becomes %i when the field is left · CART-8', async (text, quantity) =>
    expect(await typed(text)).toBe(quantity),
  );

  it('changes nothing if it is the same · CART-8', async () => expect(await typed('5.9')).toBeUndefined());

  it('may be zero only if zero is allowed · CART-8', async () => {
    expect(await typed('0', 0)).toBe(0);
    expect(await typed('0')).toBe(1);
  });
});

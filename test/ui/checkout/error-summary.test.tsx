import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorSummary } from '../../../src/ui/checkout/address/ErrorSummary.tsx';

const city = { path: 'billing.city', label: 'Ort', text: 'Ort fehlt noch.' } as const;
const email = { path: 'email', label: 'E-Mail-Adresse', text: 'E-Mail-Adresse fehlt noch.' } as const;
const malformed = { ...email, text: 'Diese E-Mail-Adresse ist nicht vollständig.' };

it('the summary of errors announces what is added to it, and not again what is left · UI-23', () => {
  const of = (entries: Parameters<typeof ErrorSummary>[0]['entries']) => (
    <ErrorSummary entries={entries} round={1} onGo={vi.fn()} />
  );
  const { rerender } = render(of([email, city]));
  const box = screen.getByRole('alert');
  expect(box).toHaveFocus();
  expect([box.getAttribute('aria-atomic'), box.getAttribute('aria-relevant')]).toEqual([
    'false',
    'additions',
  ]);
  const [first, second] = screen.getAllByRole('listitem');
  // An entry with another text is another element; an entry that stays is the same.
  rerender(of([malformed, city]));
  const [changed, kept] = screen.getAllByRole('listitem');
  expect(changed).not.toBe(first);
  expect(kept).toBe(second);
  rerender(of([city]));
  expect(screen.getAllByRole('listitem')).toEqual([second]);
});

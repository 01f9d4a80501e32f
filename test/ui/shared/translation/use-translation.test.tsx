import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { useTranslation } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import type { WordTree } from '../../../../src/domain/shared/merge-words.ts';
import { layers } from './layers.ts';

interface Of {
  readonly use: typeof useTranslation;
  readonly onSay?: (say: unknown) => void;
}

const Screen = ({ use: useWords, onSay }: Of) => {
  const [count, setCount] = useState(1);
  const { t } = useWords(['cart', 'common']);
  const [name] = useState('Korb');
  useEffect(() => setCount(2), []);
  onSay?.(t);
  return <p>{`${name} ${count}: ${t('title')}, ${t('common:action.close')}`}</p>;
};

describe.each(layers)(
  'useTranslation of %s',
  (_, { I18nextProvider, makeTranslator, useTranslation: use }) => {
    const common = { action: { close: 'Schließen' } };

    it('suspends for texts between other hooks, and the component then continues without a hook error · I18N-9', async () => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { promise, resolve } = Promise.withResolvers<WordTree>();
      const i18n = makeTranslator('de', { common }, () => promise);
      const page: ReactNode = (
        <I18nextProvider i18n={i18n as never}>
          <Suspense fallback={<p>wartet</p>}>
            <Screen use={use} />
          </Suspense>
        </I18nextProvider>
      );
      await act(async () => void render(page));
      expect(screen.getByText('wartet')).toBeVisible();
      await act(async () => resolve({ title: 'Warenkorb' }));
      expect(await screen.findByText('Korb 2: Warenkorb, Schließen')).toBeVisible();
      expect(complaints).not.toHaveBeenCalled();
      complaints.mockRestore();
    });

    it('returns one and the same function, so that memoised values last', async () => {
      const onSay = vi.fn();
      const i18n = makeTranslator('de', { common, cart: { title: 'Warenkorb' } });
      render(
        <I18nextProvider i18n={i18n as never}>
          <Screen use={use} onSay={onSay} />
        </I18nextProvider>,
      );
      expect(await screen.findByText('Korb 2: Warenkorb, Schließen')).toBeVisible();
      expect(onSay.mock.calls.length).toBeGreaterThan(1);
      expect(new Set(onSay.mock.calls.flat()).size).toBe(1);
    });
  },
);

import { act, render, screen } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { WordTree } from '../../../../src/domain/shared/merge-words.ts';
import { makeTranslator } from '../../../../src/ui/shared/translation/translator.ts';
import { TranslatorContext, useTranslation } from '../../../../src/ui/shared/translation/use-translation.ts';

const Screen = () => {
  const [count, setCount] = useState(1);
  const { t } = useTranslation(['cart', 'common']);
  const [name] = useState('Korb');
  useEffect(() => setCount(2), []);
  return <p>{`${name} ${count}: ${t('title')}, ${t('common:action.close')}`}</p>;
};

describe('useTranslation', () => {
  it('waits for words amid other hooks, and the component goes on as if they had always been there · I18N-9', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { promise, resolve } = Promise.withResolvers<WordTree>();
    const translator = makeTranslator('de', { common: { action: { close: 'Schließen' } } }, () => promise);
    await act(async () => {
      render(
        <TranslatorContext value={translator}>
          <Suspense fallback={<p>wartet</p>}>
            <Screen />
          </Suspense>
        </TranslatorContext>,
      );
    });
    expect(screen.getByText('wartet')).toBeVisible();
    await act(async () => resolve({ title: 'Warenkorb' }));
    expect(await screen.findByText('Korb 2: Warenkorb, Schließen')).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

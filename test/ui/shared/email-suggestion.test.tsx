import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { defer, of, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { EmailSuggestion } from '../../../src/ui/shared/elements/EmailSuggestion.tsx';
import { ServicesContext } from '../../../src/ui/shared/services.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';

const slip = { typed: 'mara@gmial.com', meant: 'mara@gmail.com' };

it('an e-mail suggestion is omitted if its code cannot be loaded, and appears with a later key · ADDR-3', async () => {
  let isOnline = false;
  const state$ = defer(() => (isOnline ? of({ suggestion: slip }) : throwError(() => new Error('cut'))));
  const services = { addressDesk: { state$, typeEmail: () => undefined } } as unknown as Services;
  const { email } = await loadWords('okulino', 'de', ['email']);
  const translator = makeTranslator('de', { ...(email && { email }) });
  const drawn = (typed: string) => (
    <I18nextProvider i18n={translator}>
      <ServicesContext value={services}>
        <EmailSuggestion typed={typed} onTake={() => undefined} />
      </ServicesContext>
    </I18nextProvider>
  );
  const { rerender } = render(drawn('mara@gmial.co'));
  expect(screen.queryByRole('button')).toBeNull();
  isOnline = true;
  rerender(drawn('mara@gmial.com'));
  expect(screen.getByRole('button')).toBeVisible();
});

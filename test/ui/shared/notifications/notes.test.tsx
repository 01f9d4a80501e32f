import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Shown } from '../../../../src/application/shared/notifications.ts';
import { loadWords } from '../../../../src/config/words/load-words.ts';
import { Notes } from '../../../../src/ui/shared/notifications/Notes.tsx';
import { ServicesContext } from '../../../../src/ui/shared/services.ts';
import { makeTranslator } from '../../../../src/ui/shared/translation/translator.ts';

const failedLink: Shown = {
  id: 1,
  says: 'failed link',
  count: 1,
  key: 'hash_signin_error',
  tone: 'danger',
  title: { key: 'account:failed' },
  text: { key: 'account:hashFailed' },
};

const shownOn = async (page: 'reached' | 'cut off') => {
  const { common, account } = await loadWords('okulino', 'de', ['common', 'account']);
  const fetchWords = async () => {
    if (page === 'cut off') throw new Error('no network');
    return account ?? {};
  };
  const translator = makeTranslator('de', { ...(common && { common }) }, fetchWords);
  render(
    <ServicesContext value={{ notifications: { dismiss: () => undefined } } as never}>
      <I18nextProvider i18n={translator}>
        <Notes shown={[failedLink]} />
      </I18nextProvider>
    </ServicesContext>,
  );
};

it('a notification whose texts the page lacks is shown once they are loaded · AUTH-8', async () => {
  await shownOn('reached');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Das hat nicht geklapptDie Anmeldung hat nicht/,
  );
});

it('a notification whose texts cannot be loaded is shown in general terms', async () => {
  await shownOn('cut off');
  expect(await screen.findByRole('alert')).toHaveTextContent('Etwas ist schiefgelaufen');
});

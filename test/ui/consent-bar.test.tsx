import { render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Services } from '../../src/application/services.ts';
import type { ConsentDesk } from '../../src/application/tracking/consent-desk.ts';
import { ConsentBar } from '../../src/ui/consent/ConsentBar.tsx';
import { ServicesContext } from '../../src/ui/shared/services.ts';
import { echo } from './hook.tsx';

it('the question for consent is a region named by its heading, the only part of it that is announced · UI-23', () => {
  render(
    <ServicesContext value={{ locale: 'de' } as Services}>
      <I18nextProvider i18n={echo()}>
        <ConsentBar desk={{} as ConsentDesk} />
      </I18nextProvider>
    </ServicesContext>,
  );
  const region = screen.getByRole('region', { name: 'bar.title' });
  expect([...region.querySelectorAll('[aria-live]')]).toEqual([within(region).getByRole('heading')]);
  expect(region.closest('[aria-live]')).toBeNull();
});

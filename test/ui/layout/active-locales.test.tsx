import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localeConfigs } from '../../../src/domain/shared/locale-config.ts';
import { makeAppRoutes } from '../../../src/ui/app-routes.tsx';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const speakFrench = (active: boolean) => Object.assign(localeConfigs.fr, { active });
beforeEach(() => speakFrench(false));
afterEach(() => speakFrench(true));

describe('a language that the shop does not offer now', () => {
  it('is not among the language choices · I18N-2', async () => {
    const { leave } = await visit(backend, '/');
    await screen.findByRole('heading', { level: 1 });
    const choices = document.querySelectorAll<HTMLButtonElement>('#language button[name="to"]');
    expect([...choices].map(({ value }) => value)).toEqual(['/', '/en', '/it']);
    leave();
  });

  it('has no client-side routes · I18N-2', () => {
    const paths = makeAppRoutes()
      .flatMap(({ children = [] }) => children)
      .flatMap(({ children = [] }) => children)
      .map(({ path }) => path);
    expect(paths).toContain('/it/cart');
    expect(paths.filter((path) => path?.startsWith('/fr'))).toEqual([]);
  });
});

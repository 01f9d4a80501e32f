import { act, fireEvent, screen } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { registered, signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
afterEach(() => history.replaceState(null, '', '/'));

const resetLink = async (email: string): Promise<string> => {
  await done(openBrowser(backend).client.customerCreatePasswordResetToken({ body: { email } }));
  await doDueWork(backend.sandbox);
  return /reset-password(#\S+)/.exec((await mailsTo(backend, email)).at(-1)?.text ?? '')?.[1] ?? '';
};

it('a password reset shows that it is being saved, and its result even if the response is lost · AUTH-11', async () => {
  const { client, fetch } = openBrowser(backend);
  const email = await registered(client);
  const secret = await resetLink(email);
  history.replaceState(null, '', `/reset-password${secret}`);
  const { user } = await visit({ fetch }, `/reset-password${secret}`);
  await user.type(await screen.findByLabelText('Neues Passwort'), 'Linse 2027');
  expect(location.hash).toBe('');
  backend.controls.setFault('customerResetPassword', { _tag: 'Cut', times: 1 });
  await user.click(screen.getByRole('button', { name: 'Passwort speichern' }));
  const said = await screen.findByText('Das neue Passwort wird gespeichert. Das kann einen Moment dauern.');
  expect(said.parentElement).toHaveAttribute('role', 'status');
  expect(await screen.findByRole('heading', { name: 'Das neue Passwort gilt' })).toBeVisible();
  await done(client.customerSignMeIn({ body: { email, password: 'Linse 2027' } }));
});

/** Where the form that switches the language leads. */
const languageForm = (): HTMLFormElement => {
  const form = document.querySelector<HTMLFormElement>('form[action$="/language"]');
  if (!form) throw new Error('The page has no choice of language');
  return form;
};

it('the secret of a link goes along to the same page in another language, and stays out of the address · ROUTE-14 · AUTH-11', async () => {
  const secret = 'a+b/c=é';
  const link = `/reset-password#${encodeURIComponent(secret)}`;
  history.replaceState(null, '', link);
  const { user } = await visit(openBrowser(backend), link);
  await user.type(await screen.findByLabelText('Neues Passwort'), 'Linse 2027');
  expect(location.hash).toBe('');
  const form = languageForm();
  form.addEventListener('submit', (event) => event.preventDefault());
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(form.action).toBe(`http://localhost:3000/language#${encodeURIComponent(secret)}`);
});

it('a link that is opened on the page of an incomplete one offers the new password · AUTH-11', async () => {
  const { go } = await visit(openBrowser(backend), '/reset-password');
  expect(await screen.findByRole('heading', { name: 'Dieser Link ist nicht vollständig' })).toBeVisible();
  await act(() => go('/reset-password#whole'));
  expect(await screen.findByLabelText('Neues Passwort')).toBeVisible();
});

it('a reset of the password of another account leaves the present customer signed in · AUTH-11 · AUTH-22', async () => {
  const other = await registered(openBrowser(backend).client);
  const secret = await resetLink(other);
  const { email, fetch } = await signedIn(backend);
  const { services, user } = await visit({ fetch }, `/reset-password${secret}`);
  services.account.restore();
  await user.type(await screen.findByLabelText('Neues Passwort'), 'Linse 2027');
  await user.click(screen.getByRole('button', { name: 'Passwort speichern' }));
  expect(await screen.findByRole('heading', { name: 'Das neue Passwort gilt' })).toBeVisible();
  expect((await firstValueFrom(services.account.state$)).customer).toMatchObject({ email });
});

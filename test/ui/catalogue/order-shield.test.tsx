import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { boughtLenses } from '../../adapters/sandbox/fixtures/bought-lenses.ts';
import { signedInWithPass } from '../../adapters/sandbox/fixtures/consents.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const field = (eye: string, name = 'Sphäre (SPH)') =>
  within(screen.getByRole('group', { name: new RegExp(eye) })).getByRole('combobox', { name });
const right = () => field('Rechtes Auge');
const left = () => field('Linkes Auge');
const add = () => screen.getByRole('button', { name: 'In den Warenkorb' });

/** A lens that was worn as −2.50 and −3.00, according to this device. */
const known = async (address = '/p/10010') => {
  const visitor = await visit(backend, address);
  await visitor.services.lastChoices.keep({
    productId: '10010' as ProductId,
    eyes: {
      right: { values: { sphere: '-2.50' }, quantity: 1 },
      left: { values: { sphere: '-3.00' }, quantity: 1 },
    },
  });
  visitor.leave();
  const again = await visit(backend, address);
  await waitFor(() => expect(right()).toHaveValue('-2.50'));
  return again;
};
const spheresInCart = ({ services }: Awaited<ReturnType<typeof visit>>) => {
  let values: readonly (string | undefined)[] = [];
  services.cart.state$
    .subscribe(({ remote }) => {
      values = (remote.value?.items ?? []).map(
        ({ eye, options }) => `${eye} ${options.find(({ code }) => code === 'sphere')?.value}`,
      );
    })
    .unsubscribe();
  return values;
};

describe('the value check of a product form', () => {
  it('shows a flipped sign at its field, and corrects it by a press that keeps the focus there · WEAR-2 · WEAR-3', async () => {
    const { user, leave } = await known();
    await user.selectOptions(right(), '+2.50');
    await screen.findByText('Rechtes Auge: Sphäre +2,50 statt bisher −2,50. Stimmt das Vorzeichen?');
    expect(right()).toHaveAccessibleDescription(/statt bisher −2,50/);
    expect(right()).not.toHaveAttribute('aria-invalid');
    expect(left()).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: '−2,50 übernehmen' }));
    await waitFor(() => expect(right()).toHaveValue('-2.50'));
    expect(right()).toHaveFocus();
    expect(right()).not.toHaveAccessibleDescription();
    expect(screen.queryByText(/statt bisher/)).toBeNull();
    leave();
  });

  it('recognises swapped eyes, and swaps them back · WEAR-1 · WEAR-2', async () => {
    const { user, leave } = await known();
    await user.selectOptions(right(), '-3.00');
    await user.selectOptions(left(), '-2.50');
    await screen.findByText(/^Rechts und links sind vertauscht/);
    await user.click(screen.getByRole('button', { name: 'Rechts und links tauschen' }));
    await waitFor(() => expect(right()).toHaveValue('-2.50'));
    expect(left()).toHaveValue('-3.00');
    expect(screen.queryByText(/vertauscht/)).toBeNull();
    leave();
  });

  it('accepts confirmed values until they change, and then moves the focus to the add button · WEAR-2', async () => {
    const { user, leave } = await known();
    await user.selectOptions(right(), '-5.00');
    await screen.findByText(/Das ist ein grosser Sprung/);
    await user.click(screen.getByRole('button', { name: 'Das stimmt so' }));
    expect(screen.queryByText(/grosser Sprung/)).toBeNull();
    await waitFor(() => expect(add()).toHaveFocus());
    await user.selectOptions(right(), '-5.25');
    await screen.findByText(/Sphäre −5,25 statt bisher −2,50/);
    await user.selectOptions(right(), '-5.00');
    await waitFor(() => expect(screen.queryByText(/grosser Sprung/)).toBeNull());
    leave();
  });

  it('leads the first press to its warning, and adds with the second · WEAR-3', async () => {
    const visitor = await known();
    const { user, leave } = visitor;
    await user.selectOptions(right(), '+2.50');
    await screen.findByText(/Stimmt das Vorzeichen/);
    await user.click(add());
    await screen.findByText(/^Noch einmal drücken legt/);
    expect(screen.getByText(/^Bitte kurz prüfen/)).toHaveFocus();
    expect(spheresInCart(visitor)).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 450));
    await user.click(add());
    await waitFor(() => expect(spheresInCart(visitor)).toEqual(['right +2.50', 'left -3.00']));
    leave();
  });
});

describe('a signed-in customer', () => {
  beforeEach(() => localStorage.setItem(signedInKey, '1'));

  it('finds the values of the lens pass filled in, and can enter others by a press · WEAR-4', async () => {
    const who = await signedInWithPass(backend);
    await boughtLenses(backend, who, { sphere: '-3.25' }, '2026-11-19');
    const { user, leave } = await visit(who, '/p/10010');
    await screen.findByText('Aus dem Linsenpass vom 19.11.2026');
    expect(left()).toHaveValue('-3.25');
    const before = (right() as HTMLSelectElement).value;
    await user.click(await screen.findByRole('button', { name: 'Andere Werte' }));
    await waitFor(() => expect(left()).toHaveValue(''));
    await user.click(screen.getByRole('button', { name: 'Wieder einsetzen' }));
    await waitFor(() => expect(left()).toHaveValue('-3.25'));
    expect(right()).toHaveValue(before);
    leave();
  });

  it('chooses the wearer if there are several · WEAR-4', async () => {
    const who = await signedInWithPass(backend);
    await boughtLenses(backend, who, { sphere: '-1.25' }, '2026-10-19');
    await boughtLenses(backend, who, { sphere: '-3.25' }, '2026-11-19');
    const { sets } = await who.client
      .getLensPass({})()
      .then((answer) => {
        if (answer._tag === 'Left') throw new Error('no pass');
        return answer.right;
      });
    const mia = await who.client.createLensWearer({ body: { name: 'Mia' } })();
    if (mia._tag === 'Left') throw new Error('nobody');
    await who.client.assignLensSet({
      params: { id: sets[1]?.id ?? '' },
      body: { worn_by: mia.right.id },
    })();
    const { user, leave } = await visit(who, '/p/10010');
    const whose = await screen.findByRole('combobox', { name: 'Wessen Werte' });
    expect(left()).toHaveValue('-3.25');
    await user.selectOptions(whose, 'Mia · Aus dem Linsenpass vom 19.10.2026');
    await waitFor(() => expect(left()).toHaveValue('-1.25'));
    leave();
  });

  it('sees a comparison with the last order if there is no pass, and nothing filled in · WEAR-1 · LAW-30', async () => {
    const who = await signedIn(backend);
    await boughtLenses(backend, who, { sphere: '-3.25' }, '2026-11-19');
    const { user, leave } = await visit(who, '/p/10010');
    await screen.findByText(/Fragen zu Werten/);
    await user.selectOptions(left(), '+3.25');
    await user.selectOptions(right(), '-2.50');
    await screen.findByText('Verglichen mit der Bestellung vom 19.11.2026');
    expect(left()).toHaveAccessibleDescription(/statt bisher −3,25/);
    leave();
  });
});

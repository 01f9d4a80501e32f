import { describe, expect, it } from 'vitest';
import type { TextStore } from '../../../src/application/shared/text-store.ts';
import { noTextStore } from '../../../src/application/shared/text-store.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { handToGuest } from '../../../src/ui/checkout/address/hand-to-guest.ts';
import { clearDrafts, readDraft, writeDraft } from '../../../src/ui/checkout/draft.ts';

const tabOf = (kept: Readonly<Record<string, string>> = {}): TextStore => {
  const texts = new Map(Object.entries(kept));
  return {
    read: (name) => texts.get(name),
    write: (name, text) => {
      if (text === undefined) texts.delete(name);
      else texts.set(name, text);
      return true;
    },
  };
};
const cartOf = (accountId?: string): Cart =>
  ({
    customer: { id: '7', email: 'mara@example.org', ...(accountId !== undefined && { accountId }) },
    comment: 'Bitte klingeln',
  }) as Cart;
const [guest, mara, noah] = [cartOf(), cartOf('a1'), cartOf('a2')];

describe('the draft of a checkout step', () => {
  it('is restored in this step, and in no other', () => {
    const tab = tabOf();
    writeDraft(tab, guest, 'address', { 'billing.city': 'Bern' });
    writeDraft(tab, guest, 'payment', { comment: 'Danke' });
    expect(readDraft(tab, guest, 'address')).toEqual({ 'billing.city': 'Bern' });
    expect(readDraft(tab, guest, 'payment')).toEqual({ comment: 'Danke' });
    expect(readDraft(tab, guest, 'shipping')).toEqual({});
  });

  it.each([
    ['a guest', {}, guest, true],
    ['a guest who signed in since', {}, mara, true],
    ['the same customer', mara, mara, true],
    ['another customer', mara, noah, false],
    ['a guest after a customer', mara, guest, false],
  ])('is restored only for its own author: %s', (_, writer, reader, isThere) => {
    const tab = tabOf();
    writeDraft(tab, writer, 'address', { email: 'x' });
    expect(readDraft(tab, reader, 'address')).toEqual(isThere ? { email: 'x' } : {});
  });

  it.each([
    'null',
    '7',
    'not json',
    '{}',
    '{"account":""}',
    '{"texts":{"email":"x"}}',
    '{"account":"","texts":null}',
    '{"account":"","texts":"x"}',
    '{"account":"","texts":{"email":7}}',
    '{"account":"","texts":{"email":"x","city":null}}',
  ])('is empty if %s is stored in its place', (text) =>
    expect(readDraft(tabOf({ 'checkout-draft-address': text }), guest, 'address')).toEqual({}),
  );

  it('is deleted after the order, and nothing else with it', () => {
    const tab = tabOf({ 'withdrawal-draft': 'kept' });
    writeDraft(tab, guest, 'address', { email: 'x' });
    writeDraft(tab, guest, 'payment', { comment: 'x' });
    clearDrafts(tab);
    expect(readDraft(tab, guest, 'address')).toEqual({});
    expect(readDraft(tab, guest, 'payment')).toEqual({});
    expect(tab.read('withdrawal-draft')).toBe('kept');
  });

  it('is empty if the browser stores nothing, without an error', () => {
    writeDraft(noTextStore, guest, 'address', { email: 'x' });
    expect(readDraft(noTextStore, guest, 'address')).toEqual({});
  });
});

describe('the order of a customer who continues as a guest', () => {
  const withBill = { ...mara, billingAddress: { city: 'Bern', countryCode: 'CH' } } as Cart;

  it('fills the forms of the guest with what was saved and what was typed · CHK-24', () => {
    const tab = tabOf();
    writeDraft(tab, withBill, 'address', { 'billing.firstName': 'Mara' });
    writeDraft(tab, withBill, 'shipping', { method: 'parcel' });
    handToGuest(tab, withBill, 'DE');
    expect(readDraft(tab, {}, 'address')).toMatchObject({
      email: 'mara@example.org',
      delivery: 'same',
      'billing.firstName': 'Mara',
      'billing.city': 'Bern',
      'billing.countryCode': 'CH',
      'shipping.countryCode': 'DE',
    });
    expect(readDraft(tab, {}, 'shipping')).toEqual({ method: 'parcel' });
    expect(readDraft(tab, {}, 'payment')).toEqual({ comment: 'Bitte klingeln' });
  });

  it('keeps the comment typed last, and none if there was none · CHK-24', () => {
    const tab = tabOf();
    writeDraft(tab, withBill, 'payment', { comment: 'Danke' });
    handToGuest(tab, withBill, 'CH');
    expect(readDraft(tab, {}, 'payment')).toEqual({ comment: 'Danke' });
    const { comment, ...silent } = withBill;
    const other = tabOf();
    handToGuest(other, silent as Cart, 'CH');
    expect(readDraft(other, {}, 'payment')).toEqual({});
    expect(comment).toBe('Bitte klingeln');
  });
});

import { describe, expect, it } from 'vitest';
import { sendAccountForm } from '../../../../src/config/server/forms/account-actions.ts';
import type { VisitorAccount } from '../../../../src/config/server/forms/visitor-account.ts';

const noAccounts = new Proxy({} as VisitorAccount['accounts'], {
  get: (_, name) => {
    throw new Error(`asked for ${String(name)}`);
  },
});
const nobody = { accounts: noAccounts, marketing: {} as VisitorAccount['marketing'] };
const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, text] of Object.entries(fields)) data.set(name, text);
  return data;
};

describe('a form without scripts', () => {
  it.each(['login', 'register', 'forgotten'])(
    'for %s refuses an e-mail that does not match the shop’s pattern · ADDR-2 · AUTH-9',
    async (action) => {
      const typed = { action, email: 'mara@linse.example', password: 'Linse 2026' };
      const names = { firstName: 'Mara', lastName: 'Keller' };
      expect(await sendAccountForm(nobody, form({ ...typed, ...names }), /@optik\.example$/)).toMatchObject({
        _tag: 'Show',
        state: { screen: action, refusals: [{ _tag: 'InvalidEmail' }] },
      });
    },
  );
});

import type { WithdrawalDraft } from '../../domain/orders/withdrawal.ts';
import { type FormTexts, textIn } from '../shared/form-texts.ts';

/** Nothing typed yet. */
export const emptyDraft: WithdrawalDraft = { name: '', number: '', email: '', scope: 'all', goods: '' };
const fields = ['name', 'number', 'email', 'scope', 'goods'] as const;

/** Articles are ticked where the shop knows them, and typed where it does not. */
export const draftIn = (form: FormTexts): WithdrawalDraft => ({
  name: textIn(form, 'name'),
  number: textIn(form, 'number'),
  email: textIn(form, 'email'),
  scope: form.get('scope') === 'part' ? 'part' : 'all',
  goods: form
    .getAll('goods')
    .filter((value) => typeof value === 'string')
    .join('\n'),
});

/**
 * Whether a page that wakes up goes on with what was kept. A customer who typed something else meanwhile has said
 * what they want; a browser that reloads fills in some of the fields by itself.
 */
export const isPartOf = (typed: WithdrawalDraft, kept: WithdrawalDraft): boolean =>
  fields.every((name) => typed[name] === emptyDraft[name] || typed[name] === kept[name]);

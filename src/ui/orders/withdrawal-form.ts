import type { WithdrawalDraft } from '../../domain/orders/withdrawal.ts';
import { type FormTexts, textIn } from '../shared/form-texts.ts';

/** Nothing typed yet. */
export const emptyDraft: WithdrawalDraft = { name: '', number: '', email: '', scope: 'all', goods: '' };

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

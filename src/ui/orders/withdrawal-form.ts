import type { WithdrawalDraft } from '../../domain/orders/withdrawal.ts';
import { type FormTexts, textIn } from '../shared/form-texts.ts';

/** An empty draft. */
export const emptyDraft: WithdrawalDraft = { name: '', number: '', email: '', scope: 'all', goods: '' };
const fields = ['name', 'number', 'email', 'scope', 'goods'] as const;

/** Reads a draft from the form. Articles are ticked if the shop knows them, otherwise typed. */
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
 * Whether a page continues with the stored draft after hydration. It does not if the customer has typed something else
 * meanwhile. Browsers refill some fields on reload by themselves; those do not count.
 */
export const isPartOf = (typed: WithdrawalDraft, kept: WithdrawalDraft): boolean =>
  fields.every((name) => typed[name] === emptyDraft[name] || typed[name] === kept[name]);

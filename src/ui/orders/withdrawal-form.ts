import type { WithdrawalDraft } from '../../domain/orders/withdrawal.ts';
import { type FormTexts, textIn } from '../shared/form-texts.ts';

/** An empty draft. */
export const emptyDraft: WithdrawalDraft = { name: '', number: '', email: '', scope: 'all', goods: '' };
const texts = ['name', 'number', 'email', 'goods'] as const;

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
 * Returns the stored draft with which a page goes on after hydration, with the part of the order that the customer has
 * chosen meanwhile. Undefined if they have typed something else: it may be about another order. Browsers refill some
 * fields on reload by themselves; those do not count.
 */
export const continued = (typed: WithdrawalDraft, kept: WithdrawalDraft): WithdrawalDraft | undefined => {
  const isSame = texts.every((name) => typed[name] === emptyDraft[name] || typed[name] === kept[name]);
  return isSame ? { ...kept, scope: typed.scope === emptyDraft.scope ? kept.scope : typed.scope } : undefined;
};

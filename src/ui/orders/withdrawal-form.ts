import { inPlainNotation, readArticle, writeArticle } from '../../domain/orders/article.ts';
import type { WithdrawalDraft } from '../../domain/orders/withdrawal.ts';
import { type FormTexts, textIn } from '../shared/form-texts.ts';

/** An empty draft. */
export const emptyDraft: WithdrawalDraft = { name: '', number: '', email: '', scope: 'all', goods: '' };
const texts = ['name', 'number', 'email', 'goods'] as const;

/** The field for how many pieces of an article are meant. */
export const piecesField = (article: string): string => `pieces ${article}`;

/**
 * Returns how many pieces of an article that the shop knows were chosen before. Undefined: it was not. A checked
 * declaration has other spaces than the title of the product.
 */
export const chosenPieces = (goods: readonly string[], article: string): number | undefined => {
  const nameOf = (text: string) => inPlainNotation(readArticle(text)?.name ?? text);
  const found = goods.find((one) => nameOf(one) === nameOf(article));
  return found === undefined ? undefined : (readArticle(found)?.pieces ?? 1);
};

/** Returns a ticked article with the number of pieces that was chosen, if not all of them. */
const withPieces = (form: FormTexts, article: string): string => {
  const known = readArticle(article);
  const pieces = Number(textIn(form, piecesField(article)));
  const isPart = known && Number.isInteger(pieces) && pieces > 0 && pieces < known.pieces;
  return isPart ? writeArticle({ ...known, pieces }) : article;
};

/** Reads a draft from the form. Articles are ticked if the shop knows them, otherwise typed. */
export const draftIn = (form: FormTexts): WithdrawalDraft => ({
  name: textIn(form, 'name'),
  number: textIn(form, 'number'),
  email: textIn(form, 'email'),
  scope: form.get('scope') === 'part' ? 'part' : 'all',
  goods: form
    .getAll('goods')
    .filter((value) => typeof value === 'string')
    .map((article) => withPieces(form, article))
    .join('\n'),
  ...(textIn(form, 'after') !== '' && { after: textIn(form, 'after') }),
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

/** The withdrawal from an order. Source: Directive 2011/83/EU, article 11a. */

import * as E from 'fp-ts/Either';
import { isLineWithoutLink, onOneLine } from '../customer/plain-text.ts';
import { checkLookup, type LookupProblem, type OrderLookup } from './order-lookup.ts';
import type { WithdrawnGoods } from './withdrawn-lines.ts';

/** A valid declaration, ready to be sent. Without named goods it covers the whole order. Source: LAW-4. */
export interface Withdrawal extends OrderLookup {
  readonly name: string;
  readonly goods: readonly string[];
  /**
   * The receipt of the last withdrawal from the order that its page named to the declarer. The same goods declared
   * after it are meant besides: the second of two boxes.
   */
  readonly after?: string;
}

/** The shop's receipt for it. `receivedAt`: an ISO instant. */
export interface WithdrawalReceipt extends Withdrawal {
  readonly receipt: string;
  readonly receivedAt: string;
  /** The number of days to send goods back. Undefined if it depends on the country: the mail then says it. Source: LAW-38. */
  readonly returnDays?: number;
}

/** The receipt as the order's page names it. No goods: the whole order. */
export interface ReceivedWithdrawal
  extends Pick<WithdrawalReceipt, 'receipt' | 'receivedAt' | 'goods'>,
    /** What it names of the order. Absent until a person has read what is meant. */
    Partial<WithdrawnGoods> {
  /** ISO instant. When its goods were taken back and credited. */
  readonly settledAt?: string;
  /** ISO instant. When the money for its goods was refunded; a refund for another reason does not count. */
  readonly refundedAt?: string;
}

/** The form's values. `goods`: one per line; only used if a part of the order is withdrawn. */
export interface WithdrawalDraft extends OrderLookup {
  readonly name: string;
  readonly scope: 'all' | 'part';
  readonly goods: string;
  readonly after?: string;
}

export type WithdrawalProblem =
  | LookupProblem
  | { readonly field: 'name' | 'goods'; readonly reason: 'missing' | 'invalid' };

/** Units: characters of a name, characters of one article, number of articles. */
export const withdrawalLimits = { name: 120, article: 200, articles: 40 } as const;

const nameProblems = (name: string): readonly WithdrawalProblem[] => {
  if (name === '') return [{ field: 'name', reason: 'missing' }];
  const fits = name.length <= withdrawalLimits.name && isLineWithoutLink(name, 'name');
  return fits ? [] : [{ field: 'name', reason: 'invalid' }];
};

const goodsProblems = (scope: 'all' | 'part', goods: readonly string[]): readonly WithdrawalProblem[] => {
  if (scope === 'part' && goods.length === 0) return [{ field: 'goods', reason: 'missing' }];
  const fits =
    goods.length <= withdrawalLimits.articles &&
    goods.every(
      (article) => article.length <= withdrawalLimits.article && isLineWithoutLink(article, 'text'),
    );
  return fits ? [] : [{ field: 'goods', reason: 'invalid' }];
};

/** Anything else can only come from a changed page, and is ignored: a declaration is never refused for it. */
const isReceipt = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/).map(onOneLine).filter(Boolean);

/**
 * Checks a declaration: returns it, or all problems in the order of the form. It requires no reason, and nothing that
 * the law does not require. Source: LAW-4.
 */
export const checkWithdrawal = (
  draft: WithdrawalDraft,
): E.Either<readonly WithdrawalProblem[], Withdrawal> => {
  const lookup = checkLookup(draft);
  const name = onOneLine(draft.name);
  const goods = draft.scope === 'part' ? linesOf(draft.goods) : [];
  const problems = [
    ...nameProblems(name),
    ...(E.isLeft(lookup) ? lookup.left : []),
    ...goodsProblems(draft.scope, goods),
  ];
  const { after = '' } = draft;
  return E.isRight(lookup) && problems.length === 0
    ? E.right({ ...lookup.right, name, goods, ...(isReceipt(after) && { after }) })
    : E.left(problems);
};

import type { TypedText } from '../../application/customer/typed-texts.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import type { WithdrawalDraft } from '../../domain/orders/withdrawal.ts';
import { emptyDraft } from './withdrawal-form.ts';

const key: TypedText = 'withdrawal-draft';

/** A withdrawal that was not sent yet. */
export interface KeptDraft {
  readonly draft: WithdrawalDraft;
  /** The articles of the order, if the customer came from the order's page. */
  readonly known: readonly string[];
}

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;
const isText = (input: unknown): input is string => typeof input === 'string';

const isDraft = (input: unknown): input is WithdrawalDraft =>
  isObject(input) &&
  Object.keys(emptyDraft).every((name) => isText(Reflect.get(input, name))) &&
  (!('after' in input) || isText(input.after));

const isKept = (input: unknown): input is KeptDraft =>
  isObject(input) &&
  'draft' in input &&
  isDraft(input.draft) &&
  'known' in input &&
  Array.isArray(input.known) &&
  input.known.every(isText);

/** Returns the draft stored in this tab; undefined if the browser stores none. */
export const readKeptDraft = (tab: TextStore): KeptDraft | undefined => {
  try {
    const kept: unknown = JSON.parse(tab.read(key) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Stores the draft. `undefined` after sending: removes it. */
export const keepDraft = (tab: TextStore, kept: KeptDraft | undefined): void =>
  void tab.write(key, kept && JSON.stringify(kept));

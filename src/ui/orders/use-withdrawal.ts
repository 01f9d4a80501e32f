import { useEffect, useRef, useState } from 'react';
import type { GuestDeskView } from '../../application/orders/guest-desk.ts';
import { checkWithdrawal, type Withdrawal, type WithdrawalDraft } from '../../domain/orders/withdrawal.ts';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';
import type { Problems } from './Problems.tsx';
import type { WithdrawalStep } from './WithdrawalView.tsx';
import { continued, draftIn, emptyDraft } from './withdrawal-form.ts';

const idle: GuestDeskView = {
  lookup: { _tag: 'Idle' },
  withdrawal: { _tag: 'Idle' },
  cancellation: { _tag: 'Idle' },
};

/** Returns the state of the guest desk, which is reset when the page closes. */
export const useGuestDesk = (): GuestDeskView => {
  const { guestDesk } = useServices();
  useEffect(() => () => guestDesk.leave(), [guestDesk]);
  return useStream(guestDesk.state$, idle);
};

interface Typed {
  readonly draft: WithdrawalDraft;
  readonly problems: Problems;
  readonly known: readonly string[];
  /** The withdrawal to be confirmed. */
  readonly withdrawal?: Withdrawal;
  /** The fields are uncontrolled and keep their initial values. A new round mounts new fields with other values. */
  readonly round: number;
}

const nothing: Typed = { draft: emptyDraft, problems: [], known: [], round: 0 };
const draftOf = (withdrawal: Withdrawal): WithdrawalDraft => ({
  ...withdrawal,
  scope: withdrawal.goods.length > 0 ? 'part' : 'all',
  goods: withdrawal.goods.join('\n'),
});

type Field = { readonly name: string; readonly value: string } | undefined;
const isInput = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const focusedIn = (form: HTMLFormElement | null): Field => {
  const { activeElement } = document;
  return isInput(activeElement) && form?.contains(activeElement)
    ? { name: activeElement.name, value: activeElement.type === 'radio' ? activeElement.value : '' }
    : undefined;
};
/** Returns the field of that name, of several buttons the one with that value. */
const fieldLike = (form: HTMLFormElement | null, { name, value }: NonNullable<Field>) =>
  [...(form?.elements ?? [])]
    .filter(isInput)
    .find((one) => one.name === name && (!value || one.value === value));

/** Runs a withdrawal step by step. The input is kept until the shop has received it. Source: LAW-4. */
export const useWithdrawal = () => {
  const { guestDesk, tab } = useServices();
  const { withdrawal: asked } = useGuestDesk();
  const [typed, setTyped] = useState(nothing);
  const form = useRef<HTMLFormElement>(null);

  /** Also known to what is typed before the fields of the next round are shown. */
  const known = useRef<readonly string[]>([]);
  const focused = useRef<Field>(undefined);

  useEffect(() => {
    const kept = readKeptDraft(tab);
    const draft = kept && form.current && continued(draftIn(new FormData(form.current)), kept.draft);
    if (!draft) return;
    known.current = kept.known;
    focused.current = focusedIn(form.current);
    setTyped(({ round }) => ({ ...nothing, draft, known: kept.known, round: round + 1 }));
  }, [tab]);
  // The new fields of a round take the focus over.
  useEffect(() => {
    if (typed.round > 0 && focused.current) fieldLike(form.current, focused.current)?.focus();
    focused.current = undefined;
  }, [typed.round]);
  useEffect(() => {
    if (asked._tag === 'Done') keepDraft(tab, undefined);
  }, [asked, tab]);

  const stepOf = (): WithdrawalStep => {
    if (asked._tag === 'Done') return { _tag: 'Received', receipt: asked.value };
    const { withdrawal, draft, problems } = typed;
    if (!withdrawal) return { _tag: 'Form', draft, problems };
    return {
      _tag: 'Confirm',
      declared: withdrawal,
      ...(asked._tag === 'Failed' && { failure: asked.failure }),
    };
  };

  const check = (draft: WithdrawalDraft): void => {
    const checked = checkWithdrawal(draft);
    setTyped(({ known, round }) =>
      checked._tag === 'Right'
        ? { draft, known, problems: [], withdrawal: checked.right, round }
        : { draft, known, problems: checked.left, round },
    );
  };

  return {
    step: stepOf(),
    known: typed.known,
    round: typed.round,
    busy: asked._tag === 'Sending',
    form,
    keep: (): void => {
      if (form.current && !typed.withdrawal)
        keepDraft(tab, { draft: draftIn(new FormData(form.current)), known: known.current });
    },
    submit: (data: FormData, wish: string): void => {
      const { withdrawal } = typed;
      if (!withdrawal) check(draftIn(data));
      else if (wish === 'confirm') guestDesk.withdraw(withdrawal);
      else {
        guestDesk.leave();
        setTyped(({ known, round }) => ({
          draft: draftOf(withdrawal),
          problems: [],
          known,
          round: round + 1,
        }));
      }
    },
  };
};

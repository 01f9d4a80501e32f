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

/** Runs a withdrawal step by step. The input is kept until the shop has received it. Source: LAW-4. */
export const useWithdrawal = () => {
  const { guestDesk, tab } = useServices();
  const { withdrawal: asked } = useGuestDesk();
  const [typed, setTyped] = useState(nothing);
  const form = useRef<HTMLFormElement>(null);

  /** The round that shows the stored draft. Until it is shown, the fields have less than what is stored. */
  const restored = useRef(0);

  useEffect(() => {
    const kept = readKeptDraft(tab);
    const draft = kept && form.current && continued(draftIn(new FormData(form.current)), kept.draft);
    if (!draft) return;
    const { known } = kept;
    restored.current = 1;
    keepDraft(tab, { draft, known });
    setTyped({ ...nothing, draft, known, round: restored.current });
  }, [tab]);
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
      if (form.current && !typed.withdrawal && typed.round >= restored.current)
        keepDraft(tab, { draft: draftIn(new FormData(form.current)), known: typed.known });
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

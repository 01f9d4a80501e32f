import { useState } from 'react';
import { today } from '../../application/shared/clock.ts';
import { type Cancellation, checkCancellation } from '../../domain/orders/cancellation.ts';
import { useServices } from '../shared/services.ts';
import type { CancellationProblems } from './CancellationFields.tsx';
import type { CancellationStep } from './CancellationView.tsx';
import { cancellationIn, emptyCancellation } from './cancellation-form.ts';
import { useGuestDesk } from './use-withdrawal.ts';

interface Typed {
  readonly draft: typeof emptyCancellation;
  readonly problems: CancellationProblems;
  /** The cancellation to be confirmed. */
  readonly cancellation?: Cancellation;
  /** The fields are uncontrolled and keep their initial values. A new round mounts new fields with other values. */
  readonly round: number;
}

/** Runs a cancellation step by step. The input is kept until the shop has received it. Source: ACC-5. */
export const useCancellation = () => {
  const { guestDesk, clock } = useServices();
  const { cancellation: asked } = useGuestDesk();
  const [typed, setTyped] = useState<Typed>({ draft: emptyCancellation, problems: [], round: 0 });

  const stepOf = (): CancellationStep => {
    if (asked._tag === 'Done') return { _tag: 'Received', receipt: asked.value };
    const { cancellation, draft, problems } = typed;
    if (!cancellation) return { _tag: 'Form', draft, problems };
    return {
      _tag: 'Confirm',
      declared: cancellation,
      ...(asked._tag === 'Failed' && { failure: asked.failure }),
    };
  };
  return {
    step: stepOf(),
    round: typed.round,
    busy: asked._tag === 'Sending',
    submit: (data: FormData, wish: string): void => {
      const { cancellation, draft } = typed;
      if (cancellation && wish === 'confirm') {
        guestDesk.cancel(cancellation);
        return;
      }
      if (cancellation) {
        guestDesk.leave();
        setTyped(({ round }) => ({ draft, problems: [], round: round + 1 }));
        return;
      }
      const next = cancellationIn(data);
      const checked = checkCancellation(next, today(clock));
      setTyped(({ round }) => ({
        draft: next,
        round,
        ...(checked._tag === 'Right'
          ? { problems: [], cancellation: checked.right }
          : { problems: checked.left }),
      }));
    },
  };
};

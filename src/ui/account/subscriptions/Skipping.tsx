import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../cart/use-formats.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { isAt, type Part } from './part.ts';
import css from './subscriptions.module.css';

type Props = Pick<Part, 'subscription' | 'desk'> & {
  /** The task of this subscription; undefined while another one is changed. */
  readonly task: Part['task'] | undefined;
  /** The subscription's number, for screen readers where the page lists several. */
  readonly about?: string;
};

/** The order that would follow a skipped one, and the skipped order that can still be restored. Source: SUBS-7. */
export const SkippingDays = ({ subscription, desk, task, about }: Props) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  const { coming, leftOut } = subscription;
  const [instead] = coming;
  const hint = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  // The button disappears with the order that it restores.
  useEffect(() => {
    if (leftOut === undefined && pressed.current) hint.current?.focus();
    if (leftOut === undefined) pressed.current = false;
  }, [leftOut]);
  return (
    <>
      {instead !== undefined && (
        <p ref={hint} tabIndex={-1} className={css.hint}>
          {t('subscription.skipTo', { day: day(instead) })}
        </p>
      )}
      {leftOut !== undefined && (
        <div className={css.leftOut}>
          <p>{t('subscription.leftOut', { day: day(leftOut) })}</p>
          <Button
            kind="secondary"
            busy={task !== undefined && isAt(task, 'unskip')}
            onClick={() => {
              pressed.current = true;
              desk.unskip(subscription);
            }}
          >
            {t('subscription.unskip')}{' '}
            <VisuallyHidden>
              {day(leftOut)} {about}
            </VisuallyHidden>
          </Button>
        </div>
      )}
    </>
  );
};

/** Skips the next order and names its day. Source: SUBS-7. */
export const SkipButton = ({ subscription, desk, task, about }: Props) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  return (
    <Button
      kind="secondary"
      busy={task !== undefined && isAt(task, 'skip')}
      onClick={() => desk.skip(subscription)}
    >
      {t('subscription.skip', { day: day(subscription.next) })}{' '}
      {about !== undefined && <VisuallyHidden>{about}</VisuallyHidden>}
    </Button>
  );
};

import { useTranslation } from 'react-i18next';
import { useFormats } from '../../cart/use-formats.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { isAt, type Part } from './part.ts';
import css from './subscriptions.module.css';

type Props = Pick<Part, 'subscription' | 'desk'> & {
  /** Undefined: what is done is done to another one. */
  readonly task: Part['task'] | undefined;
  /** Tells this one from others on the page, for ears. */
  readonly about?: string;
};

/** Which order would come instead of the next one, and which was left out and can still come. Source: SUBS-7. */
export const SkippingDays = ({ subscription, desk, task, about }: Props) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  const { coming, leftOut } = subscription;
  const [instead] = coming;
  return (
    <>
      {instead !== undefined && <p className={css.hint}>{t('subscription.skipTo', { day: day(instead) })}</p>}
      {leftOut !== undefined && (
        <div className={css.leftOut}>
          <p>{t('subscription.leftOut', { day: day(leftOut) })}</p>
          <Button
            kind="secondary"
            busy={task !== undefined && isAt(task, 'unskip')}
            onClick={() => desk.unskip(subscription)}
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

/** Leaves the next order out, and says which. */
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

import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationRegion } from '../notifications/NotificationRegion.tsx';
import css from './Dialog.module.css';

/** Until then a press may be the second one of a double press on the button that opened the dialog. Units: milliseconds. */
const doublePress = 500;
const isOutside = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

/**
 * The browser's native modal dialog: it keeps the focus, closes on Escape and on a press outside. Content outside is
 * inert, so it shows notifications itself.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  side = 'middle',
  className,
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** `end`: a panel at that edge of the screen. */
  readonly side?: 'middle' | 'end';
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const beganOutside = useRef(false);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      // A dialog that opened without a user action leaves the focus on the heading when it closes.
      const heading = document.activeElement === document.body && document.querySelector('h1');
      if (heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      // Two panels would cover each other: a press on the second one may come before the first one's code.
      if (side === 'end') document.querySelector<HTMLDialogElement>(`.${css.end}[open]`)?.close();
      element.showModal();
      openedAt.current = performance.now();
    } else element.close();
  }, [open, side]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={[css.dialog, side === 'end' && css.end, className].filter(Boolean).join(' ')}
      onCancel={onClose}
      // The event fires in the next frame; by then the dialog may be open again.
      onClose={(event) => !event.currentTarget.open && onClose()}
      onMouseDown={(event) => {
        const isOut = isOutside(event);
        // A press outside that does not close the dialog leaves the focus where it is.
        if (isOut) event.preventDefault();
        beganOutside.current = isOut && performance.now() - openedAt.current > doublePress;
      }}
      // Only the end of a press closes: after its begin the page behind would get the rest of it.
      onClick={(event) => beganOutside.current && isOutside(event) && onClose()}
    >
      <div className={css.content}>
        <header className={css.header}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={css.close} aria-label={t('action.close')}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </form>
        </header>
        {open && children}
      </div>
      {open && <NotificationRegion />}
    </dialog>
  );
};

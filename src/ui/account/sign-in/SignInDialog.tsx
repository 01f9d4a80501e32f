import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../shared/address.ts';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { useServices } from '../../shared/services.ts';
import css from '../account.module.css';
import { SignInScreen } from './SignInScreen.tsx';
import { useSignInScreen } from './use-sign-in-screen.ts';

/** The sign-in screens in a dialog over any page. Closing it discards everything except what the page holds. Source: AUTH-5. */
export const SignInDialog = ({
  note,
  lead,
  onClose,
}: {
  /** Why the dialog is shown. */
  readonly note?: string | undefined;
  /** Navigates to another page, if the dialog cannot use the router of the page below. */
  readonly lead?: (path: string) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('account');
  const go = useGo();
  const { screen, tell, title } = useSignInScreen(lead ?? go);
  const { account } = useServices();
  // The question that an identity left open is asked here, and not again later.
  useEffect(() => account.forgetIdentity, [account]);
  const panel = useRef<HTMLDivElement>(null);
  // Runs after the dialog has opened and focused its first button.
  useEffect(() => {
    if (screen) (panel.current?.querySelector('input') ?? panel.current)?.focus();
  }, [screen]);
  return (
    <Dialog open title={t(title)} onClose={onClose}>
      <div ref={panel} tabIndex={-1} className={css.panel}>
        {note && screen._tag === 'Login' && <p className={css.note}>{note}</p>}
        <SignInScreen screen={screen} tell={tell} onGuest={onClose} />
      </div>
    </Dialog>
  );
};

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../shared/address.ts';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { useServices } from '../../shared/services.ts';
import css from '../account.module.css';
import { SignInScreen } from './SignInScreen.tsx';
import { useSignInScreen } from './use-sign-in-screen.ts';

/** The same over any page; closed, it forgets everything but what the page holds. Source: AUTH-5. */
export const SignInDialog = ({
  note,
  lead,
  onClose,
}: {
  /** Why it is here. */
  readonly note?: string | undefined;
  /** Over a page whose way it does not know: goes to another. */
  readonly lead?: (path: string) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('account');
  const go = useGo();
  const { screen, tell, title } = useSignInScreen(lead ?? go);
  const { account } = useServices();
  // What an identity left to ask is asked here, and nowhere afterwards.
  useEffect(() => account.forgetIdentity, [account]);
  const panel = useRef<HTMLDivElement>(null);
  // After the dialog has opened, which puts the focus on its first button.
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

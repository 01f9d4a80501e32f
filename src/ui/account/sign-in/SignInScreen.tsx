import { type Dispatch, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginEvent, LoginModal } from '../../../domain/identity/login-modal.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { AskAccount } from './AskAccount.tsx';
import { CarriedEmail } from './carried-email.ts';
import { ForgottenForm } from './ForgottenForm.tsx';
import { LinkAccountForm } from './LinkAccountForm.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

interface SignInScreenProps {
  readonly screen: LoginModal;
  readonly tell: Dispatch<LoginEvent>;
  /** Continues without an account. */
  readonly onGuest?: (() => void) | undefined;
}

const CurrentScreen = ({ screen, tell, onGuest }: SignInScreenProps) => {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState('');
  const sent = useCallback(
    (to: string) => {
      setEmail(to);
      tell({ _tag: 'ResetAnswered' });
    },
    [tell],
  );
  const toLogin = () => tell({ _tag: 'SwitchToLogin' });
  switch (screen._tag) {
    case 'Register':
      return <RegisterForm key={screen.profile?.email} profile={screen.profile} onLogin={toLogin} />;
    case 'Link':
      return (
        <LinkAccountForm
          profile={screen.profile}
          onForgot={() => tell({ _tag: 'Forget' })}
          onLink={() => tell({ _tag: 'ExplainPasswordless' })}
        />
      );
    case 'Ask':
      return (
        <AskAccount
          profile={screen.profile}
          onRegister={() => tell({ _tag: 'OpenRegister', profile: screen.profile })}
          onGuest={onGuest}
        />
      );
    case 'Forgotten':
      return <ForgottenForm onBack={toLogin} onSent={sent} />;
    case 'ForgottenThanks':
      return (
        <>
          <p className={card.text} role="status">
            <Whole of={email} text={t('sent.text', { email })} />
          </p>
          <div className={card.ways}>
            <Button kind="secondary" onClick={toLogin}>
              {t('back')}
            </Button>
          </div>
        </>
      );
    case 'HowTo':
      return <LinkForm screen={screen} tell={tell} />;
    case 'Closed':
    case 'Login':
      return (
        <LoginForm
          onLink={() => tell({ _tag: 'ExplainPasswordless' })}
          onForgot={() => tell({ _tag: 'Forget' })}
          onRegister={() => tell({ _tag: 'SwitchToRegister' })}
        />
      );
  }
};

/** One screen of the sign-in, without a frame. An e-mail is typed once for all of them. Source: AUTH-5, AUTH-31. */
export const SignInScreen = (props: SignInScreenProps) => {
  const carried = useRef('');
  return (
    <CarriedEmail value={carried}>
      <CurrentScreen {...props} />
    </CarriedEmail>
  );
};

import { type Dispatch, useCallback, useState } from 'react';
import type { LoginEvent, LoginModal } from '../../domain/identity/login-modal.ts';
import card from '../checkout/Card.module.css';
import { Button } from '../shared/Button.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { ForgottenForm } from './ForgottenForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** One screen of signing in, without a frame. Source: AUTH-5. */
export const SignInScreen = ({
  screen,
  tell,
}: {
  readonly screen: LoginModal;
  readonly tell: Dispatch<LoginEvent>;
}) => {
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
      return <RegisterForm onLogin={toLogin} />;
    case 'Forgotten':
      return <ForgottenForm onBack={toLogin} onSent={sent} />;
    case 'ForgottenThanks':
      return (
        <>
          <p className={card.text} role="status">
            {t('sent.text', { email })}
          </p>
          <div className={card.ways}>
            <Button kind="secondary" onClick={toLogin}>
              {t('back')}
            </Button>
          </div>
        </>
      );
    case 'Closed':
    case 'HowTo':
    case 'Login':
      return (
        <LoginForm
          onForgot={() => tell({ _tag: 'Forget' })}
          onRegister={() => tell({ _tag: 'SwitchToRegister' })}
        />
      );
  }
};

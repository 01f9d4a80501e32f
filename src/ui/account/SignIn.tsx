import { useCallback, useReducer, useState } from 'react';
import { closed, nextModal } from '../../domain/identity/login-modal.ts';
import card from '../checkout/Card.module.css';
import { StepHead } from '../checkout/StepHead.tsx';
import { Button } from '../shared/Button.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './account.module.css';
import { ForgottenForm } from './ForgottenForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const opened = nextModal(closed, { _tag: 'Open' });

/** Signing in, a new account, a forgotten password: one place, one screen at a time. Source: AUTH-5. */
export const SignIn = () => {
  const { t } = useTranslation('account');
  const [screen, tell] = useReducer(nextModal, opened);
  const [email, setEmail] = useState('');
  const sent = useCallback((to: string) => {
    setEmail(to);
    tell({ _tag: 'ResetAnswered' });
  }, []);
  const toLogin = () => tell({ _tag: 'SwitchToLogin' });
  switch (screen._tag) {
    case 'Register':
      return <RegisterForm onLogin={toLogin} />;
    case 'Forgotten':
      return <ForgottenForm onBack={toLogin} onSent={sent} />;
    case 'ForgottenThanks':
      return (
        <section className={`${card.card} ${css.narrow}`} role="status">
          <StepHead title={t('sent.title')} />
          <p className={card.text}>{t('sent.text', { email })}</p>
          <div className={card.ways}>
            <Button kind="secondary" onClick={toLogin}>
              {t('back')}
            </Button>
          </div>
        </section>
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

import { useTranslation } from 'react-i18next';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useGo } from '../../shared/address.ts';
import css from '../account.module.css';
import { SignInScreen } from './SignInScreen.tsx';
import { useSignInScreen } from './use-sign-in-screen.ts';

/** Sign-in, registration and forgotten password: one page, one screen at a time. Source: AUTH-5, ACC-10. */
export const SignIn = () => {
  const { t } = useTranslation('account');
  const { screen, tell, title } = useSignInScreen(useGo());
  return (
    <section className={`${card.card} ${css.narrow}`}>
      <StepHead key={title} title={t(title)} />
      {screen._tag === 'Login' && <p className={card.note}>{t('guest')}</p>}
      <SignInScreen screen={screen} tell={tell} />
    </section>
  );
};

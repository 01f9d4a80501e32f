import { useTranslation } from 'react-i18next';
import { loginLinkType } from '../../../domain/identity/login-link-type.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import css from '../account.module.css';
import { SocialButtons } from '../identity/SocialButtons.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useLinkTarget } from './use-link-target.ts';

/** E-mail and password, with alternatives for visitors who have no password. Source: AUTH-5, AUTH-9. */
export const LoginForm = ({
  onLink,
  onForgot,
  onRegister,
}: {
  readonly onLink: () => void;
  readonly onForgot: () => void;
  readonly onRegister: () => void;
}) => {
  const { t } = useTranslation('account');
  const isForLensPass = loginLinkType(useLinkTarget()()) === 'lenspass';
  return (
    <>
      <p className={card.text}>{t(isForLensPass ? 'login.lensPass' : 'login.text')}</p>
      <SocialButtons />
      <PasswordForm
        label={t('login.submit')}
        linkLabel={t(isForLensPass ? 'login.lensPassLink' : 'login.link')}
        onForgot={onForgot}
        onLink={onLink}
      />
      <p className={css.other}>
        {t('login.new')}{' '}
        <Button kind="secondary" onClick={onRegister}>
          {t('login.register')}
        </Button>
      </p>
    </>
  );
};

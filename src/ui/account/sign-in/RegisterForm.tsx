import { useTranslation } from 'react-i18next';
import type { Shop } from '../../../application/shared/shop.ts';
import {
  checkRegistration,
  type SignInMode,
  type SignInRefusal,
} from '../../../domain/identity/sign-in-form.ts';
import type { IdentityProfile } from '../../../domain/identity/sign-in-outcome.ts';
import card from '../../checkout/Card.module.css';
import { useAccount } from '../../identity/use-account.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountEmail } from '../AccountEmail.tsx';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { providerName } from '../identity/provider-names.ts';
import { SocialButtons } from '../identity/SocialButtons.tsx';
import { NameField } from '../NameField.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useCarriedEmail } from './carried-email.ts';
import { NewsletterTick } from './NewsletterTick.tsx';
import { problemsOf } from './sign-in-problems.ts';
import { useLinkTarget } from './use-link-target.ts';

type Registration = Record<'firstName' | 'lastName' | 'email' | 'password', string> &
  Record<'passwordless' | 'newsletter', boolean>;

const refusalsOf = (
  form: Registration,
  mode: SignInMode,
  { emailPattern }: Pick<Shop, 'emailPattern'>,
): readonly SignInRefusal[] => {
  const registration = checkRegistration(form, mode, emailPattern);
  return registration._tag === 'Left' ? registration.left : [];
};

/**
 * Creates an account with a password, with a link from a mail, or with the identity that requested it. A link leads
 * back to the sign-in. The newsletter is optional and never preselected. Source: AUTH-3, AUTH-5, AUTH-9, AUTH-10.
 */
export const RegisterForm = ({
  profile,
  onLogin,
}: {
  /** The profile of an identity without an account. */
  readonly profile?: IdentityProfile | undefined;
  readonly onLogin: () => void;
}) => {
  const { t } = useTranslation('account');
  const { account, shop } = useServices();
  const target = useLinkTarget();
  const carried = useCarriedEmail();
  const { identity, linkEmail } = useAccount();
  const provider = identity && 'provider' in identity ? providerName(shop, identity.provider) : undefined;
  const isByIdentity = profile !== undefined && provider !== undefined;
  const modeOf = ({ passwordless }: Registration): SignInMode =>
    passwordless || isByIdentity ? 'passwordless' : 'password';
  const { form, register, setValue, submit, errorOf, busy, done, failure } = useAccountForm<Registration>({
    task: 'register',
    defaults: {
      firstName: profile?.firstName ?? '',
      lastName: profile?.lastName ?? '',
      email: profile?.email ?? carried,
      password: '',
      passwordless: false,
      newsletter: false,
    },
    check: (typed) =>
      problemsOf(refusalsOf(typed, modeOf(typed), shop), ['firstName', 'lastName', 'email', 'password']),
    labels: {
      firstName: t('field.firstName'),
      lastName: t('field.lastName'),
      email: t('field.email'),
      password: t('field.password'),
    },
    wire: {
      firstName: 'first_name',
      lastName: 'last_name',
      email: 'email',
      password: 'password',
      passwordless: undefined,
      newsletter: undefined,
    },
    send: (typed) => {
      const { firstName, lastName, email, password, newsletter } = typed;
      const secret = modeOf(typed) === 'password' ? { password } : {};
      account.register({ firstName, lastName, email, newsletter, ...secret }, target());
    },
  });
  const isPasswordless = modeOf(form) === 'passwordless';
  if (done && isPasswordless && !isByIdentity)
    return (
      <p className={css.saved} role="status">
        <Whole
          of={linkEmail ?? form.email}
          text={t('register.linkSent', { email: linkEmail ?? form.email })}
        />
      </p>
    );
  return (
    <>
      <p className={card.text}>
        {isByIdentity ? t('social.registerText', { provider }) : t('register.text')}
      </p>
      {!isByIdentity && <SocialButtons />}
      {failure && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        <div className={css.names}>
          <NameField part="firstName" error={errorOf('firstName')} {...register('firstName')} />
          <NameField part="lastName" error={errorOf('lastName')} {...register('lastName')} />
        </div>
        <AccountEmail
          typed={form.email}
          onTake={(email) => setValue('email', email)}
          error={errorOf('email')}
          {...register('email')}
        />
        {!isPasswordless && (
          <PasswordField
            kind="new-password"
            label={t('field.password')}
            hint={t('hint.password')}
            error={errorOf('password')}
            {...register('password')}
          />
        )}
        {!isByIdentity && (
          <label className={css.tick}>
            <input type="checkbox" {...register('passwordless')} />
            <span>{t('register.passwordless')}</span>
          </label>
        )}
        <NewsletterTick {...register('newsletter')} />
        <div className={card.ways}>
          <Button type="submit" className={card.next} busy={busy}>
            {t(busy ? 'saving' : 'register.submit')}
          </Button>
        </div>
      </form>
      <p className={css.other}>
        {t('register.known')}{' '}
        <Button kind="secondary" onClick={onLogin}>
          {t('register.login')}
        </Button>
      </p>
    </>
  );
};

import { useTranslation } from 'react-i18next';
import type { IdentityProfile } from '../../../domain/identity/sign-in-outcome.ts';
import card from '../../checkout/Card.module.css';
import { useAccount } from '../../identity/use-account.ts';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { providerName } from '../identity/provider-names.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Asks once for the password of an account before another provider is linked to it. Source: AUTH-3. */
export const LinkAccountForm = ({
  profile: { email },
  onForgot,
  onLink,
}: {
  readonly profile: IdentityProfile;
  readonly onForgot: () => void;
  readonly onLink: () => void;
}) => {
  const { t } = useTranslation('account');
  const { shop } = useServices();
  const { identity } = useAccount();
  const provider = identity && 'provider' in identity ? providerName(shop, identity.provider) : '';
  return (
    <>
      <p className={card.text}>
        <Whole of={email} text={t('social.linkText', { email, provider })} />
      </p>
      <PasswordForm
        known={email}
        label={t('social.linkSubmit')}
        linkLabel={t('login.link')}
        onForgot={onForgot}
        onLink={onLink}
      />
    </>
  );
};

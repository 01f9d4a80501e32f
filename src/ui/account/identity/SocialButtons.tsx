import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';
import { useAccount } from '../../identity/use-account.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from './identity.module.css';
import { ProviderMark } from './ProviderMark.tsx';
import { providerName } from './provider-names.ts';

/** Buttons to sign in through other providers, if the shop offers it. Source: AUTH-6. */
export const SocialButtons = () => {
  const { t } = useTranslation('account');
  const { account, shop } = useServices();
  const { social, task } = useAccount();
  const mine = 'name' in task && task.name === 'signInWith' ? task : undefined;
  if (social.length === 0) return null;
  const press = (provider: SocialProvider) => account.signInWith(provider);
  return (
    <div className={css.social}>
      {mine?._tag === 'Failed' && <AccountProblem failure={mine.failure} />}
      <ul className={css.providers}>
        {social.map((provider) => (
          <li key={provider}>
            <Button
              kind="secondary"
              className={css.provider}
              busy={mine?._tag === 'Busy'}
              onClick={() => press(provider)}
            >
              <ProviderMark provider={provider} />
              {t('social.with', { provider: providerName(shop, provider) })}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={css.waiting}>
        {mine?._tag === 'Busy' && t('social.waiting')}
      </p>
      <p className={css.or}>
        <span>{t('social.or')}</span>
      </p>
    </div>
  );
};

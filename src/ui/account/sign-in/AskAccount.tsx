import { useTranslation } from 'react-i18next';
import type { IdentityProfile } from '../../../domain/identity/sign-in-outcome.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';

/** In the checkout the visitor stays on the page and chooses between an account and going on as a guest. Source: AUTH-3. */
export const AskAccount = ({
  profile,
  onRegister,
  onGuest,
}: {
  readonly profile: IdentityProfile;
  readonly onRegister: () => void;
  readonly onGuest?: (() => void) | undefined;
}) => {
  const { t } = useTranslation('account');
  return (
    <>
      <p className={card.text}>
        <Whole of={profile.email} text={t('social.askText', { email: profile.email })} />
      </p>
      <div className={card.ways}>
        {onGuest && (
          <Button kind="secondary" onClick={onGuest}>
            {t('social.asGuest')}
          </Button>
        )}
        <Button className={card.next} onClick={onRegister}>
          {t('register.title')}
        </Button>
      </div>
    </>
  );
};

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { staffBanner } from '../../../domain/identity/staff-session.ts';
import { useAccount } from '../../identity/use-account.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import css from './StaffBanner.module.css';

/** Reminds staff which customer they act as, with a way out. `referer`: returns the cookie's current value. Source: AUTH-13. */
export const StaffBanner = ({ referer }: { readonly referer: () => string | undefined }) => {
  const { t } = useTranslation('account');
  const { account, shop } = useServices();
  const { customer, task } = useAccount();
  const banner = staffBanner(customer, referer(), shop.staffReferers);
  const isShown = banner !== undefined;
  useEffect(() => {
    // While the banner shows, the sticky header sits below it.
    document.documentElement.toggleAttribute('data-staff', isShown);
    return () => document.documentElement.removeAttribute('data-staff');
  }, [isShown]);
  if (!banner) return null;
  return (
    <aside className={css.banner} aria-label={t('staff.label')}>
      <p>
        {t('staff.as')} <strong>{banner.name}</strong> <span>{banner.email}</span>
      </p>
      <Button
        kind="secondary"
        className={css.out}
        busy={task._tag === 'Busy' && task.name === 'signOut'}
        onClick={account.signOut}
      >
        {t('signOut')}
      </Button>
    </aside>
  );
};

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialSetting } from '../../../domain/identity/social-sign-in.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import css from '../../account/account.module.css';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useAccount } from '../../identity/use-account.ts';
import { useGuards } from '../../identity/use-guards.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Fact } from '../../shared/elements/Fact.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountFallback } from '../account/AccountFallback.tsx';
import { NotFound } from '../errors/NotFound.tsx';

const standing = (setting: SocialSetting): 'on' | 'everybody' | 'off' => {
  if (setting === 'wip') return 'on';
  return setting ? 'everybody' : 'off';
};

/**
 * Shows to those in work-in-progress mode what the shop enables there, and a link to leave the mode. For others the
 * page is not found. Source: ROUTE-12, TRK-4.
 */
export const WipPage = () => {
  const { t } = useTranslation('account');
  const { account, shop, locale } = useServices();
  const { auth, wip } = useAccount();
  useEffect(() => account.restore(), [account]);
  const decision = useGuards({ identity: 'guest', wip });
  // Shows only a placeholder until the mode is known.
  if (auth.system === 'pending') return <AccountFallback />;
  if (decision._tag === 'NotFound') return <NotFound />;
  return (
    <div className={css.page}>
      <section className={`${card.card} ${css.narrow}`}>
        <StepHead title={t('wip.title')} />
        <p className={card.text}>{t('wip.text')}</p>
        <dl className={css.facts}>
          <Fact name={t('wip.social')}>{t(`wip.${standing(shop.socialSignIn)}`)}</Fact>
        </dl>
        <div className={card.ways}>
          {/* Loads a new document, because code loaded before has already read the mode. */}
          <a className={buttonClass('secondary')} href={`${pathTo.home(locale)}?mode=off`}>
            {t('wip.leave')}
          </a>
        </div>
      </section>
    </div>
  );
};

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SocialProvider, socialProviders } from '../../../domain/identity/social-sign-in.ts';
import card from '../../checkout/Card.module.css';
import { useAccount } from '../../identity/use-account.ts';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import account from '../account.module.css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { AccountHolder } from '../holder.ts';
import css from './identity.module.css';
import { ProviderMark } from './ProviderMark.tsx';
import { providerName } from './provider-names.ts';

/** The other providers through which a customer can sign in: to add and to remove. Source: AUTH-3, AUTH-6. */
export const LinkedIdentities = ({ desk }: Pick<AccountHolder, 'desk'>) => {
  const { t } = useTranslation('account');
  const { account: session, shop } = useServices();
  const { social, task: sessionTask } = useAccount();
  const { identities } = desk;
  const { kept, task } = useKept(identities);
  const [asks, setAsks] = useState<SocialProvider>();
  const linking = 'name' in sessionTask && sessionTask.name === 'linkIdentity' ? sessionTask : undefined;
  const isLinked = linking?._tag === 'Done';
  useEffect(() => () => session.acknowledge(), [session]);

  const linked = kept.value ?? [];
  const shown = socialProviders.filter(
    (provider) => social.includes(provider) || linked.some((one) => one.provider === provider),
  );
  if (shown.length === 0) return null;
  const failure =
    (task._tag === 'Failed' && task.failure) || (linking?._tag === 'Failed' && linking.failure) || undefined;
  const isBusy = task._tag === 'Busy' || linking?._tag === 'Busy';
  return (
    <section className={card.card} aria-labelledby="identities">
      <h2 id="identities" className={card.subtitle}>
        {t('social.title')}
      </h2>
      <p className={card.text}>{t('social.text')}</p>
      {kept._tag === 'Failed' && <AccountProblem failure={kept.error} onRetry={identities.load} />}
      {failure && <AccountProblem failure={failure} />}
      {(kept.value || kept._tag === 'Loading') && (
        <ul className={css.linked} aria-busy={!kept.value || undefined}>
          {shown.map((provider) => {
            const name = providerName(shop, provider);
            const entry = linked.find((one) => one.provider === provider);
            return (
              <li key={provider}>
                <ProviderMark provider={provider} />
                <div className={css.who}>
                  <p>{name}</p>
                  <p className={css.note}>
                    {kept.value ? (entry?.email ?? t('social.notLinked')) : '\u00a0'}
                  </p>
                </div>
                <Button
                  kind="secondary"
                  busy={isBusy || !kept.value}
                  aria-label={t(entry ? 'social.unlinkNamed' : 'social.linkNamed', { provider: name })}
                  onClick={() => {
                    identities.acknowledge();
                    if (entry) setAsks(provider);
                    else session.linkWith(provider);
                  }}
                >
                  {t(entry ? 'social.unlink' : 'social.link')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div role="status" className={account.status}>
        {linking?._tag === 'Busy' && <p className={css.waiting}>{t('social.waiting')}</p>}
        {isLinked && <p className={account.saved}>{t('social.linked')}</p>}
        {task._tag === 'Done' && <p className={account.saved}>{t('social.unlinked')}</p>}
      </div>
      <ConfirmDialog
        open={asks !== undefined}
        title={t('social.unlinkTitle', { provider: asks ? providerName(shop, asks) : '' })}
        confirm={t('social.unlink')}
        onCancel={() => setAsks(undefined)}
        onConfirm={() => {
          session.acknowledge();
          if (asks) identities.unlink(asks);
          setAsks(undefined);
        }}
      >
        <p>{t('social.unlinkText')}</p>
      </ConfirmDialog>
    </section>
  );
};

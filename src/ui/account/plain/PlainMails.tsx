import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/shared/failure.ts';
import type { ConsentLink } from '../../../domain/customer/mail-consent.ts';
import type { EndedMails } from '../../../domain/customer/mail-preferences.ts';
import type { Confirmed } from '../../../domain/shared/mail-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';

/** The state of the page behind a mail's link. `of`: what the link confirms, if not the chosen e-mails. */
export type MailLinkState = { readonly of?: Confirmed | undefined } & (
  | { readonly _tag: 'Confirm' | 'Stop'; readonly failure?: Failure }
  | { readonly _tag: 'Confirmed'; readonly status: ConsentLink }
  | { readonly _tag: 'Stopped'; readonly group: EndedMails }
  | { readonly _tag: 'UnknownStop' }
);

const titleOf = (state: MailLinkState) => {
  switch (state._tag) {
    case 'Confirm':
      return state.of ? 'mails.link.alert.confirmTitle' : 'mails.link.confirmTitle';
    case 'Stop':
      return 'mails.link.stopTitle';
    case 'Confirmed':
      if (state.status !== 'OK') return `mails.link.${state.status}` as const;
      return state.of ? 'mails.link.alert.confirmedTitle' : 'mails.link.confirmedTitle';
    case 'Stopped':
      return 'mails.link.stoppedTitle';
    case 'UnknownStop':
      return 'mails.link.UNKNOWN';
  }
};

const pressOf = ({ _tag, of }: MailLinkState) => {
  if (_tag === 'Stop') return 'mails.link.stop';
  return of ? 'mails.link.alert.confirm' : 'mails.link.confirm';
};

const useText = (state: MailLinkState): string => {
  const { t } = useTranslation('personal');
  const shop = useServices().shop.name;
  switch (state._tag) {
    case 'Confirm':
      return t(state.of ? 'mails.link.alert.confirmText' : 'mails.link.confirmText', { shop });
    case 'Stop':
      return t('mails.link.stopText', { shop });
    case 'Confirmed':
      if (state.status === 'ENDED') return t('mails.link.endedText', { shop });
      if (state.status !== 'OK') return t('mails.link.brokenText');
      return t(state.of ? 'mails.link.alert.confirmedText' : 'mails.link.confirmedText', { shop });
    case 'Stopped':
      return t('mails.link.stoppedText', {
        shop,
        group: state.group === 'product_alert' ? t('alert.title') : t(`mails.group.${state.group}`),
      });
    case 'UnknownStop':
      return t('mails.link.unknownStop');
  }
};

/**
 * Confirms or ends a subscription to mails through the link of a mail, with and without scripts. Opening the link
 * changes nothing, because mail scanners open links too. The form posts to the address of the page, which holds the
 * secret. Source: ACC-3.
 */
export const PlainMails = ({ state }: { readonly state: MailLinkState }) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const text = useText(state);
  const asks = state._tag === 'Confirm' || state._tag === 'Stop';
  return (
    <section className={`${card.card} ${css.narrow}`}>
      <h1 className={card.title}>{t(titleOf(state))}</h1>
      {asks && state.failure && <AccountProblem failure={state.failure} />}
      <p className={card.text} role={asks ? undefined : 'status'}>
        {text}
      </p>
      {asks ? (
        <form method="post" className={card.ways}>
          <Button type="submit" className={card.next}>
            {t(pressOf(state))}
          </Button>
        </form>
      ) : (
        <div className={card.ways}>
          <a className={buttonClass('plain')} href={pathTo.account(locale, 'email-settings')}>
            {t('mails.link.settings')}
          </a>
          <a className={`${buttonClass('primary')} ${card.next}`} href={pathTo.home(locale)}>
            {t('mails.link.home')}
          </a>
        </div>
      )}
    </section>
  );
};

import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { accountLabel } from '../../../domain/customer/account-label.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AccountIcon } from '../../art/icons/header.ts';
import { useAccount } from '../../identity/use-account.ts';
import { AddressContext } from '../../shared/address.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { island } from '../../shared/island.tsx';
import { useServices } from '../../shared/services.ts';
import css from './Header.module.css';

/**
 * A link to the account, with the customer's name. The account is not requested for visitors who never signed in on
 * this device. Source: UI-4.
 */
const AccountLinkView = () => {
  const { t } = useTranslation();
  const { shop, locale, account, wasSignedIn } = useServices();
  const { customer } = useAccount();
  // Inside the app, the layout requests the account.
  const isAlone = use(AddressContext) === undefined;
  useEffect(() => {
    if (isAlone && wasSignedIn()) account.restore();
  }, [isAlone, account, wasSignedIn]);
  const label = accountLabel(customer, shop.style);
  const text =
    label._tag === 'Login'
      ? t('header.login')
      : label.salutation
        ? t(`header.title.${label.salutation}`, { name: label.text })
        : label.text;
  return (
    <PreLink
      to={pathTo.account(locale)}
      className={css.tool}
      aria-label={t('named', { name: t('header.account'), text })}
    >
      <AccountIcon />
      <span className={css.toolText}>{text}</span>
    </PreLink>
  );
};

export const AccountLink = island('account', AccountLinkView);

import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { WarningIcon } from '../../art/icons/signs.ts';
import { useAddress } from '../../shared/address.ts';
import { dial } from '../../shared/dial.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { ChatLink } from '../../shared/elements/ChatLink.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import css from '../errors/errors.module.css';

/**
 * The page for a document that was not found: where to find an order's documents, whom to contact, and a retry. Source:
 * ROUTE-2, ORD-2.
 */
export const DownloadPage = () => {
  const { t } = useTranslation(['orders', 'common']);
  const { shop, locale } = useServices();
  const { pathname, search } = useAddress();
  const { phone, email, hours } = shop.contact;
  const title = t('document.title');
  return (
    <section className={css.error}>
      <Head title={title} />
      <WarningIcon />
      <h1>{title}</h1>
      <p>{t('document.text')}</p>
      <p>
        <a href={dial(phone)}>{phone}</a> <span>{t('common:layout.hours', { hours })}</span>
        <a href={`mailto:${email}`}>{email}</a> <ChatLink />
      </p>
      <p>
        <PreLink to={pathname + search} className={buttonClass('primary')}>
          {t('common:action.retry')}
        </PreLink>
        <PreLink to={pathTo.account(locale, 'history')} className={buttonClass('secondary')}>
          {t('document.orders')}
        </PreLink>
        <PreLink to={pathTo.findOrder(locale)} className={buttonClass('plain')}>
          {t('common:pages.find-order')}
        </PreLink>
      </p>
    </section>
  );
};

import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { dial, inOneLine } from '../../shared/dial.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';

/** Shown for an order that does not exist, belongs to someone else, or whose link has ended; all look the same. */
export const OrderNotFound = () => {
  const { t } = useTranslation('checkout');
  const { shop, locale } = useServices();
  const { phone } = shop.contact;
  return (
    <section className={card.card}>
      <Head title={t('notFound.title')} />
      <h1 className={card.title}>{t('notFound.title')}</h1>
      <p className={card.text}>{t('notFound.text')}</p>
      <div className={card.ways}>
        <PreLink className={buttonClass('primary', card.next)} to={pathTo.findOrder(locale)}>
          {t('notFound.find')}
        </PreLink>
        <PreLink className={buttonClass('plain')} to={pathTo.home(locale)}>
          {t('thankYou.home')}
        </PreLink>
        <a className={buttonClass('plain')} href={dial(phone)}>
          {t('thankYou.help', { phone: inOneLine(phone) })}
        </a>
      </div>
    </section>
  );
};

import type { ReactNode } from 'react';
import type { Money } from '../../../domain/shared/money.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { LocaleLink } from '../../shared/LocaleLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useMoney } from '../../shared/use-money.ts';
import css from './Faq.module.css';

const Question = ({ question, children }: { readonly question: string; readonly children: ReactNode }) => (
  <details className={css.question}>
    <summary>{question}</summary>
    <div className={css.answer}>{children}</div>
  </details>
);

const ShippingAnswer = ({ from }: { readonly from: Money | undefined }) => {
  const { t } = useTranslation(['home', 'common']);
  const { country, freeShipping, currency } = useServices().shop;
  const money = useMoney();
  return (
    <p>
      {from && t('faq.shipping.from', { country: t(`common:country.${country}`), price: money(from) })}{' '}
      {freeShipping !== undefined &&
        t('faq.shipping.free', { amount: money({ minor: freeShipping, currency }) })}{' '}
      <LocaleLink to={(locale) => pathTo.content(locale, 'shipping')}>{t('faq.shipping.more')}</LocaleLink>
    </p>
  );
};

/** What shoppers ask before they order. */
export const Faq = ({ shippingFrom }: { readonly shippingFrom: Money | undefined }) => {
  const { t } = useTranslation('home');
  return (
    <section>
      <h2>{t('faq.title')}</h2>
      <Question question={t('faq.values.question')}>
        <p>{t('faq.values.answer')}</p>
      </Question>
      <Question question={t('faq.delivery.question')}>
        <p>{t('faq.delivery.answer')}</p>
      </Question>
      <Question question={t('faq.shipping.question')}>
        <ShippingAnswer from={shippingFrom} />
      </Question>
      <Question question={t('faq.returns.question')}>
        <p>{t('faq.returns.answer')}</p>
      </Question>
    </section>
  );
};

import { type ReactNode, use } from 'react';
import { amountIn } from '../../../domain/shared/amounts.ts';
import { pagePath } from '../../../domain/shared/page-path.ts';
import { LocaleLink } from '../../shared/elements/LocaleLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useMoney } from '../../shared/use-money.ts';
import { Headed } from '../Headed.tsx';
import { RichText } from '../RichText.tsx';
import { BlockDataContext, type BlockOf } from '../views.ts';
import css from './Faq.module.css';

const Question = ({ question, children }: { readonly question: string; readonly children: ReactNode }) => (
  <details className={css.question}>
    <summary>{question}</summary>
    <div className={css.answer}>{children}</div>
  </details>
);

/** What only the shop itself can say: no editor keeps its figures in step. */
const ShippingQuestion = () => {
  const { t } = useTranslation(['home', 'common']);
  const { country, freeShipping, currency } = useServices().shop;
  const { shippingFrom: from } = use(BlockDataContext);
  const money = useMoney();
  return (
    <Question question={t('faq.shipping.question')}>
      <p>
        {from && t('faq.shipping.from', { country: t(`common:country.${country}`), price: money(from) })}{' '}
        {freeShipping !== undefined &&
          t('faq.shipping.free', { amount: money(amountIn(freeShipping, currency)) })}{' '}
        <LocaleLink to={(locale) => pagePath(locale, 'shipping')}>{t('faq.shipping.more')}</LocaleLink>
      </p>
    </Question>
  );
};

/** What shoppers ask before they order. */
export const Faq = ({ block }: { readonly block: BlockOf<'faq'> }) => (
  <Headed block={block}>
    {block.items.map(({ id, question, answer }) => (
      <Question key={id} question={question}>
        <RichText text={answer} />
      </Question>
    ))}
    {block.withShopQuestions && <ShippingQuestion />}
  </Headed>
);

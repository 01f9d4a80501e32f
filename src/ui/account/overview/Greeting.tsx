import { useTranslation } from 'react-i18next';
import type { HeroLayout } from '../../../application/shared/shop.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import { StepHead } from '../../checkout/StepHead.tsx';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { Fact } from '../../shared/elements/Fact.tsx';
import { useServices } from '../../shared/services.ts';
import css from './greeting.module.css';

/** The drawing beside the greeting, matching the shop's home page. */
const drawings: Readonly<Record<HeroLayout, DrawingName>> = {
  blob: 'hand-parcel',
  split: 'scene-desk',
  wide: 'scene-beach',
  quiet: 'hand-fingertip',
  advice: 'optician-1',
};

/** Greets the customer, with a text and a drawing in the style of the shop. */
export const Greeting = ({ customer }: { readonly customer: Customer }) => {
  const { t } = useTranslation('account');
  const { shop } = useServices();
  const name = shop.style === 'informal' ? customer.firstName : customer.fullName;
  return (
    <header className={css.greeting}>
      <div className={css.words}>
        <StepHead title={t('overview.greeting', { name })} />
        <p className={css.word}>{t('overview.text')}</p>
        <dl className={css.facts}>
          <Fact name={t('field.email')}>{customer.email}</Fact>
          <Fact name={t('overview.customer')}>{customer.id}</Fact>
        </dl>
      </div>
      <Drawing name={drawings[shop.hero]} className={css.beside} eager />
    </header>
  );
};

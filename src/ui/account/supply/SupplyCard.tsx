import { useTranslation } from 'react-i18next';
import type { OwnSupplyView } from '../../../application/orders/own-supply.ts';
import { accountLabel } from '../../../domain/customer/account-label.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import { supplyStanding } from '../../../domain/orders/supply/own-supply.ts';
import { useServices } from '../../shared/services.ts';
import css from './own-supply.module.css';
import { SupplyFacts } from './SupplyFacts.tsx';
import { SupplyOthers } from './SupplyOthers.tsx';
import { SupplyRing } from './SupplyRing.tsx';
import { SupplyWays } from './SupplyWays.tsx';
import { useSupplySentence } from './use-supply-sentence.ts';

/** How long a customer's lenses last, for each eye, with a button for the next box. Source: HOME-2. */
export const SupplyCard = ({
  view,
  customer,
  isScrolled,
}: {
  readonly view: OwnSupplyView;
  readonly customer: Customer | undefined;
  /** Whether the visitor had scrolled before the card came: then it is as high as the hero. */
  readonly isScrolled: boolean;
}) => {
  const { t } = useTranslation('supply');
  const { shop } = useServices();
  const sentence = useSupplySentence();
  const { supply, product, wearer, others } = view;
  const label = accountLabel(customer, shop.style);
  const isNamed = shop.style === 'informal' && label._tag === 'Name';
  return (
    <section
      className={css.card}
      data-supply=""
      data-scrolled={isScrolled || undefined}
      data-standing={supplyStanding(supply.first)}
    >
      <div className={css.inner}>
        <div className={css.head}>
          <p className={css.eyebrow}>
            {wearer === undefined
              ? isNamed
                ? t('hello', { name: label.text })
                : t('own')
              : t('of', { name: wearer })}
          </p>
          <h1 className={css.title}>{sentence(supply, product.title)}</h1>
        </div>
        <ul className={css.eyes}>
          {supply.right && <SupplyRing eye="right" lens={supply.right} />}
          {supply.left && <SupplyRing eye="left" lens={supply.left} />}
        </ul>
        <div className={css.next}>
          <SupplyFacts view={view} />
          <SupplyWays view={view} />
          <SupplyOthers others={others} />
        </div>
      </div>
    </section>
  );
};

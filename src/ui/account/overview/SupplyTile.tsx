import { useTranslation } from 'react-i18next';
import type { OwnSupplyView } from '../../../application/orders/own-supply.ts';
import { supplyStanding } from '../../../domain/orders/supply/own-supply.ts';
import { SupplyFacts } from '../supply/SupplyFacts.tsx';
import { SupplyOthers } from '../supply/SupplyOthers.tsx';
import { SupplyRing } from '../supply/SupplyRing.tsx';
import { SupplyWays } from '../supply/SupplyWays.tsx';
import { useSupplySentence } from '../supply/use-supply-sentence.ts';
import css from './overview.module.css';

/**
 * Which lenses run out when, and a button for the next box, which a phone shows without scrolling. Values of the eyes
 * are shown only in the pass, for customers who agreed to one. Source: LAW-30, ACC-13.
 */
export const SupplyTile = ({ view }: { readonly view: OwnSupplyView }) => {
  const { t } = useTranslation('supply');
  const sentence = useSupplySentence();
  const { supply, product, wearer, others } = view;
  return (
    <section
      className={css.tile}
      data-tile="supply"
      data-standing={supplyStanding(supply.first)}
      aria-labelledby="overview-supply"
    >
      <div>
        <p className={css.quiet}>{wearer === undefined ? t('own') : t('of', { name: wearer })}</p>
        <h2 className={css.title} id="overview-supply">
          {sentence(supply, product.title)}
        </h2>
      </div>
      <div className={css.next}>
        <SupplyWays view={view} isAlone />
      </div>
      <ul className={css.rings}>
        {supply.right && <SupplyRing short eye="right" lens={supply.right} />}
        {supply.left && <SupplyRing short eye="left" lens={supply.left} />}
      </ul>
      <div className={css.next}>
        <SupplyFacts view={view} />
        <SupplyOthers others={others} />
      </div>
    </section>
  );
};

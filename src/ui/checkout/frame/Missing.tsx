import { useTranslation } from 'react-i18next';
import type { FilledStep } from '../../../domain/checkout/missing-steps.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';

/** Says what a step lacks, and links to it. The guard lets customers in one step early. Source: CHK-25. */
export const Missing = ({ what }: { readonly what: FilledStep }) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  return (
    <>
      <p className={card.text}>{t(`missing.${what}`)}</p>
      <div className={card.ways}>
        <PreLink className={buttonClass('primary')} to={pathTo.checkout(locale, what)}>
          {t(`back.${what}`)}
        </PreLink>
      </div>
    </>
  );
};

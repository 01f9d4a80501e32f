import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/shared/failure.ts';
import { carrierOf } from '../../../domain/checkout/carrier.ts';
import { shownShipping } from '../../../domain/checkout/shown-shipping.ts';
import { ChevronDownIcon } from '../../art/icons/header.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';
import choice from '../Choice.module.css';
import { useCheckoutCart } from '../checkout-cart.ts';
import { PartHead } from '../PartHead.tsx';
import { Problem } from '../Problem.tsx';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import { ShippingChoice } from './ShippingChoice.tsx';
import type { useSending } from './use-sending.ts';

/**
 * The choice of a shipping method. A long list is folded; what was chosen here stays in it. Source: CHK-9, CHK-28,
 * CHK-36.
 */
export const SendingPart = ({
  sending: { methods, selected, agreed, keep, isComing, isNone, unloaded },
  failure,
  onInform,
}: {
  readonly sending: ReturnType<typeof useSending>;
  /** Why the choice was not saved. */
  readonly failure: Failure | undefined;
  /** Opens the explanation of the methods. The dialog is rendered outside the form, because it is not one of its fields. */
  readonly onInform: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const { checkout } = useServices();
  const cart = useCheckoutCart();
  const [isOpen, setOpen] = useState(false);
  const [chosenBefore, setChosenBefore] = useState<readonly string[]>([]);
  const id = useId();
  const shown = shownShipping(methods, selected ? [...chosenBefore, selected.key] : chosenBefore);
  const choose = (method: string) => {
    if (selected) setChosenBefore([...chosenBefore, selected.key]);
    keep({ method });
  };
  return (
    <section className={card.fields}>
      <div className={card.ways}>
        <PartHead title={t('shipping.title')} />
        {methods.length > 0 && (
          <Button kind="plain" onClick={onInform}>
            {t('shippingInfo.open')}
          </Button>
        )}
      </div>
      {failure && (
        <Problem title={t('failure.save')} failure={failure}>
          <p>{t('failure.kept')}</p>
        </Problem>
      )}
      {unloaded && (
        <Problem title={t('shipping.failed')} failure={unloaded} onRetry={checkout.loadShippingMethods} />
      )}
      {isComing && (
        <div aria-busy="true" data-coming>
          <p role="status">{t('shipping.loading')}</p>
          <Skeleton rows={3} shape="box" />
        </div>
      )}
      {isNone && <Problem title={t('shipping.none')} />}
      {methods.length > 0 && (
        <>
          <fieldset className={choice.choices} id={id}>
            <legend className={choice.said}>
              <VisuallyHidden>{t('shipping.legend')}</VisuallyHidden>
            </legend>
            {(isOpen ? methods : shown).map((method) => (
              <ShippingChoice
                key={method.key}
                method={method}
                checked={method.key === selected?.key}
                onChoose={() => choose(method.key)}
              />
            ))}
          </fieldset>
          {shown.length < methods.length && (
            <button
              type="button"
              className={choice.all}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {t('shipping.all', { number: methods.length })}
              <ChevronDownIcon />
            </button>
          )}
        </>
      )}
      {selected && agreed !== undefined && (
        <DeliveryNotice
          cart={cart}
          method={selected.key}
          checked={agreed}
          onAnswer={(yes) => keep({ announcer: yes ? carrierOf(selected.key) : '' })}
        />
      )}
    </section>
  );
};

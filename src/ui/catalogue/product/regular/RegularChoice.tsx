import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChosenPerEye } from '../../../../application/cart/add-form.ts';
import { rhythmIn, wearOf } from '../../../../application/cart/rhythm-form.ts';
import { today } from '../../../../application/shared/clock.ts';
import { parseQuantity } from '../../../../domain/cart/quantity.ts';
import type { Contents, Price, ProductCategory, ShownProduct } from '../../../../domain/catalogue/product.ts';
import { canComeRegularly } from '../../../../domain/catalogue/used-up.ts';
import { laterBy } from '../../../../domain/orders/subscription/interval.ts';
import { type RegularSaving, savedRegularly } from '../../../../domain/orders/subscription/offer.ts';
import type { DeliveryInterval } from '../../../../domain/shared/delivery-interval.ts';
import { useFormats } from '../../../cart/use-formats.ts';
import { Field, Select } from '../../../shared/elements/Field.tsx';
import { island } from '../../../shared/island.tsx';
import { useServices } from '../../../shared/services.ts';
import { productFormId } from '../form/form-id.ts';
import form from '../form/product-form.module.css';
import css from './regular-choice.module.css';

/** The data of the choice, which is part of the page. */
export interface RegularOffer {
  readonly category: ProductCategory;
  readonly price: Pick<Price, 'current'>;
  readonly contents: Contents;
  readonly lensUsage?: NonNullable<ShownProduct['lensUsage']>;
  readonly saving: RegularSaving;
}

/** The months that are offered in addition to how long the boxes last. */
const months = [1, 2, 3, 6] as const;

/** Returns the number of boxes of each chosen eye, from the product's form. */
const boxesIn = (entries: readonly (readonly [string, unknown])[]) => {
  const of = new Map(entries);
  const eyes = of.get('eyes') ?? 'both';
  const right = parseQuantity(of.get('right[quantity]'));
  const left = of.has('same') ? right : parseQuantity(of.get('left[quantity]'));
  return [...(eyes === 'left' ? [] : [right]), ...(eyes === 'right' ? [] : [left])].map((quantity) => ({
    shared: false,
    quantity,
  }));
};

const pair = [
  { shared: false, quantity: 1 },
  { shared: false, quantity: 1 },
];

/**
 * A choice between one purchase and regular delivery, with the saving, the interval and the consequences. Its fields
 * are placed before the product's form and sent with it, with and without scripts. Source: SUBS-5.
 */
const RegularChoiceView = (offer: RegularOffer) => {
  const { t } = useTranslation('regular');
  const { shop, clock } = useServices();
  const { money, day } = useFormats();
  const part = useRef<HTMLDivElement>(null);
  const isLens = isChosenPerEye(offer);
  const [wear, setWear] = useState<DeliveryInterval | undefined>(() =>
    wearOf(offer, pair, shop.subscription),
  );
  const [next, setNext] = useState<DeliveryInterval>();

  const read = useCallback(() => {
    const owner = part.current?.ownerDocument.getElementById(productFormId);
    if (!(owner instanceof HTMLFormElement)) return;
    const entries = [...new FormData(owner)];
    const lasts = wearOf(offer, boxesIn(entries), shop.subscription);
    setWear(lasts);
    setNext(rhythmIn(entries, lasts, shop.subscription));
  }, [offer, shop]);
  useEffect(() => {
    read();
    const { ownerDocument: document } = part.current ?? {};
    // React writes a stepped quantity, so it can be read only after the event.
    const later = () => setTimeout(read);
    for (const name of ['input', 'click'] as const) document?.addEventListener(name, later);
    return () => {
      for (const name of ['input', 'click'] as const) document?.removeEventListener(name, later);
    };
  }, [read]);

  const every = ({ every: count, unit }: DeliveryInterval) => t(`every.${unit}`, { count });
  const amount = money(savedRegularly(offer.price.current, offer.saving));
  return (
    <div ref={part} className={`${form.choice} ${css.regular}`}>
      <fieldset className={form.eyes}>
        <legend>{t('legend')}</legend>
        <label>
          <input type="radio" name="rhythm" value="once" form={productFormId} defaultChecked />
          <span>{t('once')}</span>
        </label>
        <label>
          <input type="radio" name="rhythm" value="regularly" form={productFormId} />
          <span>
            {t('regularly')}{' '}
            <small>{t(isLens ? 'savedBox' : 'savedPiece', { percent: offer.saving, amount })}</small>
          </span>
        </label>
      </fieldset>
      <Select label={t('how')} name="every" form={productFormId}>
        {wear && <option value="wear">{t('wear', { every: every(wear) })}</option>}
        {months.map((count) => (
          <option key={count} value={`${count}-month`}>
            {every({ every: count, unit: 'month' })}
          </option>
        ))}
        <option value="own">{t('own')}</option>
      </Select>
      <Field label={t('days')} name="days" form={productFormId} inputMode="numeric" autoComplete="off" />
      <p>
        {t('terms')} <b role="status">{next && t('next', { day: day(laterBy(next, today(clock), 1)) })}</b>
      </p>
    </div>
  );
};

export const RegularChoice = island('regular', RegularChoiceView);

/**
 * Returns the subscription offer of a product. Undefined if the shop offers none, or if the product is not used up.
 * Source: SUBS-1, SUBS-2.
 */
export const regularOffer = (
  { category, price, contents, lensUsage, isTrial }: ShownProduct,
  saving: RegularSaving | undefined,
): RegularOffer | undefined =>
  saving === undefined || isTrial || !canComeRegularly(category)
    ? undefined
    : {
        category,
        price: { current: price.current },
        contents,
        ...(lensUsage !== undefined && { lensUsage }),
        saving,
      };

import { useEffect } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nearestFirst } from '../../../domain/checkout/partner.ts';
import { streetLine } from '../../../domain/customer/address-lines.ts';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';
import { useAddressDesk } from '../../shared/use-address-desk.ts';
import card from '../Card.module.css';
import choice from '../Choice.module.css';
import { Problem } from '../Problem.tsx';
import type { AddressForm } from './address-form.ts';

/** Opticians who hand out parcels, nearest first. The chosen one is checked whether they still do. Source: CHK-9. */
export const PartnerPicker = ({
  postcode,
  chosen,
  register,
  onGone,
  error,
}: {
  /** The postcode of the billing address, as far as it is typed. */
  readonly postcode: string;
  readonly chosen: string;
  readonly register: UseFormRegister<AddressForm>;
  /** Called if the chosen partner hands out no parcels any more. Then none is chosen. */
  readonly onGone: () => void;
  readonly error: string | undefined;
}) => {
  const { t } = useTranslation('checkout');
  const { shop, addressDesk } = useServices();
  const { partners, unavailable } = useAddressDesk().partner;
  useEffect(() => addressDesk.loadPartners(shop.country), [addressDesk, shop.country]);
  useEffect(() => addressDesk.choosePartner(chosen, onGone), [addressDesk, chosen, onGone]);

  const isOpen = (id: string) => !unavailable.includes(id);
  const all = nearestFirst(partners.value ?? [], postcode);
  if (partners._tag === 'Failed' && all.length === 0)
    return <Problem title={t('partner.failed')} onRetry={() => addressDesk.loadPartners(shop.country)} />;
  if (partners._tag === 'Loading' && all.length === 0)
    return (
      <div aria-busy="true">
        <p role="status">{t('partner.loading')}</p>
        <Skeleton rows={3} shape="box" />
      </div>
    );
  if (!all.some(({ id }) => isOpen(id))) return <Problem title={t('partner.none')} />;
  return (
    <fieldset className={choice.choices} aria-describedby={error ? 'partner-problem' : undefined}>
      <legend className={choice.legend}>{t('partner.legend')}</legend>
      {all.map((partner) => (
        <label key={partner.id} className={choice.choice}>
          <input type="radio" value={partner.id} disabled={!isOpen(partner.id)} {...register('partner')} />
          <span>
            <span className={choice.name}>{partner.name}</span>
            <span className={choice.note}>
              {streetLine(partner)}, {partner.postcode} {partner.city}
            </span>
            {!isOpen(partner.id) && <span className={choice.note}>{t('partner.paused')}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id="partner-problem" className={choice.error}>
          {error}
        </p>
      )}
      <p className={card.note}>{t('partner.text')}</p>
    </fieldset>
  );
};

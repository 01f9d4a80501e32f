import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { packStationCountry } from '../../../domain/customer/pack-station.ts';
import { useServices } from '../../shared/services.ts';
import choice from '../Choice.module.css';
import { type AddressForm, type Delivery, deliveries } from './address-form.ts';

/** Where the parcel goes. Only options that the shop offers are shown. Source: CHK-7, CHK-9. */
export const DeliveryChoice = ({ register }: { readonly register: UseFormRegister<AddressForm> }) => {
  const { t } = useTranslation('checkout');
  const { countries, features } = useServices().shop;
  const isOffered = (delivery: Delivery): boolean => {
    if (delivery === 'packStation') return countries.some(({ code }) => code === packStationCountry);
    return delivery !== 'partner' || features.pickup;
  };
  return (
    <fieldset className={choice.choices}>
      <legend className={choice.legend}>{t('address.deliverTo')}</legend>
      {deliveries.filter(isOffered).map((delivery) => (
        <label key={delivery} className={choice.choice}>
          <input type="radio" value={delivery} {...register('delivery')} />
          <span className={choice.name}>
            {t(`address.to.${delivery}`)}
            {(delivery === 'packStation' || delivery === 'partner') && (
              <span className={choice.note}>{t(`address.toNote.${delivery}`)}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

import { useTranslation } from 'react-i18next';
import type { Shop } from '../../../application/shared/shop.ts';
import { byRegion } from '../../../domain/shared/country-config.ts';

/** The countries that a shop delivers to, by region if there are several. Source: I18N-7, I18N-8. */
export const CountryOptions = ({ countries }: Pick<Shop, 'countries'>) => {
  const { t } = useTranslation('checkout');
  const { t: say } = useTranslation();
  const options = (some: Shop['countries']) =>
    some.map(({ code }) => (
      <option key={code} value={code}>
        {say(`country.${code}`)}
      </option>
    ));
  const regions = byRegion(countries);
  return regions.length > 1
    ? regions.map(([region, some]) => (
        <optgroup key={region} label={t(`region.${region}`)}>
          {options(some)}
        </optgroup>
      ))
    : options(countries);
};

import { useTranslation } from 'react-i18next';
import { carrierOf } from '../../../domain/checkout/carrier.ts';
import { Mark } from '../../art/marks/Mark.tsx';

/** The badge of the carrier. Source: CHK-9. */
export const CarrierMark = ({ method }: { readonly method: string }) => {
  const { t } = useTranslation();
  const carrier = carrierOf(method);
  // The name of the post is a word of each language, that of other carriers a proper name.
  return <Mark code={carrier} label={t(`carrier.${carrier}`)} isShown={carrier === 'post'} />;
};

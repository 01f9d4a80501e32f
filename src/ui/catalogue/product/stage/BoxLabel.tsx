import { useTranslation } from 'react-i18next';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import { inOptionOrder } from '../../../../domain/catalogue/variant.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import css from './BoxLabel.module.css';

/** One that many have; else one that is neither the first nor the last. */
const example = (values: readonly string[]): string =>
  values.find((value) => value === '-2.50') ?? values[Math.floor(values.length / 2)] ?? '';

/** A box's label as it is printed: what is asked for in the form is lit on it, by the page's styles alone. Source: CAT-26. */
export const BoxLabel = ({ product: { options } }: { readonly product: Pick<ShownProduct, 'options'> }) => {
  const { t } = useTranslation('facts');
  const words = useOptionWords();
  const printed = inOptionOrder(options).filter(({ code }) => code !== 'color' && code !== 'dominance');
  if (printed.length === 0) return null;
  return (
    <figure className={css.label}>
      <figcaption>{t('boxLabel')}</figcaption>
      <dl>
        {printed.map(({ code, values }) => (
          <div key={code} data-code={code}>
            <dt>{words.short(code)}</dt>
            <dd>{words.value(code, example(values))}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
};

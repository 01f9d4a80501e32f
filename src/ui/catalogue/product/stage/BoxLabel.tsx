import { useTranslation } from 'react-i18next';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import { inOptionOrder } from '../../../../domain/catalogue/variant.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import css from './BoxLabel.module.css';

/** Returns a common value as an example, otherwise the middle one. */
const example = (values: readonly string[]): string =>
  values.find((value) => value === '-2.50') ?? values[Math.floor(values.length / 2)] ?? '';

/**
 * A printed box label. The value that the form currently asks for is highlighted, by the page's styles alone. Source:
 * CAT-26.
 */
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

import { useTranslation } from 'react-i18next';
import type { ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { ShownProduct } from '../../../domain/catalogue/product.ts';
import { inOptionOrder } from '../../../domain/catalogue/variant.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';
import css from './facts-table.module.css';

/** More values than this are shown as a range. */
const listed = 4;

/** The facts about a product, including its values. Source: CAT-6. */
export const FactsTable = ({ product }: { readonly product: ShownProduct }) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const { t: fact } = useTranslation('facts');
  const words = useOptionWords();

  const range = ({ code, values }: ProductOption): string => {
    const [first = ''] = values;
    const last = values.at(-1) ?? first;
    return values.length > listed && code !== 'color'
      ? t('product.range', { first: words.value(code, first), last: words.value(code, last) })
      : values.map((value) => words.value(code, value)).join(', ');
  };

  const rows: readonly (readonly [key: string, name: string, value: string])[] = [
    ['manufacturer', t('product.manufacturer'), product.manufacturer.join(', ')],
    [
      'contents',
      t('product.contents'),
      t(`common:contents.${product.contents.unit}`, { count: product.contents.amount }),
    ],
    ...inOptionOrder(product.options).map(
      (option) => [option.code, words.name(option.code), range(option)] as const,
    ),
    ...product.facts.map(
      ({ code, value }) =>
        [
          code,
          fact(`fact.${code}`, { defaultValue: code }),
          fact(`factValue.${code}.${value}`, { defaultValue: value }),
        ] as const,
    ),
    ['sku', t('product.sku'), product.sku],
  ];
  return (
    <section>
      <h2 className={css.heading}>{t('product.facts')}</h2>
      <dl className={css.facts}>
        {rows.map(([key, name, value]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { comparePath } from '../../../domain/catalogue/compared.ts';
import { costOfWearingOf } from '../../../domain/catalogue/lens/cost-of-wearing.ts';
import type { OptionCode } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Price } from '../../shared/elements/Price.tsx';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';
import css from './compare-page.module.css';

const facts = [
  'wear_schedule',
  'design',
  'material',
  'water_content',
  'oxygen_transmissibility',
  'uv_filter',
  'overnight_wear',
] as const;
const measures = ['radius', 'diameter'] as const satisfies readonly OptionCode[];

/** What is not known, or does not apply. */
const none = '–';

/** A row for each thing that lenses differ in, a column for each lens. Source: CAT-21. */
export const CompareTable = ({ lenses }: { readonly lenses: readonly Product[] }) => {
  const { t } = useTranslation(['compare', 'common']);
  const { t: ofFact } = useTranslation('facts');
  const { locale } = useServices();
  const words = useOptionWords();
  const money = useMoney();

  /** With care, or where nobody knows what that costs not at all. Source: LAW-17. */
  const cost =
    (of: 'day' | 'month' | 'year') =>
    (lens: Product): string => {
      const worn = costOfWearingOf(lens);
      return worn && (worn.care || lens.lensUsage === 'daily') ? money(worn[of]) : none;
    };
  const fact = (lens: Product, wanted: string): string => {
    const value = lens.facts.find(({ code }) => code === wanted)?.value;
    return value === undefined ? none : ofFact(`factValue.${wanted}.${value}`, { defaultValue: value });
  };
  const measure = (lens: Product, wanted: OptionCode): string =>
    lens.options
      .find(({ code }) => code === wanted)
      ?.values.map((value) => words.value(wanted, value))
      .join(', ') ?? none;

  const rows: readonly (readonly [key: string, name: string, of: (lens: Product) => ReactNode])[] = [
    ['price', t('price'), (lens) => <Price price={lens.price} of={lens.contents} size="s" />],
    ['day', t('costDay'), cost('day')],
    ['month', t('cost'), cost('month')],
    ['year', t('costYear'), cost('year')],
    ['box', t('box'), ({ contents }) => t(`common:contents.${contents.unit}`, { count: contents.amount })],
    ...measures.map((code) => [code, words.name(code), (lens: Product) => measure(lens, code)] as const),
    ...facts.map(
      (code) =>
        [code, ofFact(`fact.${code}`, { defaultValue: code }), (lens: Product) => fact(lens, code)] as const,
    ),
  ];
  const without = (lens: Product) => lenses.filter((one) => one !== lens).map(({ id }) => id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is moved by keys as well
    <section className={css.scroll} aria-label={t('title')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {lenses.map((lens) => (
              <th key={lens.id} scope="col">
                <PreLink to={pathTo.product(locale, lens.id, lens.slug)}>{lens.title}</PreLink>
                {lenses.length > 1 && (
                  <PreLink
                    className={css.remove}
                    to={comparePath(locale, without(lens))}
                    aria-label={t('removeOf', { title: lens.title })}
                  >
                    {t('remove')}
                  </PreLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, name, of]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {lenses.map((lens) => (
                <td key={lens.id}>{of(lens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

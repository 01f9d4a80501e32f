import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { comparePath, isAlike, lowestOf } from '../../../domain/catalogue/compared.ts';
import { costOfWearingOf } from '../../../domain/catalogue/lens/cost-of-wearing.ts';
import type { OptionCode } from '../../../domain/catalogue/lens/lens-options.ts';
import { factOf, type ProductDetails } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
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
const spans = ['day', 'month', 'year'] as const;

/** Shown for an unknown value, or one that does not apply. */
const none = '–';

/** A row of the comparison: its name and a text for each lens. `lowest`: the index of the lens to mark. */
interface Row {
  readonly key: string;
  readonly name: string;
  readonly said: readonly string[];
  readonly lowest?: number | undefined;
}

/**
 * A table of what the lenses differ in, one column per lens. What they have in common is listed once below it. Source:
 * CAT-21, CAT-30.
 */
export const CompareTable = ({ lenses }: { readonly lenses: readonly ProductDetails[] }) => {
  const { t } = useTranslation(['compare', 'common']);
  const { t: ofFact } = useTranslation('facts');
  const { locale, shop } = useServices();
  const words = useOptionWords();
  const money = useMoney();

  /** The cost includes care. Without a known cost of care nothing is shown, except for daily lenses. Source: LAW-17. */
  const worn = lenses.map((lens) => {
    const cost = costOfWearingOf(lens);
    return cost && (cost.care || lens.lensUsage === 'daily') ? cost : undefined;
  });
  const lowest = lowestOf(worn.map((cost) => cost?.year.minor));
  const costName = { day: t('costDay'), month: t('cost'), year: t('costYear') };
  const fact = (lens: ProductDetails, wanted: string): string => {
    const value = factOf(lens, wanted);
    return value === undefined ? none : ofFact(`factValue.${wanted}.${value}`, { defaultValue: value });
  };
  const measure = (lens: ProductDetails, wanted: OptionCode): string =>
    lens.options
      .find(({ code }) => code === wanted)
      ?.values.map((value) => words.value(wanted, value))
      .join(', ') ?? none;

  const rows: readonly Row[] = [
    ...spans.map((of) => ({
      key: of,
      name: costName[of],
      said: worn.map((cost) => (cost ? money(cost[of]) : none)),
      ...(of === 'year' && { lowest }),
    })),
    {
      key: 'box',
      name: t('box'),
      said: lenses.map(({ contents }) => t(`common:contents.${contents.unit}`, { count: contents.amount })),
    },
    ...measures.map((key) => ({
      key,
      name: words.name(key),
      said: lenses.map((lens) => measure(lens, key)),
    })),
    ...facts.map((key) => ({
      key,
      name: ofFact(`fact.${key}`, { defaultValue: key }),
      said: lenses.map((lens) => fact(lens, key)),
    })),
  ];
  const alike = rows.filter(({ said }) => isAlike(said));
  const without = (lens: ProductDetails) => lenses.filter((one) => one !== lens).map(({ id }) => id);
  const row = (key: string, name: string, cells: readonly ReactNode[]) => (
    <tbody key={key}>
      <tr>
        <th scope="rowgroup" colSpan={lenses.length}>
          {name}
        </th>
      </tr>
      <tr>
        {lenses.map((lens, index) => (
          <td key={lens.id}>{cells[index]}</td>
        ))}
      </tr>
    </tbody>
  );
  return (
    <div data-face={shop.hero}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is moved by keys as well */}
      <section className={css.scroll} aria-label={t('title')} tabIndex={0} data-of={lenses.length}>
        <table className={css.table} data-of={lenses.length}>
          <thead>
            <tr className={css.plates}>
              {lenses.map((lens, index) => (
                <td key={lens.id}>
                  <span className={css.plate}>
                    <Picture image={lens.image} size="card" alt="" eager={index < 2} />
                  </span>
                  {lenses.length > 1 && (
                    <PreLink
                      className={css.remove}
                      to={comparePath(locale, without(lens))}
                      aria-label={t('removeOf', { title: lens.title })}
                    >
                      {t('remove')}
                    </PreLink>
                  )}
                </td>
              ))}
            </tr>
            <tr>
              {lenses.map((lens) => (
                <th key={lens.id} scope="col">
                  <PreLink to={pathTo.product(locale, lens.id, lens.slug)}>{lens.title}</PreLink>
                </th>
              ))}
            </tr>
          </thead>
          {row(
            'price',
            t('price'),
            lenses.map((lens) => <Price key={lens.id} price={lens.price} of={lens.contents} size="s" />),
          )}
          {rows
            .filter((one) => !alike.includes(one))
            .map(({ key, name, said, lowest: least }) =>
              row(
                key,
                name,
                said.map((text, index) =>
                  index === least ? (
                    <>
                      <strong>{text}</strong> <span className={css.lowest}>{t('lowest')}</span>
                    </>
                  ) : (
                    text
                  ),
                ),
              ),
            )}
        </table>
      </section>
      {alike.length > 0 && (
        <section className={css.alike} aria-labelledby="alike">
          <h2 id="alike">{t('alike')}</h2>
          <dl>
            {alike.map(({ key, name, said }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{said[0]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
};

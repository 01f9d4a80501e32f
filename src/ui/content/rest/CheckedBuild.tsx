import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../domain/shared/format-date.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { BlockDataContext } from '../views.ts';
import css from './Law.module.css';

/** The result of the last complete test run for this build, or that there was none. Source: LAW-15. */
export const CheckedBuild = () => {
  const { t } = useTranslation(['content', 'common']);
  const locale = useLocale();
  const { checkedBuild: build } = use(BlockDataContext);
  if (!build) return <p>{t('accessibility.checked.none')}</p>;
  const { day, standard, tool, pages, shops, locales, widths, findings, exceptions } = build;
  const states = (count: number) => t('accessibility.checked.states', { count });
  const facts = {
    day: <time dateTime={day}>{formatDay(day, locale)}</time>,
    standard,
    tool,
    extent: [
      states(pages.reduce((sum, page) => sum + page.states, 0)),
      t('accessibility.checked.pages', { count: pages.length }),
      t('accessibility.checked.shops', { count: shops.length }),
      t('accessibility.checked.languages', { count: locales.length }),
    ].join(', '),
    widths: t('accessibility.checked.pixels', { widths: widths.join(', ') }),
    findings:
      findings.length === 0
        ? t('accessibility.checked.nothing')
        : findings.map(({ rule, states: count }) => `${rule} (${states(count)})`).join(', '),
  } as const;
  return (
    <>
      <dl className={css.abroad}>
        {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
          <div key={name}>
            <dt>{t(`accessibility.checked.label.${name}`)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
      <details className={css.checked}>
        <summary>{t('accessibility.checked.list')}</summary>
        <ul>
          {pages.map((page) => (
            <li key={page.page}>
              {t(`accessibility.page.${page.page}`)} ({states(page.states)})
            </li>
          ))}
        </ul>
      </details>
      {exceptions.length > 0 && (
        <>
          <h3>{t('accessibility.checked.left')}</h3>
          <ul>
            {exceptions.map((part) => (
              <li key={part}>{t(`accessibility.exception.${part}`)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

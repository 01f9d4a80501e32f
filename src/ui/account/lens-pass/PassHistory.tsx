import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LensPass, LensSet } from '../../../domain/orders/lens-pass.ts';
import { useFormats } from '../../cart/use-formats.ts';
import css from './lens-pass.module.css';
import { usePassWords } from './use-pass-words.ts';

/**
 * The lenses that a person wore, with dates and changes, newest first. `choice`: renders the selection of whom an
 * earlier set was for.
 */
export const PassHistory = ({
  entries,
  choice,
}: {
  readonly entries: LensPass['entries'];
  readonly choice: (set: LensSet) => ReactNode;
}) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  const sentence = usePassWords();
  return (
    <details className={css.history}>
      <summary>{t('lensPass.history')}</summary>
      <ol>
        {entries.map(({ set, since, orders, changes }, index) => (
          <li key={set.id}>
            <p className={css.when}>{day(since)}</p>
            <div>
              {changes.length === 0 ? (
                <p>{t('lensPass.first', { title: set.title })}</p>
              ) : (
                <ul>
                  {changes.map((change) => (
                    <li key={sentence(change)}>{sentence(change)}</li>
                  ))}
                </ul>
              )}
              <p className={css.note}>{t('lensPass.orders', { count: orders })}</p>
              {index > 0 && choice(set)}
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
};

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import look from '../../shared/elements/problem-box.module.css';
import type { FieldEntry, FieldPath } from './address-check.ts';
import styles from './ErrorSummary.module.css';

/** All errors in one place. It takes the focus when it appears. Each entry leads to its field. */
export const ErrorSummary = ({
  entries,
  round,
  onGo,
}: {
  readonly entries: readonly FieldEntry[];
  /** Counts the attempts to send the form. After each one the summary is read out again. */
  readonly round: number;
  readonly onGo: (path: FieldPath) => void;
}) => {
  const { t } = useTranslation(['checkout', 'common']);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) box.current?.focus();
  }, [round]);
  if (entries.length === 0) return null;
  return (
    <div
      ref={box}
      className={look.problem}
      role="alert"
      // A corrected field is not announced; a field that is wrong in another way is.
      aria-atomic={false}
      aria-relevant="additions"
      tabIndex={-1}
    >
      <p className={look.title}>{t('invalid.heading', { count: entries.length })}</p>
      <ul className={styles.list}>
        {entries.map(({ path, label, text }) => (
          <li key={`${path} ${text}`}>
            <button type="button" className={styles.link} onClick={() => onGo(path)}>
              {text.includes(label) ? text : t('common:named', { name: label, text })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

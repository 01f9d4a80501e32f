import { lazy, Suspense, useRef, useState } from 'react';
import { Form } from 'react-router';
import { pathTo } from '../../domain/shared/paths.ts';
import { patiently } from '../shared/patiently.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { useLocale } from '../shared/use-locale.ts';
import css from './search-box.module.css';

const Suggestions = lazy(() =>
  patiently(() => import('./Suggestions.tsx')).then((m) => ({ default: m.Suggestions })),
);

/** The search of every page: a form as it stands, with suggestions from the first time that it is used. Source: SRCH-1. */
export const SearchBox = () => {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  const path = pathTo.search(locale);
  return (
    <div className={css.search}>
      <Form action={path} className={css.form} role="search">
        <input
          ref={input}
          className={css.input}
          type="search"
          name="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={120}
          onFocus={() => setUsed(true)}
          onInput={() => setUsed(true)}
        />
        <button type="submit" className={css.submit} aria-label={t('search.submit')}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path
              d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L21 21"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </button>
      </Form>
      {used && (
        <Suspense>
          <Suggestions input={input} />
        </Suspense>
      )}
    </div>
  );
};

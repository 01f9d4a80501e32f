import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/shared/paths.ts';
import { CloseIcon } from '../art/icons/header.ts';
import { PreLink } from '../shared/elements/PreLink.tsx';
import { VisuallyHidden } from '../shared/elements/VisuallyHidden.tsx';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';
import popup from './popup.module.css';
import css from './recent-searches.module.css';
import { usePopup } from './use-popup.ts';

const none: readonly string[] = [];

/** Recent searches of this device, below the empty field. Each can be removed, or all of them. */
export const RecentSearches = ({ input }: { readonly input: RefObject<HTMLInputElement | null> }) => {
  const { t } = useTranslation('search');
  const { recentSearches, locale } = useServices();
  const recent = useStream(recentSearches.state$, none);
  const box = useRef<HTMLDivElement>(null);
  const { open, close } = usePopup(input, box);
  const [said, say] = useState('');
  const forget = (query: string) => {
    input.current?.focus();
    recentSearches.forget(query);
    say(t('recent.removed', { query }));
  };
  const forgetAll = () => {
    input.current?.focus();
    recentSearches.forgetAll();
    say(t('recent.cleared'));
  };
  return (
    <>
      <div ref={box} className={popup.popup} hidden={!open || recent.length === 0}>
        <div className={css.head}>
          <h2 className={css.title}>{t('recent.title')}</h2>
          <button type="button" className={css.clear} onClick={forgetAll}>
            {t('recent.clear')}
          </button>
        </div>
        <ul className={css.list}>
          {recent.map((query) => (
            <li key={query} className={css.entry}>
              <PreLink to={pathTo.search(locale, query)} className={css.query} onClick={close}>
                {query}
              </PreLink>
              <button
                type="button"
                className={css.remove}
                aria-label={t('recent.remove', { query })}
                onClick={() => forget(query)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
        <p className={css.note}>{t('recent.note')}</p>
      </div>
      <VisuallyHidden>
        <span role="status">{open ? said : ''}</span>
      </VisuallyHidden>
    </>
  );
};

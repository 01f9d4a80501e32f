import { type FormEvent, Suspense, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchedFor } from '../../domain/search/searched-for.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { SearchIcon } from '../art/icons/header.ts';
import { useAddress } from '../shared/address.ts';
import { FollowContext } from '../shared/elements/PreLink.tsx';
import { island } from '../shared/island.tsx';
import { lazyPart } from '../shared/lazy-part.ts';
import { useLocale } from '../shared/use-locale.ts';
import css from './search-box.module.css';

const Suggestions = lazyPart(() => import('./Suggestions.tsx').then((m) => m.Suggestions));

/** The search field of every page: a plain form, with suggestions from its first use on. Source: SRCH-1. */
const SearchBoxView = () => {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  // The visitor may have focused the field before the script was loaded.
  useEffect(() => setUsed(document.activeElement === input.current), []);
  const path = pathTo.search(locale);
  const { pathname, search } = useAddress();
  // A frame that pages share has no path: the page server fills in what was searched for.
  const searched = searchedFor({ pathname: pathname || path, search }, locale);
  const follow = use(FollowContext);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!follow) return;
    event.preventDefault();
    follow(pathTo.search(locale, input.current?.value), {});
  };
  return (
    <search className={css.search}>
      <form action={path} className={css.form} onSubmit={submit}>
        <input
          ref={input}
          className={css.input}
          type="search"
          name="search"
          // What was searched for can be corrected.
          defaultValue={searched}
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
          <SearchIcon />
        </button>
      </form>
      {used && (
        <Suspense>
          <Suggestions input={input} />
        </Suspense>
      )}
    </search>
  );
};

export const SearchBox = island('search', SearchBoxView);

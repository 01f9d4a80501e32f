import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMore, shownHits } from '../../domain/search/search.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { useGo } from '../shared/address.ts';
import { Picture } from '../shared/elements/Picture.tsx';
import { Price } from '../shared/elements/Price.tsx';
import hidden from '../shared/elements/VisuallyHidden.module.css';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';
import { HitCost } from './HitCost.tsx';
import popup from './popup.module.css';
import { RecentSearches } from './RecentSearches.tsx';
import css from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';

/** Products that match the text being typed, below the search field. Source: SRCH-1, SRCH-3. */
export const Suggestions = ({ input }: { readonly input: RefObject<HTMLInputElement | null> }) => {
  const { t } = useTranslation(['search', 'common']);
  const { autocomplete, locale } = useServices();
  const goToPage = useGo();
  const state = useStream(autocomplete.state$, null);
  const result = state?.value;
  const hits = result ? shownHits(result) : [];
  const all = result && hasMore(result) ? pathTo.search(locale, result.query) : undefined;
  const targets = [...hits.map(({ id, slug }) => pathTo.product(locale, id, slug)), ...(all ? [all] : [])];
  const follow = (index: number) => {
    const target = targets[index];
    if (target === undefined) return;
    input.current?.blur();
    goToPage(target);
  };
  const { listId, entryId, open, active, text } = useCombobox(input, targets.length, follow);
  useEffect(() => autocomplete.type(text), [autocomplete, text]);

  const isSettled = state !== null && state._tag !== 'Loading';
  const said =
    state?._tag === 'Failed'
      ? t('hits.failed')
      : !isSettled
        ? t('hits.searching')
        : hits.length === 0
          ? t('hits.nothing')
          : '';
  const entry = (index: number) => ({
    id: entryId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': active === index,
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => follow(index),
  });
  if (text.trim() === '') return <RecentSearches input={input} />;
  return (
    <div className={popup.popup} hidden={!open || (said === '' && hits.length === 0)}>
      <div id={listId} role="listbox" aria-label={t('hits.suggestions')} aria-busy={!isSettled || undefined}>
        {hits.map((hit, index) => (
          <div key={hit.id} className={css.hit} {...entry(index)}>
            <span className={css.picture}>
              <Picture image={hit.image} size="thumbnail" alt="" />
            </span>
            <span className={css.title}>{hit.title}</span>
            <span className={css.price}>
              <Price price={hit.price} of={hit.contents} size="s" />
              <HitCost hit={hit} />
            </span>
          </div>
        ))}
        {all !== undefined && result && (
          <div className={css.all} {...entry(hits.length)}>
            {t('hits.showAll', { count: result.hitCount })}
          </div>
        )}
      </div>
      {hits.length > 0 && <p className={css.note}>{t('common:price.vatAndShipping')}</p>}
      <p role="status" className={said ? css.said : hidden.hidden}>
        {open ? said || t('hits.count', { count: result?.hitCount ?? 0 }) : ''}
      </p>
    </div>
  );
};

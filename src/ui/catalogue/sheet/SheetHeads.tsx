import { useTranslation } from 'react-i18next';
import type { SortOrder } from '../../../domain/catalogue/listing.ts';
import { changeListing, type ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import type { Column } from './Cell.tsx';
import css from './sheet.module.css';

export interface SheetHeadsProps {
  readonly query: ListingQuery;
  readonly to: (query: ListingQuery) => string;
  /** Whether the rows contain lenses. */
  readonly lenses: boolean;
}

/**
 * The column heads of rows. Heads of sortable columns are links that sort the list. Each figure has its own label as
 * well. Source: CAT-4, FACE-7.
 */
export const SheetHeads = ({ query, to, lenses }: SheetHeadsProps) => {
  const { t } = useTranslation(['sheet', 'common', 'listing', 'catalogue']);
  const head = (name: Column, word: string, ...orders: readonly SortOrder[]) => {
    const at = orders.indexOf(query.sort);
    const next = orders[at + 1] ?? orders[0];
    return next ? (
      <PreLink
        className={css[name]}
        to={to(changeListing(query, { sort: next }))}
        aria-label={t('common:named', { name: word, text: t(`listing:order.${next}`) })}
        aria-current={at >= 0 || undefined}
        rel="nofollow"
      >
        {`${word} ${at < 0 ? '↕' : orders[at] === 'price_desc' ? '↓' : '↑'}`}
      </PreLink>
    ) : (
      <span className={css[name]} aria-hidden="true">
        {word}
      </span>
    );
  };
  return (
    <nav className={lenses ? `${css.heads} ${css.lens}` : css.heads} aria-label={t('label')}>
      {lenses && (
        <>
          {head('oxygen', 'Dk/t')}
          {head('water', t('water'))}
          {head('uv', 'UV')}
          {head('radius', 'BC')}
        </>
      )}
      {head('box', lenses ? t('box') : t('catalogue:facet.price'), 'price_asc', 'price_desc')}
      {head('unit', lenses ? t('lens') : '')}
      {lenses && head('month', t('month'), 'wear_cost')}
      {head('stock', t('delivery'))}
    </nav>
  );
};

import { useTranslation } from 'react-i18next';
import type { ConsentCategory } from '../../domain/tracking/consent.ts';
import { type KeptThing, keptFor, saidLifetime } from '../../domain/tracking/kept-things.ts';
import css from './kept-list.module.css';

const useLifetime = () => {
  const { t } = useTranslation('consent');
  return ({ lifetime }: KeptThing): string => {
    if (typeof lifetime === 'string') return t(`lifetime.${lifetime}`);
    const { unit, count } = saidLifetime(lifetime);
    return t(`lifetime.${unit}`, { count });
  };
};

/** What a category stores in a browser: names, purposes and durations. Source: CONT-1. */
export const KeptList = ({ category }: { readonly category: ConsentCategory }) => {
  const { t } = useTranslation('consent');
  const lifetimeOf = useLifetime();
  return (
    <ul className={css.list}>
      {keptFor(category).map((thing) => (
        <li key={thing.name}>
          <code>{thing.name}</code>
          <p>
            {t(`purpose.${thing.purpose}`)}
            <span className={css.lifetime}>{lifetimeOf(thing)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};

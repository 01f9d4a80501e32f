import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { pendingOf } from '../cart/pending-of.ts';
import { useCart } from '../cart/use-cart.ts';
import { island } from '../shared/island.tsx';
import css from './ConnectionHint.module.css';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Tells the visitor when the network is offline, and what happens to the changes made meanwhile. Source: UI-8. */
const ConnectionHintView = () => {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const waits = pendingOf(useCart()).length > 0;
  return (
    <div role="status" className={css.place}>
      {!online && (
        <p className={css.hint}>
          <strong>{t('layout.offline')}.</strong> {t(waits ? 'layout.offlineAdd' : 'layout.offlineHint')}
        </p>
      )}
    </div>
  );
};

export const ConnectionHint = island('connection', ConnectionHintView);

import { useSyncExternalStore } from 'react';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './ConnectionHint.module.css';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Says when the network is gone. Source: UI-8. */
export const ConnectionHint = () => {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={css.place}>
      {!online && (
        <p className={css.hint}>
          <strong>{t('layout.offline')}.</strong> {t('layout.offlineHint')}
        </p>
      )}
    </div>
  );
};

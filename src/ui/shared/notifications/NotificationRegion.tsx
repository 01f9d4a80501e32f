import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shown } from '../../../application/shared/notifications.ts';
import { lazyPart } from '../lazy-part.ts';
import { useServices } from '../services.ts';
import { useStream } from '../use-stream.ts';

const none: readonly Shown[] = [];
const Notes = lazyPart(() => import('./Notes.tsx').then((module) => module.Notes));

/** Holds a note that cannot be shown yet, for example without a connection, so that it does not expire meanwhile. */
const Held = () => {
  const { hold } = useServices().notifications;
  useEffect(() => {
    hold(true);
    return () => hold(false);
  }, [hold]);
  return null;
};

/** The notifications: at most three, held while the pointer or the focus is on them. Source: NOTE-1. */
export const NotificationRegion = () => {
  const { t } = useTranslation();
  const { notifications } = useServices();
  const shown = useStream(notifications.state$, none);
  return (
    <section
      aria-label={t('notification.region')}
      aria-live="polite"
      onPointerEnter={() => notifications.hold(true)}
      onPointerLeave={() => notifications.hold(false)}
      onFocus={() => notifications.hold(true)}
      onBlur={() => notifications.hold(false)}
    >
      {shown.length > 0 && (
        <Suspense fallback={<Held />}>
          <Notes shown={shown} />
        </Suspense>
      )}
    </section>
  );
};

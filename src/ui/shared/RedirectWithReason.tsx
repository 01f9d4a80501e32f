import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useServices } from './services.ts';

/** Redirects and tells the visitor why. `why`: a key of the texts; undefined if it was already said. Source: CHK-23. */
export const RedirectWithReason = ({
  to,
  why,
}: {
  readonly to: string;
  readonly why: string | undefined;
}) => {
  const { notifications } = useServices();
  useEffect(() => {
    if (why) notifications.notify({ key: 'led_away', tone: 'info', text: { key: why } });
  }, [why, notifications]);
  return <Navigate to={to} replace />;
};

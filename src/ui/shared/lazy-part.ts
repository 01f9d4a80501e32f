import { type ComponentType, lazy } from 'react';
import { retryWhenOnline } from './retry-when-online.ts';

const Nothing = () => null;

/**
 * A part of the frame whose code loads when first needed. If it cannot be loaded, `Instead` is rendered and the page
 * around it stays. Source: NOTE-5, UI-8.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
) =>
  lazy(() =>
    retryWhenOnline(load).then(
      (Part) => ({ default: Part }),
      () => ({ default: Instead }),
    ),
  );

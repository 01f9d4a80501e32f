import type { Say } from '../../../application/shared/texts.ts';

/** What a way of sending or paying is called. */
export const methodName = (t: Say, key: string): string => t(`papers:method.${key}`, { defaultValue: key });

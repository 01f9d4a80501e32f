import type { Choosing } from '../../../../shared/choosing.ts';

export const fetchChoosing = (): Promise<Choosing> =>
  import('./choosing.ts').then(({ choosing }) => choosing);

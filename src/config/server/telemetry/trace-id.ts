import { AsyncLocalStorage } from 'node:async_hooks';

const underWay = new AsyncLocalStorage<string>();

/** Whatever `work` logs names its trace; none: there is none. */
export const withTraceId = <A>(id: string | undefined, work: () => A): A =>
  id === undefined ? work() : underWay.run(id, work);

/** None: nothing is traced. */
export const currentTraceId = (): string | undefined => underWay.getStore();

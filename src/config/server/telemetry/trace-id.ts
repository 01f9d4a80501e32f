import { AsyncLocalStorage } from 'node:async_hooks';

const underWay = new AsyncLocalStorage<string>();

/** Runs `work` so that its log lines name the trace `id`. Without an id they name none. */
export const withTraceId = <A>(id: string | undefined, work: () => A): A =>
  id === undefined ? work() : underWay.run(id, work);

/** Undefined if nothing is traced. */
export const currentTraceId = (): string | undefined => underWay.getStore();

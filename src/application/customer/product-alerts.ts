import type { OwnAlert, ProductAlertPort } from './ports/product-alerts.ts';
import { makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

/** The product alerts of the signed-in customer. `about` of a task: the alert that is ended. Source: STOCK-9. */
export interface ProductAlerts extends RemoteCollection<readonly OwnAlert[], 'stop'> {
  readonly stop: (id: string) => void;
}

export const makeProductAlerts = (port: Pick<ProductAlertPort, 'alerts' | 'stop'>): ProductAlerts => {
  const { during, ...collection } = makeRemoteCollection<readonly OwnAlert[], 'stop'>(port.alerts);
  return { ...collection, stop: (id) => during('stop', port.stop(id), id) };
};

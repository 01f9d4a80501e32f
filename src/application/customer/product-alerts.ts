import type { Observable } from 'rxjs';
import { type Kept, makeKeeping } from './keeping.ts';
import type { OwnAlert, ProductAlertPort } from './ports/product-alerts.ts';

export type ProductAlertsView = Kept<readonly OwnAlert[], 'stop'>;

/** The mails about products that the signed-in customer waits for. `about` of a task: the one that is ended. Source: STOCK-9. */
export interface ProductAlerts {
  readonly state$: Observable<ProductAlertsView>;
  readonly load: () => void;
  readonly stop: (id: string) => void;
  readonly acknowledge: () => void;
}

export const makeProductAlerts = (port: Pick<ProductAlertPort, 'alerts' | 'stop'>): ProductAlerts => {
  const { state$, load, during, acknowledge } = makeKeeping<readonly OwnAlert[], 'stop'>(port.alerts);
  return { state$, load, stop: (id) => during('stop', port.stop(id), id), acknowledge };
};

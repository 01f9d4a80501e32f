import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { OwnAlert } from '../../../src/application/customer/ports/product-alerts.ts';
import { makeProductAlerts } from '../../../src/application/customer/product-alerts.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { asking, showing } from './kept.ts';

const alert: OwnAlert = {
  id: 'w1',
  kind: 'stock',
  productId: '20190' as ProductId,
  configuration: {},
  email: 'mara@example.org',
  askedAt: '2026-11-01T08:00:00Z',
  state: 'given',
  title: 'Pflege',
};

describe('the product alerts of a customer', () => {
  it('are listed, and ended one by one · STOCK-9', async () => {
    const { asked, said } = asking();
    const alerts = makeProductAlerts({
      alerts: () => TE.right([alert]),
      stop: (id) => said(TE.right(undefined), 'stop', id),
    });
    const { settled } = showing(alerts);
    alerts.load();
    expect((await settled())?.kept).toEqual({ _tag: 'Ready', value: [alert] });
    alerts.stop('w1');
    expect((await settled())?.task).toEqual({ _tag: 'Done', name: 'stop', about: 'w1' });
    expect(asked).toEqual([['stop', 'w1']]);
    alerts.acknowledge();
    expect((await settled())?.task).toEqual({ _tag: 'Idle' });
  });
});

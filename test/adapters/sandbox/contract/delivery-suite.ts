import { expect, it } from 'vitest';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { care, done, failed, soldOutCare, stoppedCare, supplierCare } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

const asked = (product_id: ProductId, quantity = 1) => ({
  catalog: 'okulino',
  variant_representation: { product_id, option: {} },
  quantity,
});

export const deliverySuite = (started: () => TestSandbox): void => {
  it('tags each item under stop-order, and the response if all items are · STOCK-3', async () => {
    const client = started().client();
    const mixed = await done(client.getDeliveryDates({ body: { items: [asked(care), asked(soldOutCare)] } }));
    expect(mixed.tags).toEqual([]);
    expect(mixed.items.map(({ tags }) => tags)).toEqual([[], ['stop-order']]);
    expect(mixed.items[0]?.meta.variant_id).toBe(care);
    const stopped = await done(client.getDeliveryDates({ body: { items: [asked(soldOutCare)] } }));
    expect(stopped.tags).toEqual(['stop-order']);
    expect((await done(client.getDeliveryDates({ body: { items: [] } }))).tags).toEqual([]);
  });

  it('predicts the next days for goods in stock, and later days for goods of the supplier · STOCK-5', async () => {
    const client = started().client();
    const predict = (product: ProductId, shipping_option?: string) =>
      done(
        client.getDeliveryPrediction({
          body: { items: [asked(product)], ...(shipping_option && { shipping_option }) },
        }),
      );
    expect(await predict(care, 'swisspost_a_parcel')).toMatchObject({
      calculated_arrival_date_min: '2026-11-20',
      calculated_arrival_date_max: '2026-11-20',
    });
    expect(await predict(supplierCare, 'swisspost_a_parcel')).toMatchObject({
      calculated_arrival_date_min: '2026-11-25',
      calculated_arrival_date_max: '2026-11-30',
    });
    expect((await predict(stoppedCare)).calculated_arrival_date_min >= '2026-11-20').toBe(true);
  });

  it('answers not found for an unknown product', async () => {
    const body = { items: [asked('99999999' as ProductId)] };
    expect(await failed(started().client().getDeliveryDates({ body }))).toEqual({
      _tag: 'NotFound',
      code: 'product.not_found',
    });
    expect(await failed(started().client().getDeliveryPrediction({ body }))).toEqual({
      _tag: 'NotFound',
      code: 'product.not_found',
    });
  });

  it('predicts each item by itself, and the whole · STOCK-5', async () => {
    const items = [asked(supplierCare), asked(care)];
    const whole = await done(started().client().getDeliveryPrediction({ body: { items } }));
    const alone = await Promise.all(
      items.map((item) =>
        done(
          started()
            .client()
            .getDeliveryPrediction({ body: { items: [item] } }),
        ),
      ),
    );
    const days = ({ calculated_arrival_date_min, calculated_arrival_date_max }: (typeof alone)[number]) => [
      calculated_arrival_date_min,
      calculated_arrival_date_max,
    ];
    expect(whole.items?.map(days)).toEqual(alone.map(days));
    expect(whole.calculated_arrival_date_max).toBe(alone[0]?.calculated_arrival_date_max);
  });
};

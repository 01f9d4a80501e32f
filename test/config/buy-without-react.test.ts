import { filter, firstValueFrom, type Observable } from 'rxjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackendPorts } from '../../src/adapters/backend/backend-ports.ts';
import { makePageFlags } from '../../src/application/flags/page-flags.ts';
import type { Services } from '../../src/application/services.ts';
import { noTextStore } from '../../src/application/shared/text-store.ts';
import { backendSettingsOf } from '../../src/config/backend-settings.ts';
import { makeServices } from '../../src/config/composition/services.ts';
import { toCartLines } from '../../src/domain/cart/prescribed-lines.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import { preselected } from '../../src/domain/catalogue/variant.ts';
import type { PaymentId } from '../../src/domain/checkout/payment.ts';
import type { Address } from '../../src/domain/customer/address.ts';
import { shops } from '../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { quietOutside } from './quiet-outside.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

/** A visitor of a shop, without a screen: the use cases over the sandbox in this process. */
const visitor = (): Services => {
  const shop = shops.linsenwerk;
  return makeServices(
    {
      backend: makeBackendPorts(
        backendSettingsOf(shop, 'de', { base: 'http://linsenwerk.localhost/api', fetch: backend.fetch }),
      ),
      ...quietOutside(),
    },
    { shop, locale: 'de', device: noTextStore, tab: noTextStore, flags: makePageFlags(new Map()).flags },
  );
};

const until = <S, A extends S>(state$: Observable<S>, is: (state: S) => state is A): Promise<A> =>
  firstValueFrom(state$.pipe(filter(is)));
const right = <A>(answer: { _tag: 'Left'; left: unknown } | { _tag: 'Right'; right: A }): A => {
  if (answer._tag === 'Left') throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

const home: Address = {
  firstName: 'Mia',
  lastName: 'Muster',
  street: 'Lindenstraße',
  streetNumber: '5',
  postcode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

it('buys a lens for two different eyes through the use cases alone, without a screen · CART-2 · CHK-12', async () => {
  const shop = visitor();
  const found = right(
    await shop.catalogue.products({
      filters: { lens_usage: ['daily'], lens_type: ['spherical'], availability: ['in_stock'] },
    })(),
  );
  const summary = found.products.find(({ orderable }) => orderable === 'orderable');
  const product = right(await shop.catalogue.product(summary?.id ?? ('' as ProductId))());
  const eye = (sphere: string) => ({ values: { ...preselected(product.options), sphere }, quantity: 2 });

  const lines = toCartLines(product, { right: eye('-2.50'), left: eye('-3.00') }, 'pair-1');
  shop.cart.add(lines.map((line) => ({ line, product })));
  const added = await until(shop.cart.state$, (state): state is typeof state => state.added === 1);
  expect(added.remote.value?.items.map(({ eye, quantity }) => [eye, quantity])).toEqual([
    ['right', 2],
    ['left', 2],
  ]);

  const step = async (command: () => void, name: string) => {
    command();
    const { task } = await until(
      shop.checkout.state$,
      (view): view is typeof view => view.task._tag === 'Failed' || view.task._tag === 'Done',
    );
    expect(task).toEqual({ _tag: 'Done', name: name });
    shop.checkout.acknowledge();
  };
  await step(() => shop.checkout.submitEmail('mia@example.de'), 'customer');
  await step(
    () => shop.checkout.submitAddresses({ email: 'mia@example.de', billing: home, shipping: home }),
    'address',
  );
  shop.checkout.loadShippingMethods();
  const { shippingMethods } = await until(
    shop.checkout.state$,
    (view): view is typeof view => view.shippingMethods._tag === 'Ready',
  );
  await step(() => shop.checkout.chooseShipping(shippingMethods.value?.[0]?.key ?? ''), 'shipping');

  const { remote } = await until(
    shop.cart.state$,
    (state): state is typeof state => state.remote._tag === 'Ready',
  );
  if (!remote.value) throw new Error('no cart');
  shop.checkout.order({
    seen: remote.value,
    way: { method: 'visa' },
    returnPath: ({ token }) => `/checkout/thank-you/${token}`,
  });
  const { task } = await until(
    shop.checkout.state$,
    (view): view is typeof view => view.task._tag !== 'Busy' && view.task._tag !== 'Idle',
  );
  if (task._tag !== 'Ordered' || task.start._tag !== 'Redirect') throw new Error(JSON.stringify(task));
  expect(task.order.state).toBe('payment_pending');

  await backend.fetch(
    new Request(`http://linsenwerk.localhost:4200${task.start.url}`, {
      method: 'POST',
      headers: { origin: 'http://linsenwerk.localhost:4200' },
      body: new URLSearchParams({ ending: 'succeed' }),
    }),
  );
  shop.order.open(task.order.token, task.start.paymentId as PaymentId);
  const paid = await until(
    shop.order.state$,
    (view): view is typeof view => view.outcome === 'succeeded' && view.order.value?.state === 'new',
  );
  expect(paid.order.value?.items).toHaveLength(2);
});

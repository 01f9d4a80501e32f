import assert from 'node:assert/strict';
import { shelvesOf } from '../fixtures/lens-shelves';
import { codeOf, makeShop, ok, readyCart } from '../fixtures/shop';
import { makeStaff, signIn } from '../fixtures/staff';
import type { Suite } from './suite';

export const testMending: Suite = (engine, it) => {
  const shopOf = () => makeShop(engine().address);
  /** Two eyes of one pair, paid. */
  const pair = async (paid = true) => {
    const shop = shopOf();
    const cart = await readyCart(shop, [
      { shopId: 'mended', sphere: '-2.00', eye: 'right', pairId: 'p', quantity: 2 },
      { shopId: 'mended', sphere: '-2.25', eye: 'left', pairId: 'p', quantity: 2 },
    ]);
    const placed = ok(await shop.place(cart.token));
    const order = paid ? ok(await shop.paid(placed.orderToken ?? '')) : placed;
    const [right, left] = order.lines;
    if (!right || !left) throw new Error('no pair');
    return { order, right, left, link: order.orderToken ?? '' };
  };
  const noticesOf = async (number: string) =>
    (
      await engine().sql(`select kind from dioptra_notice where body::json->>'number' = $1 order by id`, [
        number,
      ])
    ).map(({ kind }) => String(kind));
  const changedStock = async () =>
    (
      await engine().sql(
        `select count(*)::int as n from dioptra_notice where kind = 'stock.changed' and body like '%"mended"%'`,
      )
    )[0]?.n;

  it('shows staff what each eye is made in, and what it could be', async () => {
    const { order, right } = await pair();
    const { ok: found } = await (await signIn(engine())).eyes(order.number);
    assert.deepEqual(
      found?.map(({ eye, values, fixed }) => [eye, values, fixed]),
      [
        ['right', [{ code: 'sphere', value: '-2.00' }], null],
        ['left', [{ code: 'sphere', value: '-2.25' }], null],
      ],
    );
    assert.deepEqual(found?.[0]?.options, [{ code: 'sphere', values: ['-2.00', '-2.25', '-2.50', '-2.75'] }]);
    assert.equal(found?.[0]?.id, right.id);
  });

  it('mends one eye: values, shelves, history and notices in one, and no price', async () => {
    const staff = await signIn(engine());
    const { order, right, link } = await pair();
    const before = await shelvesOf(engine(), 'mended');
    const stockNotices = await changedStock();
    // The merchant's current price does not affect an order.
    await engine().sql(
      `update product_variant_price p set price = 9900 from product_variant v where p."variantId" = v.id and v.sku = 'SKU-mended'`,
    );
    const { ok: eyes } = await staff.mend({ line: right.id, was: '-2.00', now: '-2.25' });
    await engine().sql(
      `update product_variant_price p set price = 3000 from product_variant v where p."variantId" = v.id and v.sku = 'SKU-mended'`,
    );
    assert.deepEqual(
      eyes?.map(({ values }) => values[0]?.value),
      ['-2.25', '-2.25'],
    );
    const now = ok(await shopOf().order(link));
    assert.deepEqual(
      now.lines.map(({ eye, options, unitPrice, quantity }) => [eye, options[0]?.value, unitPrice, quantity]),
      [
        ['right', '-2.25', 3000, 2],
        ['left', '-2.25', 3000, 2],
      ],
    );
    assert.equal(now.total, order.total);
    const [line] = await engine().sql(
      `select "customFieldsVariantid" as name from order_line where id = $1`,
      [right.id],
    );
    assert.deepEqual(line, { name: 'mended:sphere=-2.25' });
    const after = await shelvesOf(engine(), 'mended');
    const [hand200 = 0, promised200 = 0] = before['-2.00'] ?? [];
    const [hand225 = 0, promised225 = 0] = before['-2.25'] ?? [];
    assert.deepEqual(
      [after['-2.00'], after['-2.25']],
      [
        [hand200, promised200 - 2],
        [hand225, promised225 + 2],
      ],
    );
    const entry = (await staff.history(order.number)).find(({ type }) => type === 'SHOP_EYE_MENDED');
    assert.deepEqual(entry, {
      type: 'SHOP_EYE_MENDED',
      isPublic: false,
      administrator: { emailAddress: engine().settings.admin.identifier },
      data: {
        line: right.id,
        product: 'mended de',
        eye: 'right',
        from: [{ code: 'sphere', value: '-2.00' }],
        to: [{ code: 'sphere', value: '-2.25' }],
        note: 'The customer called.',
      },
    });
    assert.deepEqual((await noticesOf(order.number)).slice(2), ['order.changed']);
    assert.equal(await changedStock(), (stockNotices ?? 0) + 1);
  });

  it('gives back what was mended, where the order is cancelled after it', async () => {
    const staff = await signIn(engine());
    const before = await shelvesOf(engine(), 'mended');
    const { order, right } = await pair();
    assert.ok((await staff.mend({ line: right.id, was: '-2.00', now: '-2.25' })).ok);
    await staff.cancel(order.number);
    assert.deepEqual(await shelvesOf(engine(), 'mended'), before);
  });

  it('mends what is packed and has not left, and counts what is in the parcel on its shelf', async () => {
    const staff = await signIn(engine());
    const before = await shelvesOf(engine(), 'mended');
    const { order, right } = await pair();
    const parcel = await staff.pack(order.number, order.lines);
    assert.ok((await staff.mend({ line: right.id, was: '-2.00', now: '-2.25' })).ok);
    await staff.send(parcel.id ?? '');
    const after = await shelvesOf(engine(), 'mended');
    const [hand200 = 0, promised200 = 0] = before['-2.00'] ?? [];
    const [hand225 = 0, promised225 = 0] = before['-2.25'] ?? [];
    assert.deepEqual(
      [after['-2.00'], after['-2.25']],
      [
        [hand200, promised200],
        [hand225 - 4, promised225],
      ],
    );
  });

  it('takes the last one of a power, and refuses it to the next', async () => {
    const staff = await signIn(engine());
    const shop = shopOf();
    const single = async () => {
      const cart = await readyCart(shop, [{ shopId: 'mended', sphere: '-2.25', eye: 'right' }]);
      return ok(await shop.place(cart.token));
    };
    const [one, two] = [await single(), await single()];
    const { no } = await staff.mend({ line: one.lines[0]?.id ?? '', was: '-2.25', now: '-2.75' });
    assert.deepEqual(no, {
      code: 'product.stock.no_stock_available',
      message: 'None of these is left, and no more come.',
    });
    assert.ok((await staff.mend({ line: one.lines[0]?.id ?? '', was: '-2.25', now: '-2.50' })).ok);
    const before = await shelvesOf(engine(), 'mended');
    const late = await staff.mend({ line: two.lines[0]?.id ?? '', was: '-2.25', now: '-2.50' });
    assert.equal(late.no?.code, 'product.stock.no_stock_available');
    assert.deepEqual(await shelvesOf(engine(), 'mended'), before);
    assert.equal(
      codeOf(await shop.add(ok(await shop.open()).token, [{ shopId: 'mended', sphere: '-2.50' }])),
      'product.stock.no_stock_available',
    );
    await staff.cancel(one.number);
    const { no: few } = await staff.mend({ line: (await pair()).right.id, was: '-2.00', now: '-2.50' });
    assert.equal(few?.message, 'Not enough of these are left, and no more come: 1.');
  });

  const refusals = {
    'an outdated form': ['mend.stale', { was: '-2.50' }],
    'unchanged values': ['mend.same', { now: '-2.00' }],
    'values that are not made': ['product.variant_does_not_exist', { now: '-9.00' }],
    'an empty reason': ['mend.note_missing', { note: '  ' }],
    'a reason that is too long': ['mend.note_too_long', { note: 'x'.repeat(501) }],
    'an unknown line': ['mend.line_not_found', { line: '999999' }],
  } as const;
  for (const [what, [code, change]] of Object.entries(refusals))
    it(`refuses ${what}, and changes nothing`, async () => {
      const staff = await signIn(engine());
      const { order, right, link } = await pair();
      const before = await shelvesOf(engine(), 'mended');
      const { no } = await staff.mend({ line: right.id, was: '-2.00', now: '-2.25', ...change });
      assert.equal(no?.code, code);
      assert.match(no?.message ?? '', /^[A-Z].*\.$/);
      assert.equal(ok(await shopOf().order(link)).lines[0]?.options[0]?.value, '-2.00');
      assert.deepEqual(await shelvesOf(engine(), 'mended'), before);
      assert.deepEqual((await noticesOf(order.number)).slice(2), []);
    });

  it('refuses what has left or is cancelled, and says so before somebody tries', async () => {
    const staff = await signIn(engine());
    const sent = await pair();
    await staff.send((await staff.pack(sent.order.number, sent.order.lines)).id ?? '');
    const cancelled = await pair(false);
    await staff.cancel(cancelled.order.number);
    for (const [{ order, right }, code] of [
      [sent, 'mend.shipped'],
      [cancelled, 'mend.cancelled'],
    ] as const) {
      const { no } = await staff.mend({ line: right.id, was: '-2.00', now: '-2.25' });
      assert.equal(no?.code, code);
      const { ok: eyes } = await staff.eyes(order.number);
      assert.deepEqual(
        eyes?.map(({ fixed }) => fixed),
        [no?.message, no?.message],
      );
    }
  });

  it('refuses one eye that has left, and mends the other that has not', async () => {
    const staff = await signIn(engine());
    const { order, right, left } = await pair();
    await staff.send((await staff.pack(order.number, [right])).id ?? '');
    assert.equal((await staff.mend({ line: right.id, was: '-2.00', now: '-2.25' })).no?.code, 'mend.shipped');
    assert.ok((await staff.mend({ line: left.id, was: '-2.25', now: '-2.00' })).ok);
  });

  it('leaves an order of another shop to its own staff', async () => {
    const { order, right } = await pair();
    const elsewhere = await signIn(engine(), { channel: 'viszola' });
    const { no } = await elsewhere.mend({ line: right.id, was: '-2.00', now: '-2.25' });
    assert.equal(no?.code, 'mend.line_not_found');
    assert.equal(await elsewhere.idOf(order.number), '');
  });

  it('asks for the permission to change orders', async () => {
    const { order, right } = await pair();
    const staff = await signIn(engine());
    const { createRole: role } = await staff.ask<{ readonly createRole: { readonly id: string } }>(
      `mutation { createRole(input: { code: "looks", description: "Looks", permissions: [ReadOrder] }) { id } }`,
    );
    await staff.ask(
      `mutation($role: ID!) { createAdministrator(input: { firstName: "L", lastName: "K", emailAddress: "looks@example.org",
        password: "a-password-for-looks", roleIds: [$role] }) { id } }`,
      { role: role.id },
    );
    const looks = await signIn(engine(), { name: 'looks@example.org', password: 'a-password-for-looks' });
    assert.equal((await looks.eyes(order.number)).ok?.length, 2);
    const mend = { line: right.id, was: '-2.00', now: '-2.25' };
    await assert.rejects(looks.mend(mend), /not currently authorized/i);
    await assert.rejects(makeStaff(engine()).mend(mend), /not currently authorized/i);
  });

  it('has no search that waits to be brought up to date, which pages for staff ask', async () => {
    const staff = await signIn(engine());
    assert.deepEqual(await staff.ask('{ pendingSearchIndexUpdates }'), { pendingSearchIndexUpdates: 0 });
  });

  it("lets nobody write an eye's values by the engine's own operations", async () => {
    const { order, right } = await pair();
    const staff = await signIn(engine());
    await assert.rejects(
      staff.ask(
        `mutation($order: ID!, $line: ID!) { modifyOrder(input: { dryRun: false, orderId: $order, adjustOrderLines: [
          { orderLineId: $line, quantity: 2, customFields: { sphere: "-9.00" } }] }) { __typename } }`,
        { order: await staff.idOf(order.number), line: right.id },
      ),
      /shopMendEye/,
    );
  });
};

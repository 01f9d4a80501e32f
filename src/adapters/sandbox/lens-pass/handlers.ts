import * as E from 'fp-ts/Either';
import {
  otherWearerName,
  sameEyes,
  self,
  type WearerRefusal,
  wearerName,
} from '../../../domain/orders/lens-pass.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import type { AnswerOf } from '../../contract/operation.ts';
import type { WearerWire } from '../../contract/personal/lens-pass.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound, type Refusal, refuse, violate } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { mayUseValues } from '../consents/value-consents.ts';
import { changeOwn } from '../customers/change-own.ts';
import { askForLensPass, lensPassTopic } from '../customers/mail-links.ts';
import { hasEnoughMails } from '../customers/mails-lately.ts';
import { forCustomer } from '../customers/signed-in.ts';
import { makeTries } from '../customers/tries.ts';
import { newId } from '../db/new-token.ts';
import { deleteRow, updateRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { lensSetsOf, type OrderedSet } from './lens-sets.ts';

const refusedName = {
  NamelessWearer: 'validation.required',
  WearerNameTooLong: 'validation.too_long',
  TooManyWearers: 'lens_pass.too_many_wearers',
  WearerKnown: 'lens_pass.wearer_known',
} as const;

const refuseName = ({ _tag, ...values }: WearerRefusal): E.Either<Refusal, never> =>
  violate([{ path: 'name', code: refusedName[_tag], values }]);

const wearersOf = (db: Db, customer: number): Promise<WearerWire[]> =>
  db
    .selectFrom('lens_wearer')
    .select(['id', 'name'])
    .where('customer_id', '=', customer)
    .orderBy('position')
    .execute();

const noPass: AnswerOf<ShopApi['getLensPass']> = { consented: false, wearers: [], sets: [] };

/** Source: ACC-9. */
export const makeLensPassHandlers = (sandbox: Sandbox) => {
  const trying = makeTries(sandbox, 'lens pass');

  /** Refuses if the customer has not consented to a lens pass. Without consent nothing is stored for it. Source: LAW-30. */
  const unasked = async (db: Db, customer: number): Promise<E.Either<Refusal, never> | undefined> =>
    (await mayUseValues(db, customer, 'lens_pass')) ? undefined : refuse(422, 'lens_pass.consent');

  return {
    getLensPass: forCustomer(async ({ channel }, customer) => {
      const { id } = customer;
      if (!(await mayUseValues(sandbox.db, id, 'lens_pass'))) return E.right(noPass);
      const said = await sandbox.db
        .selectFrom('lens_set_wearer')
        .select(['set_id', 'wearer_id'])
        .where('customer_id', '=', id)
        .execute();
      const wornBy = new Map(said.map(({ set_id, wearer_id }) => [set_id, wearer_id ?? self]));
      const sets = await lensSetsOf(sandbox.db, id);
      const ids = sets.map(({ wire }) => wire.product_id);
      const products = await readProducts(sandbox.db, sandbox, channel, [...new Set(ids)]);
      // Titles are in the language of the request. An order has only the language in which it was placed.
      const named = ({ wire }: OrderedSet) => ({
        ...wire,
        title: products.get(wire.product_id)?.title ?? wire.title,
      });
      return E.right({
        consented: true,
        wearers: await wearersOf(sandbox.db, id),
        sets: sets.map((set) => {
          const worn_by = wornBy.get(set.wire.id);
          return worn_by === undefined ? named(set) : { ...named(set), worn_by };
        }),
      });
    }),

    createLensWearer: (call) =>
      changeOwn(sandbox, call, async (trx, { id: customer_id }) => {
        const refused = await unasked(trx, customer_id);
        if (refused) return refused;
        const known = await wearersOf(trx, customer_id);
        const read = wearerName(call.body.name, known);
        if (E.isLeft(read)) return refuseName(read.left);
        const name = read.right;
        const same = known.find((one) => one.name === name);
        if (same) return E.right(same);
        const id = newId();
        await trx.insertInto('lens_wearer').values({ id, customer_id, name }).execute();
        return E.right({ id, name });
      }),

    renameLensWearer: (call) =>
      changeOwn(sandbox, call, async (trx, { id: customer_id }) => {
        const { id } = call.params;
        const known = await wearersOf(trx, customer_id);
        if (!known.some((one) => one.id === id)) return notFound('lens_wearer');
        const name = otherWearerName(call.body.name, known, id);
        if (E.isLeft(name)) return refuseName(name.left);
        await updateRow(trx, 'lens_wearer', { id }, { name: name.right });
        return E.right({ id, name: name.right });
      }),

    deleteLensWearer: (call) =>
      changeOwn(sandbox, call, async (trx, { id: customer }) => {
        const gone = await deleteRow(trx, 'lens_wearer', { id: call.params.id, customer_id: customer });
        return gone ? E.right({ done: true } as const) : notFound('lens_wearer');
      }),

    assignLensSet: (call) =>
      changeOwn(sandbox, call, async (trx, { id: customer_id }) => {
        const refused = await unasked(trx, customer_id);
        if (refused) return refused;
        const sets = await lensSetsOf(trx, customer_id);
        const named = sets.find(({ wire }) => wire.id === call.params.id);
        const wearers = await wearersOf(trx, customer_id);
        const { worn_by } = call.body;
        if (!named || (worn_by !== self && !wearers.some(({ id }) => id === worn_by)))
          return notFound('lens_set');
        const wearer_id = worn_by === self ? null : worn_by;
        const alike = sets.filter(({ eyes }) => sameEyes(eyes, named.eyes));
        await trx
          .insertInto('lens_set_wearer')
          .values(alike.map(({ wire }) => ({ customer_id, set_id: wire.id, wearer_id })))
          .onConflict((conflict) => conflict.columns(['customer_id', 'set_id']).doUpdateSet({ wearer_id }))
          .execute();
        return E.right({ done: true } as const);
      }),

    sendLensPass: forCustomer(async (call, customer) => {
      const refused = await unasked(sandbox.db, customer.id);
      if (refused) return refused;
      return trying(call, customer.email, async () => {
        const { locale } = call.channel;
        const now = new Date(sandbox.clock.now());
        if (await hasEnoughMails(sandbox.db, sandbox, customer.email, [lensPassTopic]))
          return E.right({ done: true });
        await sandbox.db
          .transaction()
          .execute((trx) =>
            askForLensPass(trx, customer, { locale, now, target: pathTo.account(locale, 'lens-pass') }),
          );
        return E.right({ done: true });
      });
    }),
  } satisfies Partial<Handlers>;
};

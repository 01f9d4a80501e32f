import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import { visibleTexts } from '../../../domain/customer/address-draft.ts';
import { personViolations } from '../../../domain/customer/address-rules.ts';
import { profileOf, profileParts, profileToStore } from '../../../domain/customer/profile-update.ts';
import { profileNames } from '../../contract/customers.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { personRefusal } from '../../shop-server/http/address-refusals.ts';
import { refuseAny } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';
import { changeAtEngine } from './at-engine/change-at-engine.ts';
import { patchCustomer } from './customer-store.ts';
import { ownCustomerWire } from './customer-wire.ts';
import { forCustomer } from './signed-in.ts';

/** Updates the customer's profile. A field that is not sent stays as it is. Source: ACC-2, ADDR-5. */
export const makeUpdateMe = (sandbox: Sandbox): Handler<ShopApi['customerUpdateMe']> =>
  forCustomer(async (call, customer) => {
    const { channel, body } = call;
    const { id, ...was } = customer;
    const draft = profileOf(
      Object.fromEntries(
        profileParts.map((part) => {
          const name = profileNames[part];
          return [part, (body[name] === undefined ? was[name] : body[name]) ?? ''];
        }),
      ),
    );
    const wrong = refuseAny(personViolations(draft, today(sandbox.clock)).map(personRefusal));
    if (wrong) return wrong;
    const { country } = sandbox.shops[channel.brand_channel];
    const stored = profileToStore(profileOf(visibleTexts(draft, profileParts)), country);
    const { firstName, lastName, birthday, phone } = stored;
    const there = await changeAtEngine(sandbox, was, { firstName, lastName, phone, birthday });
    if (E.isLeft(there)) return there;
    const changed = await patchCustomer(sandbox.db, id, {
      ...Object.fromEntries(profileParts.map((part) => [profileNames[part], stored[part]])),
      ...(body.locale_code !== undefined && { locale: body.locale_code }),
    });
    return E.right(await ownCustomerWire(sandbox.db, changed));
  });

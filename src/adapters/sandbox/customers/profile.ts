import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import { personViolations } from '../../../domain/customer/address-rules.ts';
import { seenText } from '../../../domain/customer/plain-text.ts';
import { contactUpdate } from '../../../domain/customer/profile-update.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { addressRefusal } from '../../shop-server/http/address-refusals.ts';
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
    const birthday = body.birthday === undefined ? was.birthday : body.birthday;
    const phone = body.phone_number === undefined ? was.phone_number : body.phone_number;
    const draft = {
      firstName: body.first_name ?? was.first_name,
      lastName: body.last_name ?? was.last_name,
      ...(birthday !== null && { birthday }),
      ...(phone !== null && { phone }),
    };
    const wrong = refuseAny(personViolations(draft, today(sandbox.clock)).map(addressRefusal()));
    if (wrong) return wrong;
    const { country } = sandbox.shops[channel.brand_channel];
    const contact = contactUpdate({ birthday, phone }, country, 'e164');
    const firstName = seenText(draft.firstName);
    const lastName = seenText(draft.lastName);
    const there = await changeAtEngine(sandbox, was, {
      firstName,
      lastName,
      phone: contact.phone,
      birthday: contact.birthday,
    });
    if (E.isLeft(there)) return there;
    const changed = await patchCustomer(sandbox.db, id, {
      first_name: firstName,
      last_name: lastName,
      birthday: contact.birthday,
      phone_number: contact.phone,
      ...(body.locale_code !== undefined && { locale: body.locale_code }),
    });
    return E.right(await ownCustomerWire(sandbox.db, changed));
  });

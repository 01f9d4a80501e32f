import { expect } from 'vitest';
import { makeClient } from '../../../src/adapters/backend/client.ts';
import { makeEyeCheckAdapter } from '../../../src/adapters/backend/personal/eye-check-adapter.ts';
import { eyeCheckOperations } from '../../../src/adapters/contract/personal/eye-checks.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { requestId } from '../../adapters/sandbox/fixtures/shopper.ts';
import { read } from './press.ts';
import { namesOf, type Walk } from './walk.ts';

/** Books an eye check, opens it in the account, moves it, and cancels it. */
export const eyeChecks: Walk = {
  name: 'checks of the eyes',
  operations: namesOf(eyeCheckOperations),
  run: async ({ shop, begin }) => {
    const { fetch, email } = await signedIn(shop);
    const port = makeEyeCheckAdapter(
      makeClient(
        {
          fetch,
          base: 'http://okulino.localhost:4200/api',
          channel: { brand_channel: 'okulino', locale: 'de' },
        },
        eyeCheckOperations,
      ),
    );
    begin();
    const { slots } = await read(port.times('ch-bern'));
    const [first, second] = slots.slice(-2);
    const press = {
      partnerId: 'ch-bern',
      firstName: 'Mara',
      lastName: 'Keller',
      email,
      requestId: requestId(),
    };
    const { secret, check } = await read(port.book({ ...press, start: first?.start ?? 0 }));
    expect(await read(port.own())).toEqual([check]);
    const moved = await read(port.move(secret, second?.start ?? 0));
    expect(moved).toMatchObject({ id: check.id, start: second?.start, sequence: 1 });
    expect(await read(port.check(check.id))).toEqual(moved);
    expect(await read(port.cancel(secret))).toMatchObject({ state: 'cancelled', sequence: 2 });
    expect((await read(port.times('ch-bern'))).slots).toEqual(slots);
  },
};

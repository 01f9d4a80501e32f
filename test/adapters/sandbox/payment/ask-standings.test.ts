import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import type {
  PaymentProvider,
  PaymentStanding,
} from '../../../../src/application/checkout/payment-provider.ts';
import type { Failure } from '../../../../src/application/shared/failure.ts';
import { care, cartWith, done, item, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const minute = 60_000;
let shop: TestSandbox;
afterEach(() => shop.close());

/** A shop with three open payments at a provider that answers questions about them as `answer` says. */
const paying = async (answer: () => E.Either<Failure, PaymentStanding>) => {
  const asked: string[] = [];
  let opened = 0;
  const provider = {
    open: () =>
      TE.fromIO(() => {
        opened += 1;
        return { reference: `T-${opened}`, url: 'https://pay.example/', script: '' };
      }),
    standing: (reference) => async () => {
      asked.push(reference);
      return answer();
    },
  } satisfies Partial<PaymentProvider> as unknown as PaymentProvider;
  shop = await startSandbox(undefined, { provider });
  const client = shop.client();
  for (let i = 0; i < 3; i += 1) {
    const { token_value: token } = await ordered(client, await cartWith(client, item(care)));
    await done(client.startPayment({ params: { token }, body: { return_path: '/' } }));
  }
  const round = async (at: number): Promise<number> => {
    const before = asked.length;
    shop.controls.setClock(testNow + at);
    await doDueWork(shop.sandbox);
    return asked.length - before;
  };
  return { round };
};

describe('a provider that is asked about open payments · CHK-11', () => {
  it('is asked about one only in a minute while it gives no answer, then about all', async () => {
    let isSilent = true;
    const { round } = await paying(() => E.left({ _tag: isSilent ? 'Unreachable' : 'NotFound' }));
    expect(await round(minute)).toBe(1);
    expect(await round(minute + 5000)).toBe(0);
    isSilent = false;
    expect(await round(2 * minute)).toBe(3);
  });

  it('is asked about all if it refuses some', async () => {
    const { round } = await paying(() => E.left({ _tag: 'Unavailable', status: 500 }));
    expect(await round(minute)).toBe(3);
  });
});

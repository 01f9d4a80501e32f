import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personalApi } from '../../src/adapters/contract/personal-api.ts';
import type { OperationName } from '../../src/adapters/contract/shop-api.ts';
import type { CustomerDesk } from '../../src/application/customer/customer-desk.ts';
import type { Keeping } from '../../src/application/customer/keeping.ts';
import { openDesk } from '../../src/config/browser/open-desk.ts';
import { signedIn } from '../adapters/sandbox/fixtures/customers.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { faults, press } from './fault-walk.ts';

const operations = Object.keys(personalApi) as OperationName[];

/** A change and the question after it may each fail four times. */
const mostPresses = 12;

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

type Session<A, Name extends string> = Pick<Keeping<A, Name>, 'state$' | 'load' | 'acknowledge'>;

const read = async <A, Name extends string>(session: Session<A, Name>): Promise<A> => {
  await press(
    session.load,
    session.state$,
    ({ kept }) => kept._tag !== 'Loading',
    ({ kept }) => kept._tag === 'Ready',
    mostPresses,
  );
  const { kept } = await firstValueFrom(session.state$);
  return kept.value as A;
};

/** Presses until it worked, and reads what there is now. */
const change = async <A, Name extends string>(session: Session<A, Name>, command: () => void): Promise<A> => {
  await press(
    () => {
      session.acknowledge();
      command();
    },
    session.state$,
    ({ task }) => task._tag !== 'Busy',
    ({ task }) => task._tag === 'Done',
    mostPresses,
  );
  return read(session);
};

const home = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seeweg',
  streetNumber: '4',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
} as const;

const keepAddresses = async ({ addressBook }: CustomerDesk): Promise<void> => {
  expect(await read(addressBook)).toEqual([]);
  const [first] = await change(addressBook, () => addressBook.save(home));
  const both = await change(addressBook, () => addressBook.save({ ...home, street: 'Limmatquai' }));
  expect(both.map(({ street, isDefault }) => [street, isDefault])).toEqual([
    ['Seeweg', true],
    ['Limmatquai', false],
  ]);
  const second = both.find(({ isDefault }) => !isDefault);
  if (!first || !second) throw new Error('nothing was kept');
  await change(addressBook, () => addressBook.makeDefault(second));
  const left = await change(addressBook, () => addressBook.remove(first.id));
  expect(left).toMatchObject([{ street: 'Limmatquai', isDefault: true }]);
};

it.each(faults)(
  'keeps what a customer keeps, once, when every operation %s · ADDR-1',
  async (_, fault) => {
    const { fetch } = await signedIn(backend);
    for (const operation of operations) backend.controls.setFault(operation, fault);
    const desk = openDesk({
      fetch,
      base: 'http://okulino.localhost:4200/api',
      channel: { brand_channel: 'okulino', locale: 'de' },
    });
    await keepAddresses(desk);
    const unused = operations.filter((operation) => backend.controls.takeFault(operation) !== undefined);
    expect(unused).toEqual([]);
    expect(backend.incidents).toEqual([]);
  },
  60_000,
);

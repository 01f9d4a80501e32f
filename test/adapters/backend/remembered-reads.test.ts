import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { BackendPorts } from '../../../src/adapters/backend/backend-ports.ts';
import { makeReadMemory, rememberReads } from '../../../src/adapters/backend/read-memory.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';

const id = 'a' as ProductId;

/** Ports that answer with their arguments, over one cache of their own; `asked`: how often each was called. */
const remembering = () => {
  const memory = makeReadMemory({ freshFor: 5000, capacity: 99, now: () => 0 });
  const asked: string[] = [];
  const port = (of: string, ...names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        (...about: readonly unknown[]) =>
          async () => {
            asked.push(`${of}.${name}`);
            return E.right([name, ...about]);
          },
      ]),
    );
  const ports = {
    catalogue: port('catalogue', 'category', 'products', 'product', 'replacement', 'options', 'pricing'),
    content: port('content', 'story', 'navigation', 'headerBanners', 'addresses'),
    shipping: port('shipping', 'shippingOptions'),
    carts: port('carts', 'load'),
  } as unknown as BackendPorts;
  return { asked, of: (channel: string) => rememberReads(memory, channel, ports) };
};

type Read = readonly [name: string, ask: (ports: BackendPorts) => TaskEither<unknown, unknown>];
const remembered: readonly Read[] = [
  ['catalogue.category', ({ catalogue }) => catalogue.category(id)],
  ['catalogue.products', ({ catalogue }) => catalogue.products(id as never)],
  ['catalogue.product', ({ catalogue }) => catalogue.product(id)],
  ['catalogue.replacement', ({ catalogue }) => catalogue.replacement(id)],
  ['content.story', ({ content }) => content.story('a', '/a')],
  ['content.navigation', ({ content }) => content.navigation()],
  ['content.headerBanners', ({ content }) => content.headerBanners(id)],
  ['shipping.shippingOptions', ({ shipping }) => shipping.shippingOptions(id as never)],
];
const anew: readonly Read[] = [
  ['catalogue.options', ({ catalogue }) => catalogue.options(id, {})],
  ['catalogue.pricing', ({ catalogue }) => catalogue.pricing({ productId: id, quantity: 1 })],
  ['content.story', ({ content }) => content.story('a', '/a', 'draft')],
  ['content.navigation', ({ content }) => content.navigation('draft')],
  ['content.headerBanners', ({ content }) => content.headerBanners('/a', 'draft')],
  ['content.addresses', ({ content }) => content.addresses()],
  ['carts.load', ({ carts }) => carts.load('a' as never)],
];

it.each(remembered)('%s is requested once per shop and language', async (name, ask) => {
  const { of, asked } = remembering();
  const ports = of('okulino/it');
  const first = await ask(ports)();
  expect([await ask(ports)(), asked]).toEqual([first, [name]]);
  await ask(of('okulino/de'))();
  expect(asked).toEqual([name, name]);
});

it.each(anew)('%s is requested each time', async (name, ask) => {
  const { of, asked } = remembering();
  await ask(of('okulino/it'))();
  await ask(of('okulino/it'))();
  expect(asked).toEqual([name, name]);
});

it('different reads never share a cached response', async () => {
  const { of, asked } = remembering();
  for (const [name, ask] of remembered)
    expect(await ask(of('okulino/it'))()).toMatchObject({
      right: expect.arrayContaining([name.split('.')[1]]),
    });
  expect(asked).toEqual(remembered.map(([name]) => name));
});

it('a story is cached for each page that shows it, because its offers differ · CONT-2', async () => {
  const { of, asked } = remembering();
  const { content } = of('okulino/it');
  const read = (path: string) => content.story('head/lens', path)();
  const answers = await Promise.all(['/c/lenti', '/c/lenti', '/c/lenti/morbide'].map(read));
  expect(answers).toEqual(
    ['/c/lenti', '/c/lenti', '/c/lenti/morbide'].map((path) => E.right(['story', 'head/lens', path])),
  );
  expect(asked).toHaveLength(2);
});

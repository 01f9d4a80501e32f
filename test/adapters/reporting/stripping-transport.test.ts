import { createTransport } from '@sentry/browser';
import { expect, it } from 'vitest';
import { strippingTransport } from '../../../src/adapters/reporting/stripping-transport.ts';

const token = 'AbC123def456GhI789jk-_Zz';
const page = 'http://okulino.test/p/20012/clarea-multi';

/** What is sent from the browser for these items. */
const sent = async (items: readonly (readonly [object, unknown])[]): Promise<string> => {
  const bodies: string[] = [];
  const make = strippingTransport((options) =>
    createTransport(options, async ({ body }) => {
      bodies.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
      return {};
    }),
  );
  const transport = make({ url: 'http://errors.test', recordDroppedEvent: () => undefined });
  await transport.send([{}, items] as Parameters<typeof transport.send>[0]);
  return bodies.join('\n');
};

it('a recording is sent without the secrets of addresses, wherever they are · TRK-6', async () => {
  const events = [
    { type: 4, data: { href: `${page}?token=${token}`, width: 1280 } },
    { type: 2, data: { node: { attributes: { href: `${page}?token=${token}#main`, class: 'a' } } } },
    { type: 5, data: { payload: { op: 'resource.fetch', description: `/api/carts/${token}?locale=de` } } },
  ];
  const told = await sent([
    [{ type: 'replay_recording', length: 9 }, `{"segment_id":0}\n${JSON.stringify(events)}`],
  ]);
  expect(told).not.toContain(token);
  expect(told).toContain('{"segment_id":0}\n');
  const recorded = JSON.parse(told.slice(told.lastIndexOf('\n'))) as typeof events;
  expect(recorded).toEqual([
    { type: 4, data: { href: page, width: 1280 } },
    { type: 2, data: { node: { attributes: { href: page, class: 'a' } } } },
    { type: 5, data: { payload: { op: 'resource.fetch', description: '/api/carts/…' } } },
  ]);
});

it('a recording event keeps the ids of its errors, and no secrets of addresses · TRK-6', async () => {
  const id = '90a13b4208aa423aa6c1b00f77f013f9';
  const event = { type: 'replay_event', replay_id: id, error_ids: [id], urls: [`${page}?token=${token}`] };
  const told = await sent([[{ type: 'replay_event' }, { ...event, user: { email: 'mara@example.org' } }]]);
  expect(JSON.parse(told.slice(told.lastIndexOf('\n')))).toEqual({ ...event, urls: [page] });
});

it('a recording that cannot be parsed is not sent · TRK-6', async () => {
  const packed = new TextEncoder().encode(`packed ${token}`);
  expect(await sent([[{ type: 'replay_recording', length: packed.length }, packed]])).not.toContain(token);
});

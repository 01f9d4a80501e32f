import { expect, it } from 'vitest';
import { withoutPersonal } from '../../../src/adapters/reporting/without-personal.ts';

const id = '0f3a9c0f3a9c0f3a9c0f3a9c0f3a9c0f';
const ids = {
  event_id: id,
  trace_id: id,
  span_id: id,
  parent_span_id: id,
  parent_sampled: id,
  replay_id: id,
  error_ids: [id],
  trace_ids: [id],
  debug_id: id,
  release: id,
  environment: 'shop-1234567.example',
  level: 'level 1234567',
  platform: 'platform 1234567',
  type: 'type 1234567',
  category: 'category 1234567',
};

it('an event keeps the ids that join it to others unchanged · TRK-6', () => {
  expect(withoutPersonal({ ...ids, trace: { ...ids } })).toEqual({ ...ids, trace: ids });
});

it.each(['filename', 'abs_path', 'url', 'urls', 'transaction', 'segment'])(
  'an event has its field %s stripped as an address · TRK-6',
  (key) =>
    expect(
      withoutPersonal({ [key]: '/p/10010/lens?sphere=-2.25', at: { [key]: ['/p/10010/lens?hash=a'] } }),
    ).toEqual({
      [key]: '/p/10010/lens',
      at: { [key]: ['/p/10010/lens'] },
    }),
);

it.each(['user', 'cookies', 'headers', 'query_string', 'data', 'env', 'extra', 'vars'])(
  'an event is sent without %s, wherever it is · TRK-6',
  (key) =>
    expect(withoutPersonal({ [key]: 'lens', request: [{ [key]: { a: 1 }, method: 'GET' }] })).toEqual({
      [key]: undefined,
      request: [{ method: 'GET' }],
    }),
);

it('an event has every other text stripped, and other values unchanged · TRK-6', () => {
  const own = { dsc: 'mara@example.org' };
  expect(
    withoutPersonal({
      message: 'mara@example.org is taken',
      count: 3,
      nothing: null,
      handled: false,
      sdkProcessingMetadata: own,
    }),
  ).toEqual({
    message: '[email] is taken',
    count: 3,
    nothing: null,
    handled: false,
    sdkProcessingMetadata: { dsc: 'mara@example.org' },
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { patience } from '../../../../scripts/pace.ts';
import { withRequestId } from '../../../../src/config/server/edge/request-id.ts';
import { telemetryOf } from '../../../../src/config/server/telemetry/telemetry-of.ts';
import { withTraceId } from '../../../../src/config/server/telemetry/trace-id.ts';
import { testEnvironment } from '../../test-environment.ts';
import { freePort } from './collector.ts';

afterEach(() => vi.restoreAllMocks());

it('telemetry goes on without a reachable collector, logs that once, and closes in time', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(String(line)));
  const address = `http://127.0.0.1:${await freePort()}`;
  const telemetry = await telemetryOf(
    testEnvironment({ DIOPTRA_OTLP: address, DIOPTRA_TRACE_PERCENT: '100' }),
  );
  const answer = withRequestId('request-of-a-visitor', () =>
    telemetry.span('request', {}, (span) => withTraceId(span.traceId, async () => 'answer')),
  );
  expect(await answer).toBe('answer');
  await expect(telemetry.span('request', {}, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  const began = performance.now();
  await telemetry.close();
  expect(performance.now() - began).toBeLessThan(patience(5000));
  await vi.waitFor(
    () => {
      expect(lines).toHaveLength(1);
    },
    { timeout: patience(20_000) },
  );
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.any(String),
    level: 'error',
    kind: 'trouble',
    detail: 'telemetry: the collector does not accept the data',
  });
});

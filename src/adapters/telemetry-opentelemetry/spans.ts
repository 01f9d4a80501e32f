import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { TRACE_PARENT_HEADER, W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Telemetry } from '../../application/telemetry/telemetry.ts';

const w3c = new W3CTraceContextPropagator();

/** Returns the caller's span as the parent. Nothing else that the caller sends about the trace is used. */
const contextOf = (traceparent: string): Context =>
  w3c.extract(ROOT_CONTEXT, traceparent, {
    get: (value, key) => (key === TRACE_PARENT_HEADER ? value : undefined),
    keys: () => [TRACE_PARENT_HEADER],
  });

const fail = (span: Span, code: string): void => {
  span.setAttribute('code', code);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** Returns the error's name, never its message, which may contain personal data. */
const codeOf = (error: unknown): string => (error instanceof Error ? error.name : 'thrown');

/** Creates spans that find their parent through the async context. */
export const makeSpans = (tracer: Tracer): Pick<Telemetry, 'span' | 'ended' | 'traceparent'> => {
  const underWay = new AsyncLocalStorage<Context>();
  const here = () => underWay.getStore() ?? ROOT_CONTEXT;
  return {
    span: async (name, facts, work, parent) => {
      const above = parent === undefined ? here() : contextOf(parent);
      const span = tracer.startSpan(name, { attributes: { ...facts } }, above);
      try {
        return await underWay.run(trace.setSpan(above, span), () =>
          work({
            traceId: span.spanContext().traceId,
            tell: (more) => span.setAttributes({ ...more }),
            fail: (code) => fail(span, code),
          }),
        );
      } catch (error) {
        fail(span, codeOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    ended: (name, facts, ms) => {
      const above = underWay.getStore();
      // A span without a parent would not show what it was for.
      if (!above) return;
      const end = performance.timeOrigin + performance.now();
      tracer.startSpan(name, { attributes: { ...facts }, startTime: end - ms }, above).end(end);
    },
    traceparent: () => {
      const headers: Record<string, string> = {};
      w3c.inject(here(), headers, { set: (into, key, value) => Object.assign(into, { [key]: value }) });
      return headers[TRACE_PARENT_HEADER];
    },
  };
};

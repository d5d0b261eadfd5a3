import type { SpanContext } from '@opentelemetry/api';

/** Version 00 of W3C Trace Context; later versions start in the same way. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/** The parent span of a call; undefined without a valid header. */
export function parentIn(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags = '00'] = TRACEPARENT.exec(String(header ?? '')) ?? [];
  return traceId === undefined || spanId === undefined
    ? undefined
    : { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

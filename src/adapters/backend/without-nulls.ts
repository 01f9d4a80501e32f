/** Backends say "nothing" by null or by leaving a field out; past this point only the latter is left. */
export const withoutNulls = (payload: unknown): unknown => {
  if (Array.isArray(payload)) return payload.map(withoutNulls);
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(
    Object.entries(payload).flatMap(([key, value]) => (value === null ? [] : [[key, withoutNulls(value)]])),
  );
};

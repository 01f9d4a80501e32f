/** Removes nulls. Backends express a missing value by null or by leaving the field out; after this only the latter remains. */
export const withoutNulls = (payload: unknown): unknown => {
  if (Array.isArray(payload)) return payload.map(withoutNulls);
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(
    Object.entries(payload).flatMap(([key, value]) => (value === null ? [] : [[key, withoutNulls(value)]])),
  );
};

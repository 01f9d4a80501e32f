/**
 * Reads the bytes of a request or response up to a limit, whatever its content-length header says. Undefined if there
 * are more, or if the sender disconnected. `dropped`: up to this size the rest is read and dropped, because a client that
 * is still sending when the connection closes may not see the answer. Units: bytes.
 */
export const readBytes = async (
  { body }: Pick<Request, 'body'>,
  limit: number,
  dropped = limit,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  if (!reader) return new Uint8Array();
  const read = () => reader.read().catch(() => undefined);
  for (let next = await read(); !next?.done; next = await read()) {
    if (!next) return undefined;
    size += next.value.byteLength;
    if (size > Math.max(limit, dropped)) {
      await reader.cancel();
      return undefined;
    }
    if (size <= limit) chunks.push(next.value);
  }
  return size > limit ? undefined : new Uint8Array(Buffer.concat(chunks));
};

/** Parts of a document: markup as a text, and what many documents have in common as the bytes that it is sent as. */
export type Pieces = readonly (string | Uint8Array)[];

const encoder = new TextEncoder();
/** A character of a string takes three bytes at most. */
const most = 3;

/** Written one behind the other, each once: a text of 70 kB in one piece takes four times as long to become bytes. */
export const joined = (pieces: Pieces): Uint8Array<ArrayBuffer> => {
  const room = Buffer.allocUnsafeSlow(
    pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? most : 1) * piece.length, 0),
  );
  let end = 0;
  for (const piece of pieces)
    if (typeof piece === 'string') end += encoder.encodeInto(piece, room.subarray(end)).written;
    else {
      room.set(piece, end);
      end += piece.length;
    }
  return new Uint8Array(room.subarray(0, end));
};

/** Parts of a document: markup as text, and parts that many documents share as encoded bytes. */
export type Pieces = readonly (string | Uint8Array)[];

const encoder = new TextEncoder();
/** A character of a string takes at most three bytes. */
const most = 3;

/** A buffer that documents are written to before each gets bytes of its own. As large as the largest document. */
let room = new Uint8Array(0);

/** Encodes the pieces one after the other: encoding a text of 70 kB in one piece takes four times as long. */
export const joined = (pieces: Pieces): Uint8Array<ArrayBuffer> => {
  const needed = pieces.reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? most : 1) * piece.length,
    0,
  );
  if (room.length < needed) room = new Uint8Array(needed);
  let end = 0;
  for (const piece of pieces)
    if (typeof piece === 'string') end += encoder.encodeInto(piece, room.subarray(end)).written;
    else {
      room.set(piece, end);
      end += piece.length;
    }
  return room.slice(0, end);
};

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DrawingQueue, Urgency } from './drawing-queue.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Pictures on disk, each drawn once. */
export interface PictureStore {
  /**
   * Returns the picture for a key, and draws it if it does not exist. Requests made while it is being drawn share the
   * same result.
   */
  readonly get: (key: string, urgency: Urgency, draw: () => Promise<Bytes>) => Promise<Bytes>;
}

const read = async (file: string): Promise<Bytes | undefined> => {
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    return undefined;
  }
};

/**
 * Writes to a temporary file and renames it, so that nobody reads half a file. If the disk is full, the picture is
 * drawn again next time, but the response still succeeds.
 */
const keep = async (file: string, bytes: Bytes): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch {
    return;
  }
};

export const makePictureStore = (folder: string, queue: DrawingQueue): PictureStore => {
  const underWay = new Map<string, Promise<Bytes>>();
  const make = async (key: string, urgency: Urgency, draw: () => Promise<Bytes>): Promise<Bytes> => {
    const file = join(folder, key);
    const known = await read(file);
    if (known) return known;
    const bytes = await queue.run(urgency, draw);
    await keep(file, bytes);
    return bytes;
  };
  return {
    get: (key, urgency, draw) => {
      const running = underWay.get(key);
      if (running) return running;
      const job = make(key, urgency, draw).finally(() => underWay.delete(key));
      underWay.set(key, job);
      return job;
    },
  };
};

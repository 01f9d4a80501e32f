import type { init } from '@sentry/browser';
import { replayIntegration } from '@sentry/replay';

type Client = NonNullable<ReturnType<typeof init>>;

/** Records the page with all texts, fields and pictures masked, until the returned function is called. */
export const recording = (client: Client, fromErrorOn: boolean): (() => void) => {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Compression needs a worker, which the content security policy forbids.
    useCompression: false,
    networkCaptureBodies: false,
  });
  client.addIntegration(replay);
  if (fromErrorOn) replay.startBuffering();
  return () => void replay.stop();
};

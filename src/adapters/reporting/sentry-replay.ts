import type { init } from '@sentry/browser';
import { replayIntegration } from '@sentry/replay';

type Client = NonNullable<ReturnType<typeof init>>;

/** Records the page with all texts, fields and pictures hidden, until it is told to stop. */
export const recording = (client: Client, fromErrorOn: boolean): (() => void) => {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Would want a worker that the content policy does not allow.
    useCompression: false,
    networkCaptureBodies: false,
  });
  client.addIntegration(replay);
  if (fromErrorOn) replay.startBuffering();
  return () => void replay.stop();
};

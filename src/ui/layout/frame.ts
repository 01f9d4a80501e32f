import type { LoaderArgs } from '../shared/load.ts';
import type { FrameData } from './load-frame.ts';

export const frameId = 'root';

/** The browser has the frame with its first page: the code that reads menus does not come with that page. */
export const frameLoader = async (args: LoaderArgs): Promise<FrameData> =>
  (await import('./load-frame.ts')).loadFrame(args);

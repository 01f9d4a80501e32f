import { once } from '../../application/shared/once.ts';
import type { LoaderArgs } from '../shared/load.ts';
import type { FrameData } from './load-frame.ts';

export const frameId = 'root';

const code = once(() => import('./load-frame.ts'));

/** The browser has the frame with its first page: the code that reads menus does not come with that page. */
export const frameLoader = async (args: LoaderArgs): Promise<FrameData> => (await code()).loadFrame(args);

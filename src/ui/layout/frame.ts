import { once } from '../../application/shared/once.ts';
import type { LoaderArgs } from '../shared/load.ts';
import type { FrameData } from './load-frame.ts';

export const frameId = 'root';

const code = once(() => import('./load-frame.ts'));

/** The browser gets the frame's data with its first page, so the code that reads menus loads separately from that page. */
export const frameLoader = async (args: LoaderArgs): Promise<FrameData> => (await code()).loadFrame(args);

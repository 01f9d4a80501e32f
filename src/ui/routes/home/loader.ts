import { once } from '../../../application/shared/once.ts';
import type { StoryData } from '../../content/load-story.ts';
import type { LoaderArgs } from '../../shared/load.ts';

const code = once(() => import('../../content/load-story.ts'));

/** The front door's story; the code that reads stories comes with the first that is asked for in the browser. */
export const homeLoader = async (args: LoaderArgs): Promise<StoryData> => (await code()).loadHome(args);

import { once } from '../../../application/shared/once.ts';
import type { StoryData } from '../../content/load-story.ts';
import type { LoaderArgs } from '../../shared/load.ts';

const code = once(() => import('../../content/load-story.ts'));

/** Loads the story of the home page. In the browser the code that reads stories loads with the first story requested. */
export const homeLoader = async (args: LoaderArgs): Promise<StoryData> => (await code()).loadHome(args);

import type { StoryData } from '../../content/load-story.ts';
import { fetched } from '../../shared/fetched.ts';
import type { LoaderArgs } from '../../shared/load.ts';

const code = fetched(() => import('../../content/load-story.ts'));

/** The front door's story; the code that reads stories comes with the first that is asked for in the browser. */
export const homeLoader = async (args: LoaderArgs): Promise<StoryData> => (await code()).loadHome(args);

import type { StoryData } from '../../content/load-story.ts';
import type { LoaderArgs } from '../../shared/load.ts';

/** The front door's story; the code that reads stories comes with the first that is asked for in the browser. */
export const homeLoader = async (args: LoaderArgs): Promise<StoryData> =>
  (await import('../../content/load-story.ts')).loadHome(args);

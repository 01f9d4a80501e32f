import { everyPage } from '../../../domain/routing/page-tags.ts';

/** When the content of pages last changed, as far as this process knows. */
export interface Published {
  /** Milliseconds since 1970; 0: never. */
  readonly at: () => number;
  /** Content was published here, so all servers have to drop older pages. `tags`: what changed; undefined for everything. */
  readonly tell: (tags?: readonly string[]) => void;
  /** All servers know of the change, and this one was chosen to notify the CDN cache. Source: CDN-5. */
  readonly tellCopies: () => void;
  /** Another server has reported a change. */
  readonly hear: () => void;
  /** Registers the function that notifies the other servers. */
  readonly onTold: (passOn: () => void) => void;
}

/** `copiesAreOld`: notifies the CDN cache, if there is one. */
export const makePublished = (
  now: () => number,
  copiesAreOld: (tags: readonly string[]) => void = () => undefined,
): Published => {
  let last = 0;
  const hearers: (() => void)[] = [];
  const hear = (): void => {
    last = now();
  };
  return {
    at: () => last,
    tell: (tags = [everyPage]) => {
      hear();
      copiesAreOld(tags);
      for (const passOn of hearers) passOn();
    },
    tellCopies: () => copiesAreOld([everyPage]),
    hear,
    onTold: (passOn) => void hearers.push(passOn),
  };
};

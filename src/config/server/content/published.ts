import { everyPage } from '../../../domain/routing/page-tags.ts';

/** When something of what pages show was changed last, as far as this process was told. */
export interface Published {
  /** Milliseconds since 1970; 0: never. */
  readonly at: () => number;
  /** Something was published here: what was made before is old, at every server. `tags`: of what; nothing said: of all. */
  readonly tell: (tags?: readonly string[]) => void;
  /** All servers know it, and this one was chosen to tell who keeps copies before them. Source: CDN-5. */
  readonly tellCopies: () => void;
  /** Another server told so. */
  readonly hear: () => void;
  /** The other servers are told by this. */
  readonly onTold: (passOn: () => void) => void;
}

/** `copiesAreOld`: tells who keeps copies before the page servers, where there is somebody. */
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

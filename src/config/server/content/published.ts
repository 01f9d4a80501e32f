/** When something of what pages show was changed last, as far as this process was told. */
export interface Published {
  /** Milliseconds since 1970; 0: never. */
  readonly at: () => number;
  /** Something was published here: what was made before is old, at every server. */
  readonly tell: () => void;
  /** Another server told so. */
  readonly hear: () => void;
  /** The other servers are told by this. */
  readonly onTold: (passOn: () => void) => void;
}

export const makePublished = (now: () => number): Published => {
  let last = 0;
  const hearers: (() => void)[] = [];
  const hear = (): void => {
    last = now();
  };
  return {
    at: () => last,
    tell: () => {
      hear();
      for (const passOn of hearers) passOn();
    },
    hear,
    onTold: (passOn) => void hearers.push(passOn),
  };
};

/** When editors published last, as far as this process was told. */
export interface Published {
  /** Milliseconds since 1970; 0: never. */
  readonly at: () => number;
  /** Something was published now: what was made before is old. */
  readonly tell: () => void;
}

export const makePublished = (now: () => number): Published => {
  let last = 0;
  return {
    at: () => last,
    tell: () => {
      last = now();
    },
  };
};

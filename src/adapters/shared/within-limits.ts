/** Returns a number of a request, such as a page or a size. One that is out of bounds counts as absent; it is no error. */
export const withinLimits = (
  asked: number | undefined,
  least: number,
  most: number,
  otherwise: number,
): number => (asked !== undefined && asked >= least && asked <= most ? asked : otherwise);

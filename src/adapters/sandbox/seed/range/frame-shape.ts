/** How the front of a pair of glasses is cut. */
export type FrameShape =
  | 'round'
  | 'panto'
  | 'square'
  | 'rectangle'
  | 'oval'
  | 'wayfarer'
  | 'aviator'
  | 'cateye'
  | 'hexagon';

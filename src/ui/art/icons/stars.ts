import { line } from './icon.tsx';

/* Stars of a rating: each is whole, half or empty. */

export const StarFullIcon = /* @__PURE__ */ line(
  'm12 3.2 2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z',
  'm12 3.2 2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z',
);
export const StarHalfIcon = /* @__PURE__ */ line(
  'm12 3.2 2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z',
  'M12 3.2v14l-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z',
);
export const StarEmptyIcon = /* @__PURE__ */ line(
  'm12 3.2 2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z',
);

import { line } from './icon.tsx';

/* The two eyes of a prescription. Right is the wearer's right, as on the form. */

export const EyeRightIcon = /* @__PURE__ */ line(
  'M2 10.5C6 5 14 5 18 10.5C14 16 6 16 2 10.5zM10 8a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM16.5 21v-6h2.2a1.7 1.7 0 0 1 0 3.4h-2.2M18.8 18.4l2 2.6',
);
export const EyeLeftIcon = /* @__PURE__ */ line(
  'M2 10.5C6 5 14 5 18 10.5C14 16 6 16 2 10.5zM10 8a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM17.5 15v6h3.2',
);

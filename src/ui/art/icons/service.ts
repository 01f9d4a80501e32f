import { line } from './icon.tsx';

/* Icons of promises, contact and delivery. */

export const TruckIcon = /* @__PURE__ */ line(
  'M2.5 6h11v10.5h-11zM13.5 9.5H18l3.5 3.5v3.5h-8M7 16.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM17.5 16.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
);
export const ShieldIcon = /* @__PURE__ */ line(
  'M12 3l8 3v5.5c0 4.5-3 8-8 9.5c-5-1.5-8-5-8-9.5V6zM8.5 12l2.5 2.5l4.5-5',
);
export const GiftIcon = /* @__PURE__ */ line(
  'M3.5 8h17v4h-17zM5 12h14v8.5H5zM12 8v12.5M12 8C9 8 7.5 7 7.5 5.5S10.5 3 12 8c1.5-5 4.5-4 4.5-2.5S15 8 12 8z',
);
export const HomeIcon = /* @__PURE__ */ line('M3.5 11.5L12 4l8.5 7.5M6 10v10.5h12V10M10 20.5v-6h4v6');

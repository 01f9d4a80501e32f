import { line } from './icon.tsx';

/* Icons of the header. */

export const CartIcon = /* @__PURE__ */ line(
  'M3 4h2.2l2.3 11h10.2l2-8H6.2M9.5 19.5h0M16.5 19.5h0',
  'M9.5 18.2a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6zM16.5 18.2a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6z',
);
export const SearchIcon = /* @__PURE__ */ line(
  'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
);
export const AccountIcon = /* @__PURE__ */ line('M4 20a8 8 0 0 1 16 0M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0z');
export const ReorderIcon = /* @__PURE__ */ line(
  'M4 11a8 8 0 0 1 14.2-4.2L20.5 9M20.5 4v5h-5M20 13a8 8 0 0 1-14.2 4.2L3.5 15M3.5 20v-5h5',
);
export const MenuIcon = /* @__PURE__ */ line('M3.5 6.5h17M3.5 12h17M3.5 17.5h17');
export const CloseIcon = /* @__PURE__ */ line('M5.5 5.5l13 13M18.5 5.5l-13 13');
export const ChevronDownIcon = /* @__PURE__ */ line('M6 9l6 6l6-6');
export const GlobeIcon = /* @__PURE__ */ line(
  'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM3.5 9.5h17M3.5 14.5h17M12 3c5 5.5 5 12.5 0 18c-5-5.5-5-12.5 0-18z',
);

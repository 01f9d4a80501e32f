import { line } from './icon.tsx';

/* What can be done with a thing. */

export const CheckIcon = /* @__PURE__ */ line('M4.5 12.5l5 5L19.5 7');
export const PlusIcon = /* @__PURE__ */ line('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ line('M5 12h14');
export const TrashIcon = /* @__PURE__ */ line(
  'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
);
export const FilterIcon = /* @__PURE__ */ line(
  'M3.5 7h9M17.5 7h3M3.5 17h3M11.5 17h9M15 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM9 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
);
export const GridIcon = /* @__PURE__ */ line(
  'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
);
export const ListIcon = /* @__PURE__ */ line(
  'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.01M4 12h.01M4 17.5h.01',
);
export const PrintIcon = /* @__PURE__ */ line('M7 8.5V3.5h10v5M7 17.5H3.5v-9h17v9H17M7 14h10v6.5H7z');
export const EditIcon = /* @__PURE__ */ line('M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5L17.5 10');
export const HeartIcon = /* @__PURE__ */ line(
  'M12 20C6 16 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 7-8.5 11z',
);
export const LockIcon = /* @__PURE__ */ line(
  'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
);

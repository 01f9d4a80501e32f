import { line } from './icon.tsx';

/* Icons of actions. */

export const CheckIcon = /* @__PURE__ */ line('M4.5 12.5l5 5L19.5 7');
export const TrashIcon = /* @__PURE__ */ line(
  'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
);
export const LockIcon = /* @__PURE__ */ line(
  'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
);
export const EditIcon = /* @__PURE__ */ line('M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5');

import { line } from './icon.tsx';

/* Icons of the account. */

export const EyeIcon = /* @__PURE__ */ line(
  'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
);
export const StampIcon = /* @__PURE__ */ line(
  'M12 3.5l2.6 5.4l5.9.8l-4.3 4.1l1.1 5.9L12 16.9l-5.3 2.8l1.1-5.9l-4.3-4.1l5.9-.8z',
);
export const CalendarIcon = /* @__PURE__ */ line('M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8');

import { line } from './icon.tsx';

/* Icons of messages. */

export const InfoIcon = /* @__PURE__ */ line('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM12 11v5.5M12 7.5h.01');
export const WarningIcon = /* @__PURE__ */ line('M12 4l9.5 16.5h-19zM12 10v5M12 17.8h.01');
export const SuccessIcon = /* @__PURE__ */ line('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM7.5 12.5l3 3l6-6.5');
export const ErrorIcon = /* @__PURE__ */ line('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM9 9l6 6M15 9l-6 6');

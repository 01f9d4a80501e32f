import { line } from './icon.tsx';

/* Arrows and chevrons. */

export const ChevronUpIcon = /* @__PURE__ */ line('M6 15l6-6l6 6');
export const ChevronLeftIcon = /* @__PURE__ */ line('M15 6l-6 6l6 6');
export const ChevronRightIcon = /* @__PURE__ */ line('M9 6l6 6l-6 6');
export const ArrowLeftIcon = /* @__PURE__ */ line('M20 12H4.5M11 5l-7 7l7 7');
export const ArrowRightIcon = /* @__PURE__ */ line('M4 12h15.5M13 5l7 7l-7 7');
export const ExternalIcon = /* @__PURE__ */ line('M14 4h6v6M20 4l-9 9M18 13.5V20H4V6h6.5');
export const DownloadIcon = /* @__PURE__ */ line('M12 4v11M7 10.5l5 5l5-5M4 20h16');

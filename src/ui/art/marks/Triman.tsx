/** The French recycling sign Triman: a person who sorts one thing into three directions. */
export const Triman = () => (
  <svg
    viewBox="0 0 48 48"
    width="48"
    height="48"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="17" cy="9" r="4.5" fill="currentColor" stroke="none" />
    <path d="M17 17v14M17 31l-6 11M17 31l6 11M17 20l-8 6" />
    <path d="M17 20q8-1 13-9m0 0h-5m5 0v5M17 20q10 2 22 1m0 0-4-4m4 4-4 4M17 20q7 7 14 11m0 0v-5m0 5h-5" />
  </svg>
);

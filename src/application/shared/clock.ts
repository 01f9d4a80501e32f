/** Now, in milliseconds since 1970. A port, so that rules about time can be tested. */
export interface ClockPort {
  readonly now: () => number;
}

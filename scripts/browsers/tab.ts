export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Values that a function in a page can receive and return. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain };

/** One page of a browser. It offers only what every protocol supports, so that a journey is written once. */
export interface Tab {
  /** Opens an address, and waits until its document has loaded. */
  readonly go: (address: string) => Promise<void>;
  /** Calls a function in the page. The function cannot use anything from its surrounding scope here. */
  readonly ask: <Given extends readonly Plain[], A extends Plain>(
    question: (...given: Given) => A,
    ...given: Given
  ) => Promise<A>;
  /** Presses at a point in the viewport. Units: px. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Presses keys one by one, by their character or one of `keys`. */
  readonly type: (text: string) => Promise<void>;
  readonly picture: () => Promise<Buffer>;
  /** What the browser has written to its console; empty if its protocol does not report it. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Whether pages may run scripts. Functions of a journey run in the page in either case. */
export type Scripts = 'run' | 'are off';

export interface Browser {
  readonly name: string;
  readonly version: string;
  /** A new visitor. */
  readonly open: (size: Size, scripts: Scripts) => Promise<Tab>;
  readonly end: () => Promise<void>;
}

/** A browser that this machine may have. `absent`: why it cannot be driven here. */
export interface Engine {
  readonly name: string;
  readonly absent: () => string | undefined;
  readonly start: () => Promise<Browser>;
}

/** Source: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', down: '\uE015' } as const;

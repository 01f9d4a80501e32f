/** Named texts stored by a browser, on the device or in the tab. A browser that denies storage keeps none. */
export interface TextStore {
  readonly read: (name: string) => string | undefined;
  /** `undefined` deletes it. False if the browser refused. */
  readonly write: (name: string, text?: string) => boolean;
}

export const noTextStore: TextStore = { read: () => undefined, write: () => false };

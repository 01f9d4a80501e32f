/** Texts by name that a browser keeps: on the device, or in the tab. A browser that refuses keeps none. */
export interface TextStore {
  readonly read: (name: string) => string | undefined;
  /** `undefined` takes it away. False: it was refused. */
  readonly write: (name: string, text?: string) => boolean;
}

export const keepsNothing: TextStore = { read: () => undefined, write: () => false };

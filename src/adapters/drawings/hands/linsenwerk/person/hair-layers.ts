/** The layers of hair: behind the shoulders, over them behind the face, and over the face. */
export interface Hair {
  readonly behind: string;
  readonly over: string;
  readonly front: string;
}

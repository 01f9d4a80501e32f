/** A logo as outlines, so that it needs no font. Four units are one CSS pixel. It is 172 units high. */
export interface LogoDrawing {
  readonly width: number;
  /** Shape of the symbol in the shop's primary colour. */
  readonly mark: string;
  /** Shape of the symbol in the shop's secondary colour. */
  readonly second: string;
  /** The shop's name, in the colour of the surrounding text. */
  readonly words: string;
}

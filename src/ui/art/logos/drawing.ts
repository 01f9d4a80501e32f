/** A logo as outlines, so that no font is waited for. Four units are one CSS pixel; it is 172 units high. */
export interface LogoDrawing {
  readonly width: number;
  /** Shape of the symbol in the shop's primary colour. */
  readonly mark: string;
  /** Shape of the symbol in the shop's secondary colour. */
  readonly second: string;
  /** The name, in the colour of the text around. */
  readonly words: string;
}

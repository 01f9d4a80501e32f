/** Why the engine cannot be run, in a sentence for whoever started it. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

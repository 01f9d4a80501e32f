/** Why the engine cannot be run, in a sentence for the user who started it. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** Platform features that TypeScript's own libraries lack, or that some browsers lack. */
interface Scheduler {
  readonly yield?: () => Promise<void>;
}
declare var scheduler: Scheduler | undefined;
interface Document {
  readonly prerendering?: boolean;
}

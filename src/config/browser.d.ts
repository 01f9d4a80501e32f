/** Platform features that TypeScript's own libraries do not know yet, or that not every browser has. */
interface Scheduler {
  readonly yield?: () => Promise<void>;
}
declare var scheduler: Scheduler | undefined;
interface Document {
  readonly prerendering?: boolean;
}

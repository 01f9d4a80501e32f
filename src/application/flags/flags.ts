import type { Observable } from 'rxjs';
import type { Experiment } from '../../domain/content/experiment.ts';
import type { Attributes } from './ports.ts';

/** Features and experiments as a screen sees them. Nothing here fails: a flag without an answer in time gets its default. */
export interface Flags {
  /** The known state for the first render, the same on the server and in the browser. Always the same object. */
  readonly now: (key: string) => Experiment;
  /** Requested on the first subscription, unless it is known. Never changes while a page shows it. */
  readonly watch: (key: string) => Observable<Experiment>;
  /** For loaders that know what their page will show, so that no part of the screen has to wait. */
  readonly settle: (keys: readonly string[]) => Promise<void>;
  /** Reports that the visitor sees a variant of an experiment. Reported once per page load, and only with consent. */
  readonly seen: (key: string) => void;
  /** Reports an event for experiments, only with consent. */
  readonly track: (name: string, properties?: Attributes) => void;
  readonly setAttributes: (attributes: Attributes) => void;
}

import type { Observable } from 'rxjs';
import type { Experiment } from '../../domain/content/experiment.ts';
import type { Attributes } from './ports.ts';

/** Features and experiments as a screen sees them. Nothing here ever fails: what is not known in time is the default. */
export interface Flags {
  /** What is known now, for the first render: on the server and in the browser the same. Always the same object. */
  readonly now: (key: string) => Experiment;
  /** Asked for when it is first watched, unless it is known. Never changes while a page shows it. */
  readonly watch: (key: string) => Observable<Experiment>;
  /** For loaders of pages that know what they will show: then nothing has to wait on the screen. */
  readonly settle: (keys: readonly string[]) => Promise<void>;
  /** Somebody sees a side of an experiment. Told once for each page load, and only with consent. */
  readonly seen: (key: string) => void;
  /** Something to be counted for experiments; only with consent. */
  readonly track: (name: string, properties?: Attributes) => void;
  readonly setAttributes: (attributes: Attributes) => void;
}

/** Calls counted across all servers of a shop. A key is not sent in plain text, so that it does not reveal the caller. */
export interface Tally {
  /** Returns the name of a key as sent between servers. */
  readonly nameOf: (key: string) => string;
  /** Reports that one more call was counted here, or that one no longer counts. */
  readonly tell: (name: string, change: 1 | -1) => void;
  readonly onTold: (hear: (name: string, change: 1 | -1) => void) => void;
}

/** The messages between the servers of one shop. Calls never wait and never fail. */
export interface Fleet {
  /** Tells the other servers that their cached content is outdated. */
  readonly tellChanged: () => void;
  /**
   * Registers a callback for when another server reports a change, a report may have been missed, or the database was
   * changed by hand.
   */
  readonly onChanged: (hear: () => void) => void;
  /**
   * Registers a callback for when the database was changed by hand, or such a change may have been missed. It runs only
   * on the one server chosen to tell external caches, which stays chosen while it is connected.
   */
  readonly onChosen: (act: () => void) => void;
  /** Counts calls of one kind. The kind has the same name on every server. */
  readonly tally: (kind: string) => Tally;
  readonly close: () => Promise<void>;
}

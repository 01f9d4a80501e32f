/** Calls that are counted at all servers of a shop. A key is not sent as it is: nobody learns from it who called. */
export interface Tally {
  /** What a key is called between servers. */
  readonly nameOf: (key: string) => string;
  /** One more call was counted here, or one was none after all. */
  readonly tell: (name: string, change: 1 | -1) => void;
  readonly onTold: (hear: (name: string, change: 1 | -1) => void) => void;
}

/** What the servers of one shop tell each other. Nothing of it waits, and nothing of it fails. */
export interface Fleet {
  /** What was made before is old, at the other servers. */
  readonly tellChanged: () => void;
  /** Another server says so, or may have said so unheard, or somebody changed the database by hand. */
  readonly onChanged: (hear: () => void) => void;
  /**
   * The database was changed by hand, or may have been unheard, and of all servers this one is to tell those outside. It
   * stays the one as long as it hears.
   */
  readonly onChosen: (act: () => void) => void;
  /** Of one kind of call; the same name at every server. */
  readonly tally: (kind: string) => Tally;
  readonly close: () => Promise<void>;
}

/** Who answers the Shop API, and which paths are his. */
export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly paths: readonly string[];
  readonly close: () => Promise<void>;
}

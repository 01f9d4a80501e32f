import type { test } from 'node:test';
import type { Engine } from '../fixtures/engine';

/** Tests of one subject on the shared engine. */
export type Suite = (engine: () => Engine, it: typeof test) => void;

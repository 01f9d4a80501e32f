import { doDueWork } from '../../src/adapters/sandbox/due-work.ts';
import { sandboxWorld } from '../../src/conformance/http/sandbox-world.ts';
import type { World } from '../../src/conformance/world.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';

/** The external pages around a sandbox of a test. */
export const worldOf = ({ sandbox, fetch }: TestSandbox, brand: BrandId = 'okulino'): World =>
  sandboxWorld({ fetch, brand, origin: sandbox.publicUrl(brand), wait: () => doDueWork(sandbox) });

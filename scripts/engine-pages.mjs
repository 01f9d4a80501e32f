import { buildStaffPages } from './ready.mjs';

/** A process of its own: pages are built while the engine is filled. */
try {
  buildStaffPages();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

import { buildStaffPages } from './ready.mjs';

/** Runs in a process of its own, so that pages are built while the engine is filled. */
try {
  buildStaffPages();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

import { readArguments, runProperties } from './property-runs.ts';

/**
 * Runs several actions at once, in many orders: `npm run interleavings -- --runs 10000 --seed 7`. A failure prints the
 * seed and the path that repeat it: `--seed 7 --path 31:0:2 -t "the title"`. `--limit` is seconds for each property;
 * the one over the real sandbox takes a hundred times as long as the others.
 */
const asked = readArguments('10000');
const files = asked.files.length > 0 ? asked.files : ['test/interleavings'];
process.exit(runProperties('INTERLEAVINGS', ['--project=unit', '--project=document'], { ...asked, files }));

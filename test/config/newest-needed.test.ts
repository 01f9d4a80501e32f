import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Features that engines got later than iterator helpers. The starter recognises old engines by these helpers. Source:
 * https://webstatus.dev.
 */
const newer =
  /\b(Promise\.try|RegExp\.escape|Error\.isError|Math\.sumPrecise|Iterator\.(concat|zip)|Temporal\.|Float16Array|URLPattern|JSON\.rawJSON|Intl\.DurationFormat|Atomics\.pause)\b|\.(getOrInsert\w*|fromBase64|toBase64|fromHex|toHex|ariaNotify)\(/;

/** Code that runs in browsers. Code for both sides is tested elsewhere. */
const folders = ['domain', 'application', 'ui', 'config/browser', 'adapters/browser', 'adapters/backend'];

it('browser code uses nothing newer than what the starter checks for · UI-20', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join('src', folder, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => newer.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
